"""The layout of the picture: the map with its four free corners, the players below it, one's own at the foot."""

from __future__ import annotations

from functools import cache

from engines.hexlands.printed import ground
from render.kit.hexes import Grid
from render.scene import OWN_HIGH, WIDE

SIZE = (WIDE, OWN_HIGH)
"""The sea reaches under one's own strip; a public picture is cut off above it."""
MAP_TOP, MAP_FOOT = 16, 900
"""The edges of the area for hexes and stacks, which is as wide as the picture."""
TRIUMPH_HIGH = 142
"""The height of the winners' part over the map, which is then lower."""
ABOVE = 40
"""Pixels above the first row for high stacks in it."""
LARGEST = 72
"""The largest side of a hex."""
MARGIN = 6
"""Pixels beside the parts above and below the map."""
PLAYERS_TOP, PLAYERS_HIGH = 904, 190
OWN_TOP, OWN_STRIP = 1102, 142
FIGURE = 33
"""The font size of names on the map."""
BASE = 22
"""The height of the ground above the beach, in pixels."""


@cache
def grid(is_over: bool = False) -> Grid:
    """The grid of the map; at the end it leaves room for the result."""
    top = ABOVE + (MARGIN + TRIUMPH_HIGH if is_over else MAP_TOP)
    return Grid.fit(ground().hexes, 0, top, WIDE, MAP_FOOT - BASE - top, LARGEST)


def step(side: float) -> float:
    """The height of one level."""
    return side * 0.25


def inset(height: int) -> float:
    """The side of a stack's top relative to that of the hex: each level is slightly smaller."""
    return 1 - 0.035 * height
