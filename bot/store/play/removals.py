"""People whom the host has removed from a lobby."""

from __future__ import annotations

from bot.store.database import Connection


def add(db: Connection, session_id: str, user_id: int, name: str) -> None:
    """Keep somebody out of a lobby."""
    insert = "INSERT INTO removals (session_id, user_id, name) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    db.execute(insert, (session_id, user_id, name))


def drop(db: Connection, session_id: str, user_id: int) -> bool:
    """Let somebody in again; return whether they were kept out."""
    where = "WHERE session_id = ? AND user_id = ?"
    return db.execute(f"DELETE FROM removals {where}", (session_id, user_id)).rowcount > 0


def of_session(db: Connection, session_id: str) -> dict[int, str]:
    """Return the people who are kept out of a lobby, with their names."""
    found = db.execute("SELECT user_id, name FROM removals WHERE session_id = ? ORDER BY name", (session_id,))
    return dict(found.fetchall())
