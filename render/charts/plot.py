"""Axes, grids and curves: map numbers to points on a canvas."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageDraw

from render.kit.figures.pieces import medal
from render.kit.letters.text import write
from render.kit.pen.palette import DIM, ROW, TEXT, Colour, Look, mix
from render.kit.pen.sprites import Point

SCALE = 2
"""The supersampling of curves."""
TICK = 34
GRID = mix(ROW, DIM, 0.22)
ZERO = mix(ROW, DIM, 0.6)


@dataclass(frozen=True, slots=True)
class Frame:
    """A rectangle of the canvas, in pixels, and the values at its edges."""

    x: int
    y: int
    wide: int
    high: int
    left: float
    right: float
    low: float
    top: float

    def across(self, value: float) -> float:
        return self.x + self.wide * (value - self.left) / (self.right - self.left or 1)

    def up(self, value: float) -> float:
        return self.y + self.high * (1 - (value - self.low) / (self.top - self.low or 1))

    def at(self, across: float, up: float) -> Point:
        return self.across(across), self.up(up)


def ticks(low: float, high: float, most: int) -> tuple[int, ...]:
    """At most ``most`` round, evenly spaced integers within ``low``..``high``."""
    for step in (base * 10**power for power in range(10) for base in (1, 2, 5)):
        numbers = range(math.ceil(low / step) * step, math.floor(high / step) * step + 1, step)
        if len(numbers) <= most:
            return tuple(numbers)
    return ()


def spread(values: Sequence[float], least: float, room: float = 0.06) -> tuple[float, float]:
    """The limits of an axis for these values: at least ``least`` apart, plus a margin at both ends."""
    low, high = min(values), max(values)
    if high - low < least:
        high = low + least
    margin = (high - low) * room
    return low - margin, high + margin


def grid(canvas: Image.Image, frame: Frame, across: Sequence[int], up: Sequence[int], size: int = TICK) -> None:
    """Draw grid lines with numbers beside and below; the line of zero is brighter."""
    right, lower = frame.x + frame.wide, frame.y + frame.high
    for value in up:
        y = round(frame.up(value))
        canvas.paste(ZERO if value == 0 else GRID, (frame.x, y - 1, right, y + 1))
        write(canvas, frame.x - 14, y + size * 0.36, number(value), size, DIM, bold=False, anchor="right")
    for value in across:
        x = round(frame.across(value))
        canvas.paste(GRID, (x - 1, lower, x + 1, lower + 9))
        write(canvas, x, lower + size + 14, number(value), size, DIM, bold=False, anchor="middle")


def number(value: int) -> str:
    """The number with a true minus sign, as wide as a plus."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def one_decimal(value: float) -> str:
    """The value with one decimal, or none if that is zero."""
    return f"{value:.1f}".removesuffix(".0")


def curve(
    canvas: Image.Image, points: Sequence[Point], colour: Colour, wide: float, rim: Colour | None = None
) -> None:
    """Draw a line with round corners, and a rim that separates it from lines it crosses."""
    if rim is not None:
        _stroke(canvas, points, rim, wide + 5)
    _stroke(canvas, points, colour, wide)


def _stroke(canvas: Image.Image, points: Sequence[Point], colour: Colour, wide: float) -> None:
    reach = math.ceil(wide)
    left, upper = (math.floor(min(edge)) - reach for edge in zip(*points, strict=True))
    right, lower = (math.ceil(max(edge)) + reach for edge in zip(*points, strict=True))
    mask = Image.new("L", ((right - left) * SCALE, (lower - upper) * SCALE), 0)
    placed = [((x - left) * SCALE, (y - upper) * SCALE) for x, y in points]
    draw = ImageDraw.Draw(mask)
    draw.line(placed, fill=255, width=round(wide * SCALE), joint="curve")
    for x, y in (placed[0], placed[-1]):
        draw.circle((x, y), wide * SCALE / 2, fill=255)
    canvas.paste(colour, (left, upper), mask.reduce(SCALE))


def band(canvas: Image.Image, upper: Sequence[Point], lower: Sequence[Point], colour: Colour, part: float) -> None:
    """Fill the area between two lines, with opacity ``part`` (0..1)."""
    outline = [*upper, *reversed(lower)]
    mask = Image.new("L", canvas.size, 0)
    ImageDraw.Draw(mask).polygon(outline, fill=round(255 * part))
    canvas.paste(colour, (0, 0), mask)


def marks(canvas: Image.Image, points: Sequence[Point], look: Look, number: int, of: int) -> None:
    """Mark a curve with the player's emblem, staggered so that the emblems of ``of`` curves do not overlap."""
    wanted = max(1, min(len(points), 7))
    for index in range(wanted):
        place = (index + (number + 1) / (of + 1)) / wanted
        medal(look, 15).put(canvas, *_along(points, place))


def _along(points: Sequence[Point], part: float) -> Point:
    """The point at ``part`` (0..1) of the way from left to right."""
    x = points[0][0] + (points[-1][0] - points[0][0]) * part
    for (ax, ay), (bx, by) in pairwise(points):
        if ax <= x <= bx:
            return x, ay + (by - ay) * ((x - ax) / (bx - ax) if bx > ax else 0)
    return points[-1]


def apart(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """The places nearest to those wanted, in their order, at least ``gap`` apart, within ``low``..``high``."""
    order = sorted(range(len(wanted)), key=lambda index: (wanted[index], index))
    places = list(wanted)
    floor = low
    for index in order:
        places[index] = floor = max(places[index], floor)
        floor += gap
    ceiling = high
    for index in reversed(order):
        places[index] = ceiling = min(places[index], ceiling)
        ceiling -= gap
    return places


def heading(canvas: Image.Image, x: int, y: int, words: str, size: int = 44) -> int:
    return write(canvas, x, y, words, size, TEXT)
