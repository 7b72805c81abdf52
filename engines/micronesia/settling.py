"""What settling takes, and which plays can be paid (rules 13-18, 25-28, 32; A2, A6, A10-A12, A27)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..core import IllegalAction
from .actions import Change, Settle
from .dice import ALL, FACES, Dice, Split, Unchanged, ends, first_change, pairs, splits, turned
from .state import State, points


@cache
def settle(islands: Split) -> Settle:
    """The action; frozen, so every list shares the same one."""
    return Settle(islands=islands)


def unchanged(state: State) -> Unchanged:
    """The places of the dice that still show what was rolled."""
    if state.dice == state.rolled:
        return ALL
    return tuple([place for place in ALL if state.dice[place] == state.rolled[place]])


class Means(NamedTuple):
    """What a seat has to settle with, and what each island would take."""

    costs: tuple[int, ...]
    """Tribes for island n at index n: 1 if free, one more than a rival's, 0 if one's own (rules 16, 17, A6)."""
    stock: int
    held: int
    """Islands occupied."""
    brink: bool
    """One more island wins, in the middle of a settling too (rule 32, A12)."""

    def need(self, islands: Split) -> int:
        """Tribes that leave the stock for these islands in this order; a winning one is the last (A11, A12)."""
        total = 0
        for island in islands:
            total += self.costs[island]
            if self.brink and self.costs[island]:
                break
        return total

    def orders(self, split: Split) -> tuple[Split, ...]:
        """The orders worth offering: both only where either island would end the game at once (A12)."""
        if self.brink and len(split) == 2 and all(self.costs[island] for island in split):
            return (split, split[::-1])
        return (split,)

    def taken(self, islands: Split) -> Split:
        """Those of these islands that are newly settled, in this order."""
        new = tuple(island for island in islands if self.costs[island])
        return new[:1] if self.brink else new

    def after(self, sacrifices: int) -> Means:
        """The same seat with so many tribes fewer in stock."""
        return Means(self.costs, self.stock - sacrifices, self.held, self.brink)

    def can_end(self, dice: Dice, unchanged: Unchanged) -> bool:
        """Whether a legal play is left: a split of these dice, or of changed ones, that can be paid (A10, A11)."""
        costs = self.costs
        for left, group in zip(range(self.stock, -1, -1), pairs(dice, unchanged), strict=False):
            for one, other in group:
                need = costs[one] + costs[other]
                if need <= left or (self.brink and min(costs[one] or need, costs[other] or need) <= left):
                    return True
        return False


def means(state: State, seat: int) -> Means:
    """What a seat could settle with on this table."""
    costs = (0, *[0 if island.owner == seat else island.count + 1 for island in state.islands])
    held = costs.count(0) - 1
    return Means(costs, state.stock[seat], held, held == state.options.islands_to_win - 1)


def payable_settles(state: State, purse: Means) -> tuple[Settle, ...]:
    """The settlings of the dice as they lie that the stock can pay."""
    offered = splits(state.dice)
    if purse.brink:
        offered = tuple(order for split in offered for order in purse.orders(split))
    return tuple([settle(islands) for islands in offered if purse.need(islands) <= purse.stock])


def open_changes(state: State, purse: Means) -> tuple[Change, ...]:
    """The changes of one more die after which a payable end remains (rules 25-27, A2)."""
    if purse.stock == 0:
        return ()
    spent = purse.after(1)
    costs, left = spent.costs, spent.stock
    found = []
    for way in turned(state.dice, unchanged(state)):
        for one, other in way.pairs:  # nearly always enough; only a small stock has to look further
            if costs[one] + costs[other] <= left:
                found.append(way.change)
                break
        else:
            if spent.can_end(way.dice, way.unchanged):
                found.append(way.change)
    return tuple(found)


def check_settle(state: State, action: Settle, purse: Means) -> None:
    """IllegalAction, naming what is wrong, for whatever ``payable_settles`` does not list."""
    islands = action.islands
    found = splits(state.dice)
    if islands not in found:
        if state.triple:
            raise IllegalAction("triple-one-island", island=state.dice[0])
        if islands[::-1] not in found:
            raise IllegalAction("no-such-split", islands=islands, dice=state.dice)
        if islands not in purse.orders(islands[::-1]):
            raise IllegalAction("single-die-first", islands=islands[::-1])
    need = purse.need(islands)
    if need > purse.stock:
        raise IllegalAction("stock-too-small", need=need, have=purse.stock)


def check_change(state: State, action: Change) -> None:
    """IllegalAction, naming what is wrong, for whatever ``open_changes`` does not list."""
    place, face = action.die - 1, action.face
    if place not in range(3):
        raise IllegalAction("no-such-die", die=action.die)
    if face not in FACES:
        raise IllegalAction("no-such-face", face=face)
    purse = means(state, state.to_move)
    if purse.stock == 0:
        raise IllegalAction("nothing-to-sacrifice")
    free = unchanged(state)
    if place not in free:
        raise IllegalAction("die-changed-already", die=action.die)
    if state.dice[place] == face:
        raise IllegalAction("same-face", die=action.die, face=face)
    dice = (*state.dice[:place], face, *state.dice[place + 1 :])
    if not purse.after(1).can_end(dice, tuple(other for other in free if other != place)):
        raise IllegalAction("change-leaves-no-play", die=action.die, face=face)


def cheapest(state: State) -> Settle | Change:
    """The first step of the cheapest legal play, in full the order of ruling A27.

    Fewest tribes out of the stock, then most points held afterwards, then the lower lowest target, then the fewer
    changed dice, then the lower islands. Asked again after a change it carries the same plan on: a change only
    takes plays away, and makes all that are left cheaper by the one tribe already given.
    """
    purse = means(state, state.to_move)
    plays = [
        (
            sacrifices + need,
            -sum(map(points, purse.taken(order))),
            min(order),
            sacrifices,
            order is not split,
            split,
            order,
        )
        for sacrifices, group in enumerate(ends(state.dice, unchanged(state)))
        for split in group
        for order in purse.orders(split)
        if (need := purse.need(order)) + sacrifices <= purse.stock
    ]
    _, _, _, sacrifices, _, split, order = min(plays)
    if not sacrifices:
        return settle(order)
    return first_change(state.dice, unchanged(state), split)
