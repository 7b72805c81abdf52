"""People without a seat who follow a table: a lobby until it begins, a game until it ends."""

from __future__ import annotations

from bot.rows.session import WatchedRow
from bot.store.columns import Columns
from bot.store.database import Connection

WATCHED = Columns("watched", WatchedRow)


def by_user(db: Connection, user_id: int) -> list[str]:
    """Return the tables that a person follows, newest first."""
    return WATCHED.column(db, "session_id", user_id=user_id, order="since DESC, session_id")


def of_session(db: Connection, session_id: str) -> list[int]:
    """Return the people who follow a table, in the order in which they began to."""
    return WATCHED.column(db, "user_id", session_id=session_id, order="since, user_id")
