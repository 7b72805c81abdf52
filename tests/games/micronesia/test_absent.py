"""The default play for an absent player: the cheapest legal one (A21, A27)."""

from __future__ import annotations

import pytest

from engines.core import Chance, FastChance
from engines.micronesia import GAME
from engines.micronesia.dice import ALL, reachable_splits
from engines.micronesia.settling import budget_of

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@rule("micronesia", "A21", "A27")
def test_default_spends_fewest_tribes(table):
    table = table.with_island(7, BEN, 2).with_island(3, AKI).rolling(1, 3, 4)
    assert table.default_plays() == ("settle 3/5",)  # 1 tribe, as for 4, and a lower target; 1/7 takes 4


@rule("micronesia", "A27")
def test_default_prefers_most_points(table):
    assert table.rolling(1, 2, 6).default_plays() == ("settle 1/8",)  # 4 points for 2 tribes, as 2/7
    assert table.rolling(2, 3, 6).default_plays() == ("settle 2/9",)  # 4 points, as 3/8, with a lower target
    assert table.rolling(5, 5, 2).default_plays() == ("settle 2/10",)  # 5 points against 5


@rule("micronesia", "A27")
def test_default_prefers_lower_target_even_with_change(table):
    """6-6-6 takes BEN's 6 for two tribes; a sacrifice and a tribe on 4 score the same (12 is own)."""
    table = table.with_island(12, AKI).with_island(6, BEN).rolling(6, 6, 6)
    assert table.default_plays() == ("change 1=4", "settle 4/12")


@rule("micronesia", "A27")
def test_default_shifts_nothing(table):
    table = table.with_island(3, AKI, 3).with_island(8, AKI).rolling(3, 2, 6)
    assert table.default_plays() == ("settle 3/8", "done")


@rule("micronesia", "A27")
def test_default_carries_out_several_changes(table):
    """AKI has two tribes, and rivals hold all islands but 1: only 1-1-1 can be paid."""
    table = table.with_island(1, AKI).with_stock(AKI, 2)
    for number in range(2, 13):
        table = table.with_island(number, BEN if number % 2 else CHIE, 2)
    assert table.rolling(1, 5, 6).default_plays() == ("change 2=1", "change 3=1", "settle 1")


def cheapest_by_brute_force(table: Table) -> tuple[int, ...]:
    """(tribes, -points afterwards, lowest island, changed dice) of the best payable play."""
    budget = budget_of(table.state, table.mover)
    return min(
        (
            changes + budget.need(order),
            -sum(1 + (n - 1) // 3 for n in {*table.state.held(table.mover), *budget.new_islands(order)}),
            min(order),
            changes,
        )
        for changes, group in enumerate(reachable_splits(table.state.dice, ALL))
        for split in group
        for order in budget.orders(split)
        if changes + budget.need(order) <= budget.stock
    )


@rule("micronesia", "A27")
@pytest.mark.parametrize("seed", range(6))
def test_default_is_cheapest_on_random_tables(seed):
    """The cost of the default play, measured after it, equals that of the best play found by brute force."""
    chance: Chance = FastChance(seed)
    step = GAME.rules.initial_state(GAME.rules.Options(), 3, chance)
    turns = 0
    while GAME.rules.outcome(step.state) is None:
        seat = step.state.to_move
        if turns % 2 and step.state.stage == "settle":
            table = Table(step.state, step)
            stock, sacrificed = table.stock(seat), table.sacrificed(seat)
            expected = cheapest_by_brute_force(table)
            changes, islands = 0, ()
            while not islands:
                action = GAME.rules.default_action(step.state, seat)
                islands = getattr(action, "islands", ())
                changes += not islands
                step = GAME.rules.apply_action(step.state, seat, action, chance)
            spent = stock - step.state.stock[seat]
            standing = GAME.rules.standings(step.state)[seat]
            held = sum(value for name, value in standing.parts if name != "out")
            assert (spent, -held, min(islands), changes) == expected
            assert step.state.sacrificed[seat] - sacrificed == changes
        else:
            step = GAME.rules.apply_action(
                step.state, seat, chance.pick(GAME.rules.legal_actions(step.state, seat)), chance
            )
        turns += step.publish
    assert turns > 5
