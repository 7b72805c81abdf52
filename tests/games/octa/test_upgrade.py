"""From version 1 of the rules, where every chip counted 2, in the middle of a round (A13, A29)."""

from __future__ import annotations

import json

import pytest

from engines.core import NotUpgradable
from engines.core.history.versions import upgraded
from engines.octa import GAME
from engines.octa.state import State
from tests.upgrades import Captured, captured

from .table import Table

STORED = captured("octa", 1)


def after(found: Captured) -> State:
    state: State = upgraded(GAME, json.dumps(found.state), json.dumps(found.options), 1, found.seats)
    return state


@pytest.mark.rule("octa", "A29")
@pytest.mark.parametrize("number", range(0, len(STORED), 4))
def test_chips_taken_before_still_count_two_and_those_to_come_as_printed(number):
    found = STORED[number]
    state = after(found)
    taken = len(found.state["chips"])
    assert [chip.bonus for chip in state.chips] == [2] * taken
    over = Table(state, None).played_out().state
    new = Table.laid_out(found.seats, **found.options).played_out().state
    values = [chip.bonus for chip in new.chips]
    assert [chip.bonus for chip in over.chips[taken:]] == values[taken : len(over.chips)]


@pytest.mark.rule("octa", "A29")
def test_nothing_but_chips_changes():
    for found in STORED:
        state = after(found).model_dump(mode="json")
        state["chips"] = [{"seat": chip["seat"], "route": chip["route"]} for chip in state["chips"]]
        assert state == found.state
        assert [int(seat) for seat in GAME.current_players(after(found))] == list(found.movers)


def test_unknown_versions_are_not_upgraded():
    found = STORED[0]
    with pytest.raises(NotUpgradable):
        GAME.upgrade(found.state, found.options, 2)
