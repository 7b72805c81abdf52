"""The terrain: slabs with lakes, woods and peaks, the special terrains (rules 55-59), and the volcano."""

from __future__ import annotations

import math
import random

from render.kit.hexes import corners, lay_slab, slab_pen, top_mask
from render.kit.pen.cache import cached
from render.kit.pen.palette import BLACK, WHITE, Colour, mix, rgb
from render.kit.pen.sprites import Pen, Sprite

from .places import DEEP

TOPS: dict[str, Colour] = {
    "lake": rgb("#6DB9D9"),
    "forest": rgb("#7DB06A"),
    "mountain": rgb("#B9A493"),
    "great-lake": rgb("#4F9FCB"),
    "great-forest": rgb("#5E9A55"),
    "great-mountain": rgb("#A08A7C"),
    "jungle": rgb("#4E8F5C"),
    "oasis": rgb("#E6CF8C"),
    "tar-pit": rgb("#A39A78"),
    "mixed": rgb("#C9BC7E"),
    "volcano": rgb("#7C5A52"),
}
SOIL: dict[str, Colour] = {"lake": rgb("#7C8C86"), "mountain": rgb("#6E5F58"), "volcano": rgb("#54403E")}
EARTH = rgb("#8B6844")
LEAF = rgb("#2F7A48")
WATER = rgb("#3F97C4")


@cached
def slab(terrain: str, side: float, variant: int = 0, frozen: bool = False, deep: float = DEEP) -> Sprite:
    """One tile, anchored at the middle of its top; ``frozen`` if it lies under the glacier."""
    pen = slab_pen(side, deep)
    chance = random.Random(f"{terrain} {variant}")
    top = mix(TOPS[terrain], WHITE, 0.55) if frozen else TOPS[terrain]
    lay_slab(pen, side, deep, top, SOIL.get(terrain.split("-")[-1], EARTH), mix(TOPS[terrain], BLACK, 0.3))
    _speckle(pen, side, top, chance)
    match terrain:
        case "lake" | "great-lake":
            _lake(pen, side, terrain != "lake", chance)
        case "forest" | "great-forest":
            _woods(pen, side, 11 if terrain == "forest" else 19, chance)
        case "mountain" | "great-mountain":
            _peaks(pen, side, terrain != "mountain")
        case "jungle":
            _jungle(pen, side, chance)
        case "oasis":
            _pool(pen, side, WATER)
            _palms(pen, side)
        case "tar-pit":
            _pool(pen, side, rgb("#2A2430"))
        case "mixed":
            _mixed(pen, side)
        case _:
            _volcano(pen, side)
    if frozen:
        _ice(pen, side)
    return pen.sprite()


def _speckle(pen: Pen, side: float, top: Colour, chance: random.Random) -> None:
    patches = pen.blank()
    for _ in range(5):
        x, y = chance.uniform(-0.6, 0.6) * side, chance.uniform(-0.5, 0.5) * side
        patches.paste(255, mask=pen.ellipse_mask(x, y, chance.uniform(0.12, 0.34) * side, 0.1 * side))
    pen.flood(mix(top, BLACK, 0.3), pen.within(top_mask(pen, side, 0.95), pen.blur(patches, side * 0.05)), 0.3)


def _lake(pen: Pen, side: float, is_great: bool, chance: random.Random) -> None:
    inner = top_mask(pen, side, 0.93)
    if is_great:
        pen.flood(mix(WATER, BLACK, 0.25), pen.within(inner, pen.blur(top_mask(pen, side, 0.7), side * 0.1)), 0.6)
    waves = pen.blank()
    for row in range(5 if is_great else 4):
        y = (-0.56 + row * 0.26) * side
        for _ in range(2):
            x = chance.uniform(-0.55, 0.4) * side
            crest = [(x + t * side * 0.05, y + side * 0.025 * math.cos(t * math.pi / 2)) for t in range(9)]
            pen.trace(waves, [crest], side * 0.022)
    pen.flood(WHITE, pen.within(inner, waves), 0.75)


