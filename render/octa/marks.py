"""Markers, chips, their paths, and the leaders of each route."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageChops

from engines.octa.scoring import FIRST, Share
from render.kit.figures.emblems import emblem, pattern_tile
from render.kit.figures.pieces import disc, medal, numeral
from render.kit.figures.plates import DEEP, SILVER, coin
from render.kit.letters.fonts import SMALLEST
from render.kit.pen.cache import cached
from render.kit.pen.palette import BLACK, GOLD, INK, IVORY, LOOKS, WHITE, Colour, Look, mix, rgb
from render.kit.pen.sprites import Outline, Pen, Point, Sprite, cover, weaken

from .board import MAPLE, rim
from .places import CHIP_R, OUTER, RIM, TONES, WELL, field, on_rim, space, spot, way

_NIGHT_BLUE = rgb("#27406B")
_ALONE = 28
_RINGS = {2: (20, 20), 3: (19, 25), 4: (17, 26), 5: (16, 28)}
"""By the number of markers on a space: their radius, and their distance from its middle."""


@cached
def marker(look: Look, r: int, moved: bool = False) -> Sprite:
    """A player's marker: a thick disc, with a golden rim if it ``moved``."""
    pen = Pen(2 * r + 26, 2 * r + 28, r + 12, r + 12)
    thick = max(3.0, r * 0.16)
    pen.flood(BLACK, pen.blur(pen.ellipse_mask(2, thick + 3, r + 2, r + 1), 2.5), 0.6)
    if moved:
        pen.ellipse(0, thick / 2, r + 5.5, r + 5.5 + thick / 2, INK)
        pen.ellipse(0, thick / 2, r + 4, r + 4 + thick / 2, GOLD)
    for y in (thick, thick / 2):
        pen.ellipse(0, y, r + 1, r + 1, mix(look.colour, BLACK, 0.6))
    pen.ellipse(0, 0, r + 1, r + 1, mix(look.colour, BLACK, 0.6))
    disc(pen, look, 0, 0, r)
    return pen.sprite()


@cached
def ghost(look: Look) -> Sprite:
    """The old place of a marker: its emblem on a pale plate."""
    r = 24
    pen = Pen(2 * r + 8, 2 * r + 8, r + 4, r + 4)
    pen.ellipse(0, 0, r, r, mix(look.colour, INK, 0.25))
    pen.ellipse(0, 0, r - 4, r - 4, mix(look.colour, IVORY, 0.78))
    emblem(pen, look.emblem, 0, 0, r * 0.5, mix(look.colour, INK, 0.25))
    return pen.sprite()


def crowd(count: int) -> tuple[int, tuple[Point, ...], Point]:
    """The radius of the markers on a space, and their places and that of the number, relative to its middle.

    One marker stands in the middle, two side by side, more in a ring around the number.
    """
    if count == 1:
        return _ALONE, ((0, 2),), (-26, -27)
    r, far = _RINGS[min(count, max(_RINGS))]
    angles = [math.radians(360 * k / count - (90 if count == 2 else 180 / count)) for k in range(count)]
    places = tuple((far * math.sin(a), 2 - far * math.cos(a)) for a in angles)
    return r, places, (0, -28) if count == 2 else (0, 1)


def bonus_spot(place: Point, r: int, count: int) -> Point:
    """The place of a chip's bonus on a marker: right above one, below one of two, outside a ring of more."""
    x, y = place
    if count == 1:
        return x + r, y - r
    if count == 2:
        return x + r * 0.2, y + r * 1.3
    far = 1 + (r + 18) / (math.hypot(x, y) or 1)
    return x * far, y * far


@cached
def tab(number: int) -> Sprite:
    """The number of a space with markers, anchored at its middle."""
    wide = 36 if number < 10 else 52
    pen = Pen(wide + 8, 46, wide / 2 + 4, 23)
    pen.rectangle(-wide / 2, -18, wide, 36, IVORY, 17)
    pen.rectangle(-wide / 2 + 2, -16, wide - 4, 32, DEEP, 15)
    numeral(pen, 0, 0, str(number), 34, WHITE)
    return pen.sprite()


@cached
def bonus(spaces: int) -> Sprite:
    """The bonus of a chip, as ``+1``."""
    pen = Pen(62, 44, 31, 22)
    pen.rectangle(-27, -17, 54, 34, INK, 16)
    pen.rectangle(-25, -15, 50, 30, GOLD, 14)
    numeral(pen, 0, 0, f"+{spaces}", 32, INK)
    return pen.sprite()


