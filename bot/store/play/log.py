"""The append-only log of actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.rows.log import Entry
from bot.store.database import Connection

_COLUMNS = (
    "row, seat, user_id, notation, chance, events, hidden, barrier, published, interaction_id, at, undone_at, "
    "by_clock, turn"
)


def append(db: Connection, session_id: str, new: Entry) -> None:
    """Append a row; sqlite3.IntegrityError if its number or its interaction is there already."""
    db.execute(
        f"INSERT INTO log (session_id, {_COLUMNS}) VALUES ({', '.join('?' * 15)})",
        (
            session_id, new.row, new.seat, new.user_id, new.notation, new.chance, new.events, new.hidden,
            new.barrier, new.published, new.interaction_id, new.at, new.undone_at, new.by_clock,
            new.turn,
        ),
    )  # fmt: skip


def take_back(db: Connection, session_id: str, row: int, at: float) -> None:
    """Mark a row as taken back; it stays in the log."""
    db.execute("UPDATE log SET undone_at = ? WHERE session_id = ? AND row = ?", (at, session_id, row))


def since(db: Connection, session_id: str, row: int) -> list[Entry]:
    """Return the rows after ``row``, oldest first; -1 for all."""
    return list(_select(db, "WHERE session_id = ? AND row > ? ORDER BY row", (session_id, row)))


def of_interaction(db: Connection, session_id: str, interaction_id: int) -> Entry | None:
    """Return the row that an interaction wrote in this session."""
    found = _select(db, "WHERE interaction_id = ? AND session_id = ?", (interaction_id, session_id))
    return next(found, None)


def acted(db: Connection, session_id: str, seat: int) -> bool:
    """Whether the log has an action of the seat that was not taken back."""
    found = db.execute(
        "SELECT 1 FROM log WHERE session_id = ? AND seat = ? AND undone_at IS NULL AND notation NOT LIKE 'undo %' "
        "LIMIT 1",
        (session_id, seat),
    )
    return found.fetchone() is not None


def newest_own(db: Connection, session_id: str, seat: int, user_id: int) -> tuple[int, int | None] | None:
    """Return row and turn of the person's own newest action on this seat that was not taken back."""
    found = db.execute(
        f"SELECT row, turn FROM log WHERE session_id = ? AND {_STANDS} AND {_OWN} ORDER BY row DESC LIMIT 1",
        (session_id, seat, user_id),
    ).fetchone()
    return None if found is None else (found[0], found[1])


def newest_others(db: Connection, session_id: str, seat: int, user_id: int) -> int:
    """Return the row of the newest action by others that this person may know and was not taken back; -1: none."""
    found = db.execute(
        f"SELECT row FROM log WHERE session_id = ? AND {_STANDS} AND NOT {_OWN} "
        "AND (NOT hidden OR barrier OR seat = ?) ORDER BY row DESC LIMIT 1",
        (session_id, seat, user_id, seat),
    ).fetchone()
    return -1 if found is None else int(found[0])


_STANDS = "undone_at IS NULL AND notation NOT LIKE 'undo %'"
_OWN = "(seat IS ? AND user_id IS ? AND NOT by_clock)"


def _select(db: Connection, where: str, values: Sequence[Any]) -> Iterator[Entry]:
    for found in db.execute(f"SELECT {_COLUMNS} FROM log {where}", values):
        head, flags, tail, by_clock, turn = found[:6], found[6:9], found[9:12], found[12], found[13]
        yield Entry(*(*head, *map(bool, flags), *tail, bool(by_clock), turn))
