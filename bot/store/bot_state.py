"""Values the bot remembers from one start to the next, by name."""

from __future__ import annotations

from .database import Connection
from .drivers.dialect import upsert


def get(db: Connection, name: str) -> str | None:
    row = db.execute("SELECT value FROM bot_state WHERE name = ?", (name,)).fetchone()
    return row[0] if row else None


def put(db: Connection, name: str, value: str) -> None:
    db.execute(upsert("bot_state", ("name",), ("value",)), (name, value))
