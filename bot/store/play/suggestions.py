"""Ready-made turns that were offered to people, by table, seat and decision."""

from __future__ import annotations

from bot.rows.log import SuggestionRow
from bot.store.columns import Columns
from bot.store.database import Connection

SUGGESTIONS = Columns("suggestions", SuggestionRow)
_ONE = "WHERE session_id = ? AND seat = ? AND decision = ?"


def add(db: Connection, session_id: str, new: SuggestionRow) -> None:
    """Keep what was offered for a decision; the first one for it stays."""
    if get(db, session_id, new.seat, new.decision) is None:
        SUGGESTIONS.insert(db, new, session_id=session_id)


def get(db: Connection, session_id: str, seat: int, decision: int) -> SuggestionRow | None:
    """Return what was offered for a decision; None if nothing was yet."""
    return SUGGESTIONS.first(db, _ONE, (session_id, seat, decision))


def of_session(db: Connection, session_id: str) -> list[SuggestionRow]:
    """Return all that was offered at a table, oldest first."""
    return SUGGESTIONS.select(db, "WHERE session_id = ? ORDER BY row, seat, decision", (session_id,))
