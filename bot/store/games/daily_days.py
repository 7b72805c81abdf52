"""The days of the dice of the day, their months, and the servers that want to hear of them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rows.daily import AttemptRow, DayRow, MonthRow, PostedRow, ServerDayRow, ServerRow
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers.dialect import first_column, insertion, is_postgres

from .daily_attempts import ATTEMPTS

MONTHS = Columns("daily_months", MonthRow, keys=("month",))
DAYS = Columns("daily_days", DayRow, keys=("date",))
SERVERS = Columns("daily_servers", ServerRow)
SERVER_DAYS = Columns("daily_server_days", ServerDayRow)
POSTED = Columns("daily_posted", PostedRow, order="at, channel_id")


# --- months ------------------------------------------------------------------------------------------------------


def posted(db: Connection, first: str, last: str) -> list[PostedRow]:
    """Return where the hashes of the months from one to another were posted, the oldest first."""
    return POSTED.select(
        db, "WHERE month >= ? AND month <= ? ORDER BY at, guild_id, month, channel_id", (first, last)
    )


def posted_other(db: Connection, month: str, opening: str) -> PostedRow | None:
    """Return where another hash of a month was posted first, on whatever server; None: nowhere."""
    return POSTED.first(db, "WHERE month = ? AND opening <> ? ORDER BY at, guild_id LIMIT 1", (month, opening))


# --- days --------------------------------------------------------------------------------------------------------


def between(db: Connection, first: str, last: str) -> list[DayRow]:
    """Return the days from one date to another, both included, the oldest first."""
    return DAYS.select(db, "WHERE date >= ? AND date <= ? ORDER BY date", (first, last))


def closed(db: Connection, most: int, before: str) -> list[DayRow]:
    """Return closed days before a date, the newest first."""
    return DAYS.select(db, "WHERE closed_at IS NOT NULL AND date < ? ORDER BY date DESC LIMIT ?", (before, most))


def draw(db: Connection, date: str, now: float, proof: Sequence[str | None] | None) -> None:
    """Fix the dice of a day, unless they are; ``proof``: randomness, signature and the one before."""
    randomness, signature, previous = proof or (None, None, None)
    of_round = {"randomness": randomness, "signature": signature, "previous": previous}
    DAYS.change(db, {**of_round, "drawn_at": now}, date=date, drawn_at=None)


def keep_open(db: Connection, date: str) -> bool:
    """Return whether a day is open, and keep it from being closed until this transaction ends."""
    lock = " FOR SHARE" if is_postgres(db) else ""
    found = db.execute(f"SELECT 1 FROM daily_days WHERE date = ? AND closed_at IS NULL{lock}", (date,))
    return found.fetchone() is not None


def close(db: Connection, date: str, now: float, seed: str | None = None) -> None:
    """Close a day, unless it is: its boards go on uncounted, and servers get what their people have finished.

    ``seed``: hex, as it is told from now on.
    """
    done = db.execute(
        "UPDATE daily_days SET closed_at = ?1, drawn_at = coalesce(drawn_at, ?1), seed = ?3 "
        "WHERE date = ?2 AND closed_at IS NULL",
        (now, date, seed),
    )
    if done.rowcount == 0:
        return
    db.execute(
        "UPDATE private_boards SET kind = 'archive', revision = revision + 1 WHERE kind = 'daily' AND id IN "
        "(SELECT board_id FROM daily_tries WHERE date = ?)",
        (date,),
    )
    db.execute(  # a press may have been written since ``now``, or under a clock that was ahead
        "UPDATE daily_days SET closed_at = t.last FROM (SELECT max(finished_at) AS last FROM daily_tries "
        "WHERE date = ?1) AS t WHERE date = ?1 AND closed_at < t.last",
        (date,),
    )
    db.execute(
        "INSERT INTO daily_server_days (guild_id, date, players) SELECT c.guild_id, t.date, count(*) "
        "FROM daily_tries AS t JOIN daily_counted AS c ON c.user_id = t.user_id "
        "WHERE t.date = ? AND t.finished_at IS NOT NULL AND t.apart = 0 GROUP BY c.guild_id, t.date",
        (date,),
    )
    db.execute("DELETE FROM daily_erased WHERE date = ?", (date,))


def keep_strong(db: Connection, date: str, strong: str) -> None:
    """Keep what the strong player made of a closed day, unless that is there."""
    change = "UPDATE daily_days SET strong = ? WHERE date = ? AND strong IS NULL AND closed_at IS NOT NULL"
    db.execute(change, (strong, date))


def scores(db: Connection, date: str) -> dict[int, int]:
    """Return how often each score was reached in competition."""
    rows = db.execute(
        "SELECT score, count(*) FROM daily_tries WHERE date = ? AND score IS NOT NULL AND apart = 0 "
        "GROUP BY score ORDER BY score",
        (date,),
    )
    return dict(rows.fetchall())


# --- to be checked -----------------------------------------------------------------------------------------------


def attempts_after(db: Connection, date: str, user_id: int, most: int) -> list[AttemptRow]:
    """Return attempts in order, from the one behind this date and person on."""
    return ATTEMPTS.select(
        db,
        "WHERE date > ?1 OR (date = ?1 AND user_id > ?2) ORDER BY date, user_id LIMIT ?3",
        (date, user_id, most),
    )


def dates_with_erased(db: Connection) -> list[str]:
    """Return the dates for which marks of erased people are kept."""
    return first_column(db, "SELECT DISTINCT date FROM daily_erased ORDER BY date")


# --- servers -----------------------------------------------------------------------------------------------------


def put_server(db: Connection, row: ServerRow) -> None:
    """Store where and when a server wants its message; what it was told stays."""
    db.execute(
        f"{insertion(SERVERS.table, SERVERS.names)} ON CONFLICT (guild_id) DO UPDATE SET "
        "channel_id = excluded.channel_id, lang = excluded.lang, hour = excluded.hour, by_id = excluded.by_id",
        SERVERS.values(row),
    )


def servers_due(db: Connection, date: str, hour: int, most: int) -> list[ServerRow]:
    """Return servers that have not been told of a date and want it up to this hour of the day after."""
    return SERVERS.select(
        db, "WHERE told < ? AND hour <= ? ORDER BY told, hour, guild_id LIMIT ?", (date, hour, most)
    )


def first_hour(db: Connection, date: str) -> int | None:
    """Return the first hour at which a server that was not told of a date wants it; None if there is none."""
    hour: int | None = db.execute("SELECT min(hour) FROM daily_servers WHERE told < ?", (date,)).fetchone()[0]
    return hour


def mark_told(db: Connection, guild_id: int, date: str) -> int | None:
    """Note that a server is told of a date; return its channel, None if it was told or wants no message."""
    done = db.execute(
        "UPDATE daily_servers SET told = ?1 WHERE guild_id = ?2 AND told < ?1 RETURNING channel_id",
        (date, guild_id),
    ).fetchone()
    return None if done is None else int(done[0])


def players_of(db: Connection, guild_id: int, day: DayRow) -> list[tuple[int, int, str | None]]:
    """Return user and score of those who are counted on a server and have finished in competition, the best first.

    Where they show their sheet, also its board, as long as it is as it was when they finished.
    """
    return db.execute(
        "SELECT t.user_id, t.score, CASE WHEN t.shown = 1 AND b.changed_at <= t.finished_at THEN b.id END "
        "FROM daily_counted AS c JOIN daily_tries AS t ON t.user_id = c.user_id AND t.date = ? "
        "LEFT JOIN private_boards AS b ON b.id = t.board_id "
        "WHERE c.guild_id = ? AND c.since <= ? AND t.finished_at IS NOT NULL AND t.apart = 0 "
        "ORDER BY t.score DESC, t.finished_at, t.user_id",
        (day.date, guild_id, day.closed_at),
    ).fetchall()
