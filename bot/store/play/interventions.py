"""Interventions: what somebody did to a game from outside its rules. The log itself replays without them."""

from __future__ import annotations

from bot.rows.intervention import InterventionRow
from bot.store.columns import Columns
from bot.store.database import Connection

INTERVENTIONS = Columns("interventions", InterventionRow)


def add(db: Connection, session_id: str, new: InterventionRow) -> None:
    INTERVENTIONS.insert(db, new, session_id=session_id)


def of_session(db: Connection, session_id: str) -> list[InterventionRow]:
    """Return the interventions of a session, oldest first."""
    return INTERVENTIONS.select(db, "WHERE session_id = ? ORDER BY id", (session_id,))
