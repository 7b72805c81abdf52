"""The rows of sessions and of their players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.rows.ahead import BankRow
from bot.rows.session import VOTED, ClockRow, Player, SessionRow, Update
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers import dialect
from bot.store.drivers.contract import Asked
from bot.store.drivers.dialect import first_column

from . import banks
from .banks import BANKS
from .clocks import CLOCKS
from .departures import FORMER
from .watched import WATCHED


class ChangedMeanwhile(RuntimeError):
    """A write was based on an old revision: another process was first."""


SESSIONS = Columns("sessions", SessionRow, beside=("players", "clocks", "banks"))
PLAYERS = Columns("players", Player, keys=("session_id", "seat"))
_THEIRS = "SELECT session_id FROM players WHERE user_id = ?1 AND gone = 0"
_WATCHED = "SELECT session_id FROM watched WHERE user_id = ?1"


def insert(db: Connection, new: SessionRow) -> None:
    """Add a lobby; Conflict if the channel has an open session."""
    SESSIONS.insert(db, new)
    PLAYERS.insert_all(db, new.players, session_id=new.id)


def lock(db: Connection, session_id: str) -> None:
    """Let no other process write to a session until this transaction ends; "" is no session."""
    if session_id:
        dialect.lock_session(db, session_id)


def save(db: Connection, update: Update) -> None:
    """Write an update and increment the revision; ChangedMeanwhile, with nothing written, on an old revision.

    The state at the barrier follows: the current state if the barrier is the newest row (stored as NULL); otherwise
    the state that the update names, what it was, or the state that this update replaces.
    """
    columns = update.columns
    done = db.execute(
        f"UPDATE sessions SET {', '.join(f'{name} = ?' for name in columns)}, revision = revision + 1, "
        "barrier_state = CASE WHEN ? = 1 THEN NULL ELSE coalesce(?, barrier_state, state) END, warned_at = NULL "
        "WHERE id = ? AND revision = ?",
        (
            *SESSIONS.stored(columns), columns["barrier"] == columns["row"], update.barrier_state,
            update.id, update.was,
        ),
    )  # fmt: skip
    if done.rowcount != 1:
        raise ChangedMeanwhile(f"session {update.id} is no longer at revision {update.was}")
    if update.players is not None:
        PLAYERS.delete(db, session_id=update.id)
        PLAYERS.insert_all(db, update.players, session_id=update.id)


def get(db: Connection, session_id: str) -> SessionRow | None:
    """Return a session; None if there is none."""
    return ask(db, session_id)()


def ask(db: Connection, session_id: str) -> Asked[SessionRow | None]:
    """Ask for a session with all that is beside it, as ``Columns.ask``."""
    found = dialect.ask_row(db, f"{SESSIONS.selection} WHERE id = ?", (session_id,))
    beside = _ask_beside(db, session_id)

    def session() -> SessionRow | None:
        row = found()
        return None if row is None else _with(row, beside)

    return session


def open_in(db: Connection, channel_id: int) -> SessionRow | None:
    """Return the open session of a channel, or the one for which this thread was started, its row still to come."""
    where = (
        "WHERE channel_id IN (?1, (SELECT channel_id FROM threads WHERE message_id = ?1 AND channel_id < 0)) "
        "AND phase IN ('lobby', 'playing') ORDER BY channel_id < 0"
    )
    return next(_select(db, where, (channel_id,)), None)


def has_lost_seat(db: Connection, session_id: str, user_id: int, seat: int | None) -> bool:
    """Return whether a game goes on in which this person does not have this seat."""
    seated = "SELECT 1 FROM players WHERE session_id = sessions.id AND user_id = ? AND seat = ? AND gone = 0"
    lost = f"SELECT 1 FROM sessions WHERE id = ? AND phase = 'playing' AND NOT EXISTS ({seated})"
    return db.execute(lost, (session_id, user_id, seat)).fetchone() is not None


def newest_in(db: Connection, channel_id: int) -> SessionRow | None:
    """Return the newest session of a channel in any phase."""
    return next(_select(db, "WHERE channel_id = ? ORDER BY created_at DESC, rowid DESC", (channel_id,)), None)


def newest_begun_in(db: Connection, channel_id: int) -> SessionRow | None:
    """Return the newest session of a channel that was begun, in any phase."""
    return next(
        _select(db, "WHERE channel_id = ? AND row >= 0 ORDER BY created_at DESC, rowid DESC", (channel_id,)), None
    )


def open_of(db: Connection, user_id: int) -> list[SessionRow]:
    """Return the open sessions in which a person is seated, last changed first."""
    where = (
        "WHERE phase IN ('lobby', 'playing') AND id IN (SELECT session_id FROM players WHERE user_id = ?) "
        "ORDER BY changed_at DESC, id"
    )
    return list(_select(db, where, (user_id,)))


def open_on(db: Connection, guild_id: int) -> list[SessionRow]:
    """Return the open sessions of a server, last changed first."""
    where = "WHERE guild_id = ? AND phase IN ('lobby', 'playing') ORDER BY changed_at DESC, id"
    return list(_select(db, where, (guild_id,)))


def ended_since(db: Connection, user_id: int, at: float) -> list[str]:
    """Return the person's begun games that ended since then, newest first."""
    return first_column(
        db,
        f"SELECT id FROM sessions WHERE id IN ({_THEIRS}) AND phase IN ('over', 'closed') AND row >= 0 "
        "AND changed_at > ?2 ORDER BY changed_at DESC, id",
        (user_id, at),
    )


