"""The stored forms of threads that the bot opens for tables, and of where new tables go."""

from __future__ import annotations

from dataclasses import dataclass

THREAD, POST = "thread", "post"
"""The kinds: a thread from an announcement in its channel, or a post in a forum."""


def channel_to_come(session_id: str) -> int:
    """Return what a session has for a channel until its thread exists: a number below zero, unique."""
    return -1 - int(session_id, 36)


@dataclass(frozen=True, slots=True)
class Parent:
    """The channel or forum in which a thread is opened for a new table."""

    kind: str
    channel_id: int
    title: str | None = None
    """What the thread is called; None: as ``thread_name`` says."""


@dataclass(frozen=True, slots=True)
class ThreadRow:
    """A thread of the bot's own. ``channel_id`` is below zero until it exists, as in its session."""

    channel_id: int
    session_id: str
    parent_id: int
    kind: str
    message_id: int | None
    """The announcement, or the first message of a post; None: not yet sent."""
    is_begun: bool
    """Whether sending it was tried, so that it may have arrived."""
    active_at: float
    """When the last message was sent or the last press made in it, in seconds since 1970."""
    archived_at: float | None = None
    """When the bot archived it; None: it did not, or something was sent since."""
    title: str | None = None
    """What it is called; None: as ``thread_name`` says."""


@dataclass(frozen=True, slots=True)
class NewTablesRow:
    """Where new tables go that are opened in a channel."""

    channel_id: int
    guild_id: int
    kind: str
    parent_id: int

    @property
    def parent(self) -> Parent:
        return Parent(self.kind, self.parent_id)
