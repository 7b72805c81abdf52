"""Tables that lose their place: a channel deleted or closed to us, a server left, and the way back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

import structlog

from bot.rows.outbox import OutboxRow, PanelRow
from bot.store import Connection, guilds
from bot.store.messages import channels, notices, outbox
from bot.store.play import sessions
from bot.table.model import GONE, PanelKind, Phase, Refused, Session
from bot.tables.table_store import Committed
from bot.tables.tables import Tables

logger = structlog.get_logger(__name__)


class Reachability:
    """What becomes of a table whose channel is unreachable. Its game goes on; nothing of it is lost."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    # --- a channel -----------------------------------------------------------------------------------------------

    async def mark_unreachable(self, session_id: str, reason: str, row: OutboxRow | None = None) -> None:
        """Note that nothing can be posted in a table's channel; its host gets a direct message, once.

        Where there is no channel any more (GONE), a lobby is closed, and the end of a game is posted nowhere.
        """
        now = self._tables.now()

        def write(db: Connection) -> None:
            session = sessions.get(db, session_id)
            if session is None:
                return
            if reason == GONE and session.phase != Phase.PLAYING:
                sessions.close(db, session_id, now)
                channels.drop(db, session_id)
                return
            if row is not None:
                outbox.park(db, row, reason)
            host = channels.mark_unreachable(db, session_id, now)
            if host is not None:
                notices.add(db, "muted", now, {"reason": reason}, session_id=session_id, user_id=host)

        async with self._tables.holding([session_id]) as held:
            await held.finish(self._tables.write(session_id, write))

    async def channel_gone(self, channel_id: int) -> None:
        """A channel or thread was deleted."""
        await self._store.write(partial(channels.forget_panels, channel_id=channel_id))
        open_ = await self._store.read(lambda db: sessions.open_in(db, channel_id))
        if open_ is not None:
            await self.mark_unreachable(open_.id, GONE)

    async def unreachable_reason(self, session_id: str) -> str | None:
        """Why this session's channel is unreachable; None if it is reachable."""
        return await self._store.read(lambda db: outbox.parked(db, session_id))

    async def is_unreachable(self, session_id: str) -> bool:
        """Whether the channel was unreachable when that was last tried."""
        return await self._store.read(partial(channels.is_unreachable, session_id=session_id))

    async def panel(self, session_id: str) -> PanelRow | None:
        """Return where a session's newest panel stands."""
        return await self._store.read(partial(outbox.panel, session_id=session_id))

    async def panels(self, session_ids: Sequence[str]) -> list[tuple[PanelRow | None, bool]]:
        """Return the newest panel of each session, and whether its channel is unreachable."""

        def work(db: Connection) -> list[tuple[PanelRow | None, bool]]:
            return [(outbox.panel(db, each), channels.is_unreachable(db, each)) for each in session_ids]

        return await self._store.read(work)

    async def parked(self, guild_id: int | None = None) -> list[tuple[str, int]]:
        """The sessions (of a server) with something that cannot be delivered, and their channels."""
        return await self._store.read(partial(channels.parked, guild_id=guild_id))

    async def retry(self, session_id: str) -> None:
        """Its channel may be reachable again: what could not be delivered is tried once more."""

        def unpark(db: Connection) -> None:
            channels.unpark(db, session_id)

        await self._store.write(unpark)
        self._tables.pass_on(Committed(session_id, has_panel=True, has_notices=True))

    async def move(self, session_id: str, channel_id: int) -> Session:
        """Play on in another channel of the same server; Refused("channel-busy") where something is open."""
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

            busy = await table.write(write, has_panel=True)
            if busy is not None:
                raise Refused("channel-busy", game=busy)
            logger.info("table-moved", session=session_id, channel=channel_id)
            return await table.reload()

    # --- a server ------------------------------------------------------------------------------------------------

    async def server_left(self, guild_id: int) -> None:
        """The bot was taken off a server: in thirty days it is forgotten."""
        now = self._tables.now()
        await self._store.write(partial(guilds.departed, guild_id=guild_id, at=now))
        logger.info("server-left", guild=guild_id)

    async def server_back(self, guild_id: int) -> None:
        """The bot is (again) on a server: nothing of it is forgotten."""
        if guild_id in await self._store.read(guilds.away):
            await self._store.write(partial(guilds.returned, guild_id=guild_id))
            logger.info("server-back", guild=guild_id)

    async def sync_servers(self, present: Collection[int]) -> None:
        """Note what was missed while the bot was off: on which of the servers it knows it is no longer."""
        known, away = await self._store.read(lambda db: (guilds.known(db), guilds.away(db)))
        for guild_id in set(known) - set(present) - set(away):
            await self.server_left(guild_id)
        for guild_id in set(away) & set(present):
            await self.server_back(guild_id)

    async def purge_due(self, now: float, present: Collection[int] = ()) -> list[int]:
        """Forget the servers that were left thirty days ago, except those ``present``; which ones.

        And whatever games that ended so long ago had to tell a channel that could not be told.
        """
        await self._store.write(partial(channels.drop_ended, before=now - guilds.KEPT))
        due = await self._store.read(partial(guilds.due, now=now))
        gone = [guild_id for guild_id in due if guild_id not in present]
        for guild_id in gone:
            await self._purge(guild_id)
        return gone

    async def _purge(self, guild_id: int) -> None:
        held = await self._store.read(partial(channels.open_on, guild_id=guild_id))
        forget = partial(guilds.purge, guild_id=guild_id)
        async with self._tables.holding(held) as locks:
            count = await locks.finish(self._store.write(forget))
        logger.info("server-forgotten", guild=guild_id, sessions=count)
