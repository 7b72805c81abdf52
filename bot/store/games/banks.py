"""Time banks: what each seat of a table has, by the turn from which on it has had it (``bot/tables/banks.py``)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rows.ahead import BankRow
from bot.store.columns import Columns
from bot.store.database import Connection

BANKS = Columns("banks", BankRow, keys=("session_id", "seat", "turn"))


def newest(rows: Iterable[BankRow]) -> dict[int, BankRow]:
    """Return the newest row of each seat, in seat order."""
    return {row.seat: row for row in sorted(rows, key=lambda row: (row.seat, row.turn))}


def seconds(rows: Iterable[BankRow]) -> tuple[float, ...]:
    """Return what each seat has, in seat order."""
    return tuple(row.seconds for row in newest(rows).values())


def take_back(db: Connection, session_id: str, turn: int) -> None:
    """Forget what seats have had since turns after this one, whose ends were taken back."""
    db.execute("DELETE FROM banks WHERE session_id = ? AND turn > ?", (session_id, turn))
