"""The computer player values steps and points; an order compares leads, and how far something else is better."""

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


def test_greedy_takes_most_dice_but_prefers_a_lead(table: Table):
    assert choice(table.with_lid({2: 3, 5: 6, 7: 4})) == "pick 5"
    assert choice(table.plays("pick 3")) == "done"
    led = table.with_lid({2: 3, 5: 4}).with_marker(BEN, 5, 10).with_marker(CHIE, 5, 9)
    assert choice(led.with_marker(AKI, 2, 5).with_marker(BEN, 2, 6)) == "pick 2"
    rivals = table.in_round(8).with_mover(AKI).with_lid({7: 6, 8: 6})
    rivals = rivals.having(chips=(), pile=(1, 2, 3, 4, 5, 6, 7, 8)).with_marker(BEN, 8, 5)
    assert choice(rivals) == "pick 8", "rather than an empty route"
    full = table.with_lid({5: 1}).with_marker(AKI, 5, 10)
    assert choice(full) == choice(full.with_lid({})) == "roll", "if no pick is worth it"


def test_greedy_pays_with_a_worthless_marker(table: Table):
    table = table.with_lid({2: 5, 3: 2}).with_marker(BEN, 7, 10).with_marker(CHIE, 7, 9).with_marker(AKI, 7, 1)
    table = table.with_marker(BEN, 2, 5)
    table = table.having(round=8, pile=(), chips=table.in_round(8).state.chips)
    assert choice(table) == "turn 3>2 by 7"
    assert choice(table.plays("turn 3>2 by 7")) == "pick 2"


def compared(table: Table, *notations: str) -> dict[str, int]:
    line = tuple(map(GAME.rules.parse, notations))
    return dict(GAME.mind.compared(table.state, table.plays(*notations).state, table.state.to_move, line))


def test_order_compares_the_lead_and_what_would_be_better(table: Table):
    """What a turned die pays and brings cancel out: the computer player does not weigh it, an order has to."""
    table = table.with_mover(AKI).with_marker(AKI, 5, 2)
    behind = table.with_marker(BEN, 5, 3).with_lid({5: 3, 1: 1})
    assert compared(behind, "pick 5") == {"behind": 0, "lead": 2}
    assert compared(behind, "pick 1")["behind"] < 0
    for space, lead in ((5, 1), (7, 0)):
        assert compared(behind.with_marker(BEN, 5, space), "pick 5")["lead"] == lead, "shared, and lost"
    turning = table.with_lid({4: 1, 5: 2})
    assert compared(turning, "turn 4>5 by 5")["behind"] == compared(turning, "pick 5")["behind"]
