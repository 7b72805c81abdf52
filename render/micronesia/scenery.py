"""Scenery of the islands: palms, groves, hills, rock spires, volcanoes, huts. Light comes from the upper left."""

from __future__ import annotations

import math
import random

from render.kit.pen.cache import cached
from render.kit.pen.palette import BLACK, WHITE, Colour, mix, rgb
from render.kit.pen.sprites import Pen, Point, Sprite

from .islands import Kind

LEAF = rgb("#3E8E4E")
JUNGLE = rgb("#3A7A48")
GRASS = rgb("#7DB45A")
ROCK = rgb("#8B8A93")
LAVA_ROCK = rgb("#7A5A50")
TRUNK = rgb("#8A6240")
THATCH = rgb("#D9B06A")


@cached
def scenery(kind: Kind, size: float, seed: str) -> Sprite:
    """One piece of scenery, anchored at the middle of its foot; the same for the same seed."""
    pen = Pen(size * 3, size * 2.6, size * 1.5, size * 2.1)
    chance = random.Random(seed)
    {
        "palm": _palm,
        "grove": _grove,
        "hill": _hill,
        "volcano": _volcano,
        "crater": _crater,
        "hut": _hut,
        "rock": _rock,
        "spire": _spire,
    }[kind](pen, size, chance)
    return pen.sprite()


def _ground_shadow(pen: Pen, wide: float, high: float, x: float = 0) -> None:
    mask = pen.blur(pen.ellipse_mask(x + wide * 0.22, 0, wide, high), high * 0.4)
    pen.flood(rgb("#1C2A22"), mask, 0.38)


def _frond(pen: Pen, x: float, y: float, angle: float, reach: float, colour: Colour) -> None:
    """Draw a drooping palm leaf from (x, y): a thin crescent."""
    upper: list[Point] = []
    lower: list[Point] = []
    for step in range(9):
        t = step / 8
        px = x + math.cos(angle) * reach * t
        py = y + math.sin(angle) * reach * t * 0.8 + reach * 0.62 * t * t
        half = reach * 0.13 * math.sin(math.pi * min(1, t * 0.92 + 0.08))
        upper.append((px, py - half))
        lower.append((px, py + half * 0.5))
    pen.polygon(upper + lower[::-1], mix(colour, BLACK, 0.28))
    pen.polygon(
        upper + [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(upper, lower, strict=True)][::-1], colour
    )


def _palm(pen: Pen, size: float, chance: random.Random) -> None:
    lean = chance.choice((-1, 1)) * chance.uniform(0.16, 0.32)
    _ground_shadow(pen, size * 0.26, size * 0.075)
    trunk = [(lean * size * (t / 10) ** 1.7, -size * 0.8 * t / 10) for t in range(11)]
    pen.line(trunk, mix(TRUNK, BLACK, 0.35), size * 0.085)
    pen.line([(x - size * 0.012, y) for x, y in trunk], mix(TRUNK, WHITE, 0.16), size * 0.05)
    x, y = trunk[-1]
    for degrees, shade in ((-165, 0.2), (-20, 0.2), (-125, 0.08), (-55, 0.05), (172, -0.06), (5, -0.1), (-92, 0.0)):
        tone = mix(LEAF, BLACK if shade > 0 else WHITE, abs(shade))
        turn = math.radians(degrees + chance.uniform(-8, 8))
        _frond(pen, x, y - size * 0.02, turn, size * chance.uniform(0.4, 0.48), tone)
    for dx in (-0.035, 0.04):
        pen.ellipse(x + dx * size, y + size * 0.03, size * 0.036, size * 0.036, rgb("#5A3E28"))


def _crown(pen: Pen, x: float, y: float, r: float, tone: Colour) -> None:
    """Draw a round tree top in three tones."""
    pen.ellipse(x, y, r, r * 0.94, mix(tone, BLACK, 0.38))
    pen.ellipse(x - r * 0.06, y - r * 0.09, r * 0.88, r * 0.82, tone)
    pen.ellipse(x - r * 0.24, y - r * 0.3, r * 0.5, r * 0.42, mix(tone, WHITE, 0.18))


def _grove(pen: Pen, size: float, chance: random.Random) -> None:
    _ground_shadow(pen, size * 1.0, size * 0.3)
    places = [(-0.62, -0.5, 0.42), (0.6, -0.52, 0.44), (0.0, -0.82, 0.52), (-0.3, -0.32, 0.42), (0.34, -0.3, 0.4)]
    for u, v, r in places:
        tone = mix(JUNGLE, rgb("#6FA64C"), chance.uniform(0, 0.45))
        _crown(pen, u * size, v * size, r * size * chance.uniform(0.92, 1.08), tone)


