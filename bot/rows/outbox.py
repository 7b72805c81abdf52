"""The stored forms of an outbox row and of the newest panel."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shown:
    """How far a panel goes: the row of the log, the seats' decision numbers and the seats that owe an action."""

    row: int
    decisions: tuple[int, ...]
    movers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Begun:
    """An outbox row whose sending was begun, so that its message may have arrived."""

    id: int
    shown: Shown
    """What its first attempt showed."""


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """The newest outbox row of a session, which replaces all older ones; ``tries`` counts theirs too."""

    id: int
    session_id: str
    kind: str
    tries: int
    begun: Begun | None = None
    """The oldest begun row. The newest one is sent under its nonce, which shows whether its message has arrived."""

    @property
    def sent_as(self) -> int:
        """The id of the row under whose nonce the message is sent."""
        return self.id if self.begun is None else self.begun.id


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
    is_readable: bool = True
    """Whether the lists were those of a panel; else they are empty, and a new panel takes its place."""
