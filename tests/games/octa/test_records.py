"""Recorded games, and what is carried over from earlier rules, with other values of chips (A13, A29)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.core import NotUpgradable
from engines.core.history.versions import upgrade_state
from engines.octa import GAME
from engines.octa.board import board
from engines.octa.state import State
from tests.upgrades import Captured, captures_of

from ..golden import GoldenRecords
from .table import Table

rule = pytest.mark.rule
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
STORED = [(version, found) for version in (1, 2, 3) for found in captures_of("octa", version)]


@rule("octa", 1, 11, 22, "A2", "A15", "A26", "A28")
@pytest.mark.parametrize("name", ENDINGS)
def test_golden_record_is_explained_by_its_seed_and_the_rules(name):
    """Lid and box hold twenty dice at any time."""
    outcome = RECORDS.outcome(name)
    assert (outcome.reason, outcome.ranks) == ENDINGS[name]
    RECORDS.check_draws(name)
    RECORDS.check_moves(name)
    states = [played.step.state for played in RECORDS.replayed(name)]
    assert {sum(state.lid) + state.box for state in states} == {20}


def test_records_of_earlier_rules_stay_and_their_seeds_explain_them():
    assert RECORDS.names == set(ENDINGS)
    RECORDS.check_earlier()


@rule("octa", "A13")
@pytest.mark.parametrize(
    ("name", "chips", "earlier", "ranks"),
    [
        ("last-chip-of-four", [(1, 2), (2, 2), (3, 2), (0, 3)], (2, 2, 2, 2), (2, 4, 3, 1)),
        ("chips-of-five", [(4, 1), (0, 1), (1, 1), (2, 2), (3, 2)], (2, 1, 1, 2, 3), (3, 4, 5, 1, 2)),
    ],
)
def test_values_of_chips_can_decide(name, chips, earlier, ranks):
    """Under earlier rules Dai would have won instead of Aki, and of Emi."""
    *_, last = RECORDS.replayed(name)
    state: State = last.step.state
    assert [(chip.seat, chip.bonus) for chip in state.chips] == chips
    other = (chip.model_copy(update={"bonus": value}) for chip, value in zip(state.chips, earlier, strict=True))
    assert GAME.rules.outcome(state.model_copy(update={"chips": tuple(other)})).ranks == ranks


@rule("octa", 16, 18, 27, 28, "A10")
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


def after(found: Captured, version: int) -> State:
    state: State = upgrade_state(
        GAME.rules, json.dumps(found.state), json.dumps(found.options), version, found.seats
    )
    return state


def counted(chip: dict[str, Any]) -> int:
    """The value of a chip as its version had it: version 1 stored none, as all counted 2."""
    return int(chip.get("bonus", 2))


@rule("octa", "A29")
def test_upgrade_changes_nothing_but_the_chips_that_were_taken():
    """Those keep their value; each number of chips was captured, those of the last round too."""
    seen = set()
    for version, found in STORED:
        state = after(found, version)
        chips = [{**chip, "bonus": counted(chip)} for chip in found.state["chips"]]
        assert state.model_dump(mode="json") == {**found.state, "chips": chips}
        assert [int(seat) for seat in GAME.rules.current_players(state)] == list(found.movers)
        rounds = board().rounds(found.seats, found.options["length"])
        seen.add((found.seats, rounds, version, tuple(chip.bonus for chip in state.chips)))
    for seats, versions, values in (
        (4, (1, 2), (2, 2, 2, 2)),
        (5, (1,), (2, 2, 2, 2, 2)),
        (5, (2, 3), (2, 1, 1, 2, 3)),
    ):
        for version in versions:
            taken = {chips for *known, chips in seen if known == [seats, len(values), version]}
            assert taken == {values[: many + 1] for many in range(len(values))}
    with pytest.raises(NotUpgradable):
        GAME.rules.upgrade(STORED[0][1].state, STORED[0][1].options, 4)


@rule("octa", "A29")
@pytest.mark.parametrize("first", range(8))
def test_chips_to_come_count_as_printed(first):
    """Of every fourth state of each version."""
    for version in (1, 2, 3):
        for found in [found for each, found in STORED if each == version][first * 4 :: 32]:
            over = Table(after(found, version), None).played_out().state
            new = Table.laid_out(found.seats, **found.options).played_out().state
            taken = len(found.state["chips"])
            values = [chip.bonus for chip in new.chips[taken : len(over.chips)]]
            assert [chip.bonus for chip in over.chips[taken:]] == values
