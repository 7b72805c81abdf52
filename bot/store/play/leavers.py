"""Who did not stay in a running game and whose seat is somebody else's since: they have lost it all the same."""

from __future__ import annotations

from bot.store.database import Connection


def add(db: Connection, session_id: str, user_id: int, seat: int, name: str, at: float) -> None:
    """The seat of this person goes to somebody else. Who asked to be forgotten (an id below zero) is nobody."""
    if user_id > 0:
        db.execute(
            "INSERT OR REPLACE INTO leavers (session_id, user_id, seat, name, left_at) VALUES (?, ?, ?, ?, ?)",
            (session_id, user_id, seat, name, at),
        )


def of_session(db: Connection, session_id: str) -> list[tuple[int, str, int]]:
    """Users who own no seat again by now, with their name and the seat they lost, in the order of leaving."""
    found = db.execute(
        "SELECT user_id, name, seat FROM leavers WHERE session_id = :session AND user_id NOT IN (SELECT user_id "
        "FROM players WHERE session_id = :session AND user_id IS NOT NULL) ORDER BY left_at, user_id",
        {"session": session_id},
    )
    return found.fetchall()


def forget(db: Connection, session_id: str) -> None:
    """The game has ended: what it means for them stands in the results, if anywhere."""
    db.execute("DELETE FROM leavers WHERE session_id = ?", (session_id,))
