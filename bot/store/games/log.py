"""The append-only log of actions, and beside it what its rows do not hold: interactions and interventions."""

from __future__ import annotations

from bot.rows.ahead import ANSWER
from bot.rows.log import Entry, InterventionRow
from bot.rows.session import Player
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers import dialect
from bot.store.drivers.contract import Asked
from engines.core.history.records import RESIGN

LOG = Columns("log", Entry)
INTERVENTIONS = Columns("interventions", InterventionRow, order="id")
KEPT = 24 * 3600.0
"""Seconds for which interactions are kept; an interaction itself lives 15 minutes."""


def since(db: Connection, session_id: str, row: int) -> list[Entry]:
    """Return the rows after ``row``, oldest first; -1 for all."""
    return ask_since(db, session_id, row)()


def ask_since(db: Connection, session_id: str, row: int) -> Asked[list[Entry]]:
    """Ask for the rows after ``row``, oldest first, as ``Columns.ask``."""
    return LOG.ask(db, "WHERE session_id = ? AND row > ? ORDER BY row", (session_id, row))


def ask_since_board(db: Connection, session_id: str, otherwise: int) -> Asked[list[Entry]]:
    """Ask, as ``Columns.ask``, for the rows that the newest panel tells of; without one, from ``otherwise`` on."""
    board = "coalesce((SELECT since FROM panels WHERE session_id = ?), ?)"
    return LOG.ask(db, f"WHERE session_id = ? AND row > {board} ORDER BY row", (session_id, session_id, otherwise))


def ask_unread(db: Connection, session_id: str) -> Asked[list[Entry]]:
    """Ask, as ``Columns.ask``, for the rows that the newest panel tells of, and those that no panel does yet."""
    since = (
        "SELECT CASE WHEN p.since < s.published_row THEN p.since ELSE s.published_row END FROM sessions AS s "
        "LEFT JOIN panels AS p ON p.session_id = s.id WHERE s.id = ?"
    )
    return LOG.ask(db, f"WHERE session_id = ? AND row > ({since}) ORDER BY row", (session_id, session_id))


def begun_at(db: Connection, session_id: str) -> float:
    """Return when the first row was written, in seconds since 1970."""
    return float(LOG.least(db, "at", session_id=session_id))


def first_and_last(db: Connection, session_id: str) -> tuple[float, float] | None:
    """Return when the first and the newest row were written, in seconds since 1970; None: there is none."""
    first, last = db.execute("SELECT min(at), max(at) FROM log WHERE session_id = ?", (session_id,)).fetchone()
    return None if first is None else (float(first), float(last))


def ask_interaction(db: Connection, session_id: str, interaction_id: int) -> Asked[tuple[Entry, ...]]:
    """Ask, as ``Columns.ask``, for the rows that an interaction wrote in this session, oldest first.

    Of a line of actions its last row names the interaction. A takeback is shown by its last row alone.
    """
    asked = LOG.ask_one(db, interaction_id=interaction_id, session_id=session_id)

    def written() -> tuple[Entry, ...]:
        last = asked()
        if last is None or last.batch is None:
            return () if last is None else (last,)
        where = "WHERE session_id = ? AND row >= ? AND batch = ? ORDER BY row"
        return tuple(LOG.select(db, where, (session_id, *[last.batch] * 2)))

    return written


def of_interaction(db: Connection, session_id: str, interaction_id: int) -> tuple[Entry, ...]:
    """Return the rows that an interaction wrote in this session, oldest first; () if none."""
    return ask_interaction(db, session_id, interaction_id)()


