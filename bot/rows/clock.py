"""The stored form of a running clock."""

from __future__ import annotations

from dataclasses import dataclass

QUIET, HALF, NEAR, VOTED, PLAYED = range(5)
"""The stages of a clock: no reminder sent, the one at half time sent, the one near the deadline sent, others asked
whether the computer may play, the computer plays now."""


@dataclass(frozen=True, slots=True)
class ClockRow:
    """The clock of one seat. Times are seconds since 1970."""

    session_id: str
    seat: int
    user_id: int
    asked: int
    """The decision number of the seat when its clock started."""
    started_at: float
    due_at: float | None
    """The deadline; None: no limit."""
    stage: int
    """QUIET, HALF, NEAR, VOTED or PLAYED."""
    next_at: float | None
    """When the scheduler has something to do next; None: never."""
