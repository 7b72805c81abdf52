"""The channel of a session: whether it is reachable, and moving to another one."""

from __future__ import annotations

from bot.store.database import Connection
from bot.store.drivers.dialect import first_column
from bot.store.games import threads
from bot.store.games.sessions import SESSIONS

from .notices import NOTICES
from .outbox import PANELS


def mark_unreachable(db: Connection, session_id: str, at: float) -> int | None:
    """Mark the channel unreachable; return the host to notify, or None if it was marked already."""
    if SESSIONS.change(db, {"unreachable_at": at}, id=session_id, unreachable_at=None).rowcount == 0:
        return None
    host: int = SESSIONS.value(db, "host_id", id=session_id)
    return host


def is_unreachable(db: Connection, session_id: str) -> bool:
    """Whether the newest attempt to deliver to the channel failed."""
    return SESSIONS.value(db, "unreachable_at", id=session_id) is not None


def unreachable_on(db: Connection, guild_id: int) -> list[str]:
    """Return the open sessions of a server whose channels are unreachable."""
    return first_column(
        db,
        "SELECT id FROM sessions WHERE guild_id = ? AND phase IN ('lobby', 'playing') "
        "AND unreachable_at IS NOT NULL ORDER BY id",
        (guild_id,),
    )


def mark_reachable(db: Connection, session_id: str) -> bool:
    """Mark the channel reachable after a delivery; return whether it was unreachable before."""
    done = db.execute(
        "UPDATE sessions SET unreachable_at = NULL WHERE id = ? AND unreachable_at IS NOT NULL", (session_id,)
    )
    return done.rowcount > 0


def parked(db: Connection, guild_id: int | None = None) -> list[tuple[str, int]]:
    """Return the sessions (of a server) with something parked, and their channels; for a thread that is still to be
    opened, its parent."""
    rows = db.execute(
        "SELECT id, coalesce((SELECT parent_id FROM threads AS t WHERE t.session_id = sessions.id AND "
        "t.channel_id < 0), channel_id) FROM sessions WHERE id IN ("
        "SELECT session_id FROM outbox WHERE parked IS NOT NULL "
        "UNION SELECT session_id FROM notices WHERE parked IS NOT NULL AND user_id IS NULL) "
        "AND (?1 IS NULL OR guild_id = ?1) ORDER BY id",
        (guild_id,),
    )
    return rows.fetchall()


def unpark(db: Connection, session_id: str) -> None:
    """Release everything parked for the channel, to be tried again."""
    db.execute("UPDATE outbox SET parked = NULL WHERE session_id = ?", (session_id,))
    NOTICES.change(db, {"parked": None}, session_id=session_id, user_id=None)


def drop(db: Connection, session_id: str) -> None:
    """Delete everything still to be delivered to the channel."""
    db.execute("DELETE FROM outbox WHERE session_id = ?", (session_id,))
    NOTICES.delete(db, session_id=session_id, user_id=None)


def drop_ended(db: Connection, before: float) -> int:
    """Delete the undelivered messages of sessions that ended before then; return their number."""
    # Few messages wait and many sessions have ended: each message looks up its session, not the other way round.
    ended = "SELECT 1 FROM sessions WHERE id = {}.session_id AND phase IN ('over', 'closed') AND changed_at <= ?"
    return sum(
        db.execute(f"DELETE FROM {table} WHERE EXISTS ({ended.format(table)})", (before,)).rowcount
        for table in ("outbox", "notices")
    )


def move(db: Connection, session_id: str, channel_id: int) -> None:
    """Move a session to another channel; Conflict if a session is open there."""
    PANELS.delete(db, session_id=session_id)
    threads.forget_awaited(db, session_id)
    db.execute("DELETE FROM homes WHERE session_id = ?", (session_id,))
    db.execute("UPDATE sessions SET channel_id = ?, revision = revision + 1 WHERE id = ?", (channel_id, session_id))
    unpark(db, session_id)


def open_on(db: Connection, guild_id: int) -> list[str]:
    """Return the open sessions of a server."""
    return first_column(
        db, "SELECT id FROM sessions WHERE guild_id = ? AND phase IN ('lobby', 'playing') ORDER BY id", (guild_id,)
    )
