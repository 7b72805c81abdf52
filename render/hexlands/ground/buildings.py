"""Sprites of things on spaces: buildings, trees, roads, bridges, soldiers.

All are anchored at their foot and sized by the side of their hex.
"""

from __future__ import annotations

import math

from render.kit.figures.emblems import emblem
from render.kit.figures.pieces import numeral
from render.kit.hexes import corners
from render.kit.letters.fonts import SMALLEST
from render.kit.pen.cache import cached
from render.kit.pen.palette import BLACK, GOLD, INK, IVORY, LOOKS, WHITE, Colour, ink_on, mix, rgb
from render.kit.pen.sprites import Pen, Point, Sprite

from .seasons import SEASONS

STONE = rgb("#EDE6D8")
GREY = rgb("#A7A4A6")
WOOD = rgb("#8A6240")
BADGE = 20
"""The least radius of a badge with one digit, in pixels."""


def _pen(side: float) -> Pen:
    return Pen(side * 2.2, side * 2.4, side * 1.1, side * 1.7)


def _ground(pen: Pen, side: float, wide: float) -> None:
    mask = pen.ellipse_mask(side * 0.07, side * 0.02, side * wide, side * wide * 0.34)
    pen.flood(BLACK, pen.blur(mask, side * 0.04), 0.5)


def _block(pen: Pen, x: float, y: float, wide: float, high: float, tone: Colour, line: float) -> None:
    """Draw a block of a building, from its foot up: dark rim, right half in shade."""
    pen.rectangle(x - wide / 2 - line, y - high - line, wide + 2 * line, high + 2 * line, INK)
    pen.rectangle(x - wide / 2, y - high, wide, high, tone)
    pen.rectangle(x + wide * 0.14, y - high, wide * 0.36, high, mix(tone, BLACK, 0.16))


def _roof(pen: Pen, x: float, y: float, half: float, high: float, tone: Colour, line: float) -> None:
    pen.polygon([(x, y - high - 2.2 * line), (x + half + 2 * line, y + line), (x - half - 2 * line, y + line)], INK)
    pen.polygon([(x, y - high), (x + half, y), (x - half, y)], tone)
    pen.polygon([(x, y - high), (x + half, y), (x + half * 0.12, y)], mix(tone, BLACK, 0.3))


def _teeth(pen: Pen, x: float, y: float, wide: float, tone: Colour, line: float, count: int = 3) -> None:
    tooth = wide / (2 * count - 1)
    for index in range(count):
        left = x - wide / 2 + 2 * tooth * index
        pen.rectangle(left - line, y - tooth * 1.1 - line, tooth + 2 * line, tooth * 1.2 + 2 * line, INK)
        pen.rectangle(left, y - tooth * 1.1, tooth, tooth * 1.3, tone)


@cached
def building(kind: str, seat: int, side: float, season: int = 1) -> Sprite:
    """A building in its owner's colour; a castle in winter (season 3) has snow on its roofs."""
    pen, colour, line = _pen(side), LOOKS[seat].colour, side * 0.022
    match kind:
        case "castle":
            _castle(pen, side, colour, line)
        case "garrison":
            _garrison(pen, side, colour, line)
        case "spot":
            _spot(pen, side, colour, line)
        case "wall":
            _wall(pen, side, colour, line)
        case "fort":
            _fort(pen, side, colour, line)
        case _:
            _mine(pen, side, line, colour)
    if season == 3 and kind == "castle":
        for u, v in ((-0.37, -0.77), (0.37, -0.77), (0.0, -1.02)):
            roof = [(u, v), (u + 0.09, v + 0.13), (u - 0.09, v + 0.13)]
            pen.polygon([(x * side, y * side) for x, y in roof], WHITE)
    return pen.sprite()


