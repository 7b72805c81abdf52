"""Ratings (openskill, Plackett-Luce) by server and game: of all time, and of each quarter of a year.

They follow from the results alone: ``rebuild`` makes them anew, and whatever is stored must be what it makes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

from openskill.models import PlackettLuce

from .database import Connection

_MODEL = PlackettLuce()
EVER = ""
"""The season that never ends."""
SPREAD = 2.0
"""So many standard deviations to either side, and the true strength is in between in 95 of 100 cases."""
LEAST = 3
"""Rated games before somebody has a place on a leaderboard."""
_CLOSE = 1e-6
"""By how much a stored number may differ: another machine's logarithms do in the last digits."""


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


_FIRST = _MODEL.rating()
NEWCOMER = Rating(_FIRST.mu, _FIRST.sigma)


@dataclass(frozen=True, slots=True)
class Score:
    """How a person came out of a game that counts; of equal ``place`` they share it."""

    user_id: int
    place: int
    gave_up: bool


@dataclass(frozen=True, slots=True)
class Rated:
    """A finished game as far as ratings go: the people in it, in seat order; times in seconds since 1970."""

    session_id: str
    guild_id: int
    game: str
    ended_at: float
    people: tuple[Score, ...]

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


Key = tuple[int, str, str, int]
"""Server, game, season, user."""


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


def rated_anew(before: Sequence[Rating], people: Sequence[Score]) -> list[Rating]:
    """The ratings of the people of one game after it. Who gave up comes behind everybody who did not."""
    sides = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    order = sorted({(one.gave_up, 0 if one.gave_up else one.place) for one in people})
    ranks = [float(order.index((one.gave_up, 0 if one.gave_up else one.place))) for one in people]
    return [Rating(side.mu, side.sigma) for (side,) in _MODEL.rate(sides, ranks=ranks)]


def rate(db: Connection, game: Rated) -> None:
    """Rate the people of one game among themselves; one alone has met nobody."""
    if len(game.people) < 2:
        return
    for season in (EVER, season_of(game.ended_at)):
        keys = [_key(game, season, one) for one in game.people]
        before = [_stored(db, key) or NEWCOMER for key in keys]
        after = rated_anew(before, game.people)
        _keep(db, dict(zip(keys, after, strict=True)))
        if season == EVER:
            _note(db, game.guild_id, _steps(game, before, after))


def _key(game: Rated, season: str, one: Score) -> Key:
    return game.guild_id, game.game, season, one.user_id


def _steps(game: Rated, before: Sequence[Rating], after: Sequence[Rating]) -> list[Step]:
    return [
        Step(game.session_id, one.user_id, game.game, game.ended_at, was, now)
        for one, was, now in zip(game.people, before, after, strict=True)
    ]


# --- made anew -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Books:
    """All ratings, and the steps by server, session and user."""

    ratings: Mapping[Key, Rating]
    steps: Mapping[tuple[int, str, int], Step]


def from_results(db: Connection) -> Books:
    """What the ratings must be. Who is forgotten (an id below zero) was met by others, and has none any more."""
    ratings: dict[Key, Rating] = {}
    steps: dict[tuple[int, str, int], Step] = {}
    for game in _games(db):
        for season in (EVER, season_of(game.ended_at)):
            keys = [_key(game, season, one) for one in game.people]
            before = [ratings.get(key, NEWCOMER) for key in keys]
            after = rated_anew(before, game.people)
            ratings.update(zip(keys, after, strict=True))
            if season == EVER:
                for step in _steps(game, before, after):
                    steps[game.guild_id, game.session_id, step.user_id] = step
    return Books(
        {key: rating for key, rating in ratings.items() if key[-1] >= 0},
        {key: step for key, step in steps.items() if key[-1] >= 0},
    )


def _games(db: Connection) -> Iterator[Rated]:
    """The games that count, in the order in which they ended."""
    rows = db.execute(
        "SELECT session_id, guild_id, game, ended_at, user_id, place, gave_up FROM results "
        "WHERE user_id IS NOT NULL AND rated ORDER BY nth, ended_at, session_id, seat"
    ).fetchall()
    for (session_id, guild_id, game, ended_at), people in groupby(rows, key=lambda row: row[:4]):
        scores = [Score(user_id, place, bool(gave_up)) for *_, user_id, place, gave_up in people]
        found = Rated.of(session_id, guild_id, game, ended_at, scores)
        if len(found.people) > 1:
            yield found


def rebuild(db: Connection) -> None:
    """Make all ratings anew from the results."""
    books = from_results(db)
    db.execute("DELETE FROM ratings")
    db.execute("DELETE FROM rating_steps")
    _keep(db, books.ratings)
    for (guild_id, *_), step in books.steps.items():
        _note(db, guild_id, [step])


