"""The events of event tiles and of their pieces."""

from __future__ import annotations

from typing import ClassVar

from ..core import Event, Fact, Name, Seat, Term
from .terms import TermEvent, resources


class Spent(TermEvent):
    """A die was spent instead of an action (A40): hunt, tame or fight."""

    seat: int
    deed: str
    die: str
    hex: str


class Herded(TermEvent):
    """The keeper took the mammoth along (rule 48)."""

    seat: int
    hex: str


class TilesJoined(TermEvent):
    """Chieftain and Abandoned Village were shuffled into the pile (rule 41)."""

    count: int


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
