"""Finished games, and the ratings that follow from them (openskill, Plackett-Luce, per server and game)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from openskill.models import PlackettLuce

from .database import Connection

_MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat of a finished game came out; ``user_id`` None is a computer player."""

    seat: int
    user_id: int | None
    name: str
    place: int
    score: int


@dataclass(frozen=True, slots=True)
class Tally:
    """One person in one game on one server. ``rating`` is mu - 3 sigma; None until two people met."""

    user_id: int
    name: str
    game: str
    games: int
    wins: int
    rating: float | None


@dataclass(frozen=True, slots=True)
class SoloScore:
    """What one person made of one game alone at the table; ``ended_at`` in seconds since 1970."""

    user_id: int
    name: str
    score: int
    ended_at: float


def add(
    db: Connection, session_id: str, guild_id: int, game: str, ended_at: float, results: Sequence[Result]
) -> None:
    """Keep the result and rate the people in it."""
    db.executemany(
        "INSERT INTO results (session_id, seat, guild_id, game, user_id, name, place, score, ended_at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (session_id, one.seat, guild_id, game, one.user_id, one.name, one.place, one.score, ended_at)
            for one in results
        ],
    )
    _rate(db, guild_id, game, [(one.user_id, one.place) for one in results if one.user_id is not None])


def rebuild(db: Connection) -> None:
    """Make all ratings anew from the results."""
    db.execute("DELETE FROM ratings")
    rows = db.execute(
        "SELECT session_id, guild_id, game, user_id, place FROM results WHERE user_id IS NOT NULL "
        "ORDER BY ended_at, session_id, seat"
    ).fetchall()
    for (_, guild_id, game), people in groupby(rows, key=lambda row: row[:3]):
        _rate(db, guild_id, game, [(user_id, place) for *_, user_id, place in people])


def _rate(db: Connection, guild_id: int, game: str, people: Sequence[tuple[int, int]]) -> None:
    """Rate the people of one game among themselves; one alone has met nobody."""
    if len(people) < 2:
        return
    before = []
    for user_id, _ in people:
        known = db.execute(
            "SELECT mu, sigma FROM ratings WHERE guild_id = ? AND game = ? AND season = '' AND user_id = ?",
            (guild_id, game, user_id),
        ).fetchone()
        before.append([_MODEL.rating(mu=known[0], sigma=known[1]) if known else _MODEL.rating()])
    after = _MODEL.rate(before, ranks=[float(place) for _, place in people])
    for (user_id, _), (rating,) in zip(people, after, strict=True):
        db.execute(
            "INSERT INTO ratings (guild_id, game, season, user_id, mu, sigma) VALUES (?, ?, '', ?, ?, ?) "
            "ON CONFLICT (guild_id, game, season, user_id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma",
            (guild_id, game, user_id, rating.mu, rating.sigma),
        )


# The name of a person's newest result comes with the bare column: SQLite takes it from the row of max(). Whoever is
# alone at a table beats nobody: that is a game, and no win.
_ALONE = "alone AS (SELECT session_id FROM results GROUP BY session_id HAVING count(*) = 1)"
_TALLY = (
    f"WITH {_ALONE} "
    "SELECT t.user_id, t.name, t.game, t.games, t.wins, r.mu - 3 * r.sigma FROM ("
    "SELECT user_id, name, game, count(*) AS games, "
    "sum(place = 1 AND session_id NOT IN (SELECT session_id FROM alone)) AS wins, max(ended_at) FROM results "
    "WHERE guild_id = :guild AND {who} GROUP BY user_id, game) AS t "
    "LEFT JOIN ratings AS r ON r.guild_id = :guild AND r.game = t.game AND r.season = '' AND r.user_id = t.user_id "
)


def leaderboard(db: Connection, guild_id: int, game: str, limit: int) -> list[Tally]:
    """The rated people of one game on one server, best first."""
    found = db.execute(
        _TALLY.format(who="user_id IS NOT NULL AND game = :game")
        + "WHERE r.mu IS NOT NULL ORDER BY r.mu - 3 * r.sigma DESC, t.user_id LIMIT :limit",
        {"guild": guild_id, "game": game, "limit": limit},
    )
    return [Tally(*row) for row in found]


def solo_scores(db: Connection, guild_id: int, game: str, limit: int) -> list[SoloScore]:
    """The best scores of one game played alone on one server, best first, of equals the first. Games that were left
    before their end are no scores."""
    found = db.execute(
        f"WITH {_ALONE} SELECT user_id, name, score, ended_at FROM results WHERE session_id IN alone "
        "AND guild_id = ? AND game = ? AND user_id IS NOT NULL "
        "AND NOT EXISTS (SELECT 1 FROM log WHERE log.session_id = results.session_id AND notation = 'resign') "
        "ORDER BY score DESC, ended_at, session_id LIMIT ?",
        (guild_id, game, limit),
    )
    return [SoloScore(*row) for row in found]


def profile(db: Connection, guild_id: int, user_id: int) -> list[Tally]:
    """One person's games on one server, the most played first."""
    found = db.execute(
        _TALLY.format(who="user_id = :user") + "ORDER BY t.games DESC, t.game",
        {"guild": guild_id, "user": user_id},
    )
    return [Tally(*row) for row in found]
