"""The sea with its twelve islands, not held by anybody, and the marks of an island's owner."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.figures.emblems import pattern_tile
from render.kit.pen.cache import cached
from render.kit.pen.palette import BLACK, WHITE, Look, mix, rgb
from render.kit.pen.sprites import Pen, Point, Sprite, cover, weaken
from render.kit.sea import sea
from render.scene import Area

from .islands import ISLES, SIZE, Isle
from .scenery import scenery

GROUND = (rgb("#E3CF8E"), rgb("#8FBF62"), rgb("#6FA858"), rgb("#5E9650"))
"""The ground of islands worth 1, 2, 3 and 4 points."""
CLIFF = (6, 9, 12, 15)
"""Pixels that this ground stands above the beach."""
_MARGIN = 70
INLAND = 0.86
"""The part of the way from the middle to the shore that is ground; the rest is beach."""


@dataclass(frozen=True, slots=True)
class Part:
    """An L mask or an image of a part of the picture, and the place of its upper left corner."""

    image: Image.Image
    left: int
    upper: int


def row_of(isle: Isle) -> int:
    """The row of the island, 0..3; its worth is one more."""
    return (isle.number - 1) // 3


def _sheet(isle: Isle) -> Pen:
    wide, high = 2 * isle.rx + 2 * _MARGIN, 2 * isle.ry + 2 * _MARGIN
    return Pen(wide, high, wide / 2 - isle.x, high / 2 - isle.y)


def _coast() -> Image.Image:
    mask = Image.new("L", SIZE, 0)
    draw = ImageDraw.Draw(mask)
    for isle in ISLES:
        draw.polygon(isle.outline(1.03), fill=255)
        if isle.lagoon:
            draw.polygon(isle.pool(1.1), fill=0)
    return mask


def _ground_mask(pen: Pen, isle: Isle, part: float = INLAND, lift: float | None = None) -> Image.Image:
    height = CLIFF[row_of(isle)] if lift is None else lift
    mask = pen.polygon_mask(isle.outline(part, height))
    if isle.lagoon:
        grow = 1.28 + (INLAND - part) * 3
        mask = ImageChops.subtract(mask, pen.polygon_mask(isle.pool(grow, height)))
    return mask


def _lay_ground(isle: Isle) -> Sprite:
    """Draw the raised ground of one island: shadow, soil, and the top with its light and dark edges."""
    pen = _sheet(isle)
    row, rise = row_of(isle), CLIFF[row_of(isle)]
    base = GROUND[row]
    soil = mix(base, rgb("#7A5638"), 0.7)
    shadow = pen.blur(_ground_mask(pen, isle, INLAND + 0.03, -4), 5)
    pen.flood(rgb("#4A3A22"), shadow, 0.4)
    for step in range(0, rise + 1, 2):
        pen.flood(mix(soil, BLACK, 0.34 - 0.2 * step / rise), _ground_mask(pen, isle, lift=float(step)))
    top = _ground_mask(pen, isle)
    pen.grade(mix(base, WHITE, 0.2), mix(base, BLACK, 0.1), top)
    _speckle(pen, isle, top)
    rim = ImageChops.subtract(top, ImageChops.offset(top, 0, 3 * pen.scale))
    pen.flood(WHITE, rim, 0.35)
    foot = ImageChops.subtract(top, ImageChops.offset(top, 0, -2 * pen.scale))
    pen.flood(BLACK, foot, 0.16)
    return pen.sprite(isle.x, isle.y)


def _speckle(pen: Pen, isle: Isle, top: Image.Image) -> None:
    """Add dark patches and tufts of grass to the ground."""
    chance = random.Random(f"ground {isle.number}")
    base = GROUND[row_of(isle)]
    patches = pen.blank()
    for _ in range(6):
        x, y = isle.at(chance.uniform(-0.8, 0.8), chance.uniform(-0.7, 0.7))
        spot = pen.ellipse_mask(x, y, chance.uniform(18, 46), chance.uniform(8, 18))
        patches = ImageChops.lighter(patches, spot)
    pen.flood(mix(base, BLACK, 0.3), pen.within(top, pen.blur(patches, 4)), 0.28)
    tufts = pen.blank()
    for _ in range(16):
        x, y = isle.at(chance.uniform(-0.75, 0.75), chance.uniform(-0.75, 0.6))
        pen.trace(tufts, [[(x, y), (x + dx, y - 6)] for dx in (-3.0, 0.0, 3.0)], 1.3)
    pen.flood(mix(base, BLACK, 0.42), pen.within(top, tufts), 0.7)


def _ripples(canvas: Image.Image, coast: Image.Image) -> None:
    """Draw small waves on the open sea."""
    near = coast.reduce(4).filter(ImageFilter.GaussianBlur(9))
    chance = random.Random("ripples")
    wave = _wave()
    for _ in range(130):
        x, y = chance.randrange(40, SIZE[0] - 40), chance.randrange(20, SIZE[1] - 20)
        if near.getpixel((x // 4, y // 4)) == 0:
            wave.put(canvas, x, y)


@cached
def _wave() -> Sprite:
    pen = Pen(64, 20, 32, 10)
    crest: list[Point] = [(t, 2.4 * math.cos(t / 26 * 3 * math.pi)) for t in range(-26, 27, 2)]
    pen.flood(rgb("#4F7CA6"), pen.line_mask(crest, 2), 0.4)
    return pen.sprite()


@cached
def chart() -> Image.Image:
    """The sea with all islands; drawn once per process."""
    coast = _coast()
    image = sea(coast)
    _ripples(image, coast)
    for isle in ISLES:
        _lay_ground(isle).put(image, isle.x, isle.y)
        for thing, x, y in _standing(isle):
            thing.put(image, x, y)
    return image


def _standing(isle: Isle) -> Iterator[tuple[Sprite, float, float]]:
    """Yield the scenery of an island from the back to the front, each piece with the place of its foot."""
    for index, feature in enumerate(sorted(isle.features, key=lambda one: one.v)):
        x, y = isle.at(feature.u, feature.v)
        yield scenery(feature.kind, feature.size, f"{isle.number} {index}"), x, y - CLIFF[row_of(isle)]


def _clear(area: Area) -> Image.Image:
    """An L mask of what no scenery hides in an area of the picture."""
    left, upper, right, lower = area
    standing = Image.new("L", (right - left, lower - upper), 0)
    for isle in ISLES:
        for thing, x, y in _standing(isle):
            at = round(x - thing.dx) - left, round(y - thing.dy) - upper
            standing.paste(255, at, thing.image.getchannel("A"))
    return ImageChops.invert(weaken(standing, 0.9))


def hold(canvas: Image.Image, number: int, look: Look) -> None:
    """Draw the marks of an island's owner: a glow in the water; tint, pattern and border on the ground."""
    glow, ground = shore(number), holding(number, look)
    canvas.paste(look.colour, (glow.left, glow.upper), glow.image)
    canvas.paste(ground.image, (ground.left, ground.upper), ground.image)


