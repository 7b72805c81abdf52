"""Short words on rounded plates, and coins with a number."""

from __future__ import annotations

from PIL import Image

from ..letters.fonts import SMALLEST
from ..letters.text import width, write
from ..pen.cache import cached
from ..pen.canvas import box
from ..pen.palette import BLACK, GOLD, INK, IVORY, WHITE, Colour, ink_on, mix, rgb
from ..pen.sprites import Pen, Point, Sprite
from .pieces import numeral

DEEP = rgb("#0B1A2E")
SILVER = rgb("#D5DCE6")


def pill_width(text: str, size: int = SMALLEST) -> int:
    """The width of a pill without its rim, in pixels."""
    return width(text, size) + size


def pill(
    canvas: Image.Image,
    x: float,
    y: float,
    text: str,
    fill: Colour = IVORY,
    ink: Colour = INK,
    size: int = SMALLEST,
    pad: int | None = None,
) -> None:
    """Write a short word on a rounded plate, centred on (x, y), ``pad`` pixels wider than it."""
    reach = pill_width(text, size) if pad is None else width(text, size) + pad
    high = round(size * 1.36)
    left, upper = round(x - reach / 2), round(y - high / 2)
    box(canvas, left - 3, upper - 3, reach + 6, high + 6, DEEP, high // 2 + 3)
    box(canvas, left, upper, reach, high, fill, high // 2)
    write(canvas, x, upper + size * 1.04, text, size, ink, anchor="middle")


@cached
def coin(text: str, r: int, metal: Colour = GOLD) -> Sprite:
    """A round coin with a number, anchored at its middle."""
    pen = Pen(2 * r + 12, 2 * r + 12, r + 6, r + 6)
    pen.flood(BLACK, pen.blur(pen.ellipse_mask(1, 2.5, r + 1, r + 1), 2), 0.55)
    pen.ellipse(0, 0, r, r, mix(metal, BLACK, 0.62))
    pen.grade(mix(metal, WHITE, 0.4), mix(metal, BLACK, 0.22), pen.ellipse_mask(0, 0, r - 1.5, r - 1.5))
    pen.grade(mix(metal, BLACK, 0.08), mix(metal, WHITE, 0.32), pen.ellipse_mask(0, 0, r - 4, r - 4))
    numeral(pen, 0, 0, text, max(SMALLEST, round(r * (1.36 if len(text) < 2 else 1.2))), ink_on(metal))
    return pen.sprite()


@cached
def dashes(wide: int, high: int, colour: Colour = GOLD) -> Sprite:
    """A dashed frame that marks a choice, anchored at its upper left corner."""
    pen = Pen(wide + 20, high + 20, 10, 10)
    strokes: list[tuple[Point, Point]] = []
    for reach in (wide, high):
        count = round(reach / 22)
        step = (reach - 14) / (count - 0.45)
        for a in (7 + index * step for index in range(count)):
            b = a + 0.55 * step
            strokes += [((a, 0), (b, 0)), ((a, high), (b, high))] if reach == wide else []
            strokes += [((0, a), (0, b)), ((wide, a), (wide, b))] if reach == high else []
    for ink, thick in ((DEEP, 10.0), (colour, 6.0)):
        pen.lines(strokes, ink, thick)
    return pen.sprite()
