"""Where everything lies in the picture: the map with its four free corners, the panels around it."""

from __future__ import annotations

from functools import cache

from engines.hexlands.printed import ground
from render.kit.hexes import FLAT, Grid

SIZE = (1600, 1032)
LEFT, WIDE = 14, 1166
"""The part with the map."""
HEAD_TOP, HEAD_HIGH = 14, 104
MAP = (LEFT, 128, WIDE, 756)
"""Left, top, wide, high of what the hexes and their stacks may take."""
CORNER_WIDE = 236
CORNER_TOP = 132
FOOT_TOP, FOOT_HIGH = 888, 130
SIDE_LEFT, SIDE_TOP, SIDE_WIDE, SIDE_HIGH = 1194, 14, 392, 1004
BASE = 22
"""Pixels of the ground's side where it meets the beach."""
_TALL = 46
"""Pixels above the map for what is high in the first row."""


@cache
def grid() -> Grid:
    left, top, wide, high = MAP
    return Grid.fitted(ground().hexes, left, top + _TALL, wide, high - _TALL - BASE, 61)


def step(side: float) -> float:
    """How far one level rises."""
    return side * 0.25


def inset(height: int) -> float:
    """The part of the side that the top of a stack has: each level is a little smaller than the one below."""
    return 1 - 0.035 * height


def foot(side: float) -> float:
    """From the middle of a hex down to where the two hexes before it meet."""
    return side * 1.5 * FLAT - side * FLAT / 2
