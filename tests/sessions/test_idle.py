"""Idle tables are warned, then closed without a result."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from bot.seating.reachability import Unreachable
from bot.session.model import PanelKind, Phase, Refused, Session
from bot.session.rules import DAY
from tests.prying import hold

from .world import AKI, BEN, STRANGER, World


async def phase(world: World, session: Session) -> Phase:
    return (await world.services.tables.load(session.id)).phase


async def test_idle_lobby_is_warned_and_closed(world: World) -> None:
    lobby = await world.services.lobbies.open("walk", 7, 70, AKI, "en")
    await world.passes(14 * DAY - 1)
    assert world.box.notices == []
    await world.passes(1)
    assert [(notice.kind, notice.facts) for notice in world.box.notices] == [
        ("idle", {"closes_at": world.clock.now + 3 * DAY})
    ]
    await world.passes(3 * DAY - 1)
    assert await phase(world, lobby) is Phase.LOBBY
    await world.passes(1)
    assert await phase(world, lobby) is Phase.CLOSED
    assert world.channel.sent[-1].kind is PanelKind.LOBBY
    assert len(world.box.notices) == 1
    assert (await world.services.lobbies.open("walk", 7, 70, BEN, "en")).phase is Phase.LOBBY, "the channel is free"


async def test_idle_game_without_limit_is_closed_and_not_rated(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="none")
    await world.passes(17 * DAY)
    assert await phase(world, session) is Phase.CLOSED
    assert [row.kind for row in await world.services.history.how_it_ended(session.id)] == ["ended-idle"]
    assert world.channel.sent[-1].kind is PanelKind.END
    assert [notice.kind for notice in world.box.notices] == ["idle"]
    assert await world.sql("SELECT * FROM results") == []
    assert await world.sql("SELECT * FROM clocks") == []


async def test_any_change_withdraws_the_warning(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="none")
    await world.passes(15 * DAY)
    await world.plays(session, AKI, "go 1")
    await world.passes(13 * DAY)
    assert await phase(world, session) is Phase.PLAYING
    assert len(world.box.of("idle")) == 1
    await world.passes(DAY)
    assert len(world.box.of("idle")) == 2


async def test_seated_person_keeps_an_idle_table_open(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="none")
    await world.passes(15 * DAY)
    with pytest.raises(Refused, match="not-seated"):
        await world.services.idle_tables.keep(session.id, STRANGER)
    await world.services.idle_tables.keep(session.id, BEN)
    await world.passes(13 * DAY)
    assert await phase(world, session) is Phase.PLAYING
    await world.passes(4 * DAY)
    assert await phase(world, session) is Phase.CLOSED
    with pytest.raises(Refused, match="game-over"):
        await world.services.idle_tables.keep(session.id, BEN)


async def test_vacation_of_an_awaited_player_delays_the_warning(world: World) -> None:
    start = world.clock.now
    session = await world.table("walk", AKI, BEN, clock="none")
    await world.services.clocks.set_user(
        AKI.user_id, lambda old: replace(old, away_from=start + DAY, away_until=start + 21 * DAY)
    )
    await world.passes(35 * DAY - 1)
    assert world.box.notices == []
    await world.passes(3 * DAY + 1)
    assert await phase(world, session) is Phase.CLOSED


async def test_long_turn_limit_is_not_idleness(world: World) -> None:
    """With quiet hours of 16 hours, seven days of clock time take three weeks."""
    await world.services.clocks.set_user(
        AKI.user_id, lambda old: replace(old, quiet_from=16 * 60, quiet_until=8 * 60)
    )
    session = await world.table("walk", AKI, BEN, clock="7d")
    await world.passes(20 * DAY)
    assert (await world.services.tables.load(session.id)).movers == (0,)
    assert world.box.of("idle") == []
    await world.passes(2 * DAY)
    assert (await world.services.tables.load(session.id)).movers == (1,)


async def test_unanswered_vote_is_idleness(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d", absent="vote")
    await world.passes(DAY + 17 * DAY)
    assert await phase(world, session) is Phase.CLOSED
    assert [notice.kind for notice in world.box.notices] == ["remind", "vote", "vote", "idle"]
    assert await world.sql("SELECT state FROM requests") == [("lapsed",)]


async def test_unreachable_table_is_closed_in_the_end(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d")
    await world.settle()
    await world.panels_fail(Unreachable("forbidden"))
    await world.plays(session, AKI, "rest")
    await world.settle()
    await world.notices_fail(Unreachable("forbidden"))
    await world.passes(14 * DAY)
    assert await phase(world, session) is Phase.PLAYING
    await world.passes(4 * DAY)
    assert await phase(world, session) is Phase.CLOSED
    assert await world.sql("SELECT * FROM clocks") == []


async def test_quarantined_game_is_closed_when_idle(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d", stumbling="true")
    with pytest.raises(Refused, match="quarantined"):
        await world.plays(session, AKI, "stumble")
    await world.passes(18 * DAY)
    assert await phase(world, session) is Phase.CLOSED
    assert world.box.of("remind") == []


async def test_failure_to_close_one_table_affects_no_other(world: World) -> None:
    stuck = await world.table("walk", AKI, BEN, clock="none")
    other = await world.table("walk", AKI, BEN, clock="none", channel=71)
    await world.passes(16 * DAY)
    await world.store.write(partial(hold, session_id=stuck.id))
    world.clock.now += DAY
    await world.scheduler.tick()
    assert await phase(world, stuck) is Phase.PLAYING
    assert await phase(world, other) is Phase.CLOSED
