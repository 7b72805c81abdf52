"""Scores of finished games on one server: leaderboards and profiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.rows.scores import EVER, Duel, Rating, SoloScore, Step, Tally, TeamPlay, season_of
from bot.store import Connection, Store
from bot.store.people import ratings, results

NEWCOMER = ratings.NEWCOMER
"""The rating that everybody starts with."""
MOST_LEFT = results.MOST_LEFT
"""Games a week of the same people that count although somebody left."""


@dataclass(frozen=True, slots=True)
class Best:
    """The season of a person's highest rating in a game."""

    game: str
    season: str
    rating: Rating


@dataclass(frozen=True, slots=True)
class Profile:
    """One person on one server, or on all. ``turn_time`` is in seconds, None if no turn was timed."""

    tallies: tuple[Tally, ...]
    """By game, the most played first."""
    courses: Mapping[str, Sequence[Step]]
    """The steps of each rating, by game, oldest first."""
    turn_time: float | None
    best: Best | None

    @property
    def games(self) -> int:
        return sum(tally.games for tally in self.tallies)

    @property
    def wins(self) -> int:
        return sum(tally.wins for tally in self.tallies)


class Scores:
    """Read-only, without locks."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def season(self) -> str:
        """Return the present season."""
        return season_of(self._store.clock())

    async def leaderboard(self, guild_id: int, game: str, season: str = EVER) -> Sequence[Tally]:
        """Return the rated players of a game on a server, best first; those without a place yet come last."""
        return await self._store.read(lambda db: results.leaderboard(db, guild_id, game, season))

    async def team_play(self, guild_id: int, game: str) -> TeamPlay:
        """Return how the finished games of one kind on a server were played: alone, in teams or together."""
        return await self._store.read(lambda db: results.team_play(db, guild_id, game))

    async def solo_scores(self, guild_id: int, game: str, limit: int, season: str = EVER) -> Sequence[SoloScore]:
        """Return the best scores of a game played alone on a server, best first."""
        return await self._store.read(lambda db: results.solo_scores(db, guild_id, game, limit, season))

    async def duels(self, guild_id: int, user_id: int, other_id: int) -> Sequence[Duel]:
        """Return the games that two people have finished together on a server, as the first of them sees it."""
        return await self._store.read(lambda db: results.duels(db, guild_id, user_id, other_id))

    async def profile(self, guild_id: int | None, user_id: int) -> Profile:
        """Return one person's profile on a server; None: on all servers, without ratings, as each has its own."""

        def work(db: Connection) -> Profile:
            seasons = {} if guild_id is None else ratings.seasons_of(db, guild_id, user_id)
            highest = max(seasons, key=lambda key: (seasons[key].low, key), default=None)
            return Profile(
                tuple(results.profile(db, guild_id, user_id)),
                {} if guild_id is None else ratings.course_of(db, guild_id, user_id),
                results.turn_time(db, guild_id, user_id),
                None if highest is None else Best(*highest, seasons[highest]),
            )

        return await self._store.read(work)
