"""The two additional actions: our design, as their page is lost (rules 16-18, A10, A11, A20, A21, A25).

Each is used once a turn at most, before or after the mandatory action, and moves an own marker back first. Whatever
they are in truth, this module and their two actions are all that would have to be replaced.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain
from typing import TypeAlias

from ..core import IllegalAction
from .actions import Reroll, Turn
from .board import board
from .state import Table

Extra: TypeAlias = Turn | Reroll


@cache
def neighbours(number: int) -> tuple[int, ...]:
    """The next higher and the next lower number; the highest and 1 are neighbours (A10)."""
    last = board().numbers
    return tuple(dict.fromkeys((number % last + 1, (number - 2) % last + 1)))


def cost(action: Extra) -> int:
    """Spaces that the paying marker goes back (A10)."""
    return board().extras.turn if isinstance(action, Turn) else board().extras.reroll


def possible(table: Table) -> bool:
    """Whether the player to move has an additional action left that something could be done with (17, A11, A21)."""
    return (
        table.options.additional_actions
        and not (table.turned and table.rerolled)
        and any(table.markers[table.to_move])
        and any(table.lid)
    )


def extras(table: Table) -> tuple[Extra, ...]:
    """The additional actions that the player to move may still use: turns by number, then rerolls by number."""
    if not possible(table):
        return ()
    routes = tuple([route for route, space in enumerate(table.markers[table.to_move], start=1) if space])
    numbers = tuple([number for number, count in enumerate(table.lid, start=1) if count])
    return offered(routes, numbers, table.turned, table.rerolled)


@lru_cache(maxsize=4096)
def offered(routes: tuple[int, ...], numbers: tuple[int, ...], turned: bool, rerolled: bool) -> tuple[Extra, ...]:
    """What can be done with dice of these numbers, each with every marker that can pay: a list worth keeping."""
    turns = () if turned else (turns_of(number, routes) for number in numbers)
    rerolls = () if rerolled else (rerolls_of(number, routes) for number in numbers)
    return tuple(chain.from_iterable((*turns, *rerolls)))


@cache
def turns_of(number: int, routes: tuple[int, ...]) -> tuple[Turn, ...]:
    return tuple(turn(number, to, route) for to in neighbours(number) for route in routes)


@cache
def rerolls_of(number: int, routes: tuple[int, ...]) -> tuple[Reroll, ...]:
    return tuple(reroll(number, route) for route in routes)


@cache
def turn(number: int, to: int, route: int) -> Turn:
    """The action; frozen, so every list shares the same one."""
    return Turn(number=number, to=to, route=route)


@cache
def reroll(number: int, route: int) -> Reroll:
    return Reroll(number=number, route=route)


def check_extra(table: Table, action: Extra) -> None:
    """IllegalAction, naming what is wrong, for whatever ``extras`` does not list."""
    if not table.options.additional_actions:
        raise IllegalAction("no-extras")
    if isinstance(action, Turn) and table.turned:
        raise IllegalAction("turned-already")
    if isinstance(action, Reroll) and table.rerolled:
        raise IllegalAction("rerolled-already")
    markers = table.markers[table.to_move]
    if not any(markers):
        raise IllegalAction("no-marker-at-all")
    if not 1 <= action.route <= len(markers) or not markers[action.route - 1]:
        raise IllegalAction("no-marker", route=action.route)
    if not table.dice(action.number):
        raise IllegalAction("no-dice", number=action.number)
    if isinstance(action, Turn) and action.to not in neighbours(action.number):
        raise IllegalAction("not-neighbours", number=action.number, to=action.to)


def paid(table: Table, action: Extra) -> int:
    """The space of the paying marker afterwards; 0: it has left the route (A10)."""
    return max(0, table.markers[table.to_move][action.route - 1] - cost(action))


def turned(lid: tuple[int, ...], action: Turn) -> tuple[int, ...]:
    """The lid with one die turned over to its neighbour."""
    dice = list(lid)
    dice[action.number - 1] -= 1
    dice[action.to - 1] += 1
    return tuple(dice)
