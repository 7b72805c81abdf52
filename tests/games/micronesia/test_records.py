"""Golden records: one for each way to end, with its seed revealed."""

from __future__ import annotations

import pytest

from engines.core.history.verdict import verify
from engines.micronesia import GAME

from ..golden import GoldenRecords

RECORDS = GoldenRecords(GAME.rules, __file__)
ENDINGS = {
    "seven-islands": ("seven-islands", "points", (1, 3, 2)),
    "bust": ("bust", "points", (2, 3, 1)),
    "bust-higher-island": ("bust", "island", (3, 1, 4, 2)),
    "resigned": ("resigned", "island", (1, 2, 4, 3)),
    "turn-limit": ("turn-limit", "points", (2, 1, 3)),
}
"""By record: the reason, the deciding criterion, and the ranks by seat."""


def test_every_record_is_checked():
    assert RECORDS.names == set(ENDINGS)


@pytest.mark.rule("micronesia", 32, 33, 34, 36, 38, "A20", "A21")
@pytest.mark.parametrize("name", ENDINGS)
def test_golden_record_ends_as_recorded(name):
    outcome = RECORDS.outcome(name)
    assert (outcome.reason, outcome.facts["decided"], outcome.ranks) == ENDINGS[name]


@pytest.mark.parametrize("name", ENDINGS)
def test_golden_rolls_come_from_the_seed(name):
    RECORDS.check_draws(name)
    record = RECORDS.record(name)
    assert verify(record).draws == 1 + 3 * sum(draw.sides == 6 for row in record.rows for draw in row.chance)


def test_records_of_earlier_rules_stay_and_their_seeds_explain_them():
    RECORDS.check_earlier()


@pytest.mark.parametrize("name", ENDINGS)
def test_golden_moves_were_legal(name):
    RECORDS.check_moves(name)
