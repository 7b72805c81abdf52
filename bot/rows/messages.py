"""The stored forms of what is sent: outbox rows and panels, notices, and requests between people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


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
    now: str = ""
    """What it says of now beside the awaited seats: deadline, votes, absent players. Empty: not known."""
    is_readable: bool = True
    """Whether the lists were those of a panel; else they are empty, and a new panel takes its place."""


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """A notice: a direct message to ``user_id``, or to the session's channel if None, or without a session to the
    channel ``channel_id``. ``facts`` are JSON values."""

    id: int
    session_id: str | None
    user_id: int | None
    kind: str
    facts: Mapping[str, Any]
    created_at: float
    attempts: int
    channel_id: int | None = None
    is_readable: bool = True
    """Whether the stored facts are a JSON object; else ``facts`` is empty."""


@dataclass(frozen=True, slots=True)
class UnsettledRow:
    """A notice that was sent and does not hold for ever: the notice's own facts, its message, and what it says."""

    message_id: int
    channel_id: int
    session_id: str
    user_id: int | None
    kind: str
    facts: Mapping[str, Any]
    created_at: float
    shown: str
    """What it says, and the labels of its buttons."""
    past: str
    """What it says once it is settled."""
    ends_at: float | None
    """When it has to be looked at, if nothing happens before."""
    is_readable: bool = True
    """Whether the stored facts are a JSON object; else ``facts`` is empty."""

    @property
    def notice(self) -> NoticeRow:
        """The notice as it was sent."""
        return NoticeRow(0, self.session_id, self.user_id, self.kind, self.facts, self.created_at, 0)


@dataclass(frozen=True, slots=True)
class SeatListRow:
    """The list of free seats that a server wants in a channel; times are seconds since 1970."""

    guild_id: int
    channel_id: int
    lang: str
    asked_at: float | None = None
    """When a seat fell free that no list has told of; None: none has."""
    posted_at: float | None = None
    """When the last list was written as a notice."""
    message_id: int | None = None
    """The last list in the channel; the next one takes its place."""


UNDO, VOTE, GIVE, TAKE, END, FILL = "undo", "vote", "give", "take", "end", "fill"
"""The kinds: take back more than one's own turn, let the computer play, give a seat away, take one over, end the
game without a result, find a substitute for a seat."""


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
    told: tuple[int, ...] = ()
    """The people who were told of it, one by one: where and when each of them wants it."""
    reminded: tuple[int, ...] = ()
    """The people who were reminded of it, or are not to be."""
    next_at: float | None = None
    """When somebody is to be told or reminded next; None: nobody."""
