"""The days of the dice of the day: their secrets, dice, end, the strong player's sheet, and the servers' messages.

A date is one row, whichever process comes first. Nothing here knows who plays (``attempts.py``).
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

import structlog

from bot.beacon import BeaconFailed, Drand
from bot.rows.daily import DayRow, MonthRow, PostedRow, ServerRow
from bot.session import daily, strong
from bot.session.daily import (
    Promise,
    ServerDay,
    Spread,
    Strong,
    date_at,
    end_of,
    month_of,
    next_day,
    next_month,
    start_of,
)
from bot.session.model import Phase, Refused, Session
from bot.session.rules import HOUR
from bot.store import Connection, Store, bot_state
from bot.store.games import daily_days as stored
from bot.store.games.daily_attempts import ATTEMPTS
from bot.store.games.daily_days import DAYS, MONTHS, POSTED, SERVER_DAYS, SERVERS
from bot.store.messages import notices
from bot.workers import Closed, Thinkers
from engines import OF_THE_DAY
from engines.core import BadRecord
from engines.core.history.drand import chain_of
from engines.core.opponents.computers import Follower
from engines.core.playable import Playable

from .tasks import KeyedTasks

T = TypeVar("T")
log = structlog.get_logger(__name__)

DAY_MESSAGE = "daily"
"""The kind of the servers' message. Its facts: ``date`` and ``guild``."""
PAUSE, LONGEST_PAUSE = 3.0, 15.0
"""Seconds between the first two questions for the same round of the beacon, and at most: they double each time, as
one that does not answer may be out of reach for good."""
GIVE_UP = 600.0
"""Seconds after the end of a day for which the servers' messages wait for the strong player."""
FRESH = 5.0
"""Seconds for which the results of an open day are remembered."""
REMEMBERED = 32
"""Days whose results, and months whose secrets, are in memory."""
BATCH = 100
"""Servers that are told in one transaction."""
_DOWN = "daily-down"
"""The date that counts for everybody, and that was not made yet when the bot found that it had been down."""


PARS = 8
"""Days whose par is remembered."""


