"""What a server has chosen on /server: reminders by direct message alone, and how many tables at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.delivery.notifier import DirectMessagesRefused
from bot.rows.threads import THREAD, Parent
from bot.session.model import Refused
from bot.session.rules import DAY

from .test_asking import calls, ids
from .test_clock import sets
from .test_last_turn import missed_two, warnings
from .world import AKI, BEN, CHANNEL, CHIO, GUILD, STRANGER, World

pytestmark = pytest.mark.database


async def chooses(world: World, **chosen: Any) -> None:
    await world.services.preferences.change_server(GUILD, lambda was: replace(was, **chosen))


async def test_reminders_come_by_direct_message_alone(world: World) -> None:
    await chooses(world, remind="dm")
    await sets(world, CHIO, remind="none")
    await world.table("guess", AKI, BEN, CHIO, clock="1d")
    await world.passes(0.95 * DAY)
    assert sorted(notice.user_id or 0 for notice in world.box.of("remind")) == [AKI.user_id, BEN.user_id]


async def test_so_do_nudges_and_reminders_of_requests(world: World) -> None:
    await chooses(world, remind="dm")
    session = await world.table("walk", AKI, BEN, clock="7d")
    assert await world.services.clocks.nudge(session.id, BEN) == (0,)
    await world.services.seats.offer(session.id, AKI, STRANGER)
    await world.passes(4 * DAY)
    assert [notice.user_id for notice in world.box.of("nudge")] == [AKI.user_id]
    told = sorted(calls(world, "seat-offer"), key=str)
    assert told == [(STRANGER.user_id, [], True), (None, ids(STRANGER), False)], (
        "the question itself asks in public"
    )


async def test_refused_direct_message_brings_no_reminder_into_the_channel(world: World) -> None:
    await chooses(world, remind="dm")
    session = await world.table("walk", AKI, BEN, clock="7d")
    await world.notices_fail(DirectMessagesRefused("no"))
    await world.services.clocks.nudge(session.id, BEN)
    await world.settle()
    assert world.box.of("nudge") == []


async def test_warning_that_a_seat_will_be_lost_does(world: World) -> None:
    session = await missed_two(world)
    await chooses(world, remind="dm")
    world.box.notices.clear()
    await world.notices_fail(DirectMessagesRefused("no"))
    await world.passes(DAY)
    (warning,) = warnings(world)
    assert (warning.user_id, warning.session_id) == (None, session.id)


async def test_tables_at_once_count_with_the_threads_of_a_channel(world: World) -> None:
    await chooses(world, at_once=2)
    beside = Parent(THREAD, CHANNEL)
    opens = world.services.lobbies.open
    first = await opens("walk", GUILD, CHANNEL, AKI, "en")
    assert await world.services.threads.full(GUILD, CHANNEL) == 0
    await opens("walk", GUILD, CHANNEL, BEN, "en", parent=beside)
    await world.settle()
    assert await world.services.threads.full(GUILD, CHANNEL) == 2
    with pytest.raises(Refused, match="channel-full"):
        await opens("walk", GUILD, CHANNEL, CHIO, "en", parent=beside)
    await opens("walk", GUILD, CHANNEL + 900, CHIO, "en")
    await world.services.moves.end(first.id, AKI, by_moderator=False)
    await opens("walk", GUILD, CHANNEL, CHIO, "en", parent=beside)


async def test_table_over_the_limit_goes_on(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await chooses(world, at_once=1, open_in=(CHANNEL + 1,))
    await world.plays(session, AKI, "rest")
    assert (await world.services.tables.load(session.id)).movers == (1,)


async def test_choices_leave_with_the_server(world: World) -> None:
    await chooses(world, remind="dm", open_in=(1, 2), at_once=3)
    await world.services.reachability.sync_servers(list)
    world.clock.now += 31 * DAY
    assert await world.services.reachability.purge_due(world.clock.now) == [GUILD]
    assert (await world.services.preferences.of_server(GUILD)).remind == "ping"
