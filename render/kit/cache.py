"""One cache for all images that painters draw once and put often, under one budget of bytes.

What was used least recently goes first. A function decorated with ``kept`` must be pure: its result is drawn again
whenever it is no longer in the cache, and no caller may change it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import fields, is_dataclass
from functools import wraps
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from PIL import Image, ImageFont

from .pause import checkpoint

P = ParamSpec("P")
T = TypeVar("T")

BUDGET = 64 * 2**20
"""Bytes for the images of all games: about four static layers of 1,600 x 1,032 pixels and the sprites on them."""
ENTRY = 1024
"""Bytes of an entry beside its pixels: the key, the image and its rows."""
FACE = 2**20
"""Bytes of an open font: FreeType's tables for 65,535 glyphs."""
_PIXEL = {"1": 1, "L": 1, "P": 1, "I;16": 2}
"""Bytes of a pixel in Pillow's memory by mode; all other modes take four, RGB as well."""


def weight(value: object) -> int:
    """Return the bytes of an image or open font, alone or in a sprite or tuple; other values weigh nothing."""
    if isinstance(value, Image.Image):
        return value.width * value.height * _PIXEL.get(value.mode, 4)
    if isinstance(value, ImageFont.FreeTypeFont):
        return FACE
    if isinstance(value, tuple):
        return sum(weight(part) for part in value)
    if is_dataclass(value):
        return sum(weight(getattr(value, field.name)) for field in fields(value))
    return 0


class Cache:
    """Values with their bytes, the least recently used first. Safe to use from several threads."""

    def __init__(self, budget: int = BUDGET) -> None:
        self._budget = budget
        self._kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._size = 0
        self._lock = Lock()

    @property
    def size(self) -> int:
        """The bytes of all values."""
        return self._size

    @property
    def budget(self) -> int:
        return self._budget

    @budget.setter
    def budget(self, limit: int) -> None:
        with self._lock:
            self._budget = limit
            self._shrink()

    def __len__(self) -> int:
        return len(self._kept)

    def take(self, key: Hashable, draw: Callable[[], T]) -> T:
        """Return the value of the key; draw it if it is not there.

        Two threads may draw the same value at once; both get the one that came first. A value larger than the whole
        budget is returned and not kept.
        """
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                found: T = self._kept[key][0]
                return found
        checkpoint()
        drawn = draw()
        size = ENTRY + weight(drawn)
        with self._lock:
            if key in self._kept:
                first: T = self._kept[key][0]
                return first
            if size <= self._budget:
                self._kept[key] = (drawn, size)
                self._size += size
                self._shrink()
        return drawn

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self._size = 0

    def _shrink(self) -> None:
        while self._size > self._budget:
            _, (_, size) = self._kept.popitem(last=False)
            self._size -= size


CACHE = Cache()
"""The cache of this process."""


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function draws for the same (hashable) arguments, within the budget of all images."""

    @wraps(draw)
    def cached(*args: P.args, **named: P.kwargs) -> T:
        key = (draw, args, tuple(sorted(named.items()))) if named else (draw, args)
        return CACHE.take(key, lambda: draw(*args, **named))

    return cached
