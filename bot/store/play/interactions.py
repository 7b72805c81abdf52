"""Handled interactions that changed a lobby, kept for a day: a second delivery must change nothing."""

from __future__ import annotations

from bot.store.database import Connection

KEPT = 24 * 3600.0
"""Seconds; an interaction itself lives 15 minutes."""


def handled(db: Connection, interaction_id: int | None) -> str | None:
    """Return the session that this interaction has changed; None if the interaction is new."""
    found = db.execute("SELECT session_id FROM interactions WHERE interaction_id = ?", (interaction_id,)).fetchone()
    return found[0] if found else None


def record(db: Connection, interaction_id: int | None, session_id: str, at: float) -> None:
    """Record an interaction (None: nothing to record) and delete the old ones."""
    if interaction_id is None:
        return
    db.execute("DELETE FROM interactions WHERE at < ?", (at - KEPT,))
    insert = "INSERT INTO interactions (interaction_id, session_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    db.execute(insert, (interaction_id, session_id, at))