class DailyDays:
    """All days of one database."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Playable],
        thinkers: Thinkers,
        random_bytes: Callable[[int], bytes],
        beacon: Drand | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        """``beacon``: mixed in where its chain is known. ``sleep``, ``monotonic``: how its rounds are awaited."""
        self._store = store
        self._games = games
        self._thinkers = thinkers
        self._random_bytes = random_bytes
        self._beacon = beacon
        self._sleep = sleep
        self._monotonic = monotonic
        self._draws = KeyedTasks("daily-dice", self._draw)
        self._thoughts = KeyedTasks("daily-strong", self._think)
        self._secrets: OrderedDict[str, str] = OrderedDict()
        self._spreads: OrderedDict[str, tuple[float | None, Spread]] = OrderedDict()
        """Results by date, with the time of their reading; None: the day is closed, and they stay."""
        self._pars: OrderedDict[str, int] = OrderedDict()
        self._counting = asyncio.Lock()

    # --- a day -------------------------------------------------------------------------------------------------

    async def current(self) -> DayRow:
        """Return the day of now, its dice fixed; made if it is missing.

        Refused: daily-closed (a moved clock), dice-awaited (the round cannot be awaited, as the bot stops).
        """
        date = date_at(self._store.clock())
        day = await self.get(date) or await self._make(date)
        if day is None or day.closed_at is not None:
            raise Refused("daily-closed")
        if day.drawn_at is None:
            self._draws.ask(date)
            if (task := self._draws.running(date)) is not None:
                await asyncio.wait([task])
            day = await self.get(date)
            if day is None or day.drawn_at is None:
                raise Refused("dice-awaited")
        return day

    async def get(self, date: str) -> DayRow | None:
        """Return a day; None if there was none."""
        return await self._store.read(partial(DAYS.one, date=date))

    async def closed(self, most: int, before: str = "9999") -> Sequence[DayRow]:
        """Return closed days whose dice somebody could play, the newest first."""
        return await self._store.read(partial(stored.closed, most=most, before=before))

    async def seed(self, day: DayRow) -> bytes:
        """Return the seed of a day whose dice are fixed; of a closed one as it was told."""
        assert day.drawn_at is not None
        if day.seed is not None:
            return bytes.fromhex(day.seed)
        return daily.seed_of(day.date, await self._secret(month_of(day.date)), day.randomness)

    async def _secret(self, month: str) -> str:
        """Return the secret of a month, which never changes."""
        if month not in self._secrets:
            row = await self._store.read(partial(MONTHS.one, month=month))
            assert row is not None, "a day is made with its month"
            _remember(self._secrets, month, row.secret)
        return self._secrets[month]

    async def spread(self, date: str) -> Spread:
        """Return all results in competition; of an open day as they were some seconds ago at most."""
        async with self._counting:  # many ask at once, and one reads
            now, held = self._store.clock(), self._spreads.get(date)
            if held is not None and (held[0] is None or 0 <= now - held[0] < FRESH):
                self._spreads.move_to_end(date)
                return held[1]

            def work(db: Connection) -> tuple[bool, dict[int, int]]:
                day = DAYS.one(db, date=date)
                return day is not None and day.closed_at is not None, stored.scores(db, date)

            is_closed, counts = await self._store.read(work)
            spread = Spread(counts)
            _remember(self._spreads, date, (None if is_closed else now, spread))
            return spread

    async def promises(self, guild_id: int | None = None) -> Sequence[Promise]:
        """Return what is posted: of the month before (secret told), of this one and, near its end, of the next.

        ``guild_id``: the reader's server; None: they are on none.
        """
        now = self._store.clock()
        this = month_of(date_at(now))
        before = month_of(next_day(f"{this}-01", -1))

        def work(db: Connection) -> list[Promise]:
            is_open = any(month_of(day.date) == before for day in DAYS.where(db, closed_at=None))
            is_over = month_of(date_at(now - daily.GRACE)) == this and not is_open
            rows = [MONTHS.one(db, month=name) for name in (before, this, next_month(this))]
            return [_promise(db, row, guild_id, is_over and row.month == before) for row in rows if row is not None]

        return await self._store.read(work)

    async def told(self) -> list[str]:
        """Return all that is told of the closed days of the last month and this one, a line of JSON for each."""
        lines = list[str]()
        for promise in await self.promises():
            days = await self._store.read(
                partial(stored.between, first=f"{promise.month}-01", last=f"{promise.month}-31")
            )
            lines += [promise.line(day, (await self.seed(day)).hex()) for day in days if day.closed_at is not None]
        return lines

    async def posted(self, guild_id: int, channel_id: int, message_id: int, openings: Mapping[str, str]) -> None:
        """Note that a message of a server holds these hashes, by month; the first one in a channel counts."""
        now = self._store.clock()

        def work(db: Connection) -> None:
            for month, opening in openings.items():
                POSTED.insert_new(db, PostedRow(guild_id, month, channel_id, message_id, opening, now))

        if openings:
            await self._store.write(work)

    # --- the clock ---------------------------------------------------------------------------------------------

    async def tick(self, now: float) -> bool:
        """Do what is due: make months and days, close days, let the strong player play, tell servers.

        A repeated call, or another process's, does nothing. Returns whether there are new notices.
        """
        for day in await self._store.read(partial(DAYS.where, closed_at=None)):
            if end_of(day.date) + daily.GRACE <= now:
                await self._store.write(partial(_close, date=day.date, now=now))
                log.info("day-closed", date=day.date)
            elif day.drawn_at is None:
                self._draws.ask(day.date)
        await self._prepare(now)
        return await self._tell(now)

    async def next_due(self) -> float | None:
        """Return when the next of these is due."""
        now = self._store.clock()
        today = date_at(now)

        def work(db: Connection) -> float:
            moments = [end_of(today)]
            moments += [end_of(day.date) + daily.GRACE for day in DAYS.where(db, closed_at=None)]
            following = next_month(month_of(today))
            if MONTHS.one(db, month=following) is None:
                moments.append(start_of(f"{following}-01") - daily.AHEAD)
            if (day := _newest(db, today)) is not None and (hour := stored.first_hour(db, day.date)) is not None:
                told = end_of(day.date) + hour * HOUR
                moments.append(max(told, _waits_until(db, day)))
            return min(moments)

        return await self._store.read(work)

    async def _prepare(self, now: float) -> None:
        """Make the day of now, and the next month if it is near."""
        today = date_at(now)
        if await self.get(today) is None:
            await self._make(today)
        following = next_month(month_of(today))
        if start_of(f"{following}-01") - daily.AHEAD > now:
            return
        if await self._store.read(partial(MONTHS.one, month=following)) is None:
            await self._store.write(partial(self._add_month, name=following))

    async def _make(self, date: str) -> DayRow | None:
        """Make a day, and its month; return what is there then.

        None: it lies before the first day ever, or the game of the day is not here, or the clock was in the next
        month already, where the secret of this one was told.
        """
        now, game = self._store.clock(), self._games.get(OF_THE_DAY)
        if game is None:
            return None
        options = game.rules.options_for(game.rules.Options(), min(game.rules.seats))
        following = next_month(month_of(date))

        def work(db: Connection) -> DayRow | None:
            if date < (DAYS.least(db, "date") or date):
                return None
            if DAYS.one(db, date=date) is None:
                if stored.between(db, f"{following}-01", f"{following}-31"):
                    return None
                month = self._add_month(db, month_of(date))
                number = daily.round_of(date, month.url)
                row = DayRow(
                    date=date,
                    game=game.key,
                    rules_version=game.rules.rules_version,
                    options=options.model_dump_json(),
                    round=number,
                    randomness=None,
                    signature=None,
                    previous=None,
                    opened_at=now,
                    drawn_at=now if number is None else None,
                    closed_at=None,
                    is_down=bot_state.get(db, _DOWN) == date,
                    strong=None,
                )
                DAYS.insert_new(db, row)
            return DAYS.one(db, date=date)

        day = await self._store.write(work)
        if day is not None and day.drawn_at is None:
            self._draws.ask(date)
        return day

    def _add_month(self, db: Connection, name: str) -> MonthRow:
        """Return a month; made if it is missing."""
        found = MONTHS.one(db, month=name)
        if found is None:
            secret = self._random_bytes(32).hex()
            url = self._beacon.url if self._beacon is not None and chain_of(self._beacon.url) is not None else None
            opening = daily.opening(name, secret, url)
            MONTHS.insert_new(db, MonthRow(name, secret, opening, url, self._store.clock()))
            found = MONTHS.one(db, month=name)
            assert found is not None
        return found

    async def _draw(self, date: str) -> None:
        """Fix the dice of a day, with its round as soon as it is there, or without it."""
        until = self._monotonic() + daily.PATIENCE
        reason, pause = "late", PAUSE
        while (day := await self.get(date)) is not None and day.drawn_at is None:
            month = await self._store.read(partial(MONTHS.one, month=month_of(date)))
            beacon, url = self._beacon, None if month is None else month.url
            left = min(until - self._monotonic(), day.opened_at + daily.PATIENCE - self._store.clock())
            if beacon is None or day.round is None or beacon.url != url:
                reason, left = "this beacon is no longer used", 0.0
            proof: Sequence[str | None] | None = None
            if beacon is not None and day.round is not None and left > 0:
                try:
                    mixed, signed = await beacon.fetch(day.round)
                    proof = (mixed.randomness, *signed)
                except BeaconFailed as failure:
                    reason = str(failure)
                    if left > PAUSE:
                        await self._sleep(min(pause, left))
                        pause = min(2 * pause, LONGEST_PAUSE)
                        continue
            if proof is None:
                log.warning("round-given-up", date=date, round=day.round, reason=reason)
            now = self._store.clock()
            await self._store.write(partial(stored.draw, date=date, now=now, proof=proof))

    # --- the strong player ---------------------------------------------------------------------------------------

    async def strong(self, day: DayRow) -> Strong | None:
        """Return what the strong player made of a closed day, thought now if need be; None if it could not."""
        if day.strong is None:
            present = await self.get(day.date)
            if present is not None and present.strong is None and present.closed_at is not None:
                self._thoughts.ask(day.date)
                if (task := self._thoughts.running(day.date)) is not None:
                    await asyncio.wait([task])
                present = await self.get(day.date)
            if present is None:
                return None
            day = present
        return Strong.read(day)

    async def par(self, date: str) -> int | None:
        """Return what the normal computer player makes of the dice of a day; None if it cannot play its game."""
        if date not in self._pars:
            day = await self.get(date)
            game = None if day is None else self._games.get(day.game)
            if day is None or game is None or day.drawn_at is None:
                return None
            try:
                self._pars[date] = await asyncio.to_thread(strong.par, day, await self.seed(day), game)
            except ValueError as error:  # its options are of other rules
                log.warning("par-unplayable", date=date, reason=str(error))
                return None
            while len(self._pars) > PARS:
                self._pars.popitem(last=False)
        return self._pars[date]

    async def strong_session(self, day: DayRow) -> Session | None:
        """Return the finished game of the strong player, to be drawn; None without one under the present rules."""
        if await self.strong(day) is None:
            return None
        present = await self.get(day.date)
        game = self._games.get(day.game)
        if present is None or game is None:
            return None
        try:
            return await asyncio.to_thread(strong.replay, present, await self.seed(present), game)
        except BadRecord as error:
            log.warning("strong-unplayable", date=day.date, reason=str(error))
            return None

    async def _think(self, date: str) -> None:
        """Let the strong player play a closed day, while nobody else thinks."""
        day = await self.get(date)
        if day is None or day.closed_at is None or day.strong is not None or day.game not in self._games:
            return
        try:
            made = await self._play(day, await self.seed(day), self._games[day.game])
        except Closed:
            return
        await self._store.write(partial(stored.keep_strong, date=date, strong=made.text()))
        log.info("strong-played", date=date, score=made.score)

    async def _play(self, day: DayRow, seed: bytes, game: Playable) -> Strong:
        session = await asyncio.to_thread(strong.begin, day, seed, game)
        follower, line = Follower(), list[str]()
        while session.phase is Phase.PLAYING:
            action = await asyncio.to_thread(follower.next, game.rules, session.state, strong.OWN)
            if action is None:
                thought = await self._thinkers.aside(partial(strong.think, day, session))
                action = follower.begin(game.rules, session.state, thought)
            line.append(game.rules.notation(action))
            session = await asyncio.to_thread(strong.act, session, seed, action)
        return strong.result(session, line)

    # --- servers -----------------------------------------------------------------------------------------------

    async def server(self, guild_id: int) -> ServerRow | None:
        return await self._store.read(partial(SERVERS.one, guild_id=guild_id))

    async def tell(self, row: ServerRow) -> None:
        """Let a server have its message from the next closed day on; ``row.told`` is set here.

        What waits for another channel of it is dropped.
        """

        def work(db: Connection) -> None:
            was = SERVERS.one(db, guild_id=row.guild_id)
            if was is not None and was.channel_id != row.channel_id:
                notices.drop_unsent(db, DAY_MESSAGE, was.channel_id)
            newest = stored.closed(db, 1, date_at(self._store.clock()))
            told = newest[0].date if newest else ""
            stored.put_server(db, ServerRow(row.guild_id, row.channel_id, row.lang, row.hour, row.by_id, told))

        await self._store.write(work)

    async def tell_no_more(self, guild_id: int) -> bool:
        """Return whether it had one."""

        def work(db: Connection) -> bool:
            was = SERVERS.one(db, guild_id=guild_id)
            if was is not None:
                notices.drop_unsent(db, DAY_MESSAGE, was.channel_id)
            return SERVERS.delete(db, guild_id=guild_id).rowcount == 1

        return await self._store.write(work)

    async def _tell(self, now: float) -> bool:
        """Write the notices of the newest closed day that are due; return whether there are any.

        First the strong player plays the day, if people have.
        """
        today = date_at(now)

        def due(db: Connection) -> tuple[DayRow | None, bool, list[ServerRow]]:
            day = _newest(db, today)
            if day is None:
                return None, False, []
            is_awaited = _waits_until(db, day) > now
            hour = int((now - end_of(day.date)) // HOUR)
            return day, is_awaited, [] if is_awaited else stored.servers_due(db, day.date, hour, BATCH)

        def tell(db: Connection, date: str, guilds: Sequence[int]) -> int:
            return sum(_tell_server(db, date, guild_id, now) for guild_id in guilds)

        written = 0
        while True:
            day, is_awaited, servers = await self._store.read(due)
            if day is not None and is_awaited:
                self._thoughts.ask(day.date)
            if day is None or not servers:
                return written > 0
            guilds = [row.guild_id for row in servers]
            written += await self._store.write(partial(tell, date=day.date, guilds=guilds))

    async def server_day(self, guild_id: int, date: str) -> ServerDay | None:
        """Return what the message of a closed day tells on this server; None if nobody is counted in it."""

        def work(db: Connection) -> tuple[DayRow, list[tuple[int, int, str | None]], set[str], set[str]] | None:
            day = DAYS.one(db, date=date)
            if day is None or day.closed_at is None:
                return None
            players = stored.players_of(db, guild_id, day)
            played = set(SERVER_DAYS.column(db, "date", guild_id=guild_id))
            return day, players, played, down_dates(db, min(played, default=date), date)

        found = await self._store.read(work)
        if found is None or not found[1]:
            return None
        day, players, played, down = found
        shown = [(user, board) for user, _, board in players if board is not None]
        return ServerDay(
            day=day,
            seed=(await self.seed(day)).hex(),
            spread=await self.spread(date),
            strong=Strong.read(day),
            players=tuple((user, score) for user, score, _ in players),
            streak=daily.streak_of(played, down, date),
            sheets=tuple(shown[: daily.SHOWN]),
        )

    async def settle(self) -> None:
        """Wait until no dice are awaited and the strong player has nothing to play."""
        await self._draws.settle()
        await self._thoughts.settle()

    async def close(self) -> None:
        """Stop waiting and thinking; a later tick continues."""
        await self._draws.close()
        await self._thoughts.close()


def _remember(held: OrderedDict[str, T], key: str, value: T) -> None:
    held[key] = value
    held.move_to_end(key)
    while len(held) > REMEMBERED:
        held.popitem(last=False)


def _close(db: Connection, date: str, now: float) -> None:
    """Close a day, and keep the seed that is told of it."""
    day, month = DAYS.one(db, date=date), MONTHS.one(db, month=month_of(date))
    if day is None or month is None:
        stored.close(db, date, now)
    else:
        stored.close(db, date, now, daily.seed_of(date, month.secret, day.randomness).hex())


def _promise(db: Connection, row: MonthRow, guild_id: int | None, is_told: bool) -> Promise:
    """Return what is posted of a month, and whether it is what was posted before; ``is_told``: with its secret."""
    posted = () if guild_id is None else tuple(POSTED.where(db, guild_id=guild_id, month=row.month))
    other = next((one for one in posted if one.opening != row.opening), None)
    days = stored.between(db, f"{row.month}-01", f"{row.month}-31")
    return Promise(
        row.month,
        row.opening,
        row.url,
        row.secret if is_told else None,
        posted,
        other or stored.posted_other(db, row.month, row.opening),
        any(not daily.has_its_seed(day, row.secret) for day in days),
    )


def _newest(db: Connection, today: str) -> DayRow | None:
    """Return the newest closed day before today, which is what servers are told of."""
    return next(iter(stored.closed(db, 1, today)), None)


def _waits_until(db: Connection, day: DayRow) -> float:
    """Return until when the servers' messages of a closed day wait for the strong player; 0: not at all."""
    if day.strong is not None or not ATTEMPTS.has(db, date=day.date):
        return 0.0
    assert day.closed_at is not None
    return day.closed_at + GIVE_UP


