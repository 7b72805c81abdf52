"""The two additional actions: our design, because their page is lost (rules 16-18, A10, A11, A20, A21, A25).

Each can be used once per turn, before or after the mandatory action, and first moves one of the player's markers
back. If the original rules turn up, only this module and the two actions have to be replaced.
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
    """The next higher and the next lower number; the highest number and 1 are neighbours (A10)."""
    last = board().numbers
    return tuple(dict.fromkeys((number % last + 1, (number - 2) % last + 1)))


def cost(action: Extra) -> int:
    """The number of spaces that the paying marker goes back (A10)."""
    return board().extras.turn if isinstance(action, Turn) else board().extras.reroll


def can_use_extras(table: Table) -> bool:
    """Whether the player to move can still use an additional action (rule 17, A11, A21)."""
    return (
        table.options.additional_actions
        and not (table.turned and table.rerolled)
        and any(table.markers[table.to_move])
        and any(table.lid)
    )


def extras(table: Table) -> tuple[Extra, ...]:
    """The legal additional actions of the player to move: turns by number, then rerolls by number."""
    if not can_use_extras(table):
        return ()
    routes = tuple([route for route, space in enumerate(table.markers[table.to_move], start=1) if space])
    numbers = tuple([number for number, count in enumerate(table.lid, start=1) if count])
    return combinations(routes, numbers, table.turned, table.rerolled)


@lru_cache(maxsize=4096)
def combinations(
    routes: tuple[int, ...], numbers: tuple[int, ...], turned: bool, rerolled: bool
) -> tuple[Extra, ...]:
    """All turns and rerolls of dice with these numbers, paid for by markers on these routes; cached."""
    turns = () if turned else (turns_of(number, routes) for number in numbers)
    rerolls = () if rerolled else (rerolls_of(number, routes) for number in numbers)
    return tuple(chain.from_iterable((*turns, *rerolls)))


@cache
def turns_of(number: int, routes: tuple[int, ...]) -> tuple[Turn, ...]:
    """The turns of a die with this number."""
    return tuple(turn(number, to, route) for to in neighbours(number) for route in routes)


@cache
def rerolls_of(number: int, routes: tuple[int, ...]) -> tuple[Reroll, ...]:
    """The rerolls of this number."""
    return tuple(reroll(number, route) for route in routes)


@cache
def turn(number: int, to: int, route: int) -> Turn:
    """The action, cached: actions are frozen, so all lists share one object."""
    return Turn(number=number, to=to, route=route)


@cache
def reroll(number: int, route: int) -> Reroll:
    """The action, cached likewise."""
    return Reroll(number=number, route=route)


def check_extra(table: Table, action: Extra) -> None:
    """Raise IllegalAction with the reason for any action that ``extras`` does not list."""
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


def space_after_paying(table: Table, action: Extra) -> int:
    """The space of the paying marker after the payment; 0 if it leaves the route (A10)."""
    return max(0, table.markers[table.to_move][action.route - 1] - cost(action))


def lid_after_turn(lid: tuple[int, ...], action: Turn) -> tuple[int, ...]:
    """The lid after one die was turned to a neighbouring number."""
    dice = list(lid)
    dice[action.number - 1] -= 1
    dice[action.to - 1] += 1
    return tuple(dice)
