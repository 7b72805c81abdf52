"""Several processes on one database: who is alive, who has which claim and which shard, when sessions may begin."""

from __future__ import annotations

from .database import Connection
from .drivers import dialect

FORGOTTEN = 3600.0
"""Seconds after which a process that has stopped without leaving is no longer listed."""
GRACE = 30.0
"""Seconds for which shards of a process that has stopped wait for the next one, before the others share them."""
DIGESTS, DAYS, UPGRADES, COMMANDS, SIGNS = "digests", "days", "upgrades", "commands", "signs"
"""Chores of the whole bot."""

_ALIVE = "SELECT worker FROM clusters WHERE alive_until > ?3"


def beat(db: Connection, worker: str, version: str, now: float, until: float) -> None:
    """Record a sign of life, and forget processes and claims that have been dead for long."""
    db.execute(
        "INSERT INTO clusters (worker, alive_until, joined_at, version) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (worker) DO UPDATE SET alive_until = excluded.alive_until",
        (worker, until, now, version),
    )
    gone = db.execute("DELETE FROM clusters WHERE alive_until < ?", (now - FORGOTTEN,)).rowcount
    if gone:
        db.execute("DELETE FROM claims WHERE worker NOT IN (SELECT worker FROM clusters)")


def leave(db: Connection, worker: str) -> None:
    """Give up everything: claims at once, and the process itself."""
    db.execute("DELETE FROM claims WHERE worker = ?", (worker,))
    db.execute("DELETE FROM clusters WHERE worker = ?", (worker,))


def alive(db: Connection, now: float) -> list[tuple[str, str]]:
    """Return the living processes with their versions, the oldest first."""
    living = db.execute(
        "SELECT worker, version FROM clusters WHERE alive_until > ? ORDER BY joined_at, worker", (now,)
    )
    return living.fetchall()


# --- claims: what one process alone may do while it is alive -----------------------------------------------------


def panels_of(session_id: str) -> str:
    """Return the claim of the one process that delivers panels to a table."""
    return f"panels {session_id}"


def notices_to(recipient: str) -> str:
    """Return the claim of the one process that delivers notices to a recipient (``recipient_of``)."""
    return f"notices {recipient}"


def clocks_of(session_id: str) -> str:
    """Return the claim of the one process that sees to a table's deadlines."""
    return f"clocks {session_id}"


def take_claim(db: Connection, what: str, worker: str, now: float) -> bool:
    """Claim something that nobody alive has claimed; return whether this worker, itself alive, has it now."""
    taken = db.execute(
        f"INSERT INTO claims (what, worker) SELECT ?1, ?2 WHERE ?2 IN ({_ALIVE}) "
        "ON CONFLICT (what) DO UPDATE SET worker = excluded.worker "
        f"WHERE claims.worker = excluded.worker OR claims.worker NOT IN ({_ALIVE})",
        (what, worker, now),
    )
    return taken.rowcount == 1


def hold_claim(db: Connection, what: str, worker: str) -> bool:
    """Return whether a claim is this worker's, and keep others from taking it until this transaction ends."""
    held = db.execute("UPDATE claims SET worker = worker WHERE what = ? AND worker = ?", (what, worker))
    return held.rowcount == 1


def release_claim(db: Connection, what: str, worker: str) -> None:
    db.execute("DELETE FROM claims WHERE what = ? AND worker = ?", (what, worker))


def claims(db: Connection, now: float) -> dict[str, str]:
    """Return what is claimed by workers that are alive, and by whom."""
    claimed = db.execute(
        "SELECT what, worker FROM claims WHERE worker IN (SELECT worker FROM clusters WHERE alive_until > ?)",
        (now,),
    )
    return dict(claimed.fetchall())


# --- shards of the gateway ---------------------------------------------------------------------------------------


def settle_shards(db: Connection, worker: str, count: int, now: float) -> list[int]:
    """Take free shards, or give some up, until this process has its share of ``count``; return those it has.

    A share is an equal part among living processes. Shards of a dead process are free at once.
    """
    dialect.take_turns(db, "shards")
    living = {name for name, _ in alive(db, now)}
    if worker not in living:
        return []
    rows = db.execute("SELECT shard, worker, free_at FROM shards WHERE shard < ? ORDER BY shard", (count,))
    known = {shard: (owner, free_at) for shard, owner, free_at in rows.fetchall()}
    mine = [shard for shard, (owner, _) in known.items() if owner == worker]
    had_none, share = not mine, -(-count // len(living))
    for shard in range(count):
        owner, free_at = known.get(shard, (None, 0.0))
        is_kept = owner is None and now - free_at < GRACE and not had_none
        if len(mine) < share and owner not in living and not is_kept:
            _give(db, shard, worker)
            mine.append(shard)
    for shard in sorted(mine)[share:]:
        _free(db, shard, 0.0)
    return sorted(mine)[:share]


def _give(db: Connection, shard: int, worker: str) -> None:
    db.execute(dialect.upsert("shards", ("shard",), ("worker", "free_at")), (shard, worker, 0.0))


def _free(db: Connection, shard: int, at: float) -> None:
    db.execute("UPDATE shards SET worker = NULL, free_at = ? WHERE shard = ?", (at, shard))


def give_up_shards(db: Connection, worker: str, now: float) -> None:
    """Free all shards of a process that stops; they are kept for the next one to start."""
    db.execute("UPDATE shards SET worker = NULL, free_at = ? WHERE worker = ?", (now, worker))


def next_identify(db: Connection, bucket: int, now: float, pause: float) -> float:
    """Reserve the next moment at which a session may begin in a bucket, and return it."""
    row = db.execute(
        "INSERT INTO identifies (bucket, at) VALUES (?1, ?2) ON CONFLICT (bucket) DO UPDATE SET "
        "at = CASE WHEN identifies.at + ?3 > excluded.at THEN identifies.at + ?3 ELSE excluded.at END RETURNING at",
        (bucket, now, pause),
    ).fetchone()
    return float(row[0])
