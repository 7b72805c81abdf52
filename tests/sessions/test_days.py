"""The days of the dice of the day: made once, drawn once, closed and told, whatever dies or is moved meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.beacon import BeaconFailed, Drand
from bot.config import Address
from bot.delivery.scheduler import OUTAGE, Scheduler
from bot.history.daily import day_faults
from bot.rows.daily import DayRow, ServerRow
from bot.rows.errors import Conflict, StoreUnavailable
from bot.rows.messages import NoticeRow
from bot.seating.reachability import Unreachable
from bot.session import daily, kinds, private_board, strong
from bot.session.daily import GRACE, PATIENCE, date_at, end_of, next_day, start_of
from bot.session.model import Actor, Phase, Refused
from bot.session.play import Origin
from bot.session.private_board import OWN, Start
from bot.session.rules import DAY, HOUR
from bot.store import Connection
from bot.store.games.private_boards import BOARDS
from bot.tables.daily import FRESH, GIVE_UP, REMEMBERED, DailyDays, down_dates
from engines.core.history.drand import CHAINS, QUICKNET
from engines.core.history.fairness import Beacon, Proof
from engines.core.opponents.computers import STRONG
from tests.contract.test_drand import FAST, REAL
from tests.prying import without_guards
from tests.toys_simultaneous import WALK

from .world import AKI, BEN, CHIO, GAMES_HERE, Clock, World

TODAY = "2026-11-27"
NOON = start_of(TODAY) + 12 * HOUR
HERE, THERE = 701, 702
CHANNEL = 71


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | Address:
    """A database of each kind."""
    if request.param == "sqlite":
        return tmp_path / "sainome.db"
    address: Address = request.getfixturevalue("address")
    return address


@pytest.fixture
async def pair(place: Path | Address) -> AsyncIterator[tuple[World, World]]:
    """Two processes on one database, with one clock."""
    clock = Clock(NOON)
    one = await World.open(place, clock, worker="one")  # type: ignore[arg-type]
    other = await World.open(place, clock, worker="other")  # type: ignore[arg-type]
    yield one, other
    await one.close()
    await other.close()


@pytest.fixture
async def noon(world: World) -> World:
    """A day at noon, made by the first tick."""
    world.clock.now = NOON
    await world.scheduler.tick()
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


async def faults(world: World) -> list[str]:
    return [fault async for fault in day_faults(world.store, GAMES_HERE)]


async def day_of(world: World, date: str = TODAY) -> DayRow:
    day = await world.services.daily.get(date)
    assert day is not None
    return day


async def plays(
    world: World, who: Actor, *, finishes: bool = True, apart: bool = False, shown: bool = False
) -> str:
    """Play the try of the day of now, as it is stored; return its board's id."""
    day, at = await world.services.daily.current(), world.clock.now
    game, seed = GAMES_HERE[day.game], await world.services.daily.seed(day)
    start = Start(
        options=day.options, names=(who.name,), policies=(None,), seed=seed.hex(), lang="en", date=day.date
    )
    board_id = private_board.new_id(world.clock.random_bytes(10))
    row = private_board.new_row(board_id, kinds.DAILY, game, who, start, "[]", at, None)
    board = private_board._stored(private_board._begun(row, start, game))
    while finishes and board.session.phase is Phase.PLAYING:
        action = game.rules.legal_actions(board.session.state, OWN)[-1]
        board = private_board.act(board, Origin(OWN, who.user_id, None, at), action)
    score, points = None, None
    if finishes:
        standing = game.rules.standings(board.session.state)[0]
        score, points = standing.score, json.dumps(standing.parts)
    values = (day.date, who.user_id, board_id, at, at if finishes else None, score, points, int(apart), int(shown))

    def work(db: Connection) -> None:
        BOARDS.insert(db, board.row)
        db.execute("INSERT INTO daily_tries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)", values)

    await world.store.write(work)
    return board_id


async def counted(world: World, who: Actor, guild: int = HERE) -> None:
    await world.sql("INSERT INTO daily_counted VALUES (?, ?, ?)", guild, who.user_id, world.clock.now)


async def wants(world: World, guild: int = HERE, hour: int = 9, channel: int = CHANNEL) -> None:
    await world.services.daily.tell(ServerRow(guild, channel, "en", hour, AKI.user_id, ""))


