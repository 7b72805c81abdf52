"""Where new tables go, and the threads that the bot opened for them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import partial

from bot.rows.settings import ServerSettings
from bot.rows.threads import NewTablesRow, Parent
from bot.session.rules import DAY
from bot.store import Connection, Store
from bot.store.games import threads
from bot.store.games.threads import NEW_TABLES, THREADS
from bot.store.people import settings
from bot.store.people.settings import SERVER_SETTINGS

from .quotas import full

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

    async def of_new_tables(self, guild_id: int, channel_id: int) -> tuple[ServerSettings, Parent | None]:
        """Return a server's settings, and where new tables of this channel go if an earlier version was told so of
        this one alone: that holds before the settings."""

        def work(db: Connection) -> tuple[ServerSettings, Parent | None]:
            row = NEW_TABLES.one(db, channel_id=channel_id)
            return settings.of_server(db, guild_id), None if row is None else row.parent

        return await self._store.read(work)

    async def full(self, guild_id: int, home_id: int, beside: str = "") -> int:
        """Return how many tables a server wants at once in a channel with its threads, if as many are open,
        ``beside`` one; 0: there is room."""
        return await self._store.read(partial(full, guild_id=guild_id, home_id=home_id, beside=beside))

    async def parents(self, channel_ids: Collection[int]) -> Mapping[int, int]:
        """Return the channel or forum of each thread of the bot's own among these."""
        return await self._store.read(partial(threads.parents, channel_ids=channel_ids))

    async def of_channels(self, guild_id: int) -> list[NewTablesRow]:
        """Return the channels of which an earlier version was told where their new tables go."""
        return await self._store.read(partial(NEW_TABLES.where, guild_id=guild_id))

    async def choose(self, guild_id: int, goes: str, forum_id: int | None = None) -> None:
        """Choose where all new tables of a server go; what was chosen for single channels is forgotten."""

        def work(db: Connection) -> None:
            NEW_TABLES.delete(db, guild_id=guild_id)
            chosen = replace(settings.of_server(db, guild_id), goes=goes, forum_id=forum_id)
            SERVER_SETTINGS.put(db, chosen, guild_id=guild_id)

        await self._store.write(work)

    async def pressed(self, channel_id: int) -> None:
        """Record a press in a thread of the bot's own, at most once an hour."""
        now = self._store.clock()
        if now - self._pressed.get(channel_id, -AGAIN) < AGAIN:
            return
        self._pressed[channel_id] = now
        while len(self._pressed) > REMEMBERED:
            self._pressed.popitem(last=False)
        await self._store.write(
            partial(THREADS.change, columns={"active_at": now}, channel_id=channel_id), is_repeatable=True
        )

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
