"""Small things to be remembered from one start to the next."""

from __future__ import annotations

from .database import Connection


def get(db: Connection, name: str) -> str | None:
    found = db.execute("SELECT value FROM notes WHERE name = ?", (name,)).fetchone()
    return found[0] if found else None


def put(db: Connection, name: str, value: str) -> None:
    db.execute(
        "INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )
