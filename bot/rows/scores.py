"""Results, ratings and their sums."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Literal, TypeAlias

EVER = ""
"""The season of all time."""

SPREAD = 2.0
"""Standard deviations to either side of the mean that contain the true strength in 95 of 100 cases."""

UNMOVED, UNOPPOSED = 0, -1
"""Instead of a place among people: they ended no turn of their own; they did, and nobody counts against them."""

LEAST = 3
"""Rated games required for a place on a leaderboard."""

TeamPlay: TypeAlias = Literal["alone", "teams", "together"]
"""Each seat for itself, teams against each other, or all in one team, which rates nobody."""


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate of somebody's strength: a normal distribution."""

    mu: float
    sigma: float

    @property
    def spread(self) -> float:
        """Half the width of the 95 % interval around ``mu``."""
        return SPREAD * self.sigma

    @property
    def low(self) -> float:
        """Lower end of the 95 % interval."""
        return self.mu - self.spread

    @property
    def high(self) -> float:
        return self.mu + self.spread


@dataclass(frozen=True, slots=True)
class Score:
    """A person's result in a rated game; people of equal ``place`` are tied."""

    user_id: int
    place: int
    gave_up: bool
    team: int | None = None
    """Members of one team are rated as one side; None: the person played alone."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A finished game as ratings need it: its people in seat order; times in seconds since 1970."""

    session_id: str
    guild_id: int
    game: str
    ended_at: float
    people: tuple[Score, ...]

    @property
    def is_contest(self) -> bool:
        """Whether people met as opponents: two without a team, or of different teams."""
        return len({(one.user_id, None) if one.team is None else (0, one.team) for one in self.people}) > 1

    @property
    def is_ended_by_leaving(self) -> bool:
        """Whether everybody's opponents had given up at the end, so that nobody was left to play against."""
        stayed = replace(self, people=tuple(one for one in self.people if not one.gave_up))
        return self.is_contest and not stayed.is_contest

    @property
    def places(self) -> Mapping[int, int]:
        """The place of each person among these people; those who gave up come last."""
        keys = {one.user_id: (one.gave_up, 0 if one.gave_up else one.place) for one in self.people}
        return {user_id: 1 + sum(other < key for other in keys.values()) for user_id, key in keys.items()}

    @classmethod
    def of(cls, session_id: str, guild_id: int, game: str, ended_at: float, scores: Iterable[Score]) -> Rated:
        """Build a rated game; if a person changed seats, the seat that they kept counts."""
        people: dict[int, Score] = {}
        for one in scores:
            had = people.setdefault(one.user_id, one)
            if had.gave_up and not one.gave_up:
                people[one.user_id] = one
        return cls(session_id, guild_id, game, ended_at, tuple(people.values()))

    def with_people(self, scores: Iterable[Score]) -> Rated:
        """Return the same game of these people."""
        return Rated.of(self.session_id, self.guild_id, self.game, self.ended_at, scores)


@dataclass(frozen=True, slots=True)
class Step:
    """The change of one person's all-time rating by one game."""

    session_id: str
    user_id: int
    game: str
    ended_at: float
    before: Rating
    after: Rating


def season_of(at: float) -> str:
    """Return the quarter of a game's end, in UTC: ``2026Q4``."""
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}Q{(day.month + 2) // 3}"


def season_before(season: str) -> str:
    year, quarter = _quarter(season)
    return f"{year}Q{quarter - 1}" if quarter > 1 else f"{year - 1}Q4"


def span(season: str) -> tuple[float, float]:
    """Return start and end (exclusive) of a season."""
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
    """The result of one seat of a finished game; ``user_id`` None is a computer player.

    A former player whose seat now belongs to somebody else has a negative seat number.
    """

    seat: int
    user_id: int | None
    name: str
    place: int
    score: int
    gave_up: bool = False
    """Its owner left before the end: a loss, whatever the stand-in reached."""
    team: int | None = None
    """The number of the seat's team; None: the seat played for itself."""
    excused: bool = False
    """Its owner is not to blame for having left it: they were on vacation at the end, or the channel was lost."""
    among: int | None = None
    """The place among the people whose results count; UNMOVED or UNOPPOSED: it counts for and against nobody.
    None: as in the game (a computer player's, or stored before this was asked)."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A finished game as moderators see it in a list; ``ended_at`` in seconds since 1970."""

    session_id: str
    game: str
    ended_at: float
    is_out: bool
    """Whether its result was taken out."""
    scores: tuple[tuple[str, int], ...]
    """Name and score of each seat, best place first."""


@dataclass(frozen=True, slots=True)
class Meetings:
    """The games of one kind on one server that the same people have finished together."""

    games: int
    firsts: Mapping[int, int]
    """How often each of these people came first among them, by user; ties count for each, games given up do not."""


@dataclass(frozen=True, slots=True)
class Duel:
    """The games of one kind that two people have finished together on a server, as the first of them sees it.

    Who gave up was behind. In the others, as in a team, they were level.
    """

    game: str
    games: int
    ahead: int
    behind: int

    @property
    def level(self) -> int:
        return self.games - self.ahead - self.behind


@dataclass(frozen=True, slots=True)
class Tally:
    """One person's totals in one game on one server; ``rating`` is None until the first contest."""

    user_id: int
    name: str
    game: str
    games: int
    wins: int
    rating: Rating | None


@dataclass(frozen=True, slots=True)
class SoloScore:
    """The score of one game played alone; ``ended_at`` in seconds since 1970."""

    user_id: int
    name: str
    score: int
    ended_at: float
