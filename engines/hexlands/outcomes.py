"""What can happen in the resolution and by event cards, as it is told."""

from __future__ import annotations

from typing import ClassVar, Literal

from ..core import Event, Fact, Name, Seat, Term
from .report import Battle
from .telling import Told, sum_of


class ResolutionBegan(Told):
    """Rule 13."""

    kind: Literal["resolution-began"] = "resolution-began"
    round: int


class Fought(Event):
    """A battle with the sums of all sides (rules 29-33, A16, A17); ``result``: held, taken, won, drawn, skull.

    held: the defender won; taken: an attacker; won: on public land or a bridge; drawn: nothing happens.
    """

    kind: Literal["fought"] = "fought"
    hex: str
    battle: Battle
    result: Literal["held", "taken", "won", "drawn", "skull"]

    def facts(self) -> dict[str, Fact]:
        winner: Fact = Name(Seat(self.battle.winner)) if self.battle.winner >= 0 else ""
        attackers_first = sorted(self.battle.sides, key=lambda side: side.defends)
        first, *others = [sum_of(side) for side in attackers_first]
        return {
            "hex": self.hex,
            "sides": tuple(sum_of(side) for side in self.battle.sides),
            "first": first,
            "others": tuple(others),
            "winner": winner,
            "result": self.result,
        }


class SkullWentOff(Told):
    """All soldiers there are dead (rules 36, 37, A20); ``seat`` owns it, ``replaced`` 0: one level less (A60)."""

    kind: Literal["skull-went-off"] = "skull-went-off"
    seat: int
    hex: str
    replaced: int


class Died(Told):
    """Soldiers (rule 41); ``why``: battle, skull, or the key of an event card."""

    kind: Literal["died"] = "died"
    seat: int
    hex: str
    count: int
    why: str


class Taken(Told):
    """A winner took the stack of ``rival`` (rule 35, A19)."""

    kind: Literal["taken"] = "taken"
    seat: int
    rival: int
    hex: str
    height: int


class Stormed(Told):
    """A castle lost coins, and nothing else (A34)."""

    kind: Literal["stormed"] = "stormed"
    seat: int
    rival: int
    hex: str
    coins: int


class Placed(Told):
    """A tile, ``tile``: normal (a skull looks like one, A21), lake, mountain; ``why``: order, battle, masons."""

    kind: Literal["placed"] = "placed"
    seat: int
    hex: str
    tile: str
    height: int
    why: str


class Grown(Told):
    """A building, or the castle, has one level more, and was paid for (A29, A30)."""

    kind: Literal["grown"] = "grown"
    seat: int
    hex: str
    building: str
    height: int
    price: int


class Felled(Told):
    """A tree; ``left`` stand there yet (A42)."""

    kind: Literal["felled"] = "felled"
    seat: int
    hex: str
    left: int


class Built(Told):
    """A building (rules 39, 47-56)."""

    kind: Literal["built"] = "built"
    seat: int
    hex: str
    building: str
    height: int
    price: int


class Lapsed(Told):
    """An order that was not possible any more (A62); ``why`` is a refusal's code. Visible to its player."""

    kind: Literal["lapsed"] = "lapsed"
    seat: int
    hex: str
    work: str
    why: str


class Returned(Told):
    """Soldiers went home or to a garrison, from these spaces (rules 40, 85, A33)."""

    kind: Literal["returned"] = "returned"
    minor: ClassVar[bool] = True
    seat: int
    hexes: tuple[str, ...]
    to: str
    count: int


class Razed(Told):
    """A building is gone (A51); ``why``: cut-off, upkeep, or the key of an event card."""

    kind: Literal["razed"] = "razed"
    seat: int
    hex: str
    building: str
    why: str


class RoadLost(Told):
    """A road or bridge is gone; ``why`` as above (rule 90, A36)."""

    kind: Literal["road-lost"] = "road-lost"
    seat: int
    hex: str
    why: str


class SpaceLost(Told):
    """A space became public; ``why``: an event card, left, bankrupt, skull, supply."""

    kind: Literal["space-lost"] = "space-lost"
    seat: int
    hex: str
    why: str


class Lowered(Told):
    """A stack has levels less; ``why``: an event card, skull, supply."""

    kind: Literal["lowered"] = "lowered"
    seat: int
    hex: str
    height: int
    why: str


class Toll(Told):
    """``seat`` paid the tourist spot of ``rival`` (rule 49, A27)."""

    kind: Literal["toll"] = "toll"
    minor: ClassVar[bool] = True
    seat: int
    rival: int
    coins: int


class Charged(Told):
    """A player's coins of the round: income, tolls to others, upkeep of soldiers and forts (rules 42, 43)."""

    kind: Literal["charged"] = "charged"
    seat: int
    castle: int
    mines: int
    spots: int
    tolls: int
    soldiers: int
    forts: int
    coins: int
    """What is left."""


class Short(Told):
    """Upkeep cannot be paid: something must go (rule 44)."""

    kind: Literal["short"] = "short"
    seat: int
    due: int
    coins: int


class Dismissed(Told):
    kind: Literal["dismissed"] = "dismissed"
    seat: int
    hex: str
    unit: str


class Demoted(Told):
    kind: Literal["demoted"] = "demoted"
    seat: int
    hex: str


class Bankrupt(Told):
    """Out of the game (rule 91)."""

    kind: Literal["bankrupt"] = "bankrupt"
    seat: int


class EventDrawn(Told):
    """The event of the round (rules 45, 66-68) and the season that it brings; ``turned`` 1: another one."""

    kind: Literal["event-drawn"] = "event-drawn"
    event: str
    before: int
    progress: int
    limit: int
    season: str
    turned: int

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "effect": Term(f"card-effect-{self.event}")}


class Harvested(Told):
    """Rule 76."""

    kind: Literal["harvested"] = "harvested"
    seat: int
    coins: int


class Confiscated(Told):
    """Rule 79, A67: the die, and what it cost."""

    kind: Literal["confiscated"] = "confiscated"
    seat: int
    die: int
    coins: int


class Starved(Told):
    """Rule 80, A67."""

    kind: Literal["starved"] = "starved"
    seat: int
    coins: int


class Planted(Told):
    """``seat`` planted trees on spaces of ``rival`` (rule 77, A42, A56)."""

    kind: Literal["planted"] = "planted"
    seat: int
    rival: int
    hexes: tuple[str, ...]

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "count": len(self.hexes)}


class PilesOpened(Told):
    """Rule 82."""

    kind: Literal["piles-opened"] = "piles-opened"


class Wagered(Told):
    """Visible to its player (rule 81)."""

    kind: Literal["wagered"] = "wagered"
    seat: int
    count: int


class Gambled(Told):
    """A player's dice in the gamble; ``best`` 0: none rolled."""

    kind: Literal["gambled"] = "gambled"
    seat: int
    dice: tuple[int, ...]
    best: int


class GambleWon(Told):
    """The neutral die and what came of it (A43); ``seat`` None with ``result`` lost or tied."""

    kind: Literal["gamble-won"] = "gamble-won"
    seat: int | None = None
    neutral: int
    dice: int
    result: Literal["won", "lost", "tied"]


class Left(Told):
    kind: Literal["left"] = "left"
    seat: int


class Ended(Told):
    """``reason``: progress, last-left, nobody-left."""

    kind: Literal["ended"] = "ended"
    reason: str
