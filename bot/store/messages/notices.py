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
NOTICES = Columns("notices", NoticeRow, keys=("id",))
_HAS_PLACE = (
    "(user_id IS NOT NULL OR NOT EXISTS (SELECT 1 FROM threads AS t "
    "WHERE t.session_id = notices.session_id AND t.channel_id < 0))"
)
"""A table's thread is opened before anything is sent to it."""


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


def drop_unsent(db: Connection, kind: str, channel_id: int) -> None:
    """Delete the notices of a kind to a channel that were parked or never tried: a newer one takes their place."""
    unsent = "(parked IS NOT NULL OR attempts = 0)"
    db.execute(f"DELETE FROM notices WHERE kind = ? AND channel_id = ? AND {unsent}", (kind, channel_id))


def first_for_each(db: Connection, session_id: str | None = None) -> list[NoticeRow]:
    """Return the oldest waiting notice for each channel and person (of this session)."""
    return NOTICES.select(
        db,
        "WHERE id IN (SELECT min(id) FROM notices WHERE parked IS NULL AND session_id IS coalesce(?, session_id) "
        f"AND {_HAS_PLACE} GROUP BY user_id, CASE WHEN user_id IS NULL THEN session_id END, channel_id) "
        "ORDER BY id",
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
        f"AND channel_id IS ? AND {_HAS_PLACE} ORDER BY id LIMIT 1",
        (after, user_id, session_id, channel_id),
    )
