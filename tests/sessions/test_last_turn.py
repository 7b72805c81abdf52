"""Before a third missed turn costs the seat, its player is warned once, whatever their settings."""

from __future__ import annotations

import pytest

from bot.delivery.scheduler import Scheduler
from bot.rows.messages import NoticeRow
from bot.session.model import Session
from bot.session.rules import DAY, HOUR

from .world import AKI, BEN, NOON, World


async def missed_two(world: World, **options: str) -> Session:
    """Let Aki miss two turns in a row and owe the third."""
    session = await world.table("walk", AKI, BEN, clock="2d", goal="1000", **options)
    for _ in range(2):
        await world.passes(2 * DAY)
        await world.plays(session, BEN, "rest")
        await world.settle()
    current = await world.now(session)
    assert (current.players[0].missed, current.movers, warnings(world)) == (2, (0,), [])
    return current


def warnings(world: World) -> list[NoticeRow]:
    return world.box.of("last-turn")


@pytest.mark.parametrize("remind", ["none", "dm", "ping", "muted"])
async def test_warning_comes_at_half_time_as_one_direct_message(at_noon: World, remind: str) -> None:
    """Also for a muted turn, and after a restart."""
    if remind != "muted":
        await at_noon.sets(AKI, remind=remind)
    session = await missed_two(at_noon)
    at_noon.box.notices.clear()
    if remind == "muted":
        await at_noon.services.clocks.not_this_turn(session.id, AKI)
    await at_noon.passes(DAY - 1)
    assert warnings(at_noon) == []
    world = await at_noon.restarted()
    await world.passes(1)
    (warning,) = warnings(world)
    assert (warning.user_id, warning.facts["due"]) == (AKI.user_id, world.clock.now + DAY)
    if remind == "muted":
        await world.services.clocks.not_this_turn(session.id, AKI)
    await world.passes(DAY - 1)
    assert (len(warnings(world)), world.box.of("remind")) == (1, []), "one a turn, in place of the reminder"
    assert await world.sql("SELECT warns FROM clocks WHERE seat = 0") == [(0,)]
    await world.passes(1)
    assert (await world.now(session)).players[0].away


async def test_night_moves_the_warning_with_the_clock(at_noon: World) -> None:
    """Quiet hours stop the clock, so the warning comes while it runs."""
    session = await missed_two(at_noon)
    await at_noon.sets(AKI, remind="none", quiet_from=11 * 60, quiet_until=14 * 60)
    await at_noon.passes(1.25 * DAY)
    (warning,) = warnings(at_noon)
    assert warning.facts["due"] == (await at_noon.now(session)).due_at(session.players[0].seat)
    assert (warning.created_at - NOON) % DAY == 5 * HOUR, "after 24 hours without the five that were quiet"


@pytest.mark.parametrize(("played", "missed"), [("go 1", 1), ("rest", 0)])
async def test_turn_that_is_begun_or_played_needs_no_warning(at_noon: World, played: str, missed: int) -> None:
    session = await missed_two(at_noon)
    await at_noon.plays(session, AKI, played)
    if played == "rest":
        await at_noon.plays(session, BEN, "rest")
    await at_noon.passes((2 if missed else 1.5) * DAY)
    assert (warnings(at_noon), (await at_noon.now(session)).players[0].missed) == ([], missed)


async def test_outage_does_not_swallow_the_warning(at_noon: World) -> None:
    """The bot was off from half time to a moment after the deadline: it warns, then gives extra time."""
    session = await missed_two(at_noon)
    await at_noon.sets(AKI, remind="none")
    at_noon.clock.now += 2 * DAY + HOUR
    await Scheduler(at_noon.services).tick()
    await at_noon.settle()
    assert (len(warnings(at_noon)), (await at_noon.now(session)).players[0].away) == (1, False)
