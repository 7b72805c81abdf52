"""The first hour of a day: nobody has two results and nobody's result is lost, though thousands play at once.

They press twice and on two devices, processes restart, people are erased and the clock jumps.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import resource
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any

import pytest

from bot.config import Address
from bot.features.daily.picture import DayDrawing
from bot.history.audit import board_faults, session_faults
from bot.history.daily import day_faults
from bot.kit.pictures import Pictures
from bot.rows.daily import ServerRow
from bot.session import kinds, strong
from bot.session.daily import GRACE, Strong, date_at, end_of, start_of
from bot.session.model import Actor, Phase, Played, Refused, Session, Stale
from bot.session.private_board import OWN, Board
from bot.session.rules import HOUR
from bot.tables.private_boards import REMEMBERED
from bot.texts import Speaker
from engines.core import FastChance
from engines.core.opponents.computers import STRONG, Searching

from .world import GAMES_HERE, Box, Clock, World

GUILDS = (701, 702, 703)
ERASED = 20
AT_ONCE = 16
"""People whose presses are under way at the same moment."""
RETRY = 120.0
DAY, MONTH = start_of("2026-12-02"), start_of("2026-12-01") - HOUR / 2
"""Beginnings of an hour: that of a day, and one in which a month ends."""
Event = Callable[[], Awaitable[float | None]]
"""What somebody does; returns the seconds until they do the next thing, None: they are done."""


@dataclass
class Person:
    actor: Actor
    chance: Random
    is_apart: bool
    guild: int | None
    session: Session | None = None
    """What is on their screen."""
    is_erased: bool = False


class Hour:
    """An hour of so many people, in seeded order, over two processes on one database."""

    def __init__(self, place: Path | Address, start: float, size: int) -> None:
        self.place, self.start, self.clock, self.box = place, start, Clock(start - HOUR), Box()
        self.worlds: list[World] = []
        self.people = [
            Person(Actor(100_000 + number, f"P{number}"), Random(f"person/{number}"), number % 50 == 7,
                   GUILDS[number % 3] if number % 2 else None)
            for number in range(size)
        ]  # fmt: skip
        self.results: dict[tuple[str, int], int] = {}
        """Score by date and person, as the answer to the last press had it."""
        self.seconds: list[float] = []
        """Of each press, with its wait for those under way."""
        self.met: Counter[str] = Counter()
        """What has happened how often, so that nothing is left out unseen."""

    async def open(self) -> None:
        """Open both processes, at first and again in the middle."""
        for world in self.worlds:
            await world.close()
        self.worlds = [
            await World.open(self.place, self.clock, box=self.box, worker=name)  # type: ignore[arg-type]
            for name in ("one", "other")
        ]

    async def pass_by(self) -> None:
        """Let the hour pass; for three minutes of it the clock is two hours late."""
        chance, order = Random("hour"), itertools.count()
        events: list[tuple[float, int, Event]] = []

        def at(moment: float, work: Event) -> None:
            heapq.heappush(events, (moment, next(order), work))

        await self.open()
        await self.tick()
        for guild in GUILDS:
            await self.worlds[0].services.daily.tell(ServerRow(guild, guild * 10, "en", 0, 1, ""))
        for who in self.people:  # more than half of them in the first ten minutes
            at(self.start + chance.uniform(0, chance.choice((600, 2800))), partial(self.press, who))
        for who in chance.sample([who for who in self.people if not who.is_apart], ERASED):
            at(self.start + chance.uniform(200, 2000), partial(self.erase, who))
        for minute in range(60):
            at(self.start + 60 * minute, self.tick)
        reopening, jump = self.start + 1500, self.start + 2040
        while events:
            batch = [heapq.heappop(events) for _ in range(min(AT_ONCE, len(events)))]
            now = batch[-1][0]
            self.clock.now = now - 2 * HOUR if jump <= now < jump + 180 else now
            if now >= reopening:
                reopening = float("inf")
                await self.open()
            pauses = await asyncio.gather(*(work() for _, _, work in batch))
            for (moment, _, work), pause in zip(batch, pauses, strict=True):
                if pause is not None:
                    at(moment + pause, work)
            assert all(len(world.services.tables.boards._known) <= REMEMBERED for world in self.worlds)

    async def tick(self) -> None:
        for world in self.worlds:
            assert world.member is not None
            await world.member.beat()
        await asyncio.gather(*(world.scheduler.tick() for world in self.worlds))

    async def end(self, date: str) -> None:
        """Close a day, and let its servers be told."""
        for later in (0, 1, 2):
            self.clock.now = end_of(date) + GRACE + later
            await self.tick()
            for world in self.worlds:
                await world.notifier.poll()
                await world.settle()

    # --- what people do --------------------------------------------------------------------------------------

    async def press(self, who: Person) -> float | None:
        """Begin, or play a turn as one press, or look again for another try after the last one."""
        if who.session is None:
            await self.begin(who)
        elif who.session.phase is Phase.OVER:
            await self.again(who, who.session)
            return None
        elif not await self.turn(who, who.session):
            return None
        if who.session is None:
            return RETRY
        chance = who.chance.random()
        return None if chance < 0.005 else 500 if chance < 0.03 else who.chance.uniform(10, 50)

    async def asked(self, who: Person, ask: Callable[[World, int], Awaitable[Any]]) -> list[Any]:
        """Return the answers to a press, which now and then comes twice, or from a second device as well."""
        number, chance = self.clock.interactions(), who.chance.random()
        how = "twice" if chance < 0.1 else "devices" if chance < 0.2 else "once"
        self.met[how] += 1
        more = {"twice": [number], "devices": [self.clock.interactions()], "once": []}[how]
        asked = [self._timed(ask(who.chance.choice(self.worlds), one)) for one in (number, *more)]
        return await asyncio.gather(*asked)

    async def _timed(self, answer: Awaitable[Any]) -> Any:
        begun = perf_counter()
        try:
            return await answer
        except (Refused, Stale) as refused:
            return refused
        finally:
            self.seconds.append(perf_counter() - begun)

    def _begins(self, who: Person, world: World, number: int | None = None) -> Awaitable[Board]:
        tries = world.services.attempts
        return tries.begin(who.actor, "en", apart=who.is_apart, interaction_id=number)

    async def begin(self, who: Person) -> None:
        answers = await self.asked(who, partial(self._begins, who))
        boards = [one for one in answers if isinstance(one, Board)]
        assert len({board.row.id for board in boards}) <= 1
        for one in answers:
            self.met[one.code if isinstance(one, Refused) else "begun"] += 1
        if boards:
            who.session = boards[0].session
            if who.guild is not None:
                await self.worlds[0].services.attempts.count_here(who.actor.user_id, who.guild, on=True)

    async def turn(self, who: Person, was: Session) -> bool:
        """Play a turn; False if there is nothing more to play, as they were erased."""
        parts, decision = turn_of(was, who.chance), was.decisions[OWN]
        answers = await self.asked(
            who,
            lambda world, number: world.services.moves.act_line(
                was.id, who.actor, parts, decision=decision, interaction_id=number
            ),
        )
        played = [one for one in answers if isinstance(one, Played)]
        assert sum(not one.is_repeated for one in played) <= 1, "a press counts twice"
        if played:
            assert not any(one.left for one in played)
            answered = {one.session.revision: one.session for one in played}  # two, if the day was just closed
            who.session = answered[max(answered)]
            self.finished(who, answered[min(answered)])
        elif stale := [one for one in answers if isinstance(one, Stale)]:
            self.met["too-late"] += 1
            who.session = stale[0].session
            assert (was.kind, who.session.kind) == (kinds.DAILY, kinds.ARCHIVE)
        else:
            assert who.is_erased
            assert {one.code for one in answers} == {"no-board"}
            await self.none_left(who, was)
        return bool(played or stale)

    def finished(self, who: Person, session: Session) -> None:
        """Note the result that a press has brought in competition, if it has."""
        if session.phase is not Phase.OVER or not session.kind.competes:
            return
        key = (session.date, who.actor.user_id)
        assert key not in self.results, "a second result"
        self.results[key] = session.rules.standings(session.state)[0].score
        self.met["in-grace"] += date_at(self.clock.now) > session.date

    async def again(self, who: Person, was: Session) -> None:
        if was.date == date_at(self.clock.now) and not who.is_erased:
            self.met["again"] += 1
            assert (await self._begins(who, who.chance.choice(self.worlds))).row.id == was.id

    async def erase(self, who: Person) -> None:
        who.is_erased = True
        await self.worlds[0].services.privacy.erase(who.actor)
        if who.session is not None and who.session.phase is Phase.OVER:
            await self.none_left(who, who.session)

    async def none_left(self, who: Person, was: Session) -> None:
        self.met["erased"] += 1
        if was.date == date_at(self.clock.now):
            with pytest.raises(Refused, match="daily-erased"):
                await self._begins(who, self.worlds[1])


def turn_of(session: Session, chance: Random) -> Sequence[str]:
    """Return a whole turn by chance, which ends before the next dice."""
    rules, state, line = session.rules, session.state, list[str]()
    while rules.outcome(state) is None and rules.turns(state) == rules.turns(session.state):
        action = chance.choice(rules.legal_actions(state, OWN))
        line.append(rules.notation(action))
        state = rules.apply_action(state, OWN, action, FastChance("not the dice of the day")).state
    return line


# --- what is there afterwards ------------------------------------------------------------------------------------


async def check(hour: Hour) -> None:
    """Every result that was answered is there once: by name, or without one where they were erased afterwards."""
    world, erased = hour.worlds[0], {who.actor.user_id for who in hour.people if who.is_erased}
    rows = await world.sql("SELECT date, user_id, score FROM daily_tries WHERE score IS NOT NULL")
    held = {(str(date), int(str(user))): score for date, user, score in rows}
    nameless = Counter((date, score) for (date, user), score in held.items() if user < 0)
    named = {key: score for key, score in held.items() if key[1] > 0}
    lost = {key: score for key, score in hour.results.items() if named.get(key) != score}
    assert {user for _, user in lost} <= erased
    assert Counter((date, score) for (date, _), score in lost.items()) == nameless
    assert hour.results == {**named, **lost}
    apart = {who.actor.user_id for who in hour.people if who.is_apart}
    for date in sorted({date for date, _ in held}):
        counted = [(user, score) for (day, user), score in held.items() if day == date and user not in apart]
        assert (await world.services.daily.spread(date)).counts == Counter(score for _, score in counted)
        for guild in GUILDS:
            counted_here = {who.actor.user_id for who in hour.people if who.guild == guild}
            here = sorted(one for one in counted if one[0] in counted_here)
            told, facts = await world.services.daily.server_day(guild, date), {"date": date, "guild": guild}
            assert here == ([] if told is None else sorted(told.players))
            sent = [notice.channel_id for notice in hour.box.of("daily") if notice.facts == facts]
            assert sent == [guild * 10] * bool(here)
    for faults in (day_faults, board_faults, session_faults):
        assert [fault async for fault in faults(world.store, GAMES_HERE)] == []


async def draw_for_all(hour: Hour, date: str) -> int:
    """Ask for the picture of a day as often as there are people; return how often it was drawn."""
    drawn: list[float] = []
    pictures, days = Pictures(watch=drawn.append), hour.worlds[0].services.daily
    day = await days.get(date)
    best = None if day is None else Strong.read(day)
    assert best is not None

    async def ask() -> None:
        shown = DayDrawing(Speaker("en"), date, await days.spread(date), best.score, "png")
        assert await pictures.ask_for(shown) is not None

    try:
        await asyncio.gather(*(ask() for _ in hour.people))
    finally:
        pictures.close()
    return len(drawn)


def resident_mb() -> float:
    """Return the memory of this process (Linux)."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text().split()[1]) * resource.getpagesize() / 2**20 if pages.exists() else 0.0


