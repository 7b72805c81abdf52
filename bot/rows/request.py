"""The stored form of a request between people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

UNDO, VOTE, GIVE, TAKE, END = "undo", "vote", "give", "take", "end"
"""The kinds: take back more than one's own turn, let the computer play, give a seat away, take one over, end the
game without a result."""
NOTICE_OF = {UNDO: "undo-ask", VOTE: "vote", GIVE: "seat-offer", TAKE: "seat-ask", END: "end-ask"}
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
