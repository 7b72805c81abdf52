"""A running clock as it is stored."""

from __future__ import annotations

from dataclasses import dataclass

QUIET, HALF, NEAR, VOTED, PLAYED = range(5)
"""The stages of a clock: nothing told, half time told, told that the end is near, the others were asked whether the
computer may play, the computer plays now."""


@dataclass(frozen=True, slots=True)
class ClockRow:
    """The clock of one seat. Times are seconds since 1970."""

    session_id: str
    seat: int
    user_id: int
    asked: int
    """The decision number that the seat was asked with."""
    started_at: float
    due_at: float | None
    """None: no limit."""
    stage: int
    """QUIET, HALF, NEAR, VOTED or PLAYED."""
    next_at: float | None
    """When there is something to do next; None: never."""
