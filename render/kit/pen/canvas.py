"""Panels and their shadows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from .cache import cached
from .palette import PANEL, SHADOW, Colour
from .sprites import SCALE, Sprite, weaken

REACH, DROP = 40, 8
"""Pixels that a panel's shadow reaches beyond it, and falls below it."""
SOFT = 64
"""Pixels from a panel's edge inwards up to which its sheet differs from its middle."""
BAND = 2**12
"""Pixels of a band; 16 KB."""
SHEET = 2**19
"""Pixels that are tinted at once; 2 MB, twice."""


@cached
def round_mask(wide: int, high: int, radius: int, strength: float = 1) -> Image.Image:
    """An L mask of a rectangle with round corners."""
    mask = Image.new("L", (wide * SCALE, high * SCALE), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, wide * SCALE - 1, high * SCALE - 1), radius * SCALE, fill=255)
    return weaken(mask.reduce(SCALE), strength)


def _shadow(wide: int, high: int, reach: int) -> Image.Image:
    mask = Image.new("L", (wide + 2 * reach, high + 2 * reach), 0)
    mask.paste(255, (reach, reach, reach + wide, reach + high))
    soft = mask.reduce(4).filter(ImageFilter.GaussianBlur(reach / 10)).resize(mask.size, Image.Resampling.BILINEAR)
    return weaken(soft, 0.5)


@cached
def _plate(wide: int, high: int, radius: int, strength: float, fill: Colour) -> Sprite:
    """A panel with its shadow in one sheet, which is pasted in half the time of two masks.

    Kept in its smallest size; ``_lay`` makes the others, whatever the widths of the words on them.
    """
    size = (wide + 2 * REACH, high + 2 * REACH)
    sheet, plate = Image.new("RGBA", size, SHADOW), Image.new("RGBA", size, (*fill, 0))
    sheet.putalpha(_shadow(wide, high, REACH))
    plate.paste((*fill, 255), (REACH, REACH - DROP), round_mask(wide, high, radius, strength))
    sheet.alpha_composite(plate)
    return Sprite(sheet, REACH, REACH - DROP)


def _spans(short: int, long: int) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """The three parts of a side, and where they lie in a longer one: the middle is repeated, the ends stay."""
    middle, end = short // 2, long - (short - short // 2 - 1)
    yield (0, middle), (0, middle)
    yield (middle, middle + 1), (middle, end)
    yield (middle + 1, short), (end, long)


def _lay(canvas: Image.Image, sheet: Image.Image, x: int, y: int, wide: int, high: int) -> None:
    """Lay a sheet in a larger size: its middle column and row are repeated, the corners stay as they are."""
    for (left, right), (start, end) in _spans(sheet.width, wide):
        for (top, bottom), (above, below) in _spans(sheet.height, high):
            _repeat(canvas, sheet.crop((left, top, right, bottom)), (x + start, y + above, x + end, y + below))


def _repeat(canvas: Image.Image, part: Image.Image, box: tuple[int, int, int, int]) -> None:
    """Fill a box with a part of a sheet, whose only column or row is repeated as needed.

    Bands that fit into the processor's cache take half the time of a sheet as large as the box.
    """
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    if part.size == (1, 1):
        red, green, blue, alpha = part.tobytes()
        tint(canvas, box, (red, green, blue), alpha)
        return
    rows = min(high, max(1, BAND // wide)) if part.height == 1 else high
    band = part if part.size == (wide, rows) else part.resize((wide, rows), Image.Resampling.NEAREST)
    for row in range(top, bottom, rows):
        if row + rows > bottom:
            band = band.crop((0, 0, wide, bottom - row))
        canvas.paste(band, (left, row), band)


def tint(canvas: Image.Image, box: tuple[int, int, int, int], fill: Colour, alpha: int) -> None:
    """Blend one colour over a box, RGB, as pasting it would; a table of values takes a quarter of the time."""
    if alpha == 255:
        canvas.paste(fill, box)
        return
    left, top, right, bottom = box
    rows = max(1, SHEET // (right - left))
    for row in range(top, bottom, rows):
        strip = (left, row, right, min(row + rows, bottom))
        canvas.paste(canvas.crop(strip).point(_table(fill, alpha)), strip)


@lru_cache(maxsize=32)
def _table(fill: Colour, alpha: int) -> list[int]:
    return [_blend(part, value, alpha) for part in fill for value in range(256)]


def _blend(over: int, under: int, alpha: int) -> int:
    """Blend two values of 0..255, rounded as Pillow does."""
    whole = over * alpha + under * (255 - alpha) + 128
    return ((whole >> 8) + whole) >> 8


def box(canvas: Image.Image, x: int, y: int, wide: int, high: int, fill: Colour, radius: int = 16) -> None:
    """Draw a filled rectangle with round corners; the masks are those of its corners, whatever its size."""
    edge = 2 * radius + 2
    across, down = min(wide, edge), min(high, edge)
    corners = round_mask(across, down, radius)
    if (across, down) == (wide, high):
        canvas.paste(fill, (x, y), corners)
        return
    if wide > edge:
        canvas.paste(fill, (x + radius, y, x + wide - radius, y + high))
    if high > edge:
        canvas.paste(fill, (x, y + radius, x + wide, y + high - radius))
    columns = [(0, radius, x), (edge - radius, edge, x + wide - radius)] if wide > edge else [(0, wide, x)]
    rows = [(0, radius, y), (edge - radius, edge, y + high - radius)] if high > edge else [(0, high, y)]
    for left, right, at_x in columns:
        for top, bottom, at_y in rows:
            canvas.paste(fill, (at_x, at_y), corners.crop((left, top, right, bottom)))


def panel(
    canvas: Image.Image,
    x: int,
    y: int,
    wide: int,
    high: int,
    radius: int = 22,
    strength: float = 0.93,
    fill: Colour = PANEL,
) -> None:
    """Draw a slightly translucent panel (dark by default) with a soft shadow."""
    least = 2 * SOFT + 4
    small = _plate(min(wide, least), min(high, least), radius, strength, fill)
    _lay(canvas, small.image, x - REACH, y - REACH + DROP, wide + 2 * REACH, high + 2 * REACH)