def _tell_server(db: Connection, date: str, guild_id: int, now: float) -> bool:
    """Note that a server is told of a date; write its notice if people who are counted there have finished it.

    What could not be delivered of earlier days is dropped.
    """
    channel_id = stored.mark_told(db, guild_id, date)
    if channel_id is None or not SERVER_DAYS.has(db, guild_id=guild_id, date=date):
        return False
    notices.drop_unsent(db, DAY_MESSAGE, channel_id)
    notices.add(db, DAY_MESSAGE, now, {"date": date, "guild": guild_id}, session_id=None, channel_id=channel_id)
    return True


def mark_down(db: Connection, last: float, now: float) -> None:
    """Let days count for everybody in which the bot was down for DOWN seconds, from ``last`` to ``now``."""
    today = date_at(now)
    dates = [day.date for day in stored.between(db, date_at(last), today)]
    for date in dates:
        if min(now, end_of(date)) - max(last, start_of(date)) >= daily.DOWN:
            DAYS.change(db, {"is_down": True}, date=date)
    if today not in dates and now - max(last, start_of(today)) >= daily.DOWN:
        bot_state.put(db, _DOWN, today)


def down_dates(db: Connection, first: str, last: str) -> set[str]:
    """Return the dates from ``first`` to ``last`` that count for everybody: the bot was down, or made no day."""
    begun = DAYS.least(db, "date")
    if begun is None:
        return set()
    days = {day.date: day.is_down for day in stored.between(db, first, last)}
    date, down = max(first, begun), set()
    while date <= last:
        if days.get(date, True):
            down.add(date)
        date = next_day(date)
    return down
