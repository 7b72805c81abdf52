"""What is promised about the dice: the posted hashes, and the seats as they were at Begin."""

from __future__ import annotations

from bot.rows.commitment import BEGIN, BOARDS, LOBBIES, CommitmentRow, FirstMessageRow, PlaceRow
from bot.store.columns import Columns
from bot.store.database import Connection

COMMITMENTS = Columns("commitments", CommitmentRow, order="kind = 'begin'")
FIRST = {table: Columns(table, FirstMessageRow) for table in (LOBBIES, BOARDS)}
PLACES = Columns("places", PlaceRow, keys=("session_id", "seat"))


def message_of(db: Connection, session_id: str) -> int | None:
    """Return the id of the message with the commitment of Begin; None while it is not posted."""
    message: int | None = COMMITMENTS.value(db, "message_id", session_id=session_id, kind=BEGIN)
    return message


def posted(db: Connection, row: CommitmentRow, channel_id: int, message_id: int) -> None:
    """Store the message with a hash: the first one, as a later one proves nothing."""
    message = {"channel_id": channel_id, "message_id": message_id}
    COMMITMENTS.change(db, message, session_id=row.session_id, kind=row.kind, message_id=None)
