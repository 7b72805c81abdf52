"""Clocks: start and stop, reminders before the deadline, and outages."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.delivery.scheduler import Scheduler
from bot.rows.session import HALF, QUIET, ClockRow
from bot.rows.settings import UserSettings
from bot.session.daily import date_at, end_of
from bot.session.model import Actor, PanelKind, Refused, Session
from bot.session.play import QUESTION
from bot.session.rules import DAY, HOUR
from bot.store import bot_state
from bot.store.games import clocks
from bot.store.games.clocks import CLOCKS
from tests.toys_simultaneous import WALK, Walk, changed

from .world import AKI, BEN, CHIO, GAMES_HERE, STRANGER, Clock, World

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC).timestamp()


@pytest.fixture(autouse=True)
def _nobody_sleeps(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Let nobody's night move a reminder, but where a test is about that."""
    if "night" not in request.node.name:
        monkeypatch.setattr("bot.store.games.log.seen_at", lambda *_: None)


@pytest.fixture
async def at_noon(world: World) -> World:
    world.clock.now = NOON
    return world


async def running(world: World, session: Session) -> list[ClockRow]:
    return await world.store.read(lambda db: CLOCKS.where(db, session_id=session.id))


async def sets(world: World, actor: Actor, **changes: object) -> UserSettings:
    return await world.services.clocks.set_user(actor.user_id, lambda old: replace(old, **changes))  # type: ignore[arg-type]


def reminders(world: World) -> list[tuple[int, tuple[int, ...]]]:
    """Return stage and seats of every reminder so far."""
    return [(notice.facts["stage"], tuple(notice.facts["seats"])) for notice in world.box.of("remind")]


# --- when a clock runs -------------------------------------------------------------------------------------------


async def test_clock_starts_with_the_move_that_asks(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="1d")
    assert [(row.seat, row.user_id, row.started_at, row.due_at) for row in await running(at_noon, session)] == [
        (0, AKI.user_id, NOON, NOON + DAY)
    ]
    at_noon.clock.now += HOUR
    await at_noon.plays(session, AKI, "rest")
    assert [(row.seat, row.due_at) for row in await running(at_noon, session)] == [(1, NOON + HOUR + DAY)]
    assert (await at_noon.services.tables.load(session.id)).due_at(session.players[1].seat) == NOON + HOUR + DAY


async def test_turn_of_several_steps_has_one_clock(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="1d")
    (before,) = await running(at_noon, session)
    at_noon.clock.now += HOUR
    await at_noon.plays(session, AKI, "go 1", "go 2")
    assert await running(at_noon, session) == [before]


async def test_roll_within_a_turn_starts_no_new_clock(at_noon: World) -> None:
    session = await at_noon.table("pips", AKI, BEN, clock="1d")
    await at_noon.plays(session, AKI, "bid 1")
    await at_noon.plays(session, BEN, "bid 0")
    (before,) = await running(at_noon, session)
    at_noon.clock.now += HOUR
    dashing = await at_noon.services.tables.load(session.id)
    first = (AKI, BEN)[dashing.movers[0]]
    rolled = (await at_noon.plays(dashing, first, "roll")).session
    if rolled.state.pot:
        assert rolled.decisions != dashing.decisions, "the numbers begin a new round"
        assert await running(at_noon, session) == [before]


class Strolling(Walk):
    """Who ends a turn has the next one, too."""

    def pass_turn(self, state: Any) -> Any:
        return changed(state, steps=0, turn=state.turn + 1)


async def test_next_turn_of_the_same_seat_has_a_new_clock(at_noon: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES_HERE, "walk", replace(WALK, rules=Strolling()))  # type: ignore[index]
    session = await at_noon.table("walk", AKI, BEN, clock="1d")
    at_noon.clock.now += HOUR
    after = (await at_noon.plays(session, AKI, "rest")).session
    assert after.decisions[0] // QUESTION == session.decisions[0] // QUESTION, "the numbers begin no new question"
    assert [(row.seat, row.due_at) for row in await running(at_noon, session)] == [(0, NOON + HOUR + DAY)]


