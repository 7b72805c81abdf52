"""Boards of hexes that stand on a point: their places, slabs with three-tone sides, rings, labels, shadows.

Places are axial, as in engines.core.hexes; sizes are picture pixels. The games draw what stands on a slab.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw

from engines.core.hexes import Hex

from .figures.plates import DEEP
from .letters.text import write
from .pen.cache import cached
from .pen.palette import BLACK, GOLD, WHITE, Colour, Look, mix, rgb
from .pen.sprites import Pen, Point, Sprite, weaken

FLAT = 0.86
"""The ratio of heights to widths: the board is seen slightly from the side."""
Stroke: TypeAlias = tuple[float, Colour, float]
"""A line inside a hex: the part of its side where it is, its colour, and its width as a part of the side."""


@dataclass(frozen=True)
class Grid:
    """Hexes of ``side`` pixels, with the place (0, 0) centred on (``x``, ``y``)."""

    side: float
    x: float = 0
    y: float = 0

    @property
    def wide(self) -> float:
        return self.side * math.sqrt(3)

    @property
    def step(self) -> float:
        """The distance from one row down to the next."""
        return self.side * 1.5 * FLAT

    def centre(self, place: Hex) -> Point:
        across, down = place.centre
        return self.x + across * self.wide, self.y + down * self.step

    @classmethod
    def fit(cls, places: Sequence[Hex], left: float, top: float, wide: float, high: float, most: float) -> Grid:
        """The largest hexes (side at most ``most``) that fit all places into a rectangle, centred."""
        across = [place.centre[0] for place in places]
        down = [place.centre[1] for place in places]
        columns, rows = max(across) - min(across) + 1, max(down) - min(down)
        side = min(most, wide / columns / math.sqrt(3), high / (rows * 1.5 + 2) / FLAT)
        one = cls(side)
        x = left + wide / 2 - (max(across) + min(across)) / 2 * one.wide
        y = top + high / 2 - (max(down) + min(down)) / 2 * one.step
        return cls(side, x, y)


def corners(x: float, y: float, side: float) -> list[Point]:
    """The six corners of a hex, clockwise from the upper right."""
    angles = [math.radians(60 * index - 30) for index in range(6)]
    return [(x + side * math.cos(angle), y + side * FLAT * math.sin(angle)) for angle in angles]


def land_mask(size: tuple[int, int], grid: Grid, places: Iterable[Hex], out: float = 1.3) -> Image.Image:
    """An L mask of the places with some ground around them, to draw the coast."""
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)
    for place in places:
        x, y = grid.centre(place)
        draw.polygon(corners(x, y + grid.side * 0.12, grid.side * out), fill=255)
    return mask


def slab_pen(side: float, deep: float) -> Pen:
    """A sheet for a slab and the things on it, with its origin in the middle of the top."""
    return Pen(side * 2.3, side * 2.6 + deep, *slab_origin(side))


def slab_origin(side: float) -> Point:
    """The middle of the top on that sheet, in pixels."""
    return side * 1.15, side * 1.45


def top_mask(pen: Pen, side: float, part: float = 1.0) -> Image.Image:
    return pen.polygon_mask(corners(0, 0, side * part))


def lay_slab(pen: Pen, side: float, deep: float, top: Colour, soil: Colour, stripe: Colour) -> Image.Image:
    """Draw a slab, two sides in three tones and a graded top with a light edge; return the mask of the top."""
    edge = corners(0, 0, side)
    for first, second, shade in ((1, 2, 0.3), (2, 3, 0.08)):
        (ax, ay), (bx, by) = edge[first], edge[second]
        for start, end, tone in ((0.0, 1.0, soil), (0.0, 0.5, mix(soil, stripe, 0.5)), (0.0, 0.18, stripe)):
            quad = [(ax, ay + deep * start), (bx, by + deep * start), (bx, by + deep * end), (ax, ay + deep * end)]
            pen.polygon(quad, mix(tone, BLACK, shade))
    face = top_mask(pen, side)
    pen.grade(mix(top, WHITE, 0.2), mix(top, BLACK, 0.1), face)
    rim = ImageChops.subtract(face, top_mask(pen, side, 0.965))
    pen.flood(mix(top, WHITE, 0.5), rim, 0.6)
    return face


@cached
def shade(side: float, deep: float) -> Sprite:
    """The soft shadow of a slab on the beach."""
    pen = slab_pen(side, deep)
    mask = pen.polygon_mask(corners(side * 0.07, deep + side * 0.09, side))
    pen.flood(rgb("#4A3A22"), pen.blur(mask, side * 0.06), 0.5)
    return pen.sprite()


@cached
def ring(side: float, colour: Colour = GOLD, dashed: bool = False, part: float = 0.93) -> Sprite:
    """A line inside the edge of a hex: solid marks a change, dashed marks a choice."""
    pen = slab_pen(side, 0)
    edge = corners(0, 0, side * part)
    lines: list[list[Point]] = []
    for index, (ax, ay) in enumerate(edge):
        bx, by = edge[(index + 1) % 6]
        if not dashed:
            lines.append([(ax, ay), (bx, by)])
            continue
        for start, end in ((0.0, 0.14), (0.3, 0.7), (0.86, 1.0)):
            lines.append(
                [(ax + (bx - ax) * start, ay + (by - ay) * start), (ax + (bx - ax) * end, ay + (by - ay) * end)]
            )
    for fill, wide in ((DEEP, side * 0.11), (colour, side * 0.062)):
        pen.lines(lines, fill, wide)
    return pen.sprite()


@cached
def _edge(side: float, edge: int, strokes: tuple[Stroke, ...], origin: Point) -> Sprite:
    x, y = origin
    pen = Pen(2 * x, 2 * y, x, y)
    for part, fill, wide in strokes:
        # Corner 0 is the upper right one: the right edge goes from it to the next.
        points = corners(0, 0, side * part)
        pen.line([points[edge], points[(edge + 1) % 6]], fill, side * wide)
    return pen.sprite()


def draw_edges(
    canvas: Image.Image, at: Point, side: float, edges: Iterable[int], strokes: tuple[Stroke, ...], origin: Point
) -> None:
    """Draw lines along some edges of a hex; edge 0 is the right one, then clockwise.

    ``origin``: that of the sprite of the hex, so that both fall on the same pixels. The lines are put edge by edge:
    there are six, and many sets of them.
    """
    for edge in edges:
        _edge(side, edge, strokes, origin).put(canvas, *at)


@cached
def _tint(side: float, colour: Colour) -> Sprite:
    """An owner's colour over a hex: strong along the edge, faint in the middle, where the terrain is seen."""
    pen = slab_pen(side, 0)
    face = top_mask(pen, side)
    middle = pen.blur(top_mask(pen, side, 0.66), side * 0.1)
    pen.flood(colour, ImageChops.subtract(face, weaken(middle, 0.84)), 0.62)
    return pen.sprite()


