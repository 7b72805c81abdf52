"""The line of each release that says what a press costs."""

from __future__ import annotations

from pathlib import Path

from bench import cost
from bench.wire.process import PROJECT
from engines import GAMES


def figures(ms: float, trips: int) -> dict[str, dict[str, object]]:
    counts = {"trips": trips, "files": 200, "functions": 1500}
    return {"octa": {"cpu_ms": ms, "look": counts, "move": counts}}


def test_line_is_read_as_it_is_written() -> None:
    found = cost.read_line(cost.line_of(figures(31.4, 6), 250.4))
    octa = found["octa"]
    assert found[""] == {"MB": 250}
    assert (octa["ms"], octa["trips of a look"], octa["functions of a move"]) == (31, 6, 1500)


def test_what_is_a_tenth_worse_is_named() -> None:
    before = f"## [1.0.0]\n\n{cost.line_of(figures(30, 10), 200)}\n- Something else.\n"
    wrapped = before.replace(", look", ",\n  look")
    for changelog in (before, wrapped):
        assert cost.worse(cost.line_of(figures(33, 11), 220), changelog) == []
        assert cost.worse(cost.line_of(figures(34, 12), 221), changelog) == [
            "all: 221 MB, was 200",
            "octa: 34 ms, was 30",
            "octa: 12 trips of a look, was 10",
            "octa: 12 trips of a move, was 10",
        ]
    assert cost.worse(cost.line_of(figures(34, 12), 221), "# Changelog") == []


def test_newest_release_says_what_a_press_costs() -> None:
    """Of every game; ``make bench ARGS="--only cost"`` prints the line."""
    newest = Path(PROJECT / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")[1]
    line = cost.newest_line(newest)
    assert line is not None
    assert set(cost.read_line(line)) == {"", *GAMES}
