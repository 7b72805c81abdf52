"""The events of event tiles and of their pieces."""

from __future__ import annotations

from typing import ClassVar, Literal

from ..core import Event, Fact, Name, Seat, Term
from .terms import TermEvent, resources


class Spent(TermEvent):
    """A die was spent instead of an action (A40): hunt, tame or fight."""

    kind: Literal["spent"] = "spent"
    seat: int
    deed: str
    die: str
    hex: str


class Herded(TermEvent):
    """The keeper took the mammoth along (rule 48)."""

    kind: Literal["herded"] = "herded"
    seat: int
    hex: str


class TilesJoined(TermEvent):
    """Chieftain and Abandoned Village were shuffled into the pile (rule 41)."""

    kind: Literal["tiles-joined"] = "tiles-joined"
    count: int


class Bought(TermEvent):
    kind: Literal["bought"] = "bought"
    seat: int
    tile: str
    resource: str
    count: int


class Sacrificed(Event):
    kind: Literal["sacrificed"] = "sacrificed"
    seat: int
    hex: str
    paid: tuple[int, int, int]
    points: int

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "paid": resources(self.paid)}


class Studied(TermEvent):
    kind: Literal["studied"] = "studied"
    seat: int
    resource: str


class Given(TermEvent):
    """A player gave a rival a resource; ``why``: chieftain or bounty."""

    kind: Literal["given"] = "given"
    seat: int
    rival: int
    resource: str
    why: str


class Revealed(TermEvent):
    """An event tile was revealed (rule 46)."""

    kind: Literal["revealed"] = "revealed"
    begins_part: ClassVar[bool] = True
    tile: str

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "effect": Term(f"effect-{self.tile}")}


class Discarded(TermEvent):
    kind: Literal["discarded"] = "discarded"
    tile: str


class ShuffledBack(TermEvent):
    kind: Literal["shuffled-back"] = "shuffled-back"
    tile: str


class Cheaper(TermEvent):
    """Doubles put a resource on a tile for sale."""

    kind: Literal["cheaper"] = "cheaper"
    tile: str
    price: int


class Lies(TermEvent):
    """A piece was put on the map: mammoth, tiger, invaders, volcano, glacier."""

    kind: Literal["lies"] = "lies"
    what: str
    hex: str

    def facts(self) -> dict[str, Fact]:
        return super().facts() | {"piece": self.what}


class InvadersGrew(TermEvent):
    kind: Literal["invaders-grew"] = "invaders-grew"
    count: int


class InvadersBeaten(TermEvent):
    """The last invader was removed; ``seat`` -1: nobody gains the points."""

    kind: Literal["invaders-beaten"] = "invaders-beaten"
    seat: int
    points: int

    def facts(self) -> dict[str, Fact]:
        winner: Fact = "" if self.seat < 0 else Name(Seat(self.seat))
        return {"seat": winner, "points": self.points, "winner": int(self.seat >= 0)}


class Hunted(TermEvent):
    kind: Literal["hunted"] = "hunted"
    seat: int
    food: int
    points: int


class Tamed(TermEvent):
    kind: Literal["tamed"] = "tamed"
    seat: int
    food: int
    points: int


class TigerBeaten(TermEvent):
    kind: Literal["tiger-beaten"] = "tiger-beaten"
    seat: int
    hex: str
    points: int


class MammothLost(TermEvent):
    """The mammoth was lost (rule 49); ``points`` are those lost, at most all there were (A22)."""

    kind: Literal["mammoth-lost"] = "mammoth-lost"
    seat: int
    points: int


class Erupted(TermEvent):
    """A player near the volcano gained a stone."""

    kind: Literal["erupted"] = "erupted"
    begins_part: ClassVar[bool] = True
    seat: int
    count: int


class IceGrew(TermEvent):
    kind: Literal["ice-grew"] = "ice-grew"
    count: int


class IceGone(TermEvent):
    kind: Literal["ice-gone"] = "ice-gone"
    hex: str
    count: int


class AuctionBegan(TermEvent):
    kind: Literal["auction-began"] = "auction-began"
    high: int
    points: int
    high_points: int


class BidMade(TermEvent):
    kind: Literal["bid-made"] = "bid-made"
    seat: int
    amount: int


class Passed(TermEvent):
    """A player dropped out of the bidding, or built nothing; ``why``: bid or settle."""

    kind: Literal["passed"] = "passed"
    seat: int
    why: str


class AuctionWon(TermEvent):
    kind: Literal["auction-won"] = "auction-won"
    seat: int
    amount: int
    points: int
