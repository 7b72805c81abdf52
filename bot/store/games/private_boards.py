"""Private boards, and the lessons that their owners have finished."""

from __future__ import annotations

from bot.rows.private_board import BoardRow, LessonRow
from bot.store.columns import Columns
from bot.store.database import Connection

BOARDS = Columns("private_boards", BoardRow, order="changed_at DESC, id")
LESSONS = Columns("lessons", LessonRow, keys=("user_id", "game", "lesson"), order="at, game, lesson")


def all_of(db: Connection, after: str = "", most: int = 100) -> list[BoardRow]:
    """Return boards by id, from the one behind ``after`` on."""
    return BOARDS.select(db, "WHERE id > ? ORDER BY id LIMIT ?", (after, most))


def change(db: Connection, was: int, now: BoardRow) -> bool:
    """Write a board over its revision ``was``; return whether that was still the present one."""
    names = [name for name in BOARDS.names if name not in ("id", "owner_id", "kind", "begun_by", "created_at")]
    return BOARDS.change(db, {name: getattr(now, name) for name in names}, id=now.id, revision=was).rowcount == 1


def expire(db: Connection, now: float) -> None:
    """Delete the boards whose time is over."""
    db.execute("DELETE FROM private_boards WHERE expires_at <= ?", (now,))
