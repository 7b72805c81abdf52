"""Record the letters of a picture with their sizes, and say which of them nobody can read on a phone."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from unittest.mock import patch

from PIL import Image

from render.kit.figures import pieces
from render.kit.letters import fonts, text
from render.kit.letters.text import smallest
from render.kit.pen import cache

WIDE = 1600
"""The width of a picture in pixels, for which sizes are given."""
_HANDS = frozenset(module.__file__ for module in (cache, fonts, pieces, text) if module is not pieces)
_NUMERALS = ("number_mask", "numeral")


@dataclass(frozen=True, order=True, slots=True)
class Lettering:
    """A text of a picture, its font size in pixels of a picture ``WIDE`` wide, and the function that wrote it."""

    text: str
    size: float
    writer: str


def _writer() -> str:
    """The function that asked for letters, such as ``octa.lid.dice``, behind those that only write them."""
    frame = sys._getframe(2)
    while frame.f_back is not None:
        code = frame.f_code
        if code.co_filename not in _HANDS and code.co_name not in _NUMERALS:
            break
        frame = frame.f_back
    return f"{frame.f_globals['__name__'].removeprefix('render.')}.{frame.f_code.co_name}"


@contextmanager
def recorded() -> Iterator[set[Lettering]]:
    """Collect all texts drawn meanwhile: nothing is kept from pictures drawn before, or for later ones."""
    found: set[Lettering] = set()
    draw = fonts.lettering

    def seen(text: str, size: int, bold: bool, stroke: int, scale: int) -> tuple[Image.Image, int, int]:
        found.add(Lettering(text, size, _writer()))
        return draw(text, size, bold, stroke, scale)

    cache.CACHE.clear()
    with patch.object(fonts, "lettering", seen):
        yield found
    cache.CACHE.clear()


def texts_of(paint: Callable[[], Image.Image]) -> set[Lettering]:
    """The texts of a picture, with their sizes scaled to ``WIDE``."""
    with recorded() as found:
        wide = paint().width
    return {Lettering(each.text, each.size * WIDE / wide, each.writer) for each in found}


def unreadable(found: set[Lettering], decorations: Collection[str]) -> list[Lettering]:
    """The texts below the least size, except for those of ``decorations`` (writers)."""
    return sorted(each for each in found if each.size < smallest(each.text) and each.writer not in decorations)
