"""Attempts of the dice of the day: one a person and day, whatever is reloaded, restarted or delivered twice."""

from __future__ import annotations

from functools import partial

from bot.rows.daily import CountedRow
from bot.session.daily import (
    Attempt,
    Figures,
    Mine,
    Streak,
    date_at,
    end_of,
    mark_of,
    next_day,
    start_of,
    streak_of,
)
from bot.session.model import Actor, Refused
from bot.session.private_board import Board
from bot.session.rules import DAY
from bot.store import Connection, Store
from bot.store.games import daily_attempts
from bot.store.games.daily_attempts import ATTEMPTS, COUNTED_ON

from .daily import DailyDays, down_dates
from .private_boards import PrivateBoards

COUNTED = 30
"""Closed days whose attempts operators are told of."""
AT_TABLES = 14 * DAY
"""Seconds after an attempt within which a seat at a table is counted."""


class Attempts:
    """All attempts of one database."""

    def __init__(self, store: Store, boards: PrivateBoards, days: DailyDays) -> None:
        self._store = store
        self._boards = boards
        self._days = days

    async def mine(self, user_id: int) -> Mine:
        """Return what a person has of the day of now. Refused: daily-closed, as ``DailyDays.current``."""
        day = await self._days.current()

        def work(db: Connection) -> Mine:
            row = ATTEMPTS.one(db, date=day.date, user_id=user_id)
            return Mine(
                day=day,
                attempt=None if row is None else Attempt(row),
                streak=_streak(db, user_id, day.date),
                is_first=not ATTEMPTS.has(db, user_id=user_id),
                counted_on=daily_attempts.counted_on(db, user_id),
            )

        return await self._store.read(work)

    async def awaits_first(self, user_id: int, game: str) -> bool:
        """Whether the dice of now are of this game, for a person who has never begun an attempt."""
        day = await self._days.get(date_at(self._store.clock()))
        if day is None or day.game != game:
            return False
        return not await self._store.read(partial(ATTEMPTS.has, user_id=user_id))

    async def begin(self, owner: Actor, lang: str, *, apart: bool, interaction_id: int | None = None) -> Board:
        """Begin the attempt of the day of now, or go on with it: its row is written before its first dice are told.

        ``apart``: an operator's. Refused: daily-erased (who was erased today has had theirs).
        """
        day = await self._days.current()
        begun = await self.attempt(owner.user_id, day.date)
        if begun is not None and begun.row.board_id is not None:
            return await self._boards.opened(begun.row.board_id, owner.user_id)
        return await self._boards.begin_day(
            owner,
            day,
            await self._days.seed(day),
            lang,
            apart=apart,
            mark_of=mark_of,
            interaction_id=interaction_id,
        )

    async def play_again(self, owner: Actor, date: str, lang: str, *, interaction_id: int | None = None) -> Board:
        """Open a closed day, uncounted: one's own board of it, or else a new one.

        Refused: no-day (not a closed day), too-many-private(until).
        """
        day = await self._days.get(date)
        if day is None or day.closed_at is None or day.drawn_at is None:
            raise Refused("no-day")
        seed = await self._days.seed(day)
        return await self._boards.begin_archived(owner, day, seed, lang, interaction_id=interaction_id)

    async def attempt(self, user_id: int, date: str) -> Attempt | None:
        row = await self._store.read(partial(ATTEMPTS.one, date=date, user_id=user_id))
        return None if row is None else Attempt(row)

    async def scores(self, user_id: int, first: str, last: str) -> dict[str, int]:
        """Return a person's scores by date, of the finished ones of these days and those between."""
        return await self._store.read(partial(daily_attempts.scores, user_id=user_id, first=first, last=last))

    async def count_here(self, user_id: int, guild_id: int, *, on: bool) -> None:
        """Count a person's attempts on a server from today on, or no longer."""
        at = self._store.clock()

        def work(db: Connection) -> None:
            if on:
                COUNTED_ON.insert_new(db, CountedRow(guild_id, user_id, at))
            else:
                COUNTED_ON.delete(db, guild_id=guild_id, user_id=user_id)

        await self._store.write(work)

    async def show(self, user_id: int, date: str, *, on: bool) -> None:
        """Let the servers where they are counted see their sheet once the day is over, or not."""
        await self._store.write(partial(ATTEMPTS.change, columns={"shown": on}, date=date, user_id=user_id))

    async def shared(self, user_id: int, date: str) -> None:
        """Note that an attempt was shared; the first time stays."""
        await self._store.write(partial(daily_attempts.shared, date=date, user_id=user_id, at=self._store.clock()))

    async def streak(self, user_id: int) -> Streak:
        today = date_at(self._store.clock())
        return await self._store.read(partial(_streak, user_id=user_id, today=today))

    async def figures(self) -> Figures:
        today = date_at(self._store.clock())
        yesterday, since = next_day(today, -1), next_day(today, -COUNTED)
        dates = [next_day(today, -ago) for ago in range(8, COUNTED + 1)]

        def work(db: Connection) -> Figures:
            new = [daily_attempts.newcomers(db, date, (next_day(date, 1), next_day(date, 7))) for date in dates]
            first, returned, returned_7 = (sum(counts) for counts in zip(*new, strict=True))
            return Figures(
                finishers=daily_attempts.finishers(db, yesterday),
                shares=daily_attempts.shares(db, since, start_of(yesterday), end_of(yesterday)),
                first=first,
                returned=returned,
                returned_7=returned_7,
                players=daily_attempts.players(db, since),
                at_tables=daily_attempts.at_tables(db, since, AT_TABLES),
            )

        return await self._store.read(work)


def _streak(db: Connection, user_id: int, today: str) -> Streak:
    played = daily_attempts.played(db, user_id)
    return streak_of(played, down_dates(db, min(played, default=today), today), today)
