"""A certain win with the last turn, and what is none (rules 12, 25; A2, A10, A15)."""

from __future__ import annotations

import pytest

from engines.core import Seat
from engines.octa import GAME
from tests.games.winning import certain_win

from .table import AKI, BEN, CHIE, DAI, Table

rule = pytest.mark.rule


def win(table: Table, seat: Seat = DAI) -> tuple[str, ...] | None:
    return certain_win(GAME, table.state, seat, guesses=20)


@pytest.fixture
def last(table: Table) -> Table:
    """DAI, the dealer of the last round, is to move with 2 points to BEN's 5; three dice show a 5."""
    table = table.with_mover(DAI).having(round=table.state.rounds).with_lid({5: 3, 6: 1})
    return table.with_marker(BEN, 4, 5).with_marker(DAI, 5, 2)


@rule("octa", 12, 20, "A2", "A15")
def test_pick_of_the_last_turn_wins(last: Table):
    assert win(last.with_lid({5: 4, 6: 1})) == ("pick 5", "done")


@rule("octa", "A15")
def test_shared_win_is_no_win(last: Table):
    """The pick brings exactly BEN's points, first places and steps."""
    assert win(last) is None


@rule("octa", 12, 19)
def test_nothing_is_certain_before_the_last_turn(last: Table):
    last = last.with_lid({5: 4, 6: 1})
    assert win(last.having(round=last.state.rounds - 1)) is None
    assert win(last.with_mover(CHIE).with_marker(CHIE, 5, 8), CHIE) is None
    assert win(last, BEN) is None


@rule("octa", 18, "A10")
def test_extra_action_is_paid_for_where_it_wins(last: Table):
    """A marker that scores nothing pays for one more die with a 5."""
    assert win(last.with_marker(AKI, 8, 4).with_marker(DAI, 8, 1)) == ("turn 6>5 by 8", "pick 5")
    plain = last.having(options=type(last.state.options)(additional_actions=False))
    assert win(plain.with_marker(AKI, 8, 4).with_marker(DAI, 8, 1)) is None


@rule("octa", 25, 26)
def test_roll_wins_where_every_throw_does(last: Table):
    assert win(last.with_lid({}).with_marker(DAI, 5, 9)) == ("roll",)
    assert win(last.with_lid({})) is None


@rule("octa", 15, 19)
def test_turn_only_has_to_be_ended_after_the_action(last: Table):
    assert win(last.with_marker(DAI, 5, 9).having(acted=True)) == ("done",)
    assert win(last.having(acted=True)) is None
