"""Sent notices that do not hold for ever, until they are settled."""

from __future__ import annotations

from bot.rows.messages import StandingRow
from bot.store.columns import Columns
from bot.store.database import Connection

STANDING = Columns("standing", StandingRow, keys=("message_id",))


def put(db: Connection, row: StandingRow) -> None:
    """Store a sent notice, or what it says now."""
    STANDING.put(db, row)


def of_session(db: Connection, session_id: str) -> list[StandingRow]:
    """Return the notices of a table that are not settled, oldest first."""
    return STANDING.select(db, "WHERE session_id = ? ORDER BY message_id", (session_id,))


def is_standing(db: Connection, message_id: int) -> bool:
    return db.execute("SELECT 1 FROM standing WHERE message_id = ?", (message_id,)).fetchone() is not None


def remove(db: Connection, message_id: int) -> bool:
    """Forget a notice, as it is settled; return whether it was there."""
    return db.execute("DELETE FROM standing WHERE message_id = ?", (message_id,)).rowcount > 0


def ended(db: Connection, now: float) -> list[str]:
    """Return the tables with notices that have to be looked at by now."""
    rows = db.execute("SELECT DISTINCT session_id FROM standing WHERE ends_at <= ? ORDER BY session_id", (now,))
    return [session_id for (session_id,) in rows]


def next_end(db: Connection) -> float | None:
    """Return when the next notice has to be looked at; None: never."""
    ends_at: float | None = db.execute("SELECT min(ends_at) FROM standing").fetchone()[0]
    return ends_at
