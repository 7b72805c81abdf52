"""Time banks: what each seat of a table has, by the turn from which on it has had it (``bot/tables/banks.py``)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rows.ahead import BankRow
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers.contract import Asked

BANKS = Columns("banks", BankRow, keys=("session_id", "seat", "turn"))


def ask_session(db: Connection, session_id: str) -> Asked[list[BankRow]]:
    """Ask for all rows of a table, by seat and turn, as ``Columns.ask``."""
    return BANKS.ask(db, "WHERE session_id = ? ORDER BY seat, turn", (session_id,))


def newest(rows: Iterable[BankRow]) -> dict[int, BankRow]:
    """Return the newest row of each seat, in seat order."""
    return {row.seat: row for row in sorted(rows, key=lambda row: (row.seat, row.turn))}


def seconds(rows: Iterable[BankRow]) -> tuple[float, ...]:
    """Return what each seat has, in seat order."""
    return tuple(row.seconds for row in newest(rows).values())


def put(db: Connection, row: BankRow) -> None:
    """Store what a seat has from a turn on."""
    BANKS.put(db, row)


def forget(db: Connection, session_id: str) -> None:
    """Forget the banks of a table that is over."""
    db.execute("DELETE FROM banks WHERE session_id = ?", (session_id,))


def take_back(db: Connection, session_id: str, turn: int) -> None:
    """Forget what seats have had since turns after this one, whose ends were taken back."""
    db.execute("DELETE FROM banks WHERE session_id = ? AND turn > ?", (session_id, turn))
