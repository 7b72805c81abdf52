"""The events of a turn of Hexlands; those of the resolution and of event cards are in outcomes.py.

Docstrings say where ``visible_to`` is set. ``why`` is no term: the text itself selects by it.
"""

from __future__ import annotations

from typing import ClassVar

from ...core import Fact, Name, Seat
from ..hidden import CASTLE, FELL, Bundle
from ..terms import TermEvent, bundle, outline


class Began(TermEvent):
    """The first parent was drawn (A44); ``limit`` is that of progress (rule 69)."""

    seat: int
    limit: int


class RoundBegan(TermEvent):
    """A round began with this parent (rule 10)."""

    begins_turn: ClassVar[bool] = True
    seat: int
    round: int


class Fed(TermEvent):
    """A spring brought ``dice`` six-sided dice to each of ``seats`` for their land (A97)."""

    seats: tuple[int, ...]
    dice: int

    def facts(self) -> dict[str, Fact]:
        players = tuple(Name(Seat(seat)) for seat in self.seats)
        return {"players": players, "count": len(players), "dice": self.dice}


class Committed(TermEvent):
    """A player committed dice (rule 11, A3). Visible to its player."""

    seat: int
    count: int


class Rolled(TermEvent):
    """A player's dice of the round were rolled (rule 11, A2)."""

    minor: ClassVar[bool] = True
    seat: int
    d6: tuple[int, ...]
    d3: tuple[int, ...]

    def facts(self) -> dict[str, Fact]:
        """The dice with the highest first, as the board and one's own panel show them."""
        d6, d3 = (tuple(sorted(dice, reverse=True)) for dice in (self.d6, self.d3))
        return {**super().facts(), "d6": d6, "d3": d3, "count": len(d6)}


class TurnBegan(TermEvent):
    begins_turn: ClassVar[bool] = True
    seat: int


class Played(TermEvent):
    """An item card was played onto its player's pile (rules 14, 19, A7)."""

    seat: int
    number: int


class Gained(TermEvent):
    """An item card gave ``what``: coins, dice, soldiers."""

    minor: ClassVar[bool] = True
    seat: int
    what: str
    count: int


class Cleared(TermEvent):
    """Clearing removed ``what``: trees, or the wall of ``rival``."""

    seat: int
    hex: str
    what: str
    rival: int | None = None


class Promoted(TermEvent):
    minor: ClassVar[bool] = True
    seat: int
    hex: str


class TilesDrawn(TermEvent):
    """Special tiles were drawn, unseen by others (A23); ``price`` 0: by a card."""

    minor: ClassVar[bool] = True
    seat: int
    count: int
    price: int


class TileSeen(TermEvent):
    """The special tile that was drawn. Visible to its player."""

    seat: int
    tile: str


class Bought(TermEvent):
    """A card was bought from the pile of ``rival``, who may be the buyer (rules 16, 18)."""

    seat: int
    rival: int
    number: int
    price: int

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "own": int(self.seat == self.rival)}


class Sold(TermEvent):
    seat: int
    number: int
    price: int


class TurnedOver(TermEvent):
    """A special tile was turned into a road (rule 61)."""

    seat: int


class RoadLaid(TermEvent):
    """A road was laid; ``bridge`` 1: on a lake (rule 52)."""

    seat: int
    hex: str
    bridge: int


class Joined(TermEvent):
    minor: ClassVar[bool] = True
    seat: int
    die: int
    other: int
    sum: int


class Dispatched(TermEvent):
    minor: ClassVar[bool] = True
    seat: int
    die: int


class Moved(TermEvent):
    """A soldier moved; ``halted`` 1: it had to stop (A11)."""

    minor: ClassVar[bool] = True
    seat: int
    origin: str
    to: str
    unit: str
    steps: int
    halted: int


class Developed(TermEvent):
    """An item card was taken by a die of its number, which everybody sees (rule 25, A81)."""

    minor: ClassVar[bool] = True
    seat: int
    number: int


class Worked(TermEvent):
    """``dice`` dice earned ``coins`` (rule 26)."""

    minor: ClassVar[bool] = True
    seat: int
    dice: int
    coins: int


class Ordered(TermEvent):
    """Soldiers on a space got an order (A62). Visible to its player.

    ``work``: what it means there (``building.work_key``); ``home``: 1 if they return to the castle, None if that is
    not known. Before 0.9.0 ``work`` was that of the order, and ``home`` was not stored.
    """

    seat: int
    hex: str
    work: str
    back: str
    home: int | None = None

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "home": self.home or 0}

    def as_before(self) -> Ordered:
        work = "tile" if self.work in (FELL, CASTLE) else self.work
        return Ordered(visible_to=self.visible_to, seat=self.seat, hex=self.hex, work=work, back=self.back)


class Pledged(TermEvent):
    """Another order was given: defence-no, defence-plain, defence-all, cannon, relieve. Visible to its player."""

    seat: int
    what: str
    hex: str = ""
    count: int = 0


class Dealing(TermEvent, kind=None):
    """Both sides of an offer, with their cards and tiles named."""

    seat: int
    rival: int
    gives: Bundle
    asks: Bundle

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "gives": bundle(self.gives), "asks": bundle(self.asks)}


class Drafted(Dealing):
    """An offer was changed before it is made, or (``dropped`` 1) dropped. Visible to its player."""

    dropped: int = 0


class Offered(TermEvent):
    """An offer was made; its content is in OfferSeen."""

    seat: int
    rival: int


class OfferSeen(Dealing):
    """The content of an offer. Visible to its two players."""


class OfferClosed(TermEvent):
    """An offer ended without a trade; ``why``: withdrawn, declined, lapsed."""

    seat: int
    rival: int
    why: str


class Traded(TermEvent):
    """Both sides of an offer changed hands (A46), as everybody may know it."""

    seat: int
    rival: int
    gives: Bundle
    asks: Bundle
    """Coins and dice only: cards and tiles are counted below, so that the event holds no secret."""
    cards: tuple[int, int] = (0, 0)
    tiles: tuple[int, int] = (0, 0)

    def facts(self) -> dict[str, Fact]:
        given, asked = (
            Bundle(coins=side.coins, d6=side.d6, cards=(1,) * cards, tiles=(tiles, 0, 0))
            for side, cards, tiles in zip((self.gives, self.asks), self.cards, self.tiles, strict=True)
        )
        facts = super().facts()
        del facts["cards"], facts["tiles"]
        return {**facts, "gives": outline(given), "asks": outline(asked)}


class TradeSeen(Dealing):
    """The same with cards and tiles named. Visible to the two players."""


class TurnEnded(TermEvent):
    """A turn ended, and ``idle`` dice lapsed (A4)."""

    minor: ClassVar[bool] = True
    seat: int
    idle: int
