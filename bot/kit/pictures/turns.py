"""Turns on the drawing threads, and the pictures drawn last."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count

from render.easel import Picture


@dataclass(slots=True)
class Turns:
    """Turns on the drawing threads: the first come first, except that some let a few others pass."""

    free: int
    waiting: list[tuple[float, int, asyncio.Future[None]]] = field(default_factory=list)
    serial: count[int] = field(default_factory=count)

    @asynccontextmanager
    async def one(self, behind: float) -> AsyncIterator[None]:
        """Wait for a turn until its end; ``behind``: how many that come later go first."""
        if self.free:
            self.free -= 1
        else:
            called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            number = next(self.serial)
            heappush(self.waiting, (number + behind, number, called))
            try:
                await called
            except asyncio.CancelledError:
                if not called.cancelled():
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while self.waiting:
            called = heappop(self.waiting)[2]
            if not called.done():
                called.set_result(None)
                return
        self.free += 1


class Finished:
    """The pictures drawn last, within a budget of bytes."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._size = 0
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()

    def get(self, content: Hashable) -> Picture | None:
        if content in self._kept:
            self._kept.move_to_end(content)
        return self._kept.get(content)

    def put(self, content: Hashable, picture: Picture) -> None:
        self._kept[content] = picture
        self._size += len(picture.data)
        while self._size > self._budget:
            self._size -= len(self._kept.popitem(last=False)[1].data)
