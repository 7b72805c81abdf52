"""The list of free seats that a server wants in one of its channels."""

from __future__ import annotations

from bot.rows.messages import SeatListRow
from bot.store.columns import Columns
from bot.store.database import Connection

SEAT_LISTS = Columns("seat_lists", SeatListRow, keys=("guild_id",))
WAIT = 600.0
"""Seconds after a seat has fallen free until the list is posted: many are taken before."""
PAUSE = 6 * 3600.0
"""Seconds between two lists of a server, at least."""


def get(db: Connection, guild_id: int) -> SeatListRow | None:
    """Return a server's list; None if it wants none."""
    return SEAT_LISTS.first(db, "WHERE guild_id = ?", (guild_id,))


def put(db: Connection, row: SeatListRow) -> None:
    """Store where a server wants its list, or what was posted of it."""
    SEAT_LISTS.put(db, row)


def remove(db: Connection, guild_id: int) -> None:
    """Post no list on a server any more."""
    db.execute("DELETE FROM seat_lists WHERE guild_id = ?", (guild_id,))


def seat_fell_free(db: Connection, guild_id: int, at: float) -> None:
    """Ask for a list, as somebody may take a seat on this server; nothing where no list is wanted.

    For every seat that strangers may take: one of a lobby, or one that is offered in a running game.
    """
    db.execute("UPDATE seat_lists SET asked_at = coalesce(asked_at, ?) WHERE guild_id = ?", (at, guild_id))


_DUE_AT = (
    f"CASE WHEN posted_at IS NULL OR posted_at + {PAUSE} < asked_at + {WAIT} THEN asked_at + {WAIT} "
    f"ELSE posted_at + {PAUSE} END"
)


def due(db: Connection, now: float) -> list[int]:
    """Return the servers whose list is to be posted."""
    rows = db.execute(
        f"SELECT guild_id FROM seat_lists WHERE asked_at IS NOT NULL AND {_DUE_AT} <= ? ORDER BY guild_id", (now,)
    )
    return [guild_id for (guild_id,) in rows]


def next_due(db: Connection) -> float | None:
    """Return when the next list is to be posted; None: nothing is known of."""
    row = db.execute(f"SELECT min({_DUE_AT}) FROM seat_lists WHERE asked_at IS NOT NULL").fetchone()
    due_at: float | None = row[0]
    return due_at


def take_up(db: Connection, guild_id: int, now: float) -> SeatListRow | None:
    """Return the list to be posted now, for one transaction alone; None if another one has taken it up."""
    taken = db.execute(
        f"UPDATE seat_lists SET asked_at = NULL WHERE guild_id = ? AND asked_at IS NOT NULL AND {_DUE_AT} <= ?",
        (guild_id, now),
    )
    return get(db, guild_id) if taken.rowcount else None


def written(db: Connection, guild_id: int, at: float) -> None:
    """Note that a list was written as a notice."""
    db.execute("UPDATE seat_lists SET posted_at = ? WHERE guild_id = ?", (at, guild_id))


def posted(db: Connection, guild_id: int, channel_id: int, message_id: int) -> bool:
    """Note the newest list of a server; False if it wants none in this channel any more."""
    done = db.execute(
        "UPDATE seat_lists SET message_id = ? WHERE guild_id = ? AND channel_id = ?",
        (message_id, guild_id, channel_id),
    )
    return done.rowcount > 0
