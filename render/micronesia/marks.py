"""Marks on and around the islands: number, worth, recent changes, choices."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal, TypeAlias

from PIL import Image

from engines.micronesia.state import points
from render.kit.figures.emblems import star
from render.kit.figures.pieces import disc, number_mask
from render.kit.figures.plates import DEEP, pill
from render.kit.pen.cache import cached
from render.kit.pen.palette import BLACK, GOLD, WHITE, Colour, Look, mix, rgb
from render.kit.pen.sprites import Outline, Pen, Point, Sprite

from .islands import ISLES, SIZE, Isle

NUMBER_SIZE, COUNT_SIZE = 70, 48
"""Font sizes of the number of an island and of its tribes."""
RADIUS = 36
"""Pixels of a tribe."""
PLATE = 40
"""The font size of what is written on plates."""


def piece_spot(isle: Isle) -> Point:
    """The place of the tribes in picture pixels."""
    return isle.at(*isle.piece)


@cached
def label(number: int, worth: int, ink: Colour = WHITE) -> Sprite:
    """An island's number above a row of stars for its points, anchored at the middle of the number."""
    pen = Pen(170, 160, 85, 54)
    glyphs = number_mask(pen, 0, 0, str(number), NUMBER_SIZE)
    rim = pen.blur(glyphs, 2.2).point([min(255, value * 5) for value in range(256)])
    pen.flood(DEEP, rim)
    pen.flood(ink, glyphs)
    gap = 28
    start, y = -gap * (worth - 1) / 2, 51
    pen.rectangle(start - 20, y - 18, gap * (worth - 1) + 40, 36, DEEP, 18)
    for index in range(worth):
        star(pen, start + index * gap, y + 1, 14, GOLD)
    return pen.sprite()


@cached
def ring(number: int, style: Literal["changed", "choice"]) -> Outline:
    """A line in the water around an island: gold marks a change, white dashes mark a choice."""
    isle = ISLES[number - 1]
    margin = 70
    wide, high = 2 * isle.rx + 2 * margin, 2 * isle.ry + 2 * margin
    pen = Pen(wide, high, wide / 2 - isle.x, high / 2 - isle.y)
    line = [(x, y + 3) for x, y in isle.outline(1.13)]
    line.append(line[0])
    if style == "changed":
        strokes: list[Sequence[Point]] = [line]
    else:
        strokes = [line[start : start + 4] for start in range(0, len(line) - 1, 6)]
    for colour, thick in ((DEEP, 12.0), (GOLD if style == "changed" else WHITE, 7.0)):
        pen.lines(strokes, colour, thick)
    return Outline.of(pen.sprite(isle.x, isle.y))


_NEAR = 260
"""Pixels between neighbours of one column at most: there is room for a number beside them only."""


def bow(start: Point, end: Point) -> list[Point]:
    """A bent line between two places that leaves room for the pieces at both ends."""
    (x0, y0), (x1, y1) = start, end
    reach = math.dist(start, end)
    bx, by = (x0 + x1) / 2, (y0 + y1) / 2 - 0.22 * reach
    if abs(x1 - x0) < reach / 2 and reach < _NEAR:
        bx, by = bx + reach, (y0 + y1) / 2
    way = [(1 - t) ** 2 for t in (step / 48 for step in range(49))]
    points = []
    for step, first in enumerate(way):
        t = step / 48
        middle, last = 2 * t * (1 - t), t * t
        points.append((first * x0 + middle * bx + last * x1, first * y0 + middle * by + last * y1))
    clear = [point for point in points if math.dist(point, start) > 44 and math.dist(point, end) > 58]
    return clear if len(clear) > 2 else points


