"""Reviews of finished games, kept with them. They name seats, not people."""

from __future__ import annotations

from bot.store.database import Connection


def of_session(db: Connection, session_id: str) -> str | None:
    """Return the kept review of a game as JSON; None if there is none."""
    row = db.execute("SELECT review FROM reviews WHERE session_id = ?", (session_id,)).fetchone()
    return None if row is None else str(row[0])


def keep(db: Connection, session_id: str, review: str, people: list[int | None], at: float) -> bool:
    """Keep a review in place of an earlier one; return whether it was kept.

    ``people``: the user ids of the seats that it was made for, in seat order. It is not kept if somebody was erased
    meanwhile.
    """
    rows = db.execute("SELECT user_id FROM players WHERE session_id = ? ORDER BY seat", (session_id,)).fetchall()
    if [user_id for (user_id,) in rows] != people:
        return False
    db.execute("DELETE FROM reviews WHERE session_id = ?", (session_id,))
    values = (session_id, review, at)
    db.execute("INSERT INTO reviews (session_id, review, made_at) VALUES (?, ?, ?)", values)
    return True
