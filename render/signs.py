"""Small pictures that messages and buttons show: each a square PNG, which the bot uploads as an emoji."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from hashlib import blake2s
from typing import Protocol, runtime_checkable

from PIL import Image

from . import PAINTERS
from .kit.figures.dice import die
from .kit.figures.polyhedra import d4, d8
from .kit.pen.sprites import Sprite

SIZE = 96
"""Pixels of a side; Discord shows an emoji at 22 points, and at 48 in a message of emoji alone."""

DRAWING = 1
"""The number of the drawings: one more whenever a sign is drawn in another way (tests/render/contact_sheet.py).

A version of the program draws nothing over what one with a higher number has drawn.
"""


@runtime_checkable
class Signed(Protocol):
    """A painter with small pictures of its own."""

    def signs(self) -> Mapping[str, Callable[[int], Sprite]]:
        """What draws each, at a size in pixels, by a name that begins with the game's."""
        ...


def _named() -> Iterator[tuple[str, Callable[[int], Sprite]]]:
    yield from ((f"d4-{face}", partial(d4, face)) for face in range(1, 5))
    yield from ((f"d6-{face}", partial(die, face)) for face in range(1, 7))
    yield from ((f"d8-{face}", partial(d8, face)) for face in range(1, 9))
    for painter in PAINTERS.values():
        if isinstance(painter, Signed):
            yield from painter.signs().items()


def signs() -> Mapping[str, Callable[[int], Sprite]]:
    """What draws each picture, at a size in pixels. Names have small letters, digits and hyphens, 20 at most."""
    return dict(_named())


def draw_sign(name: str) -> Image.Image:
    """Return a sign as a transparent square, as large as it has room."""
    image = signs()[name](SIZE).image
    image = image.crop(image.getbbox())
    image.thumbnail((SIZE, SIZE), Image.Resampling.LANCZOS)
    square = Image.new("RGBA", (SIZE, SIZE))
    square.paste(image, ((SIZE - image.width) // 2, (SIZE - image.height) // 2))
    return square


def png_of(name: str) -> bytes:
    buffer = io.BytesIO()
    draw_sign(name).save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def mark_of(name: str) -> str:
    """Return eight hexadecimal digits of a sign's pixels: another picture has others."""
    return blake2s(draw_sign(name).tobytes(), digest_size=4).hexdigest()
