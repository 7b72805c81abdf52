"""Idle tables: warned, then closed without a result."""

from __future__ import annotations

from bot.rows.log import ENDED_IDLE, InterventionRow
from bot.rows.session import SessionRow
from bot.session.hours import stopped_until
from bot.session.model import Actor, Phase, Refused, Session
from bot.session.rules import DAY
from bot.store import Connection
from bot.store.games import sessions
from bot.store.games.log import INTERVENTIONS
from bot.store.games.sessions import SESSIONS
from bot.store.messages import notices
from bot.store.people import settings
from bot.tables.all_tables import Tables
from bot.tables.open_table import Also

IDLE, WARNED = 14 * DAY, 3 * DAY
"""Seconds without a change until a table is warned, and from the warning until it is closed."""
CLOSED = IDLE + WARNED
"""Seconds without a change until a table is closed."""


class IdleTables:
    """Each method checks its condition again, since the caller's check may be outdated."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def warn(self, session_id: str) -> None:
        """Warn an idle table, with the time of its closing."""
        now = self._tables.now()

        def work(db: Connection) -> None:
            row = sessions.get(db, session_id)
            if row is None or row.warned_at is not None or now < _idle_since(db, row) + IDLE:
                return
            SESSIONS.change(db, {"warned_at": now}, id=session_id)
            notices.add(db, "idle", now, {"closes_at": now + WARNED}, session_id=session_id)

        await self._tables.write(session_id, work)

    async def keep(self, session_id: str, actor: Actor) -> Session:
        """Keep the table open at the wish of a seated person. Refused: not-seated, game-over."""
        async with self._tables.open(session_id, quarantined=True) as table:
            if table.session.phase not in (Phase.LOBBY, Phase.PLAYING):
                raise Refused("game-over")
            if table.session.player_of(actor.user_id) is None:
                raise Refused("not-seated")
            now = table.now()
            await table.write(lambda db: sessions.keep_open(db, session_id, now))
            return table.session

    async def close(self, session_id: str) -> None:
        """Close the table without a result if it was warned and has stayed idle."""
        now = self._tables.now()

        def has_stayed_idle(row: SessionRow) -> Also | None:
            if row.warned_at is None or now < row.warned_at + WARNED:
                return None
            ended = InterventionRow(ENDED_IDLE, None, None, now)
            return lambda db: INTERVENTIONS.insert(db, ended, session_id=session_id)

        await self._tables.close(session_id, has_stayed_idle)


def next_warning(db: Connection, now: float) -> float | None:
    """Return when the next table is due for a warning; None if there is none."""
    late = [sessions.get(db, session_id) for session_id in sessions.idle_since(db, now - IDLE)]
    moments = [_idle_since(db, row) + IDLE for row in late if row is not None]
    coming = sessions.longest_idle(db, now - IDLE)
    if coming is not None:
        moments.append(coming + IDLE)
    return min(moments, default=None)


def _idle_since(db: Connection, row: SessionRow) -> float:
    """Return since when the table is idle; time on a player's vacation that stops clocks does not count."""
    moments = [row.changed_at]
    for clock in row.clocks:
        mine = settings.of_user(db, clock.user_id)
        stops = stopped_until(mine) if clock.vacations else None
        if mine.away_from is not None and stops is not None and mine.away_from <= row.changed_at + IDLE:
            moments.append(stops)
    return max(moments)
