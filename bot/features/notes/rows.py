"""The stored form of notes. migrations/0032 explains each column."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.columns import Columns


@dataclass(frozen=True, slots=True)
class Note:
    """One private line of a person about a table."""

    id: int
    user_id: int
    session_id: str
    turn: int
    at: float
    text: str


NOTES = Columns("notes", Note)
