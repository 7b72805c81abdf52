"""The stored form of a log row."""

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

    @property
    def stands(self) -> bool:
        """Whether the row was not taken back."""
        return self.undone_at is None
