"""Recorded games: one for each way to end, with its seed revealed."""

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


@pytest.mark.rule("micronesia", 32, 33, 34, 36, 38, "A20", "A21")
@pytest.mark.parametrize("name", ENDINGS)
def test_golden_record_is_explained_by_its_seed_and_the_rules(name):
    outcome = RECORDS.outcome(name)
    assert (outcome.reason, outcome.facts["decided"], outcome.ranks) == ENDINGS[name]
    RECORDS.check_draws(name)
    RECORDS.check_moves(name)
    record = RECORDS.record(name)
    assert verify(record).draws == 1 + 3 * sum(draw.sides == 6 for row in record.rows for draw in row.chance)


def test_records_of_earlier_rules_stay_and_their_seeds_explain_them():
    assert RECORDS.names == set(ENDINGS)
    RECORDS.check_earlier()
