"""Wooden discs with a player's colour and emblem, piles of them with their number, and crowns."""

from __future__ import annotations

from PIL import Image

from ..letters.fonts import SMALLEST, mask
from ..pen.cache import cached
from ..pen.palette import BLACK, INK, IVORY, WHITE, Colour, Look, ink_on, mix
from ..pen.sprites import Pen, Sprite
from .emblems import emblem

_FLAT = 0.88
_THICK = 0.24
_BADGE = 15
"""The least radius of a badge with one digit, in pixels."""
_TALLEST = 6
"""The most discs drawn in a pile; the number on it is exact."""


def disc(pen: Pen, look: Look, x: float, y: float, r: float, flat: float = 1.0) -> None:
    """Draw the face of a disc: ivory rim, graded colour, emblem."""
    pen.ellipse(x, y, r, r * flat, IVORY)
    face = pen.ellipse_mask(x, y, r * 0.87, r * 0.87 * flat)
    pen.grade(mix(look.colour, WHITE, 0.22), mix(look.colour, BLACK, 0.12), face)
    emblem(pen, look.emblem, x, y, r * 0.5, ink_on(look.colour))


@cached
def medal(look: Look, r: int) -> Sprite:
    """A single disc seen from above, for lists and panels."""
    pen = Pen(2 * r + 8, 2 * r + 8, r + 4, r + 4)
    disc(pen, look, 0, 0, r)
    return pen.sprite()


def number_mask(pen: Pen, x: float, y: float, text: str, size: int) -> Image.Image:
    """A number as a mask of the pen's sheet, its ink centred on (x, y)."""
    sheet = pen.blank()
    sheet.paste(*_placed(pen, x, y, text, size))
    return sheet


def _placed(pen: Pen, x: float, y: float, text: str, size: int) -> tuple[Image.Image, tuple[int, int]]:
    """The mask of a number alone, and its place on the sheet."""
    glyphs, *_ = mask(text, size, True, scale=pen.scale)
    glyphs = glyphs.crop(glyphs.getbbox())
    ox, oy = pen.origin
    left, top = (x + ox) * pen.scale - glyphs.width / 2, (y + oy) * pen.scale - glyphs.height / 2
    return glyphs, (round(left), round(top))


def numeral(pen: Pen, x: float, y: float, text: str, size: int, ink: Colour) -> None:
    """Write a number on a pen's sheet, its ink centred on (x, y)."""
    glyphs, at = _placed(pen, x, y, text, size)
    pen.sheet.paste((*ink, 255), at, glyphs)


@cached
def pile(look: Look, count: int, r: int = 36, figure: int = 0) -> Sprite:
    """A pile of ``count`` (at least 1) discs with a number badge, anchored at the middle of the lowest disc.

    ``figure``: the size of the number, for one that is larger than the pile would have it.
    """
    thick = r * _THICK
    tall = thick * min(count, _TALLEST)
    badge = max(r * 0.64, _BADGE if count < 10 else _BADGE * 1.3, figure * (0.58 if count < 10 else 0.72))
    reach = 2 * max(r, badge)
    pen = Pen(2 * reach, 1.5 * r + tall + reach, reach, reach + tall)
    pen.flood(BLACK, pen.blur(pen.ellipse_mask(r * 0.2, r * 0.22, r * 1.06, r * 0.92), 5), 0.5)
    for layer in range(min(count, _TALLEST)):
        y = -thick * layer
        for step, shade in ((0.0, 0.62), (-thick * 0.55, 0.45)):
            pen.ellipse(0, y + step, r, r * _FLAT, mix(look.colour, BLACK, shade))
    disc(pen, look, 0, -tall, r, _FLAT)
    over = badge - max(r * 0.64, _BADGE)
    x, y = r * 0.86 + over * 0.7, -tall - r * 0.6 - over * 0.6
    pen.ellipse(x, y, badge, badge, INK)
    pen.ellipse(x, y, badge * 0.9, badge * 0.9, WHITE)
    size = max(SMALLEST, figure, round(r * (0.92 if count < 10 else 0.76)))
    numeral(pen, x, y, str(count), size, INK)
    return pen.sprite()


@cached
def crown(size: int, fill: Colour) -> Sprite:
    """A winner's crown, anchored at its middle."""
    pen = Pen(size * 1.2, size * 1.2, size * 0.6, size * 0.6)
    half, dark = size / 2, mix(fill, BLACK, 0.35)
    points = [(-1.0, 0.7), (-1.0, -0.35), (-0.5, 0.12), (0.0, -0.7), (0.5, 0.12), (1.0, -0.35), (1.0, 0.7)]
    pen.polygon([(x * half, y * half) for x, y in points], fill)
    pen.rectangle(-half, half * 0.42, size, half * 0.3, dark)
    for x, y in ((-1.0, -0.42), (0.0, -0.78), (1.0, -0.42)):
        pen.ellipse(x * half * 0.94, y * half, size * 0.09, size * 0.09, fill)
    return pen.sprite()
