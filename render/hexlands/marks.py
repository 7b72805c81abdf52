"""Lines over the map."""

from __future__ import annotations

import math
from functools import lru_cache

from render.kit.palette import GOLD
from render.kit.plates import DEEP
from render.kit.sprites import Pen, Point, Sprite


@lru_cache(maxsize=64)
def way(dx: int, dy: int, gap: int = 36) -> Sprite:
    """A bent golden arrow to the space (dx, dy) pixels away; it keeps ``gap`` pixels from both middles."""
    reach = math.hypot(dx, dy)
    pen = Pen(2 * reach + 80, 2 * reach + 80, reach + 40, reach + 40)
    lift, start, stop = -min(0.2 * reach, 60), gap / reach, 1 - (gap + 10) / reach
    line: list[Point] = []
    for index in range(25):
        t = start + (stop - start) * index / 24
        line.append((dx * t, dy * t + 4 * lift * t * (1 - t)))
    (ax, ay), (bx, by) = line[-3], line[-1]
    length = math.hypot(bx - ax, by - ay)
    u, v = (bx - ax) / length, (by - ay) / length
    for colour, wide, size in ((DEEP, 12.0, 18.0), (GOLD, 6.0, 13.0)):
        pen.flood(colour, pen.line_mask(line, wide))
        tip = (bx + u * size * 1.3, by + v * size * 1.3)
        pen.polygon([tip, (bx - v * size, by + u * size), (bx + v * size, by - u * size)], colour)
    return pen.sprite()
