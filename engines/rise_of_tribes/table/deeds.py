"""Counts for the conditions of deeds (rules 37, 42-44, A34)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..printed import Goal
from ..state import Table
from .ground import has_control, has_majority, is_land, rivals


def lands(table: Table, seat: int, land: str) -> int:
    """Hexes of a land with members of the seat."""
    return sum([1 for hex, here in enumerate(table.members) if here[seat] and is_land(table, hex, land)])


def tiles(table: Table, seat: int) -> int:
    return sum([1 for here in table.members if here[seat]])


def heartland(table: Table, seat: int) -> int:
    """The most hexes under control among three that all touch each other."""
    held = [has_control(table, hex, seat) for hex in range(len(table.members))]
    return max((held[a] + held[b] + held[c] for a, b, c in table.board.triangles), default=0)


def majorities(table: Table, seat: int) -> int:
    """Hexes with rivals where the seat has the majority."""
    return sum(
        [1 for hex in range(len(table.members)) if has_majority(table, hex, seat) and rivals(table, hex, seat)]
    )


COUNTS: Mapping[str, Callable[[Table, int], int]] = {
    "lakes": lambda table, seat: lands(table, seat, "lake"),
    "forests": lambda table, seat: lands(table, seat, "forest"),
    "mountains": lambda table, seat: lands(table, seat, "mountain"),
    "tiles": tiles,
    "heartland": heartland,
    "majorities": majorities,
    "villages": lambda table, seat: len(table.home(seat)),
}


def progress(table: Table, seat: int, goal: Goal) -> tuple[int, int]:
    """(have, need) of a goal's condition or cost, where have is never more than need."""
    if goal.cost is not None:
        has = table.players[seat].resources
        return sum(map(min, has, goal.cost)), sum(goal.cost)
    return min(COUNTS[goal.deed](table, seat), goal.needed), goal.needed


def is_reached(table: Table, seat: int, goal: Goal) -> bool:
    """Whether a goal can be completed now (rules 36, 37, A24)."""
    have, need = progress(table, seat, goal)
    return have >= need
