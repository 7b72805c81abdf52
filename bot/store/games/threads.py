"""Threads of the bot's own: opened for a table, archived, forgotten; and where new tables of a channel go."""

from __future__ import annotations

from collections.abc import Collection

from bot.rows.threads import NewTablesRow, ThreadRow
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers.contract import Asked
from bot.store.drivers.dialect import first_column

THREADS = Columns("threads", ThreadRow)
NEW_TABLES = Columns("parents_of_new_tables", NewTablesRow, keys=("channel_id",))


def ask_awaited(db: Connection, session_id: str) -> Asked[ThreadRow | None]:
    """Ask, as ``Columns.ask``, for the thread of a session that is still to be opened; None: it waits for none."""
    return THREADS.ask_first(db, "WHERE session_id = ? AND channel_id < 0", (session_id,))


def awaited_in(db: Connection, parent_id: int) -> list[str]:
    """Return the sessions whose threads are still to be opened in a channel or forum."""
    return first_column(db, "SELECT session_id FROM threads WHERE parent_id = ? AND channel_id < 0", (parent_id,))


def set_home(db: Connection, session_id: str, channel_id: int) -> None:
    """Record the channel or forum for which a table counts that is in a thread of somebody else's."""
    db.execute("INSERT INTO homes (session_id, channel_id) VALUES (?, ?)", (session_id, channel_id))


def opened(db: Connection, row: ThreadRow, channel_id: int, at: float) -> None:
    """Record that the thread exists: from here on its table is in it."""
    THREADS.change(db, {"channel_id": channel_id, "active_at": at}, session_id=row.session_id)
    db.execute(
        "UPDATE sessions SET channel_id = ?, revision = revision + 1 WHERE id = ? AND channel_id = ?",
        (channel_id, row.session_id, row.channel_id),
    )


def parent_of(db: Connection, channel_id: int) -> int:
    """Return the channel or forum of a thread of the bot's own; of any other channel itself."""
    row = THREADS.one(db, channel_id=channel_id)
    return channel_id if row is None else row.parent_id


def parents(db: Connection, channel_ids: Collection[int]) -> dict[int, int]:
    """Return the channel or forum of each thread of the bot's own among these, and of those still to be opened."""
    if not channel_ids:
        return {}
    marks = ", ".join("?" * len(channel_ids))
    rows = db.execute(f"SELECT channel_id, parent_id FROM threads WHERE channel_id IN ({marks})", (*channel_ids,))
    return dict(rows.fetchall())


def used(db: Connection, session_id: str, at: float) -> None:
    """Record that something was sent to the thread in which a session is, which reopens it."""
    db.execute(
        "UPDATE threads SET active_at = ?, archived_at = NULL "
        "WHERE channel_id = (SELECT channel_id FROM sessions WHERE id = ?)",
        (at, session_id),
    )


def idle(db: Connection, since: float) -> list[tuple[int, int]]:
    """Return the threads without a message or press since then that are not archived, and their servers."""
    rows = db.execute(
        "SELECT t.channel_id, s.guild_id FROM threads AS t JOIN sessions AS s ON s.id = t.session_id "
        "WHERE t.archived_at IS NULL AND t.channel_id > 0 AND t.active_at <= ? ORDER BY t.active_at",
        (since,),
    )
    return rows.fetchall()


def archived(db: Connection, channel_id: int, since: float, at: float) -> None:
    """Record that a thread was archived, unless it was used after ``since``."""
    db.execute(
        "UPDATE threads SET archived_at = ? WHERE channel_id = ? AND active_at <= ?", (at, channel_id, since)
    )


def forget(db: Connection, channel_id: int) -> None:
    """Delete a thread that is gone, and what was chosen for new tables in a channel or forum that is gone."""
    THREADS.delete(db, channel_id=channel_id)
    db.execute("DELETE FROM parents_of_new_tables WHERE channel_id = ?1 OR parent_id = ?1", (channel_id,))


def forget_awaited(db: Connection, session_id: str) -> None:
    """Delete the thread of a session that is not to be opened any more."""
    db.execute("DELETE FROM threads WHERE session_id = ? AND channel_id < 0", (session_id,))
