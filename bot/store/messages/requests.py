"""Requests at a table and their answers."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.rows.log import SEAT_LEFT, SEAT_PASSED
from bot.rows.messages import FILL, NOTICE_OF, RequestRow
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers.dialect import first_column

from . import notices

_NAMELESS = "facts = json_remove(facts, '$.name')"
REQUESTS = Columns("requests", RequestRow, keys=("id",))


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


def open_of(db: Connection, session_id: str) -> list[RequestRow]:
    """Return the open requests of a table, oldest first."""
    return REQUESTS.where(db, session_id=session_id, state="open")


def awaiting(db: Connection, user_id: int) -> list[RequestRow]:
    """Return the open requests that may await this person, oldest first: they were asked, or have a seat there."""
    where = (
        "WHERE state = 'open' AND (EXISTS (SELECT 1 FROM json_each(asked) WHERE value = ?) OR "
        "session_id IN (SELECT session_id FROM players WHERE user_id = ?)) ORDER BY id"
    )
    return REQUESTS.select(db, where, (user_id, user_id))


def due(db: Connection, now: float) -> list[str]:
    """Return the sessions with an open request of which somebody is to be told or reminded."""
    found = first_column(
        db, "SELECT session_id FROM requests WHERE state = 'open' AND next_at <= ? ORDER BY id", (now,)
    )
    return list(dict.fromkeys(found))


def next_due(db: Connection) -> float | None:
    """Return when somebody is to be told or reminded of a request next; None: never."""
    due_at: float | None = db.execute("SELECT min(next_at) FROM requests WHERE state = 'open'").fetchone()[0]
    return due_at


def newest(db: Connection, session_id: str, kind: str, seat: int | None = None) -> RequestRow | None:
    """Return the newest request of a kind (about a seat), in any state."""
    where = "WHERE session_id = ? AND kind = ? AND seat = coalesce(?, seat) ORDER BY id DESC LIMIT 1"
    return REQUESTS.first(db, where, (session_id, kind, seat))


def end(db: Connection, request_id: int, state: str) -> bool:
    """End an open request as ``agreed``, ``refused`` or ``lapsed``, and remove the name from its facts.

    Return whether it was open.
    """
    ended = f"UPDATE requests SET state = ?, {_NAMELESS} WHERE id = ? AND state = 'open'"
    return db.execute(ended, (state, request_id)).rowcount > 0


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
        if request.kind == FILL:  # it was never asked in the channel
            continue
        facts = {"request": request.id, "seat": request.seat, "again": True}
        notices.add(db, NOTICE_OF[request.kind], at, facts, session_id=session_id)


# --- substitutes -------------------------------------------------------------------------------------------------


def search_goes_on(
    db: Connection, was: RequestRow, asked: Sequence[int], facts: Mapping[str, Any], next_at: float | None
) -> bool:
    """Store how far a search for a substitute has come; False if another process was faster, and nothing is stored.

    ``next_at``: when it goes on next; None: never by itself.
    """
    people = json.dumps(list(asked))
    done = db.execute(
        "UPDATE requests SET asked = ?, told = ?, facts = ?, next_at = ? "
        "WHERE id = ? AND state = 'open' AND asked = ?",
        (people, people, json.dumps(facts), next_at, was.id, json.dumps(list(was.asked))),
    )
    return done.rowcount > 0


def searches_on(db: Connection, guild_id: int) -> list[RequestRow]:
    """Return the open searches for substitutes on a server, oldest first."""
    where = "WHERE kind = ? AND state = 'open' AND session_id IN (SELECT id FROM sessions WHERE guild_id = ?)"
    return REQUESTS.select(db, f"{where} ORDER BY id", (FILL, guild_id))


def search_for(db: Connection, session_id: str, seat: int) -> RequestRow | None:
    """Return the open search for a substitute for this seat."""
    return REQUESTS.one(db, session_id=session_id, seat=seat, kind=FILL, state="open")


def held_seats(db: Connection, before: float) -> list[str]:
    """Return the running games with a seat that a stand-in has held since ``before``, without an open search."""
    return first_column(
        db,
        "SELECT DISTINCT p.session_id FROM players AS p JOIN sessions AS s ON s.id = p.session_id "
        "WHERE p.user_id IS NOT NULL AND p.policy IS NOT NULL AND s.phase = 'playing' AND s.incident IS NULL "
        "AND NOT EXISTS (SELECT 1 FROM requests AS r WHERE r.session_id = p.session_id AND r.seat = p.seat "
        "AND r.kind = ? AND r.state = 'open') AND NOT EXISTS (SELECT 1 FROM interventions AS i "
        "WHERE i.session_id = p.session_id AND i.seat = p.seat AND i.kind IN (?, ?) AND i.at > ?) "
        "ORDER BY p.session_id",
        (FILL, SEAT_PASSED, SEAT_LEFT, before),
    )


def held_since(db: Connection, session_id: str, seat: int) -> float:
    """Return when a stand-in took this seat; 0 if that was not recorded."""
    since: float | None = db.execute(
        "SELECT max(at) FROM interventions WHERE session_id = ? AND seat = ? AND kind IN (?, ?)",
        (session_id, seat, SEAT_PASSED, SEAT_LEFT),
    ).fetchone()[0]
    return since or 0.0


def substitutes_of(db: Connection, session_id: str) -> set[int]:
    """Return the people who took a seat of this table as substitutes."""
    rows = REQUESTS.select(db, "WHERE session_id = ? AND kind = ? AND state = 'agreed'", (session_id, FILL))
    return {user_id for row in rows for user_id in row.agreed}
