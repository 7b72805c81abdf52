"""What seats have decided ahead: standing orders, standing answers, and when they are looked at."""

from __future__ import annotations

from bot.rows.ahead import AnswersRow, FiringRow, OrdersRow
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers.contract import Asked
from bot.store.drivers.dialect import first_column

_SEAT = ("session_id", "seat")
ORDERS = Columns("orders", OrdersRow, keys=_SEAT)
ANSWERS = Columns("answers", AnswersRow, keys=_SEAT)
FIRINGS = Columns("firings", FiringRow, keys=_SEAT)


OfTable = tuple[list[OrdersRow], list[AnswersRow], list[FiringRow]]


def ask_table(db: Connection, session_id: str) -> Asked[OfTable]:
    """Ask for all that is decided ahead at a table, in seat order, as ``Columns.ask``."""
    orders, answers = ORDERS.ask_where(db, session_id=session_id), ANSWERS.ask_where(db, session_id=session_id)
    firings = FIRINGS.ask_where(db, session_id=session_id)
    return lambda: (orders(), answers(), firings())


def choose(db: Connection, new: AnswersRow) -> None:
    """Store the standing answers of a seat in place of earlier ones; () deletes those of this person."""
    if new.chosen:
        ANSWERS.put(db, new)
    else:
        ANSWERS.delete(db, session_id=new.session_id, seat=new.seat, user_id=new.user_id)


def due(db: Connection, now: float) -> list[str]:
    """Return the tables with a firing that is due, longest first."""
    found = first_column(
        db, "SELECT session_id FROM firings WHERE fires_at <= ? ORDER BY fires_at, session_id", (now,)
    )
    return list(dict.fromkeys(found))


def forget(db: Connection, session_id: str, seat: int | None = None) -> None:
    """Delete all that a seat, or without one the whole table, has decided ahead."""
    whose = {"session_id": session_id} if seat is None else {"session_id": session_id, "seat": seat}
    for columns in (ORDERS, ANSWERS, FIRINGS):
        columns.delete(db, **whose)
