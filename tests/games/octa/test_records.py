"""Golden records: one for each way to end, and one with every kind of action; their seeds are revealed."""

from __future__ import annotations

import pytest

from engines.octa import GAME
from engines.octa.state import State

from ..golden import GoldenRecords

RECORDS = GoldenRecords(GAME.rules, __file__)
ENDINGS = {
    "points": ("points", (2, 4, 1, 3)),
    "first-places": ("first-places", (3, 1, 2)),
    "extras": ("extras", (3, 1, 2, 5, 4)),
    "shared": ("shared", (3, 1, 1)),
    "every-action": ("points", (3, 2, 1, 4)),
    "one-leaves": ("points", (3, 4, 2, 1)),
    "last-left": ("last-left", (2, 1)),
    "short-without-extras": ("points", (2, 1)),
    "last-chip-of-four": ("points", (1, 4, 3, 2)),
    "chips-of-five": ("points", (2, 4, 5, 3, 1)),
}
"""By record: the reason, and the ranks by seat."""


def last_of(name: str) -> State:
    """The state that a record ends with."""
    *_, last = RECORDS.replayed(name)
    state: State = last.step.state
    return state


def counting(state: State, *values: int) -> State:
    """The state with other values of its chips."""
    chips = [chip.model_copy(update={"bonus": value}) for chip, value in zip(state.chips, values, strict=True)]
    return state.model_copy(update={"chips": tuple(chips)})


def test_every_record_is_checked():
    assert RECORDS.names == set(ENDINGS)


@pytest.mark.rule("octa", "A2", "A15", "A26", "A28")
@pytest.mark.parametrize("name", ENDINGS)
def test_golden_record_ends_as_recorded(name):
    outcome = RECORDS.outcome(name)
    assert (outcome.reason, outcome.ranks) == ENDINGS[name]


@pytest.mark.parametrize("name", ENDINGS)
def test_golden_rolls_come_from_the_seed(name):
    RECORDS.check_draws(name)


def test_records_of_earlier_rules_stay_and_their_seeds_explain_them():
    RECORDS.check_earlier()


@pytest.mark.parametrize("name", ENDINGS)
def test_golden_moves_were_legal(name):
    RECORDS.check_moves(name)


@pytest.mark.rule("octa", 1, 11, 22)
@pytest.mark.parametrize("name", ENDINGS)
def test_lid_and_box_always_hold_twenty_dice(name):
    for played in RECORDS.replayed(name):
        state = played.step.state
        assert sum(state.lid) + state.box == 20


@pytest.mark.rule("octa", "A13")
def test_last_chip_of_four_can_decide():
    """If it counted 2, as under earlier rules, Dai would have won instead of Aki."""
    state = last_of("last-chip-of-four")
    assert [(chip.seat, chip.bonus) for chip in state.chips] == [(1, 2), (2, 2), (3, 2), (0, 3)]
    assert GAME.rules.outcome(counting(state, 2, 2, 2, 2)).ranks == (2, 4, 3, 1)


@pytest.mark.rule("octa", "A13")
def test_chips_of_five_can_decide():
    """If they counted 2, 1, 1, 2 and 3, as under earlier rules, Dai would have won instead of Emi."""
    state = last_of("chips-of-five")
    assert [(chip.seat, chip.bonus) for chip in state.chips] == [(4, 1), (0, 1), (1, 1), (2, 2), (3, 2)]
    assert GAME.rules.outcome(counting(state, 2, 1, 1, 2, 3)).ranks == (3, 4, 5, 1, 2)


@pytest.mark.rule("octa", 16, 18, 27, 28, "A10")
def test_one_golden_record_has_every_action():
    """Both extras before and after the mandatory action, both cases of the 2d4, a marker that leaves a route."""
    seen, acted = set(), False
    for played in RECORDS.replayed("every-action"):
        for event in played.step.events:
            match event.kind:
                case "turned" | "rerolled":
                    seen.add((event.kind, "after" if acted else "before"))
                    if event.space == 0:
                        seen.add("off")
                    if event.kind == "turned" and {event.number, event.to} == {1, 8}:
                        seen.add("around")
                case "thrown":
                    seen.add("equal" if event.dice[0] == event.dice[1] else "different")
        acted = played.step.state.acted
    assert seen >= {(kind, when) for kind in ("turned", "rerolled") for when in ("before", "after")}
    assert seen >= {"off", "around", "equal", "different"}