def moved_since(db: Connection, user_id: int, at: float) -> list[str]:
    """Return the open games that a person plays or watches with a public action of somebody else since then."""
    return first_column(
        db,
        f"SELECT id FROM sessions AS s WHERE id IN ({_THEIRS} UNION {_WATCHED}) "
        "AND phase = 'playing' AND changed_at > ?2 "
        "AND EXISTS (SELECT 1 FROM log WHERE session_id = s.id AND at > ?2 AND user_id IS NOT ?1 "
        "AND (hidden = 0 OR barrier = 1)) ORDER BY id",
        (user_id, at),
    )


def all_ids(db: Connection) -> list[str]:
    """Return all sessions in any phase, oldest first."""
    return SESSIONS.column(db, "id", order="created_at, id")


def waiting_for_computers(db: Connection) -> list[str]:
    """Return the sessions in which a computer player owes an action or was asked something."""
    return first_column(
        db, "SELECT id FROM sessions WHERE computer_next = 1 AND phase = 'playing' AND incident IS NULL"
    )


def frozen(db: Connection) -> list[str]:
    """Return the lobbies whose dice wait for a round of the beacon or the commitment's message."""
    return first_column(
        db,
        "SELECT id FROM sessions WHERE phase IN ('lobby', 'playing') AND phase = 'lobby' "
        "AND commitment IS NOT NULL AND incident IS NULL",
    )


def without_clocks(db: Connection, versions: Mapping[str, int], most: int) -> list[str]:
    """Return sessions in which a person owes an action and no clock runs, last changed first, ``most`` at most.

    ``versions``: the games to consider, with the version of their rules.
    """
    # Both phases are named so that the index of open sessions is used: most sessions ended long ago.
    return first_column(
        db,
        "SELECT id FROM sessions AS s WHERE phase IN ('lobby', 'playing') AND phase = 'playing' "
        "AND incident IS NULL AND computer_next = 0 "
        "AND NOT EXISTS (SELECT 1 FROM clocks WHERE session_id = s.id) "
        "AND EXISTS (SELECT 1 FROM players WHERE session_id = s.id AND policy IS NULL) "
        f"AND ({_any_of(versions, '=')}) ORDER BY changed_at DESC LIMIT ?",
        (*_named(versions), most),
    )


def barrier_state(db: Connection, session_id: str) -> str | None:
    """Return the state at the newest barrier: the current state if nothing happened since."""
    state: str | None = SESSIONS.value(db, "coalesce(barrier_state, state)", id=session_id)
    return state


def quarantine(db: Connection, session_id: str, incident: str) -> str:
    """Quarantine a session; return the incident id of its first quarantine, this one where the session is gone."""
    db.execute(
        "UPDATE sessions SET incident = coalesce(incident, ?), revision = revision + 1 WHERE id = ?",
        (incident, session_id),
    )
    return str(SESSIONS.value(db, "incident", id=session_id) or incident)


def close(db: Connection, session_id: str, at: float) -> None:
    """Close a session without a result, whatever is in its row."""
    db.execute(
        "UPDATE sessions SET phase = 'closed', computer_next = 0, changed_at = ?, revision = revision + 1 "
        "WHERE id = ? AND phase IN ('lobby', 'playing')",
        (at, session_id),
    )
    FORMER.delete(db, session_id=session_id)
    WATCHED.delete(db, session_id=session_id)


_IDLE = (
    "phase IN ('lobby', 'playing') AND warned_at IS NULL AND (unreachable_at IS NOT NULL "
    "OR NOT EXISTS (SELECT 1 FROM clocks WHERE session_id = sessions.id AND due_at IS NOT NULL "
    f"AND stage <> {VOTED}))"
)


