"""Which emoji of the application is which small picture."""

from __future__ import annotations

from bot.rows.signs import SignRow

from .columns import Columns
from .database import Connection
from .drivers.dialect import upsert

SIGNS = Columns("signs", SignRow)


def known(db: Connection) -> dict[str, SignRow]:
    """Return the rows by sign."""
    return {row.sign: row for row in SIGNS.select(db, "")}


def keep(db: Connection, row: SignRow, was: int | None) -> bool:
    """Store a row in place of the one with the emoji ``was``; False if another process has changed it since."""
    put = f"{upsert('signs', ('sign',), SIGNS.names[1:])} WHERE signs.emoji_id = ?"
    return db.execute(put, (*SIGNS.values(row), -1 if was is None else was)).rowcount == 1
