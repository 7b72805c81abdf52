"""One holder at a time for each key: first come, first served."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


class Held:
    """A set of held locks. Work started under them keeps them held until it ends."""

    def __init__(self) -> None:
        self.unfinished: set[asyncio.Task[Any]] = set()

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish ``work`` even if the caller is cancelled; the locks stay held until then."""
        task = asyncio.create_task(work)
        self.unfinished.add(task)
        task.add_done_callback(self.unfinished.discard)
        task.add_done_callback(_retrieve_exception)
        return await asyncio.shield(task)


class Locks:
    """A lock for every key that is held or waited for; other keys use no memory."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._held = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._releasing: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._locks)

    @asynccontextmanager
    async def holding(self, keys: Collection[str]) -> AsyncIterator[Held]:
        """Hold the locks of all these keys, always acquired in the same order."""
        self._held += 1
        self._idle.clear()
        held, locks = Held(), AsyncExitStack()
        try:
            for key in sorted(keys):
                await locks.enter_async_context(self._locks.setdefault(key, asyncio.Lock()))
            yield held
        finally:
            if held.unfinished:
                releasing = asyncio.create_task(self._release(held, locks))
                self._releasing.add(releasing)
                releasing.add_done_callback(self._releasing.discard)
            else:
                await self._release(held, locks)

    async def _release(self, held: Held, locks: AsyncExitStack) -> None:
        while held.unfinished:  # work of cancelled callers
            await asyncio.wait(tuple(held.unfinished))
        await locks.aclose()
        self._held -= 1
        if not self._held:
            self._idle.set()

    async def settle(self) -> None:
        """Wait until no lock is held or waited for."""
        await self._idle.wait()


def _retrieve_exception(task: asyncio.Task[Any]) -> None:
    """Retrieve the exception of a task whose caller was cancelled, so that asyncio does not log it."""
    if not task.cancelled():
        task.exception()
