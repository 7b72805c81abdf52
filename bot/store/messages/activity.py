"""Activity in one person's games since a moment, for the daily digest."""

from __future__ import annotations

from bot.store.database import Connection

_THEIRS = "SELECT session_id FROM players WHERE user_id = ?1 AND gone = 0"


def ended_since(db: Connection, user_id: int, at: float) -> list[str]:
    """Return the person's begun games that ended since then, newest first."""
    found = db.execute(
        f"SELECT id FROM sessions WHERE id IN ({_THEIRS}) AND phase IN ('over', 'closed') AND row >= 0 "
        "AND changed_at > ?2 ORDER BY changed_at DESC, id",
        (user_id, at),
    )
    return [session_id for (session_id,) in found]


def moved_since(db: Connection, user_id: int, at: float) -> list[str]:
    """Return the person's open games with a public action of somebody else since then."""
    found = db.execute(
        f"SELECT id FROM sessions AS s WHERE id IN ({_THEIRS}) AND phase = 'playing' AND changed_at > ?2 "
        "AND EXISTS (SELECT 1 FROM log WHERE session_id = s.id AND at > ?2 AND user_id IS NOT ?1 "
        "AND (hidden = 0 OR barrier = 1)) ORDER BY id",
        (user_id, at),
    )
    return [session_id for (session_id,) in found]