def draw_border(canvas: Image.Image, at: Point, side: float, look: Look, edges: Iterable[int]) -> None:
    """Draw an owner's border along some edges (see ``draw_edges``) with a thin white line inside, and a tint."""
    _tint(side, look.colour).put(canvas, *at)
    strokes = ((0.95, look.colour, 0.1), (0.87, WHITE, 0.026))
    draw_edges(canvas, at, side, edges, strokes, slab_origin(side))


def label(canvas: Image.Image, x: float, y: float, text: str, size: int, ink: Colour = WHITE) -> None:
    """Write the name of a hex with its base line at ``y``, readable on every ground."""
    write(canvas, x, y, text, size, ink, anchor="middle", halo=DEEP, halo_width=4)


@cached
def way(dx: int, dy: int, lift: float, start: float, span: float, wide: float) -> Sprite:
    """A bent golden arrow from the origin towards the point (dx, dy), in pixels.

    It covers the part ``span`` of the way, beginning at ``start`` (both 0..1). ``lift`` shifts its middle down, in
    pixels (negative: up); ``wide`` is its thickness.
    """
    reach = math.hypot(dx, dy)
    pen = Pen(2 * reach + 80, 2 * reach + 80, reach + 40, reach + 40)
    line: list[Point] = []
    for index in range(25):
        t = start + span * index / 24
        line.append((dx * t, dy * t + 4 * lift * t * (1 - t)))
    (ax, ay), (bx, by) = line[-3], line[-1]
    length = math.hypot(bx - ax, by - ay)
    u, v = (bx - ax) / length, (by - ay) / length
    for colour, thick, size in ((DEEP, wide + 6, wide + 12), (GOLD, wide, wide + 7)):
        pen.line(line, colour, thick)
        tip = (bx + u * size * 1.3, by + v * size * 1.3)
        pen.polygon([tip, (bx - v * size, by + u * size), (bx + v * size, by - u * size)], colour)
    return pen.sprite()
