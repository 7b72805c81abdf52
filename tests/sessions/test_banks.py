"""Time banks: spent while a clock runs, earned once a turn, taken back exactly, and never larger by any detour."""

from __future__ import annotations

import random

import pytest

from bot.delivery.scheduler import Scheduler
from bot.session.model import Actor, Refused, Session
from bot.session.rules import BANKS, DAY, HOUR
from bot.store.games import banks
from bot.tables.clock import last_call
from engines.core import Seat
from tests.games.hexlands.table import Table as hexlands

from .test_clock import NOON, reminders, running, sets
from .world import AKI, BEN, CHIO, World

BANK = BANKS["bank-2d"]
PEOPLE = (AKI, BEN, CHIO)


@pytest.fixture(autouse=True)
def _nobody_sleeps(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Let nobody's night move a reminder, but where a test is about that."""
    if "night" not in request.node.name:
        monkeypatch.setattr("bot.store.games.log.seen_at", lambda *_: None)


@pytest.fixture
async def at_noon(world: World) -> World:
    world.clock.now = NOON
    return world


async def hours(world: World, session: Session) -> list[float]:
    """Return the hours of each seat when its clock last stopped."""
    rows = await world.store.read(lambda db: banks.newest(banks.BANKS.where(db, session_id=session.id)))
    return [round(row.seconds / HOUR, 6) for row in rows.values()]


async def clock_of(world: World, session: Session) -> tuple[int, float, float]:
    """Return the seat of the only clock, the hours that it had and the hours until its deadline."""
    (row,) = await running(world, session)
    assert row.had is not None
    assert row.due_at is not None
    return row.seat, round(row.had / HOUR, 6), round((row.due_at - world.clock.now) / HOUR, 6)


async def loaded(world: World, session: Session) -> Session:
    return await world.services.tables.load(session.id)


# --- earned and spent --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", BANKS)
async def test_turn_spends_and_its_end_earns_once(at_noon: World, clock: str) -> None:
    bank = BANKS[clock]
    session = await at_noon.table("walk", AKI, BEN, clock=clock, goal="1000")
    start, more = bank.start / HOUR, bank.increment / HOUR
    assert await clock_of(at_noon, session) == (0, start, start)
    at_noon.clock.now += 10 * HOUR
    await at_noon.plays(session, AKI, "go 1", "go 2")
    assert await hours(at_noon, session) == [start, start], "nothing is written while it runs"
    played = await at_noon.plays(session, AKI, "rest")
    assert await hours(at_noon, session) == [start - 10 + more, start]
    assert played.session.bank_of(Seat(0)) == (start - 10 + more) * HOUR, "the panel after it says so"
    assert await clock_of(at_noon, session) == (1, start, start)
    at_noon.clock.now += HOUR
    await at_noon.plays(session, BEN, "rest")
    assert await clock_of(at_noon, session) == (0, start - 10 + more, start - 10 + more)


async def test_bank_has_an_upper_limit(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="bank-2d", goal="1000")
    for _ in range(8):
        await at_noon.plays(session, AKI, "rest")
        await at_noon.plays(session, BEN, "rest")
    assert await hours(at_noon, session) == [BANK.cap / HOUR] * 2


async def test_where_all_act_at_once_all_earn_at_the_end_of_the_round(at_noon: World) -> None:
    session = await at_noon.table("dicolony", AKI, BEN, CHIO, clock="bank-2d")

    async def plays(actor: Actor) -> None:
        seat = Seat(PEOPLE.index(actor))
        while seat in (now := await loaded(at_noon, session)).movers and now.rules.turns(now.state) == 1:
            await at_noon.plays(session, actor, now.rules.notation(now.rules.default_action(now.state, seat)))

    at_noon.clock.now += HOUR
    await plays(AKI)
    assert await hours(at_noon, session) == [47, 48, 48], "who has chosen waits, and nobody has earned"
    await at_noon.takes_back(session, AKI)
    assert {row.seat: row.had for row in await running(at_noon, session)} == {
        0: 47 * HOUR, 1: 48 * HOUR, 2: 48 * HOUR,
    }  # fmt: skip
    at_noon.clock.now += HOUR
    await plays(BEN)
    await plays(AKI)
    at_noon.clock.now += HOUR
    await plays(CHIO)
    assert await hours(at_noon, session) == [46 + 8, 46 + 8, 45 + 8]


async def test_choice_in_somebody_elses_turn_spends_and_does_not_earn(at_noon: World) -> None:
    """All place their first tribes in the first turn, which is the first player's."""
    session = await at_noon.table("rise_of_tribes", AKI, BEN, CHIO, clock="bank-2d")
    (first,) = (await loaded(at_noon, session)).movers
    while (now := await loaded(at_noon, session)).rules.turns(now.state) == 1:
        at_noon.clock.now += HOUR
        (seat,) = now.movers
        notation = now.rules.notation(now.rules.default_action(now.state, seat))
        await at_noon.plays(session, PEOPLE[seat], notation)
    left = await hours(at_noon, session)
    times = await at_noon.sql("SELECT seconds FROM turn_times WHERE session_id = ? ORDER BY seat", session.id)
    spent = [float(str(seconds)) / HOUR for (seconds,) in times]
    assert all(spent)
    assert left == [48 - hour + (8 if seat == first else 0) for seat, hour in enumerate(spent)]


async def test_answer_to_an_offer_in_hexlands_costs_nothing_and_earns_nothing(at_noon: World) -> None:
    session = await at_noon.table("hexlands", AKI, BEN, clock="bank-2d")
    state = hexlands.laid_out(2).having(turns=1).does("deal 2", "give-die", "propose").state
    await at_noon.sql("UPDATE sessions SET state = ? WHERE id = ?", state.model_dump_json(), session.id)
    await at_noon.sql("DELETE FROM clocks")
    await at_noon.services.clocks.start_missing()
    assert await clock_of(at_noon, session) == (0, 48, 48), "who is asked owes nothing, and has no clock"
    at_noon.clock.now += 5 * HOUR
    await at_noon.plays(session, BEN, "decline")
    assert await clock_of(at_noon, session) == (0, 48, 43)
    await at_noon.plays(session, AKI, "done")
    assert await hours(at_noon, session) == [43 + 8, 48 + 8], "both chose dice when this turn began"


# --- taken back --------------------------------------------------------------------------------------------------


async def test_taking_back_the_end_of_a_turn_takes_back_the_increment(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="bank-2d", goal="1000")
    at_noon.clock.now += 10 * HOUR
    await at_noon.plays(session, AKI, "rest")
    at_noon.clock.now += 5 * HOUR
    await at_noon.takes_back(session, AKI)
    assert await hours(at_noon, session) == [38, 48], "who was still to answer has spent nothing"
    assert await clock_of(at_noon, session) == (0, 38, 38)
    at_noon.clock.now += HOUR
    await at_noon.plays(session, AKI, "rest")
    assert await hours(at_noon, session) == [37 + 8, 48]


async def test_agreed_takeback_gives_back_no_time_that_was_spent(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="bank-2d", goal="1000")
    at_noon.clock.now += 10 * HOUR
    await at_noon.plays(session, AKI, "rest")
    at_noon.clock.now += 20 * HOUR
    await at_noon.plays(session, BEN, "rest")
    assert await hours(at_noon, session) == [46, 36]
    for seat in (0, 1):
        actor, other = PEOPLE[seat], PEOPLE[1 - seat]
        _, request = await at_noon.services.takebacks.ask(
            session.id, actor, interaction_id=at_noon.clock.interactions()
        )
        if request.asked:
            await at_noon.services.requests.agree(request.id, other)
        if seat == 0:
            assert await hours(at_noon, session) == [38, 28], "both turns are open again"
            await at_noon.plays(session, AKI, "rest")
            await at_noon.plays(session, BEN, "rest")
            assert await hours(at_noon, session) == [46, 36], "as without it"
    assert await hours(at_noon, session) == [46, 28]


@pytest.mark.parametrize("seed", range(5))
async def test_no_way_back_and_forth_makes_a_bank_larger(at_noon: World, seed: int) -> None:
    """A bank is never more than its start and the increments of turns that stand, less the time of all clocks."""
    rng = random.Random(seed)
    session = await at_noon.table("walk", AKI, BEN, CHIO, clock="bank-2d", goal="100000")
    spent = [0.0, 0.0, 0.0]
    for _ in range(50):
        now = await loaded(at_noon, session)
        (mover,) = now.movers
        pause = rng.choice((0, 0, 1, 3)) * HOUR
        at_noon.clock.now += pause
        kind = rng.choice((*["play"] * 5, "undo", "ask"))
        if kind == "play":
            started = next(row.started_at for row in await running(at_noon, session))
            move = rng.choice(["rest", "go 1"] if now.state.steps < 3 else ["rest"])
            await at_noon.plays(session, PEOPLE[mover], move)
            if move == "rest":
                spent[mover] += at_noon.clock.now - started
        else:
            await goes_back(at_noon, session, rng.choice(PEOPLE), asks=kind == "ask")
        after = await loaded(at_noon, session)
        turn, left = after.rules.turns(after.state), await hours(at_noon, session)
        for seat in range(3):
            ended = (turn - 1 - seat + 2) // 3
            assert left[seat] <= 48 + 8 * ended - spent[seat] / HOUR + 1e-6
            assert left[seat] <= BANK.cap / HOUR
    assert any(spent)


async def goes_back(world: World, session: Session, actor: Actor, *, asks: bool) -> None:
    """Take back alone, or with everybody's consent; nothing where that is refused."""
    try:
        if not asks:
            await world.takes_back(session, actor)
            return
        _, request = await world.services.takebacks.ask(
            session.id, actor, interaction_id=world.clock.interactions()
        )
        for other in PEOPLE:
            if other.user_id in request.asked:
                await world.services.requests.agree(request.id, other)
    except Refused:
        pass


# --- people's hours, outages, reminders --------------------------------------------------------------------------


async def test_quiet_hours_and_vacations_stop_a_bank(at_noon: World) -> None:
    await sets(at_noon, AKI, quiet_from=20 * 60, quiet_until=8 * 60)
    session = await at_noon.table("walk", AKI, BEN, clock="bank-2d", goal="1000")
    assert await clock_of(at_noon, session) == (0, 48, 4 * 24), "12 of 24 hours count"
    at_noon.clock.now += DAY
    await at_noon.plays(session, AKI, "rest")
    assert await hours(at_noon, session) == [36 + 8, 48]
    at_noon.clock.now += DAY
    await sets(at_noon, BEN, away_from=at_noon.clock.now, away_until=at_noon.clock.now + 10 * DAY)
    assert (await clock_of(at_noon, session))[2] == 24 + 240
    at_noon.clock.now += 11 * DAY
    await at_noon.plays(session, BEN, "rest")
    assert await hours(at_noon, session) == [44, 8]


async def test_latest_end_reckons_with_what_was_left(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="bank-2d", goal="1000")
    at_noon.clock.now += 46 * HOUR
    await at_noon.plays(session, AKI, "rest")
    await at_noon.plays(session, BEN, "rest")
    started = at_noon.clock.now
    for day in range(0, 40, 8):
        at_noon.clock.now = started + day * DAY + HOUR * (day == 0)
        await sets(at_noon, AKI, away_from=at_noon.clock.now, away_until=at_noon.clock.now + 30 * DAY)
    (row,) = await running(at_noon, session)
    assert row.due_at == started + DAY + 30 * DAY


@pytest.mark.parametrize(("had", "half"), [(48, 24), (30, 24)])
async def test_one_reminder_at_half_of_what_one_had_or_after_a_day(at_noon: World, had: float, half: float) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="bank-2d", goal="1000")
    if had < 48:
        await at_noon.passes((48 + 8 - had) * HOUR)
        await at_noon.plays(session, AKI, "rest")
        await at_noon.plays(session, BEN, "rest")
    told = len(reminders(at_noon))
    for moment, stages in ((half - 0.01, []), (half, [1]), (had - 0.01, [1])):
        started = next(row.started_at for row in await running(at_noon, session))
        await at_noon.passes(started + moment * HOUR - at_noon.clock.now)
        assert [stage for stage, _ in reminders(at_noon)[told:]] == stages