def _mound(pen: Pen, size: float, chance: random.Random, base: Colour, x: float = 0, high: float = 0.8) -> None:
    half = size * 0.62
    line = [(x + half * t / 12, -size * high * math.cos(math.pi / 2 * abs(t) / 12) ** 1.25) for t in range(-12, 13)]
    foot = [
        (x + half * math.cos(math.radians(a)), size * 0.13 * math.sin(math.radians(a))) for a in range(0, 181, 12)
    ]
    whole = pen.polygon_mask(line + foot)
    pen.grade(mix(base, WHITE, 0.22), mix(base, BLACK, 0.12), whole)
    crest = chance.uniform(0.0, 0.1) * size
    shade = [(x + crest + px * 0.1, py) for px, py in line[12:]]
    side = pen.polygon_mask([*shade[:1], *line[12:], (x + half, size * 0.13), (x + size * 0.2, size * 0.13)])
    pen.flood(BLACK, pen.within(whole, pen.blur(side, size * 0.02)), 0.2)


def _hill(pen: Pen, size: float, chance: random.Random) -> None:
    _ground_shadow(pen, size * 0.66, size * 0.16)
    _mound(pen, size, chance, mix(JUNGLE, GRASS, 0.35), x=size * 0.12, high=0.66)
    _mound(pen, size, chance, mix(JUNGLE, GRASS, 0.6), x=-size * 0.1)
    for _ in range(7):
        u, v = chance.uniform(-0.45, 0.45), chance.uniform(-0.3, 0.06)
        _crown(pen, u * size, v * size, size * chance.uniform(0.07, 0.1), mix(JUNGLE, GRASS, 0.2))


def _cone(size: float, mouth: float, half: float, high: float) -> tuple[list[Point], list[Point]]:
    """The left and the right flank of a volcano, from the foot up."""
    left, right = [], []
    for step in range(13):
        t = step / 12
        x = mouth + (half - mouth) * (1 - t) ** 1.75
        left.append((-x * size, -high * size * t))
        right.append((x * size, -high * size * t))
    return left, right


def _mountain(pen: Pen, size: float, chance: random.Random, high: float) -> None:
    left, right = _cone(size, 0.15, 0.66, high)
    foot = [
        (0.66 * size * math.cos(math.radians(a)), size * 0.1 * math.sin(math.radians(a))) for a in range(0, 181, 12)
    ]
    whole = pen.polygon_mask(left + right[::-1] + foot)
    pen.grade(mix(LAVA_ROCK, WHITE, 0.12), mix(JUNGLE, GRASS, 0.25), whole)
    # Gullies: light on the left of each ridge, dark on its right.
    for u in (-0.42, -0.2, 0.04, 0.26, 0.46):
        wide = chance.uniform(0.05, 0.09)
        top = (u * 0.3 * size, -high * size * chance.uniform(0.86, 0.95))
        low = (u * size, -size * chance.uniform(0.02, 0.12))
        dark = pen.polygon_mask([top, (low[0] + wide * size, low[1]), (low[0] - wide * 0.2 * size, low[1])])
        pen.flood(BLACK, pen.within(whole, pen.blur(dark, size * 0.012)), 0.16)
        light = pen.polygon_mask([top, (low[0] - wide * 0.2 * size, low[1]), (low[0] - wide * 0.8 * size, low[1])])
        pen.flood(WHITE, pen.within(whole, pen.blur(light, size * 0.012)), 0.12)
    dusk = pen.polygon_mask(
        [(size * 0.05, -high * size), *right[::-1], (size * 0.66, size * 0.1), (size * 0.18, size * 0.1)]
    )
    pen.flood(rgb("#1A1420"), pen.within(whole, pen.blur(dusk, size * 0.03)), 0.24)
    for index in range(13):
        u = -0.6 + index * 0.1
        v = chance.uniform(-0.1, 0.05)
        _crown(
            pen, u * size, v * size, size * chance.uniform(0.06, 0.085), mix(JUNGLE, GRASS, chance.uniform(0, 0.4))
        )


def _volcano(pen: Pen, size: float, chance: random.Random) -> None:
    high = 0.78
    _ground_shadow(pen, size * 0.66, size * 0.14)
    for dx, dy, r, strength in ((0.05, -0.98, 0.13, 0.75), (0.16, -1.14, 0.17, 0.6), (0.34, -1.3, 0.2, 0.42)):
        puff = pen.blur(pen.ellipse_mask(dx * size, dy * size, r * size, r * size * 0.8), size * 0.035)
        pen.flood(rgb("#E8E4E6"), puff, strength)
    _mountain(pen, size, chance, high)
    pen.ellipse(0, -high * size, 0.155 * size, 0.05 * size, mix(LAVA_ROCK, BLACK, 0.4))
    pen.ellipse(0, -high * size + size * 0.008, 0.125 * size, 0.036 * size, rgb("#FF7A2E"))
    pen.ellipse(0, -high * size + size * 0.014, 0.08 * size, 0.02 * size, rgb("#FFE08A"))
    for u, reach in ((-0.07, 0.34), (0.05, 0.24)):
        stream = [(u * size * (1 + t * 0.16), -high * size + size * 0.03 + reach * size * t / 5) for t in range(6)]
        pen.line(stream, rgb("#E2511F"), size * 0.034)
        pen.line(stream[:4], rgb("#FFB347"), size * 0.016)


