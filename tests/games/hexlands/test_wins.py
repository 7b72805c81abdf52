"""A certain win in Hexlands, and what is none (rules 42-45, 67, 69, 81; A47, A70)."""

from __future__ import annotations

import pytest

from engines.core import Seat
from engines.hexlands import GAME
from tests.games.winning import certain_win

from .table import AKI, BEN, Table

rule = pytest.mark.rule
FIELD = "E9 D7 D8 F7 F8 E7 D6 F6"


def win(table: Table, seat: Seat = AKI) -> tuple[str, ...] | None:
    return certain_win(GAME, table.state, seat, guesses=30)


@pytest.fixture
def last() -> Table:
    """AKI ends the last turn of a round far ahead; every card left ends the game."""
    table = Table.laid_out(2).owning(AKI, FIELD).having(order=(BEN, AKI), deck=("eruption", "famine"))
    return table.having(progress=table.state.limit - 4).dealing(AKI, coins=60)


@rule("hexlands", 45, 67, 69, "A47")
def test_end_of_the_last_turn_may_win(last: Table):
    assert win(last) == ("done",)


@rule("hexlands", 67, 69, 81)
def test_game_that_may_go_on_is_not_won(last: Table):
    assert win(last.having(deck=("gamble", "famine"))) is None
    assert win(last.having(progress=0)) is None
    assert win(last.having(deck=(), discarded=("flood", "gamble"))) is None


@rule("hexlands", 12, 13)
def test_turn_before_others_is_not_the_last(last: Table):
    assert win(last.having(order=(AKI, BEN))) is None
    assert win(last, BEN) is None


@rule("hexlands", 38, 39, "A70")
def test_secret_orders_count_at_their_best(last: Table):
    """BEN is a little behind: soldiers at home are no help, two on public land may bring a space each."""
    near = last.dealing(BEN, coins=66).owning(BEN, "G3 I1 I2 H1").having(deck=("landslide",))
    assert win(near) == ("done",)
    assert win(near.with_soldiers(BEN, "H3 G2")) is None


@rule("hexlands", 43, 44)
def test_rival_who_may_lack_the_upkeep_chooses_after(last: Table):
    """The game does not end with AKI's action where BEN may have to give something up."""
    assert win(last.dealing(BEN, coins=0)) is None


@rule("hexlands", 43, 44, 80)
def test_last_upkeep_may_win(last: Table):
    """All else is public: AKI alone has still to pay, by dismissing soldiers."""
    owing = last.dealing(AKI, coins=1, due=2).having(stage="upkeep", active=-1, owing=(AKI,))
    line = win(owing)
    assert line is not None
    assert [each.split()[0] for each in line] == ["dismiss"]
    assert win(owing.having(owing=(AKI, BEN))) is None
    assert win(owing.having(deck=("gamble",))) is None
