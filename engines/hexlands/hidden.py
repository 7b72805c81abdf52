"""The secrets of players in Hexlands: commitments, hands, skulls, orders, offers (A70)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ..core import Frozen
from .printed import ItemNumbers, Specials

Work: TypeAlias = Literal["none", "tile", "skull", "lake", "mountain", "garrison", "spot", "wall", "fort", "mine"]
"""The work ordered for the soldiers on a space (A62); on a space with trees ``tile`` means felling one."""
WORKS: tuple[Work, ...] = (
    "none",
    "tile",
    "skull",
    "lake",
    "mountain",
    "garrison",
    "spot",
    "wall",
    "fort",
    "mine",
)
FELL, CASTLE = "fell", "castle"
"""What the work ``tile`` is called where it fells a tree or raises a castle."""
Defence: TypeAlias = Literal["no", "plain", "all"]
"""Tiles after a won defence (34, A54): none, those that are free, or also those that grow a building for coins."""


class Bundle(Frozen):
    """One side of a trade."""

    coins: int = 0
    d6: int = 0
    cards: ItemNumbers = ()
    """Numbers, ascending."""
    tiles: Specials = (0, 0, 0)

    @property
    def is_empty(self) -> bool:
        return not (self.coins or self.d6 or self.cards or any(self.tiles))


class Offer(Frozen):
    """An offer of one player to another; ``gives`` and ``asks`` are None to all but the two."""

    seat: int
    rival: int
    gives: Bundle | None = Bundle()
    asks: Bundle | None = Bundle()


class Exchange(Frozen):
    """Item cards that changed hands in a trade, and what was public of both hands since their exchange before.

    The pairs are in the order of ``seats``. ``spent`` are cards that the hand had after its exchange before,
    ``known`` those taken openly since and not spent (``Player``).
    """

    seats: tuple[int, int]
    counts: tuple[int, int]
    """The number of cards that each gave."""
    cards: tuple[ItemNumbers, ItemNumbers] | None
    """The cards that each gave; None to all but the two."""
    known: tuple[ItemNumbers, ItemNumbers]
    spent: tuple[ItemNumbers, ItemNumbers]


class Order(Frozen):
    """The work of a player's soldiers on a space, and the space they return to (A33, A62)."""

    space: int
    work: Work
    back: int
    """The home space or a garrison of the player; soldiers without room there go home."""


class Orders(Frozen):
    """A player's orders for the resolution."""

    spaces: tuple[Order, ...] = ()
    """One for each space with soldiers of the player, ascending."""
    defence: Defence = "plain"
    cannon: int = -1
    """The space where the Cannon is to count."""
    relieve: int = 0
    """Strong soldiers that stand down before upkeep (A68)."""

    def at(self, space: int) -> Order | None:
        return next((order for order in self.spaces if order.space == space), None)


class Secret(Frozen):
    """The secrets of one player (A70)."""

    committed: int = -1
    """Dice chosen for the roll of the round or the gamble; -1: not yet, or nothing to choose."""
    hand: ItemNumbers = ()
    """Item cards by number, ascending."""
    tiles: Specials = (0, 0, 0)
    """Special tiles in the hand."""
    buried: Specials = (0, 0, 0)
    """Special tiles turned over to be roads."""
    skulls: tuple[tuple[int, int], ...] = ()
    """(space, levels) of stacks with skulls, ascending; bit n of the levels is the tile n + 1 from below."""
    orders: Orders = Orders()
    draft: Offer | None = None
    """The offer in preparation."""