def _castle(pen: Pen, side: float, colour: Colour, line: float) -> None:
    _ground(pen, side, 0.56)
    _block(pen, 0, -side * 0.1, side * 0.4, side * 0.56, STONE, line)
    _roof(pen, 0, -side * 0.64, side * 0.27, side * 0.36, colour, line)
    _block(pen, 0, 0, side * 0.84, side * 0.34, STONE, line)
    _teeth(pen, 0, -side * 0.34, side * 0.56, STONE, line, 4)
    for end in (-1, 1):
        _block(pen, end * side * 0.37, 0, side * 0.26, side * 0.48, STONE, line)
        _roof(pen, end * side * 0.37, -side * 0.47, side * 0.2, side * 0.28, colour, line)
        pen.rectangle(end * side * 0.37 - side * 0.03, -side * 0.34, side * 0.06, side * 0.13, INK)
    pen.ellipse(0, -side * 0.16, side * 0.1, side * 0.1, INK)
    pen.rectangle(-side * 0.1, -side * 0.16, side * 0.2, side * 0.17, INK)


def _garrison(pen: Pen, side: float, colour: Colour, line: float) -> None:
    """Draw a long barrack with a flag."""
    _ground(pen, side, 0.5)
    pen.line([(side * 0.32, -side * 0.3), (side * 0.32, -side * 0.86)], INK, side * 0.05)
    flag = [(0.33, -0.86), (0.66, -0.75), (0.33, -0.62)]
    pen.polygon([(u * side, v * side) for u, v in flag], INK)
    pen.polygon([(u * side * 0.97, v * side - (0.01 * side)) for u, v in flag], colour)
    _block(pen, 0, 0, side * 0.84, side * 0.3, rgb("#C9A878"), line)
    roof = [(-0.5, -0.28), (-0.36, -0.58), (0.36, -0.58), (0.5, -0.28)]
    pen.polygon([(u * side * 1.07, v * side * 1.04 + side * 0.014) for u, v in roof], INK)
    pen.polygon([(u * side, v * side) for u, v in roof], colour)
    for u in (-0.2, 0.0, 0.2):
        pen.line([(u * side * 0.9, -side * 0.55), (u * side * 1.1, -side * 0.3)], mix(colour, BLACK, 0.35), line)
    for u in (-0.28, 0.02, 0.3):
        pen.rectangle((u - 0.06) * side, -side * 0.22, side * 0.12, side * (0.22 if u == 0.02 else 0.12), INK)


def _spot(pen: Pen, side: float, colour: Colour, line: float) -> None:
    """Draw a tourist spot: a pavilion with a parasol."""
    _ground(pen, side, 0.5)
    for u in (-0.34, 0.34):
        pen.line([(u * side, 0), (u * side, -side * 0.36)], INK, side * 0.07)
        pen.line([(u * side, 0), (u * side, -side * 0.36)], IVORY, side * 0.035)
    pen.rectangle(-side * 0.4, -side * 0.12, side * 0.8, side * 0.13, INK)
    pen.rectangle(-side * 0.37, -side * 0.1, side * 0.74, side * 0.08, rgb("#F4E2B4"))
    half, top, foot = side * 0.56, -side * 0.84, -side * 0.32
    pen.polygon([(0, top - line * 2), (half + line * 2, foot + line), (-half - line * 2, foot + line)], INK)
    for index in range(6):
        left, right = -half + half * index / 3, -half + half * (index + 1) / 3
        pen.polygon([(0, top), (right, foot), (left, foot)], colour if index % 2 == 0 else IVORY)
        x = (left + right) / 2
        pen.ellipse(x, foot, half / 6, side * 0.06, colour if index % 2 == 0 else IVORY)
    pen.ellipse(0, top, side * 0.06, side * 0.06, GOLD)