async def test_clock_without_limit_only_measures_time(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="none")
    (row,) = await running(at_noon, session)
    assert (row.due_at, row.next_at) == (None, None)
    at_noon.clock.now += 5 * HOUR
    await at_noon.plays(session, AKI, "go 1", "rest")
    assert await at_noon.store.read(lambda db: clocks.turn_times(db, session.id)) == {0: (5 * HOUR, 1)}


async def test_simultaneous_players_have_clocks_and_computers_none(at_noon: World) -> None:
    lobby = await at_noon.services.lobbies.open("guess", 7, 70, AKI, "en")
    await at_noon.services.lobbies.join(lobby.id, BEN)
    await at_noon.services.lobbies.add_computer(lobby.id, AKI, "random")
    session = await at_noon.services.moves.begin(lobby.id, AKI)
    await at_noon.settle()
    assert [row.seat for row in await running(at_noon, session)] == [0, 1]
    at_noon.clock.now += HOUR
    await at_noon.plays(session, AKI, "note 1")
    (ben,) = await running(at_noon, session)
    assert (ben.seat, ben.started_at) == (1, NOON), "others' choices leave a clock alone"
    await at_noon.plays(session, BEN, "note 2")
    await at_noon.settle()
    assert [row.started_at for row in await running(at_noon, session)] == [NOON + HOUR] * 2, "the next round"


async def test_taking_back_the_end_of_a_turn_gains_no_time(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="1d")
    at_noon.clock.now += 21 * HOUR
    await at_noon.plays(session, AKI, "rest")
    at_noon.clock.now += HOUR
    await at_noon.takes_back(session, AKI)
    (clock,) = await running(at_noon, session)
    assert (clock.seat, clock.due_at, clock.stage) == (0, at_noon.clock.now + 3 * HOUR, QUIET)
    assert await at_noon.store.read(lambda db: clocks.turn_times(db, session.id)) == {0: (21 * HOUR, 0)}
    at_noon.clock.now += HOUR
    await at_noon.plays(session, AKI, "rest")
    assert await at_noon.store.read(lambda db: clocks.turn_times(db, session.id)) == {0: (22 * HOUR, 1)}


async def test_changing_a_secret_choice_gains_no_time(at_noon: World) -> None:
    session = await at_noon.table("guess", AKI, BEN, clock="1d")
    for number in (1, 2):
        at_noon.clock.now += 6 * HOUR
        await at_noon.plays(session, AKI, f"note {number}")
        await at_noon.takes_back(session, AKI)
    aki, ben = await running(at_noon, session)
    assert aki.due_at == ben.due_at


async def test_long_lines_on_one_question_gain_no_time(at_noon: World) -> None:
    """A hundred acts on one question are no new question, and the public number does not tell of them."""
    session = await at_noon.table("pips", AKI, BEN, clock="1d")
    before = await running(at_noon, session)
    for _ in range(4):
        at_noon.clock.now += HOUR
        line = ["bid 1", "take-back"] * 15
        number = at_noon.clock.interactions()
        played = await at_noon.services.moves.act_line(session.id, AKI, line, decision=None, interaction_id=number)
        assert played.left == ()
    assert await running(at_noon, session) == before
    assert played.session.decisions[0] // QUESTION == session.decisions[0] // QUESTION


async def test_quiet_hours_and_vacations_do_not_count(at_noon: World) -> None:
    await sets(at_noon, AKI, quiet_from=20 * 60, quiet_until=8 * 60)
    session = await at_noon.table("walk", AKI, BEN, clock="1d")
    (row,) = await running(at_noon, session)
    assert row.due_at == NOON + 2 * DAY, "8 hours the first day, 12 the second, 4 the third"
    at_noon.clock.now = NOON + DAY
    await at_noon.plays(session, AKI, "rest")
    assert await at_noon.store.read(lambda db: clocks.turn_times(db, session.id)) == {0: (12 * HOUR, 1)}


