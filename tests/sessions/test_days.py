"""The days of the dice of the day: made once, drawn once, closed and told, whatever dies or is moved meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.beacon import BeaconFailed, Drand
from bot.delivery.scheduler import OUTAGE, Scheduler
from bot.history.daily import day_faults
from bot.rows.daily import DayRow, ServerRow
from bot.rows.errors import Conflict, StoreUnavailable
from bot.rows.messages import NoticeRow
from bot.seating.reachability import Unreachable
from bot.session import daily, strong
from bot.session.daily import GRACE, PATIENCE, date_at, end_of, next_day, start_of
from bot.session.model import Actor, Phase
from bot.session.rules import DAY, HOUR
from bot.store import Connection
from bot.tables.daily import FRESH, GIVE_UP, REMEMBERED, DailyDays, down_dates
from engines.core import Seat
from engines.core.history.drand import CHAINS, QUICKNET
from engines.core.history.fairness import Beacon, Proof
from engines.core.opponents.computers import STRONG
from tests.contract.test_drand import FAST, REAL
from tests.prying import without_guards
from tests.toys_simultaneous import WALK

from .accidents import Accident
from .world import AKI, BEN, CHIO, GAMES_HERE, Clock, World, refused

TODAY, TOMORROW = "2026-11-27", "2026-11-28"
NOON, CLOSING = start_of(TODAY) + 12 * HOUR, end_of(TODAY) + GRACE
HERE, THERE, CHANNEL = 701, 702, 71


@pytest.fixture(params=["sqlite", "postgres"])
async def pair(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[World, World]]:
    """Two processes on one database of each kind, with one clock."""
    is_file, clock = request.param == "sqlite", Clock(NOON)
    place = tmp_path / "sainome.db" if is_file else request.getfixturevalue("address")
    one, other = [await World.open(place, clock, worker=name) for name in ("one", "other")]
    yield one, other
    await one.close()
    await other.close()


@pytest.fixture
async def noon(world: World) -> World:
    """A day at noon, made by the first tick."""
    await now_at(world, NOON)
    return world


async def now_at(world: World, moment: float) -> None:
    """Set the clock, tick, and let everything begun come to its end."""
    world.clock.now = moment
    await world.scheduler.tick()
    await world.settle()


async def meddles(world: World, change: str) -> None:
    """Change what was promised, as an operator who drops the guards."""

    def work(db: Connection) -> None:
        without_guards(db)
        db.execute(change)

    await world.store.write(work)


async def day_of(world: World, date: str = TODAY) -> DayRow:
    day = await world.services.daily.get(date)
    assert day is not None
    return day


async def month_of(world: World) -> Any:
    """What is promised of the first month, as a server reads it."""
    return (await world.services.daily.promises())[0]


async def plays(
    world: World, who: Actor, *, finishes: bool = True, apart: bool = False, shown: bool = False
) -> str:
    """Play the try of the day of now; return its board's id."""
    session = (await world.services.attempts.begin(who, "en", apart=apart)).session
    while finishes and session.phase is Phase.PLAYING:
        action = session.rules.legal_actions(session.state, Seat(0))[-1]
        session = (await world.presses(session, who, session.rules.notation(action))).session
    if shown:
        await world.services.attempts.show(who.user_id, session.date, on=True)
    return session.id


async def counted(world: World, who: Actor, guild: int = HERE) -> None:
    await world.sql("INSERT INTO daily_counted VALUES (?, ?, ?)", guild, who.user_id, world.clock.now)


async def counted_and_plays(world: World, guild: int = HERE) -> None:
    await counted(world, AKI, guild)
    await plays(world, AKI)


async def wants(world: World, guild: int = HERE, hour: int = 0, channel: int = CHANNEL) -> None:
    await world.services.daily.tell(ServerRow(guild, channel, "en", hour, AKI.user_id, ""))


