"""The outbox of each channel, and its newest panel."""

from __future__ import annotations

from dataclasses import replace

import structlog
from pydantic import TypeAdapter

from bot.rows.messages import Begun, OutboxRow, PanelRow, Shown
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers import dialect
from bot.store.drivers.contract import Asked
from bot.store.drivers.dialect import first_column

logger = structlog.get_logger(__name__)

PANELS = Columns("panels", PanelRow, keys=("session_id",))
SHOWN = TypeAdapter(Shown)


def add(db: Connection, session_id: str, kind: str, at: float) -> None:
    """Queue a panel of this kind."""
    db.execute("INSERT INTO outbox (session_id, kind, created_at) VALUES (?, ?, ?)", (session_id, kind, at))


def mark_past(db: Connection, session_id: str) -> None:
    """Let the newest panel say of now what no longer holds, so that the next row edits it."""
    db.execute("UPDATE panels SET now = 'past' WHERE session_id = ? AND now <> ''", (session_id,))


def past(db: Connection) -> list[str]:
    """Return the running games whose newest panel is still to be edited, with nothing else to be delivered."""
    return first_column(db, _PAST)


def edit_past(db: Connection, session_id: str, at: float) -> bool:
    """Queue an edit of a panel that is still to be edited, unless something else waits; return whether it was."""
    done = db.execute(
        f"INSERT INTO outbox (session_id, kind, created_at) SELECT id, 'waits', ? FROM ({_PAST}) AS p WHERE id = ?",
        (at, session_id),
    )
    return done.rowcount > 0


_PAST = (
    "SELECT s.id FROM panels AS p JOIN sessions AS s ON s.id = p.session_id WHERE p.now = 'past' "
    "AND s.phase IN ('lobby', 'playing') AND s.phase = 'playing' "
    "AND NOT EXISTS (SELECT 1 FROM outbox WHERE session_id = s.id)"
)


def newest(db: Connection, session_id: str) -> OutboxRow | None:
    """Return the newest row of a session; None if there is none or if it is parked."""
    return ask_newest(db, session_id)()


def ask_newest(db: Connection, session_id: str) -> Asked[OutboxRow | None]:
    """Ask, as ``Columns.ask``, for the newest row of a session; None if there is none or if it is parked.

    Rows that edit the newest panel (kind ``waits``) come after all rows that post one, which they must not replace.
    """
    found = dialect.ask_row(
        db,
        "SELECT id, session_id, kind, parked, (SELECT max(attempts) FROM outbox WHERE session_id = o.session_id) "
        "FROM outbox AS o WHERE session_id = ? ORDER BY kind = 'waits', id DESC LIMIT 1",
        (session_id,),
    )
    begun = dialect.ask_row(
        db,
        "SELECT id, begun FROM outbox WHERE session_id = ? AND parked IS NULL AND begun IS NOT NULL "
        "ORDER BY id LIMIT 1",
        (session_id,),
    )

    def row() -> OutboxRow | None:
        newest = found()
        if newest is None or newest[3] is not None:
            return None
        return OutboxRow(newest[0], newest[1], newest[2], newest[4], _begun(session_id, begun()))

    return row


def _begun(session_id: str, row: tuple[int, str] | None) -> Begun | None:
    if row is None:
        return None
    shown = _shown(row[1])
    if shown is None:
        logger.error("begun-unreadable", session=session_id, row=row[0])
        return None
    return Begun(row[0], shown)


def _shown(text: str) -> Shown | None:
    """Return what a begun row shows; None if that cannot be read: then its panel is posted again."""
    try:
        return SHOWN.validate_json(text, strict=True)
    except ValueError:
        return None


def waiting(db: Connection) -> list[str]:
    """Return the sessions with rows to be delivered, longest waiting first."""
    return first_column(
        db, "SELECT session_id FROM outbox WHERE parked IS NULL GROUP BY session_id ORDER BY min(id)"
    )


def begin_try(db: Connection, row: OutboxRow, shown: Shown) -> None:
    """Record, before it is sent, an attempt that may reach Discord, and what its first attempt shows."""
    facts = SHOWN.dump_json(shown).decode()
    db.execute(
        "UPDATE outbox SET attempts = ?, begun = coalesce(begun, ?) WHERE id = ?",
        (row.tries + 1, facts, row.sent_as),
    )


def park(db: Connection, row: OutboxRow, reason: str) -> None:
    """Park a row and all older ones, with the reason, until somebody asks for a retry."""
    db.execute("UPDATE outbox SET parked = ? WHERE session_id = ? AND id <= ?", (reason, row.session_id, row.id))


def parked(db: Connection, session_id: str) -> str | None:
    """Return why the session's newest row is parked; None if it is not."""
    row = db.execute(
        "SELECT parked FROM outbox WHERE session_id = ? ORDER BY kind = 'waits', id DESC LIMIT 1", (session_id,)
    ).fetchone()
    return row[0] if row else None


def done(db: Connection, row: OutboxRow) -> None:
    """Delete a delivered row and all older ones of the same session."""
    db.execute("DELETE FROM outbox WHERE session_id = ? AND id <= ?", (row.session_id, row.id))


def begun_done(db: Connection, row: OutboxRow) -> None:
    """Delete the begun row, whose message had arrived, and all older ones; newer ones are still to be sent."""
    db.execute("DELETE FROM outbox WHERE session_id = ? AND id <= ?", (row.session_id, row.sent_as))


def panel(db: Connection, session_id: str) -> PanelRow | None:
    """Return the newest panel of a session; None if none was posted."""
    return ask_panel(db, session_id)()


def ask_panel(db: Connection, session_id: str) -> Asked[PanelRow | None]:
    """Ask for the newest panel of a session, as ``Columns.ask``; None if none was posted."""
    asked = PANELS.ask_one(db, session_id=session_id)

    def panel() -> PanelRow | None:
        row = asked()
        if row is None or row.is_readable:
            return row
        logger.error("panel-unreadable", session=session_id, message=row.message_id)
        return replace(row, posted_at=0.0, movers=(), decisions=())  # too old to be edited

    return panel
