"""What operators ask of a database: counts, whether it answers, and its faults. No names or ids of people."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rows.figures import Figures
from bot.store.drivers.dialect import number

from .database import Connection
from .drivers import dialect
from .games import clocks
from .messages.notices import NOTICES
from .messages.outbox import PANELS
from .messages.requests import REQUESTS

_JSON = (
    *((one.table, name, json.kind) for one in (NOTICES, REQUESTS, PANELS) for name, json in one.json.items()),
    ("outbox", "begun", "object"),
)


def figures(db: Connection) -> Figures:
    """Count everything at this moment."""
    sessions = db.execute("SELECT phase, game, count(*) FROM sessions GROUP BY phase, game ORDER BY game, phase")
    boards = db.execute("SELECT kind, count(*) FROM private_boards GROUP BY kind ORDER BY kind")
    quarantined = db.execute(
        "SELECT id, incident FROM sessions WHERE incident IS NOT NULL AND phase IN ('lobby', 'playing') ORDER BY id"
    )
    reasons = db.execute(
        "SELECT parked, count(*) FROM (SELECT max(parked) AS parked FROM outbox WHERE parked IS NOT NULL "
        "GROUP BY session_id UNION ALL SELECT parked FROM notices WHERE parked IS NOT NULL) AS reasons "
        "GROUP BY parked ORDER BY 2 DESC, 1"
    )
    return Figures(
        sessions={(phase, game): count for phase, game, count in sessions.fetchall()},
        boards=dict(boards.fetchall()),
        quarantined=tuple(quarantined.fetchall()),
        undelivered=number(db, "SELECT count(DISTINCT session_id) FROM outbox WHERE parked IS NULL"),
        undeliverable=number(db, "SELECT count(DISTINCT session_id) FROM outbox WHERE parked IS NOT NULL"),
        notices=NOTICES.count(db, parked=None),
        notices_parked=number(db, "SELECT count(*) FROM notices WHERE parked IS NOT NULL"),
        reasons=dict(reasons.fetchall()),
        due_at=clocks.next_due(db),
        servers=number(db, "SELECT count(DISTINCT guild_id) FROM sessions"),
        departed=number(db, "SELECT count(*) FROM departed_guilds"),
        size=dialect.size(db),
    )


def answers(db: Connection) -> bool:
    """Whether the database answers."""
    return number(db, "SELECT 1") == 1


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
