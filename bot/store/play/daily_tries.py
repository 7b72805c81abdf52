"""Tries of the dice of the day, who was erased on an open day, and where people are counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.rows.daily import TryRow
from bot.store.columns import Columns
from bot.store.database import Connection

TRIES = Columns("daily_tries", TryRow)
MarkOf: TypeAlias = Callable[[int, str, str], str]
"""From a person, a date and the secret of its month to the mark of who was erased."""

_COUNTS = "finished_at IS NOT NULL AND apart = 0"


def get(db: Connection, date: str, user_id: int) -> TryRow | None:
    return TRIES.first(db, "WHERE date = ? AND user_id = ?", (date, user_id))


def add(db: Connection, new: TryRow) -> None:
    TRIES.insert(db, new)


def finish(db: Connection, board_id: str, date: str, user_id: int, at: float, score: int, points: str) -> None:
    """Write the result of the try that is played on this board; the first one stays."""
    db.execute(
        "UPDATE daily_tries SET finished_at = ?, score = ?, points = ? "
        "WHERE date = ? AND user_id = ? AND board_id = ? AND finished_at IS NULL",
        (at, score, points, date, user_id, board_id),
    )


def show(db: Connection, date: str, user_id: int, *, on: bool) -> None:
    db.execute("UPDATE daily_tries SET shown = ? WHERE date = ? AND user_id = ?", (int(on), date, user_id))


def shared(db: Connection, date: str, user_id: int, at: float) -> None:
    """Note when a finished try was shared; the first time stays."""
    db.execute(
        "UPDATE daily_tries SET shared_at = ? "
        "WHERE date = ? AND user_id = ? AND finished_at IS NOT NULL AND shared_at IS NULL",
        (at, date, user_id),
    )


def has_begun(db: Connection, user_id: int) -> bool:
    """Whether a person has ever begun a try."""
    return db.execute("SELECT 1 FROM daily_tries WHERE user_id = ? LIMIT 1", (user_id,)).fetchone() is not None


def played(db: Connection, user_id: int) -> list[str]:
    """Return the dates of a person's finished tries."""
    rows = db.execute("SELECT date FROM daily_tries WHERE user_id = ? AND finished_at IS NOT NULL", (user_id,))
    return [date for (date,) in rows.fetchall()]


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
    rows = db.execute("SELECT guild_id FROM daily_counted WHERE user_id = ?", (user_id,))
    return frozenset(guild_id for (guild_id,) in rows.fetchall())


def count(db: Connection, guild_id: int, user_id: int, at: float) -> None:
    db.execute(
        "INSERT INTO daily_counted (guild_id, user_id, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (guild_id, user_id, at),
    )


def count_no_more(db: Connection, guild_id: int, user_id: int) -> None:
    db.execute("DELETE FROM daily_counted WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))


# --- who was erased ----------------------------------------------------------------------------------------------


def was_erased(db: Connection, date: str, user_id: int, mark_of: MarkOf) -> bool:
    """Whether a person was erased on this open day after they had begun their try."""
    mark = mark_of(user_id, date, _secret(db, date))
    held = db.execute("SELECT 1 FROM daily_erased WHERE date = ? AND mark = ?", (date, mark))
    return held.fetchone() is not None


def erase(db: Connection, user_id: int, erased_id: int, mark_of: MarkOf) -> None:
    """Erase a person's tries: of one finished in competition the result stays, under the number ``erased_id``.

    On an open day a keyed hash remains, so that they have no second try.
    """
    rows = db.execute(
        "SELECT t.date FROM daily_tries AS t JOIN daily_days AS d ON d.date = t.date "
        "WHERE t.user_id = ? AND d.closed_at IS NULL",
        (user_id,),
    )
    marks = [(date, mark_of(user_id, date, _secret(db, date))) for (date,) in rows.fetchall()]
    for held in marks:
        db.execute("INSERT INTO daily_erased (date, mark) VALUES (?, ?) ON CONFLICT DO NOTHING", held)
    db.execute(f"DELETE FROM daily_tries WHERE user_id = ? AND NOT ({_COUNTS})", (user_id,))
    db.execute(
        "UPDATE daily_tries SET user_id = ?, board_id = NULL, shown = 0 WHERE user_id = ?", (erased_id, user_id)
    )
    db.execute("DELETE FROM daily_counted WHERE user_id = ?", (user_id,))
    db.execute("UPDATE daily_servers SET by_id = ? WHERE by_id = ?", (erased_id, user_id))


def _secret(db: Connection, date: str) -> str:
    secret = db.execute("SELECT secret FROM daily_months WHERE month = ?", (date[:7],)).fetchone()
    return str(secret[0])


# --- figures -----------------------------------------------------------------------------------------------------


def finishers(db: Connection, date: str) -> int:
    return _one(db, f"SELECT count(*) FROM daily_tries WHERE date = ? AND {_COUNTS}", (date,))


def shares(db: Connection, since: str, start: float, end: float) -> int:
    """Return how many tries, from the date ``since`` on, were shared in this time."""
    query = f"SELECT count(*) FROM daily_tries WHERE date >= ? AND {_COUNTS} AND shared_at >= ? AND shared_at < ?"
    return _one(db, query, (since, start, end))


def newcomers(db: Connection, date: str, later: tuple[str, str]) -> tuple[int, int, int]:
    """Return how many people finished their first try on this date, and how many of them another one on each of two
    ``later`` dates."""
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
    """Return how many people have finished a try from this date on."""
    return _one(db, f"SELECT count(DISTINCT user_id) FROM daily_tries WHERE date >= ? AND {_COUNTS}", (since,))


def at_tables(db: Connection, since: str, within: float) -> int:
    """Return how many of ``players`` have a seat at a game of several people, begun ``within`` seconds after."""
    return _one(
        db,
        "SELECT count(DISTINCT t.user_id) FROM daily_tries AS t JOIN players AS p ON p.user_id = t.user_id "
        "JOIN log AS l ON l.session_id = p.session_id AND l.row = 0 "
        f"WHERE t.date >= ? AND {_COUNTS} AND l.at >= t.finished_at AND l.at < t.finished_at + ? "
        "AND (SELECT count(*) FROM players AS o WHERE o.session_id = p.session_id AND o.user_id IS NOT NULL) >= 2",
        (since, within),
    )


def _one(db: Connection, query: str, values: tuple[object, ...]) -> int:
    return int(db.execute(query, values).fetchone()[0])
