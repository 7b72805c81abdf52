"""Before a third missed turn costs the seat, its player is warned once, whatever their settings."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.delivery.scheduler import Scheduler
from bot.rows.messages import NoticeRow
from bot.session.model import Actor, Session
from bot.session.rules import DAY, HOUR

from .world import AKI, BEN, World

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC).timestamp()


@pytest.fixture
async def at_noon(world: World) -> World:
    world.clock.now = NOON
    return world


async def sets(world: World, actor: Actor, **changes: object) -> None:
    await world.services.clocks.set_user(actor.user_id, lambda old: replace(old, **changes))  # type: ignore[arg-type]


async def missed_two(world: World, **options: str) -> Session:
    """Let Aki miss two turns in a row and owe the third."""
    session = await world.table("walk", AKI, BEN, clock="2d", goal="1000", **options)
    for _ in range(2):
        await world.passes(2 * DAY)
        await world.plays(session, BEN, "rest")
        await world.settle()
    current = await world.services.tables.load(session.id)
    assert (current.players[0].missed, current.movers) == (2, (0,))
    assert warnings(world) == []
    return current


def warnings(world: World) -> list[NoticeRow]:
    return world.box.of("last-turn")


@pytest.fixture(autouse=True)
def _nobody_sleeps(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Let nobody's night move a reminder, but where a test is about that."""
    if "night" not in request.node.name:
        monkeypatch.setattr("bot.store.games.log.seen_at", lambda *_: None)


@pytest.mark.parametrize("remind", ["none", "dm", "ping"])
async def test_warning_comes_at_half_time_as_one_direct_message(at_noon: World, remind: str) -> None:
    await sets(at_noon, AKI, remind=remind)
    session = await missed_two(at_noon)
    at_noon.box.notices.clear()
    await at_noon.passes(DAY - 1)
    assert warnings(at_noon) == []
    await at_noon.passes(1)
    (warning,) = warnings(at_noon)
    assert (warning.user_id, warning.facts["due"]) == (AKI.user_id, at_noon.clock.now + DAY)
    assert at_noon.box.of("remind") == [], "it stands for the reminder at half time"
    await at_noon.passes(DAY - 1)
    assert len(warnings(at_noon)) == 1
    assert at_noon.box.of("remind") == [], "one a turn"
    await at_noon.passes(1)
    assert (await at_noon.services.tables.load(session.id)).players[0].away


async def test_muted_turn_is_warned_of_all_the_same(at_noon: World) -> None:
    session = await missed_two(at_noon)
    await at_noon.services.clocks.not_this_turn(session.id, AKI)
    await at_noon.passes(DAY)
    assert len(warnings(at_noon)) == 1
    await at_noon.services.clocks.not_this_turn(session.id, AKI)
    await at_noon.passes(DAY - 1)
    assert len(warnings(at_noon)) == 1


async def test_night_moves_the_warning_with_the_clock(at_noon: World) -> None:
    """Quiet hours stop the clock, so the warning comes while it runs."""
    session = await missed_two(at_noon)
    await sets(at_noon, AKI, remind="none", quiet_from=11 * 60, quiet_until=14 * 60)
    await at_noon.passes(1.25 * DAY)
    (warning,) = warnings(at_noon)
    due = (await at_noon.services.tables.load(session.id)).due_at(session.players[0].seat)
    assert warning.facts["due"] == due
    assert (warning.created_at - NOON) % DAY == 5 * HOUR, "after 24 hours without the five that were quiet"


async def test_player_who_has_begun_the_turn_is_not_warned(at_noon: World) -> None:
    session = await missed_two(at_noon)
    await at_noon.plays(session, AKI, "go 1")
    await at_noon.passes(2 * DAY)
    assert warnings(at_noon) == []
    assert (await at_noon.services.tables.load(session.id)).players[0].missed == 1


async def test_played_turn_needs_no_warning(at_noon: World) -> None:
    session = await missed_two(at_noon)
    await at_noon.plays(session, AKI, "rest")
    await at_noon.plays(session, BEN, "rest")
    await at_noon.passes(1.5 * DAY)
    assert warnings(at_noon) == []


async def test_warning_survives_a_restart_and_comes_once(at_noon: World) -> None:
    await missed_two(at_noon)
    again = await at_noon.restarted()
    try:
        await again.passes(DAY)
        assert len(warnings(again)) == 1
        await again.passes(DAY - 1)
        assert len(warnings(again)) == 1
        assert await again.sql("SELECT warns FROM clocks WHERE seat = 0") == [(0,)]
    finally:
        await again.close()


async def test_outage_does_not_swallow_the_warning(at_noon: World) -> None:
    """The bot was off from half time to a moment after the deadline: it warns, then gives extra time."""
    session = await missed_two(at_noon)
    await sets(at_noon, AKI, remind="none")
    at_noon.clock.now += 2 * DAY + HOUR
    await Scheduler(at_noon.services).tick()
    await at_noon.settle()
    assert len(warnings(at_noon)) == 1
    assert not (await at_noon.services.tables.load(session.id)).players[0].away
