"""Stored JSON that is not what its column holds, and rows that belong to nothing: for ``sainome check``."""

from __future__ import annotations

from collections.abc import Iterator

from .database import Connection

_COLUMNS = (
    ("notices", "facts", "object"),
    ("requests", "facts", "object"),
    ("requests", "asked", "array"),
    ("requests", "agreed", "array"),
    ("panels", "movers", "array"),
    ("panels", "decisions", "array"),
    ("outbox", "begun", "object"),
)


def faults(db: Connection) -> Iterator[str]:
    """Yield one phrase for each column with values that cannot be read, and for rows without their session."""
    for table, column, kind in _COLUMNS:
        (count,) = db.execute(
            f"SELECT count(*) FROM {table} WHERE {column} IS NOT NULL AND "
            f"CASE WHEN json_valid({column}) THEN json_type({column}) ELSE '' END <> ?",
            (kind,),
        ).fetchone()
        if count:
            yield f"{count} of the {table} cannot be read: {column} is no JSON {kind}"
    tables = sorted({found[0] for found in db.execute("PRAGMA foreign_key_check")})
    for table in tables:
        yield f"there are {table} of a session that is not there"
