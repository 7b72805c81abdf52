"""The events of the resolution and of event cards."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from ...core import Event, Fact, Name, Seat, Term
from ..report import Battle
from ..terms import TermEvent, sum_of


class ResolutionBegan(TermEvent):
    """The resolution of a round began (rule 13)."""

    begins_part: ClassVar[bool] = True
    round: int


Result: TypeAlias = Literal["held", "taken", "won", "drawn", "skull"]
"""held: the defender won; taken: an attacker won; won: on public land or a bridge; drawn: nothing happens."""


class Fought(Event):
    """A battle was fought (rules 29-33, A16, A17)."""

    begins_part: ClassVar[bool] = True
    hex: str
    battle: Battle
    result: Result

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


class SkullWentOff(TermEvent):
    """A skull of ``seat`` killed all soldiers there (rules 36, 37, A20); ``replaced`` 0: one level less (A60)."""

    seat: int
    hex: str
    replaced: int


class Died(TermEvent):
    """Soldiers died (rule 41); ``why``: battle, skull, or the key of an event card."""

    seat: int
    hex: str
    count: int
    why: str


class Taken(TermEvent):
    """A winner took the stack of ``rival`` (rule 35, A19)."""

    seat: int
    rival: int
    hex: str
    height: int


class Stormed(TermEvent):
    """A castle lost coins, and nothing else (A34)."""

    seat: int
    rival: int
    hex: str
    coins: int


class Placed(TermEvent):
    """A tile was placed: normal (a skull looks like one, A21), lake, mountain; ``why``: order, battle, masons."""

    seat: int
    hex: str
    tile: str
    height: int
    why: str


class Grown(TermEvent):
    """A building or the castle grew by a level, and was paid for (A29, A30)."""

    seat: int
    hex: str
    building: str
    height: int
    price: int


class Felled(TermEvent):
    """A tree was felled; ``left`` remain there (A42)."""

    seat: int
    hex: str
    left: int


class Built(TermEvent):
    """A building was built (rules 39, 47-56)."""

    seat: int
    hex: str
    building: str
    height: int
    price: int


class Lapsed(TermEvent):
    """An order was no longer possible (A62); ``why`` is a refusal code. Visible to its player."""

    seat: int
    hex: str
    work: str
    why: str


class Returned(TermEvent):
    """Soldiers returned from these spaces to home or a garrison (rules 40, 85, A33)."""

    minor: ClassVar[bool] = True
    seat: int
    hexes: tuple[str, ...]
    to: str
    count: int


class Razed(TermEvent):
    """A building was destroyed (A51); ``why``: cut-off, upkeep, or the key of an event card."""

    seat: int
    hex: str
    building: str
    why: str


class RoadLost(TermEvent):
    """A road or bridge was lost; ``why`` as in Razed (rule 90, A36)."""

    seat: int
    hex: str
    why: str


class SpaceLost(TermEvent):
    """A space became public; ``why``: an event card, left, bankrupt, skull, supply."""

    seat: int
    hex: str
    why: str


class Lowered(TermEvent):
    """A stack was lowered; ``why``: an event card, skull, supply."""

    seat: int
    hex: str
    height: int
    why: str


class Toll(TermEvent):
    """``seat`` paid the tourist spot of ``rival`` (rule 49, A27)."""

    minor: ClassVar[bool] = True
    seat: int
    rival: int
    coins: int


class Charged(TermEvent):
    """A player's coins of a round: income, tolls paid, upkeep of soldiers and forts (rules 42, 43)."""

    seat: int
    castle: int
    mines: int
    spots: int
    tolls: int
    soldiers: int
    forts: int
    coins: int
    """Coins left."""


class Short(TermEvent):
    """A player cannot pay the upkeep ``due`` and must give something up (rule 44)."""

    seat: int
    due: int
    coins: int


class Dismissed(TermEvent):
    seat: int
    hex: str
    unit: str


class Demoted(TermEvent):
    seat: int
    hex: str


class Bankrupt(TermEvent):
    """A player is out of the game (rule 91)."""

    seat: int


class EventDrawn(TermEvent):
    """The event of the round was drawn (rules 45, 66-68); ``turned`` 1: the season changed."""

    begins_part: ClassVar[bool] = True
    event: str
    before: int
    progress: int
    limit: int
    season: str
    turned: int

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "effect": Term(f"card-effect-{self.event}")}


class Harvested(TermEvent):
    """A player gained coins by the harvest (rule 76)."""

    seat: int
    coins: int


class Confiscated(TermEvent):
    """A player lost coins by a die (rule 79, A67)."""

    seat: int
    die: int
    coins: int


class Starved(TermEvent):
    """A player lost coins by the famine (rule 80, A67)."""

    seat: int
    coins: int


class Planted(TermEvent):
    """``seat`` planted trees on spaces of ``rival`` (rule 77, A42, A56)."""

    seat: int
    rival: int
    hexes: tuple[str, ...]

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "count": len(self.hexes)}


class PilesOpened(TermEvent):
    """The closed piles were opened (rule 82)."""


class Wagered(TermEvent):
    """A player wagered dice (rule 81). Visible to its player."""

    seat: int
    count: int


class Gambled(TermEvent):
    """A player's dice of the gamble were rolled; ``best`` 0: none."""

    seat: int
    dice: tuple[int, ...]
    best: int


class GambleWon(TermEvent):
    """The gamble was decided by the neutral die (A43); ``seat`` None if ``result`` is lost or tied."""

    seat: int | None = None
    neutral: int
    dice: int
    result: Literal["won", "lost", "tied"]


class Left(TermEvent):
    seat: int


class Ended(TermEvent):
    """The game ended; ``reason``: progress, last-left, nobody-left."""

    reason: str