def _area(isle: Isle) -> Area:
    pen = _sheet(isle)
    wide, high = pen.sheet.width // pen.scale, pen.sheet.height // pen.scale
    left, upper = round(isle.x - wide / 2), round(isle.y - high / 2)
    return left, upper, left + wide, upper + high


@cached
def shore(number: int) -> Part:
    """Where the owner's colour shows around the ground of an island, the same for all owners: water and beach."""
    isle = ISLES[number - 1]
    pen, area = _sheet(isle), _area(isle)
    clear = _clear(area)
    beach = pen.reduce(pen.polygon_mask(isle.outline(1.02))).filter(ImageFilter.GaussianBlur(2))
    around = pen.reduce(pen.polygon_mask(isle.outline(1.14))).filter(ImageFilter.GaussianBlur(12))
    ground = pen.reduce(_ground_mask(pen, isle))
    glow = ImageChops.multiply(ImageChops.subtract(around, beach), clear)
    sand = ImageChops.multiply(ImageChops.subtract(beach, ground), clear)
    mask = ImageChops.screen(weaken(glow, 0.95), weaken(sand, 0.2))
    box = mask.getbbox() or (0, 0, 1, 1)
    return Part(mask.crop(box), area[0] + box[0], area[1] + box[1])


@cached
def holding(number: int, look: Look) -> Part:
    """The marks of an island's owner on the ground."""
    isle = ISLES[number - 1]
    pen, (left, upper, *_) = _sheet(isle), _area(isle)
    border = pen.reduce(
        ImageChops.subtract(_ground_mask(pen, isle, INLAND + 0.005), _ground_mask(pen, isle, INLAND - 0.06))
    )
    box = border.getbbox() or (0, 0, 1, 1)
    size = box[2] - box[0], box[3] - box[1]
    clear = _clear((left + box[0], upper + box[1], left + box[2], upper + box[3]))
    top = ImageChops.multiply(pen.reduce(_ground_mask(pen, isle)).crop(box), clear)
    line = pen.reduce(
        ImageChops.subtract(_ground_mask(pen, isle, INLAND - 0.06), _ground_mask(pen, isle, INLAND - 0.085))
    )
    pattern = pattern_tile(look.pattern, (pen.sheet.width // pen.scale, pen.sheet.height // pen.scale))
    sheet = Image.new("RGBA", size, (*look.colour, 0))
    cover(sheet, mix(look.colour, WHITE, 0.14), weaken(top, 0.62))
    cover(sheet, mix(look.colour, BLACK, 0.4), weaken(ImageChops.multiply(top, pattern.crop(box)), 0.34))
    cover(sheet, look.colour, ImageChops.multiply(border.crop(box), clear))
    cover(sheet, WHITE, weaken(ImageChops.multiply(line.crop(box), clear), 0.85))
    return Part(sheet, left + box[0], upper + box[1])
