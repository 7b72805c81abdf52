"""The operator's blocks: every decision is a row, the newest about a person or server counts."""

from __future__ import annotations

from bot.rows.block import BlockRow

from .columns import Columns
from .database import Connection

BLOCKS = Columns("blocks", BlockRow)


def standing(db: Connection) -> list[BlockRow]:
    """Return the blocks that hold, newest first."""
    newest = "SELECT max(id) FROM blocks GROUP BY kind, target"
    return BLOCKS.select(db, f"WHERE blocked = 1 AND id IN ({newest}) ORDER BY id DESC")


def is_blocked(db: Connection, kind: str, target: int) -> bool:
    row = db.execute(
        "SELECT blocked FROM blocks WHERE kind = ? AND target = ? ORDER BY id DESC LIMIT 1", (kind, target)
    ).fetchone()
    return bool(row and row[0])
