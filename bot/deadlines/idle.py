"""Tables that stand still: warned, and closed without a result if nothing happens then either."""

from __future__ import annotations

from functools import partial

from bot.rows.session import SessionRow
from bot.store import Connection
from bot.store.messages import notices
from bot.store.people import settings
from bot.store.play import sessions
from bot.table.model import Actor, Phase, Refused
from bot.table.rules import DAY
from bot.tables.desk import Desk
from bot.tables.locks import Locks

IDLE, WARNED = 14 * DAY, 3 * DAY
"""Seconds without a change until a table is warned, and from then until it is closed."""


class IdleTables:
    """Each method looks again whether it is so: the caller may have looked a while ago."""

    def __init__(self, desk: Desk, locks: Locks) -> None:
        self._desk = desk
        self._locks = locks

    async def warn(self, session_id: str) -> None:
        """Say at the table when it will be closed."""
        now = self._desk.store.clock()

        def work(db: Connection) -> bool:
            row = sessions.get(db, session_id)
            if row is None or row.warned_at is not None or now < _still_from(db, row) + IDLE:
                return False
            sessions.warn(db, session_id, now)
            notices.add(db, "idle", now, {"closes_at": now + WARNED}, session_id=session_id)
            return True

        if await self._desk.store.write(work):
            self._desk.on_notices(session_id)

    async def keep(self, session_id: str, actor: Actor) -> None:
        """Somebody at the table wants it to stay open. Refused: not-seated, game-over."""
        await self._locks.holding(session_id, partial(self._keep, session_id, actor))

    async def _keep(self, session_id: str, actor: Actor) -> None:
        session = await self._desk.session(await self._desk.row(session_id))
        if session.phase not in (Phase.LOBBY, Phase.PLAYING):
            raise Refused("game-over")
        if session.player_of(actor.user_id) is None:
            raise Refused("not-seated")
        now = self._desk.store.clock()
        await self._desk.store.write(lambda db: sessions.stay_open(db, session_id, now))

    async def close(self, session_id: str) -> None:
        """End it without a result, if it was warned and nothing has happened."""
        await self._locks.holding(session_id, partial(self._close, session_id))

    async def _close(self, session_id: str) -> None:
        row = await self._desk.row(session_id)
        if row.warned_at is not None and row.warned_at + WARNED <= self._desk.store.clock():
            await self._desk.close(row)


def next_warning(db: Connection, now: float) -> float | None:
    """When the next table is to be warned, as things stand; None: there is none."""
    late = [sessions.get(db, session_id) for session_id in sessions.still_since(db, now - IDLE)]
    moments = [_still_from(db, row) + IDLE for row in late if row is not None]
    coming = sessions.longest_still(db, now - IDLE)
    if coming is not None:
        moments.append(coming + IDLE)
    return min(moments, default=None)


def _still_from(db: Connection, row: SessionRow) -> float:
    """Since when nothing has happened that could have: who is on vacation is not expected to move."""
    found = [row.changed_at]
    for clock in row.clocks:
        mine = settings.of_user(db, clock.user_id)
        if mine.away_from is not None and mine.away_until is not None and mine.away_from <= row.changed_at + IDLE:
            found.append(mine.away_until)
    return max(found)
