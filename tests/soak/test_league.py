"""A short league whose processes are killed: it ends, and nobody and nothing is there twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import postgres

from .league import Plan, databases, simulate

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_league_ends_though_its_processes_are_killed(tmp_path: Path, kind: str) -> None:
    if kind == "postgres" and (missing := postgres.why_missing()):
        pytest.skip(missing)
    with databases(kind, tmp_path) as database:
        figures = await simulate(Plan(people=12, cycles=1, slowest=4.0, kills=0.1), database, tmp_path)
    (cycle,) = figures["cycles"]
    assert not figures["faults"], [(tmp_path / f"log{number}").read_text()[-5_000:] for number in (0, 1)]
    assert not figures["failed_looks"]
    assert (cycle["people"], cycle["groups"]) == (12, 3)
    assert cycle["tables"] + cycle["not_opened"] == 12
    assert cycle["open_at_the_end"] <= 1
    assert figures["kills"] >= 3
