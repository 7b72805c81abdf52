"""The stored form of an intervention: what somebody did to a game from outside its rules."""

from __future__ import annotations

from dataclasses import dataclass

BY_MODERATOR, BY_HOST, BY_AGREEMENT = "ended-by-moderator", "ended-by-host", "ended-by-agreement"
"""The kinds: how a game was ended without a result."""


@dataclass(frozen=True, slots=True)
class InterventionRow:
    """``name`` is None once the person was erased; ``at`` in seconds since 1970."""

    kind: str
    user_id: int
    name: str | None
    at: float
