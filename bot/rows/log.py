"""The stored forms of a log row, and of what stands beside the log: hints and interventions."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the log; ``chance`` and ``events`` are JSON."""

    row: int
    seat: int | None
    user_id: int | None
    notation: str
    chance: str
    events: str
    hidden: bool
    barrier: bool
    published: bool
    interaction_id: int | None
    at: float
    undone_at: float | None = None
    by_clock: bool = False
    """Played for somebody after their deadline."""
    turn: int | None = None
    """The turn of the game; None: written before turns were stored."""
    batch: int | None = None
    """The first of several rows that one press has played, which are taken back together; None: played alone."""
    upgrade: str | None = None
    """A correction of the rules, as JSON: versions ``from`` and ``to``, the state's hashes ``before`` and
    ``after``, and the ``state`` after it."""

    @property
    def stands(self) -> bool:
        """Whether the row was not taken back."""
        return self.undone_at is None


@dataclass(frozen=True, slots=True)
class HintRow:
    """One hint; ``advice`` is JSON. migrations/0018 explains each column."""

    seat: int
    decision: int
    user_id: int
    turn: int
    at: float
    advice: str


@dataclass(frozen=True, slots=True)
class SuggestionRow:
    """The ready-made turns of one decision; ``advice`` is JSON. migrations/0025 explains each column."""

    seat: int
    decision: int
    row: int
    turn: int
    at: float
    advice: str


BY_MODERATOR, BY_HOST, BY_AGREEMENT = "ended-by-moderator", "ended-by-host", "ended-by-agreement"
"""The kinds: how a game was ended without a result."""


@dataclass(frozen=True, slots=True)
class InterventionRow:
    """``name`` is None once the person was erased; ``at`` in seconds since 1970."""

    kind: str
    user_id: int
    name: str | None
    at: float
