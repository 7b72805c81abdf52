"""A certain win in this turn, and what is none (rules 29, 32, 34, 36; A12, A20, A23, A25)."""

from __future__ import annotations

from itertools import product

import pytest

from engines.micronesia import GAME

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


def win(table: Table) -> tuple[str, ...] | None:
    """The notations of the mover's winning plan; None if there is none. It is played and wins with every roll."""
    seat = table.mover
    plan = GAME.mind.winning_plan(table.state, seat)
    if plan is None:
        return None
    line = tuple(map(GAME.rules.notation, plan.line))  # type: ignore[arg-type]
    for dice in product((1, 3, 6), repeat=3):
        assert table.plays(*line, next_roll=dice).outcome.winners == (seat,)
    return line


@rule("micronesia", 32, "A12")
def test_last_island_wins(table: Table):
    table = table.with_islands(1, 2, 4, 5, 6, 7, owner=AKI).rolling(3, 5, 6)
    assert win(table) == ("settle 3/11",)
    assert win(table.with_island(3, BEN, 12).with_stock(AKI, 9)) is not None
    assert GAME.mind.winning_plan(table.state, BEN) is None


@rule("micronesia", 25, 32)
def test_sacrifice_brings_the_last_island(table: Table):
    table = table.with_islands(1, 2, 3, 4, 5, 6, owner=AKI).rolling(1, 1, 2)
    line = win(table)
    assert line is not None
    assert [each.split()[0] for each in line] == ["change", "settle"]


@rule("micronesia", 32)
def test_two_islands_short_needs_two(table: Table):
    table = table.with_islands(1, 2, 4, 5, 6, owner=AKI)
    assert win(table.rolling(3, 4, 6)) == ("settle 3/10",)
    assert win(table.rolling(3, 4, 6).with_stock(AKI, 1)) is None


@rule("micronesia", 36, "A20")
def test_last_turn_before_the_limit_wins_by_points(table: Table):
    table = table.with_islands(10, 11, owner=AKI).with_islands(12, owner=BEN).rolling(1, 2, 4)
    last = table.having(turn=60 * 3)
    line = win(last)
    assert line is not None
    assert line[0].startswith("settle")
    assert win(table) is None
    assert win(Table.laid_out().having(turn=60 * 3).with_islands(10, 11, 12, owner=CHIE).rolling(1, 2, 4)) is None


@rule("micronesia", 29, "A20", "A23")
def test_triple_is_given_up_for_the_last_turn(table: Table):
    """A rolled triple brings another turn, in which anything may happen; a changed die ends the game now."""
    last = table.with_islands(10, 11, owner=AKI).with_islands(12, owner=BEN).having(turn=60 * 3)
    line = win(last.rolling(2, 2, 2))
    assert line is not None
    assert line[0].startswith("change")


@rule("micronesia", 34, 36, "A25")
def test_next_player_who_is_bust_with_every_roll_loses(table: Table):
    """BEN has no tribe left and no island that a single die names; AKI has more points than CHIE."""
    table = table.with_islands(7, 8, 9, owner=BEN).with_stock(BEN, 0)
    table = table.with_islands(1, 2, 10, 11, owner=AKI).rolling(1, 1, 2)
    line = win(table.with_islands(4, owner=CHIE))
    assert line is not None
    assert line[0].startswith("settle")
    assert win(table.with_island(3, BEN).with_stock(BEN, 0)) is None
    assert win(table.with_islands(4, owner=CHIE).with_stock(BEN, 1)) is None


@rule("micronesia", 19, 34)
def test_moved_tribes_make_the_next_player_bust(table: Table):
    """BEN's tribes could take an island that two hold, not one that three hold."""
    table = table.with_islands(8, 9, owner=BEN).with_stock(BEN, 3).rolling(1, 1, 2)
    for number, owner, count in (4, CHIE, 3), (5, CHIE, 3), (6, CHIE, 3), (1, AKI, 2), (2, AKI, 3), (3, AKI, 3):
        table = table.with_island(number, owner, count)
    line = win(table.with_island(12, AKI, 3))
    assert line is not None
    assert "shift 1 12>1" in line
    assert line[-1] == "done"
    assert win(table.with_island(12, AKI, 3).with_islands(7, 10, 11, owner=CHIE)) is None
