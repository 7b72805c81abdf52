"""Hints that people took: what each was shown, and how many in a turn."""

from __future__ import annotations

from bot.rows.log import HintRow
from bot.store.columns import Columns
from bot.store.database import Connection

HINTS = Columns("hints", HintRow)


def add(db: Connection, session_id: str, new: HintRow, most: int) -> bool:
    """Keep a hint; return whether it may be shown: not if the seat has had ``most`` in this turn, or is no longer
    this person's, who may have been erased since. The first one for a decision stays.
    """
    own = "SELECT 1 FROM players WHERE session_id = ? AND seat = ? AND user_id = ?"
    is_own = db.execute(own, (session_id, new.seat, new.user_id)).fetchone() is not None
    if shown(db, session_id, new.seat, new.decision, new.user_id) is not None:
        return True
    if not is_own or in_turn(db, session_id, new.seat, new.turn) >= most:
        return False
    HINTS.insert(db, new, session_id=session_id)
    return True


def in_turn(db: Connection, session_id: str, seat: int, turn: int) -> int:
    """Return how many hints a seat has had in a turn."""
    rows = db.execute(
        "SELECT count(*) FROM hints WHERE session_id = ? AND seat = ? AND turn = ?", (session_id, seat, turn)
    )
    return int(rows.fetchone()[0])


def shown(db: Connection, session_id: str, seat: int, decision: int, user_id: int) -> HintRow | None:
    """Return the hint that somebody was given for this decision."""
    where = "WHERE session_id = ? AND seat = ? AND decision = ? AND user_id = ?"
    return HINTS.first(db, where, (session_id, seat, decision, user_id))


def of_user(db: Connection, session_id: str, user_id: int) -> list[HintRow]:
    """Return the hints that somebody took at a table, oldest first."""
    return HINTS.select(db, "WHERE session_id = ? AND user_id = ? ORDER BY at, decision", (session_id, user_id))


def of_session(db: Connection, session_id: str) -> list[HintRow]:
    """Return all hints that were taken at a table, oldest first."""
    return HINTS.select(db, "WHERE session_id = ? ORDER BY at, seat, decision, user_id", (session_id,))


def seats(db: Connection, session_id: str) -> frozenset[int]:
    """Return the seats for which hints were taken."""
    return frozenset(
        seat for (seat,) in db.execute("SELECT DISTINCT seat FROM hints WHERE session_id = ?", (session_id,))
    )
