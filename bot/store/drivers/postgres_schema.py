"""The schema on a PostgreSQL server: the same numbered migrations, all of them in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import psycopg
import structlog

from bot.rows.errors import NoSchema, StoreError
from bot.store.migrate import APPLICATION, Migration, require_newest, steps_from

from .dialect import FUNCTIONS, VERSION, schema_in_postgres

OLDEST = 13
"""The oldest version of the server that will do."""

log = structlog.get_logger(__name__)


def prepare(raw: psycopg.Connection[Any], name: str, steps: Sequence[Migration], *, for_reading: bool) -> None:
    """Create or migrate the schema, or only look at it (``for_reading``); StoreError if it is unusable."""
    server = raw.info.server_version // 10000
    if server < OLDEST:
        raise StoreError(f"The database {name} is PostgreSQL {server}; this program needs {OLDEST} or newer.")
    version = version_of(raw, name)
    if for_reading and not version:
        raise NoSchema(f"The database {name} is empty; start the bot once.")
    if for_reading:
        require_newest(version, name, steps)
    if not steps_from(version, name, steps):
        return
    with raw.transaction():
        raw.execute("SELECT pg_advisory_xact_lock(%s)", (APPLICATION,))  # another process may be at it, too
        version = version_of(raw, name)
        if not version:
            raw.execute(FUNCTIONS)
            raw.execute(f"CREATE TABLE {VERSION} AS SELECT CAST(0 AS INTEGER) AS version".encode())
        for step in steps_from(version, name, steps):
            _migrate(raw, name, step)


def version_of(raw: psycopg.Connection[Any], name: str) -> int:
    """Return the version of the schema, 0 if it is empty; StoreError if it is foreign."""
    ours, tables = _one(
        raw,
        "SELECT count(*) FILTER (WHERE tablename = %s), count(*) FROM pg_tables "
        "WHERE schemaname = current_schema()",
        (VERSION,),
    )
    if tables and not ours:
        raise StoreError(f"The database {name} belongs to another program.")
    if not ours:
        return 0
    (version,) = _one(raw, f"SELECT max(version) FROM {VERSION}")
    return int(version)


def _migrate(raw: psycopg.Connection[Any], name: str, step: Migration) -> None:
    try:
        for statement in schema_in_postgres(step.sql):
            raw.execute(statement.encode())
        raw.execute(f"UPDATE {VERSION} SET version = %s".encode(), (step.number,))
    except psycopg.Error as error:
        reason = error.diag.message_primary or type(error).__name__
        raise StoreError(
            f"The database {name} could not be brought to version {step.number} and stays as it was: {reason}."
        ) from error


def _one(raw: psycopg.Connection[Any], query: str, values: Sequence[Any] = ()) -> tuple[Any, ...]:
    row: tuple[Any, ...] = raw.execute(query.encode(), values).fetchone() or ()
    return row
