"""Requests at a table and their answers."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.rows.messages import NOTICE_OF, RequestRow
from bot.store.columns import Columns
from bot.store.database import Connection

from . import notices

_NAMELESS = "facts = json_remove(facts, '$.name')"
REQUESTS = Columns("requests", RequestRow)


def add(
    db: Connection,
    session_id: str,
    kind: str,
    seat: int,
    user_id: int | None,
    asked: Sequence[int],
    needed: int,
    facts: Mapping[str, Any],
    at: float,
) -> int:
    """Add an open request; return its id."""
    done = db.execute(
        "INSERT INTO requests (session_id, kind, seat, user_id, asked, needed, facts, created_at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (session_id, kind, seat, user_id, json.dumps(list(asked)), needed, json.dumps(facts), at),
    )
    return int(done.fetchone()[0])


def get(db: Connection, request_id: int) -> RequestRow | None:
    return REQUESTS.first(db, "WHERE id = ?", (request_id,))


def open_of(db: Connection, session_id: str) -> list[RequestRow]:
    """Return the open requests of a table, oldest first."""
    return REQUESTS.select(db, "WHERE session_id = ? AND state = 'open' ORDER BY id", (session_id,))


def awaiting(db: Connection, user_id: int) -> list[RequestRow]:
    """Return the open requests that may await this person, oldest first: they were asked, or have a seat there."""
    where = (
        "WHERE state = 'open' AND (EXISTS (SELECT 1 FROM json_each(asked) WHERE value = ?) OR "
        "session_id IN (SELECT session_id FROM players WHERE user_id = ?)) ORDER BY id"
    )
    return REQUESTS.select(db, where, (user_id, user_id))


def due(db: Connection, now: float) -> list[str]:
    """Return the sessions with an open request of which somebody is to be told or reminded."""
    rows = db.execute("SELECT session_id FROM requests WHERE state = 'open' AND next_at <= ? ORDER BY id", (now,))
    return list(dict.fromkeys(session_id for (session_id,) in rows))


def next_due(db: Connection) -> float | None:
    """Return when somebody is to be told or reminded of a request next; None: never."""
    due_at: float | None = db.execute("SELECT min(next_at) FROM requests WHERE state = 'open'").fetchone()[0]
    return due_at


def called(
    db: Connection, request_id: int, told: Sequence[int], reminded: Sequence[int], next_at: float | None
) -> None:
    """Record who was told and who was reminded of a request, and when somebody is to be called next."""
    db.execute(
        "UPDATE requests SET told = ?, reminded = ?, next_at = ? WHERE id = ?",
        (json.dumps(list(told)), json.dumps(list(reminded)), next_at, request_id),
    )


def newest(db: Connection, session_id: str, kind: str, seat: int | None = None) -> RequestRow | None:
    """Return the newest request of a kind (about a seat), in any state."""
    where = "WHERE session_id = ? AND kind = ? AND seat = coalesce(?, seat) ORDER BY id DESC LIMIT 1"
    return REQUESTS.first(db, where, (session_id, kind, seat))


def agree(db: Connection, request: RequestRow, user_id: int) -> None:
    """Record that this person agrees."""
    agreed = json.dumps([*request.agreed, user_id])
    db.execute("UPDATE requests SET agreed = ? WHERE id = ?", (agreed, request.id))


def end(db: Connection, request_id: int, state: str) -> None:
    """End an open request as ``agreed``, ``refused`` or ``lapsed``, and remove the name from its facts."""
    db.execute(f"UPDATE requests SET state = ?, {_NAMELESS} WHERE id = ? AND state = 'open'", (state, request_id))


def lapse(db: Connection, session_id: str, kind: str | None = None, seat: int | None = None) -> None:
    """Let the open requests of a table lapse: all, or those of this kind or about this seat."""
    db.execute(
        f"UPDATE requests SET state = 'lapsed', {_NAMELESS} "
        "WHERE session_id = ? AND state = 'open' AND kind = coalesce(?, kind) AND seat = coalesce(?, seat)",
        (session_id, kind, seat),
    )


def announce_again(db: Connection, session_id: str, at: float) -> None:
    """Add the notice of every open request again, pinging nobody: its message may have been deleted."""
    for request in open_of(db, session_id):
        facts = {"request": request.id, "seat": request.seat, "again": True}
        notices.add(db, NOTICE_OF[request.kind], at, facts, session_id=session_id)
