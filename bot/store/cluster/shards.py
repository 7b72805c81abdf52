"""Which process has which shard of the gateway, and when sessions may begin."""

from __future__ import annotations

from bot.store.database import Connection
from bot.store.drivers import dialect

from . import members

GRACE = 30.0
"""Seconds for which shards of a process that has stopped wait for the next one, before the others share them."""


def settle(db: Connection, worker: str, count: int, now: float) -> list[int]:
    """Take free shards, or give some up, until this process has its share of ``count``; return those it has.

    A share is as many as divided equally among the living. Shards of a dead process are free at once.
    """
    dialect.take_turns(db, "shards")
    alive = {name for name, _ in members.alive(db, now)}
    if worker not in alive:
        return []
    found = db.execute("SELECT shard, worker, free_at FROM shards WHERE shard < ? ORDER BY shard", (count,))
    known = {shard: (owner, free_at) for shard, owner, free_at in found.fetchall()}
    mine = [shard for shard, (owner, _) in known.items() if owner == worker]
    had_none, share = not mine, -(-count // len(alive))
    for shard in range(count):
        owner, free_at = known.get(shard, (None, 0.0))
        is_kept = owner is None and now - free_at < GRACE and not had_none
        if len(mine) < share and owner not in alive and not is_kept:
            _give(db, shard, worker)
            mine.append(shard)
    for shard in sorted(mine)[share:]:
        _free(db, shard, 0.0)
    return sorted(mine)[:share]


def _give(db: Connection, shard: int, worker: str) -> None:
    db.execute(dialect.upsert("shards", ["shard"], ["worker", "free_at"]), (shard, worker, 0.0))


def _free(db: Connection, shard: int, at: float) -> None:
    db.execute("UPDATE shards SET worker = NULL, free_at = ? WHERE shard = ?", (at, shard))


def give_up(db: Connection, worker: str, now: float) -> None:
    """Free all shards of a process that stops; they are kept for the next one to start."""
    db.execute("UPDATE shards SET worker = NULL, free_at = ? WHERE worker = ?", (now, worker))


def next_identify(db: Connection, bucket: int, now: float, pause: float) -> float:
    """Reserve the next moment at which a session may begin in a bucket, and return it."""
    found = db.execute(
        "INSERT INTO identifies (bucket, at) VALUES (?1, ?2) ON CONFLICT (bucket) DO UPDATE SET "
        "at = CASE WHEN identifies.at + ?3 > excluded.at THEN identifies.at + ?3 ELSE excluded.at END RETURNING at",
        (bucket, now, pause),
    ).fetchone()
    return float(found[0])