def told(*worlds: World) -> list[tuple[str, int, int | None]]:
    notices = [notice for world in worlds for notice in world.box.of("daily")]
    return [(one.facts["date"], one.facts["guild"], one.channel_id) for one in notices]


# --- months and days ------------------------------------------------------------------------------------


async def test_first_tick_makes_the_day_and_its_month(noon: World) -> None:
    day = await day_of(noon)
    assert (day.game, day.round, day.drawn_at, day.closed_at) == ("dicolony", None, NOON, None)
    assert await noon.services.daily.current() == day
    (promise, *others) = await noon.services.daily.promises()
    assert (promise.month, promise.secret) == ("2026-11", None)
    assert [other.month for other in others] == ["2026-12"], "it begins in four days"
    assert await faults(noon) == []


async def test_hash_of_a_month_is_posted_seven_days_before(world: World) -> None:
    await now_at(world, start_of("2026-11-20"))
    (november,) = await world.services.daily.promises()
    assert await world.services.daily.next_due() == end_of("2026-11-20")
    await now_at(world, start_of("2026-11-24"))
    before = (await world.services.daily.promises())[1]
    await now_at(world, start_of("2026-12-01"))
    was, december = await world.services.daily.promises()
    assert (before, was) == (december, november), "November's last day is still open"
    await world.passes(HOUR)
    was, december = await world.services.daily.promises()
    assert was.secret is not None
    assert daily.opening("2026-11", was.secret, None) == was.opening == november.opening
    assert december.secret is None


async def test_seed_follows_from_what_was_promised(noon: World) -> None:
    seed = await noon.services.daily.seed(await day_of(noon))
    await noon.passes(5 * DAY)
    (promise, *_) = await noon.services.daily.promises()
    assert promise.secret is not None
    assert daily.seed_of(TODAY, promise.secret, None) == seed
    assert await noon.services.daily.seed(await day_of(noon, next_day(TODAY))) != seed


# --- what was posted --------------------------------------------------------------------------------------


async def posts(world: World, guild: int = HERE, channel: int = CHANNEL, message: int = 9) -> None:
    """Let a message hold the hashes of all months that are posted."""
    openings = {promise.month: promise.opening for promise in await world.services.daily.promises()}
    await world.services.daily.posted(guild, channel, message, openings)


async def replaces_the_month(world: World) -> tuple[str, str]:
    """Replace secret and hash of the month together, past the guards; return the hash before and now."""
    before = (await world.services.daily.promises())[0].opening
    now = daily.opening("2026-11", "ee" * 32, None)
    await meddles(
        world, f"UPDATE daily_months SET secret = '{'ee' * 32}', opening = '{now}' WHERE month = '2026-11'"
    )
    return before, now


async def test_first_message_of_a_channel_holds_the_hash(noon: World) -> None:
    days = noon.services.daily
    await posts(noon)
    await posts(noon, message=10)
    await posts(noon, channel=72, message=11)
    (promise, *_) = await days.promises(HERE)
    assert [(row.channel_id, row.message_id) for row in promise.posted] == [(71, 9), (72, 11)]
    assert promise.in_channel(72) == promise.posted[1]
    assert promise.in_channel(73) is None
    assert promise.other is None
    assert all(one.posted == () for one in await days.promises(THERE))


async def test_replaced_month_is_told_wherever_another_hash_was_posted(noon: World) -> None:
    """Secret and hash of the running month are replaced together, so that each fits the other."""
    await now_at(noon, end_of(TODAY) + GRACE)
    seed = await noon.services.daily.seed(await day_of(noon))
    await posts(noon)
    _, now = await replaces_the_month(noon)
    await noon.services.daily.close()
    for guild in (HERE, THERE, None):
        (promise, *_) = await noon.services.daily.promises(guild)
        assert promise.opening == now
        assert promise.other is not None
        assert (promise.other in promise.posted) == (guild == HERE)
        assert promise.is_broken, "a day was closed, and its seed told"
    assert await noon.services.daily.seed(await day_of(noon)) == seed, "yesterday's seed stays as it was told"
    found = "; ".join(await faults(noon))
    assert "month 2026-11 has another hash than was posted in server 701" in found
    assert "day 2026-11-27 was told with another seed" in found


