"""Choose the lanes of tests from what `make mutants` has watched (`.mutants/`): which test enters which line.

    python -m scripts.lanes     writes tests/lanes.txt and tests/data/holding.txt

The quick lane has every test that is cheap; of the others those that enter most lines which few quick tests
enter, for their seconds, until the time is spent. All others are slow, and so is what takes more than half a
second, unless a reason is given by hand. Of each module the few quick tests are written down that enter its lines
twice where they can, for `make test-feature`.
"""

from __future__ import annotations

import heapq
import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from tests.costs import LONG_SECONDS
from tests.lanes import HOLDING, LANES, read

from .contexts import FOLDER
from .mutants import ROOT

CHEAP = 0.15
"""Seconds of a test that is always in the quick lane."""
QUICK = 100.0
"""Seconds for all others of the quick lane."""
WEIGHTS = (1.0, 0.5, 0.25)
"""What a line counts that none, one or two of the quick tests enter."""
HELD = 2.0
"""Seconds for the tests of one module, of which those count a third that bear its name."""
TWICE = (1.0, 0.5)


def entered() -> tuple[dict[str, int], dict[str, tuple[int, int]]]:
    """Return for each test the lines that it enters, as bits, and for each module its first bit and how many."""
    places: dict[str, tuple[int, int]] = {}
    tests: dict[str, int] = defaultdict(int)
    end = 0
    for path in sorted(FOLDER.glob("coverage.*")):
        with sqlite3.connect(path) as db:
            files, names = (
                dict(db.execute("SELECT id, path FROM file")),
                dict(db.execute("SELECT id, context FROM context")),
            )
            for file, name, bits in db.execute("SELECT file_id, context_id, numbits FROM line_bits"):
                if not names[name]:
                    continue
                module = files[file]
                if module not in places:
                    many = 8 + 8 * (len((ROOT / module).read_bytes().splitlines()) // 8 + 1)
                    places[module] = end, many
                    end += many
                tests[names[name]] |= int.from_bytes(bits, "little") << places[module][0]
    return dict(tests), places


def seconds() -> tuple[dict[str, float], set[str]]:
    """Return the processor seconds of each test, and the tests that name themselves slow."""
    lines = [line for path in FOLDER.glob("seconds.*") for line in path.read_text(encoding="utf-8").splitlines()]
    found = [json.loads(line) for line in lines]
    return {name: max(cost, 0.0005) for name, cost, _ in found}, {name for name, _, is_slow in found if is_slow}


def cover(
    tests: Mapping[str, int],
    costs: Mapping[str, float],
    budget: float,
    weights: Sequence[float],
    given: Iterable[str] = (),
) -> list[str]:
    """Return the tests that enter most for their cost; those given are there at no cost."""
    seen = [0] * len(weights)

    def gain(name: str) -> float:
        return sum(w * (tests[name] & ~mask).bit_count() for w, mask in zip(weights, seen, strict=True))

    def add(name: str) -> None:
        left = tests[name]
        for number, mask in enumerate(seen):
            seen[number], left = mask | left, mask & left

    picked = list(given)
    for name in picked:
        add(name)
    queue = [(-gain(name) / costs[name], name) for name in tests.keys() - set(picked)]
    heapq.heapify(queue)
    while queue and budget > 0:
        worth, name = heapq.heappop(queue)
        now = -gain(name) / costs[name]
        if now and now > worth + 1e-9:
            heapq.heappush(queue, (now, name))
        elif now and costs[name] <= budget:
            add(name)
            picked.append(name)
            budget -= costs[name]
    return picked


def main() -> int:
    """Write both files."""
    tests, places = entered()
    (costs, marked), before = seconds(), read()
    allowed = {
        name for name in costs if costs[name] <= LONG_SECONDS or name.partition("[")[0] in before.long
    } - marked
    cheap = [name for name in allowed if costs[name] < CHEAP or name not in tests]
    cheap += [name for name in allowed if name.partition("[")[0] in before.long]
    inside = {name: tests.get(name, 0) for name in allowed}
    quick = set(cover(inside, costs, QUICK, WEIGHTS, cheap))
    head = [line for line in LANES.read_text(encoding="utf-8").splitlines() if not line.startswith("slow ")]
    LANES.write_text("\n".join([*head, *_lines(costs.keys() - marked, quick), ""]), encoding="utf-8")
    HOLDING.write_text("".join(f"{line}\n" for line in _holding(tests, places, costs, quick)), encoding="utf-8")
    print(f"{len(quick)} tests of {sum(costs[name] for name in quick):.0f} s in the quick lane")
    return 0


def _lines(names: Iterable[str], quick: set[str]) -> list[str]:
    """Return what the list says of the slow tests, the shorter way for each."""
    cases: dict[str, list[str]] = defaultdict(list)
    for name in sorted(names):
        cases[name.partition("[")[0]].append(name)
    lines = []
    for function, found in cases.items():
        fast, slow = (
            [_case(one) for one in found if one in quick],
            [_case(one) for one in found if one not in quick],
        )
        if slow and not fast:
            lines.append(f"slow {function}")
        elif slow:
            lines.append(
                " | ".join(
                    [f"slow {function} but", *fast] if len(fast) < len(slow) else [f"slow {function} at", *slow]
                )
            )
    return lines


def _case(name: str) -> str:
    return name.partition("[")[2].removesuffix("]")


def _holding(
    tests: Mapping[str, int], places: Mapping[str, tuple[int, int]], costs: Mapping[str, float], quick: set[str]
) -> Iterable[str]:
    """Yield a line for each module, and below it one for each file of tests that hold it, tab by tab."""
    for module, (first, many) in sorted(places.items()):
        mask = ((1 << many) - 1) << first
        inside = {name: tests[name] & mask for name in quick & tests.keys() if tests[name] & mask}
        stem = Path(module).stem
        near = {name: costs[name] / (3 if stem in name.partition("::")[0] else 1) for name in inside}
        files: dict[str, list[str]] = defaultdict(list)
        for name in sorted(cover(inside, near, HELD, TWICE)):
            path, _, test = name.partition("::")
            files[path].append(test)
        if files:
            yield module
            yield from ("\t".join(["", path, *found]) for path, found in files.items())


if __name__ == "__main__":
    main()
