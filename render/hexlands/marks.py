"""Arrows over the map."""

from __future__ import annotations

import math

from render.kit import hexes
from render.kit.pen.sprites import Sprite


def way(dx: int, dy: int, gap: int = 36) -> Sprite:
    """A bent golden arrow to the space (dx, dy) pixels away, ``gap`` pixels clear of both middles."""
    reach = math.hypot(dx, dy)
    start, stop = gap / reach, 1 - (gap + 10) / reach
    return hexes.way(dx, dy, -min(0.2 * reach, 60), start, stop - start, 6.0)
