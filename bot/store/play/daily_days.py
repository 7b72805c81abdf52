"""The days of the dice of the day, their months, and the servers that want to hear of them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rows.daily import DayRow, MonthRow, PostedRow, ServerRow, TryRow
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers.dialect import insertion, is_postgres

MONTHS = Columns("daily_months", MonthRow)
DAYS = Columns("daily_days", DayRow)
TRIES = Columns("daily_tries", TryRow)
SERVERS = Columns("daily_servers", ServerRow)
POSTED = Columns("daily_posted", PostedRow)


# --- months ------------------------------------------------------------------------------------------------------


def month(db: Connection, name: str) -> MonthRow | None:
    return MONTHS.first(db, "WHERE month = ?", (name,))


def months(db: Connection) -> list[MonthRow]:
    """Return all months, the oldest first."""
    return MONTHS.select(db, "ORDER BY month")


def add_month(db: Connection, new: MonthRow) -> None:
    """Add a month; one that is there stays."""
    db.execute(f"{insertion(MONTHS.table, MONTHS.names)} ON CONFLICT (month) DO NOTHING", MONTHS.values(new))


def posted(db: Connection, first: str, last: str) -> list[PostedRow]:
    """Return where the hashes of the months from one to another were posted, the oldest first."""
    return POSTED.select(
        db, "WHERE month >= ? AND month <= ? ORDER BY at, guild_id, month, channel_id", (first, last)
    )


def posted_on(db: Connection, guild_id: int, month: str) -> list[PostedRow]:
    """Return where the hash of a month was posted on a server, the oldest first."""
    return POSTED.select(db, "WHERE guild_id = ? AND month = ? ORDER BY at, channel_id", (guild_id, month))


def posted_other(db: Connection, month: str, opening: str) -> PostedRow | None:
    """Return where another hash of a month was posted first, on whatever server; None: nowhere."""
    return POSTED.first(db, "WHERE month = ? AND opening <> ? ORDER BY at, guild_id LIMIT 1", (month, opening))


def add_posted(db: Connection, new: PostedRow) -> None:
    """Note the message of a hash; an earlier one in this channel stays."""
    db.execute(f"{insertion(POSTED.table, POSTED.names)} ON CONFLICT DO NOTHING", POSTED.values(new))


# --- days --------------------------------------------------------------------------------------------------------


def get(db: Connection, date: str) -> DayRow | None:
    return DAYS.first(db, "WHERE date = ?", (date,))


def first_date(db: Connection) -> str | None:
    """Return the date of the first day ever; None before it."""
    date: str | None = db.execute("SELECT min(date) FROM daily_days").fetchone()[0]
    return date


def between(db: Connection, first: str, last: str) -> list[DayRow]:
    """Return the days from one date to another, both included, the oldest first."""
    return DAYS.select(db, "WHERE date >= ? AND date <= ? ORDER BY date", (first, last))


def open_days(db: Connection) -> list[DayRow]:
    """Return the days that are not closed, the oldest first."""
    return DAYS.select(db, "WHERE closed_at IS NULL ORDER BY date")


def closed(db: Connection, most: int, before: str) -> list[DayRow]:
    """Return closed days before a date, the newest first."""
    return DAYS.select(db, "WHERE closed_at IS NOT NULL AND date < ? ORDER BY date DESC LIMIT ?", (before, most))


def add(db: Connection, new: DayRow) -> None:
    """Add a day; one that is there stays."""
    db.execute(f"{insertion(DAYS.table, DAYS.names)} ON CONFLICT (date) DO NOTHING", DAYS.values(new))


def draw(db: Connection, date: str, now: float, proof: Sequence[str | None] | None) -> None:
    """Fix the dice of a day, unless they are; ``proof``: randomness, signature and the one before."""
    change = "UPDATE daily_days SET randomness = ?, signature = ?, previous = ?, drawn_at = ?"
    db.execute(f"{change} WHERE date = ? AND drawn_at IS NULL", (*(proof or (None, None, None)), now, date))


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


def mark_down(db: Connection, date: str) -> None:
    """Let a day count for everybody."""
    db.execute("UPDATE daily_days SET is_down = 1 WHERE date = ?", (date,))


def keep_strong(db: Connection, date: str, strong: str) -> None:
    """Keep what the strong player made of a closed day, unless that is there."""
    change = "UPDATE daily_days SET strong = ? WHERE date = ? AND strong IS NULL AND closed_at IS NOT NULL"
    db.execute(change, (strong, date))


def was_played(db: Connection, date: str) -> bool:
    """Whether somebody has begun a try of a day."""
    return db.execute("SELECT 1 FROM daily_tries WHERE date = ? LIMIT 1", (date,)).fetchone() is not None


def scores(db: Connection, date: str) -> dict[int, int]:
    """Return how often each score was reached in competition."""
    rows = db.execute(
        "SELECT score, count(*) FROM daily_tries WHERE date = ? AND score IS NOT NULL AND apart = 0 "
        "GROUP BY score ORDER BY score",
        (date,),
    )
    return dict(rows.fetchall())


# --- to be checked -----------------------------------------------------------------------------------------------


def tries_after(db: Connection, date: str, user_id: int, most: int) -> list[TryRow]:
    """Return tries in order, from the one behind this date and person on."""
    return TRIES.select(
        db,
        "WHERE date > ?1 OR (date = ?1 AND user_id > ?2) ORDER BY date, user_id LIMIT ?3",
        (date, user_id, most),
    )


def board_of(db: Connection, date: str, user_id: int) -> str | None:
    """Return the board of a person's try; None without one."""
    row = db.execute("SELECT board_id FROM daily_tries WHERE date = ? AND user_id = ?", (date, user_id)).fetchone()
    return None if row is None else row[0]


def dates_with_erased(db: Connection) -> list[str]:
    """Return the dates for which marks of erased people are kept."""
    return [date for (date,) in db.execute("SELECT DISTINCT date FROM daily_erased ORDER BY date").fetchall()]


# --- servers -----------------------------------------------------------------------------------------------------


def server(db: Connection, guild_id: int) -> ServerRow | None:
    return SERVERS.first(db, "WHERE guild_id = ?", (guild_id,))


def put_server(db: Connection, row: ServerRow) -> None:
    """Store where and when a server wants its message; what it was told stays."""
    db.execute(
        f"{insertion(SERVERS.table, SERVERS.names)} ON CONFLICT (guild_id) DO UPDATE SET "
        "channel_id = excluded.channel_id, lang = excluded.lang, hour = excluded.hour, by_id = excluded.by_id",
        SERVERS.values(row),
    )


def delete_server(db: Connection, guild_id: int) -> bool:
    """Return whether it was there."""
    return db.execute("DELETE FROM daily_servers WHERE guild_id = ?", (guild_id,)).rowcount == 1


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


def has_players(db: Connection, guild_id: int, date: str) -> bool:
    """Whether people who are counted on a server have finished a closed day."""
    found = db.execute("SELECT 1 FROM daily_server_days WHERE guild_id = ? AND date = ?", (guild_id, date))
    return found.fetchone() is not None


def dates_of_server(db: Connection, guild_id: int) -> set[str]:
    """Return the closed days that people who are counted on a server have finished."""
    rows = db.execute("SELECT date FROM daily_server_days WHERE guild_id = ?", (guild_id,))
    return {date for (date,) in rows.fetchall()}


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
