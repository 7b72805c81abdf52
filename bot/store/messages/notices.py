"""Messages beside the panels: reminders, requests, announcements, digests. Each is delivered once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.rows.messages import NoticeRow
from bot.store.columns import Columns
from bot.store.database import Connection

WOKEN = "notices"
"""The name by which a transaction wakes whoever delivers notices."""
NOTICES = Columns("notices", NoticeRow)


def add(
    db: Connection,
    kind: str,
    at: float,
    facts: Mapping[str, Any],
    *,
    session_id: str | None,
    user_id: int | None = None,
    channel_id: int | None = None,
) -> int:
    """Add a notice to be delivered; return its id. ``channel_id``: where to, if it is about no session."""
    done = db.execute(
        "INSERT INTO notices (session_id, user_id, channel_id, kind, facts, created_at) VALUES (?, ?, ?, ?, ?, ?) "
        "RETURNING id",
        (session_id, user_id, channel_id, kind, json.dumps(facts, separators=(",", ":")), at),
    )
    db.woken.add(WOKEN)
    return int(done.fetchone()[0])


def waiting(db: Connection) -> list[NoticeRow]:
    """Return the notices to be delivered, oldest first."""
    return NOTICES.select(db, "WHERE parked IS NULL ORDER BY id")


def begin_try(db: Connection, notice: NoticeRow) -> None:
    """Record, before it is sent, an attempt that may reach Discord."""
    db.execute("UPDATE notices SET attempts = ? WHERE id = ?", (notice.attempts + 1, notice.id))


def park(db: Connection, notice: NoticeRow, reason: str) -> None:
    """Keep a notice that cannot be delivered, with the reason, until somebody asks for a retry."""
    db.execute("UPDATE notices SET parked = ? WHERE id = ?", (reason, notice.id))


def done(db: Connection, notice: NoticeRow) -> None:
    """Delete a notice that was delivered or is no longer needed."""
    db.execute("DELETE FROM notices WHERE id = ?", (notice.id,))


def drop_unsent(db: Connection, kind: str, channel_id: int) -> None:
    """Delete the notices of a kind to a channel that were parked or never tried: a newer one takes their place."""
    unsent = "(parked IS NOT NULL OR attempts = 0)"
    db.execute(f"DELETE FROM notices WHERE kind = ? AND channel_id = ? AND {unsent}", (kind, channel_id))


def first_for_each(db: Connection, session_id: str | None = None) -> list[NoticeRow]:
    """Return the oldest waiting notice for each channel and person (of this session)."""
    return NOTICES.select(
        db,
        "WHERE id IN (SELECT min(id) FROM notices WHERE parked IS NULL AND session_id IS coalesce(?, session_id) "
        "GROUP BY user_id, CASE WHEN user_id IS NULL THEN session_id END, channel_id) ORDER BY id",
        (session_id,),
    )


def next_for(
    db: Connection, session_id: str | None, user_id: int | None, after: int = 0, channel_id: int | None = None
) -> NoticeRow | None:
    """Return the oldest waiting notice after this id for a person, or else for a session's channel, or else for a
    channel."""
    return NOTICES.first(
        db,
        "WHERE parked IS NULL AND id > ? AND user_id IS ? AND (user_id IS NOT NULL OR session_id IS ?) "
        "AND channel_id IS ? ORDER BY id LIMIT 1",
        (after, user_id, session_id, channel_id),
    )
