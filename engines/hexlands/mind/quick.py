"""A quick player of Hexlands for playouts: its soldiers march to what is worth more than the die, or it works.

``greedy`` also weighs buildings on its own land, pairs of dice, cards and orders, which takes most of the time of a
playout.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...core import choice
from ..actions import Choice, Commit, Develop, Dispatch, Done, Move, Stop, WorkAll
from ..printed import box, ground
from ..report import MOVED
from ..state import State
from ..steps.moving import can_develop, movable, reach, rivals, steps_left
from .planning import FAR, STEP, Plan
from .weighing import card_value, rounds_left, worth

CARE = 0.3
"""What a card must be worth beyond its die, as for ``greedy``."""
AWAY = 1.0
"""What a soldier leaves that stands beyond its own land."""


def reply(state: State, seat: int) -> Choice | None:
    """The next action of a seat in its turn; None where ``greedy`` is quick enough."""
    player = state.players[seat]
    match state.stage:
        case "commit":
            return choice(Commit, min(player.d6, max(1, round(player.d6 / rounds_left(state)))))
        case "act":
            return use(state, seat, list(ways(state, seat, min(FAR, player.dice[0]))))
        case "march":
            best = max(ways(state, seat, steps_left(state)), key=lambda way: way.value, default=None)
            if best is None:
                return choice(Stop)
            names, unit = ground().names, box().units[best.strength - 1].key
            return choice(Move, names[best.origin], names[best.to], unit)
        case "close" if state.active == seat and state.offer is None:
            return choice(Done)
        case _:
            return None


def use(state: State, seat: int, ways: list[Plan]) -> Choice:
    """The way or the card that brings most beyond its die's number; work where none does."""
    gain = 0.0
    best: Choice = choice(WorkAll)
    for die in set(state.players[seat].dice):
        for way in ways:
            if way.steps <= die and way.value - die > gain:
                gain, best = way.value - die, choice(Dispatch, die)
        if can_develop(state, die) and (gained := card_value(state, seat, die) - die - CARE) > gain:
            gain, best = gained, choice(Develop, die)
    return best


def ways(state: State, seat: int, steps: int) -> Iterator[Plan]:
    """The ways to new land and to rivals that are worth more than staying."""
    held = rivals(state, seat)
    taken = {soldier.space for soldier in state.players[seat].soldiers if soldier.flags & MOVED}
    for soldier in movable(state, seat):
        stays = AWAY if state.owners[soldier.space] != seat else 0.0
        if soldier.flags & MOVED and stays:
            continue
        for to, far in reach(state, seat, soldier, steps).items():
            if to not in held and (state.owners[to] == seat or to in taken):
                continue
            value = worth(state, seat, to, soldier.strength) - stays - far * STEP
            if value > 0:
                yield Plan(value, far, soldier.space, soldier.strength, to)
