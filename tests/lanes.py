"""Which lane a test is in: what a test says itself, and the list tests/lanes.txt (``python -m scripts.lanes``)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

LANES = Path(__file__).parent / "lanes.txt"
HOLDING = Path(__file__).parent / "data" / "holding.txt"
"""For each module the tests that hold it: ``make test-feature``."""


@dataclass
class Lanes:
    """The list.

    ``slow NAME`` is a test with all its cases, ``slow NAME at | CASE | CASE`` with these, ``slow NAME but | CASE``
    with all others; ``long NAME WHY`` is quick.
    """

    slow: dict[str, frozenset[str] | None] = field(default_factory=dict)
    """Cases in the slow lane, by test; None: all."""
    quick: dict[str, frozenset[str]] = field(default_factory=dict)
    """Cases of a test in the quick lane, where all others are slow."""
    long: dict[str, str] = field(default_factory=dict)
    """Why a test is in the quick lane, though it takes more than half a second."""

    def is_slow(self, name: str) -> bool:
        """Whether the list puts a test (its node id) into the slow lane."""
        function, _, case = name.partition("[")
        case = case.removesuffix("]")
        if function in self.quick:
            return case not in self.quick[function]
        cases = self.slow.get(function, frozenset())
        return cases is None or case in cases


def read(path: Path = LANES) -> Lanes:
    """Read the list.

    Raises ValueError for a line that is neither.
    """
    lanes = Lanes()
    for line in path.read_text(encoding="utf-8").splitlines():
        head, *cases = line.split(" | ")
        match head.split():
            case [] | ["#", *_]:
                pass
            case ["slow", name] if not cases:
                lanes.slow[name] = None
            case ["slow", name, "at"] if cases:
                lanes.slow[name] = frozenset(cases)
            case ["slow", name, "but"] if cases:
                lanes.quick[name] = frozenset(cases)
            case ["long", name, *reason] if reason:
                lanes.long[name] = " ".join(reason)
            case _:
                raise ValueError(f"{path.name}: {line!r}")
    return lanes


def holding(path: Path = HOLDING) -> dict[str, list[str]]:
    """Return the tests that hold each module, by its path."""
    modules: dict[str, list[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        module, *found = line.split("\t")
        if module:
            tests = modules[module] = []
        else:
            tests += [f"{found[0]}::{test}" for test in found[1:]]
    return modules


def slow_except(cases: Iterable[Any], *quick: Any) -> list[Any]:
    """Return all cases, marked as slow but for the ``quick`` ones; a case of several values is a tuple."""
    return [case if case in quick else pytest.param(*_values(case), marks=pytest.mark.slow) for case in cases]


def _values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)
