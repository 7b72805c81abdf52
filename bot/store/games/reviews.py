"""Reviews of finished games, kept with them. They name seats, not people."""

from __future__ import annotations

from bot.rows.log import ReviewRow
from bot.store.columns import Columns
from bot.store.database import Connection

from .sessions import PLAYERS

REVIEWS = Columns("reviews", ReviewRow, keys=("session_id",))


def of_session(db: Connection, session_id: str) -> str | None:
    """Return the kept review of a game as JSON; None if there is none."""
    review: str | None = REVIEWS.value(db, "review", session_id=session_id)
    return review


def keep(db: Connection, session_id: str, review: str, people: list[int | None], at: float) -> bool:
    """Keep a review in place of an earlier one; return whether it was kept.

    ``people``: the user ids of the seats that it was made for, in seat order. It is not kept if somebody was erased
    meanwhile.
    """
    if PLAYERS.column(db, "user_id", session_id=session_id) != people:
        return False
    REVIEWS.put(db, ReviewRow(session_id, review, at))
    return True
