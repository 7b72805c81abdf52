"""Private notes of people about tables."""

from __future__ import annotations

from bot.rows.ahead import NoteRow
from bot.store.columns import Columns
from bot.store.database import Connection

NOTES = Columns("notes", NoteRow)


def newest(db: Connection, user_id: int) -> dict[str, NoteRow]:
    """Return a person's newest note about each table."""
    return {row.session_id: row for row in NOTES.where(db, user_id=user_id, order="id")}
