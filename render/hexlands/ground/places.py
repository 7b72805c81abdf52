"""The layout of the pictures: the map with its four free corners, the panels around or below it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engines.hexlands.printed import ground
from render.kit.hexes import Grid

SIZE = (1600, 1032)
LEFT, WIDE = 14, 1166
"""The left edge and width of the part with the map."""
HEAD_TOP, HEAD_HIGH = 14, 104
MAP = (LEFT, 128, WIDE, 756)
"""Left, top, width, height of the area for hexes and stacks."""
CORNER_WIDE = 236
CORNER_TOP = 132
FOOT_TOP, FOOT_HIGH = 888, 130
SIDE_LEFT, SIDE_TOP, SIDE_WIDE, SIDE_HIGH = 1194, 14, 392, 1004
BASE = 22
"""The height of the ground above the beach, in pixels."""


class Frame(NamedTuple):
    """The place of the map in one form of the picture."""

    size: tuple[int, int]
    """Of the picture; a tall one may be lower."""
    map: tuple[int, int, int, int]
    """Left, top, width, height of the area for hexes and stacks."""
    above: int
    """Pixels above the map for high stacks in the first row."""
    side: int
    """The largest side of a hex."""
    figure: int
    """The font size of names on the map."""
    badge: int
    """The least radius of numbers of soldiers and trees."""


class Cards(NamedTuple):
    """The measures of cards in the market and the hand."""

    wide: int
    high: int
    coin: int
    """The radius of the coin with a price: its number must be read."""
    figure: int
    """The font size of numbers."""
    title: int

    @property
    def pitch(self) -> int:
        return self.wide + 8


WIDE_FRAME = Frame(SIZE, MAP, 46, 61, 24, 14)
WIDE_CARDS = Cards(84, 82, 17, 24, 26)

TALL_FRAME = Frame((1080, 1420), (4, 0, 1072, 854), 54, 68, 28, 18)
TALL_CARDS = Cards(96, 90, 23, 28, 30)
LEAST_HIGH = 1300
"""The least height of a tall picture."""
MARGIN = 10
"""Pixels around the panels of a tall picture."""


@cache
def grid(frame: Frame = WIDE_FRAME) -> Grid:
    """The grid of the map."""
    left, top, wide, high = frame.map
    return Grid.fit(ground().hexes, left, top + frame.above, wide, high - frame.above - BASE, frame.side)


def step(side: float) -> float:
    """The height of one level."""
    return side * 0.25


def inset(height: int) -> float:
    """The side of a stack's top relative to that of the hex: each level is slightly smaller."""
    return 1 - 0.035 * height
