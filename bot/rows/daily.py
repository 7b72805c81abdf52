"""The stored form of the dice of the day: months, days, attempts, and the servers that want to hear of it.
migrations/0032 explains each column."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MonthRow:
    """The secret of a month's days, and the hash that was posted before it."""

    month: str
    secret: str
    opening: str
    url: str | None
    made_at: float


@dataclass(frozen=True, slots=True)
class DayRow:
    """One day of the world. ``options`` and ``strong`` are JSON."""

    date: str
    game: str
    rules_version: int
    options: str
    round: int | None
    randomness: str | None
    signature: str | None
    previous: str | None
    opened_at: float
    drawn_at: float | None
    closed_at: float | None
    is_down: bool
    strong: str | None
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class AttemptRow:
    """The one attempt of a person on one day; ``points`` is JSON."""

    date: str
    user_id: int
    board_id: str | None
    begun_at: float
    finished_at: float | None
    score: int | None
    points: str | None
    apart: bool
    shown: bool
    shared_at: float | None


@dataclass(frozen=True, slots=True)
class CountedRow:
    """A server on which a person is counted."""

    guild_id: int
    user_id: int
    since: float


@dataclass(frozen=True, slots=True)
class ErasedRow:
    """The mark of a person who was erased after they had begun their attempt of this open day."""

    date: str
    mark: str


@dataclass(frozen=True, slots=True)
class PostedRow:
    """The first message in a server's channel that holds the hash of a month. migrations/0034 explains it."""

    guild_id: int
    month: str
    channel_id: int
    message_id: int
    opening: str
    at: float


@dataclass(frozen=True, slots=True)
class ServerDayRow:
    """How many people who are counted on a server have finished a closed day."""

    guild_id: int
    date: str
    players: int


@dataclass(frozen=True, slots=True)
class ServerRow:
    """A server that wants the message of the day, at this hour of UTC on the day after."""

    guild_id: int
    channel_id: int
    lang: str
    hour: int
    by_id: int
    told: str
