"""Clocks: start and stop, reminders before the deadline, nudges, outages, and the latest deadline."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.delivery.scheduler import Scheduler
from bot.rows.session import HALF, QUIET, ClockRow
from bot.session.daily import date_at, end_of
from bot.session.model import PanelKind, Refused, Session
from bot.session.play import QUESTION
from bot.session.rules import DAY, HOUR
from bot.store import bot_state
from bot.store.games import clocks
from bot.store.games.clocks import CLOCKS
from tests.toys_simultaneous import WALK, Walk, changed

from .world import AKI, BEN, CHIO, GAMES_HERE, NOON, STRANGER, World, refused


async def lone(world: World, session: Session) -> ClockRow:
    """Return the only clock."""
    (row,) = await world.running(session)
    return row


async def due(world: World, session: Session) -> float:
    """Return the deadline of the only clock."""
    at = (await lone(world, session)).due_at
    assert at is not None
    return at


async def measured(world: World, session: Session) -> dict[Any, tuple[float, int]]:
    """Return seconds and turns of each seat."""
    return await world.store.read(lambda db: clocks.turn_times(db, session.id))  # type: ignore[return-value]


def reminders(world: World) -> list[tuple[int, tuple[int, ...]]]:
    """Return stage and seats of every reminder so far."""
    return [(notice.facts["stage"], tuple(notice.facts["seats"])) for notice in world.box.of("remind")]


# --- when a clock runs -------------------------------------------------------------------------------------------


async def test_clock_starts_with_the_question_and_lasts_for_the_turn(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="1d")
    before = await lone(at_noon, session)
    assert (before.seat, before.user_id, before.started_at, before.due_at) == (0, AKI.user_id, NOON, NOON + DAY)
    at_noon.clock.now += HOUR
    await at_noon.plays(session, AKI, "go 1", "go 2")
    assert await at_noon.running(session) == [before], "a turn of several steps has one clock"
    await at_noon.rests(session, AKI)
    row = await lone(at_noon, session)
    assert (row.seat, row.due_at) == (1, NOON + HOUR + DAY)
    assert (await at_noon.now(session)).due_at(session.players[1].seat) == row.due_at
    free = await at_noon.table("walk", AKI, BEN, clock="none", channel=71)
    row = await lone(at_noon, free)
    assert (row.due_at, row.next_at) == (None, None), "without a limit it only measures time"
    at_noon.clock.now += 5 * HOUR
    await at_noon.plays(free, AKI, "go 1", "rest")
    assert await measured(at_noon, free) == {0: (5 * HOUR, 1)}
    await at_noon.sql("DELETE FROM clocks")
    assert await at_noon.services.clocks.nudge(free.id, AKI) == (1,), "a game older than clocks"
    assert (await lone(at_noon, free)).seat == 1


class Strolling(Walk):
    """Who ends a turn has the next one, too."""

    def pass_turn(self, state: Any) -> Any:
        return changed(state, steps=0, turn=state.turn + 1)


async def test_new_clock_comes_with_a_new_turn_not_with_new_numbers(
    at_noon: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES_HERE, "walk", replace(WALK, rules=Strolling()))  # type: ignore[index]
    session = await at_noon.table("walk", AKI, BEN, clock="1d")
    at_noon.clock.now += HOUR
    after = await at_noon.rests(session, AKI)
    assert after.decisions[0] // QUESTION == session.decisions[0] // QUESTION, "the numbers begin no new round"
    row = await lone(at_noon, session)
    assert (row.seat, row.due_at) == (0, NOON + HOUR + DAY)
    session = await at_noon.table("pips", AKI, BEN, clock="1d", channel=71)
    before = await at_noon.running(session)
    for _ in range(4):
        at_noon.clock.now += HOUR
        number = at_noon.clock.interactions()
        line = ["bid 1", "take-back"] * 15
        played = await at_noon.services.moves.act_line(session.id, AKI, line, decision=None, interaction_id=number)
        assert played.left == ()
    assert await at_noon.running(session) == before, "a hundred acts on one question are no new question"
    assert played.session.decisions[0] // QUESTION == session.decisions[0] // QUESTION
    await at_noon.plays(session, AKI, "bid 1")
    dashing = (await at_noon.plays(session, BEN, "bid 0")).session
    before = await at_noon.running(session)
    at_noon.clock.now += HOUR
    rolled = (await at_noon.plays(dashing, (AKI, BEN)[dashing.movers[0]], "roll")).session
    assert not rolled.state.pot or rolled.decisions != dashing.decisions, "the numbers begin a new round"
    assert not rolled.state.pot or await at_noon.running(session) == before, "and the clock goes on"


async def test_simultaneous_players_have_clocks_and_computers_none(at_noon: World) -> None:
    session = await at_noon.table("guess", AKI, BEN, computers=["random"])
    await at_noon.settle()
    assert [row.seat for row in await at_noon.running(session)] == [0, 1]
    at_noon.clock.now += HOUR
    await at_noon.plays(session, AKI, "note 1")
    ben = await lone(at_noon, session)
    assert (ben.seat, ben.started_at) == (1, NOON), "others' choices leave a clock alone"
    await at_noon.takes_back(session, AKI)
    at_noon.clock.now += 2 * HOUR
    await at_noon.plays(session, AKI, "note 2")
    await at_noon.takes_back(session, AKI)
    first, second = await at_noon.running(session)
    assert first.due_at == second.due_at, "changing a secret choice gains no time"
    await at_noon.plays(session, AKI, "note 1")
    await at_noon.plays(session, BEN, "note 2")
    await at_noon.settle()
    assert [row.started_at for row in await at_noon.running(session)] == [NOON + 3 * HOUR] * 2, "the next round"


async def test_taking_back_the_end_of_a_turn_gains_no_time(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="1d")
    at_noon.clock.now += 21 * HOUR
    await at_noon.rests(session, AKI)
    at_noon.clock.now += HOUR
    await at_noon.takes_back(session, AKI)
    clock = await lone(at_noon, session)
    assert (clock.seat, clock.due_at, clock.stage) == (0, at_noon.clock.now + 3 * HOUR, QUIET)
    assert await measured(at_noon, session) == {0: (21 * HOUR, 0)}
    at_noon.clock.now += HOUR
    await at_noon.rests(session, AKI)
    assert await measured(at_noon, session) == {0: (22 * HOUR, 1)}


async def test_quiet_hours_and_vacations_do_not_count(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="2d")
    at_noon.clock.now += DAY
    await at_noon.sets(AKI, away_from=NOON + DAY, away_until=NOON + 11 * DAY)
    assert await due(at_noon, session) == NOON + 12 * DAY, "the time left is kept"
    at_noon.clock.now += 2 * DAY
    await at_noon.sets(AKI, away_from=None, away_until=None)
    assert await due(at_noon, session) == NOON + 4 * DAY
    await at_noon.sets(AKI, zone="Asia/Tokyo", quiet_from=0, quiet_until=12 * 60)
    assert await due(at_noon, session) == NOON + 5 * DAY, "21:00 in Tokyo: 3 hours, 12 hours, 9 hours after noon"
    assert await refused(at_noon.sets(AKI, quiet_from=0, quiet_until=0)) == "quiet-too-long"
    assert (await at_noon.sets(AKI)).quiet_until == 12 * 60, "invalid hours change nothing"
    at_noon.clock.now = NOON + 7 * DAY
    await at_noon.sets(AKI, zone=None, quiet_from=20 * 60, quiet_until=8 * 60)
    other = await at_noon.table("walk", AKI, BEN, clock="1d", channel=71)
    assert await due(at_noon, other) == NOON + 9 * DAY, "8 hours the first day, 12 the second, 4 the third"
    at_noon.clock.now += DAY
    await at_noon.rests(other, AKI)
    assert await measured(at_noon, other) == {0: (12 * HOUR, 1)}


# --- reminders ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "hours", "stage"), [("12h", 12 - 1.2, 2), ("1d", 24 - 2.4, 2), ("3d", 36, 1), ("7d", 84, 1)]
)
async def test_one_reminder_not_before_a_daily_visitor_could_have_looked(
    at_noon: World, clock: str, hours: float, stage: int
) -> None:
    """At half time; where a day has not passed by then, shortly before the deadline."""
    session = await at_noon.table("walk", AKI, BEN, clock=clock)
    await at_noon.passes(hours * HOUR - 60)
    assert reminders(at_noon) == []
    await at_noon.passes(61)
    assert reminders(at_noon) == [(stage, (0,))]
    assert (at_noon.box.notices[-1].facts["asked"], at_noon.box.notices[-1].user_id) == ([100], None)
    await at_noon.passes(await due(at_noon, session) - at_noon.clock.now - 60)
    assert len(reminders(at_noon)) == 1, "and no other one"


async def test_nobody_of_an_unknown_zone_is_reminded_at_night(world: World) -> None:
    """By the hour at which they last acted: 10 hours after it they may sleep, 4 hours before it they are awake."""
    world.clock.now = NOON
    await world.table("walk", AKI, CHIO, clock="3d", channel=71)  # who has not acted yet was there at its beginning
    session = await world.table("walk", BEN, CHIO, clock="3d")
    await world.rests(session, BEN, CHIO)
    await world.passes(44 * HOUR - 120)
    assert reminders(world) == [], "36 hours after they acted it is their night"
    await world.passes(181)
    assert reminders(world) == [(1, (0,))] * 2, "4 hours before the hour at which they act"


async def test_reminders_are_of_turns_that_are_open_and_may_be_switched_off_for_one(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="1d")
    await at_noon.passes(20 * HOUR)
    await at_noon.rests(session, AKI)
    await at_noon.passes(20 * HOUR)
    assert reminders(at_noon) == [], "who has moved is not reminded"
    await at_noon.passes(2 * HOUR)
    assert reminders(at_noon) == [(2, (1,))]
    await at_noon.rests(session, BEN)
    await at_noon.services.clocks.not_this_turn(session.id, AKI)
    await at_noon.passes(23 * HOUR)
    assert len(reminders(at_noon)) == 1
    await at_noon.rests(session, AKI, BEN)
    await at_noon.passes(22 * HOUR)
    assert reminders(at_noon)[1:] == [(2, (0,))], "the next turn is another one"


async def test_one_notice_reminds_all_who_owe_an_action(at_noon: World) -> None:
    session = await at_noon.table("guess", AKI, BEN, CHIO, clock="1d")
    await at_noon.sets(CHIO, remind="dm")
    at_noon.clock.now += 60
    await at_noon.plays(session, BEN, "note 1")
    await at_noon.passes(22 * HOUR)
    told = {(notice.user_id, *notice.facts["seats"]) for notice in at_noon.box.of("remind")}
    assert told == {(None, 0), (CHIO.user_id, 2)}
    assert len(reminders(at_noon)) == 2
    at_noon.clock.now = NOON + 3 * DAY
    await at_noon.sets(BEN, quiet_from=12 * 60, quiet_until=12 * 60 + 40)
    other = await at_noon.table("guess", AKI, BEN, clock="1d", channel=71)
    at_noon.box.notices.clear()
    await at_noon.passes(22.6 * HOUR)
    here = [
        (one.facts["stage"], one.facts["seats"]) for one in at_noon.box.of("remind") if one.session_id == other.id
    ]
    assert here == [(0, [1]), (2, [0, 1])], "Ben, whose turn began in quiet hours, is called at their end"
    assert all(row.stage == 2 for row in await at_noon.running(other)), "one that is due within the hour goes along"


async def test_no_reminder_in_quiet_hours_on_vacation_or_if_off(at_noon: World) -> None:
    await at_noon.sets(AKI, quiet_from=23 * 60, quiet_until=7 * 60)
    await at_noon.sets(BEN, remind="none")
    await at_noon.sets(CHIO, away_from=NOON, away_until=NOON + 5 * DAY)
    await at_noon.table("guess", AKI, BEN, CHIO, clock="3d")
    await at_noon.passes(43 * HOUR)
    assert reminders(at_noon) == []
    await at_noon.passes(9 * HOUR)
    assert reminders(at_noon) == [(1, (0,))]
    assert at_noon.box.notices[0].created_at == NOON + 52 * HOUR, "two nights do not count"


async def test_reminder_at_start_of_quiet_hours_waits_for_their_end(at_noon: World) -> None:
    await at_noon.sets(AKI, quiet_from=8 * 60, quiet_until=16 * 60)
    at_noon.clock.now += 8 * HOUR
    await at_noon.table("walk", AKI, BEN, clock="3d")
    await at_noon.passes((12 + 8 + 16 + 8) * HOUR + 60)
    assert reminders(at_noon) == []
    await at_noon.passes(8 * HOUR)
    assert reminders(at_noon) == [(1, (0,))]


async def test_nudge_pings_the_others_once_in_six_hours(at_noon: World) -> None:
    session = await at_noon.table("guess", AKI, BEN, CHIO)
    await at_noon.sets(CHIO, remind="dm")
    nudge = at_noon.services.clocks.nudge
    assert await refused(nudge(session.id, STRANGER)) == "not-seated"
    assert await nudge(session.id, AKI) == (1, 2)
    told = sorted(await at_noon.told("nudge"), key=lambda notice: notice.user_id is None)
    assert [(notice.user_id, notice.facts) for notice in told] == [
        (CHIO.user_id, {"by": AKI.user_id, "seats": [2], "asked": [100]}),
        (None, {"by": AKI.user_id, "seats": [1], "asked": [100]}),
    ]
    at_noon.clock.now += 6 * HOUR - 1
    with pytest.raises(Refused, match="nudge-too-soon") as refusal:
        await nudge(session.id, BEN)
    assert refusal.value.facts == {"until": int(NOON + 6 * HOUR)}
    at_noon.clock.now += 1
    assert await nudge(session.id, BEN) == (0, 2)
    other = await at_noon.table("walk", AKI, BEN, channel=71)
    now = at_noon.clock.now
    for changes in (
        {"quiet_from": 16 * 60, "quiet_until": 20 * 60},
        {"quiet_from": None, "quiet_until": None, "away_from": now - 1, "away_until": now + 1},
        {"away_from": None, "away_until": None, "remind": "none"},
    ):
        await at_noon.sets(AKI, **changes)
        assert await refused(nudge(other.id, BEN)) == "nobody-to-nudge", changes
    await at_noon.sets(AKI, remind="ping")
    assert await refused(nudge(other.id, AKI)) == "nobody-but-you"
    assert await nudge(other.id, BEN) == (0,), "a refusal uses nothing up"


# --- restarts and outages ----------------------------------------------------------------------------------------


async def never(_: object) -> bool:
    """Deliver nothing, and take for ever."""
    return await asyncio.Event().wait()


async def test_restart_neither_loses_nor_repeats_reminders(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="1d")
    await at_noon.passes(12 * HOUR)
    again = await at_noon.restarted()
    await again.passes(9 * HOUR)
    assert reminders(again) == []
    again.clock.now += HOUR
    with pytest.MonkeyPatch.context() as closed:
        closed.setattr(again.box, "deliver", never)
        await again.services.expired_turns.attend(session.id)
        await again.notifier.close(seconds=0)
    again = await again.restarted()
    await again.notifier.start()
    await again.passes(HOUR)
    assert reminders(again) == [(2, (0,))]


@pytest.mark.parametrize(("clock", "grace", "at_once"), [("12h", 3 * HOUR, False), ("7d", 6 * HOUR, True)])
async def test_outage_gives_extra_time_and_one_reminder(
    at_noon: World, clock: str, grace: float, at_once: bool
) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock=clock)
    voted = await at_noon.table("walk", AKI, BEN, clock=clock, absent="vote", channel=71)
    scheduler = Scheduler(at_noon.services)
    await scheduler.tick()
    at_noon.clock.now += 17 * DAY
    back = at_noon.clock.now
    for _ in range(3):
        await scheduler.tick()
        at_noon.clock.now += 30
    told = [notice.session_id for notice in await at_noon.told("remind")]
    assert told.count(session.id) == at_once, "of 12 hours the last 72 minutes are near"
    assert await due(at_noon, session) == back + grace
    row = await lone(at_noon, voted)
    assert (at_noon.box.of("vote"), row.votes_at, row.due_at) == ([], back + grace, back + grace)
    while at_noon.clock.now < back + grace:
        await scheduler.tick()
        at_noon.clock.now += 300
    assert await at_noon.movers(session) == (0,)
    await scheduler.tick()
    told = [notice.session_id for notice in await at_noon.told("remind")]
    assert told.count(session.id) == 1
    assert (await at_noon.now(session)).players[0].missed == 1


async def test_late_ticks_give_no_extra_time(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="12h")
    scheduler = Scheduler(at_noon.services)
    while at_noon.clock.now < NOON + 12 * HOUR:
        await scheduler.tick()
        at_noon.clock.now += 590
    await scheduler.tick()
    assert (await at_noon.now(session)).players[0].missed == 1


async def test_clock_that_ran_ahead_and_was_set_back_gives_no_turn_forty_days(at_noon: World) -> None:
    at_noon.clock.now += 40 * DAY
    session = await at_noon.table("walk", AKI, BEN, clock="2d", absent="vote")
    banked = await at_noon.table("walk", AKI, BEN, clock="bank-2d", channel=71)
    await at_noon.scheduler.tick()
    at_noon.clock.now = NOON
    before = await lone(at_noon, session)
    assert before.due_at == NOON + 42 * DAY
    again = await at_noon.restarted()
    await again.services.resume()
    assert await again.running(session) == [before], "a machine may be behind at its start, too"
    again.clock.now += HOUR
    await again.services.resume()
    await again.settle()
    row, now = await lone(again, session), NOON + HOUR
    assert (row.started_at, row.due_at, row.votes_at) == (now, now + 2 * DAY, now + 4 * DAY)
    assert (row.next_at, row.look_at, row.stage) == (now + DAY, now + DAY, 0)
    row = await lone(again, banked)
    assert (row.had, row.due_at) == (2 * DAY, now + 2 * DAY)
    assert again.channel.edits[-1].kind is PanelKind.WAITS, "the panel says the new deadline"
    await again.scheduler.tick()
    assert await again.store.read(lambda db: bot_state.get(db, "ticked")) == repr(now), "outages are noticed again"


async def test_deadlines_that_are_right_stay_at_a_start(at_noon: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also far ones, and after a machine is behind until the network puts it right; nobody's hours are read for
    near ones: a read for each clock would be a way to the database and back for each, at every start."""
    for channel, clock in ((70, "1d"), (71, "bank-2d"), (72, "7d")):
        session = await at_noon.table("walk", CHIO, BEN, channel=channel, clock=clock)
    before = await at_noon.running(session)
    await at_noon.settle()
    with monkeypatch.context() as patched:
        patched.setattr("bot.tables.clock.settings.of_user", None)
        await at_noon.services.clocks.pull_back()
    at_noon.clock.now -= 30 * DAY
    again = await at_noon.restarted()
    await again.services.resume()
    again.clock.now = NOON + HOUR
    await again.services.resume()
    assert await again.running(session) == before
    again.clock.now = NOON
    far = await again.table("walk", AKI, BEN, clock="1d", channel=73)
    hours = {"quiet_from": 20 * 60, "quiet_until": 12 * 60, "days_off": (1, 2)}
    await again.sets(AKI, away_from=NOON, away_until=NOON + 30 * DAY, **hours)
    before = await again.running(far)
    for at in (0, 10, 31):
        again.clock.now = NOON + at * DAY
        await again.services.clocks.pull_back()
        assert await again.running(far) == before, at