async def test_changed_hours_keep_the_time_left(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="2d")
    at_noon.clock.now += DAY
    await sets(at_noon, AKI, away_from=NOON + DAY, away_until=NOON + 11 * DAY)
    (row,) = await running(at_noon, session)
    assert row.due_at == NOON + 12 * DAY
    at_noon.clock.now += 2 * DAY
    await sets(at_noon, AKI, away_from=None, away_until=None)
    (row,) = await running(at_noon, session)
    assert row.due_at == NOON + 4 * DAY
    await sets(at_noon, AKI, zone="Asia/Tokyo", quiet_from=0, quiet_until=12 * 60)
    (row,) = await running(at_noon, session)
    assert row.due_at == NOON + 5 * DAY, "21:00 in Tokyo: 3 hours, 12 hours, 9 hours after that day's noon"


async def test_invalid_hours_change_nothing(at_noon: World) -> None:
    with pytest.raises(Refused, match="quiet-too-long"):
        await sets(at_noon, AKI, quiet_from=0, quiet_until=0)
    assert (await sets(at_noon, AKI)).quiet_from is None


# --- reminders ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "hours", "stage"), [("12h", 12 - 1.2, 2), ("1d", 24 - 2.4, 2), ("3d", 36, 1), ("7d", 84, 1)]
)
async def test_one_reminder_not_before_a_daily_visitor_could_have_looked(
    at_noon: World, clock: str, hours: float, stage: int
) -> None:
    """At half time; where a day has not passed by then, shortly before the deadline."""
    await at_noon.table("walk", AKI, BEN, clock=clock)
    await at_noon.passes(hours * HOUR - 60)
    assert reminders(at_noon) == []
    await at_noon.passes(61)
    assert reminders(at_noon) == [(stage, (0,))]
    assert at_noon.box.notices[-1].facts["asked"] == [100]
    assert at_noon.box.notices[-1].user_id is None
    (row,) = await running(at_noon, (await at_noon.services.tables.of_user(AKI.user_id))[0])
    assert row.due_at is not None
    await at_noon.passes(row.due_at - at_noon.clock.now - 60)
    assert len(reminders(at_noon)) == 1, "and no other one"


async def test_nobody_of_an_unknown_zone_is_reminded_at_night(at_noon: World) -> None:
    """By the hour at which they last acted: 10 hours after it they may sleep, 4 hours before it they are awake."""
    session = await at_noon.table("walk", AKI, BEN, clock="3d")
    await at_noon.plays(session, AKI, "rest")
    await at_noon.plays(session, BEN, "rest")
    await at_noon.passes(36 * HOUR - 60)
    assert reminders(at_noon) == []
    await at_noon.passes(8 * HOUR - 60)
    assert reminders(at_noon) == [], "36 hours after they acted it is their night"
    await at_noon.passes(121)
    assert reminders(at_noon) == [(1, (0,))], "4 hours before the hour at which they act"


async def test_player_who_has_moved_is_not_reminded(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="1d")
    await at_noon.passes(20 * HOUR)
    await at_noon.plays(session, AKI, "rest")
    await at_noon.passes(20 * HOUR)
    assert reminders(at_noon) == []
    await at_noon.passes(2 * HOUR)
    assert reminders(at_noon) == [(2, (1,))]


async def test_one_notice_reminds_all_who_owe_an_action(at_noon: World) -> None:
    session = await at_noon.table("guess", AKI, BEN, CHIO, clock="1d")
    await sets(at_noon, CHIO, remind="dm")
    at_noon.clock.now += 60
    await at_noon.plays(session, BEN, "note 1")
    await at_noon.passes(22 * HOUR)
    channel_first = sorted(at_noon.box.of("remind"), key=lambda notice: notice.user_id or 0)
    assert [(notice.user_id, notice.facts["seats"]) for notice in channel_first] == [
        (None, [0]), (CHIO.user_id, [2]),
    ]  # fmt: skip


async def test_reminder_due_within_the_hour_is_sent_along(at_noon: World) -> None:
    await sets(at_noon, BEN, quiet_from=12 * 60, quiet_until=12 * 60 + 40)
    session = await at_noon.table("guess", AKI, BEN, clock="1d")
    await at_noon.passes(22.6 * HOUR)
    call, *later = reminders(at_noon)
    assert call == (0, (1,)), "BEN, whose turn began in quiet hours, is called at their end"
    assert later == [(2, (0, 1))]
    assert all(row.stage == 2 for row in await running(at_noon, session))


