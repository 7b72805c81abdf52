"""When a person's clock runs: quiet hours, days off, daylight saving, and vacations, which stop clocks for 30 days
in any 180, at tables that allow them, until the others may vote."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rows.messages import RequestRow
from bot.rows.settings import UserSettings
from bot.session.hours import (
    UserHours,
    after,
    counted_seconds,
    hours_of,
    is_stopped,
    pinged_from,
    stopped_until,
    vacation_left,
    validate,
    with_spent,
)
from bot.session.model import Actor, Refused, Session
from bot.session.rules import DAY, HOUR
from bot.tables.clock import missed_call

from .test_clock import due
from .world import AKI, BEN, CHIO, NOON, World

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", None)
START = datetime(2025, 12, 31, tzinfo=ZoneInfo("UTC")).timestamp()
MINUTES = st.integers(0, 24 * 60 - 1)
MOMENTS = st.floats(START, START + 366 * DAY)


@st.composite
def hours(draw: st.DrawFn) -> UserHours:
    begins, length = draw(MINUTES), draw(st.integers(1, 16 * 60))
    quiet = (begins, (begins + length) % (24 * 60)) if draw(st.booleans()) else (None, None)
    away = (None, None)
    if draw(st.booleans()):
        from_ = draw(MOMENTS)
        away = (from_, from_ + draw(st.floats(60, 30 * DAY)))
    days_off = draw(st.sets(st.integers(0, 6), max_size=2))
    return UserHours(draw(st.sampled_from(ZONES)), *quiet, *away, days_off=tuple(sorted(days_off)))


def at(zone: str, *moment: int, fold: int = 0) -> float:
    return datetime(*moment, tzinfo=ZoneInfo(zone), fold=fold).timestamp()  # type: ignore[arg-type,misc]


def wall(zone: str, moment: float) -> str:
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).strftime("%d %H:%M")


@given(hours(), MOMENTS, st.floats(0, 30 * DAY), st.floats(0, 20 * DAY))
@settings(max_examples=60, deadline=None)
def test_nothing_stops_a_clock_that_runs_from_then_on(
    mine: UserHours, start: float, until: float, seconds: float
) -> None:
    runs_from = start + until
    running = replace(mine, runs_from=runs_from)
    end = after(running, start, seconds)
    assert end == pytest.approx(
        min(after(mine, start, seconds), runs_from + seconds - counted(mine, start, runs_from, seconds))
    )
    assert counted_seconds(running, start, end) == pytest.approx(seconds, abs=1e-3)
    assert pinged_from(running, start) == pinged_from(mine, start), "pings still wait"


def counted(mine: UserHours, start: float, runs_from: float, seconds: float) -> float:
    """Return how many of these seconds a clock has counted when hours stop it no longer."""
    return min(seconds, counted_seconds(mine, start, runs_from))


@given(hours(), MOMENTS, st.floats(0, 5 * DAY), st.floats(0, 5 * DAY))
def test_counted_is_additive_and_the_inverse_of_after(
    mine: UserHours, start: float, first: float, second: float
) -> None:
    middle, end = start + first, start + first + second
    whole = counted_seconds(mine, start, end)
    parts = counted_seconds(mine, start, middle) + counted_seconds(mine, middle, end)
    assert whole == pytest.approx(parts, abs=1e-3)
    assert 0 <= whole <= end - start + 1e-3
    later = after(mine, start, first + second)
    assert later >= end - 1e-3
    assert counted_seconds(mine, start, later) == pytest.approx(first + second, abs=1e-3)
    free = after(mine, start, 0)
    assert not is_stopped(mine, free), "no ping while the clock is stopped"
    assert is_stopped(mine, start) == (free > start)
    assert counted_seconds(mine, start, free) == pytest.approx(0, abs=1e-3)


def test_hours_stop_the_clock() -> None:
    """Without any every second counts, and a zone that was removed is UTC."""
    assert counted_seconds(UserHours(), 100, 400) == 300
    assert after(UserHours(), 100, 300) == 400
    assert counted_seconds(UserHours(), 400, 100) == 0
    mine = UserHours("Mars/Olympus", 60, 120)
    assert mine.quiet == (60, 120)
    assert counted_seconds(mine, START, START + 3 * HOUR) == 2 * HOUR
    zone = "Europe/Berlin"
    mine = UserHours(zone, 22 * 60, 7 * 60)
    evening = at(zone, 2026, 1, 10, 20, 0)
    assert wall(zone, after(mine, evening, 3 * HOUR)) == "11 08:00"
    assert counted_seconds(mine, evening, evening + DAY) == 15 * HOUR
    for moment, stopped in (((10, 21, 59), False), ((10, 22, 0), True), ((11, 6, 59), True), ((11, 7, 0), False)):
        assert is_stopped(mine, at(zone, 2026, 1, *moment)) is stopped
    zone = "America/New_York"
    noon = at(zone, 2026, 6, 1, 12, 0)
    away = (noon + 2 * HOUR, noon + 10 * DAY)
    assert after(UserHours(zone, None, None, *away), noon, 3 * HOUR) == noon + 10 * DAY + HOUR
    mine = UserHours(zone, 23 * 60, 8 * 60, *away)
    assert counted_seconds(mine, noon, noon + 11 * DAY) == 2 * HOUR + 15 * HOUR
    zone = "Europe/Berlin"
    friday = at(zone, 2026, 1, 9, 18, 0)
    mine = UserHours(zone, days_off=(5, 6))
    assert wall(zone, after(mine, friday, 12 * HOUR)) == "12 06:00"
    assert counted_seconds(mine, friday, friday + 7 * DAY) == 5 * DAY
    for moment, stopped in (((10, 0, 0), True), ((11, 23, 59), True), ((12, 0, 0), False)):
        assert is_stopped(mine, at(zone, 2026, 1, *moment)) is stopped, "from midnight to midnight"
    night = UserHours(zone, 22 * 60, 7 * 60, days_off=(5, 6))
    assert wall(zone, after(night, friday, 12 * HOUR)) == "12 15:00", "four hours on Friday, and Monday from seven"


@pytest.mark.parametrize(
    ("zone", "evening", "night"),
    [
        ("Europe/Berlin", (2026, 3, 28, 22, 0), 8),
        ("Europe/Berlin", (2026, 10, 24, 22, 0), 10),
        ("America/New_York", (2026, 3, 7, 22, 0), 8),
        ("America/New_York", (2026, 10, 31, 22, 0), 10),
        ("Asia/Tokyo", (2026, 3, 28, 22, 0), 9),
    ],
)
def test_quiet_hours_on_days_of_daylight_saving_changes(zone: str, evening: tuple[int, ...], night: int) -> None:
    mine, begins = UserHours(zone, 22 * 60, 7 * 60), at(zone, *evening)
    morning = after(mine, begins, 0)
    assert (morning - begins, wall(zone, morning)[3:]) == (night * HOUR, "07:00")
    assert wall(zone, after(mine, begins - HOUR, 2 * HOUR))[3:] == "08:00"


@pytest.mark.parametrize(("day", "counts"), [((3, 29), 6 * HOUR), ((10, 25), 6 * HOUR - 100 * 60)])
def test_quiet_hours_skipped_or_repeated_by_daylight_saving(day: tuple[int, int], counts: float) -> None:
    """One day has no such time; the other one from the first 2:10 to the second 2:50."""
    night = at("Europe/Berlin", 2026, *day, 0, 0)
    mine = UserHours("Europe/Berlin", 2 * 60 + 10, 2 * 60 + 50)
    assert counted_seconds(mine, night, night + 6 * HOUR) == counts


@pytest.mark.parametrize(
    ("zone", "sunday", "length"),
    [
        ("Europe/Berlin", (2026, 3, 29), 23),
        ("Europe/Berlin", (2026, 10, 25), 25),
        ("Asia/Beirut", (2026, 3, 29), 23),  # there it has no midnight
        ("America/Havana", (2026, 11, 1), 25),  # there it has two
    ],
)
def test_days_off_are_as_long_as_daylight_saving_makes_them(
    zone: str, sunday: tuple[int, ...], length: int
) -> None:
    mine, begins = UserHours(zone, days_off=(6,)), after(UserHours(), at(zone, *sunday, 0, 0), 0)
    assert after(mine, begins, 0) - begins == length * HOUR
    assert not is_stopped(mine, begins - 1)
    assert counted_seconds(mine, begins - HOUR, begins + 30 * HOUR) == (31 - length) * HOUR


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"zone": "Mars/Olympus"}, "bad-zone"),
        ({"zone": "../etc/passwd"}, "bad-zone"),
        ({"zone": "Europe"}, "bad-zone"),
        ({"quiet_from": 60}, "bad-quiet"),
        ({"quiet_from": 60, "quiet_until": 24 * 60}, "bad-quiet"),
        ({"quiet_from": 60, "quiet_until": 60}, "quiet-too-long"),
        ({"quiet_from": 0, "quiet_until": 16 * 60 + 1}, "quiet-too-long"),
        ({"quiet_from": 8 * 60, "quiet_until": 7 * 60}, "quiet-too-long"),
        ({"days_off": (0, 3, 6)}, "too-many-days-off"),
        ({"away_from": 1.0}, "bad-vacation"),
        ({"away_until": 1.0}, "bad-vacation"),
        ({"away_from": 10.0, "away_until": 10.0}, "bad-vacation"),
        ({"away_from": 0.0, "away_until": 30 * DAY + 1}, "vacation-too-long"),
    ],
)
def test_hours_that_would_stop_a_game_are_refused(change: dict[str, object], code: str) -> None:
    valid = UserSettings(
        zone="Asia/Tokyo", quiet_from=16 * 60, quiet_until=8 * 60, away_from=0.0, away_until=30 * DAY
    )
    assert validate(valid) is valid
    with pytest.raises(Refused) as refusal:
        validate(replace(UserSettings(), **change))  # type: ignore[arg-type]
    assert refusal.value.code == code


def test_one_is_called_once_to_a_turn_that_began_unseen() -> None:
    """At the end of the night in which it began, and not again after a vacation that was set later."""
    midnight = datetime(2026, 11, 26, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
    mine = UserHours("Europe/Berlin", 22 * 60, 7 * 60)
    morning = midnight + 7 * HOUR
    assert missed_call(mine, midnight, midnight) == morning
    assert missed_call(mine, midnight, morning) is None, "called by now"
    assert missed_call(mine, morning, morning) is None, "pinged when it began"
    away = replace(mine, away_from=morning + HOUR, away_until=morning + 3 * DAY)
    assert missed_call(away, midnight, morning + HOUR) is None
    assert missed_call(away, morning + 2 * HOUR, morning + 2 * HOUR) == morning + 3 * DAY


# --- vacations: 30 days in any 180 -------------------------------------------------------------------------------


async def leaves(world: World, actor: Actor, days: float) -> UserSettings:
    """Begin a vacation now."""
    now = world.clock.now
    return await world.sets(actor, away_from=now, away_until=now + days * DAY)


async def comes_back(world: World, actor: Actor) -> UserSettings:
    return await world.sets(actor, away_from=None, away_until=None)


async def days_left(world: World, session: Session) -> float:
    """Return the days until the only deadline."""
    return round((await due(world, session) - world.clock.now) / DAY, 3)


async def test_vacation_at_each_own_turn_gains_thirty_days_in_all(at_noon: World) -> None:
    """It was 120 days for four turns, without a missed turn."""
    session = await at_noon.table("walk", AKI, BEN, clock="1d", goal="1000")
    taken = []
    for _ in range(4):
        started = at_noon.clock.now
        await leaves(at_noon, AKI, 30)
        at_noon.clock.now = await due(at_noon, session) - HOUR
        await at_noon.rests(session, AKI)
        taken.append(round((at_noon.clock.now - started) / DAY, 2))
        await comes_back(at_noon, AKI)
        await at_noon.rests(session, BEN)
    assert taken == [30.96, 0.96, 0.96, 0.96]


async def test_clock_runs_on_a_vacation_that_is_used_up(at_noon: World) -> None:
    """The last warning comes, other pings do not, and no idle table is kept open."""
    session = await at_noon.table("walk", AKI, BEN, clock="1d", goal="1000", rated="false")
    await at_noon.table("walk", AKI, BEN, clock="none", channel=71)
    spent = (NOON - 40 * DAY, NOON - 10 * DAY)
    await at_noon.sets(AKI, spent=spent)
    mine = hours_of(await leaves(at_noon, AKI, 25))
    assert (after(mine, NOON, DAY), pinged_from(mine, NOON)) == (NOON + DAY, NOON + 25 * DAY)
    assert await days_left(at_noon, session) == 1
    for _ in range(2):
        await at_noon.passes(DAY)
        await at_noon.rests(session, BEN)
    assert at_noon.box.of("remind") == []
    await at_noon.passes(DAY)
    assert [notice.user_id for notice in at_noon.box.of("last-turn")] == [AKI.user_id]
    assert (await at_noon.now(session)).players[0].away
    await at_noon.passes(11 * DAY)
    assert len(at_noon.box.of("idle")) == 1


async def test_vacation_that_ends_early_counts_the_days_used(at_noon: World) -> None:
    await leaves(at_noon, AKI, 30)
    at_noon.clock.now += 3 * DAY
    assert vacation_left(await comes_back(at_noon, AKI), at_noon.clock.now) == 27 * DAY
    at_noon.clock.now += 10 * DAY
    assert stopped_until(await leaves(at_noon, AKI, 30)) == at_noon.clock.now + 27 * DAY
    at_noon.clock.now += 5 * DAY
    back_dated = await at_noon.sets(AKI, away_until=at_noon.clock.now - 4 * DAY)
    assert back_dated.away_until == at_noon.clock.now, "what is over is used"
    assert vacation_left(back_dated, at_noon.clock.now) == 22 * DAY


async def test_vacation_of_before_the_upgrade_goes_on_as_promised_and_does_not_count(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="1d", goal="1000")
    await leaves(at_noon, AKI, 30)
    await at_noon.sql("UPDATE user_settings SET spent = NULL")  # as the migration leaves it
    at_noon.clock.now += 20 * DAY
    await at_noon.sets(AKI, zone="Asia/Tokyo")
    assert await days_left(at_noon, session) == 11
    assert vacation_left(await comes_back(at_noon, AKI), at_noon.clock.now) == 30 * DAY
    await leaves(at_noon, AKI, 30)
    at_noon.clock.now += 20 * DAY
    assert vacation_left(await comes_back(at_noon, AKI), at_noon.clock.now) == 10 * DAY


def test_earlier_vacations_leave_the_window_and_short_ones_all_count() -> None:
    """Of 20 days, 175 days ago, five still count when the next one begins; it is stopped whole."""
    spent = (NOON - 195 * DAY, NOON - 175 * DAY)
    mine = UserSettings(away_from=NOON, away_until=NOON + 30 * DAY, spent=spent)
    assert vacation_left(replace(mine, away_until=NOON), NOON) == 25 * DAY
    assert stopped_until(mine) == NOON + 30 * DAY
    assert stopped_until(replace(mine, spent=(NOON - 60 * DAY, NOON - 40 * DAY))) == NOON + 10 * DAY
    now, mine = NOON, UserSettings(spent=())
    for _ in range(24):
        mine = with_spent(mine, replace(mine, away_from=now, away_until=now + DAY), now)
        now += 2 * DAY
        mine = with_spent(mine, replace(mine, away_from=None, away_until=None), now)
    assert len(mine.spent or ()) == 2 * 20, "in few rows"
    assert vacation_left(mine, now) == 6 * DAY
    assert vacation_left(mine, now + 140 * DAY) >= 10 * DAY


@pytest.mark.slow
@settings(max_examples=60)
@given(st.lists(st.tuples(st.floats(0, 40), st.floats(0.01, 30), st.floats(0, 1.2)), max_size=30))
def test_vacations_never_stop_clocks_for_more_than_thirty_days_in_any_180(
    vacations: list[tuple[float, float, float]],
) -> None:
    """Each: days until it begins, days that it is set for, and how much of them passes until it is ended."""
    now, mine, stops = NOON, UserSettings(spent=()), list[tuple[float, float]]()
    for pause, length, used in vacations:
        now += pause * DAY
        mine = with_spent(mine, replace(mine, away_from=now, away_until=now + length * DAY), now)
        stops.append((now, min(stopped_until(mine) or 0, now + used * length * DAY)))
        now += used * length * DAY
        mine = with_spent(mine, replace(mine, away_from=None, away_until=None), now)
    assert len(mine.spent or ()) <= 2 * 20
    for _, end in stops:
        window = sum(max(0.0, min(last, end) - max(first, end - 180 * DAY)) for first, last in stops)
        assert window <= 30 * DAY + 1


async def test_table_without_vacations_lets_no_clock_stop(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="2d", vacations="false", goal="1000")
    other = await at_noon.table("walk", AKI, BEN, clock="2d", goal="1000", channel=71)
    await leaves(at_noon, AKI, 10)
    assert (await days_left(at_noon, session), await days_left(at_noon, other)) == (2, 12)
    await at_noon.passes(1.5 * DAY)
    assert at_noon.box.of("remind") == []
    await at_noon.passes(0.5 * DAY)
    assert (await at_noon.now(session)).players[0].missed == 1
    await at_noon.rests(session, BEN)
    assert await days_left(at_noon, session) == 2, "a clock that begins on a vacation"


# --- at twice its time the others may vote -----------------------------------------------------------------------


async def votes(world: World, session: Session) -> list[RequestRow]:
    return [request for request in await world.requested(session) if request.kind == "vote"]


async def at_twice_its_time(world: World, channel: int = 70, **options: str) -> Session:
    session = await world.table("walk", AKI, BEN, CHIO, clock="1d", goal="1000", channel=channel, **options)
    await leaves(world, AKI, 10)
    await world.passes(2 * DAY - 1)
    assert await votes(world, session) == []
    await world.passes(1)
    return session


async def test_others_vote_on_a_turn_of_twice_its_time_and_nothing_is_missed(at_noon: World) -> None:
    session = await at_twice_its_time(at_noon, absent="vote")
    (vote,) = await votes(at_noon, session)
    assert (vote.asked, vote.facts.get("early")) == ((BEN.user_id, CHIO.user_id), True)
    await at_noon.plays(session, AKI, "go 1")
    assert len(await votes(at_noon, session)) == 1, "the turn goes on"
    after_it = await at_noon.agrees(vote, BEN, CHIO)
    assert (after_it.movers, after_it.players[0].missed) == ((1,), 0)
    assert await votes(at_noon, session) == []
    computer = await at_twice_its_time(at_noon, channel=71, absent="computer")
    await at_noon.passes(5 * DAY)
    assert await votes(at_noon, computer) == [], "where the computer plays late turns nobody is asked"
    assert (await at_noon.now(computer)).movers == (0,)


async def test_refused_vote_on_a_long_turn_is_repeated_and_its_clock_goes_on(at_noon: World) -> None:
    session = await at_twice_its_time(at_noon, absent="vote")
    await at_noon.sets(AKI, zone="UTC")
    (vote,) = await votes(at_noon, session)
    await at_noon.declines(vote, BEN)
    await at_noon.passes(DAY - 1)
    assert await votes(at_noon, session) == []
    await at_noon.passes(1)
    assert len(await votes(at_noon, session)) == 1
    await at_noon.passes(7.9 * DAY + 60)
    assert [notice.facts["seats"] for notice in at_noon.box.of("remind")] == [[0]], "of one who is back"
    await at_noon.passes(0.1 * DAY - 60)
    (open_vote,) = await votes(at_noon, session)
    assert (await at_noon.now(session)).players[0].missed == 1
    assert len(at_noon.box.of("vote")) >= 2
    assert open_vote.facts.get("early"), "the one that was open when the time was up"
    await at_noon.rests(session, AKI)
    assert await votes(at_noon, session) == [], "a move ends it"
