"""Judge the tests by mutants: faults planted one by one, each met by the tests that enter its line.

    make mutants                              300 of them, seeded, from all rooms; goes on where it stopped
    make mutants ARGS="--of bot/tables"       all of a folder or module, told and not kept (``--many 50``: some)
    make mutants ARGS="--seed other --to FILE"  300 others, of modules that the list has not, kept in a file
    make mutants ARGS="--anew"                judges again what the list already has

A mutant is an `if` negated, a comparison flipped, or a call dropped, within a function. Which tests enter its
line is read from contexts of coverage.py, kept in `.mutants/` and made again once a module has changed (one run
of the whole suite, some 20 minutes). The suite is collected once; for each mutant a child is forked, puts its
code into the functions that are there, and meets tests until the first failure: those that hold its module,
others of the quick lane, then slow ones. The list with its results is `tests/data/mutants.tsv`. A process that a
test starts has no mutant.
(mutmut and cosmic-ray collect anew for each mutant: 17 seconds here, 300 times.)
"""

from __future__ import annotations

import argparse
import ast
import copy
import gc
import hashlib
import importlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import CodeType, FunctionType

import coverage
import pytest

from tests import postgres
from tests.feature import tests_of
from tests.lanes import holding

from .contexts import FOLDER, PRODUCT

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "tests" / "data" / "mutants.tsv"
MANY = 300
SEED = "sainome"
AT_ONCE = 2
PROCESSES = ("tests/packaging/", "tests/soak/", "tests/bench/test_wire.py")
"""Tests that start processes, in which there is no mutant."""
LANES = ("held", "quick", "slow")
"""In this order a mutant meets the tests: of its module (``make test-feature``), of the quick lane, all others."""
HANGING = 120
"""Seconds after which a test hangs, and has noticed the mutant."""
MOST, PATIENCE = 200, 20.0
"""Tests of one lane that meet a mutant at most, and the seconds that they took before; the cheapest do."""
FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
PLAIN = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
"""Flipping one of these says the same as negating the `if` around it."""
QUIET = ("log", "logger", "assert_never")
"""Calls that nobody would miss in a game."""


@dataclass(frozen=True)
class Mutant:
    """One fault: the node of its module, by number in the order of `ast.walk`."""

    path: str
    line: int
    name: str
    """The function, as in `Class.method`, and which one of its nodes of this kind."""
    kind: str
    node: int
    source: str

    @property
    def key(self) -> str:
        return f"{self.path}:{self.name} {self.kind} {self.source}"


def mutants_of(path: str) -> Iterator[Mutant]:
    """Yield all mutants of a module."""
    text = (ROOT / path).read_text(encoding="utf-8")
    tree = ast.parse(text)
    numbers = {id(node): number for number, node in enumerate(ast.walk(tree))}

    def walk(node: ast.AST, names: tuple[str, ...], is_inside: bool, is_condition: bool) -> Iterator[Mutant]:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names, is_inside = (*names, node.name), is_inside or not isinstance(node, ast.ClassDef)
        if is_inside and (kind := _kind(node, is_condition)):
            source = " ".join(ast.unparse(getattr(node, "test", node)).split())[:80]
            yield Mutant(path, getattr(node, "lineno", 0), ".".join(names), kind, numbers[id(node)], source)
        for child in ast.iter_child_nodes(node):
            tested = isinstance(node, ast.If | ast.While | ast.IfExp) and child is node.test
            yield from walk(child, names, is_inside, tested)

    yield from walk(tree, (), False, False)


def _kind(node: ast.AST, is_condition: bool) -> str | None:
    match node:
        case ast.If() | ast.While() | ast.IfExp():
            return "if"
        case ast.Compare(ops=[op]) if type(op) in FLIPPED and not (is_condition and isinstance(op, PLAIN)):
            return "comparison"
        case ast.Expr(value=ast.Call() | ast.Await(value=ast.Call())):
            return None if any(name in QUIET for name in ast.unparse(node).split("(")[0].split(".")) else "call"
    return None


