"""A turn comes to its end, whatever somebody does with quiet hours and vacations."""

from __future__ import annotations

from bot.delivery.scheduler import Timekeeper
from bot.table.rules import DAY, HOUR

from .house import AKI, BEN, House
from .test_clock import NOON, running, sets


async def test_however_often_a_vacation_is_put_off_time_is_up_at_last(house: House) -> None:
    house.clock.now = NOON
    session = await house.table("walk", AKI, BEN, clock="1d")
    latest = NOON + 2 * DAY + 30 * DAY
    for at in range(0, 32, 4):
        house.clock.now = NOON + at * DAY + HOUR
        away = house.clock.now
        await sets(house, AKI, away_from=away, away_until=away + 30 * DAY)
        (row,) = await running(house, session)
        assert row.due_at is not None
        assert row.due_at <= latest
    assert row.due_at == latest
    await house.passes(latest - house.clock.now - 1)
    assert (await house.service.load(session.id)).movers == (0,)
    await house.passes(1)
    assert (await house.service.load(session.id)).movers == (1,)


async def test_however_quiet_hours_are_moved_about_time_is_up_at_last(house: House) -> None:
    house.clock.now = NOON
    session = await house.table("walk", AKI, BEN, clock="1d")
    latest = NOON + 2 * DAY + 30 * DAY
    for at in range(65):
        assert (await house.service.load(session.id)).movers == (0,)
        house.clock.now = NOON + at * 12 * HOUR
        first = 11 * 60 if at % 2 == 0 else 23 * 60
        await sets(house, AKI, quiet_from=first, quiet_until=(first + 16 * 60) % (24 * 60))
        for row in await running(house, session):
            assert row.due_at is not None
            assert row.due_at <= latest or row.seat == 1
        await house.timekeeper.tick()
        await house.settle()
    assert (await house.service.load(session.id)).movers == (1,)


async def test_an_outage_gives_time_past_the_latest_moment_and_no_vacation(house: House) -> None:
    house.clock.now = NOON
    await sets(house, AKI, away_from=NOON, away_until=NOON + 30 * DAY)
    session = await house.table("walk", AKI, BEN, clock="1d")
    timekeeper = Timekeeper(house.store, house.service)
    await timekeeper.tick()
    house.clock.now = back = NOON + 40 * DAY
    await sets(house, AKI, away_from=back, away_until=back + 30 * DAY)
    await timekeeper.tick()
    (row,) = await running(house, session)
    assert row.due_at == back + 6 * HOUR
