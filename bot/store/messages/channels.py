"""Where a session is played, and whether anything can be told there."""

from __future__ import annotations

from bot.store.database import Connection


def mute(db: Connection, session_id: str, at: float) -> int | None:
    """The channel cannot be told anything: the host, who is to hear of it; None if they have heard already."""
    done = db.execute("UPDATE sessions SET muted_at = ? WHERE id = ? AND muted_at IS NULL", (at, session_id))
    if done.rowcount == 0:
        return None
    host: int = db.execute("SELECT host_id FROM sessions WHERE id = ?", (session_id,)).fetchone()[0]
    return host


def muted(db: Connection, session_id: str) -> bool:
    """Whether the channel could not be told anything when that was last tried."""
    found = db.execute("SELECT 1 FROM sessions WHERE id = ? AND muted_at IS NOT NULL", (session_id,))
    return found.fetchone() is not None


def heard(db: Connection, session_id: str) -> bool:
    """The channel was told something; whether that could not be done before."""
    done = db.execute("UPDATE sessions SET muted_at = NULL WHERE id = ? AND muted_at IS NOT NULL", (session_id,))
    return done.rowcount > 0


def parked(db: Connection, guild_id: int | None = None) -> list[tuple[str, int]]:
    """The sessions (of a server) with something that cannot be delivered, and their channels."""
    found = db.execute(
        "SELECT id, channel_id FROM sessions WHERE id IN (SELECT session_id FROM outbox WHERE parked IS NOT NULL "
        "UNION SELECT session_id FROM letters WHERE parked IS NOT NULL AND user_id IS NULL) "
        "AND (?1 IS NULL OR guild_id = ?1) ORDER BY id",
        (guild_id,),
    )
    return found.fetchall()


def unpark(db: Connection, session_id: str) -> None:
    """Let everything that could not be delivered be tried again."""
    db.execute("UPDATE outbox SET parked = NULL WHERE session_id = ?", (session_id,))
    db.execute("UPDATE letters SET parked = NULL WHERE session_id = ? AND user_id IS NULL", (session_id,))


def drop(db: Connection, session_id: str) -> None:
    """Nobody is left to be told anything."""
    db.execute("DELETE FROM outbox WHERE session_id = ?", (session_id,))
    db.execute("DELETE FROM letters WHERE session_id = ? AND user_id IS NULL", (session_id,))


def drop_ended(db: Connection, before: float) -> int:
    """Nobody is told any more what sessions that ended before then still had to tell; how many words that were."""
    # Few words wait, and many sessions have ended: each word looks its session up, and not the other way round.
    ended = "SELECT 1 FROM sessions WHERE id = {}.session_id AND phase IN ('over', 'closed') AND changed_at <= ?"
    return sum(
        db.execute(f"DELETE FROM {table} WHERE EXISTS ({ended.format(table)})", (before,)).rowcount
        for table in ("outbox", "letters")
    )


def leave(db: Connection, channel_id: int) -> None:
    """The channel is gone, and the panels that stood in it."""
    db.execute("DELETE FROM panels WHERE channel_id = ?", (channel_id,))


def move(db: Connection, session_id: str, channel_id: int) -> None:
    """Play on in another channel; sqlite3.IntegrityError if a session is open there."""
    db.execute("DELETE FROM panels WHERE session_id = ?", (session_id,))
    db.execute("UPDATE sessions SET channel_id = ?, revision = revision + 1 WHERE id = ?", (channel_id, session_id))
    unpark(db, session_id)


def open_on(db: Connection, guild_id: int) -> list[str]:
    """The open sessions of a server."""
    found = db.execute(
        "SELECT id FROM sessions WHERE guild_id = ? AND phase IN ('lobby', 'playing') ORDER BY id", (guild_id,)
    )
    return [session_id for (session_id,) in found]
