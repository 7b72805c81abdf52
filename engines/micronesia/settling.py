"""The cost of settling, and the plays that a stock can pay for (rules 13-18, 25-28, 32; A2, A6, A10-A12, A27)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from ..core import IllegalAction
from .actions import Change, Settle
from .dice import (
    ALL,
    FACES,
    Dice,
    Split,
    Unchanged,
    first_change,
    reachable_pairs,
    reachable_splits,
    single_changes,
    splits,
)
from .state import State, points


@cache
def settle(islands: Split) -> Settle:
    """The action, cached: actions are frozen, so all lists share one object."""
    return Settle(islands=islands)


def unchanged_dice(state: State) -> Unchanged:
    """Positions of the dice that still show the rolled face."""
    if state.dice == state.rolled:
        return ALL
    return tuple([place for place in ALL if state.dice[place] == state.rolled[place]])


class Budget(NamedTuple):
    """The tribes that a seat can settle with, and the cost of each island."""

    costs: tuple[int, ...]
    """Tribes for island n at index n: 1 if free, one more than the rival has, 0 if own (rules 16, 17, A6)."""
    stock: int
    held: int
    """The number of islands held."""
    is_one_short: bool
    """One more island wins, even in the middle of a settling (rule 32, A12)."""

    @property
    def is_ample(self) -> bool:
        """Whether any two islands can be paid for, so that none needs a look."""
        return self.stock >= 2 * max(self.costs)

    def need(self, islands: Split) -> int:
        """Tribes that leave the stock for these islands in this order, up to a winning one (A11, A12)."""
        total = 0
        for island in islands:
            total += self.costs[island]
            if self.is_one_short and self.costs[island]:
                break
        return total

    def orders(self, split: Split) -> tuple[Split, ...]:
        """The orders to offer: both only if either island would end the game at once (A12)."""
        if self.is_one_short and len(split) == 2 and all(self.costs[island] for island in split):
            return (split, split[::-1])
        return (split,)

    def new_islands(self, islands: Split) -> Split:
        """The islands among these that would be newly settled, in this order."""
        new = tuple([island for island in islands if self.costs[island]])
        return new[:1] if self.is_one_short else new

    def after(self, sacrifices: int) -> Budget:
        """The budget after this number of sacrifices."""
        return Budget(self.costs, self.stock - sacrifices, self.held, self.is_one_short)

    def can_settle(self, dice: Dice, unchanged: Unchanged) -> bool:
        """Whether the stock can pay for a split of these dice, or of changed ones (A10, A11)."""
        costs = self.costs
        for left, group in zip(range(self.stock, -1, -1), reachable_pairs(dice, unchanged), strict=False):
            for one, other in group:
                need = costs[one] + costs[other]
                if need <= left or (self.is_one_short and min(costs[one] or need, costs[other] or need) <= left):
                    return True
        return False


def budget_of(state: State, seat: int) -> Budget:
    """The budget of a seat."""
    costs = (0, *[0 if island.owner == seat else island.count + 1 for island in state.islands])
    held = costs.count(0) - 1
    return Budget(costs, state.stock[seat], held, held == state.options.islands_to_win - 1)


class Play(NamedTuple):
    """A complete settling: how many dice to change first, the split, and its islands in order."""

    sacrifices: int
    split: Split
    order: Split


def payable_plays(state: State, budget: Budget) -> Iterator[Play]:
    """Every settling that the stock can pay for, changed dice included, the fewest changes first."""
    for sacrifices, group in enumerate(reachable_splits(state.dice, unchanged_dice(state))):
        for split in group:
            for order in budget.orders(split):
                if budget.need(order) + sacrifices <= budget.stock:
                    yield Play(sacrifices, split, order)


def cost(budget: Budget, play: Play) -> tuple[Any, ...]:
    """The key by which plays are compared, the cheapest first (ruling A27).

    Fewest tribes out of the stock, then most points afterwards, then the lowest target, then the fewest changed
    dice, then the lower islands.
    """
    return (
        play.sacrifices + budget.need(play.order),
        -sum(map(points, budget.new_islands(play.order))),
        min(play.order),
        play.sacrifices,
        play.order is not play.split,
        play.split,
        play.order,
    )


def line_of(state: State, play: Play) -> tuple[Change | Settle, ...]:
    """The actions of a play: the changes of dice, then the settling."""
    dice, free, line = state.dice, unchanged_dice(state), list[Change | Settle]()
    for _ in range(play.sacrifices):
        change = first_change(dice, free, play.split)
        place = change.die - 1
        dice = (*dice[:place], change.face, *dice[place + 1 :])
        free = tuple(other for other in free if other != place)
        line.append(change)
    return (*line, settle(play.order))


def payable_settles(state: State, budget: Budget) -> tuple[Settle, ...]:
    """The settlings of the present dice that the stock can pay for."""
    offered = splits(state.dice)
    if budget.is_ample and not budget.is_one_short:
        return all_settles(state.dice)
    if budget.is_one_short:
        offered = tuple(order for split in offered for order in budget.orders(split))
    return tuple([settle(islands) for islands in offered if budget.need(islands) <= budget.stock])


@cache
def all_settles(dice: Dice) -> tuple[Settle, ...]:
    """The settlings of dice that can be paid for."""
    return tuple(map(settle, splits(dice)))


@cache
def all_changes(dice: Dice, unchanged: Unchanged) -> tuple[Change, ...]:
    """The changes of one more die."""
    return tuple(way.change for way in single_changes(dice, unchanged))


def payable_changes(state: State, budget: Budget) -> tuple[Change, ...]:
    """The changes of one more die that leave a payable play (rules 25-27, A2)."""
    if budget.stock == 0:
        return ()
    spent = budget.after(1)
    if spent.is_ample:
        return all_changes(state.dice, unchanged_dice(state))
    costs, left = spent.costs, spent.stock
    changes = []
    for way in single_changes(state.dice, unchanged_dice(state)):
        for one, other in way.pairs:  # usually enough; only a small stock needs the full search
            if costs[one] + costs[other] <= left:
                changes.append(way.change)
                break
        else:
            if spent.can_settle(way.dice, way.unchanged):
                changes.append(way.change)
    return tuple(changes)


def check_settle(state: State, action: Settle, budget: Budget) -> None:
    """Raise IllegalAction with the reason for any action that ``payable_settles`` does not list."""
    islands = action.islands
    pairs = splits(state.dice)
    if islands not in pairs:
        if state.is_triple:
            raise IllegalAction("triple-one-island", island=state.dice[0])
        if islands[::-1] not in pairs:
            raise IllegalAction("no-such-split", islands=islands, dice=state.dice)
        if islands not in budget.orders(islands[::-1]):
            raise IllegalAction("single-die-first", islands=islands[::-1])
    need = budget.need(islands)
    if need > budget.stock:
        raise IllegalAction("stock-too-small", need=need, have=budget.stock)


def check_change(state: State, action: Change) -> None:
    """Raise IllegalAction with the reason for any action that ``payable_changes`` does not list."""
    place, face = action.die - 1, action.face
    if place not in range(3):
        raise IllegalAction("no-such-die", die=action.die)
    if face not in FACES:
        raise IllegalAction("no-such-face", face=face)
    budget = budget_of(state, state.to_move)
    if budget.stock == 0:
        raise IllegalAction("nothing-to-sacrifice")
    free = unchanged_dice(state)
    if place not in free:
        raise IllegalAction("die-changed-already", die=action.die)
    if state.dice[place] == face:
        raise IllegalAction("same-face", die=action.die, face=face)
    dice = (*state.dice[:place], face, *state.dice[place + 1 :])
    if not budget.after(1).can_settle(dice, tuple(other for other in free if other != place)):
        raise IllegalAction("change-leaves-no-play", die=action.die, face=face)


def cheapest(state: State) -> Settle | Change:
    """The first step of the cheapest legal play (ruling A27).

    After a change, the next call continues the same plan: a change only removes plays, and the remaining ones all
    become cheaper by the tribe already sacrificed.
    """
    return line_of(state, cheapest_play(state))[0]


def cheapest_play(state: State) -> Play:
    """The cheapest legal play (ruling A27)."""
    budget = budget_of(state, state.to_move)
    return min(payable_plays(state, budget), key=lambda play: cost(budget, play))
