"""The four seasons: their light, ground, water and trees, and the petals, leaves and snow in the air."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from PIL import Image

from render.kit.pen.cache import cached
from render.kit.pen.palette import WHITE, Colour, mix, rgb
from render.kit.pen.sprites import Pen, Sprite


@dataclass(frozen=True)
class Season:
    """The colours of one season. ``light`` tints the sea, with opacity ``strength`` (0..1)."""

    ground: Colour
    tuft: Colour
    soil: Colour
    water: Colour
    leaf: Colour
    bloom: Colour
    light: Colour
    strength: float
    bar: Colour
    """The colour in the progress bar."""


SEASONS = (
    Season(
        rgb("#C3E09A"),
        rgb("#F793BC"),
        rgb("#8F6F4A"),
        rgb("#6CBDDC"),
        rgb("#F3A9C4"),
        rgb("#FFDCE8"),
        rgb("#3E6E96"),
        0.34,
        rgb("#F08FB4"),
    ),
    Season(
        rgb("#86BD5B"),
        rgb("#5C9A3E"),
        rgb("#86623C"),
        rgb("#3FA3D6"),
        rgb("#2F8A4A"),
        rgb("#7CC86A"),
        rgb("#12659A"),
        0.30,
        rgb("#5DB44A"),
    ),
    Season(
        rgb("#CDB882"),
        rgb("#B4642E"),
        rgb("#7A5233"),
        rgb("#5A93AE"),
        rgb("#D2692B"),
        rgb("#F2B44C"),
        rgb("#5A3550"),
        0.36,
        rgb("#E58A2E"),
    ),
    Season(
        rgb("#E3EAF0"),
        rgb("#B9CBDA"),
        rgb("#77706E"),
        rgb("#6FAFD2"),
        rgb("#4F7D74"),
        rgb("#F6FBFF"),
        rgb("#7E9DBD"),
        0.38,
        rgb("#A9CDEB"),
    ),
)
"""Spring, summer, autumn, winter, in the order of the state."""


@cached
def sign(season: int, size: int) -> Sprite:
    """The icon of a season (blossom, sun, leaf, snowflake), anchored at its middle."""
    pen = Pen(size * 1.3, size * 1.3, size * 0.65, size * 0.65)
    r = size / 2
    match season:
        case 0:
            _blossom(pen, 0, 0, r)
        case 1:
            for index in range(8):
                a = math.radians(45 * index)
                pen.line(
                    [(math.cos(a) * r * 0.72, math.sin(a) * r * 0.72), (math.cos(a) * r, math.sin(a) * r)],
                    rgb("#FFC83A"),
                    r * 0.2,
                )
            pen.ellipse(0, 0, r * 0.55, r * 0.55, rgb("#FFC83A"))
        case 2:
            _leaf(pen, 0, 0, r, 35, rgb("#E5762E"))
        case _:
            for index in range(3):
                a = math.radians(60 * index + 30)
                u, v = math.cos(a) * r * 0.95, math.sin(a) * r * 0.95
                pen.line([(-u, -v), (u, v)], WHITE, r * 0.17)
                for end in (-1, 1):
                    for turn in (-0.6, 0.6):
                        x, y = end * u * 0.58, end * v * 0.58
                        b = math.atan2(end * v, end * u) + turn
                        pen.line(
                            [(x, y), (x + math.cos(b) * r * 0.36, y + math.sin(b) * r * 0.36)], WHITE, r * 0.13
                        )
    return pen.sprite()


def _blossom(pen: Pen, x: float, y: float, r: float) -> None:
    for index in range(5):
        a = math.radians(72 * index - 90)
        pen.ellipse(x + math.cos(a) * r * 0.52, y + math.sin(a) * r * 0.52, r * 0.44, r * 0.44, rgb("#FFA9C8"))
    pen.ellipse(x, y, r * 0.26, r * 0.26, rgb("#FFE27A"))


def _leaf(pen: Pen, x: float, y: float, r: float, turn: float, fill: Colour) -> None:
    a = math.radians(turn)
    points = []
    for index in range(25):
        t = index / 24
        along, out = (2 * t - 1) * r, math.sin(math.pi * t) * r * 0.5
        points.append((along, -out))
    points += [(along, -out) for along, out in reversed([(px, py) for px, py in points])]
    placed = [(x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a)) for u, v in points]
    pen.polygon(placed, fill)
    ends = [
        (x - math.cos(a) * r * 1.15, y - math.sin(a) * r * 1.15),
        (x + math.cos(a) * r * 0.6, y + math.sin(a) * r * 0.6),
    ]
    pen.line(ends, mix(fill, rgb("#4A2410"), 0.5), r * 0.1)


@cached
def _speck(season: int, kind: int, size: int) -> Sprite:
    """A particle in the air: a petal, a leaf or a snowflake."""
    pen = Pen(size * 3, size * 3, size * 1.5, size * 1.5)
    match season:
        case 0:
            _leaf(pen, 0, 0, size * 0.8, 37 * kind, (rgb("#FFC4D8"), rgb("#FFDDE9"), rgb("#F7A6C4"))[kind % 3])
        case 2:
            _leaf(pen, 0, 0, size * 1.1, 53 * kind, (rgb("#E07A2E"), rgb("#C8502A"), rgb("#E9B23F"))[kind % 3])
        case _:
            pen.flood(WHITE, pen.ellipse_mask(0, 0, size * 0.5, size * 0.5), 0.9)
    return pen.sprite()


def add_air(image: Image.Image, season: int, keep: tuple[int, int, int, int]) -> None:
    """Add what is in the air of the season outside the rectangle ``keep``."""
    chance = random.Random(f"air {season}")
    for _ in range((60, 0, 50, 130)[season]):
        x, y = chance.uniform(0, image.width), chance.uniform(0, image.height)
        kind, size = chance.randrange(9), chance.randrange(*((8, 14), (6, 10), (8, 13), (6, 11))[season])
        if not (keep[0] < x < keep[2] and keep[1] < y < keep[3]):
            _speck(season, kind, size).put(image, x, y)
