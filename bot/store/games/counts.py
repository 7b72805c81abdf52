"""What quotas count: open tables, lobbies that came to nothing, and requests for seats.

Tables without a host count nowhere: nobody has opened them.
"""

from __future__ import annotations

from bot.rows.session import NO_HOST
from bot.store.database import Connection
from bot.store.drivers.dialect import first_column, number


def tables_of(db: Connection, user_id: int, beside: str) -> int:
    """Return the number of open tables, ``beside`` one, in which a person has taken a seat and not left."""
    return number(
        db,
        "SELECT count(DISTINCT s.id) FROM players AS p JOIN sessions AS s ON s.id = p.session_id "
        "WHERE p.user_id = ? AND p.pending = 0 AND p.gone = 0 AND s.phase IN ('lobby', 'playing') AND s.id <> ? "
        "AND s.host_id <> ?",
        (user_id, beside, NO_HOST),
    )


def tables_on(db: Connection, guild_id: int) -> int:
    """Return the number of open tables on a server."""
    return number(
        db,
        "SELECT count(*) FROM sessions WHERE phase IN ('lobby', 'playing') AND guild_id = ? AND host_id <> ?",
        (guild_id, NO_HOST),
    )


def tables_in(db: Connection, home_id: int, beside: str = "") -> int:
    """Return the number of open tables, ``beside`` one, in a channel or forum with its threads."""
    return number(
        db,
        "SELECT count(*) FROM sessions WHERE phase IN ('lobby', 'playing') AND id <> ?1 AND host_id <> ?3 AND ("
        "channel_id = ?2 OR channel_id IN (SELECT channel_id FROM threads WHERE parent_id = ?2) "
        "OR id IN (SELECT session_id FROM homes WHERE channel_id = ?2))",
        (beside, home_id, NO_HOST),
    )


def unplayed_of(db: Connection, host_id: int, since: float) -> list[float]:
    """Return when a host opened the lobbies that were not begun or not played to the end, newest first."""
    return first_column(
        db,
        "SELECT created_at FROM sessions WHERE created_at > ? AND phase IN ('lobby', 'closed') AND host_id = ? "
        "ORDER BY created_at DESC",
        (since, host_id),
    )


def unplayed_in(db: Connection, channel_id: int, since: float) -> list[float]:
    """Return the same for a channel with the threads that the bot opened in it."""
    threads = "SELECT channel_id FROM threads WHERE parent_id = ?2"
    return first_column(
        db,
        "SELECT created_at FROM sessions WHERE created_at > ?1 AND phase IN ('lobby', 'closed') "
        f"AND host_id <> ?3 AND (channel_id = ?2 OR channel_id IN ({threads})) ORDER BY created_at DESC",
        (since, channel_id, NO_HOST),
    )


def seat_requests_of(db: Connection, user_id: int, since: float) -> list[tuple[float, bool]]:
    """Return when a person offered or asked for seats, and whether that still waits, newest first."""
    rows = db.execute(
        "SELECT created_at, state = 'open' FROM requests WHERE user_id = ? AND kind IN ('give', 'take', 'fill') "
        "AND created_at > ? ORDER BY created_at DESC",
        (user_id, since),
    )
    return [(at, bool(waits)) for at, waits in rows]
