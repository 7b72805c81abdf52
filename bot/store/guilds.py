"""Servers: welcomed once; those that removed the bot are recorded, and purged after thirty days."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bot.store.drivers.dialect import first_column

from .database import Connection
from .drivers import dialect

KEPT = 30 * 86400.0
"""Seconds after which the data of a server that removed the bot is purged."""
WELCOME = 90 * 86400.0
"""Seconds in which a server is welcomed at most once."""
STAYING = "log_rows_stay"
"""The trigger that prevents deletion of log rows."""
_IN_USE = (
    "SELECT guild_id FROM sessions UNION SELECT guild_id FROM guild_settings UNION SELECT guild_id FROM ratings "
    "UNION SELECT guild_id FROM daily_counted UNION SELECT guild_id FROM daily_server_days "
    "UNION SELECT guild_id FROM daily_servers UNION SELECT guild_id FROM league_cycles "
    "UNION SELECT guild_id FROM league_members"
)

_DATA = (
    f"{_IN_USE} UNION SELECT guild_id FROM seat_lists UNION SELECT guild_id FROM substitutes "
    "UNION SELECT guild_id FROM parents_of_new_tables UNION SELECT guild_id FROM daily_posted"
)
"""What somebody on a server would miss. That it was welcomed is nothing of that, nor is a block."""


@dataclass(frozen=True, slots=True)
class Holdings:
    """What is stored of a server, as counts: open tables, results of finished games, and people in either."""

    tables: int
    results: int
    people: int


def welcome(db: Connection, guild_id: int, now: float) -> bool:
    """Record that a server is welcomed now; False if it was within WELCOME, or is in use already."""
    if db.execute(f"SELECT 1 FROM ({_IN_USE}) AS used WHERE guild_id = ?", (guild_id,)).fetchone() is not None:
        return False
    done = db.execute(
        "INSERT INTO welcomes (guild_id, at) VALUES (?, ?) "
        "ON CONFLICT (guild_id) DO UPDATE SET at = excluded.at WHERE welcomes.at <= ?",
        (guild_id, now, now - WELCOME),
    )
    return done.rowcount > 0


def welcomed_at(db: Connection, guild_id: int) -> float | None:
    """Return when a server was welcomed last; None: never."""
    row = db.execute("SELECT at FROM welcomes WHERE guild_id = ?", (guild_id,)).fetchone()
    return None if row is None else float(row[0])


def welcomed(db: Connection, guild_id: int, at: float) -> None:
    """Record that a server was welcomed then."""
    db.execute(dialect.upsert("welcomes", ("guild_id",), ("at",)), (guild_id, at))


def departed(db: Connection, guild_id: int, at: float) -> None:
    """Record that a server removed the bot; the first record counts."""
    db.execute(
        "INSERT INTO departed_guilds (guild_id, left_at) VALUES (?, ?) ON CONFLICT DO NOTHING", (guild_id, at)
    )


def returned(db: Connection, guild_id: int) -> bool:
    """Delete the record as the bot is back; return whether there was one."""
    return db.execute("DELETE FROM departed_guilds WHERE guild_id = ?", (guild_id,)).rowcount > 0


def away(db: Connection) -> list[int]:
    """Return the servers that removed the bot and are not yet purged, oldest first."""
    return first_column(db, "SELECT guild_id FROM departed_guilds ORDER BY left_at")


def known(db: Connection) -> list[int]:
    """Return the servers with stored data (0 means no server)."""
    return first_column(db, f"{_DATA} UNION SELECT guild_id FROM welcomes EXCEPT SELECT 0")


def has_data(db: Connection, guild_id: int) -> bool:
    """Whether anything is stored that somebody on a server would miss."""
    return db.execute(f"SELECT 1 FROM ({_DATA}) AS kept WHERE guild_id = ?", (guild_id,)).fetchone() is not None


def unlisted(db: Connection, listed: Collection[int]) -> list[int]:
    """Return the servers with data that are not ``listed``, except those that the bot has left, in order of id."""
    rows = db.execute(_DATA)
    return sorted({guild_id for (guild_id,) in rows} - {0, *listed, *away(db)})


def holdings(db: Connection, guild_id: int) -> Holdings:
    """Count what is stored of a server; people who have erased their data are nobody."""
    played = "(SELECT id FROM sessions WHERE guild_id = :guild)"
    counts = (
        "SELECT count(*) FROM sessions WHERE guild_id = :guild AND phase IN ('lobby', 'playing')",
        "SELECT count(DISTINCT session_id) FROM results WHERE guild_id = :guild",
        "SELECT count(*) FROM (SELECT user_id FROM players WHERE user_id > 0 AND session_id IN "
        f"{played} UNION SELECT user_id FROM results WHERE user_id > 0 AND guild_id = :guild) AS people",
    )
    return Holdings(*(dialect.number(db, each, {"guild": guild_id}) for each in counts))


def due(db: Connection, now: float) -> list[int]:
    """Return the servers to be purged, oldest first."""
    return first_column(
        db, "SELECT guild_id FROM departed_guilds WHERE left_at <= ? ORDER BY left_at", (now - KEPT,)
    )


def purge(db: Connection, guild_id: int) -> int:
    """Delete all data of a server: sessions with everything that refers to them, results, ratings, settings.

    Return the number of sessions. Every table with a session or server column is included, so tables of later
    versions are too; foreign keys prevent leftovers. The log's protection from deletion is
    lifted in this transaction alone.
    """
    guard = dialect.allow_deletion_of_log(db, STAYING)
    for table in dialect.tables_with(db, "session_id"):
        db.execute(
            f"DELETE FROM {table} WHERE session_id IN (SELECT id FROM sessions WHERE guild_id = ?)", (guild_id,)
        )
    gone = db.execute("DELETE FROM sessions WHERE guild_id = ?", (guild_id,)).rowcount
    db.execute(
        "DELETE FROM notices WHERE session_id IS NULL AND channel_id IN "
        "(SELECT channel_id FROM seat_lists WHERE guild_id = ?)",
        (guild_id,),
    )
    for table in dialect.tables_with(db, "guild_id"):
        db.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))
    db.execute(guard)
    return gone