def told(*worlds: World) -> list[tuple[str, int, int | None]]:
    notices = [notice for world in worlds for notice in world.box.of("daily")]
    return [(one.facts["date"], one.facts["guild"], one.channel_id) for one in notices]


# --- months and days ------------------------------------------------------------------------------------


async def test_hash_of_a_month_is_posted_seven_days_before_and_its_secret_after(world: World) -> None:
    days = world.services.daily
    gameless = DailyDays(world.store, {"walk": WALK}, world.services.thinkers, world.clock.random_bytes)
    assert not await gameless.tick(NOON), "a bot without the game of the day has no days"
    assert await refused(gameless.current()) == "daily-closed"
    await now_at(world, start_of("2026-11-20"))
    november = await month_of(world)
    assert ((november.month, november.secret), await days.next_due()) == (("2026-11", None), end_of("2026-11-20"))
    await now_at(world, start_of("2026-11-24"))
    before = (await days.promises())[1]
    await now_at(world, NOON)
    day = await day_of(world)
    assert (day.game, day.round, day.drawn_at, day.closed_at) == ("dicolony", None, NOON, None)
    assert (await days.current(), await world.faults()) == (day, [])
    seed = await days.seed(day)
    await now_at(world, start_of("2026-12-01"))
    was, december = await days.promises()
    assert (before, was) == (december, november), "November's last day is still open"
    await world.passes(HOUR)
    was, december = await days.promises()
    assert (was.secret is None, december.secret) == (False, None)
    assert daily.opening("2026-11", was.secret or "", None) == was.opening == november.opening
    assert (
        daily.seed_of(TODAY, was.secret or "", None) == seed != await days.seed(await day_of(world, "2026-12-01"))
    )


async def posts(world: World, channel: int = CHANNEL, message: int = 9) -> None:
    """Let a message hold the hashes of all months that are posted."""
    openings = {promise.month: promise.opening for promise in await world.services.daily.promises()}
    await world.services.daily.posted(HERE, channel, message, openings)


async def test_replaced_month_is_told_wherever_another_hash_was_posted(noon: World) -> None:
    """Secret and hash of the running month are replaced together, so that each fits the other."""
    await now_at(noon, CLOSING)
    seed = await noon.services.daily.seed(await day_of(noon))
    for channel, message in ((71, 9), (71, 10), (72, 11)):
        await posts(noon, channel, message)
    (promise, *_) = await noon.services.daily.promises(HERE)
    assert [(row.channel_id, row.message_id) for row in promise.posted] == [(71, 9), (72, 11)], "the first message"
    assert (promise.in_channel(72), promise.in_channel(73), promise.other) == (promise.posted[1], None, None)
    assert all(one.posted == () for one in await noon.services.daily.promises(THERE))
    now = daily.opening("2026-11", "ee" * 32, None)
    change = f"secret = '{'ee' * 32}', opening = '{now}'"
    await meddles(noon, f"UPDATE daily_months SET {change} WHERE month = '2026-11'")
    await noon.services.daily.close()
    for guild in (HERE, THERE, None):
        (promise, *_) = await noon.services.daily.promises(guild)
        assert (promise.opening, promise.other is None) == (now, False)
        assert (promise.other in promise.posted) == (guild == HERE)
        assert promise.is_broken, "a day was closed, and its seed told"
    assert await noon.services.daily.seed(await day_of(noon)) == seed, "yesterday's seed stays as it was told"
    found = "; ".join(await noon.faults())
    assert "month 2026-11 has another hash than was posted in server 701" in found
    assert "day 2026-11-27 was told with another seed" in found


GUARDED = (
    "UPDATE daily_months SET secret = 'ab'", "UPDATE daily_months SET opening = 'ab'",
    "UPDATE daily_months SET url = 'https://api.drand.sh'", "DELETE FROM daily_months",
    "UPDATE daily_days SET randomness = 'ab'", "UPDATE daily_days SET seed = 'ab'", "DELETE FROM daily_days",
)  # fmt: skip


