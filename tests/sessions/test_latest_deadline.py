"""The latest deadline: quiet hours and vacations cannot stop a turn for good."""

from __future__ import annotations

from bot.delivery.scheduler import Scheduler
from bot.session.rules import DAY, HOUR

from .test_clock import NOON, running, sets
from .world import AKI, BEN, World


async def test_repeated_vacations_cannot_stop_a_turn_for_good(world: World) -> None:
    world.clock.now = NOON
    session = await world.table("walk", AKI, BEN, clock="1d")
    latest = NOON + DAY + 30 * DAY
    for at in range(0, 31, 5):
        world.clock.now = NOON + at * DAY + HOUR
        away = world.clock.now
        await sets(world, AKI, away_from=away, away_until=away + 30 * DAY)
        (row,) = await running(world, session)
        assert row.due_at is not None
        assert row.due_at <= latest
    assert row.due_at == latest
    await world.passes(latest - world.clock.now - 1)
    assert (await world.services.tables.load(session.id)).movers == (0,)
    await world.passes(1)
    assert (await world.services.tables.load(session.id)).movers == (1,)


async def test_moved_quiet_hours_gain_nothing(world: World) -> None:
    """The turn lasts as long as with either of the two, or as it is; it was 32 days."""
    world.clock.now = NOON
    session = await world.table("walk", AKI, BEN, clock="1d")
    latest = NOON + 3 * DAY
    for at in range(7):
        assert (await world.services.tables.load(session.id)).movers == (0,)
        world.clock.now = NOON + at * 12 * HOUR
        first = 11 * 60 if at % 2 == 0 else 23 * 60
        await sets(world, AKI, quiet_from=first, quiet_until=(first + 16 * 60) % (24 * 60))
        for row in await running(world, session):
            assert row.due_at is not None
            assert row.due_at <= latest or row.seat == 1
        await world.scheduler.tick()
        await world.settle()
    assert (await world.services.tables.load(session.id)).movers == (1,)


async def test_outage_extends_past_the_latest_deadline_vacation_does_not(world: World) -> None:
    world.clock.now = NOON
    await sets(world, AKI, away_from=NOON, away_until=NOON + 30 * DAY)
    session = await world.table("walk", AKI, BEN, clock="1d")
    scheduler = Scheduler(world.services)
    await scheduler.tick()
    world.clock.now = back = NOON + 40 * DAY
    await sets(world, AKI, away_from=back, away_until=back + 30 * DAY)
    await scheduler.tick()
    (row,) = await running(world, session)
    assert row.due_at == back + 6 * HOUR
