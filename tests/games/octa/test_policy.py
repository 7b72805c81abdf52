"""The computer player values steps and points."""

from __future__ import annotations

import pytest

from engines.core import FastChance
from engines.core.opponents.matches import play_out
from engines.core.playable import policies
from engines.octa import GAME

from .table import AKI, BEN, CHIE, Table

POLICIES = policies(GAME)


def choice(table: Table) -> str:
    """The notation of its next action."""
    view, legal = table.seen_by(table.mover), GAME.rules.legal_actions(table.state, table.mover)
    return GAME.rules.notation(POLICIES["greedy"](view, legal, FastChance(0)))


@pytest.mark.parametrize("seat", range(4))
def test_greedy_beats_three_random_players(seat):
    table = [POLICIES["greedy" if other == seat else "random"] for other in range(4)]
    options = GAME.rules.Options()
    won = sum(play_out(GAME, options, table, f"{seat}/{game}").outcome.winners == (seat,) for game in range(15))
    assert won >= 14


def test_greedy_takes_most_dice_first(table: Table):
    assert choice(table.with_lid({2: 3, 5: 6, 7: 4})) == "pick 5"


def test_greedy_prefers_the_lead_to_more_dice(table: Table):
    table = table.with_lid({2: 3, 5: 4}).with_marker(BEN, 5, 10).with_marker(CHIE, 5, 9)
    table = table.with_marker(AKI, 2, 5).with_marker(BEN, 2, 6)
    assert choice(table) == "pick 2"


def test_greedy_pays_with_a_worthless_marker(table: Table):
    table = table.with_lid({2: 5, 3: 2}).with_marker(BEN, 7, 10).with_marker(CHIE, 7, 9).with_marker(AKI, 7, 1)
    table = table.with_marker(BEN, 2, 5)
    table = table.having(round=8, pile=(), chips=table.in_round(8).state.chips)
    assert choice(table) == "turn 3>2 by 7"
    assert choice(table.plays("turn 3>2 by 7")) == "pick 2"


def test_greedy_prefers_a_rivals_lead_to_an_empty_route(table: Table):
    table = table.in_round(8).with_mover(AKI).with_lid({7: 6, 8: 6})
    table = table.having(chips=(), pile=(1, 2, 3, 4, 5, 6, 7, 8)).with_marker(BEN, 8, 5)
    assert choice(table) == "pick 8"


def test_greedy_rolls_2d4_if_no_pick_is_worth_it(table: Table):
    table = table.with_lid({5: 1}).with_marker(AKI, 5, 10)
    assert choice(table) == "roll"
    assert choice(table.with_lid({})) == "roll"


def test_greedy_is_done_after_its_pick(table: Table):
    assert choice(table.plays("pick 3")) == "done"
