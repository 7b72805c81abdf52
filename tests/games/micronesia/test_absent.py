"""The cheapest legal play, for somebody who is away (A21, A27)."""

from __future__ import annotations

import pytest

from engines.core import Chance, FastChance
from engines.micronesia import GAME
from engines.micronesia.dice import ALL, ends
from engines.micronesia.settling import means

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@rule("micronesia", "A21", "A27")
def test_the_fewest_tribes(table):
    table = table.with_island(7, BEN, 2).with_island(3, AKI).rolling(1, 3, 4)
    assert table.plays_for_absent() == (
        "settle 3/5",
    )  # 1 tribe; 1/7 takes 4, and 4 alone 1 tribe but gives 2 points


@rule("micronesia", "A27")
def test_then_the_most_points(table):
    assert table.rolling(1, 2, 6).plays_for_absent() == ("settle 1/8",)  # as many tribes as 2/7: 4 points each
    assert table.rolling(2, 3, 6).plays_for_absent() == ("settle 2/9",)  # 4 points, as 3/8; 5 lies higher
    assert table.rolling(5, 5, 2).plays_for_absent() == ("settle 2/10",)  # 5 points against 5


@rule("micronesia", "A27")
def test_then_the_lower_target_even_with_a_changed_die(table):
    """6-6-6 takes BEN's 6 with two tribes; a sacrifice and one tribe bring as many points on 4 (12 is own)."""
    table = table.with_island(12, AKI).with_island(6, BEN).rolling(6, 6, 6)
    assert table.plays_for_absent() == ("change 1=4", "settle 4/12")


@rule("micronesia", "A27")
def test_no_shift(table):
    table = table.with_island(3, AKI, 3).with_island(8, AKI).rolling(3, 2, 6)
    assert table.plays_for_absent() == ("settle 3/8", "done")


@rule("micronesia", "A27")
def test_a_plan_with_changed_dice_is_carried_out_step_by_step(table):
    """Two tribes, everything but island 1 held by rivals: 1-1-1 is the only way."""
    table = table.with_island(1, AKI).with_stock(AKI, 2)
    for number in range(2, 13):
        table = table.with_island(number, BEN if number % 2 else CHIE, 2)
    assert table.rolling(1, 5, 6).plays_for_absent() == ("change 2=1", "change 3=1", "settle 1")


def cheapest_by_brute_force(table: Table) -> tuple[int, ...]:
    """(tribes, -points afterwards, lowest island, changed dice) of the best play within reach."""
    purse = means(table.state, table.mover)
    return min(
        (
            changes + purse.need(order),
            -sum(1 + (n - 1) // 3 for n in {*table.state.held(table.mover), *purse.taken(order)}),
            min(order),
            changes,
        )
        for changes, group in enumerate(ends(table.state.dice, ALL))
        for split in group
        for order in purse.orders(split)
        if changes + purse.need(order) <= purse.stock
    )


@rule("micronesia", "A27")
@pytest.mark.parametrize("seed", range(6))
def test_the_whole_order_over_random_tables(seed):
    """What the absent player does in a game is as cheap as the best play, measured after it was made."""
    chance: Chance = FastChance(seed)
    step = GAME.initial_state(GAME.Options(), 3, chance)
    turns = 0
    while GAME.outcome(step.state) is None:
        seat = step.state.to_move
        if turns % 2 and step.state.stage == "settle":
            table = Table(step.state, step)
            stock, sacrificed = table.stock(seat), table.sacrificed(seat)
            expected = cheapest_by_brute_force(table)
            changes, islands = 0, ()
            while not islands:
                action = GAME.default_action(step.state, seat)
                islands = getattr(action, "islands", ())
                changes += not islands
                step = GAME.apply_action(step.state, seat, action, chance)
            spent = stock - step.state.stock[seat]
            standing = GAME.standings(step.state)[seat]
            held = sum(value for name, value in standing.parts if name != "out")
            assert (spent, -held, min(islands), changes) == expected
            assert step.state.sacrificed[seat] - sacrificed == changes
        else:
            step = GAME.apply_action(step.state, seat, chance.pick(GAME.legal_actions(step.state, seat)), chance)
        turns += step.publish
    assert turns > 5
