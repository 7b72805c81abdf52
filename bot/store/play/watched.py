"""People without a seat who follow a table: a lobby until it begins, a game until it ends."""

from __future__ import annotations

from bot.store.database import Connection


def add(db: Connection, session_id: str, user_id: int, at: float) -> None:
    insert = "INSERT INTO watched (session_id, user_id, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    db.execute(insert, (session_id, user_id, at))


def remove(db: Connection, session_id: str, user_id: int) -> None:
    db.execute("DELETE FROM watched WHERE session_id = ? AND user_id = ?", (session_id, user_id))


def by_user(db: Connection, user_id: int) -> list[str]:
    """Return the tables that a person follows, newest first."""
    rows = db.execute("SELECT session_id FROM watched WHERE user_id = ? ORDER BY since DESC, 1", (user_id,))
    return [session_id for (session_id,) in rows]


def of_session(db: Connection, session_id: str) -> list[int]:
    """Return the people who follow a table, in the order in which they began to."""
    rows = db.execute("SELECT user_id FROM watched WHERE session_id = ? ORDER BY since, 1", (session_id,))
    return [user_id for (user_id,) in rows]


def forget(db: Connection, session_id: str) -> None:
    """Let nobody follow a table any more: a lobby that has begun, or a game that is over."""
    db.execute("DELETE FROM watched WHERE session_id = ?", (session_id,))
