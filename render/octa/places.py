"""The geometry: the octagon in the middle, eight fields around it, and the ten spaces of the route on each.

A route winds outwards through four rows of one, two, three and four spaces. Route 1 is at the top, the others
follow clockwise. Coordinates are ``along`` a field (pixels clockwise of its middle line) and ``out`` (pixels from
the centre).
"""

from __future__ import annotations

import math
from functools import cache

from render.kit.pen.palette import Colour, rgb
from render.kit.pen.sprites import Point

BOARD_HIGH = 914
"""Pixels from the top of a picture that the board takes."""
CENTRE = (456.0, 456.0)
ROUTES = range(1, 9)
CHIP_OUT, CHIP_R = 71, 24
"""The distance of the chips from the centre, each towards the route of its number, and their radius."""
INNER, RIM, OUTER = 99, 396, 448
"""The distances of the sides of the octagon, the fields and the frame from the centre."""
WELL = 34
"""The radius of a space."""
_STEP = 74
_FIRST_ROW = INNER + 38
_ROWS = ((0,), (-44, 44), (78, 0, -78), (-109.2, -36.5, 36.5, 109.2))
"""The ``along`` of the spaces in each row, in the order of the route."""
SPACES = tuple((along, _FIRST_ROW + row * _STEP) for row, places in enumerate(_ROWS) for along in places)
"""(along, out) of space n at ``SPACES[n - 1]``."""

TONES: tuple[Colour, ...] = tuple(
    rgb(code) for code in ("#3D5484", "#2B6A76", "#37704B", "#6F6B2E", "#8C5B30", "#84403E", "#713E6B", "#4F4690")
)
"""The enamel of the fields by route: a wheel of dark, muted colours, so that the players' colours stand out."""


def _turn(route: int) -> float:
    return math.radians(45 * (route - 1))


def spot(route: int, along: float, out: float) -> Point:
    """The point (``along``, ``out``) of a route's field, in picture pixels."""
    a = _turn(route)
    x, y = CENTRE
    return x + along * math.cos(a) + out * math.sin(a), y + along * math.sin(a) - out * math.cos(a)


def half_side(out: float) -> float:
    """Half the side of an octagon whose sides are ``out`` from the centre."""
    return out * math.tan(math.pi / 8)


def octagon(out: float) -> list[Point]:
    """The corners of an octagon whose sides are ``out`` from the centre, each left of its route."""
    return [spot(route, -half_side(out), out) for route in ROUTES]


def field(route: int, inner: float, outer: float, gap: float = 0) -> list[Point]:
    """The part of a field between two octagons, with a gap of ``gap`` pixels along both flanks."""
    slant = gap / math.cos(math.pi / 8)
    near, far = half_side(inner) - slant, half_side(outer) - slant
    return [spot(route, along, out) for along, out in ((-near, inner), (-far, outer), (far, outer), (near, inner))]


@cache
def space(route: int, number: int) -> Point:
    """The middle of a space; number 0 is the place before the first, at the octagon."""
    if not number:
        return spot(route, 0, INNER - 4)
    return spot(route, *SPACES[number - 1])


def way(route: int, start: int, end: int) -> list[Point]:
    """The middles of all spaces from ``start`` to ``end``, in either direction."""
    step = 1 if end >= start else -1
    return [space(route, number) for number in range(start, end + step, step)]


def chip_spot(number: int) -> Point:
    """The place of the chip of a round on the octagon."""
    return spot(number, 0, CHIP_OUT)


def on_rim(route: int, along: float) -> Point:
    """A point on the frame; ``along`` counts in reading direction, rightwards or down."""
    a = _turn(route)
    forward = math.cos(a) > 0.01 or (abs(math.cos(a)) <= 0.01 and math.sin(a) > 0)
    return spot(route, along if forward else -along, (RIM + OUTER) / 2)