def _fir(pen: Pen, x: float, y: float, high: float, tone: Colour) -> None:
    pen.flood(BLACK, pen.blur(pen.ellipse_mask(x + high * 0.14, y, high * 0.3, high * 0.1), 1.5), 0.35)
    pen.rectangle(x - high * 0.05, y - high * 0.2, high * 0.1, high * 0.22, rgb("#5E4630"))
    for low, up, half in ((0.12, 0.6, 0.32), (0.36, 0.82, 0.26), (0.58, 1.04, 0.19)):
        peak = (x, y - high * up)
        pen.polygon([peak, (x + high * half, y - high * low), (x - high * half, y - high * low)], tone)
        pen.polygon([peak, (x + high * half, y - high * low), (x, y - high * low)], mix(tone, BLACK, 0.25))


def _woods(pen: Pen, side: float, count: int, chance: random.Random) -> None:
    """Draw trees around the rim of the back half, which leaves the middle to the pieces."""
    spots = []
    for index in range(count):
        angle = math.radians(175 + 190 * index / (count - 1))
        reach = side * chance.uniform(0.56, 0.78)
        spots.append((reach * math.cos(angle), reach * 0.82 * math.sin(angle) + side * 0.06))
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        _fir(pen, x, y, side * chance.uniform(0.27, 0.36), mix(LEAF, WHITE, chance.uniform(0, 0.16)))


def _peak(pen: Pen, x: float, y: float, half: float, high: float) -> None:
    rock = rgb("#8E8790")
    top = (x, y - high)
    pen.polygon([top, (x + half, y), (x - half, y)], rock)
    pen.polygon(
        [top, (x + half, y), (x + half * 0.12, y), (x - half * 0.1, y - high * 0.4)], mix(rock, BLACK, 0.34)
    )
    snow = [top, (x + half * 0.38, y - high * 0.62), (x + half * 0.1, y - high * 0.54)]
    pen.polygon([*snow, (x - half * 0.08, y - high * 0.68), (x - half * 0.38, y - high * 0.62)], WHITE)


def _peaks(pen: Pen, side: float, is_great: bool) -> None:
    high = 0.86 if is_great else 0.62
    for u, v, half, part in ((-0.44, -0.16, 0.3, 0.8), (0.46, -0.14, 0.3, 0.76), (0.02, -0.18, 0.4, 1.0)):
        _peak(pen, u * side, v * side, half * side, high * part * side)


def _crown(pen: Pen, x: float, y: float, r: float, tone: Colour) -> None:
    pen.ellipse(x, y, r, r * 0.9, mix(tone, BLACK, 0.36))
    pen.ellipse(x - r * 0.06, y - r * 0.1, r * 0.86, r * 0.78, tone)
    pen.ellipse(x - r * 0.22, y - r * 0.3, r * 0.46, r * 0.36, mix(tone, WHITE, 0.2))


def _jungle(pen: Pen, side: float, chance: random.Random) -> None:
    for index in range(13):
        angle = math.radians(180 + 180 * index / 12)
        x, y = side * 0.66 * math.cos(angle), side * 0.56 * math.sin(angle) + side * 0.02
        _crown(pen, x, y, side * chance.uniform(0.13, 0.19), mix(rgb("#1F6B44"), WHITE, chance.uniform(0, 0.15)))


def _pool(pen: Pen, side: float, colour: Colour) -> None:
    pen.ellipse(0, -0.18 * side, 0.56 * side, 0.36 * side, mix(colour, BLACK, 0.3))
    pen.ellipse(0, -0.16 * side, 0.53 * side, 0.33 * side, colour)
    pen.ellipse(-0.12 * side, -0.26 * side, 0.2 * side, 0.06 * side, mix(colour, WHITE, 0.4))


