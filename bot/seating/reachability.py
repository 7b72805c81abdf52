"""Unreachable tables: channels deleted or closed to the bot, servers left, and their recovery."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

import structlog

from bot.rows.block import SERVER
from bot.rows.messages import OutboxRow, PanelRow
from bot.session.model import PanelKind, Phase, Refused, Session
from bot.store import Connection, blocks, guilds
from bot.store.games import sessions, threads
from bot.store.messages import channels, notices, outbox
from bot.store.messages.outbox import PANELS
from bot.store.people import settings
from bot.tables.all_tables import Tables

logger = structlog.get_logger(__name__)

GONE = "channel-gone"
"""The reason of an unreachable channel that no longer exists."""
SERVER_BLOCKED = "server-blocked"
"""The reason of a channel on a server that the operator has blocked."""

NOT_OPENED = "thread-refused"
"""The reason of a thread that Discord does not open, for no reason that has a sentence of its own."""

Present = Callable[[], Collection[int]]
"""The ids of the servers that the bot is on, at this moment."""


class Unreachable(Exception):
    """The channel is unreachable, and a retry will not help. The reason: GONE, thread-locked, forbidden, ..."""


class AnnouncementGone(Unreachable):
    """The message from which a table's thread was to start is deleted; it may start from another one."""

    def __init__(self) -> None:
        super().__init__(NOT_OPENED)


def _is_every_server(guild_id: int) -> bool:
    return True


def _nowhere() -> Collection[int]:
    return ()


