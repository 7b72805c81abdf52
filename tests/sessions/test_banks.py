"""Time banks: spent while a clock runs, earned once a turn, taken back exactly, and never larger by any detour."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from bot.delivery.scheduler import Scheduler
from bot.session.model import Actor, Refused, Session
from bot.session.rules import BANKS, DAY, HOUR
from bot.store.games import banks
from bot.tables.clock import last_call
from engines.core import Seat
from tests.games.hexlands.table import Table as hexlands

from .test_clock import lone, reminders
from .world import AKI, BEN, CHIO, World

BANK = BANKS["bank-2d"]
PEOPLE = (AKI, BEN, CHIO)


async def begun(
    world: World, *actors: Actor, clock: str = "bank-2d", channel: int | None = None, **rules: str
) -> Session:
    rules = {"goal": "1000", **rules}
    return await world.table("walk", *(actors or (AKI, BEN)), clock=clock, channel=channel, **rules)


async def hours(world: World, session: Session) -> list[float]:
    """Return the hours of each seat when its clock last stopped."""
    rows = await world.store.read(lambda db: banks.newest(banks.BANKS.where(db, session_id=session.id)))
    return [round(row.seconds / HOUR, 6) for row in rows.values()]


async def clock_of(world: World, session: Session) -> tuple[int, float, float]:
    """Return the seat of the only clock, the hours that it had and the hours until its deadline."""
    row = await lone(world, session)
    assert row.had is not None
    assert row.due_at is not None
    return row.seat, round(row.had / HOUR, 6), round((row.due_at - world.clock.now) / HOUR, 6)


async def by_default(world: World, session: Session, seat: Seat) -> None:
    now = await world.now(session)
    await world.plays(session, PEOPLE[seat], now.rules.notation(now.rules.default_action(now.state, seat)))


# --- earned and spent --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", BANKS)
async def test_turn_spends_and_its_end_earns_once(at_noon: World, clock: str) -> None:
    bank = BANKS[clock]
    session = await begun(at_noon, clock=clock)
    start, more = bank.start / HOUR, bank.increment / HOUR
    assert await clock_of(at_noon, session) == (0, start, start)
    at_noon.clock.now += 10 * HOUR
    await at_noon.plays(session, AKI, "go 1", "go 2")
    assert await hours(at_noon, session) == [start, start], "nothing is written while it runs"
    after = await at_noon.rests(session, AKI)
    assert await hours(at_noon, session) == [start - 10 + more, start]
    assert after.bank_of(Seat(0)) == (start - 10 + more) * HOUR, "the panel after it says so"
    assert await clock_of(at_noon, session) == (1, start, start)
    at_noon.clock.now += HOUR
    await at_noon.rests(session, BEN)
    assert await clock_of(at_noon, session) == (0, start - 10 + more, start - 10 + more)
    await at_noon.rests(session, *[AKI, BEN] * (24 if clock == "bank-7d" else 12))
    assert await hours(at_noon, session) == [bank.cap / HOUR] * 2, "and it has an upper limit"


async def test_where_all_act_at_once_all_earn_at_the_end_of_the_round(at_noon: World) -> None:
    session = await at_noon.table("dicolony", AKI, BEN, CHIO, clock="bank-2d")

    async def plays(actor: Actor) -> None:
        seat = Seat(PEOPLE.index(actor))
        while seat in (now := await at_noon.now(session)).movers and now.rules.turns(now.state) == 1:
            await by_default(at_noon, session, seat)

    at_noon.clock.now += HOUR
    await plays(AKI)
    assert await hours(at_noon, session) == [47, 48, 48], "who has chosen waits, and nobody has earned"
    await at_noon.takes_back(session, AKI)
    had = [(row.seat, row.had) for row in await at_noon.running(session)]
    assert sorted(had) == [(0, 47 * HOUR), (1, 48 * HOUR), (2, 48 * HOUR)]
    at_noon.clock.now += HOUR
    await plays(BEN)
    await plays(AKI)
    at_noon.clock.now += HOUR
    await plays(CHIO)
    assert await hours(at_noon, session) == [46 + 8, 46 + 8, 45 + 8]


async def test_choice_in_somebody_elses_turn_spends_and_does_not_earn(at_noon: World) -> None:
    """All place their first tribes in the first turn, which is the first player's."""
    session = await at_noon.table("rise_of_tribes", AKI, BEN, CHIO, clock="bank-2d")
    (first,) = (await at_noon.now(session)).movers
    while (now := await at_noon.now(session)).rules.turns(now.state) == 1:
        at_noon.clock.now += HOUR
        await by_default(at_noon, session, *now.movers)
    times = await at_noon.sql("SELECT seconds FROM turn_times WHERE session_id = ? ORDER BY seat", session.id)
    spent = [float(str(seconds)) / HOUR for (seconds,) in times]
    assert all(spent)
    assert await hours(at_noon, session) == [
        48 - hour + (8 if seat == first else 0) for seat, hour in enumerate(spent)
    ]


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