def mutated(mutant: Mutant) -> CodeType:
    """Return the code of the module with the fault."""
    tree = ast.parse((ROOT / mutant.path).read_text(encoding="utf-8"))
    node = next(node for number, node in enumerate(ast.walk(tree)) if number == mutant.node)
    match node:
        case ast.If() | ast.While() | ast.IfExp():
            node.test = ast.UnaryOp(ast.Not(), node.test)
        case ast.Compare(ops=[op]):
            node.ops = [FLIPPED[type(op)]()]
        case ast.Expr(value=call):  # never called, and names that it closes over stay closed over
            node.value = ast.BoolOp(ast.And(), [ast.Constant(None), copy.copy(call)])
    return compile(ast.fix_missing_locations(tree), str(ROOT / mutant.path), "exec")


def codes(code: CodeType) -> Iterator[CodeType]:
    """Yield a code and all codes within it."""
    yield code
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from codes(const)


def chosen(many: int, seed: str = SEED, besides: Collection[str] = ()) -> list[Mutant]:
    """Return seeded mutants of each room, as many as fits its size; a mutant keeps its place while it is there."""
    rooms: dict[str, list[Mutant]] = defaultdict(list)
    for path in sorted(path for package in PRODUCT for path in (ROOT / package).rglob("*.py")):
        name = path.relative_to(ROOT)
        if name.as_posix() not in besides:
            rooms["/".join(name.parts[:2])] += mutants_of(name.as_posix())
    weights = {room: len(found) ** 0.5 for room, found in rooms.items()}
    whole = sum(weights.values())
    return [m for room, found in rooms.items() for m in _some(found, round(many * weights[room] / whole), seed)]


def _some(mutants: Sequence[Mutant], many: int, seed: str) -> list[Mutant]:
    return sorted(mutants, key=lambda mutant: hashlib.sha256(f"{seed} {mutant.key}".encode()).digest())[:many]


