"""From earlier versions of the rules, with other values of chips, in the middle of a round (A13, A29)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from engines.core import NotUpgradable
from engines.core.history.versions import upgrade_state
from engines.octa import GAME
from engines.octa.board import board
from engines.octa.state import State
from tests.upgrades import Captured, captured

from .table import Table

STORED = {version: captured("octa", version) for version in (1, 2, 3)}
SOME = [(version, number) for version, states in STORED.items() for number in range(0, len(states), 4)]
"""Every fourth state of each version."""


def after(found: Captured, version: int) -> State:
    state: State = upgrade_state(
        GAME.rules, json.dumps(found.state), json.dumps(found.options), version, found.seats
    )
    return state


def counted(chip: dict[str, Any]) -> int:
    """The value of a chip as its version had it: version 1 stored none, as all counted 2."""
    return int(chip.get("bonus", 2))


def states() -> Iterator[tuple[Captured, int]]:
    return ((found, version) for version, stored in STORED.items() for found in stored)


@pytest.mark.rule("octa", "A29")
@pytest.mark.parametrize(("version", "number"), SOME)
def test_chips_taken_before_keep_their_value_and_those_to_come_count_as_printed(version, number):
    found = STORED[version][number]
    state = after(found, version)
    taken = len(found.state["chips"])
    assert [chip.bonus for chip in state.chips] == [counted(chip) for chip in found.state["chips"]]
    over = Table(state, None).played_out().state
    new = Table.laid_out(found.seats, **found.options).played_out().state
    values = [chip.bonus for chip in new.chips]
    assert [chip.bonus for chip in over.chips[taken:]] == values[taken : len(over.chips)]


@pytest.mark.rule("octa", "A29")
@pytest.mark.parametrize(
    ("seats", "versions", "values"),
    [
        (4, {1, 2}, (2, 2, 2, 2)),
        (5, {1}, (2, 2, 2, 2, 2)),
        (5, {2, 3}, (2, 1, 1, 2, 3)),
    ],
)
def test_values_of_earlier_rules_are_kept_where_other_ones_hold_now(seats, versions, values):
    """Each number of chips was captured, those of the last round too."""
    seen = set()
    for found, version in states():
        rounds = board().rounds(found.seats, found.options["length"])
        if (found.seats, rounds) == (seats, len(values)) and version in versions:
            taken = tuple(chip.bonus for chip in after(found, version).chips)
            assert taken == values[: len(taken)]
            seen.add((version, len(taken)))
    assert seen == {(version, chips) for version in versions for chips in range(1, len(values) + 1)}


@pytest.mark.rule("octa", "A29")
def test_nothing_but_chips_changes():
    for found, version in states():
        state = after(found, version).model_dump(mode="json")
        chips = [{**chip, "bonus": counted(chip)} for chip in found.state["chips"]]
        assert state == {**found.state, "chips": chips}
        assert [int(seat) for seat in GAME.rules.current_players(after(found, version))] == list(found.movers)


def test_unknown_versions_are_not_upgraded():
    found = STORED[1][0]
    with pytest.raises(NotUpgradable):
        GAME.rules.upgrade(found.state, found.options, 4)
