"""What a server has chosen on /server: reminders by direct message alone, and how many tables at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.delivery.notifier import DirectMessagesRefused
from bot.session.rules import DAY

from .world import AKI, BEN, CHIO, GUILD, STRANGER, World

pytestmark = pytest.mark.database


async def chooses(world: World, **chosen: Any) -> None:
    await world.services.preferences.change_server(GUILD, lambda was: replace(was, **chosen))


async def to(world: World, kind: str) -> list[int | None]:
    """Return to whom notices of a kind went; None: into the channel."""
    return sorted((notice.user_id for notice in await world.told(kind)), key=str)


async def test_reminders_come_by_direct_message_alone(world: World) -> None:
    """So do nudges and reminders of requests."""
    await chooses(world, remind="dm")
    await world.sets(CHIO, remind="none")
    await world.table("guess", AKI, BEN, CHIO, clock="1d")
    await world.passes(0.95 * DAY)
    assert await to(world, "remind") == [AKI.user_id, BEN.user_id]
    session = await world.table("walk", AKI, BEN, clock="7d", channel=71)
    assert await world.services.clocks.nudge(session.id, BEN) == (0,)
    await world.services.seats.offer(session.id, AKI, STRANGER)
    await world.passes(4 * DAY)
    assert await to(world, "nudge") == [AKI.user_id]
    assert await to(world, "seat-offer") == [STRANGER.user_id, None], "the question itself asks in public"
    assert [bool(one.facts["reminder"]) for one in world.box.of("seat-offer")] == [False, True]
    await world.notices_fail(DirectMessagesRefused("no"))
    await world.services.clocks.nudge(session.id, BEN)
    assert await to(world, "nudge") == [AKI.user_id], "one that is refused goes into no channel"


async def test_warning_that_a_seat_will_be_lost_goes_into_the_channel(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d", goal="1000", rated="false")
    for _ in range(2):
        await world.passes(DAY)
        await world.rests(session, BEN)
    await chooses(world, remind="dm")
    await world.notices_fail(DirectMessagesRefused("no"))
    await world.passes(DAY - 1)
    (warning,) = world.box.of("last-turn")
    assert (warning.user_id, warning.session_id) == (None, session.id)