def _wall(pen: Pen, side: float, colour: Colour, line: float) -> None:
    _ground(pen, side, 0.56)
    _block(pen, 0, 0, side * 1.06, side * 0.36, GREY, line)
    _teeth(pen, 0, -side * 0.34, side * 1.06, GREY, line, 5)
    for row, shift in ((0.1, 0.0), (0.22, 0.13)):
        pen.line([(-side * 0.52, -side * row), (side * 0.52, -side * row)], rgb("#6E6B70"), line * 0.8)
        for u in (-0.4, -0.14, 0.12, 0.38):
            x = (u + shift) * side
            pen.line([(x, -side * row), (x, -side * (row - 0.1))], rgb("#6E6B70"), line * 0.8)
    pen.rectangle(-side * 0.16, -side * 0.36, side * 0.32, side * 0.3, INK)
    pen.rectangle(-side * 0.135, -side * 0.34, side * 0.27, side * 0.26, colour)


def _fort(pen: Pen, side: float, colour: Colour, line: float) -> None:
    """Draw a heavy round tower with a banner."""
    _ground(pen, side, 0.46)
    body = [(-0.38, 0), (-0.3, -0.58), (0.3, -0.58), (0.38, 0)]
    pen.polygon([(u * side * 1.08, v * side * 1.04 + line) for u, v in body], INK)
    pen.polygon([(u * side, v * side) for u, v in body], GREY)
    pen.polygon(
        [(u * side, v * side) for u, v in ((0.08, 0), (0.06, -0.58), (0.3, -0.58), (0.38, 0))], rgb("#85828A")
    )
    _block(pen, 0, -side * 0.56, side * 0.74, side * 0.12, GREY, line)
    _teeth(pen, 0, -side * 0.68, side * 0.74, GREY, line, 4)
    banner = [(-0.17, -0.5), (0.17, -0.5), (0.17, -0.16), (0, -0.26), (-0.17, -0.16)]
    pen.polygon([(u * side * 1.16, v * side * 1.05 + line) for u, v in banner], INK)
    pen.polygon([(u * side, v * side) for u, v in banner], colour)


def _mine(pen: Pen, side: float, line: float, colour: Colour) -> None:
    """Draw a dark entrance in the rock with gold in front of it."""
    _ground(pen, side, 0.52)
    rock = [(-0.56, 0), (-0.44, -0.36), (-0.2, -0.62), (0.12, -0.68), (0.42, -0.42), (0.56, 0)]
    pen.polygon([(u * side * 1.06, v * side * 1.05 + line * 0.6) for u, v in rock], INK)
    pen.polygon([(u * side, v * side) for u, v in rock], rgb("#8C7F7A"))
    pen.polygon(
        [(u * side, v * side) for u, v in ((0.12, -0.68), (0.42, -0.42), (0.56, 0), (0.3, 0))], rgb("#6B5F5C")
    )
    pen.ellipse(0, -side * 0.26, side * 0.25, side * 0.25, WOOD)
    pen.rectangle(-side * 0.25, -side * 0.26, side * 0.5, side * 0.27, WOOD)
    pen.ellipse(0, -side * 0.25, side * 0.18, side * 0.19, INK)
    pen.rectangle(-side * 0.18, -side * 0.25, side * 0.36, side * 0.26, INK)
    for u, v in ((-0.1, -0.03), (0.1, -0.03), (0.0, -0.13)):
        pen.ellipse(u * side, v * side, side * 0.1, side * 0.09, mix(GOLD, BLACK, 0.4))
        pen.ellipse(u * side, v * side - side * 0.01, side * 0.08, side * 0.07, GOLD)
    pen.line([(-side * 0.46, -side * 0.34), (-side * 0.46, -side * 0.8)], INK, side * 0.045)
    pen.polygon([(-side * 0.46, -side * 0.82), (-side * 0.16, -side * 0.72), (-side * 0.46, -side * 0.58)], INK)
    pen.polygon([(-side * 0.45, -side * 0.79), (-side * 0.22, -side * 0.715), (-side * 0.45, -side * 0.62)], colour)


