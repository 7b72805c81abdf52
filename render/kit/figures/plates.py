"""Short words on rounded plates, and coins with a number."""

from __future__ import annotations

from PIL import Image

from ..letters.fonts import SMALLEST
from ..letters.text import width, write
from ..pen.cache import cached
from ..pen.canvas import box
from ..pen.palette import BLACK, GOLD, INK, IVORY, WHITE, Colour, ink_on, mix, rgb
from ..pen.sprites import Pen, Sprite
from .pieces import numeral

DEEP = rgb("#0B1A2E")
SILVER = rgb("#D5DCE6")


def pill_width(text: str, size: int = 30) -> int:
    """The width of a pill without its rim, in pixels."""
    return width(text, size) + size


def pill(
    canvas: Image.Image,
    x: float,
    y: float,
    text: str,
    fill: Colour = IVORY,
    ink: Colour = INK,
    size: int = 30,
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
