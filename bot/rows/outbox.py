"""A row of the outbox, and the panel that stands in the channel."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """The newest thing a session has to tell, in place of all older ones; ``tries`` counts theirs too."""

    id: int
    session_id: str
    kind: str
    tries: int


@dataclass(frozen=True, slots=True)
class PanelRow:
    """Where a session's newest panel stands, and what it says."""

    channel_id: int
    message_id: int
    posted_at: float
    movers: tuple[int, ...] = ()
    """Who owes an action, as the panel shows it."""
    decisions: tuple[int, ...] = ()
    """The decision number of each seat when it was posted; () for a lobby."""
    since: int = -1
    """It tells what happened after this row."""
