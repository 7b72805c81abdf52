"""Record the letters of a picture with their sizes, and say which of them nobody can read on a phone."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Collection, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from render.kit.letters import fonts, text
from render.kit.letters.text import smallest
from render.kit.pen import cache

_HANDS = frozenset(module.__file__ for module in (cache, fonts, text))
_NUMERALS = ("number_mask", "numeral", "_placed")


@dataclass(frozen=True, order=True, slots=True)
class Lettering:
    """A text of a picture, its font size in pixels, and the function that wrote it."""

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


_MASK = inspect.unwrap(fonts.mask)
_letters: dict[Hashable, frozenset[Lettering]] = {}
"""The texts on each image that was kept, by its key."""
_found: ContextVar[set[Lettering] | None] = ContextVar("found", default=None)
_take = cache.Cache.take


def _taken(images: cache.Cache, key: Hashable, draw: Callable[[], Any]) -> Any:
    """Take an image from the cache as painters do, and see what is written on it, now or when it was drawn."""

    def seen() -> Any:
        inner: set[Lettering] = set()
        outside = _found.set(inner)
        try:
            return draw()
        finally:
            _found.reset(outside)
            _letters[key] = frozenset(inner)

    image = _take(images, key, seen)
    if (found := _found.get()) is not None:
        if key not in _letters:
            seen()  # it was drawn while nobody watched
        found |= _letters[key]
        match key:
            case (written, (text, size, *_), *_) if written is _MASK:
                found.add(Lettering(text, size, _writer()))
    return image


@contextmanager
def watched() -> Iterator[None]:
    """See meanwhile what is written on all kept images, so that nothing is drawn again for ``recorded``."""
    with patch.object(cache.Cache, "take", _taken):
        yield


@contextmanager
def recorded() -> Iterator[set[Lettering]]:
    """Collect all texts of the pictures drawn meanwhile, those on images kept from earlier ones as well."""
    found: set[Lettering] = set()
    before = _found.set(found)
    with watched():
        yield found
    _found.reset(before)


def unreadable(found: set[Lettering], decorations: Collection[str]) -> list[Lettering]:
    """The texts below the least size, except for those of ``decorations`` (writers)."""
    return sorted(each for each in found if each.size < smallest(each.text) and each.writer not in decorations)
