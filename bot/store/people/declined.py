"""People whose seats somebody has declined once and for all."""

from __future__ import annotations

from bot.store.database import Connection


def add(db: Connection, user_id: int, from_id: int, name: str, at: float) -> None:
    """Record that a person takes no seat from another; the first record counts."""
    db.execute(
        "INSERT INTO declined (user_id, from_id, name, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (user_id, from_id, name, at),
    )


def remove(db: Connection, user_id: int, from_id: int) -> None:
    db.execute("DELETE FROM declined WHERE user_id = ? AND from_id = ?", (user_id, from_id))


def of_user(db: Connection, user_id: int) -> list[tuple[int, str]]:
    """Return id and name of everybody whose seats a person has declined for good, newest first."""
    found = db.execute("SELECT from_id, name FROM declined WHERE user_id = ? ORDER BY at DESC, from_id", (user_id,))
    return found.fetchall()


def has(db: Connection, user_id: int, from_id: int) -> bool:
    """Whether a person has declined another's seats for good."""
    found = db.execute("SELECT 1 FROM declined WHERE user_id = ? AND from_id = ?", (user_id, from_id))
    return found.fetchone() is not None
