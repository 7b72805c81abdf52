"""Ratings rebuilt from the results, and compared with the stored ones."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from bot.rows.scores import EVER, Rated, Rating, Score, Step, season_of
from bot.store.database import Connection
from bot.store.drivers import dialect

from .ratings import NEWCOMER, STEP, Key, add_steps, keep, key_of, ratings_after, step_of, steps_of_game

_CLOSE = 1e-6
"""Tolerance for stored numbers: logarithms of another machine differ in the last digits."""


@dataclass(frozen=True, slots=True)
class Books:
    """All ratings, and the steps by server, session and user."""

    ratings: Mapping[Key, Rating]
    steps: Mapping[tuple[int, str, int], Step]


def from_results(db: Connection, guild_id: int | None = None, game: str | None = None) -> Books:
    """Compute all ratings, or those of one server and game.

    Erased users (ids below zero) have none, but remain as opponents.
    """
    ratings: dict[Key, Rating] = {}
    steps: dict[tuple[int, str, int], Step] = {}
    for one_game in _games(db, guild_id, game):
        for season in (EVER, season_of(one_game.ended_at)):
            keys = [key_of(one_game, season, one) for one in one_game.people]
            before = [ratings.get(key, NEWCOMER) for key in keys]
            after = ratings_after(before, one_game.people)
            ratings.update(zip(keys, after, strict=True))
            if season == EVER:
                for step in steps_of_game(one_game, before, after):
                    steps[one_game.guild_id, one_game.session_id, step.user_id] = step
    return Books(
        {key: rating for key, rating in ratings.items() if key[-1] >= 0},
        {key: step for key, step in steps.items() if key[-1] >= 0},
    )


def _games(db: Connection, guild_id: int | None, game: str | None) -> Iterator[Rated]:
    """Iterate over the rated games in the order in which they ended, with the people who count."""
    rows = db.execute(
        "SELECT session_id, guild_id, game, ended_at, user_id, place, gave_up, team FROM results "
        "WHERE user_id IS NOT NULL AND rated = 1 AND taken_out = 0 AND coalesce(among, 1) > 0 "
        f"AND {_of(guild_id)} "
        "ORDER BY nth, ended_at, session_id, seat",
        {"guild": guild_id, "game": game},
    ).fetchall()
    for (session_id, guild, kind, ended_at), people in groupby(rows, key=lambda row: row[:4]):
        scores = [Score(user_id, place, bool(gave_up), team) for *_, user_id, place, gave_up, team in people]
        rated = Rated.of(session_id, guild, kind, ended_at, scores)
        if rated.is_contest:
            yield rated


def _of(guild_id: int | None) -> str:
    """Return the condition of one server and game; without a server, of all."""
    return "1 = 1" if guild_id is None else "guild_id = :guild AND game = :game"


def rebuild(db: Connection, guild_id: int | None = None, game: str | None = None) -> None:
    """Replace all ratings, or those of one server and game, by those computed from the results."""
    dialect.take_turns(db, "rating")
    books = from_results(db, guild_id, game)
    for table in ("ratings", "rating_steps"):
        db.execute(f"DELETE FROM {table} WHERE {_of(guild_id)}", {"guild": guild_id, "game": game})
    keep(db, books.ratings)
    for (guild_id, *_), step in books.steps.items():
        add_steps(db, guild_id, [step])


def count(db: Connection) -> int:
    """Return the number of ratings of all seasons."""
    return dialect.number(db, "SELECT count(*) FROM ratings")


def catch_up(db: Connection) -> None:
    """Number the results stored before there were seasons in order of time, and rebuild the ratings."""
    if db.execute("SELECT 1 FROM results WHERE nth = 0 LIMIT 1").fetchone() is None:
        return
    db.execute(
        "UPDATE results SET nth = o.place FROM (SELECT session_id, "
        "row_number() OVER (ORDER BY max(nth), max(ended_at), session_id) AS place FROM results GROUP BY session_id"
        ") AS o WHERE o.session_id = results.session_id"
    )
    rebuild(db)


def mismatches(db: Connection) -> int:
    """Return how many ratings and rating changes are wrong, missing or left over."""
    books = from_results(db)
    stored = {
        (guild_id, game, season, user_id): Rating(mu, sigma)
        for guild_id, game, season, user_id, mu, sigma in db.execute(
            "SELECT guild_id, game, season, user_id, mu, sigma FROM ratings"
        )
    }
    steps = db.execute(f"SELECT guild_id, {STEP} FROM rating_steps").fetchall()
    found_steps = {(row[0], row[1], row[2]): step_of(row[1:]) for row in steps}
    faults = sum(not _same(stored.get(key), books.ratings.get(key)) for key in stored.keys() | books.ratings.keys())
    for key in found_steps.keys() | books.steps.keys():
        one, other = found_steps.get(key), books.steps.get(key)
        if one is None or other is None:
            faults += 1
        else:
            faults += not (_same(one.before, other.before) and _same(one.after, other.after))
    return faults


def _same(one: Rating | None, other: Rating | None) -> bool:
    if one is None or other is None:
        return one is other
    return math.isclose(one.mu, other.mu, abs_tol=_CLOSE) and math.isclose(one.sigma, other.sigma, abs_tol=_CLOSE)
