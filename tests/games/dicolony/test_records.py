"""Recorded games: one for each way to end and for turns short of dice, with their seeds revealed."""

from __future__ import annotations

import pytest

from engines.core import seen_by
from engines.dicolony import GAME

from ..golden import GoldenRecords

rule = pytest.mark.rule
RECORDS = GoldenRecords(GAME.rules, __file__)
ENDINGS = {
    "points": ("scored", "points", (1, 2, 3)),
    "tie-building-spaces": ("scored", "spaces", (2, 3, 1)),
    "tie-landscapes": ("scored", "landscapes", (3, 1, 2)),
    "shared": ("scored", "shared", (1, 1)),
    "solo": ("scored", "solo", (1,)),
    "one-leaves": ("scored", "points", (2, 1, 4, 2)),
    "last-left": ("last-left", "points", (1, 2)),
    "short-of-dice": ("scored", "points", (2, 1, 3, 4, 6, 5)),
    "no-die-at-all": ("scored", "points", (2, 1, 3, 4, 6, 5)),
}
"""By record: the reason, the deciding criterion, and the ranks by seat."""


@rule("dicolony", 17, 26, 47, 48, 49, "A18", "A31")
@pytest.mark.parametrize("name", ENDINGS)
def test_golden_record_is_explained_by_its_seed_and_the_rules(name):
    outcome = RECORDS.outcome(name)
    assert (outcome.reason, outcome.facts["decided"], outcome.ranks) == ENDINGS[name]
    RECORDS.check_draws(name)
    RECORDS.check_moves(name)


def test_records_of_earlier_rules_stay_and_their_seeds_explain_them():
    assert RECORDS.names == set(ENDINGS)
    RECORDS.check_earlier()


@rule("dicolony", 51, 52, "A14", "A33")
@pytest.mark.parametrize(("name", "count"), [("short-of-dice", 1), ("no-die-at-all", 0)])
def test_turn_with_fewer_than_two_usable_dice(name, count):
    """The roll reports the shortage; the player clears what is possible, and the turn goes on."""
    steps = [played.step for played in RECORDS.replayed(name)]
    (at, short) = next(
        (at, event)
        for at, step in enumerate(steps)
        for event in seen_by(step.events, None)
        if event.kind == "short" and event.count == count
    )
    turn = GAME.rules.turns(steps[at].state)
    assert (short.seat in GAME.rules.current_players(steps[at].state)) == bool(count)
    for step in steps[at:]:
        assert step.state.sheets[short.seat].turns[turn - 1].bit_count() <= count
    assert steps[-1].state.sheets[short.seat].turns[turn - 1].bit_count() == count