@cached
def arrow(start: Point, end: Point) -> Outline:
    """A bent golden arrow between two points, anchored at the origin of the picture."""
    way = bow(start, end)
    left, upper = min(x for x, _ in way) - 40, min(y for _, y in way) - 40
    pen = Pen(max(x for x, _ in way) - left + 40, max(y for _, y in way) - upper + 40, -left, -upper, scale=2)
    (x0, y0), (x1, y1) = way[-3], way[-1]
    angle = math.atan2(y1 - y0, x1 - x0)
    for colour, thick, head in ((DEEP, 16.0, 36.0), (GOLD, 9.0, 26.0)):
        pen.line(way[:-1], colour, thick)
        turns = ((0.0, 0.75), (2.3, 1.0), (-2.3, 1.0))
        pen.polygon(
            [(x1 + head * k * math.cos(angle + t), y1 + head * k * math.sin(angle + t)) for t, k in turns], colour
        )
    return Outline.of(pen.sprite())


Spot: TypeAlias = tuple[float, float, float, float]
"""The left, upper, right and lower edge of something that must not be covered."""
_LABEL: Spot = (-38, -29, 38, 28)
"""The number on an arrow, around its middle, with some room."""


def label_spots(isle: Isle, count: int) -> tuple[Spot, ...]:
    """Where the number and the stars of an island lie, and its tribes with the badge of their number."""
    (x, y), (left, down) = isle.at(*isle.label), piece_spot(isle)
    stars = 8 + 14 * points(isle.number)
    label = (x - stars, y - 32, x + stars, y + 70)
    return (label, (left - 38, down - 52 - 8.7 * min(count, 6), left + 64, down + 34)) if count else (label,)


def clear_place(start: Point, end: Point, taken: Sequence[Spot]) -> Point:
    """The place on an arrow for its number: the nearest to the middle that covers nothing, or the least."""
    way = bow(start, end)
    middle = len(way) // 2
    left, upper, right, lower = _LABEL

    def covered(point: Point) -> float:
        x, y = point
        across = [
            max(0.0, min(x + right, b) - max(x + left, a)) * max(0.0, min(y + lower, d) - max(y + upper, c))
            for a, c, b, d in taken
        ]
        return sum(across)

    return min(way[2:-5] or way, key=lambda point: (covered(point), abs(way.index(point) - middle)))


def spot_of(place: Point) -> Spot:
    """What a number at this place covers."""
    (x, y), (left, upper, right, lower) = place, _LABEL
    return x + left, y + upper, x + right, y + lower


@cached
def _canoe(look: Look) -> Sprite:
    """A boat with a tribe aboard, anchored at the middle of its water line."""
    pen = Pen(110, 90, 55, 60)
    pen.flood(WHITE, pen.blur(pen.ellipse_mask(0, 14, 46, 7), 1.5), 0.5)
    disc(pen, look, 0, -16, 21)
    hull = [(-44.0, -12.0), (-30.0, 0.0), (30.0, 0.0), (44.0, -12.0), (34.0, 14.0), (-34.0, 14.0)]
    pen.polygon([(x, y + 3) for x, y in hull], DEEP)
    pen.polygon(hull, rgb("#9A6A3C"))
    pen.line([(-42, -9), (-29, 2), (29, 2), (42, -9)], rgb("#D9A767"), 4)
    return pen.sprite()


def _berth(isle: Isle) -> Point:
    """The place of a boat within the sea."""
    x, y = isle.at(0.8, 0.86)
    return min(x, SIZE[0] - 100), min(y, SIZE[1] - 24)


def boat_spot(isle: Isle) -> Spot:
    """What the boat of evicted tribes covers."""
    x, y = _berth(isle)
    return x - 46, y - 66, x + 92, y + 20


def boat_home(canvas: Image.Image, isle: Isle, look: Look, count: int) -> None:
    """Draw evicted tribes that leave by boat, with their number."""
    x, y = _berth(isle)
    _canoe(look).put(canvas, x, y)
    pill(canvas, x + 50, y - 40, f"−{count}", mix(look.colour, WHITE, 0.72), BLACK, PLATE - 4, 24)
