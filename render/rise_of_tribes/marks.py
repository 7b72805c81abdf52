"""Arrows over the map."""

from __future__ import annotations

import math

from render.kit import hexes
from render.kit.pen.palette import rgb
from render.kit.pen.sprites import Sprite

DANGER = rgb("#FF4538")
"""The colour of a conflict to come, and of a player about to win."""


def way(dx: int, dy: int) -> Sprite:
    """A bent golden arrow from the origin to the hex (dx, dy) pixels away."""
    return hexes.way(dx, dy, -0.2 * math.hypot(dx, dy), 0.22, 0.52, 7.0)
