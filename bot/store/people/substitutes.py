"""Who stands in for others, on which server."""

from __future__ import annotations

from bot.rows.settings import SubstituteRow
from bot.store.columns import Columns
from bot.store.database import Connection

SUBSTITUTES = Columns("substitutes", SubstituteRow, keys=("guild_id", "user_id"))


def of(db: Connection, guild_id: int, user_id: int) -> SubstituteRow | None:
    """Return how a person stands in on a server; None if they do not."""
    return SUBSTITUTES.first(db, "WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))


def put(db: Connection, row: SubstituteRow) -> None:
    SUBSTITUTES.put(db, row)


def remove(db: Connection, guild_id: int, user_id: int) -> None:
    db.execute("DELETE FROM substitutes WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))


def on_server(db: Connection, guild_id: int) -> list[SubstituteRow]:
    """Return everybody who stands in on a server: the ones not asked for longest first."""
    return SUBSTITUTES.select(db, "WHERE guild_id = ? ORDER BY coalesce(asked_at, 0), since, user_id", (guild_id,))


def ask(db: Connection, guild_id: int, user_id: int, at: float, before: float) -> bool:
    """Record that a person is asked; False if they were asked after ``before``, and nothing is recorded."""
    done = db.execute(
        "UPDATE substitutes SET asked_at = ? WHERE guild_id = ? AND user_id = ? AND coalesce(asked_at, 0) <= ?",
        (at, guild_id, user_id, before),
    )
    return done.rowcount > 0