@cached
def chip_back(number: int) -> Sprite:
    """A round chip face down, with the number of its round."""
    r = CHIP_R - 2
    pen = Pen(2 * r + 18, 2 * r + 18, r + 8, r + 8)
    pen.flood(BLACK, pen.blur(pen.ellipse_mask(1.5, 4, r, r), 2), 0.6)
    pen.ellipse(0, 2.5, r, r, mix(_NIGHT_BLUE, BLACK, 0.55))
    pen.ellipse(0, 0, r, r, mix(_NIGHT_BLUE, WHITE, 0.62))
    pen.grade(mix(_NIGHT_BLUE, WHITE, 0.18), _NIGHT_BLUE, pen.ellipse_mask(0, 0, r - 3, r - 3))
    numeral(pen, 0, 0, str(number), 34, WHITE)
    return pen.sprite()


@cached
def chip_face(route: int, r: int) -> Sprite:
    """A round chip face up: the number of a route in its colours."""
    tone = TONES[route - 1]
    pen = Pen(2 * r + 14, 2 * r + 14, r + 6, r + 6)
    pen.flood(BLACK, pen.blur(pen.ellipse_mask(1, 3, r, r), 2), 0.5)
    pen.ellipse(0, 1.5, r, r, mix(GOLD, BLACK, 0.5))
    pen.ellipse(0, 0, r, r, GOLD)
    pen.grade(mix(tone, WHITE, 0.1), mix(tone, BLACK, 0.2), pen.ellipse_mask(0, 0, r - 2.5, r - 2.5))
    numeral(pen, 0, 0, str(route), round(r * 1.5), WHITE)
    return pen.sprite()


@cached
def plate(route: int, r: int) -> Sprite:
    """The sign of a route: its number on a plate of its colour, shaped like a d8 from above."""
    tone = TONES[route - 1]
    pen = Pen(2 * r + 14, 2 * r + 14, r + 6, r + 6)
    pen.flood(BLACK, pen.blur(pen.polygon_mask(_octagon(r, 3)), 2), 0.6)
    for reach, colour in ((r, mix(GOLD, BLACK, 0.5)), (r - 1.2, mix(GOLD, WHITE, 0.2))):
        pen.polygon(_octagon(reach), colour)
    pen.grade(mix(tone, WHITE, 0.12), mix(tone, BLACK, 0.3), pen.polygon_mask(_octagon(r - 3.5)))
    numeral(pen, 0, 0, str(route), max(SMALLEST, round(r * 1.36)), WHITE)
    return pen.sprite()


def _octagon(r: float, down: float = 0) -> list[Point]:
    angles = [math.radians(22.5 + 45 * k) for k in range(8)]
    return [(r * 1.06 * math.cos(a), down + r * 1.06 * math.sin(a)) for a in angles]


@cached
def parent_sign() -> Sprite:
    """The sign of the parent, who takes the chip of the round: a small octagon of maple."""
    pen = Pen(56, 56, 28, 28)
    for reach, colour in ((24.0, mix(MAPLE, BLACK, 0.6)), (22.0, MAPLE), (17.0, mix(MAPLE, WHITE, 0.3))):
        pen.polygon(_octagon(reach), colour)
    pen.ellipse(0, 0, 8.5, 8.5, mix(MAPLE, BLACK, 0.6))
    return pen.sprite()


@cached
def _link(route: int, start: int, end: int) -> Sprite:
    """The highlighted path between two neighbouring spaces (0: outside), anchored at the origin of the picture.

    It ends at their rims.
    """
    path = way(route, start, end)
    left, upper = (min(point[axis] for point in path) - WELL for axis in (0, 1))
    wide, high = (max(point[axis] for point in path) - low + WELL for axis, low in ((0, left), (1, upper)))
    pen = Pen(wide, high, -left, -upper)
    for colour, thick in ((DEEP, 25.0), (GOLD, 17.0)):
        pen.line(path, colour, thick)
    (x0, y0), (x1, y1) = path
    a, x, y = math.atan2(y1 - y0, x1 - x0), (x0 + x1) / 2, (y0 + y1) / 2
    pen.polygon([(x + 8 * math.cos(a + t), y + 8 * math.sin(a + t)) for t in (0.0, 2.2, -2.2)], DEEP)
    for number, (x, y) in zip((start, end), path, strict=True):
        if number:
            pen.erase(pen.ellipse_mask(x, y, WELL, WELL))
    return pen.sprite()


@cached
def _rim() -> Outline:
    """The golden rim around the plate of a space on a trail."""
    pen = Pen(2 * WELL + 12, 2 * WELL + 12, WELL + 6, WELL + 6)
    pen.ellipse(0, 0, WELL + 4, WELL + 4, DEEP)
    pen.ellipse(0, 0, WELL + 2.5, WELL + 2.5, GOLD)
    rim(pen, GOLD)
    pen.erase(pen.ellipse_mask(0, 0, WELL - 4.5, WELL - 4.5))
    return Outline.of(pen.sprite())


def draw_trail(canvas: Image.Image, route: int, start: int, end: int) -> None:
    """Draw a highlighted path between two spaces (0: outside) on the board, and the rims of the spaces on it.

    It is put together from its links: there are few of them, and many paths.
    """
    step = 1 if end > start else -1
    for number in range(start, end, step):
        _link(route, number, number + step).put(canvas, 0, 0)
    for number in range(max(1, min(start, end)), max(start, end) + 1):
        _rim().put(canvas, *space(route, number))