async def test_two_processes_make_close_and_tell_a_day_once(pair: tuple[World, World]) -> None:
    one, clock, days = pair[0], pair[0].clock, [world.services.daily for world in pair]
    made = await asyncio.gather(*(each.current() for each in days for _ in range(3)))
    assert len(set(made)) == len({await each.seed(made[0]) for each in days}) == 1
    await wants(one)
    await counted_and_plays(one)
    clock.now = CLOSING
    for _ in range(2):
        for world in pair:
            assert world.member is not None
            await world.member.beat()
        await asyncio.gather(*(each.tick(clock.now) for each in days))
        await asyncio.gather(*(world.settle() for world in pair))
    for world in pair:
        await world.notifier.poll()
        await world.settle()
    assert {(await day_of(world)).closed_at for world in pair} == {CLOSING}
    assert told(*pair) == [(TODAY, HERE, CHANNEL)]
    clock.now = end_of(TOMORROW) + GRACE
    day = await days[0].current()
    await asyncio.gather(*(each.tick(clock.now) for each in days))
    best, other = await asyncio.gather(*(each.strong(day) for each in days))
    assert best == other, "the strong player plays the same everywhere"
    for change in GUARDED:  # against accidents
        with pytest.raises(Conflict):
            await one.sql(f"{change} WHERE 1 = 1")
    assert await one.faults() == []


# --- the end --------------------------------------------------------------------------------------------


async def test_day_is_closed_ten_minutes_after_its_end(noon: World) -> None:
    """Its servers get who is counted there and has finished; the marks of erased people go."""
    for who in (AKI, BEN, CHIO):
        await counted(noon, who)
    await counted(noon, AKI, THERE)
    await plays(noon, AKI)
    board = await plays(noon, BEN, finishes=False)
    await plays(noon, CHIO, apart=True)
    await now_at(noon, CLOSING - 1)
    assert (await day_of(noon)).closed_at is None
    assert (await noon.services.daily.current()).date == TOMORROW
    assert await noon.services.daily.next_due() == CLOSING
    await noon.sql("INSERT INTO daily_erased VALUES (?, 'mark')", TODAY)
    await now_at(noon, CLOSING)
    assert (await day_of(noon)).closed_at == CLOSING
    rows = await noon.sql("SELECT kind, revision FROM private_boards WHERE id = ?", board)
    assert rows == [("archive", 1)]
    rows = await noon.sql("SELECT guild_id, date, players FROM daily_server_days ORDER BY guild_id")
    assert rows == [(HERE, TODAY, 1), (THERE, TODAY, 1)]
    assert await noon.sql("SELECT * FROM daily_erased") == []
    assert [day.date for day in await noon.services.daily.closed(9)] == [TODAY]
    assert await noon.faults() == []


# --- the beacon -----------------------------------------------------------------------------------------


class Rounds(Drand):
    """A beacon that has one round, after so many questions."""

    def __init__(self, early: int = 0, url: str = FAST) -> None:
        super().__init__(url)
        self.early = early
        self.asked: list[int] = []

    async def fetch(self, number: int) -> tuple[Beacon, Proof]:
        self.asked.append(number)
        if number != 1000 or self.early > 0:
            self.early -= 1
            raise BeaconFailed("not yet")
        return REAL["quicknet 1000"]


Opens = Callable[..., Awaitable[World]]


@pytest.fixture
async def opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Opens]:
    """Opens worlds with a beacon whose chain has round 1000 as the first of today."""
    genesis = int(start_of(TODAY)) - 999 * 3 + 1
    monkeypatch.setitem(CHAINS, QUICKNET, CHAINS[QUICKNET]._replace(genesis=genesis))
    worlds = list[World]()

    async def opens(beacon: Drand | None, at: float = start_of(TODAY)) -> World:
        worlds.append(await World.open(tmp_path / "sainome.db", Clock(at), beacon=beacon))
        return worlds[-1]

    yield opens
    for world in worlds:
        await world.close()


