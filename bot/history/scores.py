"""What finished games add up to on one server: the boards of the best, and one person's own page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.rows.scores import EVER, Rating, SoloScore, Step, Tally, TeamPlay, season_of
from bot.store import Connection, Store
from bot.store.people import ratings, results


@dataclass(frozen=True, slots=True)
class Best:
    """The season in which somebody stood highest in a game."""

    game: str
    season: str
    rating: Rating


@dataclass(frozen=True, slots=True)
class Profile:
    """One person on one server. ``turn_time`` is in seconds, None where no turn was timed."""

    tallies: tuple[Tally, ...]
    """By game, the most played first."""
    courses: Mapping[str, Sequence[Step]]
    """How each rating came about, by game; the oldest step first."""
    turn_time: float | None
    best: Best | None

    @property
    def games(self) -> int:
        return sum(tally.games for tally in self.tallies)

    @property
    def wins(self) -> int:
        return sum(tally.wins for tally in self.tallies)


class Scores:
    """Reads only, without any lock."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def season(self) -> str:
        """The present one."""
        return season_of(self._store.clock())

    async def leaderboard(self, guild_id: int, game: str, season: str = EVER) -> Sequence[Tally]:
        """Everybody who is rated in one game on one server: first those who have a place there, best first."""
        return await self._store.read(lambda db: results.leaderboard(db, guild_id, game, season))

    async def team_play(self, guild_id: int, game: str) -> TeamPlay:
        """How the finished games of one kind on one server were played."""
        return await self._store.read(lambda db: results.team_play(db, guild_id, game))

    async def solo_scores(self, guild_id: int, game: str, limit: int, season: str = EVER) -> Sequence[SoloScore]:
        """The best scores of one game played alone on one server, best first."""
        return await self._store.read(lambda db: results.solo_scores(db, guild_id, game, limit, season))

    async def profile(self, guild_id: int, user_id: int) -> Profile:
        """One person's finished games on one server."""

        def work(db: Connection) -> Profile:
            seasons = ratings.seasons_of(db, guild_id, user_id)
            highest = max(seasons, key=lambda key: (seasons[key].low, key), default=None)
            return Profile(
                tuple(results.profile(db, guild_id, user_id)),
                ratings.course_of(db, guild_id, user_id),
                results.turn_time(db, guild_id, user_id),
                None if highest is None else Best(*highest, seasons[highest]),
            )

        return await self._store.read(work)