class Judge:
    """What runs in pytest's process once all is collected."""

    def __init__(self, wanted: Sequence[Mutant], told: Path) -> None:
        self._wanted, self._told, self._held = wanted, told, holding()
        lines = [line for path in FOLDER.glob("seconds.*") for line in path.read_text().splitlines()]
        self._seconds = {name: cost for name, cost, _ in map(json.loads, lines)}
        self._data = [coverage.CoverageData(path) for path in FOLDER.glob("coverage.*")]
        for data in self._data:
            data.read()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("not all tests can be collected")
        items = {item.nodeid: item for item in session.items}
        functions: dict[str, list[FunctionType]] = defaultdict(list)
        for mutant in self._wanted:  # some are imported when they are first needed
            importlib.import_module(mutant.path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                functions[thing.__code__.co_filename].append(thing)
        gc.freeze()
        running: dict[int, tuple[Mutant, float]] = {}
        waiting = list(self._wanted)
        while waiting or running:
            while waiting and len(running) < AT_ONCE:
                mutant = waiting.pop(0)
                tests = self._tests(mutant, items)
                child = os.fork()
                if not child:
                    _meet(mutant, tests, functions[str(ROOT / mutant.path)], self._report(mutant))
                running[child] = mutant, time.monotonic()
            ended, status = os.wait()
            if ended not in running:
                continue
            mutant, begun = running.pop(ended)
            _end(ended)
            self._tell(mutant, status, time.monotonic() - begun)
        return True

    def _tests(self, mutant: Mutant, items: dict[str, pytest.Item]) -> list[tuple[str, pytest.Item]]:
        """Return the tests that enter its line, with the lane of each in the order of LANES, and those near it."""
        entering = {name for data in self._data for name in self._contexts(data, mutant.path).get(mutant.line, [])}
        held, files = tests_of(mutant.path, self._held)
        entering = {name for name in entering & items.keys() if not name.startswith(PROCESSES)}
        rank = {name: LANES.index(self._lane(items[name], held, files)) for name in entering}
        # Where something is kept once it was made, only the first test of a process has entered the line.
        near = [name for name in items if name not in rank and _is_near(name, mutant.path)]
        rank |= {name: LANES.index(self._lane(items[name], held, files)) + 0.5 for name in near}
        spent, many, found = defaultdict[float, float](float), Counter[float](), []
        for name in sorted(rank, key=lambda name: (rank[name], self._cost(name), name)):
            if spent[rank[name]] < PATIENCE and many[rank[name]] < MOST:
                found.append((LANES[int(rank[name])], items[name]))
                spent[rank[name]] += self._cost(name)
                many[rank[name]] += 1
        return found

    def _lane(self, item: pytest.Item, held: set[str], files: set[str]) -> str:
        if item.get_closest_marker("slow") is not None:
            return "slow"
        return "held" if item.nodeid in held or item.nodeid.partition("::")[0] in files else "quick"

    def _cost(self, name: str) -> float:
        return self._seconds.get(name, 1.0)

    @staticmethod
    @lru_cache
    def _contexts(data: coverage.CoverageData, path: str) -> dict[int, list[str]]:
        return data.contexts_by_lineno(path)

    def _report(self, mutant: Mutant) -> Path:
        return FOLDER / f"{hashlib.sha256(mutant.key.encode()).hexdigest()[:16]}.json"

    def _tell(self, mutant: Mutant, status: int, took: float) -> None:
        report = self._report(mutant)
        lines = report.read_text().splitlines() if report.exists() else []
        met, last = len(lines), lines[-1] if lines else ""
        if not met and status:
            raise RuntimeError(f"{mutant} could not be planted")
        if not met:
            verdict, last = "entered by none", ""
        elif os.WIFSIGNALED(status) or os.WEXITSTATUS(status):
            verdict = last.split()[0]
        else:
            verdict, last = "survived", ""
        fields = (
            verdict,
            f"{mutant.path}:{mutant.line}",
            mutant.name,
            mutant.kind,
            mutant.source,
            str(met),
            last.partition(" ")[2],
        )
        with self._told.open("a", encoding="utf-8") as told:
            told.write("\t".join(fields) + "\n")
        print(f"{took:6.1f} s", *fields, file=sys.__stderr__, flush=True)


def _is_near(name: str, path: str) -> bool:
    """Whether a test's file or folder has the name of the module or of its folder; of pictures, the goldens."""
    test, module = Path(name.partition("::")[0]), Path(path)
    if module.parts[0] == "render" and "golden" in name:
        return True
    names = {module.stem, module.parent.name}
    return test.stem.removeprefix("test_") in names or test.parent.name in names


def _meet(
    mutant: Mutant, tests: list[tuple[str, pytest.Item]], functions: list[FunctionType], report: Path
) -> None:
    """In a child: plant the fault and run the tests up to the first failure. The name of each is told before."""
    os.setsid()
    scratch = Path(tempfile.mkdtemp(prefix="mutant"))
    status = 1
    try:
        at = {(code.co_qualname, code.co_firstlineno): code for code in codes(mutated(mutant))}
        for function in functions:
            function.__code__ = at[function.__code__.co_qualname, function.__code__.co_firstlineno]
        watching = Watching()
        for number, (lane, item) in enumerate(tests):
            if not number:
                item.config.pluginmanager.register(watching)
                item.config._tmp_path_factory._given_basetemp = scratch / "base"  # type: ignore[attr-defined]
            with report.open("a", encoding="utf-8") as told:
                told.write(f"{lane} {item.nodeid}\n")
            signal.alarm(HANGING)
            following = tests[number + 1][1] if number + 1 < len(tests) else None
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            if watching.failed:
                break
        status = watching.failed
    except BaseException:
        traceback.print_exc(file=sys.__stderr__)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
        os._exit(status)


class Watching:
    """Knows whether a test of a child has failed."""

    failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= report.failed


def _end(child: int) -> None:
    """Kill what a child has left behind."""
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)


