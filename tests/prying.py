"""What only tests ask of a database: where something is kept, and to write past its guards."""

from __future__ import annotations

from bot.store import Connection
from bot.store.drivers import dialect


def places_of(db: Connection, value: str) -> list[str]:
    """Return all columns of the database that contain a text or number."""
    return [
        f"{table}.{column}"
        for table in dialect.tables(db)
        for column in dialect.columns(db, table)
        if any(value in _text(held) for (held,) in db.execute(f"SELECT {column} FROM {table}").fetchall())
    ]


def _text(held: object) -> str:
    return held.decode("latin-1") if isinstance(held, bytes) else str(held)


def without_guards(db: Connection) -> None:
    """Let this transaction change the log."""
    if dialect.is_postgres(db):
        db.execute("SET LOCAL session_replication_role = replica")
        return
    for (trigger,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
        db.execute(f"DROP TRIGGER {trigger}")


def hold(db: Connection, session_id: str) -> None:
    """Let every change of a session's row fail."""
    form = (
        "EXECUTE FUNCTION sainome_refuse('no')"
        if dialect.is_postgres(db)
        else "BEGIN SELECT RAISE(ABORT, 'no'); END"
    )
    db.execute(
        f"CREATE TRIGGER {HELD} BEFORE UPDATE ON sessions FOR EACH ROW WHEN (new.id = '{session_id}') {form}"
    )


HELD = "held_by_a_test"