async def test_round_of_a_day_is_mixed_in_when_it_comes(opens: Opens) -> None:
    world = await opens(beacon := Rounds(early=3))
    day, (published, proof) = await world.services.daily.current(), REAL["quicknet 1000"]
    assert (beacon.asked, day.randomness, day.signature) == ([1000] * 4, published.randomness, proof.signature)
    assert (await month_of(world)).url == FAST
    await now_at(world, end_of("2026-11-30") + GRACE)
    promise = await month_of(world)
    assert await world.services.daily.seed(day) == daily.seed_of(TODAY, promise.secret, published.randomness)
    assert daily.opening("2026-11", promise.secret, FAST) == promise.opening
    assert await world.faults() == []
    await meddles(world, "UPDATE daily_days SET signature = replace(signature, 'b446', 'b447')")
    assert "has a round that its beacon has not signed" in "; ".join(await world.faults())


async def test_missed_round_is_told_after_two_minutes(opens: Opens) -> None:
    """Unless another process has it meanwhile: that one decides the dice."""
    world = await opens(Rounds(early=10**6))
    day = await world.services.daily.current()
    assert PATIENCE - 10 < (day.drawn_at or 0) - day.opened_at <= PATIENCE
    assert (day.round, day.randomness, await world.faults()) == (1000, None, [])
    await meddles(world, "DELETE FROM daily_days")
    world, other = await opens(Rounds(early=10**6)), await opens(Rounds())
    held, decided = asyncio.Event(), asyncio.Event()

    async def sleep(seconds: float) -> None:
        held.set()
        await decided.wait()

    world.services.daily._sleep = sleep
    awaited = asyncio.create_task(world.services.daily.current())
    await held.wait()
    day = await other.services.daily.current()
    decided.set()
    assert (await awaited, day.randomness is None) == (day, False)


@pytest.mark.parametrize(("later", "comes"), [(60.0, True), (PATIENCE, False)])
async def test_restart_goes_on_awaiting(opens: Opens, later: float, comes: bool) -> None:
    world = await opens(beacon := Rounds())
    await world.services.daily._draws.close()  # the process dies before it asks
    await world.services.daily.tick(world.clock.now)
    assert await refused(world.services.daily.current()) == "dice-awaited"
    world = await world.restarted()
    await now_at(world, world.clock.now + later)
    await world.services.daily.settle()
    day = await day_of(world)
    assert (day.drawn_at, day.randomness is not None) == (world.clock.now, comes)
    assert len(beacon.asked) == comes, "late it is not asked"


async def test_beacon_that_is_unknown_or_no_longer_set_is_not_used(opens: Opens) -> None:
    world = await opens(beacon := Rounds(url="https://beacon.invalid/public"), at=start_of("2026-10-20"))
    assert ((await world.services.daily.current()).round, beacon.asked) == (None, [])
    assert (await month_of(world)).url is None
    await now_at(await opens(Rounds(), at=start_of(TODAY) - 2 * DAY), start_of(TODAY) - 2 * DAY)
    world = await opens(None)
    await now_at(world, start_of(TODAY))
    day = await world.services.daily.current()
    assert (day.round, day.randomness, day.drawn_at) == (1000, None, world.clock.now)


# --- kill -9 --------------------------------------------------------------------------------------------

CHANGES = [
    start_of("2026-11-24"),  # the hash of December
    *(start_of("2026-12-01") + seconds for seconds in (0, GRACE, GRACE + 30)),
]


