"""Clocks of seats that owe an action, and time used per turn."""

from __future__ import annotations

from bot.rows.session import ClockRow
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers import dialect
from bot.store.drivers.contract import Asked

CLOCKS = Columns("clocks", ClockRow, keys=("session_id", "seat"))
_REACHABLE = "(SELECT unreachable_at FROM sessions WHERE id = clocks.session_id) IS NULL"


def put(db: Connection, clock: ClockRow) -> None:
    """Store a seat's clock, new or changed."""
    CLOCKS.put(db, clock)


def stop(db: Connection, session_id: str, seat: int) -> None:
    """Delete the clock of a seat."""
    db.execute("DELETE FROM clocks WHERE session_id = ? AND seat = ?", (session_id, seat))


def stop_all(db: Connection, session_id: str) -> None:
    """Delete all clocks of a session."""
    db.execute("DELETE FROM clocks WHERE session_id = ?", (session_id,))


def of_session(db: Connection, session_id: str) -> list[ClockRow]:
    """Return the clocks of a session in seat order."""
    return ask_session(db, session_id)()


def ask_session(db: Connection, session_id: str) -> Asked[list[ClockRow]]:
    """Ask for the clocks of a session in seat order, as ``Columns.ask``."""
    return CLOCKS.ask(db, "WHERE session_id = ? ORDER BY seat", (session_id,))


def of_user(db: Connection, user_id: int) -> list[ClockRow]:
    """Return a person's clocks, by session and seat."""
    return CLOCKS.select(db, "WHERE user_id = ? ORDER BY session_id, seat", (user_id,))


def ask_next_waiting(db: Connection, user_id: int, apart_from: str) -> Asked[tuple[str, str] | None]:
    """Ask, as ``Columns.ask``, for the table that waits for a person and whose deadline is next, beside one table.

    Its session and game; None if no other table waits. Tables without a deadline come last.
    """
    found = dialect.ask_row(
        db,
        "SELECT c.session_id, s.game FROM clocks AS c JOIN sessions AS s ON s.id = c.session_id "
        "WHERE c.user_id = ? AND c.session_id <> ? AND s.phase = 'playing' AND s.incident IS NULL "
        "ORDER BY c.due_at IS NULL, c.due_at, c.session_id LIMIT 1",
        (user_id, apart_from),
    )

    def waiting() -> tuple[str, str] | None:
        row = found()
        return None if row is None else (row[0], row[1])

    return waiting


def limited(db: Connection) -> list[ClockRow]:
    """Return all clocks with a deadline."""
    return CLOCKS.select(db, "WHERE due_at IS NOT NULL")


def table_rules(db: Connection) -> dict[str, str]:
    """Return the table rules, as JSON, of all tables with a running clock."""
    rows = db.execute("SELECT id, table_rules FROM sessions WHERE id IN (SELECT session_id FROM clocks)")
    return dict(rows.fetchall())


def due(db: Connection, now: float) -> list[str]:
    """Return the sessions with a clock that is due, longest overdue first, without unreachable channels."""
    # Not grouped: that would read all clocks in the order of their sessions.
    rows = db.execute(
        f"SELECT session_id FROM clocks WHERE next_at <= ? AND {_REACHABLE} ORDER BY next_at, session_id", (now,)
    )
    return list(dict.fromkeys(session_id for (session_id,) in rows))


def next_due(db: Connection) -> float | None:
    """Return when the next clock is due; None: never."""
    due_at: float | None = db.execute(f"SELECT min(next_at) FROM clocks WHERE {_REACHABLE}").fetchone()[0]
    return due_at


def to_look(db: Connection, now: float) -> list[str]:
    """Return the sessions with a clock whose person is to be looked for."""
    rows = db.execute("SELECT session_id FROM clocks WHERE look_at <= ? ORDER BY look_at, session_id", (now,))
    return list(dict.fromkeys(session_id for (session_id,) in rows))


def next_look(db: Connection) -> float | None:
    """Return when somebody is to be looked for next; None: never."""
    look_at: float | None = db.execute("SELECT min(look_at) FROM clocks").fetchone()[0]
    return look_at


def looked(db: Connection, clock: ClockRow, look_at: float | None) -> None:
    """Store when the person of this very clock is to be looked for next."""
    db.execute(
        "UPDATE clocks SET look_at = ? WHERE session_id = ? AND seat = ? AND asked = ? AND user_id = ?",
        (look_at, clock.session_id, clock.seat, clock.asked, clock.user_id),
    )


def add_turn(db: Connection, session_id: str, seat: int, seconds: float, left: float | None = None) -> None:
    """Add a turn of the seat: its seconds, and the seconds left to its deadline (None: no limit)."""
    db.execute(
        "INSERT INTO turn_times (session_id, seat, seconds, turns, spare) VALUES (?, ?, ?, 1, ?) "
        "ON CONFLICT (session_id, seat) DO UPDATE SET "
        "seconds = turn_times.seconds + excluded.seconds, turns = turn_times.turns + 1, "
        "spare = excluded.spare",
        (session_id, seat, seconds, left),
    )


def take_back_turn(db: Connection, session_id: str, seat: int) -> float | None:
    """Count the seat's last turn no longer, as it goes on; return the seconds that were left (None: no limit)."""
    row = db.execute(
        "UPDATE turn_times SET turns = turns - 1 WHERE session_id = ? AND seat = ? RETURNING spare",
        (session_id, seat),
    ).fetchone()
    spare: float | None = None if row is None else row[0]
    return spare


def turn_times(db: Connection, session_id: str) -> dict[int, tuple[float, int]]:
    """Return seconds and turns by seat."""
    rows = db.execute("SELECT seat, seconds, turns FROM turn_times WHERE session_id = ?", (session_id,))
    return {seat: (seconds, turns) for seat, seconds, turns in rows}