def test_tenth_of_a_large_bank_is_not_cut_to_six_hours() -> None:
    assert (last_call(10 * DAY, is_bank=True), last_call(10 * DAY)) == (DAY, 6 * HOUR)


async def test_outage_leaves_a_quarter_of_what_one_had_and_adds_nothing_to_the_bank(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="bank-2d", goal="1000")
    at_noon.clock.now += 40 * HOUR
    await at_noon.plays(session, AKI, "rest")
    await at_noon.plays(session, BEN, "rest")
    scheduler = Scheduler(at_noon.services)
    await scheduler.tick()
    at_noon.clock.now += 30 * HOUR
    await scheduler.tick()
    assert await clock_of(at_noon, session) == (0, 24, 6)
    at_noon.clock.now += HOUR
    await at_noon.plays(session, AKI, "rest")
    assert await hours(at_noon, session) == [5 + 8, 56]


# --- empty banks, other people -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "misses"), [("bank-2d", (48, 48)), ("bank-4d", (96, 48)), ("bank-7d", (168, 48))]
)
async def test_absent_seat_is_lost_after_its_start_and_two_days(
    at_noon: World, clock: str, misses: tuple[int, ...]
) -> None:
    """It was the third missed turn, after 64 hours of the small bank."""
    session = await at_noon.table("walk", AKI, BEN, clock=clock, goal="1000", rated="false")
    for number, had in enumerate(misses, 1):
        assert await clock_of(at_noon, session) == (0, had, had)
        await at_noon.passes(had * HOUR - 1)
        assert len(at_noon.box.of("last-turn")) == number - 1
        assert (await loaded(at_noon, session)).players[0].person == AKI.user_id
        await at_noon.passes(1)
        player = (await loaded(at_noon, session)).players[0]
        assert (player.missed, player.away) == (1, number == len(misses)), "misses in a row count as one"
        await at_noon.plays(session, BEN, "rest")
    await at_noon.settle()
    back = await at_noon.services.seats.back(session.id, AKI, interaction_id=at_noon.clock.interactions())
    assert (back.players[0].person, back.players[0].silent) == (AKI.user_id, 0)
    assert (await hours(at_noon, session))[0] >= BANK.increment / HOUR, "a seat keeps its bank whoever plays on it"


