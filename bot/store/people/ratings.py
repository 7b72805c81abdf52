"""Ratings (openskill, Plackett-Luce) by server and game: of all time, and of each quarter of a year.

They follow from the results alone: ``recount`` rebuilds them, and the stored ones must equal what it builds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain, groupby
from typing import Any

from openskill.models import PlackettLuce

from bot.rows.scores import EVER, Rated, Rating, Score, Step, season_of
from bot.store.database import Connection
from bot.store.drivers.dialect import upsert

_MODEL = PlackettLuce()
_FIRST = _MODEL.rating()
NEWCOMER = Rating(_FIRST.mu, _FIRST.sigma)

Key = tuple[int, str, str, int]
"""Server, game, season, user."""


def ratings_after(before: Sequence[Rating], people: Sequence[Score]) -> list[Rating]:
    """Return the ratings of a game's people after it.

    Each team and each person without a team is one side. Players who gave up leave their team and share the last
    place.
    """
    sides = _sides(people)
    order = sorted({(people[first].gave_up, _place(people[first])) for first, *_ in sides})
    ranks = [float(order.index((people[first].gave_up, _place(people[first])))) for first, *_ in sides]
    teams = [[_MODEL.rating(mu=before[at].mu, sigma=before[at].sigma) for at in side] for side in sides]
    after = dict(zip(chain(*sides), chain(*_MODEL.rate(teams, ranks=ranks)), strict=True))
    return [Rating(after[at].mu, after[at].sigma) for at in range(len(people))]


def _sides(people: Sequence[Score]) -> list[list[int]]:
    """Return the sides as indices of people, in order of first appearance."""
    sides: dict[tuple[str, int], list[int]] = {}
    for at, one in enumerate(people):
        key = ("alone", at) if one.team is None or one.gave_up else ("team", one.team)
        sides.setdefault(key, []).append(at)
    return list(sides.values())


def _place(one: Score) -> int:
    """Return the place for ranking; it is not compared among those who gave up."""
    return 0 if one.gave_up else one.place


def rate(db: Connection, game: Rated) -> None:
    """Rate the people of one game, if any of them were opponents."""
    if not game.is_contest:
        return
    for season in (EVER, season_of(game.ended_at)):
        keys = [key_of(game, season, one) for one in game.people]
        before = [_stored(db, key) or NEWCOMER for key in keys]
        after = ratings_after(before, game.people)
        keep(db, dict(zip(keys, after, strict=True)))
        if season == EVER:
            add_steps(db, game.guild_id, steps_of_game(game, before, after))


def key_of(game: Rated, season: str, one: Score) -> Key:
    """Return the key under which a person's rating is stored."""
    return game.guild_id, game.game, season, one.user_id


def steps_of_game(game: Rated, before: Sequence[Rating], after: Sequence[Rating]) -> list[Step]:
    """Return the rating changes of a game, in the order of its people."""
    return [
        Step(game.session_id, one.user_id, game.game, game.ended_at, was, now)
        for one, was, now in zip(game.people, before, after, strict=True)
    ]


# --- storage --------------------------------------------------------------------------------------------------

STEP = "session_id, user_id, game, ended_at, mu_before, sigma_before, mu, sigma"


def steps_of(db: Connection, session_id: str) -> dict[int, Step]:
    """Return the rating changes of a game by user."""
    rows = db.execute(f"SELECT {STEP} FROM rating_steps WHERE session_id = ?", (session_id,))
    return {step.user_id: step for step in map(step_of, rows)}


def course_of(db: Connection, guild_id: int, user_id: int) -> dict[str, list[Step]]:
    """Return one person's rating changes on one server by game, oldest first."""
    rows = db.execute(
        f"SELECT {STEP} FROM rating_steps AS s WHERE guild_id = ? AND user_id = ? "
        "ORDER BY game, (SELECT max(nth) FROM results AS o WHERE o.session_id = s.session_id)",
        (guild_id, user_id),
    )
    return {game: list(steps) for game, steps in groupby(map(step_of, rows), key=lambda step: step.game)}


def seasons_of(db: Connection, guild_id: int, user_id: int) -> dict[tuple[str, str], Rating]:
    """Return one person's ratings on one server by game and quarter."""
    rows = db.execute(
        "SELECT game, season, mu, sigma FROM ratings WHERE guild_id = ? AND user_id = ? AND season <> ''",
        (guild_id, user_id),
    )
    return {(game, season): Rating(mu, sigma) for game, season, mu, sigma in rows}


def _stored(db: Connection, key: Key) -> Rating | None:
    row = db.execute(
        "SELECT mu, sigma FROM ratings WHERE guild_id = ? AND game = ? AND season = ? AND user_id = ?", key
    ).fetchone()
    return None if row is None else Rating(*row)


def keep(db: Connection, new: Mapping[Key, Rating]) -> None:
    """Store ratings, replacing the old ones."""
    rows = [(*key, rating.mu, rating.sigma) for key, rating in new.items()]
    db.executemany(upsert("ratings", ("guild_id", "game", "season", "user_id"), ("mu", "sigma")), rows)


def add_steps(db: Connection, guild_id: int, steps: Sequence[Step]) -> None:
    """Store the rating changes of a game."""
    db.executemany(
        f"INSERT INTO rating_steps (guild_id, {STEP}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                guild_id, one.session_id, one.user_id, one.game, one.ended_at, one.before.mu, one.before.sigma,
                one.after.mu, one.after.sigma,
            )
            for one in steps
        ],
    )  # fmt: skip


def step_of(row: Sequence[Any]) -> Step:
    """Build a step from the columns of STEP."""
    session_id, user_id, game, ended_at, *numbers = row
    return Step(session_id, user_id, game, ended_at, Rating(*numbers[:2]), Rating(*numbers[2:]))
