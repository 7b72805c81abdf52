"""Panels and their shadows."""

from __future__ import annotations

from PIL import Image, ImageDraw, ImageFilter

from .cache import kept
from .palette import PANEL, SHADOW, Colour
from .sprites import SCALE, scaled


@kept
def rounded(wide: int, high: int, radius: int, strength: float = 1) -> Image.Image:
    """An L mask of a rectangle with round corners."""
    mask = Image.new("L", (wide * SCALE, high * SCALE), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, wide * SCALE - 1, high * SCALE - 1), radius * SCALE, fill=255)
    return scaled(mask.reduce(SCALE), strength)


@kept
def _shadow(wide: int, high: int, reach: int) -> Image.Image:
    mask = Image.new("L", (wide + 2 * reach, high + 2 * reach), 0)
    mask.paste(255, (reach, reach, reach + wide, reach + high))
    soft = mask.reduce(4).filter(ImageFilter.GaussianBlur(reach / 10)).resize(mask.size, Image.Resampling.BILINEAR)
    return scaled(soft, 0.5)


def box(canvas: Image.Image, x: int, y: int, wide: int, high: int, fill: Colour, radius: int = 16) -> None:
    """Draw a filled rectangle with round corners."""
    canvas.paste(fill, (x, y), rounded(wide, high, radius))


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
    reach = 40
    canvas.paste(SHADOW, (x - reach, y - reach + 8), _shadow(wide, high, reach))
    canvas.paste(fill, (x, y), rounded(wide, high, radius, strength))
