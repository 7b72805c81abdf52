"""Results, ratings and what they add up to."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal, TypeAlias

EVER = ""
"""The season that never ends."""


SPREAD = 2.0
"""So many standard deviations to either side, and the true strength is in between in 95 of 100 cases."""


LEAST = 3
"""Rated games before somebody has a place on a leaderboard."""


TeamPlay: TypeAlias = Literal["alone", "teams", "together"]
"""Each seat for itself, teams against each other, or all in one team, which rates nobody."""


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate of somebody's strength: a normal distribution."""

    mu: float
    sigma: float

    @property
    def spread(self) -> float:
        """How far the true strength may well be from ``mu``."""
        return SPREAD * self.sigma

    @property
    def low(self) -> float:
        """Very likely at least so strong."""
        return self.mu - self.spread

    @property
    def high(self) -> float:
        return self.mu + self.spread


@dataclass(frozen=True, slots=True)
class Score:
    """How a person came out of a game that counts; of equal ``place`` they share it."""

    user_id: int
    place: int
    gave_up: bool
    team: int | None = None
    """Those of one team are rated as one side; None: the person played alone."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A finished game as far as ratings go: the people in it, in seat order; times in seconds since 1970."""

    session_id: str
    guild_id: int
    game: str
    ended_at: float
    people: tuple[Score, ...]

    @property
    def is_contest(self) -> bool:
        """Whether people met as opponents: two without a team, or of different teams."""
        return len({(one.user_id, None) if one.team is None else (0, one.team) for one in self.people}) > 1

    @classmethod
    def of(cls, session_id: str, guild_id: int, game: str, ended_at: float, scores: Iterable[Score]) -> Rated:
        """Of whoever gave up one seat and then took another the one that they stayed on counts."""
        people: dict[int, Score] = {}
        for one in scores:
            had = people.setdefault(one.user_id, one)
            if had.gave_up and not one.gave_up:
                people[one.user_id] = one
        return cls(session_id, guild_id, game, ended_at, tuple(people.values()))


@dataclass(frozen=True, slots=True)
class Step:
    """What one game did to one person's rating of all time."""

    session_id: str
    user_id: int
    game: str
    ended_at: float
    before: Rating
    after: Rating


def season_of(at: float) -> str:
    """The quarter in which a game ended, by UTC: ``2026Q4``."""
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}Q{(day.month + 2) // 3}"


def season_before(season: str) -> str:
    year, quarter = _quarter(season)
    return f"{year}Q{quarter - 1}" if quarter > 1 else f"{year - 1}Q4"


def span(season: str) -> tuple[float, float]:
    """From when until when (exclusive) a season goes."""
    if season == EVER:
        return -math.inf, math.inf
    year, quarter = _quarter(season)
    begins = datetime(year, 3 * quarter - 2, 1, tzinfo=UTC)
    ends = datetime(year + quarter // 4, 3 * quarter % 12 + 1, 1, tzinfo=UTC)
    return begins.timestamp(), ends.timestamp()


def _quarter(season: str) -> tuple[int, int]:
    year, _, quarter = season.partition("Q")
    return int(year), int(quarter)


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat of a finished game came out; ``user_id`` None is a computer player.

    Whoever left a seat that is another's by now has a number below zero instead of one.
    """

    seat: int
    user_id: int | None
    name: str
    place: int
    score: int
    gave_up: bool = False
    """Its owner did not stay to the end: that is a loss, whatever the computer player made of the seat."""
    team: int | None = None
    """The number of the seat's team; None: the seat played for itself."""


@dataclass(frozen=True, slots=True)
class Tally:
    """One person in one game on one server; ``rating`` is None until two people met."""

    user_id: int
    name: str
    game: str
    games: int
    wins: int
    rating: Rating | None


@dataclass(frozen=True, slots=True)
class SoloScore:
    """What one person made of one game alone at the table; ``ended_at`` in seconds since 1970."""

    user_id: int
    name: str
    score: int
    ended_at: float
