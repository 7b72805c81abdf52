"""The events of Rise of Tribes; those of the event tiles are in tile_events.py."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import Field, TypeAdapter

from ..core import Event, Fact, Name, Seat, Term
from .terms import TermEvent, forces, goal_words, resources
from .tile_events import (
    AuctionBegan,
    AuctionWon,
    BidMade,
    Bought,
    Cheaper,
    Discarded,
    Erupted,
    Given,
    Herded,
    Hunted,
    IceGone,
    IceGrew,
    InvadersBeaten,
    InvadersGrew,
    Lies,
    MammothLost,
    Passed,
    Revealed,
    Sacrificed,
    ShuffledBack,
    Spent,
    Studied,
    Tamed,
    TigerBeaten,
    TilesJoined,
)

Whole = tuple[int, ...]


class Began(TermEvent):
    """The start player was drawn (rule 15)."""

    seat: int
    points: int


class Dealt(Event):
    """A player got a board (rule 8)."""

    seat: int
    tribe: str
    village: tuple[int, int, int]

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "tribe": Term(f"tribe-{self.tribe}"), "village": resources(self.village)}


class Led(TermEvent):
    """A leader's power was chosen (A44)."""

    seat: int
    power: str


class Placed(TermEvent):
    """Members were placed, in the set-up or after being driven off (rules 17-20, 50)."""

    seat: int
    hex: str
    count: int


class Taken(TermEvent):
    """A player took resources; ``why``: start, pottery, agriculture, dreamtime, ..."""

    seat: int
    resource: str
    count: int
    why: str


class TurnBegan(TermEvent):
    begins_turn: ClassVar[bool] = True
    seat: int


class VillagePoints(TermEvent):
    """A player scored the villages (rule 22)."""

    seat: int
    points: int
    total: int


class Rolled(Event):
    """The dice were rolled (rule 23); the fact ``doubles`` is 1 if events follow (rule 45)."""

    seat: int
    dice: tuple[str, ...]
    again: int = 0

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": Name(Seat(self.seat)),
            "dice": tuple(Term(f"die-{die}") for die in self.dice),
            "again": self.again,
            "doubles": int(len(set(self.dice)) == 1),
        }


class Used(TermEvent):
    """A die was placed above an action and pushed another off (rules 26, 27)."""

    seat: int
    action: str
    die: str
    strength: str
    amount: int
    light: int = 0

    def facts(self) -> dict[str, Fact]:
        return super().facts() | {"use": self.action}


class Grown(TermEvent):
    seat: int
    hex: str


class Moved(TermEvent):
    seat: int
    origin: str
    to: str
    count: int
    again: int = 0


class Driven(TermEvent):
    """A rival's member was driven away (Intimidate)."""

    seat: int
    rival: int
    origin: str
    to: str


class Gathered(TermEvent):
    seat: int
    hex: str
    resource: str
    count: int


class Drawn(Event):
    """Goals were drawn, face up (rule 31)."""

    seat: int
    cards: tuple[str, ...]

    def facts(self) -> dict[str, Fact]:
        cards = tuple(Term(f"card-{card}") for card in self.cards) or (Term("amount-nothing"),)
        lines = tuple(
            Term("goal-drawn", {"card": Term(f"card-{card}"), "words": goal_words(card)}) for card in self.cards
        )
        return {"seat": Name(Seat(self.seat)), "count": len(self.cards), "cards": cards, "drawn": lines or cards}


class Sunk(TermEvent):
    """A goal was put under the pile."""

    seat: int
    card: str


class Struck(TermEvent):
    """Members were lost; ``why``: walls, ambush, spears (A31), tar, tiger, volcano."""

    seat: int
    hex: str
    count: int
    why: str


class Fought(Event):
    """A conflict was fought: members of each seat before and after it (rules 32-34)."""

    begins_part: ClassVar[bool] = True
    hex: str
    before: Whole
    invaders_before: int
    after: Whole
    invaders_after: int

    def facts(self) -> dict[str, Fact]:
        return {
            "hex": self.hex,
            "before": forces(self.before, self.invaders_before),
            "after": forces(self.after, self.invaders_after),
            "empty": int(not any(self.after) and not self.invaders_after),
        }


class Evaded(TermEvent):
    seat: int
    hex: str


class VillageLost(TermEvent):
    """A village was lost (rule 40); ``waits`` 1: it waits for its owner (Hidden Village)."""

    seat: int
    hex: str
    waits: int = 0


class VillageKept(TermEvent):
    """A village that waited for its owner stays (Hidden Village)."""

    seat: int
    hex: str


class ElderLost(TermEvent):
    """An elder was lost, and the rival gained the points (rule 54)."""

    seat: int
    rival: int
    points: int


class Completed(TermEvent):
    seat: int
    card: str
    points: int
    total: int


class Built(Event):
    """A village was built (rules 38, 41, A36)."""

    seat: int
    hex: str
    paid: tuple[int, int, int]

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "paid": resources(self.paid)}


class ElderPlaced(TermEvent):
    seat: int
    hex: str


class Consulted(TermEvent):
    seat: int
    rival: int
    card: str
    resource: str


class Traded(TermEvent):
    seat: int
    resource: str
    wanted: str


class Left(TermEvent):
    seat: int


class Ended(TermEvent):
    reason: str


AnyEvent = Annotated[
    Began
    | Dealt
    | Led
    | Placed
    | Taken
    | TurnBegan
    | VillagePoints
    | Rolled
    | Used
    | Spent
    | Grown
    | Moved
    | Herded
    | Driven
    | Gathered
    | Drawn
    | Sunk
    | Struck
    | Fought
    | Evaded
    | VillageLost
    | VillageKept
    | ElderLost
    | Completed
    | Built
    | TilesJoined
    | ElderPlaced
    | Consulted
    | Bought
    | Sacrificed
    | Studied
    | Traded
    | Given
    | Revealed
    | Discarded
    | ShuffledBack
    | Cheaper
    | Lies
    | InvadersGrew
    | InvadersBeaten
    | Hunted
    | Tamed
    | TigerBeaten
    | MammothLost
    | Erupted
    | IceGrew
    | IceGone
    | AuctionBegan
    | BidMade
    | Passed
    | AuctionWon
    | Left
    | Ended,
    Field(discriminator="kind"),
]
EVENTS: TypeAdapter[Event] = TypeAdapter(AnyEvent)
