"""What lies on the table of Dudo and what is done there: actions, events, state and view."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, Self

from pydantic import Field

from engines.core import Action, Event, Frozen

FACES = range(1, 7)
MOST_DICE = 30
"""Of six players with five dice."""
Cup = tuple[int, ...]
"""The dice under a cup, in ascending order."""


class Bid(Action):
    """Claim that there are at least ``count`` dice of this face under all cups (rule 4). ``bid 4 6``."""

    count: int = Field(ge=1, le=MOST_DICE)
    face: int = Field(ge=1, le=6)

    def outbids(self, other: Bid | None) -> bool:
        """Whether it is higher: more dice, or as many of a higher face (rule 6)."""
        return other is None or (self.count, self.face) > (other.count, other.face)


class Doubt(Action):
    """Say that there are fewer (rule 7). ``doubt``."""


Choice = Bid | Doubt


class Began(Event):
    """The player drawn by lot begins the first round (rule 2)."""

    seat: int


class Shook(Event):
    """The dice of a new round, for their owner (rule 3); an event ``rolled`` with ``dice`` is a public roll."""

    dice: Cup


class BidMade(Event):
    """A bid (rule 4)."""

    seat: int
    count: int
    face: int


class Doubted(Event):
    """A bid was doubted, and all cups are lifted (rule 7)."""

    seat: int
    rival: int
    count: int
    face: int


class Lifted(Event):
    """What was under a cup (rule 7)."""

    begins_part: ClassVar[bool] = True
    seat: int
    dice: Cup


class Lost(Event):
    """A player lost a die: there were ``found`` dice of the face, and ``dice`` are left to the player (rule 8)."""

    seat: int
    found: int
    dice: int


class Out(Event):
    """A player has no dice left (rule 9)."""

    seat: int


class Options(Frozen):
    """What the table may choose."""

    dice: Literal[3, 5] = 5
    """Dice of each player (rule 1)."""


class Table(Frozen):
    """What lies open: the fields that state and view share."""

    options: Options
    dice: tuple[int, ...]
    """By seat: the number of dice."""
    left: tuple[bool, ...]
    """By seat: whether it has resigned."""
    ranking: tuple[int, ...] = ()
    """The seats that are out or have left, the worst rank first (rule 11, A1)."""
    to_move: int
    turn: int = 1
    round: int = 1
    bid: Bid | None = None
    bidder: int = 0
    last: tuple[Cup, ...] = ()
    """By seat: what was under the cups when they were last lifted; empty before that."""
    reason: str = ""


class State(Table):
    """The whole table."""

    cups: tuple[Cup, ...]
    """By seat, known to the owner alone; empty when the game is over."""

    def evolve(self, **fields: Any) -> Self:
        """The table with some fields replaced, validated."""
        return type(self)(**{**self.__dict__, **fields})


class View(Table):
    """What a reader knows."""

    reader: int | None
    cup: Cup
    """The reader's own dice."""