def watch(tests: Sequence[str]) -> None:
    """Run these tests, or without any the whole suite but for the browser, and note which lines each enters."""
    if not tests:
        shutil.rmtree(FOLDER, ignore_errors=True)
    workers = ["-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal"] if not tests else []
    command = ["-m", "pytest", "-q", "-p", "scripts.contexts", *workers, "-m", "not e2e", *tests]
    done = subprocess.run([sys.executable, *command], cwd=ROOT, check=False)
    if done.returncode:
        raise SystemExit("mutants are judged by tests that pass: some do not")
    (FOLDER / "modules.json").write_text(json.dumps(_digests()))


def _digests() -> dict[str, str]:
    modules = (path for package in PRODUCT for path in (ROOT / package).rglob("*.py"))
    return {str(path.relative_to(ROOT)): hashlib.sha256(path.read_bytes()).hexdigest() for path in modules}


def _are_watched(mutants: Sequence[Mutant]) -> bool:
    if not (FOLDER / "modules.json").exists():
        return False
    before, now = json.loads((FOLDER / "modules.json").read_text()), _digests()
    return all(before.get(mutant.path) == now[mutant.path] for mutant in mutants)


def main(argv: Sequence[str] | None = None) -> int:
    """Judge, and say how many died of what."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.splitlines()[0])
    parser.add_argument("--of", metavar="PATH", help="mutants of this folder or module, told and not kept")
    parser.add_argument("--many", type=int, help=f"how many (default: {MANY} of all rooms, all of a folder)")
    parser.add_argument("--seed", default=SEED, help="another one chooses of modules that the list has not")
    parser.add_argument(
        "--to", type=Path, default=LIST, metavar="FILE", help="the list (default tests/data/mutants.tsv)"
    )
    parser.add_argument("--anew", action="store_true", help="judge again what the list already has")
    parser.add_argument(
        "--watch", nargs="*", metavar="TEST", help="first note which lines these tests enter, or all"
    )
    asked = parser.parse_args(argv)
    told = FOLDER / "of.tsv" if asked.of else asked.to
    if asked.of:
        paths = [ROOT / asked.of] if asked.of.endswith(".py") else sorted((ROOT / asked.of).rglob("*.py"))
        wanted = [mutant for path in paths for mutant in mutants_of(path.relative_to(ROOT).as_posix())]
        wanted = _some(wanted, asked.many or len(wanted), asked.seed)
    else:
        besides = {_key(line).partition(":")[0] for line in LIST.read_text(encoding="utf-8").splitlines()}
        wanted = chosen(asked.many or MANY, asked.seed, besides if asked.seed != SEED else ())
    if asked.watch is not None or not _are_watched(wanted):
        watch(asked.watch or [])
    if asked.anew or asked.of:
        told.unlink(missing_ok=True)
    for report in FOLDER.glob("*.json"):
        if report.name != "modules.json":
            report.unlink()
    done = {_key(line) for line in told.read_text(encoding="utf-8").splitlines()} if told.exists() else set()
    left = [mutant for mutant in wanted if mutant.key not in done]
    print(f"{len(left)} mutants to judge, {len(wanted) - len(left)} judged before", file=sys.stderr)
    if left:
        options = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-m", "not e2e"]
        with postgres.own() as server:  # one for all children
            os.environ[postgres.FOLDER] = str(server.folder)
            pytest.main([*options, str(ROOT / "tests")], plugins=[Judge(left, told)])
    verdicts = Counter(line.split("\t")[0] for line in told.read_text(encoding="utf-8").splitlines())
    print(*(f"{many} {verdict}" for verdict, many in verdicts.most_common()), sep=", ")
    return 0


def _key(line: str) -> str:
    _, place, name, kind, source, *_ = line.split("\t")
    return f"{place.partition(':')[0]}:{name} {kind} {source}"


if __name__ == "__main__":
    sys.exit(main())