def _crater(pen: Pen, size: float, chance: random.Random) -> None:
    high = 0.7
    _ground_shadow(pen, size * 0.66, size * 0.14)
    _mountain(pen, size, chance, high)
    pen.ellipse(0, -high * size, 0.158 * size, 0.056 * size, mix(LAVA_ROCK, WHITE, 0.25))
    pen.ellipse(0, -high * size + size * 0.01, 0.13 * size, 0.042 * size, rgb("#2C8FB0"))
    pen.ellipse(-0.02 * size, -high * size + size * 0.014, 0.09 * size, 0.022 * size, rgb("#7FD3E0"))
    fall = [(-0.06 * size, -high * size + size * (0.04 + 0.09 * t)) for t in range(6)]
    pen.line(fall, rgb("#BFE9F0"), size * 0.03)
    pen.line(fall, WHITE, size * 0.012)
    pen.ellipse(-0.06 * size, -high * size + size * 0.5, 0.05 * size, 0.018 * size, rgb("#DDF4F6"))


def _spire(pen: Pen, size: float, chance: random.Random) -> None:
    _ground_shadow(pen, size * 0.3, size * 0.09)
    half, lean = size * 0.27, chance.uniform(-0.05, 0.05) * size
    line: list[Point] = [
        (-half, 0),
        (-half * 0.86, -size * 0.34),
        (-half * 0.5, -size * 0.72),
        (lean - half * 0.2, -size * 0.95),
        (lean + half * 0.25, -size * 0.93),
        (half * 0.62, -size * 0.6),
        (half * 0.9, -size * 0.26),
        (half, 0),
    ]
    foot = [(half * math.cos(math.radians(a)), size * 0.07 * math.sin(math.radians(a))) for a in range(0, 181, 15)]
    whole = pen.polygon_mask(line + foot)
    pen.grade(mix(JUNGLE, GRASS, 0.75), mix(ROCK, BLACK, 0.1), whole)
    side = [(lean, -size), (half * 1.2, -size), (half * 1.2, size * 0.1), (half * 0.1, size * 0.1)]
    pen.flood(rgb("#161A26"), pen.within(whole, pen.polygon_mask(side)), 0.28)
    for u in (-0.5, -0.05, 0.5):
        ledge = [(u * half, -size * chance.uniform(0.3, 0.6)), (u * half * 1.1, -size * 0.1)]
        pen.flood(BLACK, pen.within(whole, pen.line_mask(ledge, size * 0.022)), 0.22)
    for u in (-0.8, -0.3, 0.25, 0.75):
        _crown(pen, u * half, -size * chance.uniform(0, 0.04), size * 0.085, mix(JUNGLE, GRASS, 0.15))
    _crown(pen, lean, -size * 0.93, size * 0.1, mix(JUNGLE, GRASS, 0.35))
    _crown(pen, lean + size * 0.1, -size * 0.84, size * 0.07, mix(JUNGLE, GRASS, 0.25))


def _hut(pen: Pen, size: float, chance: random.Random) -> None:
    _ground_shadow(pen, size * 0.7, size * 0.2)
    wall = rgb("#B98A56")
    pen.rectangle(-size * 0.5, -size * 0.55, size, size * 0.6, wall)
    pen.rectangle(size * 0.1, -size * 0.55, size * 0.4, size * 0.6, mix(wall, BLACK, 0.25))
    pen.rectangle(-size * 0.3, -size * 0.34, size * 0.28, size * 0.39, rgb("#4A3222"))
    peak: Point = (chance.uniform(-0.03, 0.03) * size, -size * 1.25)
    pen.polygon([peak, (size * 0.8, -size * 0.38), (-size * 0.8, -size * 0.38)], THATCH)
    pen.polygon([peak, (size * 0.8, -size * 0.38), (size * 0.12, -size * 0.38)], mix(THATCH, BLACK, 0.26))
    for u in (-0.55, -0.28, 0.0, 0.3, 0.55):
        pen.line(
            [(peak[0] + u * size * 0.25, -size * 1.0), (u * size, -size * 0.42)],
            mix(THATCH, BLACK, 0.38),
            size * 0.035,
        )


def _rock(pen: Pen, size: float, chance: random.Random) -> None:
    _ground_shadow(pen, size * 0.9, size * 0.3)
    for dx, r in ((0.5, 0.62), (-0.35, 0.9)):
        edge = [
            (
                dx * size + r * size * math.cos(a) * chance.uniform(0.86, 1.1),
                -r * 0.45 * size + r * 0.72 * size * math.sin(a),
            )
            for a in (math.radians(d) for d in range(0, 360, 40))
        ]
        pen.polygon(edge, mix(ROCK, BLACK, 0.3))
        pen.polygon([(x - size * 0.1, y - size * 0.12) for x, y in edge], ROCK)