@cached
def ring(r: int) -> Sprite:
    """A glowing golden ring that marks the current place."""
    pen = Pen(2 * r + 40, 2 * r + 40, r + 20, r + 20)
    glow = pen.blur(ImageChops.subtract(pen.ellipse_mask(0, 0, r + 6, r + 6), pen.ellipse_mask(0, 0, r, r)), 4)
    pen.flood(GOLD, glow, 0.8)
    for reach, colour in ((r + 3.5, DEEP), (r + 2.5, GOLD)):
        edge = ImageChops.subtract(pen.ellipse_mask(0, 0, reach, reach), pen.ellipse_mask(0, 0, r - 1.5, r - 1.5))
        pen.flood(colour, edge)
    return pen.sprite()


@cached
def target(number: int) -> Sprite:
    """A space that can be reached: its number in gold on a dark plate."""
    pen = Pen(2 * WELL + 12, 2 * WELL + 12, WELL + 6, WELL + 6)
    rim(pen, GOLD)
    pen.ellipse(0, 0, WELL - 4, WELL - 4, DEEP)
    numeral(pen, 0, 0, str(number), 44, GOLD)
    return pen.sprite()


@cached
def dashes(r: int) -> Sprite:
    """A dashed golden ring that marks a choice."""
    pen = Pen(2 * r + 16, 2 * r + 16, r + 8, r + 8)
    for colour, wide in ((DEEP, 10.0), (GOLD, 6.0)):
        for start in range(0, 360, 45):
            angles = [math.radians(start + step) for step in range(0, 27, 3)]
            pen.line([(r * math.cos(a), r * math.sin(a)) for a in angles], colour, wide)
    return pen.sprite()


@cached
def leaders_frame(route: int, leaders: tuple[int, ...]) -> Outline:
    """A piece of the frame in the looks of the route's leaders, anchored at the origin of the picture."""
    outline = field(route, RIM + 2, OUTER - 5, 2)
    left, upper = (math.floor(min(point[axis] for point in outline)) for axis in (0, 1))
    wide, high = (math.ceil(max(point[axis] for point in outline)) - low for axis, low in ((0, left), (1, upper)))
    pen = Pen(wide, high, -left, -upper)
    whole = pen.reduce(pen.polygon_mask(outline))
    inner = pen.reduce(pen.polygon_mask(field(route, RIM + 5, OUTER - 8, 5)))
    edge = ImageChops.subtract(whole, inner)
    sheet = Image.new("RGBA", (wide, high), (0, 0, 0, 0))
    part, near, far = 2 * 200 / len(leaders), RIM - 20, OUTER + 20
    for index, seat in enumerate(leaders):
        look = LOOKS[seat]
        start, end = (-200 + part * step for step in (index, index + 1))
        corners = [spot(route, along, out) for along, out in ((start, near), (start, far), (end, far), (end, near))]
        share = pen.reduce(pen.polygon_mask(corners))
        cover(sheet, mix(look.colour, BLACK, 0.12), ImageChops.multiply(whole, share))
        pattern = ImageChops.multiply(pattern_tile(look.pattern, (wide, high), 17), inner)
        cover(sheet, mix(look.colour, BLACK, 0.45), weaken(ImageChops.multiply(pattern, share), 0.5))
    cover(sheet, WHITE, weaken(edge, 0.5))
    return Outline.of(Sprite(sheet, -left, -upper))


def ranking(canvas: Image.Image, route: int, shares: Sequence[Share]) -> None:
    """Draw the frame at a route: the leaders' colours, the sign of the route, and the points of each place."""
    placed = {place: [seat for seat, share in enumerate(shares) if share.place == place] for place in (1, 2)}
    if placed[FIRST]:
        leaders_frame(route, tuple(placed[FIRST])).put(canvas, 0, 0)
    plate(route, 28).put(canvas, *on_rim(route, 0))
    for place, middle, metal in ((1, -101, GOLD), (2, 101, SILVER)):
        seats = placed[place]
        if seats:
            _group(canvas, route, middle, seats, shares[seats[0]].points, metal)


def _group(
    canvas: Image.Image, route: int, middle: float, seats: Sequence[int], points: int, metal: Colour
) -> None:
    """Draw medals side by side, and a coin with the points that each of them gets."""
    step, gap = min(38.0, 66 / max(1, len(seats) - 1)), 45
    along = middle - (step * (len(seats) - 1) + gap) / 2
    for index, seat in enumerate(seats):
        medal(LOOKS[seat], 19).put(canvas, *on_rim(route, along + step * index))
    coin(str(points), 27, metal).put(canvas, *on_rim(route, along + step * (len(seats) - 1) + gap))
