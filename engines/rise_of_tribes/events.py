"""The events of Rise of Tribes, those of the event tiles and their pieces among them."""

from __future__ import annotations

from typing import ClassVar

from ..core import Event, Fact, Name, Seat, Term
from .terms import TermEvent, forces, goal_words, resources

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


class Spent(TermEvent):
    """A die was spent instead of an action (A40): hunt, tame or fight."""

    seat: int
    deed: str
    die: str
    hex: str


class Grown(TermEvent):
    seat: int
    hex: str


class Moved(TermEvent):
    seat: int
    origin: str
    to: str
    count: int
    again: int = 0


class Herded(TermEvent):
    """The keeper took the mammoth along (rule 48)."""

    seat: int
    hex: str


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


class TilesJoined(TermEvent):
    """Chieftain and Abandoned Village were shuffled into the pile (rule 41)."""

    count: int


class ElderPlaced(TermEvent):
    seat: int
    hex: str


class Consulted(TermEvent):
    seat: int
    rival: int
    card: str
    resource: str


class Bought(TermEvent):
    seat: int
    tile: str
    resource: str
    count: int


class Sacrificed(Event):
    seat: int
    hex: str
    paid: tuple[int, int, int]
    points: int

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "paid": resources(self.paid)}


class Studied(TermEvent):
    seat: int
    resource: str


class Traded(TermEvent):
    seat: int
    resource: str
    wanted: str


class Given(TermEvent):
    """A player gave a rival a resource; ``why``: chieftain or bounty."""

    seat: int
    rival: int
    resource: str
    why: str


class Revealed(TermEvent):
    """An event tile was revealed (rule 46)."""

    begins_part: ClassVar[bool] = True
    tile: str

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "effect": Term(f"effect-{self.tile}")}


class Discarded(TermEvent):
    tile: str


class ShuffledBack(TermEvent):
    tile: str


class Cheaper(TermEvent):
    """Doubles put a resource on a tile for sale."""

    tile: str
    price: int


class Lies(TermEvent):
    """A piece was put on the map: mammoth, tiger, invaders, volcano, glacier."""

    what: str
    hex: str

    def facts(self) -> dict[str, Fact]:
        return super().facts() | {"piece": self.what}


class InvadersGrew(TermEvent):
    count: int


class InvadersBeaten(TermEvent):
    """The last invader was removed; ``seat`` -1: nobody gains the points."""

    seat: int
    points: int

    def facts(self) -> dict[str, Fact]:
        winner: Fact = "" if self.seat < 0 else Name(Seat(self.seat))
        return {"seat": winner, "points": self.points, "winner": int(self.seat >= 0)}


class Hunted(TermEvent):
    seat: int
    food: int
    points: int


class Tamed(TermEvent):
    seat: int
    food: int
    points: int


class TigerBeaten(TermEvent):
    seat: int
    hex: str
    points: int


class MammothLost(TermEvent):
    """The mammoth was lost (rule 49); ``points`` are those lost, at most all there were (A22)."""

    seat: int
    points: int


class Erupted(TermEvent):
    """A player near the volcano gained a stone."""

    begins_part: ClassVar[bool] = True
    seat: int
    count: int


class IceGrew(TermEvent):
    count: int


class IceGone(TermEvent):
    hex: str
    count: int


class AuctionBegan(TermEvent):
    high: int
    points: int
    high_points: int


class BidMade(TermEvent):
    seat: int
    amount: int


class Passed(TermEvent):
    """A player dropped out of the bidding, or built nothing; ``why``: bid or settle."""

    seat: int
    why: str


class AuctionWon(TermEvent):
    seat: int
    amount: int
    points: int


class Left(TermEvent):
    seat: int


class Ended(TermEvent):
    reason: str
