"""A certain win with the last choice of places, and what is none (rules 33, 47-49, 54, A27)."""

from __future__ import annotations

import pytest

from engines.core import Seat
from engines.dicolony import GAME
from tests.games.winning import certain_win

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule
INN = "O5 O6 R5 R6"
"""Land with two places for the tavern, so that its owner has a choice."""


def win(table: Table, seat: Seat = AKI) -> tuple[str, ...] | None:
    return certain_win(GAME, table.state, seat, guesses=20)


@rule("dicolony", 33, 47, "A27")
def test_last_to_choose_places_may_win(table: Table):
    """The others have cleared nothing and have nothing to build."""
    line = win(table.opened(INN))
    assert line is not None
    assert all(each.startswith("build A") for each in line)


@rule("dicolony", 53, "A27")
def test_nothing_is_certain_while_others_choose(table: Table):
    both = table.opened(INN, INN)
    assert set(both.waiting_for) == {AKI, BEN}
    assert win(both) is None
    assert win(both, BEN) is None
    assert win(both, CHIE) is None


@rule("dicolony", 48, 54)
def test_hidden_buildings_count_at_their_best(table: Table):
    """BEN has chosen: whatever was built on that land, AKI's equal land does not beat it for certain."""
    chosen = table.opened(INN, INN).does(BEN, "build A O5")
    assert chosen.waiting_for == (AKI,)
    assert win(chosen) is None


@rule("dicolony", 26, 54)
def test_nothing_is_certain_before_the_sheets_are_opened(table: Table):
    last = Table.laid_out(2, turn=10).with_cleared(AKI, "G1 G2 Y1")
    assert win(last) is None


@rule("dicolony", 49)
def test_alone_there_is_nobody_to_beat():
    alone = Table.laid_out(1).opened(INN)
    assert alone.waiting_for == (AKI,)
    assert win(alone) is None
