"""One cache for all images that painters draw once and put often, under one budget of bytes.

Images that are cheap to draw again for their size go first, among equals the least recently used. A function
decorated with ``cached`` must be pure: its result is drawn again whenever it is no longer in the cache. No caller may
change it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, fields, is_dataclass
from functools import wraps
from heapq import heappop, heappush, heapreplace
from itertools import count
from threading import Lock, local
from time import thread_time
from typing import Any, ParamSpec, TypeVar

from PIL import Image, ImageFont

from .pause import checkpoint

P = ParamSpec("P")
T = TypeVar("T")

BUDGET = 72 * 2**20
"""Bytes for the images of all games: two static layers of 1,600 x 1,030 pixels, seas, and the sprites on them. With
less, tables of five games in turn draw the same sprites again and again (docs/decisions.md)."""
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


@dataclass(slots=True)
class _Entry:
    value: Any
    size: int
    """Bytes."""
    cost: float
    """Seconds of processor time to draw it, for each byte."""
    rank: tuple[float, int]
    """The lowest goes first."""


class Cache:
    """Values with their bytes, by the greedy-dual-size rule. Safe to use from several threads.

    A value that is put or used ranks at its cost for each byte above the last one that went. So a cheap large layer
    goes before a thousand small sprites, and what is never used again goes in the end, whatever it cost. (Cao and
    Irani, Cost-aware WWW proxy caching algorithms, 1997.)
    """

    def __init__(self, budget: int = BUDGET, timer: Callable[[], float] = thread_time) -> None:
        """``timer``: seconds of work of this thread."""
        self._budget = budget
        self._timer = timer
        self._kept: dict[Hashable, _Entry] = {}
        self._ranked: list[tuple[tuple[float, int], Hashable]] = []
        """A heap with one item for each value; its rank may be behind that of a value that was used since."""
        self._uses = count()
        self._floor = 0.0
        self._size = 0
        self._lock = Lock()
        self._inner = local()

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
            if (entry := self._use(key)) is not None:
                first: T = entry.value
                return first
        checkpoint()
        drawn, seconds = self._time(draw)
        size = ENTRY + weight(drawn)
        with self._lock:
            if (entry := self._use(key)) is not None:
                earlier: T = entry.value
                return earlier
            if size <= self._budget:
                self._put(key, _Entry(drawn, size, seconds / size, (0.0, 0)))
        return drawn

    def _use(self, key: Hashable) -> _Entry | None:
        """Return an entry, and raise its rank."""
        entry = self._kept.get(key)
        if entry is not None:
            entry.rank = self._rank(entry.cost)
        return entry

    def _rank(self, cost: float) -> tuple[float, int]:
        return (self._floor + cost, next(self._uses))

    def _time(self, draw: Callable[[], T]) -> tuple[T, float]:
        """Return what is drawn and the seconds for it alone, without those for values drawn on the way."""
        outer = getattr(self._inner, "seconds", 0.0)
        self._inner.seconds = 0.0
        start = self._timer()
        try:
            drawn = draw()
            whole = self._timer() - start
            return drawn, max(0.0, whole - self._inner.seconds)
        finally:
            self._inner.seconds = outer + self._timer() - start

    def _put(self, key: Hashable, entry: _Entry) -> None:
        entry.rank = self._rank(entry.cost)
        self._kept[key] = entry
        heappush(self._ranked, (entry.rank, key))
        self._size += entry.size
        self._shrink()

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self._ranked.clear()
            self._size = 0

    def _shrink(self) -> None:
        while self._size > self._budget:
            known, key = self._ranked[0]
            entry = self._kept[key]
            if known != entry.rank:
                heapreplace(self._ranked, (entry.rank, key))
                continue
            heappop(self._ranked)
            del self._kept[key]
            self._size -= entry.size
            self._floor = entry.rank[0]


CACHE = Cache()
"""The cache of this process."""


def newest(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Keep the one image that a function drew last, and return copies of it.

    The pictures of a move, the table's and its readers' own ones, are drawn one after the other. The arguments
    (hashable) are all that the image may depend on, so it can only show what everybody may see if they do.
    """
    last: list[tuple[Hashable, Image.Image]] = []

    @wraps(draw)
    def cached(*args: P.args, **named: P.kwargs) -> Image.Image:
        key = (args, tuple(sorted(named.items())))
        for known, image in last:
            if known == key:
                return image.copy()
        drawn = draw(*args, **named)
        last[:] = [(key, drawn.copy())]
        return drawn

    return cached


def cached(draw: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function draws for the same (hashable) arguments, within the budget of all images."""

    @wraps(draw)
    def cached(*args: P.args, **named: P.kwargs) -> T:
        key = (draw, args, tuple(sorted(named.items()))) if named else (draw, args)
        return CACHE.take(key, lambda: draw(*args, **named))

    return cached
