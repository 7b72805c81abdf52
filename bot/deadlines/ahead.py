"""Standing orders and answers, looked at a while after their seat was asked: under the table's lock, once or not at
all, whatever is restarted."""

from __future__ import annotations

from functools import partial

from bot.rows.ahead import FiringRow
from bot.session.model import Phase
from bot.store import Connection
from bot.store.play import ahead
from bot.tables.all_tables import Tables
from bot.tables.open_table import OpenTable
from engines.core import Seat


class Ahead:
    """``attend`` does all that is due at a table."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def attend(self, session_id: str) -> None:
        """Play by order or standing answer what is due, or say why not."""
        async with self._tables.open(session_id, quarantined=True) as table:
            for firing in await self._store.read(partial(ahead.firings, session_id=session_id)):
                if firing.fires_at <= table.now():
                    await self._fire(table, firing)
                    await table.reload()

    async def _fire(self, table: OpenTable, firing: FiringRow) -> None:
        session, seat = table.session, Seat(firing.seat)

        def disarm(db: Connection) -> None:
            ahead.disarm(db, session.id, firing.seat)

        is_asked = session.phase is Phase.PLAYING and session.decisions[seat] == firing.decision
        if session.incident is not None or not is_asked or session.players[seat].person is None:
            await table.write(disarm)
            return
        await table.write(disarm)  # nothing is played yet: orders and answers follow here
