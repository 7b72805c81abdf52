"""What can happen in a turn of Hexlands, as it is told; the resolution and the event cards are in outcomes.py.

``visible_to`` is set where it says so; ``why`` is told by the text itself, which chooses by it.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field, TypeAdapter

from ..core import Event, Fact
from .gathering import Several
from .hidden import Bundle
from .outcomes import (
    Bankrupt,
    Built,
    Charged,
    Confiscated,
    Demoted,
    Died,
    Dismissed,
    Ended,
    EventDrawn,
    Felled,
    Fought,
    Gambled,
    GambleWon,
    Grown,
    Harvested,
    Lapsed,
    Left,
    Lowered,
    PilesOpened,
    Placed,
    Planted,
    Razed,
    ResolutionBegan,
    Returned,
    RoadLost,
    Short,
    SkullWentOff,
    SpaceLost,
    Starved,
    Stormed,
    Taken,
    Toll,
    Wagered,
)
from .telling import Told, bundle, outline


class Began(Told):
    """Who is parent first (A44); the limit of progress (rule 69)."""

    kind: Literal["began"] = "began"
    seat: int
    limit: int


class RoundBegan(Told):
    """The parent of the round (rule 10)."""

    kind: Literal["round-began"] = "round-began"
    seat: int
    round: int


class Committed(Told):
    """Visible to its player (rule 11, A3)."""

    kind: Literal["committed"] = "committed"
    seat: int
    count: int


class Rolled(Told):
    """A player's dice of the round (rules 11, A2)."""

    kind: Literal["rolled"] = "rolled"
    minor: ClassVar[bool] = True
    seat: int
    d6: tuple[int, ...]
    d3: tuple[int, ...]

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "count": len(self.d6)}


class TurnBegan(Told):
    kind: Literal["turn-began"] = "turn-began"
    seat: int


class Played(Told):
    """An item card, which goes onto the own pile (rules 14, 19, A7)."""

    kind: Literal["played"] = "played"
    seat: int
    number: int


class Gained(Told):
    """Coins or dice of an item card; ``what``: coins, dice, soldiers."""

    kind: Literal["gained"] = "gained"
    minor: ClassVar[bool] = True
    seat: int
    what: str
    count: int


class Cleared(Told):
    """Clearing; ``what``: trees, wall. ``rival`` is whose wall."""

    kind: Literal["cleared"] = "cleared"
    seat: int
    hex: str
    what: str
    rival: int | None = None


class Promoted(Told):
    kind: Literal["promoted"] = "promoted"
    minor: ClassVar[bool] = True
    seat: int
    hex: str


class TilesDrawn(Told):
    """Special tiles, unseen by the others (A23); ``price`` 0: by a card."""

    kind: Literal["tiles-drawn"] = "tiles-drawn"
    minor: ClassVar[bool] = True
    seat: int
    count: int
    price: int


class TileSeen(Told):
    """Which one it was. Visible to its player."""

    kind: Literal["tile-seen"] = "tile-seen"
    seat: int
    tile: str


class Bought(Told):
    """From the pile of ``rival``, which may be the own one (rules 16, 18)."""

    kind: Literal["bought"] = "bought"
    seat: int
    rival: int
    number: int
    price: int

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "own": int(self.seat == self.rival)}


class Sold(Told):
    kind: Literal["sold"] = "sold"
    seat: int
    number: int
    price: int


class TurnedOver(Told):
    """A special tile is a road now (rule 61)."""

    kind: Literal["turned-over"] = "turned-over"
    seat: int


class RoadLaid(Told):
    """``bridge`` 1: onto a lake (rule 52)."""

    kind: Literal["road-laid"] = "road-laid"
    seat: int
    hex: str
    bridge: int


class Joined(Told):
    kind: Literal["joined"] = "joined"
    minor: ClassVar[bool] = True
    seat: int
    die: int
    other: int
    sum: int


class Dispatched(Told):
    kind: Literal["dispatched"] = "dispatched"
    minor: ClassVar[bool] = True
    seat: int
    die: int


class Moved(Told):
    """``halted`` 1: had to stop before a rival (A11)."""

    kind: Literal["moved"] = "moved"
    minor: ClassVar[bool] = True
    seat: int
    origin: str
    to: str
    unit: str
    steps: int
    halted: int