def idle_since(db: Connection, before: float) -> list[str]:
    """Return the open sessions unchanged since then that no clock will change and that were not warned yet.

    The clocks of a table with an unreachable channel do not run.
    """
    return first_column(
        db, f"SELECT id FROM sessions WHERE {_IDLE} AND changed_at <= ? ORDER BY changed_at", (before,)
    )


def longest_idle(db: Connection, after: float) -> float | None:
    """Return the oldest last change of the idle sessions that changed after ``after``; None if there is none."""
    changed_at: float | None = db.execute(
        f"SELECT min(changed_at) FROM sessions WHERE {_IDLE} AND changed_at > ?", (after,)
    ).fetchone()[0]
    return changed_at


def keep_open(db: Connection, session_id: str, at: float) -> None:
    """Cancel the warning and count as changed now, because somebody wants to keep the table open."""
    db.execute(
        "UPDATE sessions SET warned_at = NULL, changed_at = ? WHERE id = ? AND phase IN ('lobby', 'playing')",
        (at, session_id),
    )


def warned_before(db: Connection, at: float) -> list[str]:
    """Return the open sessions warned before then and unchanged since."""
    return first_column(db, "SELECT id FROM sessions WHERE phase IN ('lobby', 'playing') AND warned_at <= ?", (at,))


def longest_warned(db: Connection) -> float | None:
    """Return when the longest warned open session was warned; None if there is none."""
    warned_at: float | None = db.execute(
        "SELECT min(warned_at) FROM sessions WHERE phase IN ('lobby', 'playing') AND warned_at IS NOT NULL"
    ).fetchone()[0]
    return warned_at


def mark_begun(db: Connection, session_id: str, version: int) -> None:
    """Record the version of the rules at Begin, unless the rules were corrected before."""
    db.execute("UPDATE sessions SET begun_version = coalesce(begun_version, ?) WHERE id = ?", (version, session_id))


def outdated(db: Connection, versions: Mapping[str, int]) -> list[str]:
    """Return the open games of earlier versions than these, last changed first, without quarantined ones."""
    return _of_versions(db, versions, "<")


def newer(db: Connection, versions: Mapping[str, int]) -> list[str]:
    """Return the open games of later versions than these, last changed first, without quarantined ones."""
    return _of_versions(db, versions, ">")


def _of_versions(db: Connection, versions: Mapping[str, int], compared: str) -> list[str]:
    # Both phases are named so that the index of open sessions is used: most sessions ended long ago.
    return first_column(
        db,
        "SELECT id FROM sessions AS s WHERE phase IN ('lobby', 'playing') AND phase = 'playing' "
        f"AND incident IS NULL AND ({_any_of(versions, compared)}) ORDER BY changed_at DESC",
        _named(versions),
    )


def _any_of(versions: Mapping[str, int], compared: str) -> str:
    """Return the condition that a session's game has one of these versions, compared so."""
    return " OR ".join(["0 = 1", *[f"s.game = ? AND s.rules_version {compared} ?"] * len(versions)])


def _named(versions: Mapping[str, int]) -> list[str | int]:
    return [value for version in versions.items() for value in version]


def mark_published(db: Connection, session_id: str, row: int) -> None:
    """Record that everything up to ``row`` was shown to the table."""
    db.execute("UPDATE sessions SET published_row = ? WHERE id = ? AND published_row < ?", (row, session_id, row))


def _select(db: Connection, where: str, values: Sequence[Any]) -> Iterator[SessionRow]:
    # All rows first, then all that is beside them: each in one message to a server.
    found = db.execute(f"{SESSIONS.selection} {where}", values).fetchall()
    for row, beside in [(row, _ask_beside(db, row[0])) for row in found]:
        yield _with(row, beside)


_Beside = tuple[Asked[list[Player]], Asked[list[ClockRow]], Asked[list[BankRow]]]


def _ask_beside(db: Connection, session_id: str) -> _Beside:
    seated = PLAYERS.ask_where(db, session_id=session_id)
    return seated, CLOCKS.ask_where(db, session_id=session_id), BANKS.ask_where(db, session_id=session_id)


def _with(row: Sequence[Any], beside: _Beside) -> SessionRow:
    """Return the row of a session; banks are rows only where its table rules have them."""
    seated, running, owned = beside
    return SESSIONS.row(row, players=tuple(seated()), clocks=tuple(running()), banks=banks.seconds(owned()))
