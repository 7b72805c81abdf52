"""The list of free seats: due when a seat falls free, every six hours at most, and written once."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import pytest

from bot.delivery.notifier import recipient_of
from bot.rows.messages import NoticeRow
from bot.seating.reachability import Unreachable
from bot.session.model import Session
from bot.store import Connection, guilds
from bot.store.messages import seat_lists
from bot.store.messages.seat_lists import PAUSE, SEAT_LISTS, WAIT

from .world import AKI, BEN, CHANNEL, GUILD, World

LIST = 700
"""The channel of the list."""
FORBIDDEN = [("seats", "forbidden")]


async def wants(world: World, channel: int | None = LIST) -> None:
    await world.services.seat_lists.want(GUILD, channel, "en")


async def lobby(world: World, channel: int = CHANNEL, game: str = "walk") -> Session:
    return await world.services.lobbies.open(game, GUILD, channel, AKI, "en")


def posted(world: World) -> list[NoticeRow]:
    return world.box.of("seats")


async def parked(world: World) -> list[tuple[object, ...]]:
    return await world.sql("SELECT kind, parked FROM notices")


async def test_new_lobby_is_listed_if_a_seat_is_still_free(world: World) -> None:
    first = await lobby(world)
    assert await world.store.read(seat_lists.next_due) is None
    await world.passes(2 * PAUSE)
    assert posted(world) == [], "no list unless it is wanted"
    await world.services.lobbies.leave(first.id, AKI)
    await wants(world)
    await world.table("walk", AKI, BEN, channel=79)
    await world.passes(PAUSE)
    assert posted(world) == [], "nothing is free, a begun game has no seat"
    await lobby(world)
    await world.passes(WAIT - 1)
    assert posted(world) == []
    await world.passes(1)
    (notice,) = posted(world)
    assert (notice.session_id, notice.user_id, notice.channel_id) == (None, None, LIST)
    assert (recipient_of(notice), dict(notice.facts)) == (f"d:{LIST}", {"guild": GUILD})
    await world.passes(3 * PAUSE)
    assert len(posted(world)) == 1, "nothing has fallen free since"
    for guild in (GUILD, GUILD + 1):  # what other features call in their transaction
        await world.store.write(partial(seat_lists.seat_fell_free, guild_id=guild, at=world.clock.now))
    await world.passes(PAUSE)
    assert len(posted(world)) == 2


async def test_seats_taken_within_minutes_are_not_listed(world: World) -> None:
    await wants(world)
    session = await lobby(world, game="tug")
    for number in range(session.rules.seats.stop - 2):
        await world.services.lobbies.join(session.id, replace(BEN, user_id=100 + number))
    await world.passes(PAUSE)
    assert posted(world) == []
    await world.services.lobbies.leave(session.id, replace(BEN, user_id=100))
    await world.passes(WAIT)
    assert len(posted(world)) == 1, "a seat has fallen free"


async def test_two_lists_are_six_hours_apart(world: World) -> None:
    await wants(world)
    start = world.clock.now
    for number in range(8):  # a lobby an hour
        await lobby(world, CHANNEL + number)
        await world.passes(3600)
    assert [notice.created_at - start for notice in posted(world)] == [WAIT, WAIT + PAUSE]


async def test_choosing_a_channel_keeps_the_pause(world: World) -> None:
    await wants(world)
    await lobby(world)
    await world.passes(WAIT)
    await wants(world)
    await wants(world, LIST + 1)
    await world.passes(PAUSE - WAIT)
    assert len(posted(world)) == 1, "another channel gets none earlier, either"
    await world.passes(WAIT)
    assert [notice.channel_id for notice in posted(world)] == [LIST, LIST + 1]


async def test_parked_lists_do_not_pile_up_and_switching_off_drops_them(world: World) -> None:
    await wants(world)
    for number in range(3):
        await lobby(world, CHANNEL + number)
        await world.notices_fail(Unreachable("forbidden"))
        await world.passes(PAUSE)
        assert await parked(world) == FORBIDDEN
    await wants(world, None)
    assert await parked(world) == []
    await lobby(world, CHANNEL + 3)
    await world.passes(PAUSE)
    assert posted(world) == []
    await wants(world)
    await world.notices_fail(Unreachable("forbidden"))
    await world.passes(WAIT)
    assert await parked(world) == FORBIDDEN
    assert GUILD in await world.store.read(guilds.known)
    await world.store.write(partial(guilds.purge, guild_id=GUILD))
    assert await world.sql("SELECT 1 FROM seat_lists UNION ALL SELECT 1 FROM notices") == [], "a purged server"


# --- once, whatever happens --------------------------------------------------------------------------------------


async def test_kill_9_between_notice_and_message_posts_one_list(world: World) -> None:
    await wants(world)
    await lobby(world)
    world.unplug()
    await world.passes(WAIT)
    assert posted(world) == []
    again = await world.restarted()
    await again.notifier.start()
    for _ in range(2):
        await again.scheduler.tick()
        await again.settle()
        assert len(posted(again)) == 1


async def test_failed_transaction_asks_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Taking up, notice and time are one transaction: what is cut off between them has not happened."""
    await wants(world)
    await lobby(world)
    world.clock.now += WAIT

    def dies(db: Connection, columns: Mapping[str, object], guild_id: int) -> None:
        raise ConnectionResetError("killed")

    with monkeypatch.context() as killed:
        killed.setattr(SEAT_LISTS, "change", dies)
        with pytest.raises(ConnectionResetError):
            await world.services.seat_lists.tick(world.clock.now)
    assert await parked(world) == []
    await world.services.seat_lists.tick(world.clock.now)
    await world.settle()
    assert len(posted(world)) == 1


async def test_two_processes_post_one_list(world: World) -> None:
    one, other = await world.beside("one"), await world.beside("other")
    await wants(one)
    await lobby(other)
    one.clock.now += WAIT
    for each in (one, other):
        assert each.member is not None
        await each.member.beat()
    await asyncio.gather(*(each.services.seat_lists.tick(each.clock.now) for each in (one, other, one, other)))
    for each in (one, other):
        await each.notifier.start()
        await each.settle()
    assert len(posted(one)) == 1
    assert await one.sql("SELECT asked_at, posted_at FROM seat_lists") == [(None, one.clock.now)]