async def change_of_month(path: Path, number: int, *, is_written: bool) -> tuple[bool, list[Any], list[Any]]:
    """Let a month end, with an accident at one write; return what is stored and was told then."""
    world, left, happened = await World.open(path, Clock(CHANGES[0] - 60)), number, False
    try:
        await now_at(world, world.clock.now)
        await wants(world)
        for who in (AKI, BEN):
            await counted(world, who)
        for moment in CHANGES:
            if moment == CHANGES[1]:
                await now_at(world, moment - HOUR)
                await plays(world, AKI)
                await plays(world, BEN, finishes=False)
            world.clock.now = moment
            if not happened:
                with Accident(world, left, is_written=is_written) as accident:
                    with suppress(StoreUnavailable):
                        await world.scheduler.tick()
                    await world.settle()
                left, happened = left - accident.writes, accident.happened
                world = await world.restarted() if happened else world
            await world.notifier.start()
            await now_at(world, moment)
        held = await world.sql("SELECT date, closed_at, strong IS NULL FROM daily_days ORDER BY date")
        for more in (
            "SELECT * FROM daily_server_days",
            "SELECT kind, revision FROM private_boards ORDER BY owner_id",
            "SELECT month FROM daily_months ORDER BY month",
        ):
            held += await world.sql(more)
        assert await world.faults() == []
        return happened, held, told(world)
    finally:
        await world.close()


@pytest.mark.parametrize("is_written", [False, True])
async def test_kill_at_the_change_of_day_and_month_loses_and_repeats_nothing(
    tmp_path: Path, is_written: bool
) -> None:
    _, whole, notices = await change_of_month(tmp_path / "whole.db", 10**6, is_written=is_written)
    assert ("2026-11-30", CHANGES[2], False) in whole
    assert notices == [("2026-11-30", HERE, CHANNEL)]
    number, happened = 0, True
    while happened:
        happened, held, notices = await change_of_month(tmp_path / f"{number}.db", number, is_written=is_written)
        assert held == whole
        assert set(notices) == {("2026-11-30", HERE, CHANNEL)}
        number += 1
    assert number > 6


# --- a moved clock, and a bot that was down -------------------------------------------------------------


async def test_moved_clock_opens_no_closed_day_and_costs_no_later_one(noon: World) -> None:
    days, day = noon.services.daily, await day_of(noon)
    for back in (start_of(TODAY) - 1, 0.0):
        await now_at(noon, back)
        assert await refused(days.current()) == "daily-closed"
    assert await noon.sql("SELECT date FROM daily_days") == [(TODAY,)], "none before the first"
    await now_at(noon, end_of(TODAY) + 1)
    await now_at(noon, end_of(TODAY) - 1)
    assert await days.current() == day, "back across midnight"
    await now_at(noon, CLOSING)
    for back in (end_of(TODAY) - 1, NOON):
        await now_at(noon, back)
        assert await refused(days.current()) == "daily-closed"
    assert (await day_of(noon)).closed_at == CLOSING
    await now_at(noon, start_of("2031-05-05"))
    await now_at(noon, NOON + 2 * DAY)
    assert (await days.current()).date == "2026-11-29", "far ahead, and back"
    await noon.passes(DAY)
    assert [day.date for day in await days.closed(9, "2031")] == ["2026-11-29", TOMORROW, TODAY]
    assert await noon.faults() == []


async def test_clock_back_from_the_next_month_makes_no_day_whose_secret_was_told(noon: World) -> None:
    await now_at(noon, start_of("2026-12-01") + GRACE)
    assert (await month_of(noon)).secret is not None
    await now_at(noon, NOON + DAY)
    assert await refused(noon.services.daily.current()) == "daily-closed"
    assert await noon.services.daily.get(TOMORROW) is None
    await now_at(noon, start_of("2026-12-02"))
    assert (await noon.services.daily.current()).date == "2026-12-02"
    assert await noon.faults() == []


