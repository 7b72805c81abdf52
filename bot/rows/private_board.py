"""The stored form of a private board, and of what a person has learned."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One private board; ``start``, ``state``, ``lines``, ``advice``, ``review`` and ``result`` are JSON.
    migrations/0032 explains each column."""

    id: str
    owner_id: int
    kind: str
    game: str
    rules_version: int
    start: str
    state: str | None
    lines: str
    revision: int
    begun_by: int | None
    interaction_id: int | None
    advice: str | None
    review: str | None
    result: str | None
    created_at: float
    changed_at: float
    expires_at: float
    session_id: str | None = None


@dataclass(frozen=True, slots=True)
class LessonRow:
    """A lesson that a person has finished; ``lesson`` is empty where learning the game was offered to them."""

    user_id: int
    game: str
    lesson: str
    at: float
