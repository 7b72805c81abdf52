"""Counts of stored things, for operators."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figures:
    """Counts at one moment."""

    sessions: Mapping[tuple[str, str], int]
    """By phase and game."""
    boards: Mapping[str, int]
    """Private boards by kind."""
    quarantined: tuple[tuple[str, str], ...]
    """Quarantined open sessions with their incidents."""
    undelivered: int
    """Sessions with panels still to be delivered."""
    undeliverable: int
    """Sessions with parked panels."""
    notices: int
    notices_parked: int
    reasons: Mapping[str, int]
    """Number of parked rows by reason."""
    due_at: float | None
    """When the next clock has something to do; in the past: the scheduler lags."""
    servers: int
    departed: int
    size: int
    """Bytes of the database file."""