class Reachability:
    """Handles tables whose channel is unreachable. Their games go on, and nothing is lost."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    # --- a channel -----------------------------------------------------------------------------------------------

    async def mark_unreachable(self, session_id: str, reason: str, row: OutboxRow | None = None) -> None:
        """Mark a table's channel unreachable; its host gets one direct message.

        If the channel no longer exists (GONE), a lobby is closed, and the end of a game is not posted.
        """
        now = self._tables.now()

        def write(db: Connection) -> None:
            session = sessions.get(db, session_id)
            if session is None:
                return
            if reason == GONE and session.phase != Phase.PLAYING:
                sessions.close(db, session_id, now)
                channels.drop(db, session_id)
                threads.forget_awaited(db, session_id)
                return
            if row is not None:
                outbox.park(db, row, reason)
            host = channels.mark_unreachable(db, session_id, now)
            if host is not None:
                notices.add(db, "muted", now, {"reason": reason}, session_id=session_id, user_id=host)

        async with self._tables.holding([session_id]) as held:
            await held.finish(self._tables.write(session_id, write))

    async def channel_gone(self, channel_id: int) -> None:
        """Handle a deleted channel or thread, or a forum in which threads are still to be opened."""

        def forget(db: Connection) -> list[str]:
            PANELS.delete(db, channel_id=channel_id)
            threads.forget(db, channel_id)
            settings.forum_gone(db, channel_id)
            open_ = sessions.open_in(db, channel_id)
            return [*([] if open_ is None else [open_.id]), *threads.awaited_in(db, channel_id)]

        for session_id in await self._store.write(forget):
            await self.mark_unreachable(session_id, GONE)

    async def unreachable_reason(self, session_id: str) -> str | None:
        """Return why this session's channel is unreachable; None if it is reachable."""
        return await self._store.read(lambda db: outbox.parked(db, session_id))

    async def is_unreachable(self, session_id: str) -> bool:
        """Whether the last attempt to deliver to the channel failed."""
        return await self._store.read(partial(channels.is_unreachable, session_id=session_id))

    async def panel(self, session_id: str) -> PanelRow | None:
        """Return a session's newest panel."""
        return await self._store.read(partial(outbox.panel, session_id=session_id))

    async def panels(self, session_ids: Sequence[str]) -> list[tuple[PanelRow | None, bool]]:
        """Return the newest panel of each session, and whether its channel is unreachable."""

        def work(db: Connection) -> list[tuple[PanelRow | None, bool]]:
            return [(outbox.panel(db, each), channels.is_unreachable(db, each)) for each in session_ids]

        return await self._store.read(work)

    async def parked_sessions(self, guild_id: int | None = None) -> list[tuple[str, int]]:
        """Return the sessions (of a server) with parked messages, and their channels."""
        return await self._store.read(partial(channels.parked, guild_id=guild_id))

    async def retry(self, session_id: str) -> None:
        """Try parked messages again, because the channel may be reachable again."""

        def unpark(db: Connection) -> None:
            channels.unpark(db, session_id)

        await self._tables.write(session_id, unpark, has_panel=True, has_notices=True)

    async def move(self, session_id: str, channel_id: int) -> Session:
        """Move the game to another channel of the same server; Refused("channel-busy") if it has a session."""
        async with self._tables.open(session_id, quarantined=True) as table:
            if table.session.phase is not Phase.PLAYING:
                raise Refused("not-playing")
            now = table.now()

            def write(db: Connection) -> str | None:
                busy = sessions.open_in(db, channel_id)
                if busy is not None:
                    return busy.game
                channels.move(db, session_id, channel_id)
                outbox.add(db, session_id, PanelKind.BOARD, now)
                return None

            busy = await table.write(write, has_panel=True, has_notices=True)  # parked notices are released
            if busy is not None:
                raise Refused("channel-busy", game=busy)
            logger.info("table-moved", session=session_id, channel=channel_id)
            return await table.reload()

    # --- a server ------------------------------------------------------------------------------------------------

    async def welcomed_at(self, guild_id: int) -> float | None:
        """Return when a server was welcomed last; None: never."""
        return await self._store.read(partial(guilds.welcomed_at, guild_id=guild_id))

    async def welcome(self, guild_id: int) -> bool:
        """Note that a server is being welcomed; False if it is not to be: it was lately, is in use, or is blocked.

        The caller sends the message after that, so that whatever stops it, there are never two.
        """
        now = self._tables.now()

        def write(db: Connection) -> bool:
            return not blocks.is_blocked(db, SERVER, guild_id) and guilds.welcome(db, guild_id, now)

        is_new = await self._store.write(write)
        if is_new:
            logger.info("server-welcomed", guild=guild_id)
        return is_new

    async def welcomed_now(self, guild_id: int) -> None:
        """Note that a server was welcomed, by the wish of who manages it."""
        await self._store.write(partial(guilds.welcomed, guild_id=guild_id, at=self._tables.now()))

    async def has_data(self, guild_id: int) -> bool:
        """Whether anything is stored that somebody on a server would miss."""
        return await self._store.read(partial(guilds.has_data, guild_id=guild_id))

    async def unlisted(self, listed: Collection[int]) -> list[int]:
        """Return the servers with data that are not ``listed``, except those that the bot has left."""
        return await self._store.read(partial(guilds.unlisted, listed=listed))

    async def server_left(self, guild_id: int) -> None:
        """Note that the bot was removed from a server, whose data is deleted in thirty days."""
        now = self._tables.now()
        await self._store.write(partial(guilds.departed, guild_id=guild_id, at=now))
        logger.info("server-left", guild=guild_id)

    async def server_back(self, guild_id: int) -> None:
        """Note that the bot is on a server (again), whose data is kept."""
        if guild_id in await self._store.read(guilds.away):
            await self._store.write(partial(guilds.returned, guild_id=guild_id))
            logger.info("server-back", guild=guild_id)

    async def sync_servers(self, present: Present, is_seen: Callable[[int], bool] = _is_every_server) -> None:
        """Find the servers left or joined again while the bot was off.

        ``is_seen``: whether ``present`` would contain a server if the bot were on it, so that its absence counts.
        Both are asked at one moment, after the database: a shard may connect while it answers.
        """
        known, away = await self._store.read(lambda db: (guilds.known(db), guilds.away(db)))
        here = set(present())
        left = [guild_id for guild_id in set(known) - here - set(away) if is_seen(guild_id)]
        for guild_id in left:
            await self.server_left(guild_id)
        for guild_id in set(away) & here:
            await self.server_back(guild_id)

    async def purge_due(
        self, now: float, present: Present = _nowhere, is_seen: Callable[[int], bool] = _is_every_server
    ) -> list[int]:
        """Delete the data of servers left thirty days ago, except those ``present``; return the deleted ones.

        ``is_seen``: as for ``sync_servers``; other servers are left to the process that sees them. Undelivered
        messages of games that ended thirty days ago are deleted too.
        """
        await self._store.write(partial(channels.drop_ended, before=now - guilds.KEPT))
        due = await self._store.read(partial(guilds.due, now=now))
        here = set(present())
        purged = [guild_id for guild_id in due if guild_id not in here and is_seen(guild_id)]
        for guild_id in purged:
            await self._purge(guild_id)
        return purged

    async def _purge(self, guild_id: int) -> None:
        open_ = await self._store.read(partial(channels.open_on, guild_id=guild_id))
        purge = partial(guilds.purge, guild_id=guild_id)
        async with self._tables.holding(open_) as held:
            count = await held.finish(self._store.write(purge))
        logger.info("server-purged", guild=guild_id, sessions=count)
