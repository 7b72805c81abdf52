"""The processes that share this database, and their signs of life."""

from __future__ import annotations

from bot.store.database import Connection

FORGOTTEN = 3600.0
"""Seconds after which a process that has stopped without a word is no longer listed."""


def beat(db: Connection, worker: str, version: str, now: float, until: float) -> None:
    """Record a sign of life, and forget processes and claims that have been dead for long."""
    db.execute(
        "INSERT INTO clusters (worker, alive_until, joined_at, version) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (worker) DO UPDATE SET alive_until = excluded.alive_until",
        (worker, until, now, version),
    )
    gone = db.execute("DELETE FROM clusters WHERE alive_until < ?", (now - FORGOTTEN,)).rowcount
    if gone:
        db.execute("DELETE FROM claims WHERE worker NOT IN (SELECT worker FROM clusters)")


def leave(db: Connection, worker: str) -> None:
    """Give up everything: claims at once, and the process itself."""
    db.execute("DELETE FROM claims WHERE worker = ?", (worker,))
    db.execute("DELETE FROM clusters WHERE worker = ?", (worker,))


def alive(db: Connection, now: float) -> list[tuple[str, str]]:
    """Return the living processes with their versions, the oldest first."""
    found = db.execute(
        "SELECT worker, version FROM clusters WHERE alive_until > ? ORDER BY joined_at, worker", (now,)
    )
    return found.fetchall()
