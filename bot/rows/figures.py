"""How much there is of everything, for operators."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figures:
    """Counts of one moment."""

    sessions: Mapping[tuple[str, str], int]
    """By phase and game."""
    quarantined: tuple[tuple[str, str], ...]
    """Open sessions that were set aside, with their incidents."""
    undelivered: int
    """Sessions whose channel has still to be told something."""
    undeliverable: int
    """Sessions whose channel cannot be told."""
    notices: int
    notices_parked: int
    reasons: Mapping[str, int]
    """Why something is parked, and how often."""
    due_at: float | None
    """When the next clock has something to do; in the past: it lags."""
    servers: int
    departed: int
    size: int
    """Bytes of the database file."""
