"""The state of Micronesia. Nothing is hidden (rule 7), so the view is the state."""

from __future__ import annotations

import operator
from functools import cache
from typing import Literal

from pydantic import Field

from ..core import Frozen

ISLANDS = range(1, 13)
"""The numbers of the island cards (rule 2)."""


class Options(Frozen):
    """The options of a table; the defaults are the printed game."""

    islands_to_win: Literal[5, 6, 7] = 7
    """Islands that win (rule 32); fewer islands make a shorter game with a more sudden end."""
    turn_limit: Literal[20, 40, 60] = 60
    """Turns of each player before points are compared (ruling A20)."""
    host_begins: bool = Field(default=False, exclude_if=operator.not_)
    """The first seat begins, as agreed on (rule 9); off: a player drawn by lot (A18).

    It is stored only where it is on: other games stay byte for byte what bots without the option store and read.
    """


class Island(Frozen):
    """An island card: its owner (None: free) and the number of tribes on it."""

    owner: int | None = None
    count: int = Field(default=0, ge=0, le=15)


@cache
def island(owner: int, count: int) -> Island:
    """A held island, cached: islands are frozen, so all tables share one object."""
    return Island(owner=owner, count=count)


class State(Frozen):
    """The complete state of the table."""

    options: Options
    islands: tuple[Island, ...]
    """Island n is ``islands[n - 1]``."""
    stock: tuple[int, ...]
    """Tribes in front of each seat (rules 6, 7)."""
    sacrificed: tuple[int, ...]
    """Tribes given up for changed dice, by seat (ruling A1)."""
    first: int
    """The seat that began (ruling A18)."""
    to_move: int
    turn: int
    """Turns begun so far, extra turns included."""
    extra: int = 0
    """The extra turns among them (rule 29), which do not count towards the limit of ruling A20."""
    stage: Literal["roll", "settle", "shift", "over"]
    """roll: before the dice are rolled (only in previews); settle: change dice, then settle; shift: tribes may be
    shifted after settling (rules 19-24); over: the game has ended."""
    rolled: tuple[int, ...] = ()
    """The three faces as rolled (rule 10)."""
    dice: tuple[int, ...] = ()
    """The three faces now; a face that differs from ``rolled`` was changed (rules 25-27)."""
    settled: tuple[int, ...] = ()
    """Islands named by this turn's settling, for the pictures and for the extra turn of rule 28."""
    gave: tuple[int, ...] = ()
    """Islands that gave tribes in this shift; they may not receive, so that every shift ends."""
    received: tuple[int, ...] = ()
    """Islands that received tribes in this shift; they may not give."""
    again: bool = False
    """A rolled triple is being played, so another turn follows (rule 29)."""
    bust: int | None = None
    """The seat that is bust (rule 34)."""
    reason: str = ""
    """Why the game is over: seven-islands, bust, turn-limit, resigned."""

    @property
    def left(self) -> tuple[bool, ...]:
        """By seat: nobody, as the game ends with the first player who leaves (A21)."""
        return (False,) * len(self.stock)

    def held(self, seat: int) -> tuple[int, ...]:
        """The numbers of the islands that a seat holds, ascending."""
        return tuple([n for n, island in enumerate(self.islands, start=1) if island.owner == seat])

    @property
    def is_triple(self) -> bool:
        """Whether the dice, changed or not, all show one face (rules 28, 30)."""
        return len(self.dice) == 3 and len(set(self.dice)) == 1


class View(State):
    """What one reader may know: everything."""

    reader: int | None = None


def points(island: int) -> int:
    """Victory points of an island: 1 for 1-3, 2 for 4-6, 3 for 7-9, 4 for 10-12 (rule 37)."""
    return 1 + (island - 1) // 3
