"""Shifting tribes between the islands of one player (rules 19-24, A6-A9, A22).

Every spread can be reached by moves from a giving to a receiving island. No island may do both, so the number of
tribes that can still move falls with each move and every shift ends.
"""

from __future__ import annotations

from functools import cache

from ..core import IllegalAction
from .actions import Shift
from .state import Island, State, island


@cache
def shift(giver: int, receiver: int, count: int) -> Shift:
    """The action, cached: actions are frozen, so all lists share one object."""
    return Shift(from_island=giver, to_island=receiver, count=count)


def shifts(state: State) -> tuple[Shift, ...]:
    """All moves that are legal now, by origin, target and count; at least 1 tribe stays (rule 21)."""
    own = state.held(state.to_move)
    receivers = [island for island in own if island not in state.gave]
    return tuple(
        [
            shift(giver, receiver, count)
            for giver in own
            if giver not in state.received and (spare := state.islands[giver - 1].count - 1)
            for receiver in receivers
            if receiver != giver
            for count in range(1, spare + 1)
        ]
    )


def check_shift(state: State, action: Shift) -> None:
    """Raise IllegalAction with the reason for any action that ``shifts`` does not list."""
    giver, receiver = action.from_island, action.to_island
    own = state.held(state.to_move)
    for number in (giver, receiver):
        if number not in own:
            raise IllegalAction("not-your-island", island=number)
    if giver == receiver:
        raise IllegalAction("same-island", island=giver)
    if giver in state.received:
        raise IllegalAction("island-received", island=giver)
    if receiver in state.gave:
        raise IllegalAction("island-gave", island=receiver)
    there = state.islands[giver - 1].count
    if action.count < 1:
        raise IllegalAction("nothing-moved", count=action.count)
    if action.count >= there:
        raise IllegalAction("island-emptied", island=giver, count=action.count, there=there)


def islands_after(state: State, action: Shift) -> tuple[Island, ...]:
    """The islands after the move; the player's total does not change (rule 22)."""
    islands = list(state.islands)
    for number, change in ((action.from_island, -action.count), (action.to_island, action.count)):
        islands[number - 1] = island(state.to_move, islands[number - 1].count + change)
    return tuple(islands)
