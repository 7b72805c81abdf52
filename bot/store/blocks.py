"""The operator's blocks: every decision is a row, the newest about a person or server counts."""

from __future__ import annotations

from bot.rows.block import BlockRow

from .database import Connection


def decide(db: Connection, row: BlockRow, *, blocked: bool) -> None:
    """Add a decision."""
    db.execute(
        "INSERT INTO blocks (kind, target, blocked, by_id, reason, at) VALUES (?, ?, ?, ?, ?, ?)",
        (row.kind, row.target, blocked, row.by_id, row.reason, row.at),
    )


def standing(db: Connection) -> list[BlockRow]:
    """Return the blocks that hold, newest first."""
    found = db.execute(
        "SELECT kind, target, by_id, reason, at FROM blocks WHERE blocked = 1 AND id IN ("
        "SELECT max(id) FROM blocks GROUP BY kind, target) ORDER BY id DESC"
    )
    return [BlockRow(*row) for row in found]


def is_blocked(db: Connection, kind: str, target: int) -> bool:
    found = db.execute(
        "SELECT blocked FROM blocks WHERE kind = ? AND target = ? ORDER BY id DESC LIMIT 1", (kind, target)
    ).fetchone()
    return bool(found and found[0])
