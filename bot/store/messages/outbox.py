"""What the channels must still be told, and the panels that stand there."""

from __future__ import annotations

import json

from bot.rows.outbox import OutboxRow, PanelRow
from bot.store.database import Connection


def add(db: Connection, session_id: str, kind: str, at: float) -> None:
    db.execute("INSERT INTO outbox (session_id, kind, created_at) VALUES (?, ?, ?)", (session_id, kind, at))


def newest(db: Connection, session_id: str) -> OutboxRow | None:
    """The newest row of a session; None if there is none or if it is parked.

    What changes a standing panel (kind ``waits``) comes after all that posts one: it must not take its place.
    """
    found = db.execute(
        "SELECT id, session_id, kind, parked, (SELECT max(attempts) FROM outbox WHERE session_id = o.session_id) "
        "FROM outbox AS o WHERE session_id = ? ORDER BY kind = 'waits', id DESC LIMIT 1",
        (session_id,),
    ).fetchone()
    if found is None or found[3] is not None:
        return None
    return OutboxRow(found[0], found[1], found[2], found[4])


def waiting(db: Connection) -> list[str]:
    """The sessions that have something to tell and are not parked, longest waiting first."""
    found = db.execute("SELECT session_id FROM outbox WHERE parked IS NULL GROUP BY session_id ORDER BY min(id)")
    return [session_id for (session_id,) in found]


def begin_try(db: Connection, row: OutboxRow) -> None:
    """Remember, before it is sent, that it may have reached Discord."""
    db.execute("UPDATE outbox SET attempts = ? WHERE id = ?", (row.tries + 1, row.id))


def park(db: Connection, row: OutboxRow, reason: str) -> None:
    """Keep it, with the reason, until somebody asks for it again."""
    db.execute("UPDATE outbox SET parked = ? WHERE session_id = ? AND id <= ?", (reason, row.session_id, row.id))


def parked(db: Connection, session_id: str) -> str | None:
    """Why the session's newest news cannot be delivered; None if they can."""
    found = db.execute(
        "SELECT parked FROM outbox WHERE session_id = ? ORDER BY kind = 'waits', id DESC LIMIT 1", (session_id,)
    ).fetchone()
    return found[0] if found else None


def done(db: Connection, row: OutboxRow) -> None:
    """It was told, and with it everything older of the same session."""
    db.execute("DELETE FROM outbox WHERE session_id = ? AND id <= ?", (row.session_id, row.id))


def panel(db: Connection, session_id: str) -> PanelRow | None:
    found = db.execute(
        "SELECT channel_id, message_id, posted_at, movers, decisions, since FROM panels WHERE session_id = ?",
        (session_id,),
    ).fetchone()
    if found is None:
        return None
    channel_id, message_id, posted_at, movers, decisions, since = found
    return PanelRow(
        channel_id, message_id, posted_at, tuple(json.loads(movers)), tuple(json.loads(decisions)), since
    )


def set_panel(db: Connection, session_id: str, new: PanelRow) -> None:
    """A new panel stands, or the standing one says something new."""
    db.execute(
        "INSERT OR REPLACE INTO panels (session_id, channel_id, message_id, posted_at, movers, decisions, since) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            session_id, new.channel_id, new.message_id, new.posted_at, json.dumps(new.movers),
            json.dumps(new.decisions), new.since,
        ),
    )  # fmt: skip
