"""The stored form of notes, and their statements. migrations/0032 explains each column."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.session.model import Refused
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers import dialect
from bot.store.drivers.contract import Asked
from bot.store.play import log, sessions


@dataclass(frozen=True, slots=True)
class Note:
    """One private line of a person about a table."""

    id: int
    user_id: int
    session_id: str
    turn: int
    at: float
    text: str


NOTES = Columns("notes", Note)
TURNS = 64


def take_turns(db: Connection, user_id: int) -> None:
    dialect.take_turns(db, f"notes {user_id % TURNS}")


def once(
    db: Connection, session_id: str, interaction_id: int | None, at: float, work: Callable[[Connection], None]
) -> None:
    if sessions.get(db, session_id) is None:
        raise Refused("no-session")
    if interaction_id is not None and log.session_of_interaction(db, interaction_id) is not None:
        return
    work(db)
    log.record_interaction(db, interaction_id, session_id, at)


def of_table(db: Connection, user_id: int, session_id: str) -> list[Note]:
    """Return a person's notes about a table, oldest first."""
    return ask_table(db, user_id, session_id)()


def ask_table(db: Connection, user_id: int, session_id: str) -> Asked[list[Note]]:
    """Ask for a person's notes about a table, oldest first, as ``Columns.ask``."""
    return NOTES.ask(db, "WHERE user_id = ? AND session_id = ? ORDER BY id", (user_id, session_id))


def newest(db: Connection, user_id: int) -> dict[str, Note]:
    """Return a person's newest note about each table."""
    rows = NOTES.select(db, "WHERE user_id = ? ORDER BY id", (user_id,))
    return {row.session_id: row for row in rows}


def add(db: Connection, user_id: int, session_id: str, turn: int, at: float, text: str) -> None:
    db.execute(
        "INSERT INTO notes (user_id, session_id, turn, at, text) VALUES (?, ?, ?, ?, ?)",
        (user_id, session_id, turn, at, text),
    )


def change(db: Connection, note_id: int, user_id: int, text: str) -> bool:
    """Replace the text of a person's own note; return whether it is there."""
    done = db.execute("UPDATE notes SET text = ? WHERE id = ? AND user_id = ?", (text, note_id, user_id))
    return done.rowcount == 1


def delete(db: Connection, note_id: int, user_id: int) -> bool:
    """Delete a person's own note; return whether it was there."""
    return db.execute("DELETE FROM notes WHERE id = ? AND user_id = ?", (note_id, user_id)).rowcount == 1


def count(db: Connection, user_id: int, session_id: str | None = None) -> int:
    """Return how many notes a person has, at all or about a table."""
    rows = db.execute(
        "SELECT count(*) FROM notes WHERE user_id = ? AND session_id = coalesce(?, session_id)",
        (user_id, session_id),
    )
    return int(rows.fetchone()[0])