async def test_promises_are_guarded_against_accidents(pair: tuple[World, World]) -> None:
    world = pair[0]
    for moment in (NOON, end_of(TODAY) + GRACE):
        world.clock.now = moment
        await world.services.daily.tick(moment)
    for change in (
        "UPDATE daily_months SET secret = 'ab'",
        "UPDATE daily_months SET opening = 'ab'",
        "UPDATE daily_months SET url = 'https://api.drand.sh'",
        "DELETE FROM daily_months",
        "UPDATE daily_days SET randomness = 'ab'",
        "UPDATE daily_days SET seed = 'ab'",
        "DELETE FROM daily_days",
    ):
        with pytest.raises(Conflict):
            await world.sql(f"{change} WHERE 1 = 1")
    assert await faults(world) == []


async def test_two_processes_make_and_close_a_day_once(pair: tuple[World, World]) -> None:
    everywhere = [world.services.daily for world in pair]
    made = await asyncio.gather(*(days.current() for days in everywhere for _ in range(3)))
    assert len(set(made)) == 1
    seeds = {await days.seed(made[0]) for days in everywhere}
    assert len(seeds) == 1
    pair[0].clock.now = end_of(TODAY) + GRACE
    await asyncio.gather(*(days.tick(pair[0].clock.now) for days in everywhere))
    assert {(await day_of(world)).closed_at for world in pair} == {pair[0].clock.now}
    assert await faults(pair[1]) == []


# --- the end --------------------------------------------------------------------------------------------


async def test_day_is_closed_ten_minutes_after_its_end(noon: World) -> None:
    board = await plays(noon, AKI, finishes=False)
    await counted(noon, AKI)
    await now_at(noon, end_of(TODAY) + GRACE - 1)
    assert (await day_of(noon)).closed_at is None
    assert (await noon.services.daily.current()).date == next_day(TODAY)
    assert await noon.services.daily.next_due() == end_of(TODAY) + GRACE
    await now_at(noon, end_of(TODAY) + GRACE)
    assert (await day_of(noon)).closed_at == noon.clock.now
    rows = await noon.sql("SELECT kind, revision FROM private_boards WHERE id = ?", board)
    assert rows == [("archive", 1)]
    assert await noon.sql("SELECT * FROM daily_server_days") == [], "nobody has finished"
    assert [day.date for day in await noon.services.daily.closed(9)] == [TODAY]
    assert await faults(noon) == []


async def test_servers_get_who_is_counted_there(noon: World) -> None:
    for who in (AKI, BEN, CHIO):
        await counted(noon, who)
    await counted(noon, AKI, THERE)
    await plays(noon, AKI)
    await plays(noon, BEN, finishes=False)
    await plays(noon, CHIO, apart=True)
    await now_at(noon, end_of(TODAY) + GRACE)
    rows = await noon.sql("SELECT guild_id, date, players FROM daily_server_days ORDER BY guild_id")
    assert rows == [(HERE, TODAY, 1), (THERE, TODAY, 1)]


async def test_marks_of_erased_people_go_with_the_day(noon: World) -> None:
    await noon.sql("INSERT INTO daily_erased VALUES (?, 'mark')", TODAY)
    await now_at(noon, end_of(TODAY) + GRACE)
    assert await noon.sql("SELECT * FROM daily_erased") == []


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


