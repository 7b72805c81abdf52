"""Stored JSON that is not what its column holds, and rows that belong to nothing."""

from __future__ import annotations

from collections.abc import Iterator

from .database import Connection
from .drivers import dialect
from .messages.notices import NOTICES
from .messages.outbox import PANELS
from .messages.requests import REQUESTS

_JSON = (
    *((one.table, name, json.kind) for one in (NOTICES, REQUESTS, PANELS) for name, json in one.json.items()),
    ("outbox", "begun", "object"),
)


def faults(db: Connection) -> Iterator[str]:
    """Yield, for ``sainome check``, one phrase for each unreadable column, and for rows without their session."""
    for table, column, kind in _JSON:
        (count,) = db.execute(
            f"SELECT count(*) FROM {table} WHERE {column} IS NOT NULL AND "
            f"CASE WHEN json_valid({column}) THEN json_type({column}) ELSE '' END <> ?",
            (kind,),
        ).fetchone()
        if count:
            yield f"{count} of the {table} cannot be read: {column} is no JSON {kind}"
    for table in dialect.orphaned(db):
        yield f"there are {table} of a session that is not there"
