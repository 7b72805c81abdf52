"""Where new tables go, and the threads that the bot opened for them."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial

from bot.rows.threads import NewTablesRow, Parent
from bot.session.rules import DAY
from bot.store import Store
from bot.store.play import threads

IDLE = 3 * DAY
"""Seconds without a message or press after which a thread is archived."""
AGAIN = 3600.0
"""Seconds after which another press in the same thread is written."""
REMEMBERED = 1000
"""Threads whose last written press is remembered."""


class Threads:
    """Choices of channels for new tables; presses in threads, and threads that are to be archived."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pressed: OrderedDict[int, float] = OrderedDict()

    async def of_new_tables(self, channel_id: int) -> Parent | None:
        """Return where new tables go that are opened in this channel; None: they stay in it."""
        row = await self._store.read(partial(threads.for_new_tables, channel_id=channel_id))
        return None if row is None else row.parent

    async def choose(self, guild_id: int, channel_id: int, parent: Parent | None) -> None:
        """Choose where new tables go that are opened in this channel; None: they stay in it."""
        if parent is None:
            await self._store.write(partial(threads.clear_for_new_tables, channel_id=channel_id))
        else:
            row = NewTablesRow(channel_id, guild_id, parent.kind, parent.channel_id)
            await self._store.write(partial(threads.set_for_new_tables, row=row))

    async def pressed(self, channel_id: int) -> None:
        """Record a press in a thread of the bot's own, at most once an hour."""
        now = self._store.clock()
        if now - self._pressed.get(channel_id, -AGAIN) < AGAIN:
            return
        self._pressed[channel_id] = now
        while len(self._pressed) > REMEMBERED:
            self._pressed.popitem(last=False)
        await self._store.write(partial(threads.pressed, channel_id=channel_id, at=now), is_repeatable=True)

    async def idle(self) -> list[tuple[int, int]]:
        """Return the threads that are to be archived, each with its server, longest idle first."""
        return await self._store.read(partial(threads.idle, since=self._store.clock() - IDLE))

    async def archived(self, channel_id: int) -> None:
        """Record that a thread was archived; something sent to it meanwhile has reopened it."""
        now = self._store.clock()
        await self._store.write(partial(threads.archived, channel_id=channel_id, since=now - IDLE, at=now))

    async def gone(self, channel_id: int) -> None:
        """Forget a thread that no longer exists."""
        await self._store.write(partial(threads.forget, channel_id=channel_id))