@cached
def trees(count: int, side: float, season: int) -> Sprite:
    """One to three trees; more have their number beside them."""
    pen = _pen(side)
    spots = (
        ((0.0, 0.0),)
        if count == 1
        else ((-0.24, -0.05), (0.24, 0.0))
        if count == 2
        else ((-0.3, 0), (0.3, 0), (0, -0.16))
    )
    for u, v in sorted(spots, key=lambda spot: spot[1]):
        _tree(pen, u * side, v * side, side * 0.66, season)
    if count > 3:
        r = max(BADGE, side * 0.19)
        pen.ellipse(side * 0.42, -side * 0.6, r, r, INK)
        numeral(
            pen, side * 0.42, -side * 0.6, str(count), max(SMALLEST, round(BADGE * 1.6), round(side * 0.3)), WHITE
        )
    return pen.sprite()


def _tree(pen: Pen, x: float, y: float, high: float, season: int) -> None:
    now = SEASONS[season]
    pen.flood(BLACK, pen.blur(pen.ellipse_mask(x + high * 0.1, y, high * 0.36, high * 0.12), 1.5), 0.4)
    pen.line([(x, y), (x, y - high * 0.5)], rgb("#5A3E28"), high * 0.13)
    if season == 3:
        for dx, dy in ((-0.26, -0.72), (0.24, -0.78), (-0.08, -0.96), (0.12, -0.6)):
            pen.line([(x, y - high * 0.4), (x + dx * high, y + dy * high)], rgb("#5A3E28"), high * 0.07)
            pen.ellipse(x + dx * high, y + dy * high, high * 0.14, high * 0.08, WHITE)
        return
    crown = ((0.0, -0.74, 0.3), (-0.24, -0.56, 0.27), (0.25, -0.54, 0.27), (0.02, -0.46, 0.26))
    for dx, dy, r in crown:
        pen.ellipse(x + dx * high, y + dy * high, (r + 0.035) * high, (r + 0.03) * high, mix(now.leaf, BLACK, 0.55))
    for dx, dy, r in crown:
        pen.ellipse(x + dx * high, y + dy * high, r * high, r * high * 0.96, mix(now.leaf, BLACK, 0.12))
    for dx, dy, r in ((-0.07, -0.84, 0.19), (-0.3, -0.64, 0.16), (0.2, -0.64, 0.15), (-0.04, -0.54, 0.14)):
        pen.ellipse(x + dx * high, y + dy * high, r * high, r * high * 0.85, mix(now.leaf, now.bloom, 0.4))
    for dx, dy, r in ((-0.1, -0.9, 0.08), (-0.34, -0.68, 0.07), (0.16, -0.7, 0.07)):
        pen.ellipse(x + dx * high, y + dy * high, r * high, r * high * 0.8, mix(now.leaf, now.bloom, 0.85))


@cached
def road(seat: int, side: float, edges: tuple[int, ...], is_bridge: bool) -> Sprite:
    """A road or bridge to ``edges`` of its space (none: a short piece), anchored at the middle of the top."""
    pen = Pen(side * 2.2, side * 2.2, side * 1.1, side * 1.1)
    points = corners(0, 0, side * 0.985)
    ends: list[Point] = []
    for edge in edges:
        (ax, ay), (bx, by) = points[edge], points[(edge + 1) % 6]
        ends.append(((ax + bx) / 2, (ay + by) / 2))
    if is_bridge and not ends:
        ends = [(-side * 0.7, 0), (side * 0.7, 0)]
    lines: list[list[Point]] = [[(0, 0), end] for end in ends] or [[(-side * 0.16, 0), (side * 0.16, 0)]]
    rim = mix(LOOKS[seat].colour, BLACK, 0.25)
    for fill, wide in ((INK, 0.3), (rim, 0.26), (WOOD if is_bridge else rgb("#F1E4C0"), 0.17)):
        pen.lines(lines, fill, side * wide)
    if is_bridge:
        for _, (ex, ey) in lines:
            far = math.hypot(ex, ey)
            for index in range(1, 6):
                t = index / 6
                dx, dy = -ey / far * side * 0.085, ex / far * side * 0.085
                pen.line(
                    [(ex * t - dx, ey * t - dy), (ex * t + dx, ey * t + dy)], mix(WOOD, BLACK, 0.4), side * 0.022
                )
    return pen.sprite()


