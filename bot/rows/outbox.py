"""The stored forms of an outbox row and of the newest panel."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """The newest outbox row of a session, which replaces all older ones; ``tries`` counts theirs too."""

    id: int
    session_id: str
    kind: str
    tries: int


@dataclass(frozen=True, slots=True)
class PanelRow:
    """Place and content of a session's newest panel."""

    channel_id: int
    message_id: int
    posted_at: float
    movers: tuple[int, ...] = ()
    """The seats that owe an action, as the panel shows them."""
    decisions: tuple[int, ...] = ()
    """The decision number of each seat when the panel was posted; () for a lobby."""
    since: int = -1
    """The panel reports what happened after this row."""
