"""Who stands in for others, on which server."""

from __future__ import annotations

from bot.rows.settings import SubstituteRow
from bot.store.columns import Columns
from bot.store.database import Connection

SUBSTITUTES = Columns(
    "substitutes", SubstituteRow, keys=("guild_id", "user_id"), order="coalesce(asked_at, 0), since, user_id"
)


def ask(db: Connection, guild_id: int, user_id: int, at: float, before: float) -> bool:
    """Record that a person is asked; False if they were asked after ``before``, and nothing is recorded."""
    done = db.execute(
        "UPDATE substitutes SET asked_at = ? WHERE guild_id = ? AND user_id = ? AND coalesce(asked_at, 0) <= ?",
        (at, guild_id, user_id, before),
    )
    return done.rowcount > 0
