"""Vacations stop clocks for 30 days in any 180, at tables that allow them, and the others may vote in the end."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rows.messages import RequestRow
from bot.rows.settings import UserSettings
from bot.session.hours import after, hours_of, pinged_from, stopped_until, vacation_left, with_spent
from bot.session.model import Actor, Session
from bot.session.rules import DAY, HOUR
from bot.store.messages import requests

from .test_clock import NOON, running, sets
from .world import AKI, BEN, CHIO, World


@pytest.fixture
async def at_noon(world: World) -> World:
    world.clock.now = NOON
    return world


async def leaves(world: World, actor: Actor, days: float) -> UserSettings:
    """Begin a vacation now."""
    now = world.clock.now
    return await sets(world, actor, away_from=now, away_until=now + days * DAY)


async def comes_back(world: World, actor: Actor) -> UserSettings:
    return await sets(world, actor, away_from=None, away_until=None)


async def days_left(world: World, session: Session) -> float:
    """Return the days until the only deadline."""
    (row,) = await running(world, session)
    assert row.due_at is not None
    return round((row.due_at - world.clock.now) / DAY, 3)


# --- 30 days in any 180 ------------------------------------------------------------------------------------------


async def test_vacation_at_each_own_turn_gains_thirty_days_in_all(at_noon: World) -> None:
    """It was 120 days for four turns, without a missed turn."""
    session = await at_noon.table("walk", AKI, BEN, clock="1d", goal="1000")
    taken = []
    for _ in range(4):
        started = at_noon.clock.now
        await leaves(at_noon, AKI, 30)
        (row,) = await running(at_noon, session)
        assert row.due_at is not None
        at_noon.clock.now = row.due_at - HOUR
        await at_noon.plays(session, AKI, "rest")
        taken.append(round((at_noon.clock.now - started) / DAY, 2))
        await comes_back(at_noon, AKI)
        await at_noon.plays(session, BEN, "rest")
    assert taken == [30.96, 0.96, 0.96, 0.96]


async def test_clock_runs_on_a_vacation_that_is_used_up_and_the_last_warning_comes(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="1d", goal="1000", rated="false")
    await sets(at_noon, AKI, spent=(NOON - 40 * DAY, NOON - 10 * DAY))
    await leaves(at_noon, AKI, 20)
    assert await days_left(at_noon, session) == 1
    for _ in range(2):
        await at_noon.passes(DAY)
        await at_noon.plays(session, BEN, "rest")
    assert at_noon.box.of("remind") == [], "a vacation keeps pings away in any case"
    await at_noon.passes(DAY)
    assert [notice.user_id for notice in at_noon.box.of("last-turn")] == [AKI.user_id]
    assert (await at_noon.services.tables.load(session.id)).players[0].away


async def test_vacation_that_ends_early_counts_the_days_used(at_noon: World) -> None:
    await leaves(at_noon, AKI, 30)
    at_noon.clock.now += 3 * DAY
    mine = await comes_back(at_noon, AKI)
    assert vacation_left(mine, at_noon.clock.now) == 27 * DAY
    at_noon.clock.now += 10 * DAY
    mine = await leaves(at_noon, AKI, 30)
    assert stopped_until(mine) == at_noon.clock.now + 27 * DAY
    at_noon.clock.now += 5 * DAY
    back_dated = await sets(at_noon, AKI, away_until=at_noon.clock.now - 4 * DAY)
    assert back_dated.away_until == at_noon.clock.now, "what is over is used"
    assert vacation_left(back_dated, at_noon.clock.now) == 22 * DAY


async def test_earlier_vacation_leaves_the_window_while_one_lasts() -> None:
    """Of 20 days, 175 days ago, five still count when the next one begins; it is stopped whole."""
    spent = (NOON - 195 * DAY, NOON - 175 * DAY)
    mine = UserSettings(away_from=NOON, away_until=NOON + 30 * DAY, spent=spent)
    assert vacation_left(replace(mine, away_until=NOON), NOON) == 25 * DAY
    assert stopped_until(mine) == NOON + 30 * DAY
    recent = replace(mine, spent=(NOON - 60 * DAY, NOON - 40 * DAY))
    assert stopped_until(recent) == NOON + 10 * DAY


async def test_vacation_of_before_the_upgrade_goes_on_as_promised_and_does_not_count(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="1d", goal="1000")
    await leaves(at_noon, AKI, 30)
    await at_noon.sql("UPDATE user_settings SET spent = NULL")  # as the migration leaves it
    at_noon.clock.now += 20 * DAY
    await sets(at_noon, AKI, zone="Asia/Tokyo")
    assert await days_left(at_noon, session) == 11
    mine = await comes_back(at_noon, AKI)
    assert vacation_left(mine, at_noon.clock.now) == 30 * DAY
    await leaves(at_noon, AKI, 30)
    at_noon.clock.now += 20 * DAY
    assert vacation_left(await comes_back(at_noon, AKI), at_noon.clock.now) == 10 * DAY


def test_many_short_vacations_are_few_rows_and_all_count() -> None:
    now, mine = NOON, UserSettings(spent=())
    for _ in range(24):
        mine = with_spent(mine, replace(mine, away_from=now, away_until=now + DAY), now)
        now += 2 * DAY
        mine = with_spent(mine, replace(mine, away_from=None, away_until=None), now)
    assert mine.spent is not None
    assert len(mine.spent) == 2 * 20
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
        until = stopped_until(mine)
        assert until is not None
        stops.append((now, min(until, now + used * length * DAY)))
        now += used * length * DAY
        mine = with_spent(mine, replace(mine, away_from=None, away_until=None), now)
    assert mine.spent is not None
    assert len(mine.spent) <= 2 * 20
    for _, end in stops:
        window = sum(max(0.0, min(last, end) - max(first, end - 180 * DAY)) for first, last in stops)
        assert window <= 30 * DAY + 1


def test_nobody_is_pinged_on_a_vacation_that_stops_no_clock() -> None:
    mine = UserSettings(away_from=NOON, away_until=NOON + 10 * DAY, spent=(NOON - 31 * DAY, NOON - DAY))
    hours = hours_of(mine)
    assert after(hours, NOON, DAY) == NOON + DAY
    assert pinged_from(hours, NOON) == NOON + 10 * DAY


async def test_vacation_that_stops_no_clock_keeps_no_idle_table_open(at_noon: World) -> None:
    await at_noon.table("walk", AKI, BEN, clock="none")
    await sets(at_noon, AKI, spent=(NOON - 40 * DAY, NOON - 10 * DAY))
    await leaves(at_noon, AKI, 25)
    await at_noon.passes(14 * DAY)
    assert len(at_noon.box.of("idle")) == 1


# --- a table without vacations -----------------------------------------------------------------------------------


async def test_table_without_vacations_lets_no_clock_stop(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="2d", vacations="false", goal="1000")
    other = await at_noon.table("walk", AKI, BEN, clock="2d", goal="1000", channel=71)
    await leaves(at_noon, AKI, 10)
    assert await days_left(at_noon, session) == 2
    assert await days_left(at_noon, other) == 12
    await at_noon.passes(1.5 * DAY)
    assert at_noon.box.of("remind") == []
    await at_noon.passes(0.5 * DAY)
    assert (await at_noon.services.tables.load(session.id)).players[0].missed == 1
    await at_noon.plays(session, BEN, "rest")
    assert await days_left(at_noon, session) == 2, "a clock that begins on a vacation"


# --- at twice its time the others may vote ---------------------------------------------------------------------


async def votes(world: World, session: Session) -> list[RequestRow]:
    return await world.store.read(lambda db: [r for r in requests.open_of(db, session.id) if r.kind == "vote"])


async def at_twice_its_time(world: World, **options: str) -> Session:
    session = await world.table("walk", AKI, BEN, CHIO, clock="1d", goal="1000", **options)
    await leaves(world, AKI, 10)
    await world.passes(2 * DAY - 1)
    assert await votes(world, session) == []
    await world.passes(1)
    return session


async def test_others_vote_on_a_turn_of_twice_its_time_and_nothing_is_missed(at_noon: World) -> None:
    session = await at_twice_its_time(at_noon, absent="vote")
    (vote,) = await votes(at_noon, session)
    assert (vote.asked, vote.facts.get("early")) == ((BEN.user_id, CHIO.user_id), True)
    for voter in (BEN, CHIO):
        await at_noon.services.requests.agree(vote.id, voter)
    after_it = await at_noon.services.tables.load(session.id)
    assert (after_it.movers, after_it.players[0].missed) == ((1,), 0)
    assert await votes(at_noon, session) == []


async def test_refused_vote_on_a_long_turn_is_repeated_and_its_clock_goes_on(at_noon: World) -> None:
    session = await at_twice_its_time(at_noon, absent="vote")
    await sets(at_noon, AKI, zone="UTC")
    (vote,) = await votes(at_noon, session)
    await at_noon.services.requests.refuse(vote.id, BEN)
    await at_noon.passes(DAY - 1)
    assert await votes(at_noon, session) == []
    await at_noon.passes(1)
    assert len(await votes(at_noon, session)) == 1
    await at_noon.passes(7.9 * DAY + 60)
    assert [notice.facts["seats"] for notice in at_noon.box.of("remind")] == [[0]], "of one who is back"
    await at_noon.passes(0.1 * DAY - 60)
    (open_vote,) = await votes(at_noon, session)
    assert (await at_noon.services.tables.load(session.id)).players[0].missed == 1
    assert len(at_noon.box.of("vote")) >= 2
    assert open_vote.facts.get("early"), "the one that was open when the time was up"
    await at_noon.plays(session, AKI, "rest")
    assert await votes(at_noon, session) == []


async def test_move_ends_a_vote_on_a_long_turn(at_noon: World) -> None:
    session = await at_twice_its_time(at_noon, absent="vote")
    await at_noon.plays(session, AKI, "go 1")
    assert len(await votes(at_noon, session)) == 1, "the turn goes on"
    await at_noon.plays(session, AKI, "rest")
    assert await votes(at_noon, session) == []


async def test_nobody_is_asked_where_the_computer_plays_late_turns(at_noon: World) -> None:
    session = await at_twice_its_time(at_noon, absent="computer")
    await at_noon.passes(5 * DAY)
    assert await votes(at_noon, session) == []
    assert (await at_noon.services.tables.load(session.id)).movers == (0,)
