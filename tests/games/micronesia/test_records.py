"""Golden records: one for each way to end, with its seed revealed."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core import Seat
from engines.core.records import dump, load, replay, verify
from engines.micronesia import GAME

RECORDS = Path(__file__).parent / "records"
ENDINGS = {
    "seven-islands": ("seven-islands", "points", (1, 3, 2)),
    "bust": ("bust", "points", (2, 3, 1)),
    "bust-higher-island": ("bust", "island", (3, 1, 4, 2)),
    "resigned": ("resigned", "island", (1, 2, 4, 3)),
    "turn-limit": ("turn-limit", "points", (2, 1, 3)),
}
"""By record: the reason, the deciding criterion, and the ranks by seat."""


def test_every_record_is_checked():
    assert {path.stem for path in RECORDS.glob("*.jsonl")} == set(ENDINGS)


@pytest.mark.rule("micronesia", 32, 33, 34, 36, 38, "A20", "A21")
@pytest.mark.parametrize("name", ENDINGS)
def test_golden_record_ends_as_recorded(name):
    record = load((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))
    *_, last = replay(GAME, record)
    outcome = GAME.outcome(last.step.state)
    assert outcome is not None
    assert (outcome.reason, outcome.facts["decided"], outcome.ranks) == ENDINGS[name]
    assert last.step.events[-1].kind == "ended"


@pytest.mark.parametrize("name", ENDINGS)
def test_golden_rolls_come_from_the_seed(name):
    record = load((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))
    verdict = verify(record)
    assert verdict.honest
    assert verdict.draws == 1 + 3 * sum(draw.sides == 6 for row in record.rows for draw in row.chance)
    assert load(dump(record)) == record


@pytest.mark.parametrize("name", ENDINGS)
def test_golden_moves_were_legal(name):
    record = load((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))
    before = None
    for played in replay(GAME, record):
        if before is not None and played.row.notation != "resign":
            offered = GAME.legal_actions(before, Seat(played.row.seat))
            assert played.row.notation in map(GAME.notation, offered)
        before = played.step.state