async def asks_back(world: World, session: Session, actor: Actor) -> None:
    """Take back with everybody's consent."""
    _, request = await world.services.takebacks.ask(session.id, actor, interaction_id=world.clock.interactions())
    await world.agrees(request, *(other for other in PEOPLE if other.user_id in request.asked))


async def test_taking_back_the_end_of_a_turn_takes_back_the_increment(at_noon: World) -> None:
    session = await begun(at_noon)
    at_noon.clock.now += 10 * HOUR
    await at_noon.rests(session, AKI)
    at_noon.clock.now += 5 * HOUR
    await at_noon.takes_back(session, AKI)
    assert await hours(at_noon, session) == [38, 48], "who was still to answer has spent nothing"
    assert await clock_of(at_noon, session) == (0, 38, 38)
    await at_noon.rests(session, AKI)
    at_noon.clock.now += 20 * HOUR
    await at_noon.rests(session, BEN)
    assert await hours(at_noon, session) == [46, 36]
    await asks_back(at_noon, session, AKI)
    assert await hours(at_noon, session) == [38, 28], "both turns are open again, and the time is spent"
    await at_noon.rests(session, AKI, BEN)
    assert await hours(at_noon, session) == [46, 36], "as without it"
    await at_noon.takes_back(session, BEN)
    assert await hours(at_noon, session) == [46, 28]


@pytest.mark.parametrize("seed", range(3))
async def test_no_way_back_and_forth_makes_a_bank_larger(at_noon: World, seed: int) -> None:
    """A bank is never more than its start and the increments of turns that stand, less the time of all clocks."""
    rng = random.Random(seed)
    session = await begun(at_noon, *PEOPLE, goal="100000")
    spent = [0.0, 0.0, 0.0]
    for _ in range(50):
        now = await at_noon.now(session)
        (mover,) = now.movers
        at_noon.clock.now += rng.choice((0, 0, 1, 3)) * HOUR
        kind = rng.choice((*["play"] * 5, "undo", "ask"))
        if kind == "play":
            started = (await lone(at_noon, session)).started_at
            move = rng.choice(["rest", "go 1"] if now.state.steps < 3 else ["rest"])
            await at_noon.plays(session, PEOPLE[mover], move)
            spent[mover] += at_noon.clock.now - started if move == "rest" else 0
        else:
            with suppress(Refused):
                await (asks_back if kind == "ask" else World.takes_back)(at_noon, session, rng.choice(PEOPLE))
        after = await at_noon.now(session)
        turn, left = after.rules.turns(after.state), await hours(at_noon, session)
        for seat in range(3):
            ended = (turn - 1 - seat + 2) // 3
            assert left[seat] <= min(48 + 8 * ended - spent[seat] / HOUR + 1e-6, BANK.cap / HOUR)
    assert any(spent)


# --- people's hours, outages, reminders --------------------------------------------------------------------------


