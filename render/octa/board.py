"""The empty board: table, wooden frame, eight enamelled fields, an octagon of maple."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageChops, ImageFilter

from render.kit.figures.pieces import numeral
from render.kit.pen.cache import cached
from render.kit.pen.palette import BLACK, WHITE, Colour, mix, rgb
from render.kit.pen.sprites import Pen, Point, Sprite, weaken
from render.kit.sea import noise
from render.scene import HIGH, WIDE

from .places import (
    CENTRE,
    CHIP_R,
    INNER,
    OUTER,
    RIM,
    ROUTES,
    SPACES,
    TONES,
    WELL,
    chip_spot,
    field,
    octagon,
    space,
    spot,
    way,
)

WALNUT = rgb("#5E3D27")
MAPLE = rgb("#C89A62")
BRASS = rgb("#D8B26A")
FELT = rgb("#1D3D49")
_NIGHT = rgb("#101F2A")
_LIGHT = (-0.5, -0.87)
"""The direction of the light."""


def cream(route: int) -> Colour:
    """The colour of the spaces of a route."""
    return mix(TONES[route - 1], rgb("#FFF6E0"), 0.8)


def ink(route: int) -> Colour:
    """The colour of the numbers on them."""
    return mix(TONES[route - 1], BLACK, 0.5)


@cached
def board() -> Image.Image:
    """The empty board on the table, drawn once per process."""
    canvas = _table()
    pen = Pen(2 * CENTRE[0], 2 * CENTRE[1], scale=2)
    _frame(pen)
    for route in ROUTES:
        _field(pen, route)
    _octagon(pen)
    pen.sprite(0, 0).put(canvas, 0, 0)
    for route in ROUTES:
        for number in range(1, len(SPACES) + 1):
            well(route, number).put(canvas, *space(route, number))
    return canvas


def _table() -> Image.Image:
    """The table: felt under a lamp, and the shadow of the board."""
    size = (WIDE, HIGH)
    pen = Pen(*size, scale=1)
    lamp = Image.new("L", (WIDE // 20, HIGH // 20), 0)
    x, y = (int(part / 20) for part in CENTRE)
    lamp.paste(255, (x - 22, y - 20, x + 26, y + 21))
    soft = lamp.filter(ImageFilter.GaussianBlur(9)).resize(size, Image.Resampling.BICUBIC)
    canvas = Image.new("RGB", size, _NIGHT)
    canvas.paste(FELT, (0, 0), weaken(soft, 0.9))
    fallen = [(x + 4, y + 10) for x, y in octagon(OUTER + 4)]
    canvas.paste(BLACK, (0, 0), weaken(pen.blur(pen.polygon_mask(fallen), 14), 0.62))
    return canvas


def _brightness(route: int) -> float:
    """The light on a slope that faces outwards at a route, -1..1."""
    x, y = spot(route, 0, 1)
    return (x - CENTRE[0]) * _LIGHT[0] + (y - CENTRE[1]) * _LIGHT[1]


def _shade(colour: Colour, brightness: float) -> Colour:
    return mix(colour, WHITE if brightness > 0 else BLACK, abs(brightness))


def _frame(pen: Pen) -> None:
    """Draw eight pieces of walnut with mitred ends, bevelled outside and inside."""
    pen.polygon(octagon(OUTER + 4), mix(WALNUT, BLACK, 0.72))
    for route in ROUTES:
        pen.polygon(field(route, RIM - 6, OUTER + 2), _shade(WALNUT, _brightness(route) * 0.32))
        pen.polygon(field(route, RIM, OUTER - 5), mix(WALNUT, WHITE, 0.05 + 0.03 * _brightness(route)))
        pen.polygon(field(route, RIM - 6, RIM), _shade(WALNUT, -_brightness(route) * 0.45 - 0.2))
    whole = pen.polygon_mask(octagon(OUTER - 4))
    _grain(pen, ImageChops.subtract(whole, pen.polygon_mask(octagon(RIM))), 0.2)


def _grain(pen: Pen, mask: Image.Image, strength: float) -> None:
    """Draw long soft veins of wood."""
    wide, high = mask.size
    veins = noise((wide // 60, high // 3), "grain", 5, 0.8).resize(mask.size, Image.Resampling.BICUBIC)
    dark = veins.point([max(0, min(255, (118 - value) * 4)) for value in range(256)])
    pen.flood(BLACK, ImageChops.multiply(dark, mask), strength)


def _field(pen: Pen, route: int) -> None:
    """Draw the enamel between brass bars, and the painted path of the route."""
    tone = TONES[route - 1]
    pen.polygon(field(route, INNER, RIM - 5), mix(BRASS, BLACK, 0.12))
    pane = pen.polygon_mask(field(route, INNER + 2, RIM - 8, 2.5))
    pen.flood(tone, pane)
    x, y = spot(route, 0, INNER + 62)
    shine = pen.blur(pen.ellipse_mask(x - 60, y - 60, 190, 170), 46)
    pen.flood(WHITE, pen.within(pane, shine), 0.13)
    edge = ImageChops.subtract(pane, pen.polygon_mask(field(route, INNER + 8, RIM - 14, 9)))
    pen.flood(BLACK, edge, 0.2)
    path = way(route, 0, len(SPACES))
    for colour, wide in ((mix(tone, BLACK, 0.5), 24.0), (mix(tone, WHITE, 0.42), 17.0)):
        pen.lines([path], colour, wide)
    _steps(pen, path, mix(tone, BLACK, 0.25))


def _steps(pen: Pen, path: Sequence[Point], colour: Colour) -> None:
    """Draw small arrow heads between the spaces."""
    for (x0, y0), (x1, y1) in pairwise(path):
        a = math.atan2(y1 - y0, x1 - x0)
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        pen.polygon([(x + 6 * math.cos(a + t), y + 6 * math.sin(a + t)) for t in (0.0, 2.2, -2.2)], colour)


def _octagon(pen: Pen) -> None:
    """Draw the octagon in the middle: maple, a brass edge, eight round hollows."""
    pen.flood(BLACK, pen.blur(pen.polygon_mask([(x + 3, y + 7) for x, y in octagon(INNER + 1)]), 5), 0.55)
    pen.polygon(octagon(INNER), mix(BRASS, BLACK, 0.25))
    pen.polygon(octagon(INNER - 3), BRASS)
    top = pen.polygon_mask(octagon(INNER - 6))
    pen.grade(mix(MAPLE, WHITE, 0.2), mix(MAPLE, BLACK, 0.12), top)
    _grain(pen, top, 0.13)
    for number in ROUTES:
        x, y = chip_spot(number)
        pen.ellipse(x, y + 1.5, CHIP_R + 1, CHIP_R + 1, mix(MAPLE, WHITE, 0.4))
        pen.ellipse(x, y, CHIP_R, CHIP_R, mix(MAPLE, BLACK, 0.5))
        pen.ellipse(x, y + 2, CHIP_R - 2, CHIP_R - 2, mix(MAPLE, BLACK, 0.34))
        numeral(pen, x, y, str(number), 32, mix(MAPLE, BLACK, 0.66))


def well(route: int, number: int) -> Sprite:
    """A space: a brass ring and an enamelled plate with its number."""
    pen = Pen(2 * WELL + 12, 2 * WELL + 12, WELL + 6, WELL + 6)
    rim(pen, BRASS)
    pen.ellipse(0, 0, WELL - 3.5, WELL - 3.5, mix(ink(route), BLACK, 0.2))
    plate = pen.ellipse_mask(0, 1.2, WELL - 4.5, WELL - 4.5)
    pen.grade(mix(cream(route), BLACK, 0.1), mix(cream(route), WHITE, 0.35), plate)
    numeral(pen, 0, 0, str(number), 42, ink(route))
    return pen.sprite()


def rim(pen: Pen, colour: Colour) -> None:
    """Draw the ring of a space around the origin, as a disc, with its shadow."""
    pen.flood(BLACK, pen.blur(pen.ellipse_mask(1.5, 3, WELL + 1, WELL + 1), 2), 0.5)
    pen.ellipse(0, 0, WELL, WELL, mix(colour, BLACK, 0.4))
    pen.ellipse(-0.5, -0.8, WELL - 1, WELL - 1, colour)
