"""Dice with numerals: a d8 seen from above, a d4 seen from the side."""

from __future__ import annotations

import math

from ..pen.cache import cached
from ..pen.palette import BLACK, GOLD, INK, WHITE, Colour, ink_on, mix, rgb
from ..pen.sprites import Pen, Point, Sprite
from .pieces import numeral

IVORY_DIE = rgb("#F6F0E2")
_BLANK = rgb("#5A6A88")


def _corner(degrees: float, r: float) -> Point:
    """A point ``r`` from the middle, clockwise from straight up."""
    angle = math.radians(degrees)
    return r * math.sin(angle), -r * math.cos(angle)


@cached
def d8(face: int | None, size: int, turn: int = 0, body: Colour = IVORY_DIE, lit: bool = False) -> Sprite:
    """An eight-sided die ``size`` pixels across, anchored at its middle; face None is not rolled.

    ``turn`` rotates the body by degrees, while the numeral stays upright. ``lit`` adds a golden rim.
    """
    r = size / 2
    pen = Pen(size * 1.5, size * 1.5, size * 0.72, size * 0.72)
    outline = [_corner(turn + 60 * k, r) for k in range(6)]
    fallen = [(x + size * 0.05, y + size * 0.09) for x, y in outline]
    pen.flood(BLACK, pen.blur(pen.polygon_mask(fallen), size * 0.05), 0.62)
    rim = [_corner(turn + 60 * k, r + (size * 0.085 if lit else 1.4)) for k in range(6)]
    pen.polygon(rim, GOLD if lit else mix(body, BLACK, 0.62))
    base = body if face is not None else mix(body, _BLANK, 0.5)
    for k in range(3):  # the side faces: brighter towards the light
        middle = turn + 120 * k + 60
        shade = 0.3 + 0.2 * math.cos(math.radians(middle - 140))
        pen.polygon([_corner(middle - 60, r), _corner(middle, r), _corner(middle + 60, r)], mix(base, BLACK, shade))
    top = pen.polygon_mask([_corner(turn + 120 * k, r) for k in range(3)])
    pen.grade(mix(base, WHITE, 0.75), mix(base, WHITE, 0.1), top)
    if face is not None:
        numeral(pen, 0, 0, str(face), round(size * 0.56), ink_on(base))
    return pen.sprite()


@cached
def d4(face: int | None, size: int, body: Colour = IVORY_DIE) -> Sprite:
    """A four-sided die ``size`` pixels wide, anchored at its middle, read at its lower edge; None is blank."""
    half, high = size / 2, size * 0.88
    pen = Pen(size * 1.5, size * 1.4, size * 0.72, size * 0.68)
    peak, left, right = (0.0, -high * 0.55), (-half, high * 0.42), (half * 0.7, high * 0.45)
    back = (half, high * 0.2)
    fallen = [(x + size * 0.05, y + size * 0.08) for x, y in (peak, left, right, back)]
    pen.flood(BLACK, pen.blur(pen.polygon_mask(fallen), size * 0.05), 0.6)
    base = body if face is not None else mix(body, _BLANK, 0.6)
    pen.line([peak, left, right, back, peak], mix(body, BLACK, 0.62), 3)
    pen.polygon([peak, right, back], mix(base, BLACK, 0.36))
    pen.grade(mix(base, WHITE, 0.7), mix(base, BLACK, 0.04), pen.polygon_mask([peak, left, right]))
    if face is not None:
        numeral(pen, -size * 0.1, high * 0.17, str(face), round(size * 0.46), INK)
    return pen.sprite()