async def test_quiet_hours_and_vacations_stop_a_bank(at_noon: World) -> None:
    await at_noon.sets(AKI, quiet_from=20 * 60, quiet_until=8 * 60)
    session = await begun(at_noon)
    assert await clock_of(at_noon, session) == (0, 48, 4 * 24), "12 of 24 hours count"
    at_noon.clock.now += DAY
    await at_noon.rests(session, AKI)
    assert await hours(at_noon, session) == [36 + 8, 48]
    at_noon.clock.now += DAY
    await at_noon.sets(BEN, away_from=at_noon.clock.now, away_until=at_noon.clock.now + 10 * DAY)
    assert (await clock_of(at_noon, session))[2] == 24 + 240
    at_noon.clock.now += 11 * DAY
    await at_noon.rests(session, BEN)
    assert await hours(at_noon, session) == [44, 8]


async def test_latest_end_and_outages_reckon_with_what_was_left(at_noon: World) -> None:
    session = await begun(at_noon)
    at_noon.clock.now += 46 * HOUR
    await at_noon.rests(session, AKI, BEN)
    started = at_noon.clock.now
    for day in range(0, 40, 8):
        at_noon.clock.now = started + day * DAY + HOUR * (day == 0)
        await at_noon.sets(AKI, away_from=at_noon.clock.now, away_until=at_noon.clock.now + 30 * DAY)
    assert (await lone(at_noon, session)).due_at == started + DAY + 30 * DAY
    other = await begun(at_noon, CHIO, BEN, channel=71)
    at_noon.clock.now += 40 * HOUR
    await at_noon.rests(other, CHIO, BEN)
    scheduler = Scheduler(at_noon.services)
    await scheduler.tick()
    at_noon.clock.now += 30 * HOUR
    await scheduler.tick()
    assert await clock_of(at_noon, other) == (0, 24, 6), "a quarter of it, and nothing is added to the bank"
    at_noon.clock.now += HOUR
    await at_noon.rests(other, CHIO)
    assert await hours(at_noon, other) == [5 + 8, 56]


@pytest.mark.parametrize(("had", "half"), [(48, 24), (30, 24)])
async def test_one_reminder_at_half_of_what_one_had_or_after_a_day(at_noon: World, had: float, half: float) -> None:
    session = await begun(at_noon)
    if had < 48:
        await at_noon.passes((48 + 8 - had) * HOUR)
        await at_noon.rests(session, AKI, BEN)
    told, started = len(reminders(at_noon)), (await lone(at_noon, session)).started_at
    for moment, stages in ((half - 0.01, []), (half, [1]), (had - 0.01, [1])):
        await at_noon.passes(started + moment * HOUR - at_noon.clock.now)
        assert [stage for stage, _ in reminders(at_noon)[told:]] == stages
    assert (last_call(10 * DAY, is_bank=True), last_call(10 * DAY)) == (DAY, 6 * HOUR), "a tenth is not cut"


# --- empty banks, other people -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "misses"), [("bank-2d", (48, 48)), ("bank-4d", (96, 48)), ("bank-7d", (168, 48))]
)
async def test_absent_seat_is_lost_after_its_start_and_two_days(
    at_noon: World, clock: str, misses: tuple[int, ...]
) -> None:
    """It was the third missed turn, after 64 hours of the small bank."""
    session = await begun(at_noon, clock=clock, rated="false")
    for number, had in enumerate(misses, 1):
        assert await clock_of(at_noon, session) == (0, had, had)
        await at_noon.passes(had * HOUR - 1)
        assert len(at_noon.box.of("last-turn")) == number - 1
        assert (await at_noon.now(session)).players[0].person == AKI.user_id
        await at_noon.passes(1)
        player = (await at_noon.now(session)).players[0]
        assert (player.missed, player.away) == (1, number == len(misses)), "misses in a row count as one"
        await at_noon.rests(session, BEN)
    await at_noon.settle()
    back = await at_noon.services.seats.back(session.id, AKI, interaction_id=at_noon.clock.interactions())
    assert (back.players[0].person, back.players[0].silent) == (AKI.user_id, 0)
    assert (await hours(at_noon, session))[0] >= BANK.increment / HOUR, "a seat keeps its bank whoever plays on it"


