"""Servers that the bot was taken off: noted, and forgotten after thirty days."""

from __future__ import annotations

from .database import Connection

KEPT = 30 * 86400.0
"""Seconds after which nothing is left of a server that the bot was taken off."""
STAYING = "log_rows_stay"
"""The trigger that keeps rows of the log from being deleted."""


def departed(db: Connection, guild_id: int, at: float) -> None:
    """The bot is no longer on this server; the first note of it counts."""
    db.execute("INSERT OR IGNORE INTO departed_guilds (guild_id, left_at) VALUES (?, ?)", (guild_id, at))


def returned(db: Connection, guild_id: int) -> bool:
    """It is back there, and nothing is forgotten; whether it was away."""
    return db.execute("DELETE FROM departed_guilds WHERE guild_id = ?", (guild_id,)).rowcount > 0


def away(db: Connection) -> list[int]:
    """The servers that the bot was taken off and that are not yet forgotten."""
    return [guild_id for (guild_id,) in db.execute("SELECT guild_id FROM departed_guilds ORDER BY left_at")]


def known(db: Connection) -> list[int]:
    """The servers that something is kept of; 0 is none."""
    found = db.execute(
        "SELECT guild_id FROM sessions UNION SELECT guild_id FROM guild_settings UNION "
        "SELECT guild_id FROM ratings EXCEPT SELECT 0"
    )
    return [guild_id for (guild_id,) in found]


def due(db: Connection, now: float) -> list[int]:
    """The servers to be forgotten by now."""
    found = db.execute("SELECT guild_id FROM departed_guilds WHERE left_at <= ? ORDER BY left_at", (now - KEPT,))
    return [guild_id for (guild_id,) in found]


def purge(db: Connection, guild_id: int) -> int:
    """Forget a server: its sessions with all that hangs on them, its results, ratings and settings.

    Gives the number of sessions. Whatever table names a session or a server is meant, also one that a later version
    brings; the foreign keys would not let a session go that something still hangs on. The log lets no row go
    otherwise: its trigger is taken off and put on again in the same transaction.
    """
    guard = db.execute("SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = ?", (STAYING,)).fetchone()
    db.execute(f"DROP TRIGGER {STAYING}")
    for table in _tables_with(db, "session_id"):
        db.execute(
            f"DELETE FROM {table} WHERE session_id IN (SELECT id FROM sessions WHERE guild_id = ?)", (guild_id,)
        )
    gone = db.execute("DELETE FROM sessions WHERE guild_id = ?", (guild_id,)).rowcount
    for table in _tables_with(db, "guild_id"):
        db.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))
    db.execute(guard[0])
    return gone


def _tables_with(db: Connection, column: str) -> list[str]:
    found = db.execute(
        "SELECT t.name FROM pragma_table_list AS t JOIN pragma_table_info(t.name) AS c "
        "WHERE t.schema = 'main' AND t.type = 'table' AND c.name = ? ORDER BY t.name",
        (column,),
    )
    return [name for (name,) in found.fetchall()]
