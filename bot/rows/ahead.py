"""The stored forms of what people decide while others think: orders, answers, time banks."""

from __future__ import annotations

from dataclasses import dataclass

ORDER, ANSWER = "order", "answer"
"""How an action was decided ahead of its turn (``Entry.ahead``)."""


@dataclass(frozen=True, slots=True)
class OrdersRow:
    """The standing orders of a seat for its next turn; ``options``, ``lines`` and ``stopped`` are JSON.
    migrations/0032 explains each column."""

    session_id: str
    seat: int
    user_id: int
    rules_version: int
    options: str
    lines: str
    given_at: float
    stopped: str | None = None


@dataclass(frozen=True, slots=True)
class AnswersRow:
    """The standing answers of a seat, by the keys of ``Mind.answers``."""

    session_id: str
    seat: int
    user_id: int
    chosen: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FiringRow:
    """When what was decided ahead for this decision of a seat is looked at."""

    session_id: str
    seat: int
    decision: int
    fires_at: float


@dataclass(frozen=True, slots=True)
class BankRow:
    """The time bank of a seat from a turn on. migrations/0032 explains each column."""

    session_id: str
    seat: int
    turn: int
    seconds: float
    owns: bool = False
    spent: float = 0.0