async def test_act_begins_the_time_of_absence_anew(at_noon: World) -> None:
    """Also one within a turn, of which only the rest counts then."""
    session = await begun(at_noon, rated="false")
    at_noon.clock.now += 40 * HOUR
    await at_noon.plays(session, AKI, "go 1")
    await at_noon.passes(8 * HOUR)
    player = (await at_noon.now(session)).players[0]
    assert (player.missed, player.silent) == (1, 8 * HOUR)
    for had in (48, 40):
        await at_noon.rests(session, BEN)
        assert await clock_of(at_noon, session) == (0, had, had)
        assert not (await at_noon.now(session)).players[0].away
        await at_noon.passes(had * HOUR)
    assert (await at_noon.now(session)).players[0].away
    other = await begun(at_noon, CHIO, BEN, channel=71, rated="false")
    await at_noon.passes(48 * HOUR)
    await at_noon.rests(other, BEN)
    await at_noon.passes(47 * HOUR)
    await at_noon.rests(other, CHIO)
    player = (await at_noon.now(other)).players[0]
    assert (player.missed, player.silent) == (0, 0), "the missed turn of somebody who is back is forgotten"
    await at_noon.rests(other, BEN)
    assert await clock_of(at_noon, other) == (0, 24, 24), "a day at least"


async def test_seat_that_is_taken_over_has_its_bank_or_a_day(at_noon: World) -> None:
    """The computer waits until it is empty."""
    session = await begun(at_noon, rated="false")
    await at_noon.rests(session, *[AKI, BEN] * 6)
    await at_noon.passes(96 * HOUR - 1)
    assert not (await at_noon.now(session)).players[0].away
    assert len(at_noon.box.of("last-turn")) == 1, "they are warned"
    await at_noon.passes(1)
    assert (await at_noon.now(session)).players[0].away
    session = await begun(at_noon, rated="false")
    at_noon.clock.now += 47 * HOUR
    _, request = await at_noon.services.seats.offer(session.id, AKI, CHIO)
    await at_noon.agrees(request, CHIO)
    assert await clock_of(at_noon, session) == (0, 24, 24)
    await at_noon.rests(session, CHIO)
    assert await hours(at_noon, session) == [32, 48]


async def test_empty_bank_has_a_day_for_the_next_question_and_nothing_for_the_same_turn(at_noon: World) -> None:
    session = await at_noon.table("rise_of_tribes", AKI, BEN, CHIO, clock="bank-2d")
    asked = set[float]()
    while (now := await at_noon.now(session)).rules.turns(now.state) < 3:
        (seat,) = now.movers
        clock = next(row for row in await at_noon.running(session) if row.seat == seat)
        assert clock.had is not None
        asked.add(clock.had / HOUR)
        await at_noon.passes(clock.had + 1)
    assert min(asked) >= 24
    assert max(player.missed for player in now.players) <= 3


async def test_restart_and_second_process_pay_once_and_the_end_forgets_banks(at_noon: World) -> None:
    session = await begun(at_noon, goal="5")
    at_noon.clock.now += 10 * HOUR
    number, other = at_noon.clock.interactions(), await at_noon.beside()
    for world in (at_noon, other, at_noon):
        await world.services.moves.act(session.id, AKI, "rest", decision=None, interaction_id=number)
    assert await hours(other, session) == [46, 48]
    at_noon.clock.now += HOUR
    await other.rests(session, BEN)
    again = await at_noon.restarted()
    await again.services.clocks.start_missing()
    assert await clock_of(again, session) == (0, 46, 46)
    await again.sql("DELETE FROM clocks")
    await again.services.clocks.start_missing()
    assert await clock_of(again, session) == (0, 46, 46)
    await again.plays(session, AKI, "go 2", "go 2", "go 1")
    assert await hours(again, session) == []
    plain = await begun(again, clock="1d", channel=71)
    await again.rests(plain, AKI)
    assert (await hours(again, plain), (await lone(again, plain)).had) == ([], None), "other tables have none"
