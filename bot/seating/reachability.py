"""Tables that lose their place: a channel deleted or closed to us, a server left, and the way back."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

import structlog

from bot.rows.outbox import OutboxRow
from bot.store import Connection, guilds
from bot.store.messages import channels, notices, outbox
from bot.store.play import sessions
from bot.table.model import GONE, PanelKind, Phase, Refused, Session
from bot.tables.desk import Desk
from bot.tables.locks import Locks

logger = structlog.get_logger(__name__)


class Reachability:
    """What becomes of a table that cannot be told anything. Its game goes on; nothing of it is lost."""

    def __init__(self, desk: Desk, locks: Locks) -> None:
        self._desk = desk
        self._locks = locks

    # --- a channel -----------------------------------------------------------------------------------------------

    async def cannot_tell(self, session_id: str, reason: str, row: OutboxRow | None = None) -> None:
        """The table's channel cannot be told this: it waits, and the host hears of it by direct message, once.

        Where there is no channel any more (GONE), a lobby is closed, and the end of a game is told to nobody.
        """
        await self._locks.holding(session_id, partial(self._cannot_tell, session_id, reason, row))

    async def channel_gone(self, channel_id: int) -> None:
        """A channel or thread was deleted."""
        await self._desk.store.write(partial(channels.leave, channel_id=channel_id))
        open_ = await self._desk.store.read(lambda db: sessions.open_in(db, channel_id))
        if open_ is not None:
            await self._locks.holding(open_.id, partial(self._cannot_tell, open_.id, GONE, None))

    async def _cannot_tell(self, session_id: str, reason: str, row: OutboxRow | None) -> None:
        now = self._desk.store.clock()

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
            host = channels.mute(db, session_id, now)
            if host is not None:
                notices.add(db, "muted", now, {"reason": reason}, session_id=session_id, user_id=host)

        await self._desk.store.write(write)
        self._desk.on_notices(session_id)

    async def parked(self, guild_id: int | None = None) -> list[tuple[str, int]]:
        """The sessions (of a server) with something that cannot be delivered, and their channels."""
        return await self._desk.store.read(partial(channels.parked, guild_id=guild_id))

    async def retry(self, session_id: str) -> None:
        """Its channel may be open to us again: what could not be delivered is tried once more."""
        await self._desk.store.write(partial(channels.unpark, session_id=session_id))
        self._desk.on_news(session_id)

    async def move(self, session_id: str, channel_id: int) -> Session:
        """Play on in another channel of the same server; Refused("channel-busy") where something is open."""
        return await self._locks.holding(session_id, partial(self._move, session_id, channel_id))

    async def _move(self, session_id: str, channel_id: int) -> Session:
        row = await self._desk.row(session_id)
        if row.phase != Phase.PLAYING:
            raise Refused("not-playing")
        now = self._desk.store.clock()

        def write(db: Connection) -> str | None:
            busy = sessions.open_in(db, channel_id)
            if busy is not None:
                return busy.game
            channels.move(db, session_id, channel_id)
            outbox.add(db, session_id, PanelKind.BOARD, now)
            return None

        busy = await self._desk.store.write(write)
        if busy is not None:
            raise Refused("channel-busy", game=busy)
        logger.info("table-moved", session=session_id, channel=channel_id)
        self._desk.on_news(session_id)
        return await self._desk.session(await self._desk.row(session_id))

    # --- a server ------------------------------------------------------------------------------------------------

    async def server_left(self, guild_id: int) -> None:
        """The bot was taken off a server: in thirty days it is forgotten."""
        now = self._desk.store.clock()
        await self._desk.store.write(partial(guilds.departed, guild_id=guild_id, at=now))
        logger.info("server-left", guild=guild_id)

    async def server_back(self, guild_id: int) -> None:
        """The bot is (again) on a server: nothing of it is forgotten."""
        if guild_id in await self._desk.store.read(guilds.away):
            await self._desk.store.write(partial(guilds.returned, guild_id=guild_id))
            logger.info("server-back", guild=guild_id)

    async def compare(self, present: Collection[int]) -> None:
        """Note what was missed while the bot was off: on which of the servers it knows it is no longer."""
        known, away = await self._desk.store.read(lambda db: (guilds.known(db), guilds.away(db)))
        for guild_id in set(known) - set(present) - set(away):
            await self.server_left(guild_id)
        for guild_id in set(away) & set(present):
            await self.server_back(guild_id)

    async def purge_due(self, now: float, present: Collection[int] = ()) -> list[int]:
        """Forget the servers that were left thirty days ago, except those ``present``; which ones.

        And whatever games that ended so long ago had to tell a channel that could not be told.
        """
        await self._desk.store.write(partial(channels.drop_ended, before=now - guilds.KEPT))
        due = await self._desk.store.read(partial(guilds.due, now=now))
        gone = [guild_id for guild_id in due if guild_id not in present]
        for guild_id in gone:
            await self._purge(guild_id)
        return gone

    async def _purge(self, guild_id: int) -> None:
        held = await self._desk.store.read(partial(channels.open_on, guild_id=guild_id))
        forget = partial(guilds.purge, guild_id=guild_id)
        count = await self._locks.holding_all(held, lambda: self._desk.store.write(forget))
        logger.info("server-forgotten", guild=guild_id, sessions=count)
