"""The actions and events of Micronesia."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from ..core import Action, Event, Written

Face = Annotated[int, Written("[1-9]", int)]
Count = Annotated[int, Written("[1-9][0-9]?", int)]
Islands = Annotated[
    tuple[int, ...],
    Written(
        "[1-9][0-9]?(?:/[1-9][0-9]?)?",
        read=lambda text: tuple(map(int, text.split("/"))),
        write=lambda islands: "/".join(map(str, islands)),
    ),
]


class Settle(Action):
    """Settle the islands of a split, in this order (rules 11-18, A12). ``settle 3/5``, ``settle 4``."""

    islands: Islands


class Change(Action):
    """Sacrifice a tribe to set one die (1-3, by position) to another face (rules 25-27, A2). ``change 2=6``."""

    line = "change {die}={face}"
    die: Face
    face: Face


class Shift(Action):
    """Move tribes between two islands of the player (rules 19-24). ``shift 1 3>8``."""

    line = "shift {count} {from_island}>{to_island}"
    from_island: Count
    to_island: Count
    count: Count


class Done(Action):
    """End the turn without shifting (more) tribes (rule 23). ``done``."""

    only_ends: ClassVar[bool] = True


DONE = Done()

Choice: TypeAlias = Settle | Change | Shift | Done


class Began(Event):
    """The start player was drawn (A18)."""

    seat: int


class Rolled(Event):
    """The three dice were rolled (rule 10)."""

    begins_turn: ClassVar[bool] = True
    seat: int
    dice: tuple[int, ...]


class Changed(Event):
    """A tribe was sacrificed to change a die (rule 25)."""

    seat: int
    die: int
    old: int
    face: int


class Settled(Event):
    """A free island was settled with one tribe (rule 16)."""

    seat: int
    island: int


class Evicted(Event):
    """``count`` tribes took an island and sent ``lost`` tribes back to the rival's stock (rules 17, 18)."""

    seat: int
    rival: int
    island: int
    count: int
    lost: int


class Visited(Event):
    """The dice named an island that the player already held; nothing is sent (A6)."""

    seat: int
    island: int


class Shifted(Event):
    """Tribes moved between two islands of the player (rule 19)."""

    seat: int
    from_island: int
    to_island: int
    count: int


class Again(Event):
    """A rolled triple was played, so the player takes another turn (rule 29)."""

    seat: int


class Bust(Event):
    """A player has no legal play left (rule 34, A10, A25)."""

    seat: int


class Resigned(Event):
    """A player left for good (A21)."""

    seat: int


class Ended(Event):
    """The game is over; the winners are in the outcome."""

    reason: str
