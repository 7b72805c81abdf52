"""What an order compares in Octa: the lead of the picked route, and how far something else is better."""

from __future__ import annotations

from engines.octa import GAME

from .table import AKI, BEN, Table


def compared(table: Table, *notations: str) -> dict[str, int]:
    line = tuple(map(GAME.rules.parse, notations))
    return dict(GAME.mind.compared(table.state, table.plays(*notations).state, table.state.to_move, line))


def test_order_that_was_best_shows_that_something_else_is_better(table: Table):
    table = table.with_mover(AKI).with_marker(AKI, 5, 2).with_marker(BEN, 5, 3)
    assert compared(table.with_lid({5: 3, 1: 1}), "pick 5") == {"behind": 0, "lead": 2}
    assert compared(table.with_lid({5: 3, 1: 1}), "pick 1")["behind"] < 0


def test_die_turned_for_the_route_that_pays_is_worth_a_pick(table: Table):
    """What it pays and what it brings cancel out: the computer player does not weigh it, an order has to."""
    table = table.with_mover(AKI).with_lid({4: 1, 5: 2}).with_marker(AKI, 5, 2)
    assert compared(table, "turn 4>5 by 5")["behind"] == compared(table, "pick 5")["behind"]


def test_order_shows_that_the_lead_is_shared(table: Table):
    table = table.with_mover(AKI).with_lid({5: 3, 1: 1}).with_marker(AKI, 5, 2)
    assert compared(table.with_marker(BEN, 5, 5), "pick 5")["lead"] == 1
    assert compared(table.with_marker(BEN, 5, 7), "pick 5")["lead"] == 0
