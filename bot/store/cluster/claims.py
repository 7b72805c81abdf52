"""Claims: what one process alone may do while it is alive."""

from __future__ import annotations

from bot.store.database import Connection

_ALIVE = "SELECT worker FROM clusters WHERE alive_until > ?3"


def take(db: Connection, what: str, worker: str, now: float) -> bool:
    """Claim something that nobody alive has claimed; return whether this worker, itself alive, has it now."""
    taken = db.execute(
        f"INSERT INTO claims (what, worker) SELECT ?1, ?2 WHERE ?2 IN ({_ALIVE}) "
        "ON CONFLICT (what) DO UPDATE SET worker = excluded.worker "
        f"WHERE claims.worker = excluded.worker OR claims.worker NOT IN ({_ALIVE})",
        (what, worker, now),
    )
    return taken.rowcount == 1


def hold(db: Connection, what: str, worker: str) -> bool:
    """Return whether a claim is this worker's, and keep others from taking it until this transaction ends."""
    found = db.execute("UPDATE claims SET worker = worker WHERE what = ? AND worker = ?", (what, worker))
    return found.rowcount == 1


def release(db: Connection, what: str, worker: str) -> None:
    db.execute("DELETE FROM claims WHERE what = ? AND worker = ?", (what, worker))


def taken(db: Connection, now: float) -> dict[str, str]:
    """Return what is claimed by workers that are alive, and by whom."""
    found = db.execute(
        "SELECT what, worker FROM claims WHERE worker IN (SELECT worker FROM clusters WHERE alive_until > ?)",
        (now,),
    )
    return dict(found.fetchall())