def ended_turns(db: Connection, session_id: str, *, together: bool) -> set[int]:
    """Return the people who ended a turn of their own: they acted in it by hand or by order, at most their
    clock has ended it, nobody resigned in it, and no computer went on.

    ``together``: turns are rounds in which all act; else a turn belongs to the seat that acts first. A turn in
    which somebody's resignation ended the game was not played to its end. Who acted before turns were stored is
    included.
    """
    rows = db.execute(
        "SELECT seat, user_id, turn, by_clock = 0 AND ahead <> ? AND notation <> ?, notation = ?, by_clock "
        f"FROM log WHERE session_id = ? AND seat IS NOT NULL AND {_STANDS} ORDER BY row",
        (ANSWER, RESIGN, RESIGN, session_id),
    ).fetchall()
    if not rows:
        return set()
    owners: dict[int | None, int] = {}  # by turn
    last: dict[tuple[int | None, int], int | None] = {}
    for seat, user_id, turn, is_own, is_resigned, is_by_clock in rows:
        if not is_resigned:
            owners.setdefault(turn, seat)
        if is_by_clock and not is_resigned:
            continue
        if together or turn is None or seat == owners.get(turn):
            last[turn, seat] = user_id if is_own else None
    *_, final, _, is_resigned, _ = rows[-1]
    if is_resigned and final is not None:
        last = {key: user_id for key, user_id in last.items() if key[0] != final}
    return {user_id for user_id in last.values() if user_id is not None}


def acted(db: Connection, session_id: str, seat: int) -> bool:
    """Whether the log has an action of the seat that was not taken back."""
    rows = db.execute(
        "SELECT 1 FROM log WHERE session_id = ? AND seat = ? AND undone_at IS NULL AND notation NOT LIKE 'undo %' "
        "LIMIT 1",
        (session_id, seat),
    )
    return rows.fetchone() is not None


def acted_at(db: Connection, session_id: str, seat: int) -> float | None:
    """Return when a person has last acted on a seat, be it taken back since; None: never."""
    row = db.execute(
        "SELECT max(at) FROM log WHERE session_id = ? AND seat = ? AND user_id IS NOT NULL AND by_clock = 0 "
        "AND ahead <> ?",
        (session_id, seat, ANSWER),
    ).fetchone()
    at: float | None = row[0]
    return at


def seen_at(db: Connection, session_id: str, seat: int, user_id: int) -> float | None:
    """Return when this person has last acted on a seat, else when the game was dealt; None before that."""
    row = db.execute(
        "SELECT max(CASE WHEN seat = ? AND user_id = ? AND by_clock = 0 AND ahead = '' THEN at END), min(at) "
        "FROM log WHERE session_id = ?",
        (seat, user_id, session_id),
    ).fetchone()
    at: float | None = row[1] if row[0] is None else row[0]
    return at


def ask_newest_own(
    db: Connection, session_id: str, seat: int, user_id: int
) -> Asked[tuple[int, int | None] | None]:
    """Ask, as ``Columns.ask``, for row and turn of the person's own newest action on this seat that stands."""
    found = dialect.ask_row(
        db,
        f"SELECT row, turn FROM log WHERE session_id = ? AND {_STANDS} AND {_OWN} ORDER BY row DESC LIMIT 1",
        (session_id, seat, user_id),
    )

    def newest() -> tuple[int, int | None] | None:
        row = found()
        return None if row is None else (row[0], row[1])

    return newest


_STANDS = "undone_at IS NULL AND notation NOT LIKE 'undo %'"
_OWN = "(seat IS ? AND user_id IS ? AND by_clock = 0 AND ahead = '')"


# --- interactions that changed a lobby, so that a second delivery changes nothing --------------------------------


def ask_session_of(db: Connection, interaction_id: int | None) -> Asked[str | None]:
    """Ask, as ``Columns.ask``, for the session that this interaction has changed; None: the interaction is new."""
    found = dialect.ask_row(db, "SELECT session_id FROM interactions WHERE interaction_id = ?", (interaction_id,))

    def session() -> str | None:
        row = found()
        return row[0] if row else None

    return session


def session_of_interaction(db: Connection, interaction_id: int | None) -> str | None:
    """Return the session that this interaction has changed; None if the interaction is new."""
    return ask_session_of(db, interaction_id)()


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
    INTERVENTIONS.insert(
        db, InterventionRow(kind, player.user_id, player.name, at, int(player.seat), row), session_id=session_id
    )
