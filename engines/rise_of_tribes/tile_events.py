"""What can happen around the event tiles and the pieces that they bring, as it is told."""

from __future__ import annotations

from typing import Literal

from ..core import Event, Fact, Name, Seat, Term
from .telling import Told, resources


class Spent(Told):
    """A die was spent instead of an action (A40): hunt, tame or fight."""

    kind: Literal["spent"] = "spent"
    seat: int
    deed: str
    die: str
    hex: str


class Herded(Told):
    """The mammoth went along (rule 48)."""

    kind: Literal["herded"] = "herded"
    seat: int
    hex: str


class TilesJoined(Told):
    """Chieftain and Abandoned Village are shuffled into the pile (rule 41)."""

    kind: Literal["tiles-joined"] = "tiles-joined"
    count: int


class Bought(Told):
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


class Studied(Told):
    kind: Literal["studied"] = "studied"
    seat: int
    resource: str


class Given(Told):
    """``why``: chieftain or bounty."""

    kind: Literal["given"] = "given"
    seat: int
    rival: int
    resource: str
    why: str


class Revealed(Told):
    """A new event tile (rule 46)."""

    kind: Literal["revealed"] = "revealed"
    tile: str

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "effect": Term(f"effect-{self.tile}")}


class Discarded(Told):
    kind: Literal["discarded"] = "discarded"
    tile: str


class ShuffledBack(Told):
    kind: Literal["shuffled-back"] = "shuffled-back"
    tile: str


class Cheaper(Told):
    """Doubles put a resource on a tile that can be bought."""

    kind: Literal["cheaper"] = "cheaper"
    tile: str
    price: int


class Lies(Told):
    """A piece comes to lie on a hex: mammoth, tiger, invaders, volcano, glacier."""

    kind: Literal["lies"] = "lies"
    what: str
    hex: str

    def facts(self) -> dict[str, Fact]:
        return super().facts() | {"piece": self.what}


class InvadersGrew(Told):
    kind: Literal["invaders-grew"] = "invaders-grew"
    count: int


class InvadersBeaten(Told):
    """``seat`` -1: nobody gets the points."""

    kind: Literal["invaders-beaten"] = "invaders-beaten"
    seat: int
    points: int

    def facts(self) -> dict[str, Fact]:
        winner: Fact = "" if self.seat < 0 else Name(Seat(self.seat))
        return {"seat": winner, "points": self.points, "winner": int(self.seat >= 0)}


class Hunted(Told):
    kind: Literal["hunted"] = "hunted"
    seat: int
    food: int
    points: int


class Tamed(Told):
    kind: Literal["tamed"] = "tamed"
    seat: int
    food: int
    points: int


class TigerBeaten(Told):
    kind: Literal["tiger-beaten"] = "tiger-beaten"
    seat: int
    hex: str
    points: int


class MammothLost(Told):
    """Rule 49; ``points`` is what was lost in truth (A22)."""

    kind: Literal["mammoth-lost"] = "mammoth-lost"
    seat: int
    points: int


class Erupted(Told):
    """Each player who is near gains a stone."""

    kind: Literal["erupted"] = "erupted"
    seat: int
    count: int


class IceGrew(Told):
    kind: Literal["ice-grew"] = "ice-grew"
    count: int


class IceGone(Told):
    kind: Literal["ice-gone"] = "ice-gone"
    hex: str
    count: int


class AuctionBegan(Told):
    kind: Literal["auction-began"] = "auction-began"
    high: int
    points: int
    high_points: int


class BidMade(Told):
    kind: Literal["bid-made"] = "bid-made"
    seat: int
    amount: int


class Passed(Told):
    """Dropped out of the bidding, or built nothing; ``why``: bid or settle."""

    kind: Literal["passed"] = "passed"
    seat: int
    why: str


class AuctionWon(Told):
    kind: Literal["auction-won"] = "auction-won"
    seat: int
    amount: int
    points: int
