"""Players who left a running game and whose seat now belongs to somebody else: the game counts as lost for them."""

from __future__ import annotations

from bot.store.database import Connection
from bot.store.drivers.dialect import upsert


def add(db: Connection, session_id: str, user_id: int, seat: int, name: str, at: float) -> None:
    """Record that this person's seat goes to somebody else. Erased users (ids below zero) are skipped."""
    if user_id > 0:
        db.execute(
            upsert("former_players", ("session_id", "user_id"), ("seat", "name", "left_at")),
            (session_id, user_id, seat, name, at),
        )


def of_session(db: Connection, session_id: str) -> list[tuple[int, str, int]]:
    """Return id, name and lost seat of former players without a seat now, in the order of leaving."""
    found = db.execute(
        "SELECT user_id, name, seat FROM former_players WHERE session_id = :session AND user_id NOT IN "
        "(SELECT user_id FROM players WHERE session_id = :session AND user_id IS NOT NULL) "
        "ORDER BY left_at, user_id",
        {"session": session_id},
    )
    return found.fetchall()


def forget(db: Connection, session_id: str) -> None:
    """Delete the former players of an ended game; the results have what it means for them."""
    db.execute("DELETE FROM former_players WHERE session_id = ?", (session_id,))
