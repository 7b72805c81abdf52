"""Hints that people took: what each was shown, and how many in a turn."""

from __future__ import annotations

from bot.rows.log import HintRow
from bot.store.columns import Columns
from bot.store.database import Connection

from .sessions import PLAYERS

HINTS = Columns("hints", HintRow, order="at, seat, decision, user_id")


def add(db: Connection, session_id: str, new: HintRow, most: int) -> bool:
    """Keep a hint; return whether it may be shown: not if the seat has had ``most`` in this turn, or is no longer
    this person's, who may have been erased since. The first one for a decision stays.
    """
    theirs = {"session_id": session_id, "seat": new.seat, "user_id": new.user_id}
    if HINTS.has(db, **theirs, decision=new.decision):
        return True
    if (
        not PLAYERS.has(db, **theirs)
        or HINTS.count(db, session_id=session_id, seat=new.seat, turn=new.turn) >= most
    ):
        return False
    HINTS.insert(db, new, session_id=session_id)
    return True


def seats(db: Connection, session_id: str) -> frozenset[int]:
    """Return the seats for which hints were taken."""
    return frozenset(HINTS.column(db, "seat", session_id=session_id))