async def test_act_begins_the_time_of_absence_anew(at_noon: World) -> None:
    """Also one within a turn, of which only the rest counts then."""
    session = await at_noon.table("walk", AKI, BEN, clock="bank-2d", goal="1000", rated="false")
    at_noon.clock.now += 40 * HOUR
    await at_noon.plays(session, AKI, "go 1")
    await at_noon.passes(8 * HOUR)
    player = (await loaded(at_noon, session)).players[0]
    assert (player.missed, player.silent) == (1, 8 * HOUR)
    for had in (48, 40):
        await at_noon.plays(session, BEN, "rest")
        assert await clock_of(at_noon, session) == (0, had, had)
        assert not (await loaded(at_noon, session)).players[0].away
        await at_noon.passes(had * HOUR)
    assert (await loaded(at_noon, session)).players[0].away


async def test_missed_turn_of_somebody_who_is_back_is_forgotten(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="bank-2d", goal="1000", rated="false")
    await at_noon.passes(48 * HOUR)
    await at_noon.plays(session, BEN, "rest")
    await at_noon.passes(47 * HOUR)
    await at_noon.plays(session, AKI, "rest")
    player = (await loaded(at_noon, session)).players[0]
    assert (player.missed, player.silent) == (0, 0)
    await at_noon.plays(session, BEN, "rest")
    assert await clock_of(at_noon, session) == (0, 24, 24), "a day at least"


