"""Stored JSON that is not what its column holds, and rows that belong to nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from .database import Connection
from .drivers import dialect

_COLUMNS = (
    ("notices", "facts", "object"),
    ("requests", "facts", "object"),
    ("requests", "asked", "array"),
    ("requests", "agreed", "array"),
    ("panels", "movers", "array"),
    ("panels", "decisions", "array"),
    ("outbox", "begun", "object"),
)


def numbers(text: str) -> tuple[int | None, ...] | None:
    """Return a stored list of numbers; None for anything else, which must not keep other rows from being read."""
    found = parsed(text)
    if not isinstance(found, list) or not all(one is None or type(one) is int for one in found):
        return None
    return tuple(found)


def parsed(text: str) -> Any:
    """Return stored JSON; None if it cannot be read."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def faults(db: Connection) -> Iterator[str]:
    """Yield, for ``sainome check``, one phrase for each unreadable column, and for rows without their session."""
    for table, column, kind in _COLUMNS:
        (count,) = db.execute(
            f"SELECT count(*) FROM {table} WHERE {column} IS NOT NULL AND "
            f"CASE WHEN json_valid({column}) THEN json_type({column}) ELSE '' END <> ?",
            (kind,),
        ).fetchone()
        if count:
            yield f"{count} of the {table} cannot be read: {column} is no JSON {kind}"
    for table in dialect.orphaned(db):
        yield f"there are {table} of a session that is not there"