async def test_no_reminder_in_quiet_hours_on_vacation_or_if_off(at_noon: World) -> None:
    await sets(at_noon, AKI, quiet_from=23 * 60, quiet_until=7 * 60)
    await sets(at_noon, BEN, remind="none")
    await sets(at_noon, CHIO, away_from=NOON, away_until=NOON + 5 * DAY)
    await at_noon.table("guess", AKI, BEN, CHIO, clock="3d")
    await at_noon.passes(43 * HOUR)
    assert reminders(at_noon) == []
    await at_noon.passes(9 * HOUR)
    assert reminders(at_noon) == [(1, (0,))]
    assert at_noon.box.notices[0].created_at == NOON + 52 * HOUR, "two nights do not count"


async def test_reminder_at_start_of_quiet_hours_waits_for_their_end(at_noon: World) -> None:
    await sets(at_noon, AKI, quiet_from=8 * 60, quiet_until=16 * 60)
    at_noon.clock.now += 8 * HOUR
    await at_noon.table("walk", AKI, BEN, clock="3d")
    await at_noon.passes((12 + 8 + 16 + 8) * HOUR + 60)
    assert reminders(at_noon) == []
    await at_noon.passes(8 * HOUR)
    assert reminders(at_noon) == [(1, (0,))]


async def test_no_more_reminders_for_this_turn(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="1d")
    await at_noon.passes(12 * HOUR)
    await at_noon.services.clocks.not_this_turn(session.id, AKI)
    await at_noon.passes(11.9 * HOUR)
    assert reminders(at_noon) == []
    for actor, code in ((BEN, "not-your-turn"), (STRANGER, "not-seated")):
        with pytest.raises(Refused, match=code):
            await at_noon.services.clocks.not_this_turn(session.id, actor)
    await at_noon.plays(session, AKI, "rest")
    await at_noon.plays(session, BEN, "rest")
    await at_noon.passes(22 * HOUR)
    assert reminders(at_noon) == [(2, (0,))], "the next turn is another one"


# --- nudges ------------------------------------------------------------------------------------------------------


async def test_nudge_pings_the_others_once_in_six_hours(at_noon: World) -> None:
    session = await at_noon.table("guess", AKI, BEN, CHIO)
    await sets(at_noon, CHIO, remind="dm")
    nudge = at_noon.services.clocks.nudge
    with pytest.raises(Refused, match="not-seated"):
        await nudge(session.id, STRANGER)
    assert await nudge(session.id, AKI) == (1, 2)
    await at_noon.settle()
    person_first = sorted(at_noon.box.of("nudge"), key=lambda notice: notice.user_id is None)
    assert [(notice.user_id, notice.facts) for notice in person_first] == [
        (CHIO.user_id, {"by": AKI.user_id, "seats": [2], "asked": [100]}),
        (None, {"by": AKI.user_id, "seats": [1], "asked": [100]}),
    ]
    at_noon.clock.now += 6 * HOUR - 1
    with pytest.raises(Refused) as refusal:
        await nudge(session.id, BEN)
    assert refusal.value.facts == {"until": int(NOON + 6 * HOUR)}
    at_noon.clock.now += 1
    assert await nudge(session.id, BEN) == (0, 2)


async def test_nudge_works_in_a_game_older_than_clocks(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="none")
    await at_noon.sql("DELETE FROM clocks")
    assert await at_noon.services.clocks.nudge(session.id, BEN) == (0,)
    assert [clock.seat for clock in await running(at_noon, session)] == [0]


async def test_nudge_skips_players_whose_clock_is_stopped(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN)
    for changes in (
        {"quiet_from": 10 * 60, "quiet_until": 14 * 60},
        {"quiet_from": None, "quiet_until": None, "away_from": NOON - 1, "away_until": NOON + 1},
        {"away_from": None, "away_until": None, "remind": "none"},
    ):
        await sets(at_noon, AKI, **changes)
        with pytest.raises(Refused, match="nobody-to-nudge"):
            await at_noon.services.clocks.nudge(session.id, BEN)
    await sets(at_noon, AKI, remind="ping")
    with pytest.raises(Refused, match="nobody-but-you"):
        await at_noon.services.clocks.nudge(session.id, AKI)
    assert await at_noon.services.clocks.nudge(session.id, BEN) == (0,), "a refusal uses nothing up"


