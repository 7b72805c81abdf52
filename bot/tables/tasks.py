"""Tasks on demand: one for each key, ending when nothing is left to do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.rows.errors import StoreUnavailable

log = structlog.get_logger(__name__)


class KeyedTasks:
    """Calls ``run(key)`` once more after each ``ask(key)``; calls for the same key never overlap."""

    def __init__(self, name: str, run: Callable[[str], Awaitable[None]]) -> None:
        self._name = name
        self._run = run
        self._asked: set[str] = set()
        self._running: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def ask(self, key: str) -> None:
        if self._closed:
            return
        self._asked.add(key)
        if key not in self._running:
            self._running[key] = asyncio.create_task(self._go(key), name=f"{self._name} {key}")

    async def _go(self, key: str) -> None:
        # Nothing is awaited between the last check of _asked and leaving _running, so no call is lost.
        try:
            while key in self._asked:
                self._asked.discard(key)
                await self._once(key)
        finally:
            self._running.pop(key, None)

    async def _once(self, key: str) -> None:
        try:
            await self._run(key)
        except StoreUnavailable as error:
            log.warning("task-failed", task=self._name, session=key, reason=str(error))
        except Exception:
            # The boundary of a background task: no caller awaits it.
            log.exception("task-failed", task=self._name, session=key)

    def running(self, key: str) -> asyncio.Task[None] | None:
        """Return the task that runs for this key."""
        return self._running.get(key)

    async def settle(self) -> None:
        """Wait until no task is running."""
        while self._running:
            await asyncio.wait(tuple(self._running.values()))

    async def close(self) -> None:
        """Cancel the running tasks and accept no more."""
        self._closed = True
        tasks = tuple(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # A task cancelled before its first step never removes itself.
        self._running.clear()
