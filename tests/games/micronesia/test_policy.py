"""The computer player makes sensible choices; an absent player makes the cheapest legal ones (A21, A27)."""

from __future__ import annotations

import pytest

from engines.core import Chance, FastChance
from engines.core.mind import random_policy
from engines.core.opponents.matches import play_out
from engines.micronesia import GAME
from engines.micronesia.dice import ALL, reachable_splits
from engines.micronesia.mind.policy import greedy
from engines.micronesia.settling import budget_of

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


def turn(table: Table) -> list[str]:
    """The notations of the computer player's actions until the turn ends."""
    played: list[str] = []
    while not played or not table.step.publish:
        legal = GAME.rules.legal_actions(table.state, table.mover)
        played.append(GAME.rules.notation(greedy(table.seen_by(table.mover), legal, FastChance(0))))
        table = table.plays(played[-1])
    return played


def test_policy_wins_stops_a_rival_and_avoids_a_bust(table: Table):
    last = table.with_islands(1, 2, 8, 9, 10, 11, owner=AKI).rolling(1, 3, 1)
    assert turn(last) == ["settle 1/4"]
    paying = table.with_islands(2, 4, 6, 8, 9, 10, owner=AKI).rolling(2, 2, 6)
    assert turn(paying)[0].startswith("change"), "the dice name own islands only"
    assert paying.plays(*turn(paying)).outcome.winners == (AKI,)
    rival = table.with_islands(7, 8, 9, 10, 11, 12, owner=BEN).rolling(1, 3, 5)
    assert len(rival.plays(*turn(rival)).state.held(BEN)) < 6
    poor = table.with_islands(2, 6, owner=AKI).with_islands(5, 8, owner=CHIE).with_stock(AKI, 1).rolling(2, 3, 5)
    assert turn(poor) == ["change 2=1", "settle 2/6"]


def test_policy_keeps_tribes_on_a_good_roll_and_shifts_them_to_a_valuable_island(table: Table):
    good = table.with_islands(3, 9, owner=AKI).with_stock(AKI, 2).rolling(3, 4, 5)
    assert turn(good) == ["settle 3/9"]
    many = table.with_island(3, AKI, 5).with_island(9, AKI).with_stock(AKI, 2).rolling(3, 4, 5)
    assert turn(many)[0] == "settle 3/9"
    after = many.plays(*turn(many))
    assert after.island(9)[1] >= after.island(3)[1]


@pytest.mark.parametrize("seat", range(3))
def test_policy_beats_random_players_from_every_seat(seat):
    """Twenty games only; ``sainome simulate`` plays thousands."""
    players = [greedy if here == seat else random_policy for here in range(3)]
    wins = sum(
        seat in play_out(GAME, GAME.rules.Options(), players, f"policy/{n}").outcome.winners for n in range(20)
    )
    assert wins >= 16


@rule("micronesia", "A21", "A27")
def test_default_spends_fewest_tribes_for_most_points(table: Table):
    """Then the lower target, even with a change; it shifts nothing."""
    for begun, plays in (
        # 1 tribe, as for 4, and a lower target; 1/7 takes 4
        (table.with_island(7, BEN, 2).with_island(3, AKI).rolling(1, 3, 4), ("settle 3/5",)),
        (table.rolling(1, 2, 6), ("settle 1/8",)),  # 4 points for 2 tribes, as 2/7
        (table.rolling(2, 3, 6), ("settle 2/9",)),  # 4 points, as 3/8, with a lower target
        (table.rolling(5, 5, 2), ("settle 2/10",)),  # 5 points against 5
        # 6-6-6 takes BEN's 6 for two tribes; a sacrifice and a tribe on 4 score the same (12 is own)
        (table.with_island(12, AKI).with_island(6, BEN).rolling(6, 6, 6), ("change 1=4", "settle 4/12")),
        (table.with_island(3, AKI, 3).with_island(8, AKI).rolling(3, 2, 6), ("settle 3/8", "done")),
    ):
        assert begun.default_plays() == plays
    held = table.with_island(1, AKI).with_stock(AKI, 2)
    for number in range(2, 13):
        held = held.with_island(number, BEN if number % 2 else CHIE, 2)
    assert held.rolling(1, 5, 6).default_plays() == ("change 2=1", "change 3=1", "settle 1"), "only 1-1-1 is paid"


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
            before = Table(step.state, step)
            expected = cheapest_by_brute_force(before)
            islands = ()
            while not islands:
                action = GAME.rules.default_action(step.state, seat)
                islands = getattr(action, "islands", ())
                step = GAME.rules.apply_action(step.state, seat, action, chance)
            after = Table(step.state, step)
            held = sum(value for name, value in after.standing(seat).parts if name != "out")
            changes = after.sacrificed(seat) - before.sacrificed(seat)
            assert (before.stock(seat) - after.stock(seat), -held, min(islands), changes) == expected
        else:
            legal = GAME.rules.legal_actions(step.state, seat)
            step = GAME.rules.apply_action(step.state, seat, chance.pick(legal), chance)
        turns += step.publish
    assert turns > 5
