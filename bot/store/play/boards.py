"""Private boards, and the lessons that their owners have finished."""

from __future__ import annotations

from bot.rows.boards import BoardRow, LessonRow
from bot.store.columns import Columns
from bot.store.database import Connection

BOARDS = Columns("private_boards", BoardRow)
LESSONS = Columns("lessons", LessonRow, keys=("user_id", "game", "lesson"))


def get(db: Connection, board_id: str) -> BoardRow | None:
    return BOARDS.first(db, "WHERE id = ?", (board_id,))


def of_owner(db: Connection, owner_id: int) -> list[BoardRow]:
    """Return the boards of a person, the one that was pressed last first."""
    return BOARDS.select(db, "WHERE owner_id = ? ORDER BY changed_at DESC, id", (owner_id,))


def all_of(db: Connection, after: str = "", most: int = 100) -> list[BoardRow]:
    """Return boards by id, from the one behind ``after`` on."""
    return BOARDS.select(db, "WHERE id > ? ORDER BY id LIMIT ?", (after, most))


def add(db: Connection, new: BoardRow) -> None:
    BOARDS.insert(db, new)


def change(db: Connection, was: int, now: BoardRow) -> bool:
    """Write a board over its revision ``was``; return whether that was still the present one."""
    names = [name for name in BOARDS.names if name not in ("id", "owner_id", "kind", "begun_by", "created_at")]
    values = [getattr(now, name) for name in names]
    changes = ", ".join(f"{name} = ?" for name in names)
    done = db.execute(f"UPDATE private_boards SET {changes} WHERE id = ? AND revision = ?", (*values, now.id, was))
    return done.rowcount == 1


def advise(db: Connection, board_id: str, revision: int, advice: str) -> None:
    """Keep what a hint has said of this revision."""
    db.execute("UPDATE private_boards SET advice = ? WHERE id = ? AND revision = ?", (advice, board_id, revision))


def keep_review(db: Connection, board_id: str, revision: int, review: str) -> bool:
    """Keep the review of a finished game; return whether the board is still there as it was."""
    change = "UPDATE private_boards SET review = ? WHERE id = ? AND revision = ?"
    return db.execute(change, (review, board_id, revision)).rowcount == 1


def delete(db: Connection, board_id: str, revision: int | None = None) -> None:
    """Delete a board; with ``revision`` only if that is still the present one."""
    change = "DELETE FROM private_boards WHERE id = ? AND revision = coalesce(?, revision)"
    db.execute(change, (board_id, revision))


def expire(db: Connection, now: float) -> None:
    """Delete the boards whose time is over."""
    db.execute("DELETE FROM private_boards WHERE expires_at <= ?", (now,))


# --- what was learned ------------------------------------------------------------------------------------------


def learned(db: Connection, user_id: int) -> list[LessonRow]:
    """Return the lessons that a person has finished, and the games offered to be learned, oldest first."""
    return LESSONS.select(db, "WHERE user_id = ? ORDER BY at, game, lesson", (user_id,))


def learn(db: Connection, new: LessonRow) -> bool:
    """Note a lesson; return whether it is new. The first time stays."""
    where = "WHERE user_id = ? AND game = ? AND lesson = ?"
    if LESSONS.first(db, where, (new.user_id, new.game, new.lesson)) is not None:
        return False
    LESSONS.put(db, new)
    return True