@pytest.mark.parametrize(
    ("last", "now", "down"),
    [
        (NOON, NOON + HOUR, {TODAY}),
        (NOON, NOON + HOUR - 1, set()),
        (end_of(TODAY) - 1800, end_of(TODAY) + 1800, set()),
        (NOON, NOON + DAY, {TODAY, TOMORROW}),
        (NOON, NOON + 3 * DAY, {TODAY, TOMORROW, "2026-11-29", "2026-11-30"}),
    ],
)
async def test_outage_counts_for_everybody(noon: World, last: float, now: float, down: set[str]) -> None:
    await noon.sql("UPDATE bot_state SET value = ? WHERE name = 'ticked'", repr(last))
    noon.clock.now, until = now, date_at(now)
    await Scheduler(noon.services, outage=OUTAGE).tick()
    assert await noon.store.read(lambda db: down_dates(db, "", until)) == down
    assert await noon.store.read(lambda db: down_dates(db, "2026-01-01", TODAY)) == down & {TODAY}, "none before"
    assert (await day_of(noon, until)).is_down == (until in down)


# --- results, and the strong player -----------------------------------------------------------------------


async def test_spread_of_an_open_day_is_read_every_five_seconds(noon: World) -> None:
    days = noon.services.daily
    await plays(noon, AKI)
    first = await days.spread(TODAY)
    await plays(noon, BEN)
    await plays(noon, CHIO, apart=True)
    assert (await days.spread(TODAY) is first, first.players) == (True, 1)
    noon.clock.now += FRESH
    assert (await days.spread(TODAY)).players == 2
    await now_at(noon, CLOSING)
    closed = await days.spread(TODAY)
    noon.clock.now += DAY
    assert await days.spread(TODAY) is closed
    for more in range(100):
        await days.spread(next_day(TODAY, more))
    assert len(days._spreads) == REMEMBERED


async def test_strong_player_plays_a_closed_day(noon: World) -> None:
    """At once where people have played, else when somebody asks."""
    days = noon.services.daily
    await plays(noon, AKI)
    assert await days.strong(await day_of(noon)) is None, "the day is open"
    await now_at(noon, CLOSING)
    made, session = await days.strong(day := await day_of(noon)), await days.strong_session(day)
    assert made is not None
    assert session is not None
    assert (session.phase, session.players[0].policy, session.players[0].user_id) == (Phase.OVER, STRONG, None)
    score = session.rules.standings(session.state)[0].score
    assert made.score == sum(points for _, points in made.points) == score
    ((start,),) = await noon.sql("SELECT start FROM private_boards")
    assert json.loads(str(start))["seed"] == (session.seed or b"").hex()
    await now_at(noon, end_of(TOMORROW) + GRACE)
    day = await day_of(noon, TOMORROW)
    assert day.strong is None, "nobody has played it"
    asked = await asyncio.gather(*(days.strong(day) for _ in range(3)))
    assert asked == [asked[0]] * 3
    assert asked[0] is not None
    assert (await day_of(noon, TOMORROW)).strong == asked[0].text()
    assert await noon.faults() == []


