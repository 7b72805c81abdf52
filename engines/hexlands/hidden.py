"""What players keep to themselves in Hexlands: commitments, hands, skulls, orders, offers (A70)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ..core import Frozen
from .printed import Specials

Work: TypeAlias = Literal["none", "tile", "skull", "lake", "mountain", "garrison", "spot", "wall", "fort", "mine"]
"""What soldiers on a space are to do in the resolution (A62). A space with trees: ``tile`` is felling one."""
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
Defence: TypeAlias = Literal["no", "plain", "all"]
"""Tiles after a won defence (34, A54): none; where it costs nothing; also where a building there has to be paid."""


class Bundle(Frozen):
    """One side of a trade."""

    coins: int = 0
    d6: int = 0
    cards: tuple[int, ...] = ()
    """Numbers, ascending."""
    tiles: Specials = (0, 0, 0)

    @property
    def empty(self) -> bool:
        return not (self.coins or self.d6 or self.cards or any(self.tiles))


class Offer(Frozen):
    """What one player offers another; what it is about only the two know (``gives`` and ``asks`` are None)."""

    seat: int
    rival: int
    gives: Bundle | None = Bundle()
    asks: Bundle | None = Bundle()


class Order(Frozen):
    """What the own soldiers on a space are to do, and where they go then (A33, A62)."""

    space: int
    work: Work
    back: int
    """The home space or an own garrison; who finds no room there goes home."""


class Orders(Frozen):
    """A player's orders for the resolution."""

    spaces: tuple[Order, ...] = ()
    """One for each space with own soldiers, ascending."""
    defence: Defence = "plain"
    cannon: int = -1
    """The space where the Cannon is to count."""
    relieve: int = 0
    """So many strong soldiers become plain ones before upkeep (A68)."""

    def at(self, space: int) -> Order | None:
        return next((order for order in self.spaces if order.space == space), None)


class Secret(Frozen):
    """What only its player knows (A70)."""

    committed: int = -1
    """Dice chosen for the roll of the round or the gamble; -1: not yet, or nothing to choose."""
    hand: tuple[int, ...] = ()
    """Item cards by number, ascending."""
    tiles: Specials = (0, 0, 0)
    """Special tiles in the hand."""
    buried: Specials = (0, 0, 0)
    """Special tiles turned over to be roads."""
    skulls: tuple[tuple[int, int], ...] = ()
    """(space, levels) where own stacks hold skulls, ascending; bit n of the levels is the tile n + 1 from below."""
    orders: Orders = Orders()
    draft: Offer | None = None
    """The offer that is being put together."""
