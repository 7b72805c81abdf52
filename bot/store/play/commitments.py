"""What is promised about the dice: the posted hashes, and the seats as they were at Begin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple

from bot.rows.commitment import BEGIN, OPENING, CommitmentRow, PlaceRow
from bot.store.database import Connection


def add(db: Connection, session_id: str, kind: str, hash_: str) -> None:
    """Store a hash that is to be posted."""
    assert kind in (OPENING, BEGIN)
    db.execute("INSERT INTO commitments (session_id, kind, hash) VALUES (?, ?, ?)", (session_id, kind, hash_))


def of_session(db: Connection, session_id: str) -> list[CommitmentRow]:
    """Return the hashes of a session, in the order in which they are posted."""
    found = db.execute(
        "SELECT session_id, kind, hash, channel_id, message_id FROM commitments WHERE session_id = ? "
        "ORDER BY kind = 'begin'",
        (session_id,),
    )
    return [CommitmentRow(*row) for row in found.fetchall()]


def posted(db: Connection, row: CommitmentRow, channel_id: int, message_id: int) -> None:
    """Store the message with a hash."""
    db.execute(
        "UPDATE commitments SET channel_id = ?, message_id = ? WHERE session_id = ? AND kind = ?",
        (channel_id, message_id, row.session_id, row.kind),
    )


def set_first_board(db: Connection, session_id: str, channel_id: int, message_id: int) -> None:
    """Store the first panel of a game; a later one changes nothing."""
    db.execute(
        "INSERT INTO first_boards (session_id, channel_id, message_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (session_id, channel_id, message_id),
    )


def first_board(db: Connection, session_id: str) -> tuple[int, int] | None:
    """Return channel and message of a game's first panel; None if none was posted, or before this was stored."""
    select = "SELECT channel_id, message_id FROM first_boards WHERE session_id = ?"
    found: tuple[int, int] | None = db.execute(select, (session_id,)).fetchone()
    return found


def add_places(db: Connection, session_id: str, places: Sequence[PlaceRow]) -> None:
    """Store the seats of a game that begins."""
    db.executemany(
        "INSERT INTO places (session_id, seat, user_id, name, salt, digest) VALUES (?, ?, ?, ?, ?, ?)",
        [(session_id, *astuple(place)) for place in places],
    )


def places(db: Connection, session_id: str) -> list[PlaceRow]:
    """Return the seats of a session as they were at Begin; none by the old rule."""
    found = db.execute(
        "SELECT seat, user_id, name, salt, digest FROM places WHERE session_id = ? ORDER BY seat", (session_id,)
    )
    return [PlaceRow(*row) for row in found.fetchall()]