# --- restarts and outages ----------------------------------------------------------------------------------------


async def test_restart_neither_loses_nor_repeats_reminders(world: World, tmp_path: object) -> None:
    world.clock.now = NOON
    await world.table("walk", AKI, BEN, clock="1d")
    await world.passes(12 * HOUR)
    again = await world.restarted()
    try:
        await again.scheduler.tick()
        await again.passes(9 * HOUR)
        assert reminders(again) == []
        await again.passes(HOUR)
        assert reminders(again) == [(2, (0,))]
    finally:
        await again.close()


async def never(_: object) -> bool:
    """Deliver nothing, and take for ever."""
    return await asyncio.Event().wait()


async def test_unsent_reminder_is_sent_after_restart(at_noon: World) -> None:
    await at_noon.table("walk", AKI, BEN, clock="1d")
    await at_noon.settle()
    at_noon.clock.now += 22 * HOUR
    with pytest.MonkeyPatch.context() as closed:
        closed.setattr(at_noon.box, "deliver", never)
        await at_noon.services.expired_turns.attend((await at_noon.services.tables.of_user(AKI.user_id))[0].id)
        await at_noon.notifier.close(seconds=0)
    again = await at_noon.restarted()
    try:
        await again.notifier.start()
        await again.settle()
        assert reminders(again) == [(2, (0,))]
    finally:
        await again.close()


@pytest.mark.parametrize(("clock", "grace", "at_once"), [("12h", 3 * HOUR, False), ("7d", 6 * HOUR, True)])
async def test_outage_gives_extra_time_and_one_reminder(
    at_noon: World, clock: str, grace: float, at_once: bool
) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock=clock)
    scheduler = Scheduler(at_noon.services)
    await scheduler.tick()
    at_noon.clock.now += 10 * DAY
    back = at_noon.clock.now
    for _ in range(3):
        await scheduler.tick()
        at_noon.clock.now += 30
    await at_noon.settle()
    assert reminders(at_noon) == ([(2, (0,))] if at_once else []), "of 12 hours the last 72 minutes are near"
    (row,) = await running(at_noon, session)
    assert row.due_at == back + grace
    while at_noon.clock.now < back + grace:
        await scheduler.tick()
        at_noon.clock.now += 300
    assert (await at_noon.services.tables.load(session.id)).movers == (0,)
    await scheduler.tick()
    await at_noon.settle()
    assert reminders(at_noon) == [(2, (0,))]
    assert (await at_noon.services.tables.load(session.id)).players[0].missed == 1


async def test_late_ticks_give_no_extra_time(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="12h")
    scheduler = Scheduler(at_noon.services)
    while at_noon.clock.now < NOON + 12 * HOUR:
        await scheduler.tick()
        at_noon.clock.now += 590
    await scheduler.tick()
    assert (await at_noon.services.tables.load(session.id)).players[0].missed == 1


async def test_clock_that_ran_ahead_and_was_set_back_gives_no_turn_forty_days(at_noon: World) -> None:
    at_noon.clock.now += 40 * DAY
    session = await at_noon.table("walk", AKI, BEN, clock="2d", absent="vote")
    banked = await at_noon.table("walk", AKI, BEN, clock="bank-2d", channel=71)
    await at_noon.scheduler.tick()
    at_noon.clock.now = NOON
    (before,) = await running(at_noon, session)
    assert before.due_at == NOON + 42 * DAY
    again = await at_noon.restarted()
    await again.services.resume()
    assert await running(again, session) == [before], "a machine may be behind at its start, too"
    again.clock.now += HOUR
    await again.services.resume()
    await again.settle()
    (row,) = await running(again, session)
    now = NOON + HOUR
    assert (row.started_at, row.due_at, row.votes_at) == (now, now + 2 * DAY, now + 4 * DAY)
    assert (row.next_at, row.look_at, row.stage) == (now + DAY, now + DAY, 0)
    (row,) = await running(again, banked)
    assert (row.had, row.due_at) == (2 * DAY, now + 2 * DAY)
    assert again.channel.edits[-1].kind is PanelKind.WAITS, "the panel says the new deadline"
    await again.scheduler.tick()
    assert await again.store.read(lambda db: bot_state.get(db, "ticked")) == repr(now), "outages are noticed again"