async def test_failing_thought_gives_no_sheet(noon: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await wants(noon)
    await counted_and_plays(noon)
    monkeypatch.setattr(strong, "think", None)
    await now_at(noon, CLOSING)
    day, days = await day_of(noon), noon.services.daily
    assert (await days.strong(day), await days.strong_session(day), told(noon)) == (None, None, [])
    assert await days.next_due() == CLOSING + GIVE_UP
    await now_at(noon, CLOSING + GIVE_UP)
    assert told(noon) == [(TODAY, HERE, CHANNEL)]


# --- the servers' message -------------------------------------------------------------------------------


async def test_server_is_told_once_at_its_hour(noon: World) -> None:
    days = noon.services.daily
    await wants(noon, hour=9)
    await wants(noon, THERE, hour=9, channel=72)
    await counted_and_plays(noon)
    await now_at(noon, CLOSING)
    due = end_of(TODAY) + 9 * HOUR
    assert await days.next_due() == due
    for moment, is_told in ((due - 1, False), (due, True), (due + 1, True)):
        await now_at(noon, moment)
        assert told(noon) == [(TODAY, HERE, CHANNEL)] * is_told
    rows = await noon.sql("SELECT guild_id, told FROM daily_servers ORDER BY guild_id")
    assert rows == [(HERE, TODAY), (THERE, TODAY)], "nobody is counted there: no message, and none later"
    assert await days.next_due() == end_of(TOMORROW)
    for _ in range(2):
        await plays(noon, AKI)
        noon.clock.now += DAY
        await days.current()
    await now_at(noon, noon.clock.now)
    await now_at(noon, noon.clock.now + 1)
    assert told(noon)[1:] == [(next_day(TODAY, 2), HERE, CHANNEL)], "the newest of missed days"


async def test_server_is_told_of_the_next_closed_day_on(noon: World) -> None:
    days = noon.services.daily
    await counted_and_plays(noon)
    await now_at(noon, NOON + DAY)
    await wants(noon)
    await plays(noon, AKI)
    await now_at(noon, noon.clock.now)
    assert told(noon) == []
    await noon.passes(DAY)
    assert told(noon) == [(TOMORROW, HERE, CHANNEL)]
    await wants(noon, hour=5, channel=73)
    assert await days.server(HERE) == ServerRow(HERE, 73, "en", 5, AKI.user_id, TOMORROW)
    assert [await days.tell_no_more(HERE) for _ in range(2)] == [True, False]
    assert await days.server(HERE) is None


class Shut:
    async def deliver(self, notice: NoticeRow) -> bool:
        raise Unreachable("gone")


@pytest.mark.parametrize("moves", [True, False])
async def test_nothing_waits_for_a_channel_that_is_no_longer_chosen(noon: World, moves: bool) -> None:
    open_box, noon.notifier._sender = noon.notifier._sender, Shut()
    await wants(noon)
    await wants(noon, THERE, channel=79)
    await counted(noon, AKI, THERE)
    await counted_and_plays(noon)
    await noon.passes(DAY)
    await wants(noon, hour=5)
    waiting = await noon.sql("SELECT channel_id, parked FROM notices ORDER BY 1")
    assert waiting == [(CHANNEL, "gone"), (79, "gone")], "the same channel, at another hour"
    await (wants(noon, channel=73) if moves else noon.services.daily.tell_no_more(HERE))
    assert await noon.sql("SELECT channel_id FROM notices") == [(79,)]
    noon.notifier._sender = open_box
    await plays(noon, AKI)
    await noon.passes(DAY)
    assert (TOMORROW, THERE, 79) in told(noon), "what is parked waits until the next"
    assert await noon.sql("SELECT * FROM notices") == []


async def test_server_day_tells_who_took_part(noon: World) -> None:
    days = noon.services.daily
    for who in (AKI, BEN, CHIO):
        await counted(noon, who)
    await plays(noon, AKI, shown=True)
    shown = await plays(noon, BEN, shown=True)
    await plays(noon, CHIO, apart=True, shown=True)
    assert await days.server_day(HERE, TODAY) is None, "the day is open"
    await now_at(noon, CLOSING)
    await noon.sql("UPDATE private_boards SET changed_at = changed_at + 1 WHERE owner_id = ?", AKI.user_id)
    await noon.sql("INSERT INTO daily_counted VALUES (?, 5000, ?)", HERE, noon.clock.now)
    day = await days.server_day(HERE, TODAY)
    assert day is not None
    assert {user for user, _ in day.players} == {AKI.user_id, BEN.user_id}
    assert day.sheets == ((BEN.user_id, shown),), "Aki has played on"
    assert (day.spread.players, day.streak.days, day.strong is None) == (2, 1, False)
    assert day.seed == (await days.seed(await day_of(noon))).hex()
    assert await days.server_day(THERE, TODAY) is None
    await noon.sql("UPDATE private_boards SET lines = '[]', result = NULL, changed_at = changed_at + 1")
    assert [fault async for fault in day_faults(noon.store, GAMES_HERE)] == [], "who plays on changes no result"


# --- check ----------------------------------------------------------------------------------------------

OPEN = {
    "UPDATE daily_tries SET board_id = NULL": "is not the one of its owner's try",
    "DELETE FROM daily_tries": "is not the one of its owner's try",
    "DELETE FROM private_boards": "has lost its board",
    "UPDATE private_boards SET kind = 'archive'": "not of that kind",
    "UPDATE private_boards SET kind = 'play'": "is no board of one",
    "UPDATE daily_tries SET finished_at = NULL, score = NULL, points = NULL": "has no result, though",
    "UPDATE daily_days SET strong = '{}' ": "is open, and was played",
}
CLOSED = {
    "UPDATE daily_months SET opening = 'ab'": "month 2026-11 has a secret that is not that of its hash",
    "UPDATE daily_months SET secret = 'no hex'": "month 2026-11 cannot be examined",
    "UPDATE daily_posted SET opening = 'ab'": "another hash than was posted in server 701, channel 71, message 9",
    "UPDATE daily_days SET seed = 'ab'": "was told with another seed than follows from the secret",
    "DELETE FROM daily_months WHERE month = '2026-11'": "is of a month that is not there",
    "UPDATE daily_days SET round = 7": "has another round",
    "UPDATE daily_days SET drawn_at = NULL": "has dice that were never fixed",
    "UPDATE daily_days SET randomness = 'ab', signature = 'cd'": "cannot be examined",
    "UPDATE daily_days SET strong = replace(strong, 'score\":', 'score\":1')": "does not lead to its points",
    "UPDATE daily_days SET strong = '{}'": "the strong player's game",
    "INSERT INTO daily_erased VALUES ('2026-11-27', 'mark')": "keeps who was erased",
    "UPDATE daily_tries SET score = score + 1": "has a result that its board does not lead to",
    "UPDATE daily_tries SET points = '[]'": "has a result that its board does not lead to",
    "UPDATE daily_tries SET finished_at = finished_at + 100000": "was finished after the day was closed",
    "UPDATE daily_tries SET score = NULL": "without a result",
    "UPDATE daily_tries SET user_id = 12": "somebody else's",
    "UPDATE daily_tries SET date = '2026-11-26'": "is of a day that is not there",
    "UPDATE private_boards SET kind = 'daily'": "not of that kind",
    "UPDATE private_boards SET start = replace(start, '2026-11-27', '2026-11-26')": "is not there",
    "UPDATE private_boards SET start = replace(start, 'seed\":\"', 'seed\":\"0')": "has other dice than its day",
}


@pytest.mark.parametrize("change", [*OPEN, *CLOSED])
async def test_check_finds_what_was_changed(noon: World, change: str) -> None:
    await plays(noon, AKI)
    if change in CLOSED:
        await now_at(noon, CLOSING)
    await posts(noon)
    assert await noon.faults() == []
    await meddles(noon, change)
    assert {**OPEN, **CLOSED}[change] in "; ".join(await noon.faults())


@pytest.mark.parametrize("after", range(1, 7))
async def test_check_beside_a_bot_that_closes_and_makes_days(
    noon: World, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    await plays(noon, AKI)
    read, reads = noon.store.read, 0

    async def beside(work: Callable[[Connection], Any]) -> Any:
        nonlocal reads
        reads += 1
        found = await read(work)
        if reads == after:
            monkeypatch.setattr(noon.store, "read", read)
            await now_at(noon, start_of("2026-12-01") + GRACE)
            await plays(noon, BEN)
        return found

    monkeypatch.setattr(noon.store, "read", beside)
    assert [fault async for fault in day_faults(noon.store, GAMES_HERE)] == []