def catch_up(db: Connection) -> None:
    """Results from before there were seasons have no place in the order yet: they get one, and are rated anew."""
    if db.execute("SELECT 1 FROM results WHERE nth = 0 LIMIT 1").fetchone() is None:
        return
    db.execute(
        "UPDATE results SET nth = o.place FROM (SELECT session_id, "
        "row_number() OVER (ORDER BY max(nth), max(ended_at), session_id) AS place FROM results GROUP BY session_id"
        ") AS o WHERE o.session_id = results.session_id"
    )
    rebuild(db)


def wrong(db: Connection) -> int:
    """How many stored ratings and steps are not what the results make of them, too many and too few included."""
    books = from_results(db)
    stored = {
        (guild_id, game, season, user_id): Rating(mu, sigma)
        for guild_id, game, season, user_id, mu, sigma in db.execute(
            "SELECT guild_id, game, season, user_id, mu, sigma FROM ratings"
        )
    }
    found = db.execute(f"SELECT guild_id, {_STEP} FROM rating_steps").fetchall()
    noted = {(row[0], row[1], row[2]): _step(row[1:]) for row in found}
    faults = sum(not _same(stored.get(key), books.ratings.get(key)) for key in stored.keys() | books.ratings.keys())
    for key in noted.keys() | books.steps.keys():
        one, other = noted.get(key), books.steps.get(key)
        if one is None or other is None:
            faults += 1
        else:
            faults += not (_same(one.before, other.before) and _same(one.after, other.after))
    return faults


def _same(one: Rating | None, other: Rating | None) -> bool:
    if one is None or other is None:
        return one is other
    return math.isclose(one.mu, other.mu, abs_tol=_CLOSE) and math.isclose(one.sigma, other.sigma, abs_tol=_CLOSE)


# --- what is stored --------------------------------------------------------------------------------------------

_STEP = "session_id, user_id, game, ended_at, mu_before, sigma_before, mu, sigma"


def steps_of(db: Connection, session_id: str) -> dict[int, Step]:
    """What a game did to the ratings of the people in it, by user."""
    found = db.execute(f"SELECT {_STEP} FROM rating_steps WHERE session_id = ?", (session_id,))
    return {step.user_id: step for step in map(_step, found)}


def course_of(db: Connection, guild_id: int, user_id: int) -> dict[str, list[Step]]:
    """One person's steps on one server by game, oldest first."""
    found = db.execute(
        f"SELECT {_STEP} FROM rating_steps AS s WHERE guild_id = ? AND user_id = ? "
        "ORDER BY game, (SELECT max(nth) FROM results AS o WHERE o.session_id = s.session_id)",
        (guild_id, user_id),
    )
    return {game: list(steps) for game, steps in groupby(map(_step, found), key=lambda step: step.game)}


def seasons_of(db: Connection, guild_id: int, user_id: int) -> dict[tuple[str, str], Rating]:
    """One person's ratings on one server by game and quarter."""
    found = db.execute(
        "SELECT game, season, mu, sigma FROM ratings WHERE guild_id = ? AND user_id = ? AND season <> ''",
        (guild_id, user_id),
    )
    return {(game, season): Rating(mu, sigma) for game, season, mu, sigma in found}


def _stored(db: Connection, key: Key) -> Rating | None:
    found = db.execute(
        "SELECT mu, sigma FROM ratings WHERE guild_id = ? AND game = ? AND season = ? AND user_id = ?", key
    ).fetchone()
    return None if found is None else Rating(*found)


def _keep(db: Connection, new: Mapping[Key, Rating]) -> None:
    db.executemany(
        "INSERT OR REPLACE INTO ratings (guild_id, game, season, user_id, mu, sigma) VALUES (?, ?, ?, ?, ?, ?)",
        [(*key, rating.mu, rating.sigma) for key, rating in new.items()],
    )


def _note(db: Connection, guild_id: int, steps: Sequence[Step]) -> None:
    db.executemany(
        f"INSERT INTO rating_steps (guild_id, {_STEP}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                guild_id, one.session_id, one.user_id, one.game, one.ended_at, one.before.mu, one.before.sigma,
                one.after.mu, one.after.sigma,
            )
            for one in steps
        ],
    )  # fmt: skip


def _step(row: Sequence[Any]) -> Step:
    session_id, user_id, game, ended_at, *numbers = row
    return Step(session_id, user_id, game, ended_at, Rating(*numbers[:2]), Rating(*numbers[2:]))
