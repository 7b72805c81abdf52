"""Interventions: what somebody did to a game from outside its rules. The log itself replays without them."""

from __future__ import annotations

from bot.rows.intervention import InterventionRow
from bot.store.database import Connection


def add(db: Connection, session_id: str, new: InterventionRow) -> None:
    db.execute(
        "INSERT INTO interventions (session_id, kind, user_id, name, at) VALUES (?, ?, ?, ?, ?)",
        (session_id, new.kind, new.user_id, new.name, new.at),
    )


def of_session(db: Connection, session_id: str) -> list[InterventionRow]:
    """Return the interventions of a session, oldest first."""
    found = db.execute(
        "SELECT kind, user_id, name, at FROM interventions WHERE session_id = ? ORDER BY id", (session_id,)
    )
    return [InterventionRow(*row) for row in found]
