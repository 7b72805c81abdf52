"""scripts/verify_league.py, written from docs/fair-dice.md alone, beside what the bot tells of a cycle."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.features.league.cycle import lot_of, opening, seed_of
from engines.core.history import fairness

SCRIPT = Path(__file__).parents[2] / "scripts" / "verify_league.py"
SECRET = bytes(range(32)).hex()
CYCLE = "abcdefghij"


def told(**changes: Any) -> tuple[int, str]:
    table = {
        "group": 0,
        "table": 0,
        "session": "klmnopqrst",
        "opening": fairness.opening(seed_of(CYCLE, SECRET, 0, 0), "klmnopqrst", "octa"),
    }
    cycle = {"cycle": CYCLE, "game": "octa", "secret": SECRET, "hash": opening(CYCLE, SECRET), "tables": [table]}
    given = json.dumps(cycle | changes)
    done = subprocess.run([sys.executable, str(SCRIPT)], input=given, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_page_has_the_vectors() -> None:
    page = (SCRIPT.parents[1] / "docs" / "fair-dice.md").read_text(encoding="utf-8")
    for vector in (opening(CYCLE, SECRET), seed_of(CYCLE, SECRET, 0, 0).hex(), lot_of(CYCLE, SECRET, "0/0")):
        assert f"`{vector}`" in page


def test_honest_cycle_is_told_what_to_compare() -> None:
    code, said = told()
    assert code == 0
    assert "The seeds of all tables follow from the secret." in said
    assert fairness.short_hash(opening(CYCLE, SECRET)) in said


@pytest.mark.parametrize("changes", [{"secret": "11" * 32}, {"hash": "22" * 32}, {"cycle": "other"}])
def test_what_does_not_follow_is_named(changes: dict[str, str]) -> None:
    code, said = told(**changes)
    assert code == 1
    assert "should be" in said
