"""Open tables under a lock, read once and changed in one transaction; or read them without a lock."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager

from bot.rows.log import Entry
from bot.rows.session import SessionRow
from bot.store import Connection, Store
from bot.store.play import interactions, log, sessions
from bot.table.model import Session
from engines.core import AnyGame

from .locks import Held, Locks
from .table import Table, close_row
from .table_store import TableStore, found


class Tables(TableStore):
    """All tables of one database."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        super().__init__(store, games)
        self._locks = Locks()

    # --- to change a table ---------------------------------------------------------------------------------------

    @asynccontextmanager
    async def open(
        self, session_id: str, interaction_id: int | None = None, *, quarantined: bool = False
    ) -> AsyncIterator[Table]:
        """Lock a table and read its session, and whether this interaction has already changed it.

        A commit is written even if the caller is cancelled meanwhile. Refused("no-session"); a quarantined session
        is refused too, unless ``quarantined``.
        """

        def work(db: Connection) -> tuple[SessionRow | None, Entry | None, bool]:
            done = None if interaction_id is None else log.of_interaction(db, session_id, interaction_id)
            return sessions.get(db, session_id), done, interactions.handled(db, interaction_id) is not None

        async with self._locks.holding([session_id]) as held:
            row, done, handled = await self.store.read(work)
            existing = found(row)
            session = await self.decode(existing)
            table = Table(self, held, existing, session, interaction_id, done, handled)
            if not quarantined:
                table.refuse_quarantined()
            yield table

    async def close(self, session_id: str, may_close: Callable[[SessionRow], bool]) -> None:
        """Lock a table and end it without a result, whatever is in its row: it is not decoded.

        ``may_close`` is asked under the lock, and may raise Refused.
        """
        async with self._locks.holding([session_id]) as held:
            row = await self.get(session_id)
            if may_close(row):
                await close_row(self, held, row, None)

    @asynccontextmanager
    async def holding(self, session_ids: Collection[str]) -> AsyncIterator[Held]:
        """Lock several tables, so that none of them is being written."""
        async with self._locks.holding(session_ids) as held:
            yield held

    @property
    def commits(self) -> int:
        """Transactions written since the start."""
        return self.store.commits

    async def settle(self) -> None:
        """Wait until no table is open."""
        await self._locks.settle()

    @property
    def locked(self) -> int:
        """The number of locks in memory."""
        return len(self._locks)

    # --- to read, without a lock ---------------------------------------------------------------------------------

    async def load(self, session_id: str) -> Session:
        """Return a session; Refused("no-session") if there is none."""
        return await self.decode(await self.get(session_id))

    async def in_channel(self, channel_id: int) -> Session | None:
        """Return the open session of a channel or thread (lobby or playing)."""
        return await self._one(lambda db: sessions.open_in(db, channel_id))

    async def row_in_channel(self, channel_id: int) -> SessionRow | None:
        """Return the row of the open session of a channel; it may be one that cannot be decoded."""
        return await self.store.read(lambda db: sessions.open_in(db, channel_id))

    async def last_in_channel(self, channel_id: int) -> Session | None:
        """Return the newest session of a channel in any phase."""
        return await self._one(lambda db: sessions.newest_in(db, channel_id))

    async def last_begun(self, channel_id: int) -> Session | None:
        """Return the newest session of a channel that has begun; a later lobby does not hide it."""
        return await self._one(lambda db: sessions.newest_begun_in(db, channel_id))

    async def _one(self, find: Callable[[Connection], SessionRow | None]) -> Session | None:
        row = await self.store.read(find)
        return None if row is None else await self.decode(row)

    async def of_user(self, user_id: int) -> Sequence[Session]:
        """Return the open sessions in which a person is seated, first those in which they owe an action."""
        rows = await self.store.read(lambda db: sessions.open_of(db, user_id))
        open_ = [await self.decode(row) for row in rows if row.game in self.games]

        def is_awaited(session: Session) -> bool:
            player = session.player_of(user_id)
            return player is not None and player.seat in session.movers

        return sorted(open_, key=lambda session: not is_awaited(session))

    async def with_log(self, session_id: str) -> tuple[Session, list[Entry]]:
        """Return a session and its whole log, read together."""

        def work(db: Connection) -> tuple[SessionRow | None, list[Entry]]:
            return sessions.get(db, session_id), log.since(db, session_id, -1)

        row, entries = await self.store.read(work)
        return await self.decode(found(row)), entries
