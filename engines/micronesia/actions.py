"""The actions and events of Micronesia."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from ..core import Action, Event


class Settle(Action):
    """Settle the islands of a split, in this order (rules 11-18, A12). ``settle 3/5``, ``settle 4``."""

    kind: Literal["settle"] = "settle"
    islands: tuple[int, ...]


class Change(Action):
    """Sacrifice a tribe to set one die (1-3, by position) to another face (rules 25-27, A2). ``change 2=6``."""

    kind: Literal["change"] = "change"
    die: int
    face: int


class Shift(Action):
    """Move tribes between two islands of the player (rules 19-24). ``shift 1 3>8``."""

    kind: Literal["shift"] = "shift"
    from_island: int
    to_island: int
    count: int


class Done(Action):
    """End the turn without shifting (more) tribes (rule 23). ``done``."""

    kind: Literal["done"] = "done"
    only_ends: ClassVar[bool] = True


DONE = Done()

Choice: TypeAlias = Settle | Change | Shift | Done
AnyAction = Annotated[Choice, Field(discriminator="kind")]
ACTIONS: TypeAdapter[Choice] = TypeAdapter(AnyAction)


class Began(Event):
    """The start player was drawn (A18)."""

    kind: Literal["began"] = "began"
    seat: int


class Rolled(Event):
    """The three dice were rolled (rule 10)."""

    kind: Literal["rolled"] = "rolled"
    begins_turn: ClassVar[bool] = True
    seat: int
    dice: tuple[int, ...]


class Changed(Event):
    """A tribe was sacrificed to change a die (rule 25)."""

    kind: Literal["changed"] = "changed"
    seat: int
    die: int
    old: int
    face: int


class Settled(Event):
    """A free island was settled with one tribe (rule 16)."""

    kind: Literal["settled"] = "settled"
    seat: int
    island: int


class Evicted(Event):
    """``count`` tribes took an island and sent ``lost`` tribes back to the rival's stock (rules 17, 18)."""

    kind: Literal["evicted"] = "evicted"
    seat: int
    rival: int
    island: int
    count: int
    lost: int


class Visited(Event):
    """The dice named an island that the player already held; nothing is sent (A6)."""

    kind: Literal["visited"] = "visited"
    seat: int
    island: int


class Shifted(Event):
    """Tribes moved between two islands of the player (rule 19)."""

    kind: Literal["shifted"] = "shifted"
    seat: int
    from_island: int
    to_island: int
    count: int


class Again(Event):
    """A rolled triple was played, so the player takes another turn (rule 29)."""

    kind: Literal["again"] = "again"
    seat: int


class Bust(Event):
    """A player has no legal play left (rule 34, A10, A25)."""

    kind: Literal["bust"] = "bust"
    seat: int


class Resigned(Event):
    """A player left for good (A21)."""

    kind: Literal["resigned"] = "resigned"
    seat: int


class Ended(Event):
    """The game is over; the winners are in the outcome."""

    kind: Literal["ended"] = "ended"
    reason: str


AnyEvent = Annotated[
    Began | Rolled | Changed | Settled | Evicted | Visited | Shifted | Again | Bust | Resigned | Ended,
    Field(discriminator="kind"),
]
EVENTS: TypeAdapter[Event] = TypeAdapter(AnyEvent)