async def test_takeover_by_a_full_bank_waits_until_it_is_empty(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="bank-2d", goal="1000", rated="false")
    for _ in range(6):
        await at_noon.plays(session, AKI, "rest")
        await at_noon.plays(session, BEN, "rest")
    await at_noon.passes(96 * HOUR - 1)
    assert not (await loaded(at_noon, session)).players[0].away
    assert len(at_noon.box.of("last-turn")) == 1, "they are warned"
    await at_noon.passes(1)
    assert (await loaded(at_noon, session)).players[0].away


async def test_empty_bank_has_a_day_for_the_next_question_and_nothing_for_the_same_turn(at_noon: World) -> None:
    session = await at_noon.table("rise_of_tribes", AKI, BEN, CHIO, clock="bank-2d")
    asked: dict[Seat, list[float]] = {}
    while (now := await loaded(at_noon, session)).rules.turns(now.state) < 3:
        (seat,) = now.movers
        clock = next(row for row in await running(at_noon, session) if row.seat == seat)
        assert clock.had is not None
        asked.setdefault(seat, []).append(clock.had / HOUR)
        await at_noon.passes(clock.had + 1)
    assert all(had >= 24 for all_had in asked.values() for had in all_had)
    assert max(player.missed for player in now.players) <= 3


async def test_who_takes_over_a_seat_has_a_day_at_least(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="bank-2d", goal="1000", rated="false")
    at_noon.clock.now += 47 * HOUR
    _, request = await at_noon.services.seats.offer(session.id, AKI, CHIO)
    await at_noon.services.requests.agree(request.id, CHIO)
    assert await clock_of(at_noon, session) == (0, 24, 24)
    await at_noon.plays(session, CHIO, "rest")
    assert await hours(at_noon, session) == [32, 48]


# --- restart, two processes, other tables ------------------------------------------------------------------------


async def test_restart_and_second_process_pay_once(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="bank-2d", goal="1000")
    at_noon.clock.now += 10 * HOUR
    number = at_noon.clock.interactions()
    other = await World.open(at_noon.path, at_noon.clock)
    try:
        for world in (at_noon, other, at_noon):
            await world.services.moves.act(session.id, AKI, "rest", decision=None, interaction_id=number)
        assert await hours(other, session) == [46, 48]
        at_noon.clock.now += HOUR
        await other.plays(session, BEN, "rest")
    finally:
        await other.close()
    again = await at_noon.restarted()
    await again.services.clocks.start_missing()
    assert await clock_of(again, session) == (0, 46, 46)
    await again.sql("DELETE FROM clocks")
    await again.services.clocks.start_missing()
    assert await clock_of(again, session) == (0, 46, 46)


async def test_end_forgets_banks_and_other_tables_have_none(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, clock="bank-2d", goal="5")
    await at_noon.plays(session, AKI, "go 2", "go 2", "go 1")
    assert await hours(at_noon, session) == []
    plain = await at_noon.table("walk", AKI, BEN, clock="1d", channel=71)
    await at_noon.plays(plain, AKI, "rest")
    assert await hours(at_noon, plain) == []
    (row,) = await running(at_noon, plain)
    assert row.had is None
