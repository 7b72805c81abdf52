"""The faces of the computer players: six dice, each with a face made of as many pips as its number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image

from ..letters.text import fit_label, write
from ..pen.cache import cached
from ..pen.palette import BLACK, INK, WHITE, Colour, mix, rgb
from ..pen.sprites import Pen, Point, Sprite

SIZE = 40
"""Pixels of the side of a face beside a name."""
_CHEEK = rgb("#FF9C9C")
_BODIES: tuple[Colour, ...] = tuple(map(rgb, ("#FF7A66", "#FFD166", "#7FC8F8", "#8FD694", "#F4A259", "#C3A6FF")))


def _eye(pen: Pen, x: float, y: float, r: float) -> None:
    """Draw an eye, which is a pip: dark, with a light in it."""
    pen.ellipse(x, y, r, r * 1.1, INK)
    pen.ellipse(x + r * 0.3, y - r * 0.38, r * 0.34, r * 0.34, WHITE)


def _eyes(pen: Pen, y: float, r: float, apart: float = 21) -> None:
    for x in (-apart, apart):
        _eye(pen, x, y, r)


def _smile(pen: Pen, y: float, wide: float, deep: float, thick: float = 6) -> None:
    """Draw a mouth whose middle is ``deep`` below its corners (above them: negative)."""
    steps = [step / 6 for step in range(-6, 7)]
    pen.line([(wide * step, y + deep * (1 - step * step)) for step in steps], INK, thick)


def _one(pen: Pen) -> None:
    """A single large eye."""
    pen.ellipse(0, -8, 25, 25, WHITE)
    _eye(pen, 0, -7, 15)
    _smile(pen, 27, 13, 7)


def _two(pen: Pen) -> None:
    """Two round eyes and a wide smile."""
    _eyes(pen, -9, 10)
    _smile(pen, 13, 22, 14)


def _three(pen: Pen) -> None:
    """Two eyes, and a mouth that says oh."""
    _eyes(pen, -12, 9)
    pen.ellipse(0, 20, 11, 12, INK)
    pen.ellipse(0, 24, 6, 5, _CHEEK)


def _four(pen: Pen) -> None:
    """Two eyes, two cheeks, and a leaf of clover."""
    _eyes(pen, -4, 9)
    for x in (-29, 29):
        pen.ellipse(x, 14, 9, 7, _CHEEK)
    _smile(pen, 17, 11, 7)
    green = rgb("#2E8B57")
    pen.line([(0, -43), (2, -54)], green, 5)
    for x, y in ((-9, -57), (11, -58), (-3, -68), (8, -69)):
        pen.ellipse(x, y, 8.5, 7.5, green)


def _five(pen: Pen) -> None:
    """Two brows, two eyes and a nose."""
    for side in (-1, 1):
        pen.line([(34 * side, -22), (12 * side, -15)], INK, 7)
    _eyes(pen, -3, 8)
    pen.ellipse(0, 12, 8, 7, rgb("#B5521B"))
    _smile(pen, 31, 15, -4)


def _six(pen: Pen) -> None:
    """Glasses, and four pips of freckles below closed eyes."""
    for side in (-1, 1):
        pen.ellipse(22 * side, -9, 18, 17, INK)
        pen.ellipse(22 * side, -9, 13.5, 12.5, mix(_BODIES[5], WHITE, 0.7))
        lid: list[Point] = [(22 * side + 8 * step / 3, -8 + 4 * (1 - (step / 3) ** 2)) for step in range(-3, 4)]
        pen.line(lid, INK, 4.5)
        for x, y in ((27, 16), (36, 23)):
            pen.ellipse(x * side, y, 3.6, 3.6, INK)
    pen.line([(-5, -11), (5, -11)], INK, 4.5)
    _smile(pen, 22, 11, 7)


_FEATURES: Mapping[int, Callable[[Pen], None]] = MappingProxyType(
    {1: _one, 2: _two, 3: _three, 4: _four, 5: _five, 6: _six}
)


@cached
def face(number: int, size: int = SIZE) -> Sprite:
    """The face of computer player ``number`` (1 to 6), ``size`` pixels wide, anchored at its middle."""
    pen = Pen(116, 150, 58, 86)
    body = _BODIES[number - 1]
    shadow = pen.rectangle_mask(-46, -42, 98, 100, 24)
    pen.flood(BLACK, pen.blur(shadow, 3), 0.45)
    pen.rectangle(-48, -44, 96, 98, mix(body, BLACK, 0.35), 22)
    pen.grade(mix(body, WHITE, 0.35), body, pen.rectangle_mask(-48, -48, 96, 96, 22))
    _FEATURES[number](pen)
    large = pen.sprite()
    part = size / 100
    sides = (max(1, round(large.image.width * part)), max(1, round(large.image.height * part)))
    small = large.image.resize(sides, Image.Resampling.LANCZOS, reducing_gap=3.0)
    return Sprite(small, large.dx * part, large.dy * part)


def write_player(
    canvas: Image.Image, x: float, base: float, name: str, number: int | None, room: float, size: int, ink: Colour
) -> None:
    """Write a player's name into ``room`` pixels from x on; before it the face of computer player ``number``."""
    if number is not None:
        side = round(size * 1.15)
        face(number, side).put(canvas, x + side / 2, base - size * 0.36)
        x, room = x + side + 6, room - side - 6
    write(canvas, x, base, *fit_label(name, room, size), ink)
