"""Marks in the spaces of a sheet: waste land, pencil crosses, roofs, stars, rings."""

from __future__ import annotations

import random
from typing import Literal, TypeAlias

from PIL import Image

from render.kit.figures.dice import die
from render.kit.figures.emblems import pattern_tile, star
from render.kit.figures.pieces import numeral
from render.kit.pen.cache import cached
from render.kit.pen.palette import BLACK, WHITE, Colour, mix, rgb
from render.kit.pen.sprites import Pen, Point, Sprite, fade, weaken

from .inks import MARKER, PAPER, PENCIL, PRINT, ROOFS, Line

Land: TypeAlias = Literal["waste", "cleared", "left-over"]
_GOLD = rgb("#FFD24A")


def tile_side(size: int) -> int:
    """The side of the tile in a space of ``size`` pixels, which leaves a margin of paper."""
    return size - max(2, size // 26)


@cached
def tile(line: Line, land: Land, size: int) -> Sprite:
    """The ground of a space, anchored at the upper left corner of the space."""
    side = tile_side(size)
    pen = Pen(size, size)
    off, round_ = (size - side) / 2, size * 0.1
    body = pen.rectangle_mask(off, off, side, side, round_)
    edge = {"waste": 0.18, "cleared": 0.0, "left-over": 0.0}[land]
    pen.flood(mix(mix(line.colour, BLACK, 0.42), PAPER, edge), body)
    rim = max(1.5, size / 48)
    inner = pen.rectangle_mask(off + rim, off + rim, side - 2 * rim, side - 2 * rim, round_ - rim)
    match land:
        case "waste":
            pen.flood(line.pale, inner)
            step = max(10, size // 7)
            marks = pattern_tile(line.pattern, (size, size), step).resize(pen.sheet.size)
            pen.flood(line.colour, pen.within(inner, marks), 0.2)
        case "cleared":
            pen.grade(mix(line.colour, WHITE, 0.22), mix(line.colour, WHITE, 0.02), inner)
        case "left-over":
            pen.flood(line.faded, inner)
    return pen.sprite()


@cached
def printed_star(line: Line, size: int, is_cleared: bool) -> Sprite:
    """The star printed in a space of a star row or column, anchored at the middle of the space."""
    pen = Pen(size, size, size / 2, size / 2)
    r = size * 0.34
    star(pen, 0, r * 0.06, r * 1.16, mix(line.colour, BLACK, 0.5))
    star(pen, 0, r * 0.06, r * 0.94, _GOLD if is_cleared else PAPER)
    return pen.sprite()


@cached
def centre(size: int) -> Sprite:
    """The centre of the sheet, anchored at its middle."""
    pen = Pen(size, size, size / 2, size / 2)
    r = size * 0.33
    pen.ellipse(0, 0, r * 1.2, r * 1.2, mix(PRINT, PAPER, 0.72))
    pen.ellipse(0, 0, r, r, PRINT)
    pen.ellipse(-r * 0.3, -r * 0.34, r * 0.2, r * 0.16, mix(PRINT, WHITE, 0.4))
    return pen.sprite()


def _stroke(chance: random.Random, start: Point, end: Point, swing: float) -> list[Point]:
    """A line as drawn by hand: slightly bent at random."""
    (x0, y0), (x1, y1) = start, end
    bend = chance.uniform(-swing, swing)
    dx, dy = x1 - x0, y1 - y0
    length = max(1.0, (dx * dx + dy * dy) ** 0.5)
    points = []
    for step in range(9):
        t = step / 8
        out = bend * 4 * t * (1 - t)
        points.append((x0 + dx * t - dy / length * out, y0 + dy * t + dx / length * out))
    return points


@cached
def cross(number: int, size: int, is_faint: bool = False) -> Sprite:
    """A pencilled X that differs by space ``number``, anchored at the middle of the space."""
    chance = random.Random(f"cross {number}")
    pen = Pen(size, size, size / 2, size / 2)
    reach, swing = size * 0.27, size * 0.035
    ink = mix(PENCIL, PAPER, 0.35) if is_faint else PENCIL

    def near(x: float, y: float) -> Point:
        return x + chance.uniform(-swing, swing), y + chance.uniform(-swing, swing)

    for ends in (((-reach, -reach), (reach, reach)), ((reach, -reach), (-reach, reach))):
        for weight, strength in ((size * 0.085, 0.92), (size * 0.05, 1.0)):
            way = _stroke(chance, near(*ends[0]), near(*ends[1]), swing)
            pen.flood(ink, pen.line_mask(way, weight), strength)
    return pen.sprite()


@cached
def note(words: str, size: int) -> Sprite:
    """A slip of paper with a number for the corner of a space, anchored at its lower right."""
    wide = round(size * (0.9 if len(words) == 1 else 1.3))
    pen = Pen(wide, size, wide, size)
    pen.rectangle(-wide, -size, wide, size, PAPER, size * 0.24)
    numeral(pen, -wide / 2, -size / 2, words, round(size * 0.74), PENCIL)
    return pen.sprite()


@cached
def ring_o(size: int, ink: Colour = PENCIL) -> Sprite:
    """The O of a shape (waste land within a building), anchored at the middle of the space."""
    pen = Pen(size, size, size / 2, size / 2)
    outer = pen.ellipse_mask(0, 0, size * 0.29, size * 0.29)
    hole = pen.ellipse_mask(0, 0, size * 0.195, size * 0.195)
    pen.flood(ink, Image.composite(pen.blank(), outer, hole))
    return pen.sprite()


@cached
def roofs(wide: int, high: int, step: int, at: int, is_court: bool = False) -> Image.Image:
    """A hatched texture of roofs of the card ``at`` from the left, for a whole sheet (RGB).

    ``is_court``: of waste land between them.
    """
    colour, pattern = ROOFS[at % len(ROOFS)]
    ground, ink = (mix(colour, WHITE, 0.48), colour) if is_court else (colour, WHITE)
    sheet = Image.new("RGB", (wide, high), ground)
    sheet.paste(ink, (0, 0), weaken(pattern_tile(pattern, (wide, high), step), 0.2))
    return sheet


@cached
def house(size: int) -> Sprite:
    """A small house for built land, anchored at its middle."""
    pen = Pen(size * 1.3, size * 1.3, size * 0.65, size * 0.65)
    half = size / 2
    ink, wall, tiles = PENCIL, PAPER, rgb("#E0603F")
    rim = max(1.2, size * 0.05)
    pen.rectangle(-half * 0.72 - rim, -half * 0.1 - rim, half * 1.44 + 2 * rim, half * 0.96 + 2 * rim, ink)
    pen.polygon([(0, -half - rim * 1.8), (half + rim * 2.2, rim * 1.2), (-half - rim * 2.2, rim * 1.2)], ink)
    pen.rectangle(-half * 0.72, -half * 0.1, half * 1.44, half * 0.96, wall)
    pen.polygon([(0, -half), (half, 0), (-half, 0)], tiles)
    pen.rectangle(-half * 0.18, half * 0.3, half * 0.36, half * 0.56, ink)
    pen.rectangle(half * 0.34, half * 0.22, half * 0.24, half * 0.24, ink)
    pen.rectangle(-half * 0.58, half * 0.22, half * 0.24, half * 0.24, ink)
    return pen.sprite()


@cached
def ring(size: int, style: Literal["changed", "choice"]) -> Sprite:
    """A frame around a space, anchored at its middle: white marks a change, golden dashes mark a choice."""
    side = size * 0.98
    pen = Pen(size * 1.3, size * 1.3, size * 0.65, size * 0.65)
    half, thick = side / 2, max(3.5, size * 0.05)
    if style == "changed":
        outer = pen.rectangle_mask(-half - 1, -half - 1, side + 2, side + 2, size * 0.14)
        middle = pen.rectangle_mask(-half + 1, -half + 1, side - 2, side - 2, size * 0.12)
        inner = half - thick
        hole = pen.rectangle_mask(-inner, -inner, 2 * inner, 2 * inner, size * 0.08)
        within = pen.rectangle_mask(-inner + 2, -inner + 2, 2 * inner - 4, 2 * inner - 4, size * 0.07)
        pen.flood(PENCIL, Image.composite(pen.blank(), outer, within))
        pen.flood(WHITE, Image.composite(pen.blank(), middle, hole))
        return pen.sprite()
    dashes: list[tuple[Point, Point]] = []
    count = 5
    step = 2 * half / (2 * count - 1)
    for index in range(count):
        a = -half + 2 * index * step
        b = a + step
        for edge in (-half, half):
            dashes += [((a, edge), (b, edge)), ((edge, a), (edge, b))]
    for ink, weight in ((PENCIL, thick + 5), (MARKER, thick + 1)):
        pen.lines(dashes, ink, weight)
    return pen.sprite()


@cached
def coloured_die(line: Line, face: int | None, size: int) -> Sprite:
    """One of the four dice, anchored at its middle."""
    return die(face, size, body=line.colour)


@cached
def used_die(line: Line, face: int | None, size: int) -> Sprite:
    """A die that has cleared its space, faint; anchored at its middle."""
    return fade(coloured_die(line, face, size), 0.35)


@cached
def blocked_die(face: int | None, size: int) -> Sprite:
    """A die that can clear nothing, crossed out; anchored at its middle."""
    grey = die(face, size, body=rgb("#7C8088"))
    pen = Pen(size, size, size / 2, size / 2)
    reach = size * 0.44
    pen.line([(-reach, reach), (reach, -reach)], rgb("#E8E4DC"), size * 0.1)
    bar = pen.sprite()
    sheet = grey.image.copy()
    sheet.alpha_composite(bar.image, (max(0, round(grey.dx - bar.dx)), max(0, round(grey.dy - bar.dy))))
    return Sprite(sheet, grey.dx, grey.dy)


@cached
def pencil(size: int) -> Sprite:
    """A pencil, the icon of a player who is still choosing; anchored at its middle."""
    pen = Pen(size * 1.4, size * 1.4, size * 0.7, size * 0.7)
    half = size / 2

    def at(along: float, across: float) -> Point:
        """A point measured along and across the pencil, from its tip at the lower left."""
        unit = 0.7071
        x, y = -half * 0.86, half * 0.86
        return x + (along + across) * half * unit, y + (across - along) * half * unit

    def bar(start: float, end: float, wide: float, ink: Colour) -> None:
        pen.polygon([at(start, -wide), at(end, -wide), at(end, wide), at(start, wide)], ink)

    pen.polygon([at(-0.1, 0), at(0.62, -0.36), at(2.5, -0.36), at(2.5, 0.36), at(0.62, 0.36)], PENCIL)
    bar(0.62, 1.95, 0.27, rgb("#F5B62A"))
    bar(0.62, 1.95, 0.09, rgb("#FFD872"))
    bar(1.95, 2.12, 0.27, rgb("#C9CDD6"))
    bar(2.12, 2.42, 0.27, rgb("#E8788A"))
    pen.polygon([at(0.24, -0.14), at(0.62, -0.27), at(0.62, 0.27), at(0.24, 0.14)], rgb("#F3DDB8"))
    return pen.sprite()
