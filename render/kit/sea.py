"""Sea and coast from a mask of the land: the blurred mask is a distance, which a table maps to colours."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise

from PIL import Image, ImageChops, ImageFilter

from .pen.palette import SEA, Colour, mix

_STOPS: tuple[tuple[int, Colour], ...] = (
    (0, SEA),
    (14, (23, 56, 90)),
    (44, (30, 86, 120)),
    (82, (44, 124, 152)),
    (104, (86, 170, 184)),
    (112, (150, 210, 212)),
    (117, (226, 244, 240)),
    (122, (240, 246, 236)),
    (127, (212, 188, 138)),
    (138, (240, 222, 176)),
    (255, (240, 222, 176)),
)
"""Nearness to land (0: far out, 127: the water's edge, 255: inland) and the colour there. Dry sand has one colour:
shading under the islands would cost bytes and stay hidden."""


@cache
def _table() -> list[int]:
    """The palette: 256 colours as a flat list of channel values."""
    colours: list[Colour] = []
    for (start, first), (stop, second) in pairwise(_STOPS):
        colours += [mix(first, second, (value - start) / (stop - start)) for value in range(start, stop)]
    colours.append(_STOPS[-1][1])
    return [part for colour in colours for part in colour]


_FAR = 36
"""The nearness up to which the light of a season is as strong as far out."""


@cache
def _lit_table(light: Colour, strength: float) -> list[int]:
    """The palette in coloured light, which is weaker where land is near and ends inland."""
    plain = _table()
    lit: list[int] = []
    for value in range(256):
        land = max(0, min(value, 2 * (value - _FAR))) / 255
        red, green, blue = plain[3 * value : 3 * value + 3]
        lit += mix((red, green, blue), light, strength * (1 - land))
    return lit


def noise(size: tuple[int, int], seed: str, spread: float, blur: float) -> Image.Image:
    """Grey noise (L) around 128; the same for the same seed."""
    wide, high = size
    raw = Image.frombytes("L", size, random.Random(seed).randbytes(wide * high))
    soft = raw.filter(ImageFilter.GaussianBlur(blur))
    return soft.point([max(0, min(255, round(128 + (value - 128) * spread))) for value in range(256)])


def nearness(land: Image.Image) -> Image.Image:
    """The nearness to land (L) from a mask of the land, with a slightly irregular shore."""
    wide, high = land.size
    small = land.reduce(2)
    close = small.filter(ImageFilter.GaussianBlur(7))
    far = small.reduce(4).filter(ImageFilter.GaussianBlur(8)).resize(small.size, Image.Resampling.BICUBIC)
    glow = far.point([round(value * 0.62) for value in range(256)])
    wobble = noise((wide // 10, high // 10), "shore", 0.9, 1.0).resize(small.size, Image.Resampling.BICUBIC)
    # Noise only near the shore: out at sea it would show as bands.
    strength = close.point([round(255 * max(0.0, 1 - abs(value - 127) / 90)) for value in range(256)])
    shaken = ImageChops.add(close, wobble, 1, -128)
    shore = Image.composite(shaken, close, strength)
    return ImageChops.lighter(shore, glow).resize(land.size, Image.Resampling.BICUBIC)


def sea(land: Image.Image) -> Image.Image:
    """The sea around the land (an L mask), with shallows, foam and beaches, RGB."""
    return sea_of_palette(land).convert("RGB")


def sea_of_palette(land: Image.Image) -> Image.Image:
    """The same as an image with a palette (P)."""
    near = nearness(land)
    image = Image.frombytes("P", near.size, near.tobytes())
    image.putpalette(_table())
    return image


def in_light(sea: Image.Image, light: Colour, strength: float) -> Image.Image:
    """A sea with a palette as RGB, in coloured light of a ``strength`` from 0 to 1 far from land."""
    image = sea.copy()
    image.putpalette(_lit_table(light, strength))
    return image.convert("RGB")
