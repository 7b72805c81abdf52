"""Counts for operators, without names or ids of people."""

from __future__ import annotations

from bot.rows.figures import Figures

from .database import Connection
from .drivers import dialect
from .play import clocks


def figures(db: Connection) -> Figures:
    """Count everything at this moment."""
    sessions = db.execute("SELECT phase, game, count(*) FROM sessions GROUP BY phase, game ORDER BY game, phase")
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
        quarantined=tuple(quarantined.fetchall()),
        undelivered=_one(db, "SELECT count(DISTINCT session_id) FROM outbox WHERE parked IS NULL"),
        undeliverable=_one(db, "SELECT count(DISTINCT session_id) FROM outbox WHERE parked IS NOT NULL"),
        notices=_one(db, "SELECT count(*) FROM notices WHERE parked IS NULL"),
        notices_parked=_one(db, "SELECT count(*) FROM notices WHERE parked IS NOT NULL"),
        reasons=dict(reasons.fetchall()),
        due_at=clocks.next_due(db),
        servers=_one(db, "SELECT count(DISTINCT guild_id) FROM sessions"),
        departed=_one(db, "SELECT count(*) FROM departed_guilds"),
        size=dialect.size(db),
    )


def answers(db: Connection) -> bool:
    """Whether the database answers."""
    return _one(db, "SELECT 1") == 1


def _one(db: Connection, query: str) -> int:
    return int(db.execute(query).fetchone()[0])
