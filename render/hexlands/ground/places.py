"""The layout of the picture: the map with its four free corners, the panels around it."""

from __future__ import annotations

from functools import cache

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
_TALL = 46
"""Pixels above the map for high stacks in the first row."""


@cache
def grid() -> Grid:
    """The grid of the map."""
    left, top, wide, high = MAP
    return Grid.fit(ground().hexes, left, top + _TALL, wide, high - _TALL - BASE, 61)


def step(side: float) -> float:
    """The height of one level."""
    return side * 0.25


def inset(height: int) -> float:
    """The side of a stack's top relative to that of the hex: each level is slightly smaller."""
    return 1 - 0.035 * height
