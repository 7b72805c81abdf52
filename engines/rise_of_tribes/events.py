"""What can happen in Rise of Tribes, as it is told; what the event tiles do is in tile_events.py."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from ..core import Event, Fact, Name, Seat, Term
from .telling import Told, forces, goal_words, resources
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


class Began(Told):
    """The start player was drawn (rule 15)."""

    kind: Literal["began"] = "began"
    seat: int
    points: int


class Dealt(Event):
    """A player's board (rule 8)."""

    kind: Literal["dealt"] = "dealt"
    seat: int
    tribe: str
    village: tuple[int, int, int]

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "tribe": Term(f"tribe-{self.tribe}"), "village": resources(self.village)}


class Led(Told):
    """A leader's power was chosen (A44)."""

    kind: Literal["led"] = "led"
    seat: int
    power: str


class Placed(Told):
    """Members came onto the map, in the set-up or after being driven off (rules 17-20, 50)."""

    kind: Literal["placed"] = "placed"
    seat: int
    hex: str
    count: int


class Taken(Told):
    """Resources of choice, or by a power or technology; ``why``: start, pottery, agriculture, dreamtime, ..."""

    kind: Literal["taken"] = "taken"
    seat: int
    resource: str
    count: int
    why: str


class TurnBegan(Told):
    kind: Literal["turn-began"] = "turn-began"
    seat: int


class VillagePoints(Told):
    """Rule 22."""

    kind: Literal["village-points"] = "village-points"
    seat: int
    points: int
    total: int


class Rolled(Event):
    """The two dice (rule 23); ``doubles`` 1: events come (rule 45)."""

    kind: Literal["rolled"] = "rolled"
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


class Used(Told):
    """A die went above an action and pushed another off (rules 26, 27)."""

    kind: Literal["used"] = "used"
    seat: int
    action: str
    die: str
    strength: str
    amount: int
    light: int = 0

    def facts(self) -> dict[str, Fact]:
        return super().facts() | {"use": self.action}


class Grown(Told):
    kind: Literal["grown"] = "grown"
    seat: int
    hex: str


class Moved(Told):
    kind: Literal["moved"] = "moved"
    seat: int
    origin: str
    to: str
    count: int
    again: int = 0


class Driven(Told):
    """Intimidate."""

    kind: Literal["driven"] = "driven"
    seat: int
    rival: int
    origin: str
    to: str


class Gathered(Told):
    kind: Literal["gathered"] = "gathered"
    seat: int
    hex: str
    resource: str
    count: int


class Drawn(Event):
    """Goals, face up (rule 31)."""

    kind: Literal["drawn"] = "drawn"
    seat: int
    cards: tuple[str, ...]

    def facts(self) -> dict[str, Fact]:
        cards = tuple(Term(f"card-{card}") for card in self.cards) or (Term("amount-nothing"),)
        told = tuple(
            Term("goal-drawn", {"card": Term(f"card-{card}"), "words": goal_words(card)}) for card in self.cards
        )
        return {"seat": Name(Seat(self.seat)), "count": len(self.cards), "cards": cards, "told": told or cards}


class Sunk(Told):
    """A goal went under the pile."""

    kind: Literal["sunk"] = "sunk"
    seat: int
    card: str


class Struck(Told):
    """Members lost before a conflict (A31) or to a tile: walls, ambush, spears, tar, tiger, volcano."""

    kind: Literal["struck"] = "struck"
    seat: int
    hex: str
    count: int
    why: str


class Fought(Event):
    """A conflict, who came with how many and who stayed (rules 32-34)."""

    kind: Literal["fought"] = "fought"
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


class Evaded(Told):
    kind: Literal["evaded"] = "evaded"
    seat: int
    hex: str


class VillageLost(Told):
    """Rule 40; ``waits`` 1: it waits for its owner (Hidden Village)."""

    kind: Literal["village-lost"] = "village-lost"
    seat: int
    hex: str
    waits: int = 0


class VillageKept(Told):
    """A village that waited stays for good."""

    kind: Literal["village-kept"] = "village-kept"
    seat: int
    hex: str


class ElderLost(Told):
    """Rule 54; the rival gets the points."""

    kind: Literal["elder-lost"] = "elder-lost"
    seat: int
    rival: int
    points: int


class Completed(Told):
    kind: Literal["completed"] = "completed"
    seat: int
    card: str
    points: int
    total: int


class Built(Event):
    """A village (rules 38, 41, A36)."""

    kind: Literal["built"] = "built"
    seat: int
    hex: str
    paid: tuple[int, int, int]

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "paid": resources(self.paid)}


class ElderPlaced(Told):
    kind: Literal["elder-placed"] = "elder-placed"
    seat: int
    hex: str


class Consulted(Told):
    kind: Literal["consulted"] = "consulted"
    seat: int
    rival: int
    card: str
    resource: str


class Traded(Told):
    kind: Literal["traded"] = "traded"
    seat: int
    resource: str
    wanted: str


class Left(Told):
    kind: Literal["left"] = "left"
    seat: int


class Ended(Told):
    kind: Literal["ended"] = "ended"
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
