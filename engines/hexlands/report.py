"""The last resolution as all may know it, for its text, its picture and the table of coins."""

from __future__ import annotations

from typing import NamedTuple

from pydantic import InstanceOf

from ..core import Frozen
from .printed import BuildingKeys, Event

MOVED, HALTED, RODE = 1, 2, 4
"""Flags of a soldier: has moved in this turn; had to stop (A11); has had its railway journey."""


class Soldier(NamedTuple):
    """One soldier: its space, its strength (1, or 2 for a strong one), and its flags of this turn."""

    space: int
    strength: int = 1
    flags: int = 0


class Land(Frozen):
    """A snapshot of the map, for its picture."""

    terrain: tuple[int, ...]
    owners: tuple[int, ...]
    heights: tuple[int, ...]
    buildings: BuildingKeys
    roads: tuple[int, ...]
    trees: tuple[int, ...]
    soldiers: tuple[tuple[InstanceOf[Soldier], ...], ...]
    """By seat."""


class Side(Frozen):
    """One side of a battle; its strength is height, walls and forts (of a defender), soldiers and cannon."""

    seat: int
    height: int
    walls: int = 0
    forts: int = 0
    soldiers: int = 0
    """The sum of their strengths."""
    count: int = 0
    """The number of soldiers."""
    cannon: int = 0
    defends: bool = False

    @property
    def strength(self) -> int:
        return self.height + self.walls + self.forts + self.soldiers + self.cannon


class Battle(Frozen):
    """The course of a battle (rules 29-37)."""

    space: int
    sides: tuple[Side, ...]
    """The owner of the space first, then by seat."""
    winner: int = -1
    """-1: nobody won, or nobody is left."""
    skull: bool = False
    loot: int = 0
    """Coins taken from a stormed castle (A34)."""


class Purse(Frozen):
    """A player's coins in a resolution (rules 42, 43)."""

    seat: int
    castle: int = 0
    mines: int = 0
    spots: int = 0
    """Received from others."""
    tolls: int = 0
    """Paid to others' tourist spots."""
    soldiers: int = 0
    """Upkeep of soldiers."""
    forts: int = 0
    """Upkeep of forts."""
    coins: int = 0
    """Coins left afterwards."""


class Report(Frozen):
    """The last resolution, for its text and its picture."""

    round: int = 0
    before: Land | None = None
    """The map at the end of the last turn."""
    battles: tuple[Battle, ...] = ()
    placed: tuple[int, ...] = ()
    """Spaces that gained a tile or building or lost a tree."""
    purses: tuple[Purse, ...] = ()
    """By seat, of the players in the game."""
    event: Event = ""
    progress: tuple[int, int] = (0, 0)
    """Before and after the event."""
    struck: tuple[int, ...] = ()
    """Spaces that the event changed."""
