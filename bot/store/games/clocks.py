"""Clocks of seats that owe an action, and time used per turn."""

from __future__ import annotations

from bot.rows.session import ClockRow
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers import dialect
from bot.store.drivers.contract import Asked
from bot.store.drivers.dialect import first_column

CLOCKS = Columns("clocks", ClockRow, keys=("session_id", "seat"))
_REACHABLE = "(SELECT unreachable_at FROM sessions WHERE id = clocks.session_id) IS NULL"


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
    found = first_column(
        db,
        f"SELECT session_id FROM clocks WHERE next_at <= ? AND {_REACHABLE} ORDER BY next_at, session_id",
        (now,),
    )
    return list(dict.fromkeys(found))


def next_due(db: Connection) -> float | None:
    """Return when the next clock is due; None: never."""
    due_at: float | None = db.execute(f"SELECT min(next_at) FROM clocks WHERE {_REACHABLE}").fetchone()[0]
    return due_at


def to_look(db: Connection, now: float) -> list[str]:
    """Return the sessions with a clock whose person is to be looked for."""
    found = first_column(
        db, "SELECT session_id FROM clocks WHERE look_at <= ? ORDER BY look_at, session_id", (now,)
    )
    return list(dict.fromkeys(found))


def looked(db: Connection, clock: ClockRow, look_at: float | None) -> None:
    """Store when the person of this very clock is to be looked for next."""
    of_seat = {"session_id": clock.session_id, "seat": clock.seat}
    CLOCKS.change(db, {"look_at": look_at}, **of_seat, asked=clock.asked, user_id=clock.user_id)


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
