"""The list of free seats that a server wants in one of its channels."""

from __future__ import annotations

from bot.rows.messages import SeatListRow
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers.dialect import first_column

SEAT_LISTS = Columns("seat_lists", SeatListRow, keys=("guild_id",))
WAIT = 600.0
"""Seconds after a seat has fallen free until the list is posted: many are taken before."""
PAUSE = 6 * 3600.0
"""Seconds between two lists of a server, at least."""


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
    return first_column(
        db,
        f"SELECT guild_id FROM seat_lists WHERE asked_at IS NOT NULL AND {_DUE_AT} <= ? ORDER BY guild_id",
        (now,),
    )


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
    return SEAT_LISTS.one(db, guild_id=guild_id) if taken.rowcount else None