def _palms(pen: Pen, side: float) -> None:
    for u, v in ((-0.5, -0.2), (0.52, -0.24), (0.3, -0.46)):
        x, y = u * side, v * side
        pen.line([(x, y), (x + side * 0.04, y - side * 0.3)], rgb("#8A6240"), side * 0.05)
        for dx, dy in ((-0.18, 0.02), (-0.12, -0.12), (0.06, -0.16), (0.18, -0.04), (0.14, 0.08)):
            start = (x + side * 0.04, y - side * 0.3)
            pen.line([start, (start[0] + dx * side, start[1] + dy * side)], LEAF, side * 0.05)


def _mixed(pen: Pen, side: float) -> None:
    """Draw water on the left, trees on the right and a peak at the back."""
    inner = top_mask(pen, side, 0.95)
    edge = corners(0, 0, side)
    pen.flood(TOPS["lake"], pen.within(inner, pen.polygon_mask([(0, 0), edge[2], edge[3], edge[4], (0, 0)])))
    pen.flood(TOPS["forest"], pen.within(inner, pen.polygon_mask([(0, 0), edge[0], edge[1], edge[2]])))
    pen.flood(TOPS["mountain"], pen.within(inner, pen.polygon_mask([(0, 0), edge[4], edge[5], edge[0]])))
    _peak(pen, 0.16 * side, -0.3 * side, 0.34 * side, 0.5 * side)
    for u, v in ((0.5, -0.14), (0.68, 0.02), (0.62, 0.2)):
        _fir(pen, u * side, v * side, side * 0.32, LEAF)


def _volcano(pen: Pen, side: float) -> None:
    for dx, dy, r, strength in ((0.05, -0.98, 0.13, 0.7), (0.2, -1.14, 0.16, 0.5)):
        puff = pen.blur(pen.ellipse_mask(dx * side, dy * side, r * side, r * side), side * 0.04)
        pen.flood(rgb("#E8E4E6"), puff, strength)
    left, right = [], []
    for index in range(13):
        t = index / 12
        x = (0.16 + 0.58 * (1 - t) ** 1.7) * side
        left.append((-x, (0.28 - 1.1 * t) * side))
        right.append((x, (0.28 - 1.1 * t) * side))
    foot = [
        (0.74 * side * math.cos(math.radians(a)), (0.28 + 0.14 * math.sin(math.radians(a))) * side)
        for a in range(0, 181, 15)
    ]
    whole = pen.polygon_mask(left + right[::-1] + foot)
    pen.grade(rgb("#9A7468"), rgb("#5E4440"), whole)
    dusk = pen.polygon_mask(
        [(0.04 * side, -side), *right[::-1], (0.74 * side, 0.5 * side), (0.2 * side, 0.5 * side)]
    )
    pen.flood(rgb("#1A1420"), pen.within(whole, pen.blur(dusk, side * 0.03)), 0.35)
    pen.ellipse(0, -0.82 * side, 0.165 * side, 0.055 * side, rgb("#3A2422"))
    pen.ellipse(0, -0.81 * side, 0.13 * side, 0.038 * side, rgb("#FFB347"))
    for u, reach in ((-0.08, 0.66), (0.06, 0.42)):
        stream = [(u * side * (1 + t * 0.2), (-0.79 + reach * t / 5) * side) for t in range(6)]
        pen.line(stream, rgb("#E2511F"), side * 0.06)
        pen.line(stream[:4], rgb("#FFC766"), side * 0.026)


def _ice(pen: Pen, side: float) -> None:
    """Draw a sheet of ice."""
    sheet = [
        (-0.66, -0.1),
        (-0.3, -0.3),
        (0.1, -0.22),
        (0.5, -0.34),
        (0.7, -0.06),
        (0.46, 0.2),
        (0.0, 0.3),
        (-0.5, 0.2),
    ]
    pen.polygon([(u * side, v * side + side * 0.05) for u, v in sheet], rgb("#7FB4D2"))
    pen.polygon([(u * side, v * side) for u, v in sheet], rgb("#DDF1FA"))
    for u, v in ((-0.3, -0.12), (0.2, 0.02), (0.44, -0.18)):
        pen.line([(u * side, v * side), ((u + 0.1) * side, (v + 0.16) * side)], rgb("#9CCBE2"), side * 0.025)
