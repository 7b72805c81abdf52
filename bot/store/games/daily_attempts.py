"""Attempts of the dice of the day, who was erased on an open day, and where people are counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.rows.daily import AttemptRow, CountedRow, ErasedRow
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers.dialect import first_column, number

ATTEMPTS = Columns("daily_tries", AttemptRow, keys=("date", "user_id"))
COUNTED_ON = Columns("daily_counted", CountedRow)
ERASED = Columns("daily_erased", ErasedRow)
MarkOf: TypeAlias = Callable[[int, str, str], str]
"""From a person, a date and the secret of its month to the mark of who was erased."""

_COUNTS = "finished_at IS NOT NULL AND apart = 0"


def finish(db: Connection, board_id: str, date: str, user_id: int, at: float, score: int, points: str) -> None:
    """Write the result of the attempt that is played on this board; the first one stays."""
    result = {"finished_at": at, "score": score, "points": points}
    ATTEMPTS.change(db, result, date=date, user_id=user_id, board_id=board_id, finished_at=None)


def shared(db: Connection, date: str, user_id: int, at: float) -> None:
    """Note when a finished attempt was shared; the first time stays."""
    db.execute(
        "UPDATE daily_tries SET shared_at = ? "
        "WHERE date = ? AND user_id = ? AND finished_at IS NOT NULL AND shared_at IS NULL",
        (at, date, user_id),
    )


def played(db: Connection, user_id: int) -> list[str]:
    """Return the dates of a person's finished attempts."""
    return first_column(
        db, "SELECT date FROM daily_tries WHERE user_id = ? AND finished_at IS NOT NULL", (user_id,)
    )


def scores(db: Connection, user_id: int, first: str, last: str) -> dict[str, int]:
    """Return a person's scores by date, of the finished ones of these days and those between."""
    rows = db.execute(
        "SELECT date, score FROM daily_tries WHERE user_id = ? AND date BETWEEN ? AND ? AND score IS NOT NULL",
        (user_id, first, last),
    )
    return dict(rows.fetchall())


# --- where people are counted ------------------------------------------------------------------------------------


def counted_on(db: Connection, user_id: int) -> frozenset[int]:
    """Return the servers where a person is counted."""
    return frozenset(COUNTED_ON.column(db, "guild_id", user_id=user_id))


# --- who was erased ----------------------------------------------------------------------------------------------


def was_erased(db: Connection, date: str, user_id: int, mark_of: MarkOf) -> bool:
    """Whether a person was erased on this open day after they had begun their attempt."""
    mark = mark_of(user_id, date, _secret(db, date))
    return ERASED.has(db, date=date, mark=mark)


def erase(db: Connection, user_id: int, erased_id: int, mark_of: MarkOf) -> None:
    """Erase a person's attempts: of one finished in competition the result stays, under the number ``erased_id``.

    On an open day a keyed hash remains, so that they have no second attempt.
    """
    open_dates = first_column(
        db,
        "SELECT t.date FROM daily_tries AS t JOIN daily_days AS d ON d.date = t.date "
        "WHERE t.user_id = ? AND d.closed_at IS NULL",
        (user_id,),
    )
    for date in open_dates:
        ERASED.insert_new(db, ErasedRow(date, mark_of(user_id, date, _secret(db, date))))
    db.execute(f"DELETE FROM daily_tries WHERE user_id = ? AND NOT ({_COUNTS})", (user_id,))
    ATTEMPTS.change(db, {"user_id": erased_id, "board_id": None, "shown": False}, user_id=user_id)
    db.execute("UPDATE daily_servers SET by_id = ? WHERE by_id = ?", (erased_id, user_id))


def _secret(db: Connection, date: str) -> str:
    secret = db.execute("SELECT secret FROM daily_months WHERE month = ?", (date[:7],)).fetchone()
    return str(secret[0])


# --- figures -----------------------------------------------------------------------------------------------------


def finishers(db: Connection, date: str) -> int:
    return number(db, f"SELECT count(*) FROM daily_tries WHERE date = ? AND {_COUNTS}", (date,))


def shares(db: Connection, since: str, start: float, end: float) -> int:
    """Return how many attempts, from the date ``since`` on, were shared in this time."""
    query = f"SELECT count(*) FROM daily_tries WHERE date >= ? AND {_COUNTS} AND shared_at >= ? AND shared_at < ?"
    return number(db, query, (since, start, end))


def newcomers(db: Connection, date: str, later: tuple[str, str]) -> tuple[int, int, int]:
    """Return how many people finished their first attempt on this date, and how many of them another one on each
    of two ``later`` dates."""
    again = (
        "coalesce(sum(CASE WHEN EXISTS (SELECT 1 FROM daily_tries AS l WHERE l.date = ? AND l.user_id = t.user_id "
        "AND l.finished_at IS NOT NULL) THEN 1 ELSE 0 END), 0)"
    )
    row = db.execute(
        f"SELECT count(*), {again}, {again} FROM daily_tries AS t WHERE t.date = ? AND {_COUNTS} "
        "AND NOT EXISTS (SELECT 1 FROM daily_tries AS e WHERE e.user_id = t.user_id AND e.date < t.date "
        "AND e.finished_at IS NOT NULL)",
        (*later, date),
    ).fetchone()
    return int(row[0]), int(row[1]), int(row[2])


def players(db: Connection, since: str) -> int:
    """Return how many people have finished an attempt from this date on."""
    return number(db, f"SELECT count(DISTINCT user_id) FROM daily_tries WHERE date >= ? AND {_COUNTS}", (since,))


def at_tables(db: Connection, since: str, within: float) -> int:
    """Return how many of ``players`` have a seat at a game of several people, begun ``within`` seconds after."""
    return number(
        db,
        "SELECT count(DISTINCT t.user_id) FROM daily_tries AS t JOIN players AS p ON p.user_id = t.user_id "
        "JOIN log AS l ON l.session_id = p.session_id AND l.row = 0 "
        f"WHERE t.date >= ? AND {_COUNTS} AND l.at >= t.finished_at AND l.at < t.finished_at + ? "
        "AND (SELECT count(*) FROM players AS o WHERE o.session_id = p.session_id AND o.user_id IS NOT NULL) >= 2",
        (since, within),
    )
