"""The actions and events of Octa."""

from __future__ import annotations

from functools import cache
from typing import Annotated, ClassVar, TypeAlias

from ..core import Action, Event, Fact, Name, Seat, Term, Written
from .board import board

Number = Annotated[int, Written(lambda: range(1, board().numbers + 1), int)]
"""A number of the dice, and so of a route."""


class Pick(Action):
    """Mandatory action A: take all dice of a number (rules 20-22). ``pick 3``."""

    number: Number


class Roll(Action):
    """Mandatory action B: roll two d4 (rules 25-28). ``roll``."""


class Turn(Action):
    """Additional action: turn a die in the lid to a neighbouring number (A10, A20). ``turn 3>4 by 2``.

    ``route``: the route of the player's marker that pays by going back one space.
    """

    line = "turn {number}>{to} by {route}"
    number: Number
    to: Number
    route: Number


class Reroll(Action):
    """Additional action: roll all dice of a number again (A10, A20). ``reroll 5 by 2``."""

    line = "reroll {number} by {route}"
    number: Number
    route: Number


class Done(Action):
    """End the turn after the mandatory action (rule 19). ``done``."""

    only_ends: ClassVar[bool] = True


ROLL, DONE = Roll(), Done()


@cache
def pick(number: int) -> Pick:
    """The action, cached: actions are frozen, so all lists share one object."""
    return Pick(number=number)


Choice: TypeAlias = Pick | Roll | Turn | Reroll | Done


def lid_terms(lid: tuple[int, ...]) -> tuple[Term, ...]:
    """The dice in the lid by number, as a fact: ``1: 3, 4: 2 and 8: 1``."""
    return tuple(
        Term("heap", {"number": number, "count": count}) for number, count in enumerate(lid, start=1) if count
    )


class Began(Event):
    """The first parent was drawn (A3)."""

    seat: int
    rounds: int


class ChipTaken(Event):
    """A round began: its parent took the round chip and turned it face up (rules 5-7)."""

    begins_turn: ClassVar[bool] = True
    seat: int
    round: int
    route: int
    bonus: int = 2
    """The value of the chip (A13). Records of version 1 of the rules do not have it: all chips had this value."""


class Sorted(Event):
    """The dice of the box were rolled and sorted; ``lid``: the number of dice by face afterwards (rules 8-11)."""

    seat: int
    round: int
    dice: tuple[int, ...]
    """The rolled faces, ascending; empty if nobody picked (A16)."""
    lid: tuple[int, ...]

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": Name(Seat(self.seat)),
            "round": self.round,
            "count": len(self.dice),
            "lid": lid_terms(self.lid),
        }


class Picked(Event):
    """All dice of a number went to the box; the marker moved from space ``old`` (0: off the route) to ``space``."""

    seat: int
    number: int
    count: int
    old: int
    space: int

    def facts(self) -> dict[str, Fact]:
        """``stays``: 1 if the marker was at the end of the route already (A7)."""
        return {**super().facts(), "stays": int(self.old == self.space)}


class Thrown(Event):
    """Two d4 were rolled (rule 26)."""

    seat: int
    dice: tuple[int, ...]


class Advanced(Event):
    """A d4 moved a marker (rules 27, 28); ``old`` and ``space`` are the same at the end of the route (A4)."""

    seat: int
    route: int
    old: int
    space: int

    def facts(self) -> dict[str, Fact]:
        """``stays``: 1 if the marker was at the end of the route already (A4)."""
        return {**super().facts(), "stays": int(self.old == self.space)}


class Turned(Event):
    """A marker went back to ``space`` (0: off the route) to turn a die (A10)."""

    seat: int
    route: int
    space: int
    number: int
    to: int


class Rerolled(Event):
    """A marker went back to ``space`` (0: off the route) to reroll all dice of a number (A10)."""

    seat: int
    route: int
    space: int
    number: int
    count: int


class SortedAgain(Event):
    """The rerolled dice, ascending, were sorted into the lid (A25)."""

    seat: int
    dice: tuple[int, ...]
    lid: tuple[int, ...]

    def facts(self) -> dict[str, Fact]:
        return {"seat": Name(Seat(self.seat)), "dice": self.dice, "lid": lid_terms(self.lid)}


class Left(Event):
    """A player left for good; their markers were removed (A28)."""

    seat: int


class Scored(Event):
    """The final points of one player, by route (A14)."""

    seat: int
    points: tuple[int, ...]
    firsts: int
    """First places, tied ones included (A26)."""
    total: int

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": Name(Seat(self.seat)),
            "total": self.total,
            "firsts": self.firsts,
            "routes": tuple(
                Term("route-points", {"route": route, "points": points})
                for route, points in enumerate(self.points, start=1)
                if points
            ),
        }


class Ended(Event):
    """The game is over."""

    reason: str
