"""The outbox of each channel, and its newest panel."""

from __future__ import annotations

import json
from typing import Any

import structlog

from bot.rows.outbox import Begun, OutboxRow, PanelRow, Shown
from bot.store.database import Connection
from bot.store.drivers.dialect import upsert
from bot.store.unreadable import parsed

logger = structlog.get_logger(__name__)


def add(db: Connection, session_id: str, kind: str, at: float) -> None:
    """Queue a panel of this kind."""
    db.execute("INSERT INTO outbox (session_id, kind, created_at) VALUES (?, ?, ?)", (session_id, kind, at))


def newest(db: Connection, session_id: str) -> OutboxRow | None:
    """Return the newest row of a session; None if there is none or if it is parked.

    Rows that edit the newest panel (kind ``waits``) come after all rows that post one, which they must not replace.
    """
    found = db.execute(
        "SELECT id, session_id, kind, parked, (SELECT max(attempts) FROM outbox WHERE session_id = o.session_id) "
        "FROM outbox AS o WHERE session_id = ? ORDER BY kind = 'waits', id DESC LIMIT 1",
        (session_id,),
    ).fetchone()
    if found is None or found[3] is not None:
        return None
    return OutboxRow(found[0], found[1], found[2], found[4], _begun(db, session_id))


def _begun(db: Connection, session_id: str) -> Begun | None:
    found = db.execute(
        "SELECT id, begun FROM outbox WHERE session_id = ? AND parked IS NULL AND begun IS NOT NULL "
        "ORDER BY id LIMIT 1",
        (session_id,),
    ).fetchone()
    if found is None:
        return None
    shown = _shown(found[1])
    if shown is None:
        logger.error("begun-unreadable", session=session_id, row=found[0])
        return None
    return Begun(found[0], shown)


def _shown(text: str) -> Shown | None:
    """Return what a begun row shows; None if that cannot be read: then its panel is posted anew."""
    facts = parsed(text)
    if not isinstance(facts, dict) or type(facts.get("row")) is not int:
        return None
    decisions, movers = _whole(facts.get("decisions")), _whole(facts.get("movers"))
    return None if decisions is None or movers is None else Shown(facts["row"], decisions, movers)


def _whole(found: Any) -> tuple[int, ...] | None:
    """Return a list of whole numbers; None for anything else."""
    return tuple(found) if isinstance(found, list) and all(type(one) is int for one in found) else None


def waiting(db: Connection) -> list[str]:
    """Return the sessions with rows to be delivered, longest waiting first."""
    found = db.execute("SELECT session_id FROM outbox WHERE parked IS NULL GROUP BY session_id ORDER BY min(id)")
    return [session_id for (session_id,) in found]


def begin_try(db: Connection, row: OutboxRow, shown: Shown) -> None:
    """Record, before it is sent, an attempt that may reach Discord, and what its first attempt shows."""
    facts = json.dumps({"row": shown.row, "decisions": shown.decisions, "movers": shown.movers})
    db.execute(
        "UPDATE outbox SET attempts = ?, begun = coalesce(begun, ?) WHERE id = ?",
        (row.tries + 1, facts, row.sent_as),
    )


def park(db: Connection, row: OutboxRow, reason: str) -> None:
    """Park a row and all older ones, with the reason, until somebody asks for a retry."""
    db.execute("UPDATE outbox SET parked = ? WHERE session_id = ? AND id <= ?", (reason, row.session_id, row.id))


def parked(db: Connection, session_id: str) -> str | None:
    """Return why the session's newest row is parked; None if it is not."""
    found = db.execute(
        "SELECT parked FROM outbox WHERE session_id = ? ORDER BY kind = 'waits', id DESC LIMIT 1", (session_id,)
    ).fetchone()
    return found[0] if found else None


def done(db: Connection, row: OutboxRow) -> None:
    """Delete a delivered row and all older ones of the same session."""
    db.execute("DELETE FROM outbox WHERE session_id = ? AND id <= ?", (row.session_id, row.id))


def begun_done(db: Connection, row: OutboxRow) -> None:
    """Delete the begun row, whose message had arrived, and all older ones; newer ones are still to be sent."""
    db.execute("DELETE FROM outbox WHERE session_id = ? AND id <= ?", (row.session_id, row.sent_as))


def panel(db: Connection, session_id: str) -> PanelRow | None:
    """Return the newest panel of a session; None if none was posted."""
    found = db.execute(
        "SELECT channel_id, message_id, posted_at, movers, decisions, since FROM panels WHERE session_id = ?",
        (session_id,),
    ).fetchone()
    if found is None:
        return None
    channel_id, message_id, posted_at, movers, decisions, since = found
    seats, asked = _whole(parsed(movers)), _whole(parsed(decisions))
    if seats is None or asked is None:
        logger.error("panel-unreadable", session=session_id, message=message_id)
        return PanelRow(channel_id, message_id, 0.0, since=since, is_readable=False)  # too old to be edited
    return PanelRow(channel_id, message_id, posted_at, seats, asked, since)


def set_panel(db: Connection, session_id: str, new: PanelRow) -> None:
    """Store a posted or edited panel."""
    db.execute(
        upsert(
            "panels", ("session_id",), ("channel_id", "message_id", "posted_at", "movers", "decisions", "since")
        ),
        (
            session_id, new.channel_id, new.message_id, new.posted_at, json.dumps(new.movers),
            json.dumps(new.decisions), new.since,
        ),
    )  # fmt: skip
