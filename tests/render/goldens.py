"""Golden pictures, at half size and with few colours, and their recorder.

``python -m tests.render.goldens [GAME ...]`` records them again; look at each before you commit it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops

from render import PAINTERS, Scene, painter

PAINTED: dict[str, dict[str, Callable[[], tuple[Any, Scene]]]] = {
    key: import_module(f"tests.render.{key}.tables").TABLES for key in PAINTERS
}
"""The tables laid out by hand, by registered game."""
ALL = [(key, name) for key, laid in PAINTED.items() for name in laid]
FOLDER = Path(__file__).parent / "goldens"
BLOCK = 4
"""The side of the blocks (at half size) averaged before a comparison, so that antialiasing does not matter."""
ALLOWED = 40
"""The largest allowed difference between the means of a channel of a block. The few colours account for up to 18, a
changed number for over 100."""


def half(image: Image.Image) -> Image.Image:
    return image.reduce(2)


def distance(a: Image.Image, b: Image.Image) -> int:
    """The largest difference between block means of two pictures of one size, over all channels."""
    difference = ImageChops.difference(a.convert("RGB").reduce(BLOCK), b.convert("RGB").reduce(BLOCK))
    return max(high for _, high in difference.getextrema())


def drawn(key: str, name: str) -> Image.Image:
    """The picture of one table."""
    return painter(key).paint(*PAINTED[key][name]())


def record(folder: Path, names: Sequence[tuple[str, str]], draw: Callable[[str, str], Image.Image]) -> None:
    """Save the pictures of the games that the command line names (none: of all) as goldens of a folder."""
    folder.mkdir(exist_ok=True)
    only = sys.argv[1:]
    for key, name in names:
        if not only or key in only:
            small = half(draw(key, name)).quantize(256, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
            small.save(folder / f"{key}-{name}.png", optimize=True)


if __name__ == "__main__":
    record(FOLDER, ALL, drawn)