@pytest.fixture
def chain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chain whose round 1000 is the first of today."""
    known = CHAINS[QUICKNET]
    monkeypatch.setitem(CHAINS, QUICKNET, known._replace(genesis=int(start_of(TODAY)) - 999 * 3 + 1))


async def with_beacon(path: Path | Address, beacon: Drand | None, at: float = start_of(TODAY)) -> World:
    return await World.open(path, Clock(at), beacon=beacon)  # type: ignore[arg-type]


@pytest.mark.usefixtures("chain")
async def test_round_of_a_day_is_mixed_in_when_it_comes(tmp_path: Path) -> None:
    beacon = Rounds(early=3)
    world = await with_beacon(tmp_path / "sainome.db", beacon)
    try:
        day = await world.services.daily.current()
        assert beacon.asked == [1000] * 4
        published, proof = REAL["quicknet 1000"]
        assert (day.randomness, day.signature) == (published.randomness, proof.signature)
        (promise, *_) = await world.services.daily.promises()
        assert promise.url == FAST
        await now_at(world, end_of("2026-11-30") + GRACE)
        (promise, *_) = await world.services.daily.promises()
        assert promise.secret is not None
        assert await world.services.daily.seed(day) == daily.seed_of(TODAY, promise.secret, published.randomness)
        assert daily.opening("2026-11", promise.secret, FAST) == promise.opening
        assert await faults(world) == []
    finally:
        await world.close()


@pytest.mark.usefixtures("chain")
async def test_missed_round_is_told_after_two_minutes(tmp_path: Path) -> None:
    world = await with_beacon(tmp_path / "sainome.db", Rounds(early=10**6))
    try:
        day = await world.services.daily.current()
        assert day.drawn_at is not None
        assert PATIENCE - 10 < day.drawn_at - day.opened_at <= PATIENCE
        assert (day.round, day.randomness) == (1000, None)
        assert await faults(world) == []
    finally:
        await world.close()


@pytest.mark.usefixtures("chain")
@pytest.mark.parametrize(("later", "comes"), [(60.0, True), (PATIENCE, False)])
async def test_restart_goes_on_awaiting(tmp_path: Path, later: float, comes: bool) -> None:
    beacon = Rounds()
    world = await with_beacon(tmp_path / "sainome.db", beacon)
    try:
        await world.services.daily._draws.close()  # the process dies before it asks
        await world.services.daily.tick(world.clock.now)
        with pytest.raises(Refused, match="dice-awaited"):
            await world.services.daily.current()
        world = await world.restarted()
        world.clock.now += later
        await world.services.daily.tick(world.clock.now)
        await world.services.daily.settle()
        day = await day_of(world)
        assert day.drawn_at == world.clock.now
        assert (day.randomness is not None) == comes
        assert len(beacon.asked) == comes, "late it is not asked"
    finally:
        await world.close()


@pytest.mark.usefixtures("chain")
async def test_other_process_decides_the_dice(tmp_path: Path) -> None:
    world = await with_beacon(tmp_path / "sainome.db", Rounds(early=10**6))
    other = await World.open(tmp_path / "sainome.db", world.clock, beacon=Rounds())
    try:
        held = asyncio.Event()

        async def sleep(seconds: float) -> None:
            held.set()
            await decided.wait()

        decided = asyncio.Event()
        world.services.daily._sleep = sleep
        awaited = asyncio.create_task(world.services.daily.current())
        await held.wait()
        day = await other.services.daily.current()
        decided.set()
        assert await awaited == day
        assert day.randomness is not None
    finally:
        await other.close()
        await world.close()


async def test_beacon_of_an_unknown_chain_is_not_used(tmp_path: Path) -> None:
    beacon = Rounds(url="https://beacon.invalid/public")
    world = await with_beacon(tmp_path / "sainome.db", beacon)
    try:
        day = await world.services.daily.current()
        assert (day.round, beacon.asked) == (None, [])
        assert [promise.url for promise in await world.services.daily.promises()] == [None]
    finally:
        await world.close()


@pytest.mark.usefixtures("chain")
async def test_beacon_that_is_no_longer_set_is_missed(tmp_path: Path) -> None:
    world = await with_beacon(tmp_path / "sainome.db", Rounds(), at=start_of(TODAY) - 2 * DAY)
    try:
        await now_at(world, world.clock.now)
        world.beacon = None
        world = await world.restarted()
        await now_at(world, start_of(TODAY))
        day = await world.services.daily.current()
        assert (day.round, day.randomness, day.drawn_at) == (1000, None, world.clock.now)
    finally:
        await world.close()


# --- kill -9 --------------------------------------------------------------------------------------------


class Accident:
    """The process dies at one write: before it, or after it before anybody hears of it."""

    def __init__(self, number: int, *, is_written: bool) -> None:
        self._left, self._is_written = number, is_written
        self.happened = False

    async def write(self, write: Any, work: Any, **more: Any) -> Any:
        if self.happened:
            raise StoreUnavailable("days", "dead")
        self._left -= 1
        if self._left < 0:
            self.happened = True
            if self._is_written:
                await write(work, **more)
            raise StoreUnavailable("days", "killed")
        return await write(work, **more)


CHANGES = [
    start_of("2026-11-24"),  # the hash of December
    *(start_of("2026-12-01") + seconds for seconds in (0, GRACE, GRACE + 30)),
]


async def change_of_month(
    path: Path, number: int, *, is_written: bool
) -> tuple[bool, list[Any], list[tuple[str, int, int | None]]]:
    """Let a month end, with an accident at one write; return what is stored and was told then."""
    world = await World.open(path, Clock(CHANGES[0] - 60))
    accident, is_restarted = Accident(number, is_written=is_written), False
    try:
        await now_at(world, world.clock.now)
        await wants(world, hour=0)
        for who in (AKI, BEN):
            await counted(world, who)
        for moment in CHANGES:
            if moment == CHANGES[1]:
                await now_at(world, moment - HOUR)
                await plays(world, AKI)
                await plays(world, BEN, finishes=False)
            world.clock.now = moment
            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(world.store, "write", partial(accident.write, world.store.write))
                if not is_restarted:
                    with suppress(StoreUnavailable):
                        await world.scheduler.tick()
                    await world.settle()
            if accident.happened and not is_restarted:
                is_restarted, world = True, await world.restarted()
            await world.notifier.start()
            await now_at(world, moment)
        held = await world.sql("SELECT date, closed_at, strong IS NULL FROM daily_days ORDER BY date")
        held += await world.sql("SELECT * FROM daily_server_days")
        held += await world.sql("SELECT kind, revision FROM private_boards ORDER BY owner_id")
        held += await world.sql("SELECT month FROM daily_months ORDER BY month")
        assert await faults(world) == []
        return accident.happened, held, told(world)
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


async def test_closed_day_does_not_open_again(noon: World) -> None:
    await now_at(noon, end_of(TODAY) + GRACE)
    for back in (end_of(TODAY) - 1, NOON):
        await now_at(noon, back)
        with pytest.raises(Refused, match="daily-closed"):
            await noon.services.daily.current()
    assert (await day_of(noon)).closed_at == end_of(TODAY) + GRACE
    await now_at(noon, NOON + DAY)
    assert (await noon.services.daily.current()).date == next_day(TODAY)
    assert await faults(noon) == []


async def test_clock_before_the_first_day_makes_none(noon: World) -> None:
    for back in (start_of(TODAY) - 1, 0.0):
        await now_at(noon, back)
        with pytest.raises(Refused, match="daily-closed"):
            await noon.services.daily.current()
    assert await noon.sql("SELECT date FROM daily_days") == [(TODAY,)]


async def test_clock_back_across_midnight_finds_the_open_day(noon: World) -> None:
    day = await day_of(noon)
    await now_at(noon, end_of(TODAY) + 1)
    await now_at(noon, end_of(TODAY) - 1)
    assert await noon.services.daily.current() == day


async def test_clock_back_from_the_next_month_makes_no_day_whose_secret_was_told(noon: World) -> None:
    days = noon.services.daily
    await now_at(noon, start_of("2026-12-01") + GRACE)
    told = {promise.month: promise.secret for promise in await days.promises()}
    assert told["2026-11"] is not None
    await now_at(noon, NOON + DAY)
    with pytest.raises(Refused, match="daily-closed"):
        await days.current()
    assert await days.get(next_day(TODAY)) is None
    await now_at(noon, start_of("2026-12-02"))
    assert (await days.current()).date == "2026-12-02"
    assert await faults(noon) == []


async def test_clock_far_ahead_costs_no_later_day(noon: World) -> None:
    await now_at(noon, start_of("2031-05-05"))
    await now_at(noon, NOON + DAY)
    assert (await noon.services.daily.current()).date == next_day(TODAY)
    await noon.passes(DAY)
    assert [day.date for day in await noon.services.daily.closed(9, "2031")] == [next_day(TODAY), TODAY]
    assert await faults(noon) == []


@pytest.mark.parametrize(
    ("last", "now", "down"),
    [
        (NOON, NOON + HOUR, {TODAY}),
        (NOON, NOON + HOUR - 1, set()),
        (end_of(TODAY) - 1800, end_of(TODAY) + 1800, set()),
        (NOON, NOON + DAY, {TODAY, "2026-11-28"}),
        (NOON, NOON + 3 * DAY, {TODAY, "2026-11-28", "2026-11-29", "2026-11-30"}),
    ],
)
async def test_outage_counts_for_everybody(noon: World, last: float, now: float, down: set[str]) -> None:
    keeper = Scheduler(noon.services, outage=OUTAGE)
    await noon.sql("UPDATE bot_state SET value = ? WHERE name = 'ticked'", repr(last))
    noon.clock.now = now
    await keeper.tick()
    until = date_at(now)
    assert await noon.store.read(lambda db: down_dates(db, "", until)) == down
    assert (await day_of(noon, until)).is_down == (until in down)


async def test_dates_before_the_first_day_are_not_down(noon: World) -> None:
    assert await noon.store.read(lambda db: down_dates(db, "2026-01-01", TODAY)) == set()


# --- results --------------------------------------------------------------------------------------------


async def test_spread_of_an_open_day_is_read_every_five_seconds(noon: World) -> None:
    days = noon.services.daily
    await plays(noon, AKI)
    first = await days.spread(TODAY)
    await plays(noon, BEN)
    await plays(noon, CHIO, apart=True)
    assert await days.spread(TODAY) is first
    assert first.players == 1
    noon.clock.now += FRESH
    assert (await days.spread(TODAY)).players == 2
    await now_at(noon, end_of(TODAY) + GRACE)
    closed = await days.spread(TODAY)
    noon.clock.now += DAY
    assert await days.spread(TODAY) is closed


async def test_memory_of_results_is_bounded(noon: World) -> None:
    for more in range(100):
        await noon.services.daily.spread(next_day(TODAY, more))
    assert len(noon.services.daily._spreads) == REMEMBERED


# --- the strong player ----------------------------------------------------------------------------------


async def test_strong_player_plays_a_day_that_people_have_played(noon: World) -> None:
    days = noon.services.daily
    await plays(noon, AKI)
    assert await days.strong(await day_of(noon)) is None, "the day is open"
    await now_at(noon, end_of(TODAY) + GRACE)
    day = await day_of(noon)
    made = await days.strong(day)
    assert made is not None
    assert made.score == sum(points for _, points in made.points)
    session = await days.strong_session(day)
    assert session is not None
    assert (session.phase, session.players[0].policy, session.players[0].user_id) == (Phase.OVER, STRONG, None)
    assert session.rules.standings(session.state)[0].score == made.score
    own = await noon.sql("SELECT start FROM private_boards")
    assert json.loads(str(own[0][0]))["seed"] == (session.seed or b"").hex()
    assert await faults(noon) == []


async def test_strong_player_leaves_a_day_that_nobody_played_until_asked(noon: World) -> None:
    await now_at(noon, end_of(TODAY) + GRACE)
    day = await day_of(noon)
    assert day.strong is None
    asked = await asyncio.gather(*(noon.services.daily.strong(day) for _ in range(3)))
    assert asked[0] is not None
    assert asked == [asked[0]] * 3
    assert (await day_of(noon)).strong == asked[0].text()


async def test_strong_player_plays_the_same_everywhere(pair: tuple[World, World]) -> None:
    day = await pair[0].services.daily.current()
    pair[0].clock.now = end_of(TODAY) + GRACE
    await pair[0].services.daily.tick(pair[0].clock.now)
    one, other = await asyncio.gather(*(world.services.daily.strong(day) for world in pair))
    assert one is not None
    assert one == other


async def test_failing_thought_gives_no_sheet(noon: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await wants(noon, hour=0)
    await counted(noon, AKI)
    await plays(noon, AKI)
    monkeypatch.setattr(strong, "think", None)
    await now_at(noon, end_of(TODAY) + GRACE)
    day = await day_of(noon)
    assert await noon.services.daily.strong(day) is None
    assert await noon.services.daily.strong_session(day) is None
    assert told(noon) == []
    assert await noon.services.daily.next_due() == noon.clock.now + GIVE_UP
    await now_at(noon, noon.clock.now + GIVE_UP)
    assert told(noon) == [(TODAY, HERE, CHANNEL)]


# --- the servers' message -------------------------------------------------------------------------------


async def test_server_is_told_once_at_its_hour(noon: World) -> None:
    await wants(noon, hour=9)
    await wants(noon, THERE, hour=9, channel=72)
    await counted(noon, AKI)
    await plays(noon, AKI)
    await now_at(noon, end_of(TODAY) + GRACE)
    due = end_of(TODAY) + 9 * HOUR
    assert await noon.services.daily.next_due() == due
    await now_at(noon, due - 1)
    assert told(noon) == []
    await now_at(noon, due)
    await now_at(noon, due + 1)
    assert told(noon) == [(TODAY, HERE, CHANNEL)]
    rows = await noon.sql("SELECT guild_id, told FROM daily_servers ORDER BY guild_id")
    assert rows == [(HERE, TODAY), (THERE, TODAY)], "nobody is counted there: no message, and none later"
    assert await noon.services.daily.next_due() == end_of(next_day(TODAY))


async def test_two_processes_tell_a_server_once(pair: tuple[World, World]) -> None:
    one, _ = pair
    await one.scheduler.tick()
    await wants(one, hour=0)
    await counted(one, AKI)
    await plays(one, AKI)
    one.clock.now = end_of(TODAY) + GRACE
    for _ in range(2):
        for world in pair:
            assert world.member is not None
            await world.member.beat()
        await asyncio.gather(*(world.services.daily.tick(one.clock.now) for world in pair))
        await asyncio.gather(*(world.settle() for world in pair))
    for world in pair:
        await world.notifier.poll()
        await world.settle()
    assert told(*pair) == [(TODAY, HERE, CHANNEL)]
    assert await faults(one) == []


async def test_only_the_newest_of_missed_days_is_told(noon: World) -> None:
    await wants(noon, hour=0)
    await counted(noon, AKI)
    await plays(noon, AKI)
    for _ in range(2):
        noon.clock.now += DAY
        await noon.services.daily.current()
        await plays(noon, AKI)
    await now_at(noon, noon.clock.now + DAY)
    await now_at(noon, noon.clock.now + 1)
    assert told(noon) == [(next_day(TODAY, 2), HERE, CHANNEL)]


async def test_server_is_told_of_the_next_closed_day_on(noon: World) -> None:
    days = noon.services.daily
    await counted(noon, AKI)
    await plays(noon, AKI)
    await now_at(noon, NOON + DAY)
    await wants(noon, hour=0)
    await plays(noon, AKI)
    await now_at(noon, noon.clock.now)
    assert told(noon) == []
    await noon.passes(DAY)
    assert told(noon) == [(next_day(TODAY), HERE, CHANNEL)]
    await wants(noon, hour=5, channel=73)
    row = await days.server(HERE)
    assert row == ServerRow(HERE, 73, "en", 5, AKI.user_id, next_day(TODAY))
    assert await days.tell_no_more(HERE)
    assert not await days.tell_no_more(HERE)
    assert await days.server(HERE) is None


async def test_message_to_a_channel_that_is_gone_is_parked_until_the_next(noon: World) -> None:
    class Shut:
        async def deliver(self, notice: NoticeRow) -> bool:
            raise Unreachable("gone")

    open_box, noon.notifier._sender = noon.notifier._sender, Shut()
    await wants(noon, hour=0)
    await counted(noon, AKI)
    await plays(noon, AKI)
    await noon.passes(DAY)
    assert await noon.sql("SELECT kind, channel_id, parked FROM notices") == [("daily", CHANNEL, "gone")]
    noon.notifier._sender = open_box
    await plays(noon, AKI)
    await noon.passes(DAY)
    assert told(noon) == [(next_day(TODAY), HERE, CHANNEL)]
    assert await noon.sql("SELECT * FROM notices") == []


@pytest.mark.parametrize("moves", [True, False])
async def test_nothing_waits_for_a_channel_that_is_no_longer_chosen(noon: World, moves: bool) -> None:
    class Shut:
        async def deliver(self, notice: NoticeRow) -> bool:
            raise Unreachable("gone")

    noon.notifier._sender = Shut()
    for guild, channel in ((HERE, CHANNEL), (THERE, 79)):
        await wants(noon, guild, hour=0, channel=channel)
        await counted(noon, AKI, guild)
    await plays(noon, AKI)
    await noon.passes(DAY)
    assert await noon.sql("SELECT channel_id FROM notices ORDER BY 1") == [(CHANNEL,), (79,)]
    await wants(noon, hour=5)
    assert len(await noon.sql("SELECT 1 FROM notices")) == 2, "the same channel"
    if moves:
        await wants(noon, channel=73)
    else:
        await noon.services.daily.tell_no_more(HERE)
    assert await noon.sql("SELECT channel_id FROM notices") == [(79,)]


async def test_server_day_tells_who_took_part(noon: World) -> None:
    days = noon.services.daily
    for who in (AKI, BEN, CHIO):
        await counted(noon, who)
    await plays(noon, AKI, shown=True)
    shown = await plays(noon, BEN, shown=True)
    await plays(noon, CHIO, apart=True, shown=True)
    assert await days.server_day(HERE, TODAY) is None, "the day is open"
    await now_at(noon, end_of(TODAY) + GRACE)
    await noon.sql("UPDATE private_boards SET changed_at = changed_at + 1 WHERE owner_id = ?", AKI.user_id)
    await noon.sql("INSERT INTO daily_counted VALUES (?, 5000, ?)", HERE, noon.clock.now)
    day = await days.server_day(HERE, TODAY)
    assert day is not None
    assert {user for user, _ in day.players} == {AKI.user_id, BEN.user_id}
    assert day.sheets == ((BEN.user_id, shown),), "Aki has played on"
    assert (day.spread.players, day.streak.days) == (2, 1)
    assert day.seed == (await days.seed(await day_of(noon))).hex()
    assert day.strong is not None
    assert await days.server_day(THERE, TODAY) is None


# --- check ----------------------------------------------------------------------------------------------

PLANTED = {
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


@pytest.mark.parametrize("change", PLANTED)
async def test_check_finds_what_was_changed(noon: World, change: str) -> None:
    await plays(noon, AKI)
    await now_at(noon, end_of(TODAY) + GRACE)
    await posts(noon)
    assert await faults(noon) == []
    await meddles(noon, change)
    found = await faults(noon)
    assert PLANTED[change] in "; ".join(found)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("UPDATE daily_tries SET board_id = NULL", "is not the one of its owner's try"),
        ("DELETE FROM daily_tries", "is not the one of its owner's try"),
        ("DELETE FROM private_boards", "has lost its board"),
        ("UPDATE private_boards SET kind = 'archive'", "not of that kind"),
        ("UPDATE private_boards SET kind = 'play'", "is no board of one"),
        ("UPDATE daily_tries SET finished_at = NULL, score = NULL, points = NULL", "has no result, though"),
        ("UPDATE daily_days SET strong = '{}'", "is open, and was played"),
    ],
)
async def test_check_finds_changes_of_an_open_day(noon: World, change: str, fault: str) -> None:
    await plays(noon, AKI)
    await meddles(noon, change)
    assert fault in "; ".join(await faults(noon))


@pytest.mark.usefixtures("chain")
async def test_check_finds_a_forged_round(tmp_path: Path) -> None:
    world = await with_beacon(tmp_path / "sainome.db", Rounds())
    try:
        await world.services.daily.current()
        await meddles(world, "UPDATE daily_days SET signature = replace(signature, 'b446', 'b447')")
        assert "has a round that its beacon has not signed" in "; ".join(await faults(world))
    finally:
        await world.close()


async def test_check_lets_a_board_be_that_was_played_on(noon: World) -> None:
    await plays(noon, AKI)
    await now_at(noon, end_of(TODAY) + GRACE)
    await noon.sql("UPDATE private_boards SET lines = '[]', result = NULL, changed_at = changed_at + 1")
    assert await faults(noon) == []


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
    assert await faults(noon) == []


async def test_bot_without_the_game_of_the_day_has_no_days(tmp_path: Path) -> None:
    world = await with_beacon(tmp_path / "sainome.db", None, NOON)
    try:
        days = DailyDays(world.store, {"walk": WALK}, world.services.thinkers, world.clock.random_bytes)
        assert not await days.tick(NOON)
        with pytest.raises(Refused, match="daily-closed"):
            await days.current()
    finally:
        await world.close()
