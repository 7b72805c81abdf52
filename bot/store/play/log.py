"""The append-only log of actions, and beside it what its rows do not hold: interactions and interventions."""

from __future__ import annotations

from bot.rows.log import Entry, InterventionRow
from bot.rows.session import Player
from bot.store.columns import Columns
from bot.store.database import Connection

LOG = Columns("log", Entry)
INTERVENTIONS = Columns("interventions", InterventionRow)
KEPT = 24 * 3600.0
"""Seconds for which interactions are kept; an interaction itself lives 15 minutes."""


def append(db: Connection, session_id: str, new: Entry) -> None:
    """Append a row; Conflict if its number or its interaction is there already."""
    LOG.insert(db, new, session_id=session_id)


def take_back(db: Connection, session_id: str, row: int, at: float) -> None:
    """Mark a row as taken back; it stays in the log."""
    db.execute("UPDATE log SET undone_at = ? WHERE session_id = ? AND row = ?", (at, session_id, row))


def since(db: Connection, session_id: str, row: int) -> list[Entry]:
    """Return the rows after ``row``, oldest first; -1 for all."""
    return LOG.select(db, "WHERE session_id = ? AND row > ? ORDER BY row", (session_id, row))


def begun_at(db: Connection, session_id: str) -> float:
    """Return when the first row was written, in seconds since 1970."""
    (at,) = db.execute("SELECT min(at) FROM log WHERE session_id = ?", (session_id,)).fetchone()
    return float(at)


def of_interaction(db: Connection, session_id: str, interaction_id: int) -> tuple[Entry, ...]:
    """Return the rows that an interaction wrote in this session, oldest first; () if none.

    Of a line of actions its last row names the interaction. A takeback is shown by its last row alone.
    """
    last = LOG.first(db, "WHERE interaction_id = ? AND session_id = ?", (interaction_id, session_id))
    if last is None or last.batch is None:
        return () if last is None else (last,)
    return tuple(
        LOG.select(
            db, "WHERE session_id = ? AND row >= ? AND batch = ? ORDER BY row", (session_id, *[last.batch] * 2)
        )
    )


def acted(db: Connection, session_id: str, seat: int) -> bool:
    """Whether the log has an action of the seat that was not taken back."""
    rows = db.execute(
        "SELECT 1 FROM log WHERE session_id = ? AND seat = ? AND undone_at IS NULL AND notation NOT LIKE 'undo %' "
        "LIMIT 1",
        (session_id, seat),
    )
    return rows.fetchone() is not None


def newest_own(db: Connection, session_id: str, seat: int, user_id: int) -> tuple[int, int | None] | None:
    """Return row and turn of the person's own newest action on this seat that was not taken back."""
    row = db.execute(
        f"SELECT row, turn FROM log WHERE session_id = ? AND {_STANDS} AND {_OWN} ORDER BY row DESC LIMIT 1",
        (session_id, seat, user_id),
    ).fetchone()
    return None if row is None else (row[0], row[1])


def newest_others(db: Connection, session_id: str, seat: int, user_id: int) -> int:
    """Return the row of the newest action by others that this person may know and was not taken back; -1: none."""
    row = db.execute(
        f"SELECT row FROM log WHERE session_id = ? AND {_STANDS} AND NOT {_OWN} "
        "AND (hidden = 0 OR barrier = 1 OR seat = ?) ORDER BY row DESC LIMIT 1",
        (session_id, seat, user_id, seat),
    ).fetchone()
    return -1 if row is None else int(row[0])


_STANDS = "undone_at IS NULL AND notation NOT LIKE 'undo %'"
_OWN = "(seat IS ? AND user_id IS ? AND by_clock = 0 AND ahead = '')"


# --- interactions that changed a lobby, so that a second delivery changes nothing --------------------------------


def session_of_interaction(db: Connection, interaction_id: int | None) -> str | None:
    """Return the session that this interaction has changed; None if the interaction is new."""
    row = db.execute("SELECT session_id FROM interactions WHERE interaction_id = ?", (interaction_id,)).fetchone()
    return row[0] if row else None


def record_interaction(db: Connection, interaction_id: int | None, session_id: str, at: float) -> None:
    """Record an interaction (None: nothing to record) and delete the old ones."""
    if interaction_id is None:
        return
    db.execute("DELETE FROM interactions WHERE at < ?", (at - KEPT,))
    insert = "INSERT INTO interactions (interaction_id, session_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    db.execute(insert, (interaction_id, session_id, at))


# --- interventions: what somebody did to a game from outside its rules -------------------------------------------


def add_seat_change(db: Connection, session_id: str, kind: str, player: Player, *, row: int, at: float) -> None:
    """Record that a seat's player changes after this row of the log; ``player`` is the one whom it is about."""
    add_intervention(db, session_id, InterventionRow(kind, player.user_id, player.name, at, int(player.seat), row))


def add_intervention(db: Connection, session_id: str, new: InterventionRow) -> None:
    INTERVENTIONS.insert(db, new, session_id=session_id)


def interventions(db: Connection, session_id: str) -> list[InterventionRow]:
    """Return the interventions of a session, oldest first."""
    return INTERVENTIONS.select(db, "WHERE session_id = ? ORDER BY id", (session_id,))
