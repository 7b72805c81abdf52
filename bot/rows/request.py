"""The stored form of a request between people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

UNDO, VOTE, GIVE, TAKE = "undo", "vote", "give", "take"
"""The kinds: take back more than one's own turn, let the computer play, give a seat away, take one over."""
NOTICE_OF = {UNDO: "undo-ask", VOTE: "vote", GIVE: "seat-offer", TAKE: "seat-ask"}
"""The notice that asks, by kind."""


@dataclass(frozen=True, slots=True)
class RequestRow:
    """``needed`` of the users ``asked`` must agree. ``state``: open, agreed, refused or lapsed."""

    id: int
    session_id: str
    kind: str
    seat: int
    user_id: int | None
    """The person who asks; None: the clock."""
    asked: tuple[int, ...]
    needed: int
    agreed: tuple[int, ...]
    facts: Mapping[str, Any]
    state: str
    created_at: float