async def test_next_due_time_is_known(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    now, due_at = world.clock.now, world.scheduler.next_due
    assert await due_at() == end_of(date_at(now)), "when the next day begins"
    monkeypatch.setattr(world.services.daily, "next_due", AsyncMock(return_value=None))
    assert await due_at() is None
    lobby = await world.services.lobbies.open("walk", 7, 70, AKI, "en")
    assert await due_at() == now + 14 * DAY
    await world.services.lobbies.join(lobby.id, BEN)
    await world.services.moves.begin(lobby.id, AKI)
    assert await due_at() == now + 36 * HOUR


async def test_clock_that_an_earlier_version_has_reminded_is_not_looked_at_again(at_noon: World) -> None:
    """Until 0.15 a second reminder came: its moment stands in the database, and nothing is due then."""
    session = await at_noon.table("walk", AKI, BEN, clock="3d")
    second = await due(at_noon, session) - 6 * HOUR
    old = replace(await lone(at_noon, session), stage=HALF, next_at=second)
    await at_noon.store.write(lambda db: CLOCKS.put(db, old))
    at_noon.clock.now = second + 1
    await at_noon.scheduler.tick()
    assert ((await lone(at_noon, session)).next_at or 0) > at_noon.clock.now
    assert reminders(at_noon) == []


# --- quiet hours and vacations cannot stop a turn for good -------------------------------------------------------


async def test_repeated_vacations_cannot_stop_a_turn_for_good(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="1d")
    latest = NOON + DAY + 30 * DAY
    for at in range(0, 31, 5):
        at_noon.clock.now = away = NOON + at * DAY + HOUR
        await at_noon.sets(AKI, away_from=away, away_until=away + 30 * DAY)
        assert await due(at_noon, session) <= latest
    assert await due(at_noon, session) == latest
    await at_noon.passes(latest - at_noon.clock.now - 1)
    assert await at_noon.movers(session) == (0,)
    await at_noon.passes(1)
    assert await at_noon.movers(session) == (1,)


async def test_moved_quiet_hours_gain_nothing(at_noon: World) -> None:
    """The turn lasts as long as with either of the two, or as it is; it was 32 days."""
    session = await at_noon.table("walk", AKI, BEN, clock="1d")
    for at in range(7):
        assert await at_noon.movers(session) == (0,)
        at_noon.clock.now = NOON + at * 12 * HOUR
        first = 11 * 60 if at % 2 == 0 else 23 * 60
        await at_noon.sets(AKI, quiet_from=first, quiet_until=(first + 16 * 60) % (24 * 60))
        row = await lone(at_noon, session)
        assert (row.due_at or 0) <= NOON + 3 * DAY or row.seat == 1
        await at_noon.scheduler.tick()
        await at_noon.settle()
    assert await at_noon.movers(session) == (1,)


async def test_outage_extends_past_the_latest_deadline_vacation_does_not(at_noon: World) -> None:
    await at_noon.sets(AKI, away_from=NOON, away_until=NOON + 30 * DAY)
    session = await at_noon.table("walk", AKI, BEN, clock="1d")
    scheduler = Scheduler(at_noon.services)
    await scheduler.tick()
    at_noon.clock.now = back = NOON + 40 * DAY
    await at_noon.sets(AKI, away_from=back, away_until=back + 30 * DAY)
    await scheduler.tick()
    assert await due(at_noon, session) == back + 6 * HOUR
