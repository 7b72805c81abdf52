"""One at a time for each key: waiting, first come first served, never dropping."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


class Locks:
    """A lock for every key that somebody holds or waits for; nothing is left of the others."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[object]] = set()

    def __len__(self) -> int:
        return len(self._locks)

    async def holding(self, key: str, work: Callable[[], Awaitable[T]]) -> T:
        """Run ``work`` while holding the lock of ``key``.

        What has begun is carried through even if the caller is cancelled: a write that is under way must end before
        the next one may look at the session.
        """
        task: asyncio.Task[T] = asyncio.create_task(self._hold(key, work))
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    async def holding_all(self, keys: Collection[str], work: Callable[[], Awaitable[T]]) -> T:
        """Run ``work`` while holding the locks of all these, always taken in the same order."""
        if not keys:
            return await work()
        first, *others = sorted(keys)
        return await self.holding(first, lambda: self.holding_all(others, work))

    async def _hold(self, key: str, work: Callable[[], Awaitable[T]]) -> T:
        async with self._locks.setdefault(key, asyncio.Lock()):
            return await work()

    def _forget(self, task: asyncio.Task[T]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # a cancelled caller does not ask; the others get it from shield

    async def settle(self) -> None:
        """Wait for all that is under way."""
        while self._tasks:
            await asyncio.wait(tuple(self._tasks))
