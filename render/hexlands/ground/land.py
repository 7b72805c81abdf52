"""The ground: public land, lakes and mountains in each season, and stacks of tiles."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable

from PIL import Image

from render.kit.figures.emblems import pattern_tile
from render.kit.hexes import FLAT, corners, draw_edges
from render.kit.pen.cache import cached
from render.kit.pen.palette import BLACK, LOOKS, WHITE, Colour, Look, mix, rgb
from render.kit.pen.sprites import SCALE, Pen, Point, Sprite

from .places import BASE, inset, step
from .seasons import SEASONS

ROCK = rgb("#8E8790")
WINTER = 3
"""The season whose ground is as light as snow, so that rocks are darker."""
MIDDLE = 1.05
"""Sides from the left and the upper edge of a sheet to the middle of the ground, without what stands on it."""


def _pen(side: float, tall: float, deep: float) -> Pen:
    return Pen(side * 2.1, side * 2.1 + tall + deep, side * MIDDLE, side * MIDDLE + tall)


def shift(points: list[Point], x: float, y: float) -> list[Point]:
    """The points moved by (x, y)."""
    return [(u + x, v + y) for u, v in points]


def _body(pen: Pen, side: float, y: float, deep: float, tones: tuple[Colour, Colour]) -> None:
    """Draw the two visible sides of a slab, from y down, with a lighter seam at the upper edge."""
    edge = shift(corners(0, 0, side), 0, y)
    for first, second, tone in ((1, 2, tones[1]), (2, 3, tones[0])):
        (ax, ay), (bx, by) = edge[first], edge[second]
        for start, end, part in ((0.0, 1.0, 0.0), (0.62, 1.0, 0.22), (0.0, 0.16, -0.28)):
            shade = mix(tone, BLACK, part) if part >= 0 else mix(tone, WHITE, -part)
            pen.polygon(
                [(ax, ay + deep * start), (bx, by + deep * start), (bx, by + deep * end), (ax, ay + deep * end)],
                shade,
            )


def _top(pen: Pen, side: float, y: float, tone: Colour) -> Image.Image:
    """Draw a graded top with a light rim; return its mask."""
    face = pen.polygon_mask(shift(corners(0, 0, side), 0, y))
    pen.flood(mix(tone, WHITE, 0.45), face)
    inner = pen.polygon_mask(shift(corners(0, 0, side * 0.965), 0, y))
    pen.grade(mix(tone, WHITE, 0.14), mix(tone, BLACK, 0.08), inner)
    return inner


@cached
def plain(season: int, side: float, variant: int, deep: float = BASE) -> Sprite:
    """Public land, anchored at the middle of its top."""
    pen, now = _pen(side, 0, deep), SEASONS[season]
    chance = random.Random(f"plain {season} {variant}")
    _body(pen, side, 0, deep, (now.soil, mix(now.soil, BLACK, 0.25)))
    face = _top(pen, side, 0, now.ground)
    patches = pen.blank()
    for _ in range(4):
        x, y = chance.uniform(-0.55, 0.55) * side, chance.uniform(-0.5, 0.5) * side
        patches.paste(255, mask=pen.ellipse_mask(x, y, chance.uniform(0.14, 0.3) * side, 0.1 * side))
    pen.flood(mix(now.ground, BLACK, 0.22), pen.within(face, pen.blur(patches, side * 0.05)), 0.34)
    for _ in range(9):
        angle, reach = chance.uniform(0, 2 * math.pi), chance.uniform(0.3, 0.78) * side
        x, y = math.cos(angle) * reach, math.sin(angle) * reach * FLAT
        _tuft(pen, season, x, y, side * 0.055, chance)
    return pen.sprite()


def _tuft(pen: Pen, season: int, x: float, y: float, r: float, chance: random.Random) -> None:
    """Draw a blossom, grass, a fallen leaf or a snowdrift, by season."""
    now = SEASONS[season]
    match season:
        case 0:
            if chance.random() < 0.7:
                pen.ellipse(x, y, r * 0.9, r * 0.75, WHITE if chance.random() < 0.3 else now.tuft)
                pen.ellipse(x, y, r * 0.32, r * 0.3, rgb("#F2C63C"))
            else:
                _blades(pen, x, y, r, mix(now.ground, rgb("#3E7A36"), 0.55))
        case 1:
            _blades(pen, x, y, r * 1.2, now.tuft)
        case 2:
            tone = (now.tuft, rgb("#C98A2C"), rgb("#A8442A"))[chance.randrange(3)]
            pen.ellipse(x, y, r * 0.8, r * 0.45, tone)
        case _:
            pen.ellipse(x, y, r * 1.7, r * 0.6, now.tuft)
            pen.ellipse(x - r * 0.1, y - r * 0.22, r * 1.6, r * 0.5, WHITE)


def _blades(pen: Pen, x: float, y: float, r: float, tone: Colour) -> None:
    for dx in (-0.7, 0.0, 0.7):
        pen.line([(x + dx * r * 0.5, y), (x + dx * r, y - r * 1.3)], tone, r * 0.32)


@cached
def lake(season: int, side: float, variant: int, deep: float = BASE) -> Sprite:
    """A lake: water with waves, in winter ice with cracks; anchored at the middle of its top."""
    pen, now = _pen(side, 0, deep), SEASONS[season]
    chance = random.Random(f"lake {season} {variant}")
    _body(pen, side, 0, deep, (mix(now.soil, now.water, 0.3), mix(now.soil, BLACK, 0.3)))
    face = _top(pen, side, 0, mix(now.ground, BLACK, 0.12))
    water = pen.polygon_mask(corners(0, side * 0.03, side * 0.93))
    pen.grade(mix(now.water, BLACK, 0.18), mix(now.water, WHITE, 0.1), water)
    lines = pen.blank()
    for row in range(5):
        y = (-0.56 + row * 0.27) * side
        x = chance.uniform(-0.5, 0.2) * side
        if season == 3:
            bend = chance.uniform(-0.1, 0.1) * side
            pen.trace(
                lines, [[(x, y), (x + side * 0.2, y + bend), (x + side * 0.34, y + bend * 0.4)]], side * 0.018
            )
        else:
            crest = [(x + t * side * 0.045, y + side * 0.026 * math.cos(t * math.pi / 2)) for t in range(9)]
            pen.trace(lines, [crest], side * 0.024)
    pen.flood(WHITE, pen.within(face, lines), 0.8)
    if season == 3:
        for _ in range(3):
            x, y = chance.uniform(-0.5, 0.5) * side, chance.uniform(-0.5, 0.5) * side
            drift = pen.blur(pen.ellipse_mask(x, y, side * 0.26, side * 0.08), side * 0.03)
            pen.flood(WHITE, pen.within(water, drift), 0.8)
    return pen.sprite()


@cached
def mountain(season: int, side: float) -> Sprite:
    """Peaks with snow, most in winter and least in summer."""
    tall = side * 0.5
    pen, now = _pen(side, tall, 0), SEASONS[season]
    shade = pen.blur(pen.ellipse_mask(side * 0.1, side * 0.3, side * 0.78, side * 0.24), side * 0.06)
    pen.flood(BLACK, shade, 0.35)
    snow = (0.4, 0.26, 0.34, 0.5)[season]
    rock = mix(ROCK, BLACK, 0.22) if season == WINTER else mix(ROCK, now.ground, 0.14)
    for u, v, half, high in ((-0.4, 0.08, 0.42, 0.86), (0.46, 0.1, 0.38, 0.74), (0.02, 0.36, 0.62, 1.24)):
        _peak(pen, u * side, v * side, half * side, high * side, rock, snow)
    return pen.sprite()


def _peak(pen: Pen, x: float, y: float, half: float, high: float, rock: Colour, snow: float) -> None:
    top, foot = (x, y - high), (x + half * 0.1, y + half * 0.16)
    left, right = (x - half, y), (x + half, y - half * 0.04)
    pen.polygon([top, right, foot, left], mix(rock, WHITE, 0.12))
    pen.polygon([top, right, foot, (x - half * 0.06, y - high * 0.45)], mix(rock, BLACK, 0.36))
    at = high * (1 - snow)

    def along(part: float, side: Point) -> Point:
        return top[0] + (side[0] - top[0]) * part, top[1] + (side[1] - top[1]) * part

    cap = [top, along(snow, right), (x + half * 0.16, y - at * 1.12), (x, y - at * 0.86)]
    cap += [(x - half * 0.16, y - at * 1.1), along(snow, left)]
    pen.polygon(cap, WHITE)
    pen.polygon([top, along(snow, right), (x + half * 0.16, y - at * 1.12), (x, y - at)], rgb("#C6D3E2"))


def _tone(look: Look | None, season: int) -> Colour:
    ground = SEASONS[season].ground
    return ground if look is None else mix(mix(ground, WHITE, 0.4), look.colour, 0.62 if season != 3 else 0.5)


@cached
def stack(height: int, season: int, seat: int, side: float) -> Sprite:
    """``height`` levels of a player's tiles, each a slab slightly smaller than the one below.

    Anchored at the middle of the ground below; its top is ``height * step(side)`` higher.
    """
    look, rise = LOOKS[seat], step(side)
    pen = _pen(side, rise * height, rise)
    earth = mix(SEASONS[season].soil, look.colour, 0.5)
    tone = _tone(look, season)
    for level in range(1, height + 1):
        wide, y = side * inset(level), -rise * level
        sides = (mix(earth, WHITE, 0.1 * (level % 2)), mix(mix(earth, BLACK, 0.34), WHITE, 0.06 * (level % 2)))
        _body(pen, wide, y, rise, sides)
        if level == height:
            _pattern(pen, look, _top(pen, wide, y, tone))
        else:  # only the rim is visible
            pen.polygon(shift(corners(0, 0, wide), 0, y), mix(tone, WHITE, 0.3))
    return pen.sprite()


def _pattern(pen: Pen, look: Look, face: Image.Image) -> None:
    wide, high = pen.sheet.size
    tile = pattern_tile(look.pattern, (wide // SCALE, high // SCALE), 17).resize(pen.sheet.size)
    pen.flood(mix(look.colour, BLACK, 0.25), pen.within(face, tile), 0.3)


def draw_edging(canvas: Image.Image, at: Point, seat: int, side: float, edges: Iterable[int]) -> None:
    """Draw an owner's border along some edges of a top (see ``draw_edges``), white inside."""
    strokes = ((0.945, LOOKS[seat].colour, 0.105), (0.865, WHITE, 0.03))
    draw_edges(canvas, at, side, edges, strokes, (side * MIDDLE, side * MIDDLE))


@cached
def hatch(side: float) -> Sprite:
    """Red stripes over a top that the next event strikes."""
    pen = _pen(side, 0, 0)
    face = pen.polygon_mask(corners(0, 0, side * 0.92))
    wide, high = pen.sheet.size
    tile = pattern_tile("slash", (wide // SCALE, high // SCALE), 22).resize(pen.sheet.size)
    pen.flood(rgb("#C4161C"), pen.within(face, tile), 0.62)
    return pen.sprite()


@cached
def shadow(height: int, side: float) -> Sprite:
    """The shadow of a stack on the ground beside it."""
    pen = Pen(side * 3.4, side * 3.2, side * 1.5, side * 1.5)
    reach = step(side) * height
    mask = pen.polygon_mask(shift(corners(0, 0, side * 1.0), reach * 0.45, reach * 0.3))
    pen.flood(rgb("#1E1A2E"), pen.blur(mask, side * 0.07), 0.42)
    return pen.sprite()


def bare(terrain: int, season: int, side: float, variant: int, deep: float = BASE) -> Sprite:
    """The ground of a space without its stack: a lake or public land."""
    return lake(season, side, variant, deep) if terrain == 1 else plain(season, side, variant, deep)