class Developed(Told):
    """The item card of the die's number (rule 25); which pile it comes from everybody sees (A81)."""

    kind: Literal["developed"] = "developed"
    minor: ClassVar[bool] = True
    seat: int
    number: int


class Worked(Told):
    """``coins`` for ``dice`` of them (rule 26)."""

    kind: Literal["worked"] = "worked"
    minor: ClassVar[bool] = True
    seat: int
    dice: int
    coins: int


class Ordered(Told):
    """Visible to its player (A62)."""

    kind: Literal["ordered"] = "ordered"
    seat: int
    hex: str
    work: str
    back: str


class Pledged(Told):
    """Another order: ``what``: defence-no, defence-plain, defence-all, cannon, relieve. Visible to its player."""

    kind: Literal["pledged"] = "pledged"
    seat: int
    what: str
    hex: str = ""
    count: int = 0


class Dealing(Told):
    """Both sides of an offer, with what the cards and tiles are."""

    seat: int
    rival: int
    gives: Bundle
    asks: Bundle

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "gives": bundle(self.gives), "asks": bundle(self.asks)}


class Drafted(Dealing):
    """An offer that is being put together, or (``dropped`` 1) is not made. Visible to its player."""

    kind: Literal["drafted"] = "drafted"
    dropped: int = 0


class Offered(Told):
    """That there is an offer, everybody may know."""

    kind: Literal["offered"] = "offered"
    seat: int
    rival: int


class OfferSeen(Dealing):
    """What it is. Visible to the two."""

    kind: Literal["offer-seen"] = "offer-seen"


class OfferClosed(Told):
    """``why``: withdrawn, declined, lapsed."""

    kind: Literal["offer-closed"] = "offer-closed"
    seat: int
    rival: int
    why: str


class Traded(Told):
    """Both sides changed hands (A46), as everybody may know it."""

    kind: Literal["traded"] = "traded"
    seat: int
    rival: int
    gives: Bundle
    asks: Bundle
    """Cards and tiles only by their number: the event holds no secret."""
    cards: tuple[int, int] = (0, 0)
    tiles: tuple[int, int] = (0, 0)

    def facts(self) -> dict[str, Fact]:
        given, asked = (
            Bundle(coins=side.coins, d6=side.d6, cards=(1,) * cards, tiles=(tiles, 0, 0))
            for side, cards, tiles in zip((self.gives, self.asks), self.cards, self.tiles, strict=True)
        )
        found = super().facts()
        del found["cards"], found["tiles"]
        return {**found, "gives": outline(given), "asks": outline(asked)}


class TradeSeen(Dealing):
    """The same with what the cards and tiles are. Visible to the two."""

    kind: Literal["trade-seen"] = "trade-seen"


class TurnEnded(Told):
    """The orders stand; ``idle`` dice lapse (A4)."""

    kind: Literal["turn-ended"] = "turn-ended"
    minor: ClassVar[bool] = True
    seat: int
    idle: int


AnyEvent = Annotated[
    Began
    | RoundBegan
    | Committed
    | Rolled
    | TurnBegan
    | Played
    | Gained
    | Cleared
    | Promoted
    | TilesDrawn
    | TileSeen
    | Bought
    | Sold
    | TurnedOver
    | RoadLaid
    | Joined
    | Dispatched
    | Moved
    | Developed
    | Worked
    | Ordered
    | Pledged
    | Drafted
    | Offered
    | OfferSeen
    | OfferClosed
    | Traded
    | TradeSeen
    | TurnEnded
    | ResolutionBegan
    | Fought
    | SkullWentOff
    | Died
    | Taken
    | Stormed
    | Placed
    | Grown
    | Felled
    | Built
    | Lapsed
    | Returned
    | Razed
    | RoadLost
    | SpaceLost
    | Lowered
    | Toll
    | Charged
    | Short
    | Dismissed
    | Demoted
    | Bankrupt
    | EventDrawn
    | Harvested
    | Confiscated
    | Starved
    | Planted
    | PilesOpened
    | Wagered
    | Gambled
    | GambleWon
    | Left
    | Ended
    | Several,
    Field(discriminator="kind"),
]
EVENTS: TypeAdapter[Event] = TypeAdapter(AnyEvent)