async def figures_of(hour: Hour, seconds: float, megabytes: float) -> dict[str, Any]:
    """Return what the hour cost; nothing is asserted of it."""
    begun = perf_counter()
    await hour.worlds[1].services.daily.spread(date_at(hour.clock.now))
    spread_ms, cuts = 1000 * (perf_counter() - begun), quantiles(hour.seconds, n=100)
    path, files = hour.place, list[Path]()
    if isinstance(path, Path):
        files = list(path.parent.glob(f"{path.name}*"))
    return {
        "people": len(hour.people),
        "presses": len(hour.seconds),
        "seconds": round(seconds, 1),
        "ms_a_press": round(1000 * seconds / len(hour.seconds), 2),
        f"ms_with_{AT_ONCE}_at_once": {"p50": round(1000 * cuts[49], 1), "p99": round(1000 * cuts[98], 1)},
        "grown_mb": round(megabytes, 1),
        "database_mb": round(sum(file.stat().st_size for file in files) / 2**20, 1),
        "spread_ms": round(spread_ms, 2),
        "met": dict(hour.met),
    }


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | Address:
    """A database of the kind that is asked for."""
    return request.getfixturevalue("address") if request.param == "postgres" else tmp_path / "sainome.db"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("place", "start", "size"),
    [("sqlite", MONTH, 100), ("postgres", DAY, 100)],
    indirect=["place"],
    ids=lambda value: date_at(value) if isinstance(value, float) else str(value),
)
async def test_first_hour_gives_everybody_one_result(place: Path | Address, start: float, size: int) -> None:
    """Of 2,000 people it is a measurement: ``make bench ARGS="--only hour"``."""
    await played(place, start, size)


async def played(place: Path | Address, start: float, size: int) -> dict[str, Any]:
    """Play the hour, hold that everybody has one result, and return its figures."""
    hour = Hour(place, start, size)
    try:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(strong, "SEARCHERS", {STRONG: Searching(10)})
            memory, begun = resident_mb(), perf_counter()
            await hour.pass_by()
            figures = await figures_of(hour, perf_counter() - begun, resident_mb() - memory)
            last = date_at(start + HOUR)
            await hour.end(last)
            await check(hour)
            rare = {"in-grace", "too-late"} if start == MONTH else {"daily-closed"}
            assert all(hour.met[what] for what in {"twice", "devices", "again", "erased", *rare}), dict(hour.met)
            assert await draw_for_all(hour, last) == 1
    finally:
        for world in hour.worlds:
            await world.close()
    return figures
