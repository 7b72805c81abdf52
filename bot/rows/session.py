"""The stored forms of a session and its players."""

from __future__ import annotations

from dataclasses import dataclass, field

from .clock import ClockRow


@dataclass(frozen=True, slots=True)
class PlayerRow:
    seat: int
    name: str
    user_id: int | None
    policy: str | None
    gone: bool = False
    missed: int = 0
    pending: bool = False
    word: str | None = None
    agreed: bool = False


@dataclass(frozen=True, slots=True)
class SessionRow:
    """One session; ``options``, ``state`` and ``table_rules`` are JSON. migrations/0001 explains each column.

    Rows are equal whatever is in the columns that change without a new revision.
    """

    id: str
    game: str
    rules_version: int
    phase: str
    guild_id: int
    channel_id: int
    host_id: int
    lang: str
    options: str
    state: str | None
    row: int
    revision: int
    draws: int
    decisions: tuple[int, ...]
    takebacks: tuple[int | None, ...]
    barrier: int
    seed: bytes
    seed_hash: str
    created_at: float
    changed_at: float
    published_row: int = field(compare=False)
    incident: str | None
    table_rules: str
    """JSON of the TableRules."""
    warned_at: float | None = field(compare=False)
    nudged_at: float | None = field(compare=False)
    fairness: int
    words: str | None
    beacon: str | None
    commitment: str | None
    begun_version: int | None
    """The version of the rules at Begin; None: ``rules_version``."""
    players: tuple[PlayerRow, ...]
    clocks: tuple[ClockRow, ...] = field(default=(), compare=False)
    is_readable: bool = True
    """Whether ``decisions`` and ``takebacks`` are the lists that the database should hold; else they are empty."""


@dataclass(frozen=True, slots=True)
class Change:
    """The columns that a write sets; ``was`` is the revision on which it is based."""

    id: str
    was: int
    phase: str
    host_id: int
    rules_version: int
    options: str
    state: str | None
    row: int
    draws: int
    decisions: tuple[int, ...]
    takebacks: tuple[int | None, ...]
    barrier: int
    changed_at: float
    computer_next: bool
    table_rules: str
    words: str | None
    beacon: str | None
    commitment: str | None
    players: tuple[PlayerRow, ...] | None = None
    """The new seating; None: unchanged."""
    barrier_state: str | None = None
    """The state at a new barrier that is not the newest row; None: as before, or the newest row's."""
