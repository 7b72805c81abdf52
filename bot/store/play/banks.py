"""Time banks: what each seat of a table has, by the turn from which on it has had it (``bot/tables/banks.py``)."""

from __future__ import annotations

from bot.rows.ahead import BankRow
from bot.store.columns import Columns
from bot.store.database import Connection

BANKS = Columns("banks", BankRow)


def of_session(db: Connection, session_id: str) -> dict[int, BankRow]:
    """Return the newest row of each seat."""
    rows = BANKS.select(db, "WHERE session_id = ? ORDER BY seat, turn", (session_id,))
    return {row.seat: row for row in rows}


def put(db: Connection, row: BankRow) -> None:
    """Store what a seat has from a turn on."""
    BANKS.put(db, row, "session_id", "seat", "turn")


def forget(db: Connection, session_id: str) -> None:
    """Forget the banks of a table that is over."""
    db.execute("DELETE FROM banks WHERE session_id = ?", (session_id,))


def take_back(db: Connection, session_id: str, turn: int) -> None:
    """Forget what seats have had since turns after this one, whose ends were taken back."""
    db.execute("DELETE FROM banks WHERE session_id = ? AND turn > ?", (session_id, turn))
