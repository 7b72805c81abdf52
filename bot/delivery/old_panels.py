"""Edits of panels older than an hour, whose number Discord limits: beside the deliveries, which wait for none.

What is still to be edited is marked in the database (``outbox.mark_past``) and goes through the outbox again: the
newest state counts, and a start finds what a process has left.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import structlog

from bot.rows.messages import PanelRow

from .outgoing import Outgoing

log = structlog.get_logger(__name__)

EDITABLE = 3600.0
"""Seconds of age up to which Discord does not limit how often a message is edited (error 30046)."""
PAUSE, AGAIN = 60.0, 600.0
"""Seconds between two edits of a panel, and after one that has failed."""
LONGEST = 5.0
"""Seconds that an edit may take: discord.py would wait out every rate limit."""

Edit: TypeAlias = Callable[[Outgoing], Awaitable[None]]
"""Edits a panel and records it."""


class OldPanels:
    """One edit at a time for each table."""

    def __init__(self, edit: Edit, clock: Callable[[], float]) -> None:
        self._edit = edit
        self._clock = clock
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._not_before: dict[str, float] = {}
        self._left: set[str] = set()
        """The tables whose panels are to be edited once they may be."""

    def has(self, panel: PanelRow | None) -> bool:
        """Whether a panel is of this kind."""
        return panel is not None and self._clock() - panel.posted_at > EDITABLE

    def begin(self, outgoing: Outgoing) -> None:
        """Begin to edit a table's panel, or remember that it has to wait."""
        session_id, now = outgoing.session.id, self._clock()
        if session_id in self._tasks or now < self._not_before.get(session_id, now):
            self._left.add(session_id)
            return
        self._left.discard(session_id)
        self._not_before[session_id] = now + PAUSE
        task = asyncio.create_task(self._go(outgoing), name=f"old-panel {session_id}")
        self._tasks[session_id] = task
        task.add_done_callback(lambda _: self._tasks.pop(session_id))  # also if it is cancelled before it begins

    def is_left(self, session_id: str) -> bool:
        """Whether a table's panel is to be edited once it may be."""
        return session_id in self._left

    def postpone(self, session_id: str) -> None:
        """Let a panel whose edit has failed be edited later."""
        self._not_before[session_id] = self._clock() + AGAIN
        self._left.add(session_id)

    def forget(self, session_id: str) -> None:
        """Stop editing a panel that another one replaces."""
        self._left.discard(session_id)
        self._not_before.pop(session_id, None)
        if (task := self._tasks.get(session_id)) is not None:
            task.cancel()

    def due(self) -> list[str]:
        """Take the tables whose panels may be edited by now."""
        now = self._clock()
        due = [one for one in self._left if one not in self._tasks and self._not_before.get(one, now) <= now]
        self._left.difference_update(due)
        self._not_before = {one: at for one, at in self._not_before.items() if at > now}
        return due

    async def _go(self, outgoing: Outgoing) -> None:
        session_id = outgoing.session.id
        try:
            async with asyncio.timeout(LONGEST):
                await self._edit(outgoing)
        except Exception as error:
            # The boundary of a background task, and to the network: it is tried again.
            log.info("old-panel-not-edited", session=session_id, error=repr(error))
            self.postpone(session_id)

    async def settle(self) -> None:
        """Wait until no edit is under way."""
        while self._tasks:
            await asyncio.wait(tuple(self._tasks.values()))

    async def close(self) -> None:
        """Cancel the edits that are under way."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
