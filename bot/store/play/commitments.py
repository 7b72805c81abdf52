"""What is promised about the dice: the posted hashes, and the seats as they were at Begin."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rows.commitment import BEGIN, BOARDS, LOBBIES, OPENING, CommitmentRow, PlaceRow
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers.contract import Asked

COMMITMENTS = Columns("commitments", CommitmentRow)
PLACES = Columns("places", PlaceRow)


def add(db: Connection, session_id: str, kind: str, hash_: str) -> None:
    """Store a hash that is to be posted."""
    assert kind in (OPENING, BEGIN)
    COMMITMENTS.insert(db, CommitmentRow(session_id, kind, hash_))


def of_session(db: Connection, session_id: str) -> list[CommitmentRow]:
    """Return the hashes of a session, in the order in which they are posted."""
    return ask_session(db, session_id)()


def ask_session(db: Connection, session_id: str) -> Asked[list[CommitmentRow]]:
    """Ask for the hashes of a session as ``of_session`` returns them, as ``Columns.ask``."""
    return COMMITMENTS.ask(db, "WHERE session_id = ? ORDER BY kind = 'begin'", (session_id,))


def message_of(db: Connection, session_id: str) -> int | None:
    """Return the id of the message with the commitment of Begin; None while it is not posted."""
    found = db.execute(
        "SELECT message_id FROM commitments WHERE session_id = ? AND kind = ?", (session_id, BEGIN)
    ).fetchone()
    return None if found is None else found[0]


def posted(db: Connection, row: CommitmentRow, channel_id: int, message_id: int) -> None:
    """Store the message with a hash: the first one, as a later one proves nothing."""
    db.execute(
        "UPDATE commitments SET channel_id = ?, message_id = ? "
        "WHERE session_id = ? AND kind = ? AND message_id IS NULL",
        (channel_id, message_id, row.session_id, row.kind),
    )


def set_first_message(db: Connection, table: str, session_id: str, channel_id: int, message_id: int) -> None:
    """Store the first panel of a lobby or of a game (LOBBIES, BOARDS); a later one changes nothing."""
    assert table in (LOBBIES, BOARDS)
    db.execute(
        f"INSERT INTO {table} (session_id, channel_id, message_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (session_id, channel_id, message_id),
    )


def first_message(db: Connection, table: str, session_id: str) -> tuple[int, int] | None:
    """Return channel and message of a first panel; None if none was posted, or before this was stored."""
    assert table in (LOBBIES, BOARDS)
    select = f"SELECT channel_id, message_id FROM {table} WHERE session_id = ?"
    message: tuple[int, int] | None = db.execute(select, (session_id,)).fetchone()
    return message


def add_places(db: Connection, session_id: str, places: Sequence[PlaceRow]) -> None:
    """Store the seats of a game that begins."""
    PLACES.insert_all(db, places, session_id=session_id)


def places(db: Connection, session_id: str) -> list[PlaceRow]:
    """Return the seats of a session as they were at Begin; none by the old rule."""
    return PLACES.select(db, "WHERE session_id = ? ORDER BY seat", (session_id,))
