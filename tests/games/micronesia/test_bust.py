"""Who is bust: the engine's tables agree with a naive reading of the rules."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from engines.core import Seat
from engines.micronesia import GAME
from engines.micronesia.state import ISLANDS, State

from .table import Table


def payable(state: State, dice: tuple[int, ...], stock: int, unchanged: tuple[int, ...]) -> bool:
    """Whether some play can be paid, by exhaustive search (rules 11-18, 25-28, A10)."""
    seat, islands = state.to_move, state.islands
    held = sum(island.owner == seat for island in islands)

    def cost(number: int) -> int:
        there = islands[number - 1]
        return 0 if there.owner == seat else 1 + there.count

    one_face = len(set(dice)) == 1
    groups = [(dice[0], dice[0])] if one_face else [(face, sum(dice) - face) for face in dice]
    for one, two in groups:
        costs = {number: cost(number) for number in (one, two)}
        if sum(costs.values()) <= stock:
            return True
        if held == state.options.islands_to_win - 1 and any(0 < each <= stock for each in costs.values()):
            return True
    return stock > 0 and any(
        payable(state, (*dice[:die], face, *dice[die + 1 :]), stock - 1, tuple({*unchanged} - {die}))
        for die in unchanged
        for face in range(1, 7)
        if face != dice[die]
    )


@pytest.mark.rule("micronesia", 34, "A2", "A10", "A25")
@pytest.mark.parametrize("held", [(), (2, 6), (1, 4, 9, 10, 11, 12)])
def test_bust_agrees_with_exhaustive_search(table, held):
    """Players with a small stock and many rolls: the engine's tables against the naive search."""
    rivals = [number for number in ISLANDS if number not in held]
    table = table.with_islands(*held, owner=Seat(0))
    for number in rivals:
        table = table.with_island(number, Seat(1 + number % 2), 2 if number < 8 else 1)
    busts = 0
    for stock, dice in product(range(4), combinations(range(1, 7), 3)):
        there = table.with_stock(Seat(0), stock)
        before = there.rolling(*dice)
        legal = bool(GAME.rules.legal_actions(before.state, Seat(0)))
        assert legal == payable(before.state, dice, stock, (0, 1, 2))
        rolled = after_roll(there, dice)
        assert rolled.is_over == (not legal)
        busts += rolled.is_over
    assert busts > 0


def after_roll(table: Table, dice: tuple[int, ...]) -> Table:
    """The table after seat 0 rolls these dice, the player to the right having shifted nothing."""
    last = Seat(len(table.state.stock) - 1)
    return table.having(stage="shift", to_move=last, again=False).plays("done", next_roll=dice)