def shield(pen: Pen, x: float, y: float, wide: float, seat: int, is_strong: bool) -> None:
    """Draw a soldier with helmet and shield, its foot at (x, y); a strong one is golden, with a plume."""
    look, half, high = LOOKS[seat], wide / 2, wide * 1.1
    metal = GOLD if is_strong else rgb("#9FAAB8")
    head = y - high * 0.95 - wide * 0.15
    if is_strong:
        plume = [(-0.08, -0.42), (0.1, -0.74), (0.5, -0.66), (0.46, -0.2), (0.2, -0.34)]
        pen.polygon([(x + u * wide, head + v * wide) for u, v in plume], INK)
        plume = [(-0.02, -0.44), (0.13, -0.67), (0.43, -0.6), (0.4, -0.3), (0.2, -0.42)]
        pen.polygon([(x + u * wide, head + v * wide) for u, v in plume], rgb("#E23B3B"))
    for tone, grow in ((INK, 0.06), (metal, 0.0)):
        r = wide * (0.29 + grow)
        pen.ellipse(x, head - wide * 0.2, r, r, tone)
        pen.rectangle(x - r, head - wide * 0.2, 2 * r, wide * 0.4, tone)
    pen.ellipse(x - wide * 0.1, head - wide * 0.34, wide * 0.08, wide * 0.06, mix(metal, WHITE, 0.7))
    pen.rectangle(x - wide * 0.24, head - wide * 0.2, wide * 0.48, wide * 0.1, INK)
    pen.rectangle(x - wide * 0.05, head - wide * 0.2, wide * 0.1, wide * 0.3, INK)
    outline = [(-1, -1), (1, -1), (1, -0.42), (0.72, -0.14), (0, 0.12), (-0.72, -0.14), (-1, -0.42)]
    for fill, grow in ((INK, 1.16), (GOLD if is_strong else IVORY, 1.06), (look.colour, 0.84)):
        middle = y - high * 0.45
        pen.polygon([(x + u * half * grow, middle + (y + v * high - middle) * grow) for u, v in outline], fill)
    emblem(pen, look.emblem, x, y - high * 0.56, wide * 0.29, ink_on(look.colour))


@cached
def troop(seat: int, soldiers: int, strong: int, size: int) -> Sprite:
    """A player's soldiers on one space: plain ones in front, strong ones behind, with their numbers."""
    pen = Pen(size * 3.6, size * 3.2, size * 1.6, size * 2.3)
    both = soldiers > 0 and strong > 0
    shift = size * 0.36 if both else 0
    reach = size * (0.9 if both else 0.56)
    pen.flood(BLACK, pen.blur(pen.ellipse_mask(size * 0.08, size * 0.02, reach, size * 0.22), size * 0.06), 0.5)
    if strong:
        shield(pen, -shift, -size * (0.12 if both else 0), size, seat, True)
    if soldiers:
        shield(pen, shift, 0, size, seat, False)
    for count, x, y in ((strong, -shift, -size * 0.12 if both else 0.0), (soldiers, shift, 0.0)):
        if count > 1:
            _badge(pen, x + size * (-0.5 if both and x < 0 else 0.52), y - size * 1.08, count, size * 0.36)
    return pen.sprite()


def _badge(pen: Pen, x: float, y: float, count: int, r: float) -> None:
    r = max(r, BADGE if count < 10 else BADGE * 1.25)
    pen.ellipse(x, y, r * 1.14, r * 1.14, INK)
    pen.ellipse(x, y, r, r, WHITE)
    numeral(pen, x, y, str(count), max(SMALLEST, round(r * (1.6 if count < 10 else 1.3))), INK)