async def test_start_reads_nobodys_hours_for_deadlines_that_are_near(
    at_noon: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A read for each clock would be a way to the database and back for each, at every start."""
    for channel, clock in ((70, "1d"), (71, "bank-2d"), (72, "7d")):
        await at_noon.table("walk", AKI, BEN, channel=channel, clock=clock)
    await at_noon.settle()
    monkeypatch.setattr("bot.tables.clock.settings.of_user", None)
    await at_noon.services.clocks.pull_back()


async def test_machine_that_is_behind_at_its_start_moves_no_deadline(at_noon: World) -> None:
    """One without a clock of its own is put right by the network after a while."""
    session = await at_noon.table("walk", AKI, BEN, clock="3d")
    before = await running(at_noon, session)
    at_noon.clock.now -= 30 * DAY
    again = await at_noon.restarted()
    await again.services.resume()
    again.clock.now = NOON + HOUR
    await again.services.resume()
    assert await running(again, session) == before


async def test_vote_on_a_turn_waits_for_what_an_outage_has_given(at_noon: World) -> None:
    """A tick after it asked everybody about somebody who could not move."""
    session = await at_noon.table("walk", AKI, BEN, clock="1d", absent="vote")
    scheduler = Scheduler(at_noon.services)
    await scheduler.tick()
    at_noon.clock.now += 2.5 * DAY
    await scheduler.tick()
    await at_noon.settle()
    assert at_noon.box.of("vote") == []
    (row,) = await running(at_noon, session)
    assert row.votes_at == row.due_at == at_noon.clock.now + 6 * HOUR


async def test_deadlines_that_are_right_stay_at_a_start(at_noon: World) -> None:
    """Also far ones: of a vacation, and of long quiet hours with days off."""
    hours = {"quiet_from": 20 * 60, "quiet_until": 12 * 60, "days_off": (1, 2)}
    session = await at_noon.table("walk", AKI, BEN, clock="1d")
    await sets(at_noon, AKI, away_from=NOON, away_until=NOON + 30 * DAY, **hours)
    before = await running(at_noon, session)
    for at in (0, 10, 31):
        at_noon.clock.now = NOON + at * DAY
        await at_noon.services.clocks.pull_back()
        assert await running(at_noon, session) == before


async def test_next_due_time_is_known(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    clock: Clock = world.clock
    assert await world.scheduler.next_due() == end_of(date_at(clock.now)), "when the next day begins"
    monkeypatch.setattr(world.services.daily, "next_due", AsyncMock(return_value=None))
    assert await world.scheduler.next_due() is None
    lobby = await world.services.lobbies.open("walk", 7, 70, AKI, "en")
    assert await world.scheduler.next_due() == clock.now + 14 * DAY
    await world.services.lobbies.join(lobby.id, BEN)
    await world.services.moves.begin(lobby.id, AKI)
    assert await world.scheduler.next_due() == clock.now + 36 * HOUR


async def test_clock_that_an_earlier_version_has_reminded_is_not_looked_at_again(at_noon: World) -> None:
    """Until 0.15 a second reminder came: its moment stands in the database, and nothing is due then."""
    session = await at_noon.table("walk", AKI, BEN, clock="3d")
    (row,) = await running(at_noon, session)
    assert row.due_at is not None
    old = replace(row, stage=HALF, next_at=row.due_at - 6 * HOUR)
    await at_noon.store.write(lambda db: CLOCKS.put(db, old))
    at_noon.clock.now = row.due_at - 6 * HOUR + 1
    await at_noon.scheduler.tick()
    (after,) = await running(at_noon, session)
    assert after.next_at is not None
    assert after.next_at > at_noon.clock.now
    assert reminders(at_noon) == []


async def test_first_turn_has_a_night_too(at_noon: World) -> None:
    """Who has not acted yet was there when the game began."""
    await at_noon.table("walk", AKI, BEN, clock="3d")
    await at_noon.passes(36 * HOUR + 60)
    assert reminders(at_noon) == [], "midnight by the clock at which they began"
    await at_noon.passes(8 * HOUR)
    assert reminders(at_noon) == [(1, (0,))]
