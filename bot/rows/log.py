"""A row of the log as it is stored."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the log as it is stored; ``chance`` and ``events`` are JSON."""

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
    """Played for somebody whose time was up."""
    turn: int | None = None
    """The turn of the game that it belongs to; None: it was written before turns were."""

    @property
    def stands(self) -> bool:
        """Whether it was not taken back."""
        return self.undone_at is None
