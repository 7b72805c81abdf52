"""Unreachable tables: nothing is lost, the host is notified once, and the game can move."""

from __future__ import annotations

import asyncio
import math
from functools import partial

import pytest

from bot.delivery.scheduler import Scheduler
from bot.seating.reachability import GONE, Unreachable
from bot.session.model import Phase, Refused
from bot.store import Connection, guilds
from bot.store.messages import channels, notices
from bot.tables.clock import EXTRA_TIME
from tests.sessions.world import AKI, BEN, CHANNEL, GUILD, World

DAY = 86400.0
FORBIDDEN = "forbidden"


async def unreachable_notices(world: World) -> list[notices.NoticeRow]:
    """Return the notices to hosts about an unreachable channel."""
    await world.notifier.settle()
    return world.box.of("muted")


async def test_host_is_notified_once_of_an_unreachable_channel(world: World) -> None:
    session = await world.table("guess", AKI, BEN)
    await world.settle()
    await world.panels_fail(Unreachable(FORBIDDEN), Unreachable(FORBIDDEN))
    for _ in range(2):
        await world.services.moves.post_again(session.id)
        await world.settle()
    (notice,) = await unreachable_notices(world)
    assert (notice.user_id, notice.session_id, notice.facts) == (AKI.user_id, session.id, {"reason": FORBIDDEN})
    assert await world.services.reachability.unreachable_reason(session.id) == FORBIDDEN


async def test_host_is_notified_again_after_a_recovery(world: World) -> None:
    session = await world.table("guess", AKI, BEN)
    await world.settle()
    for _ in range(2):
        await world.panels_fail(Unreachable(FORBIDDEN))
        await world.services.moves.post_again(session.id)
        await world.settle()
        assert await world.store.read(partial(channels.is_unreachable, session_id=session.id))
        await world.services.reachability.retry(session.id)
        await world.settle()
        assert not await world.store.read(partial(channels.is_unreachable, session_id=session.id))
    assert len(await unreachable_notices(world)) == 2
    assert await world.services.reachability.parked_sessions() == []


async def test_parked_messages_are_listed_by_server(world: World) -> None:
    session = await world.table("guess", AKI, BEN)
    await world.panels_fail(Unreachable(FORBIDDEN))
    await world.services.moves.post_again(session.id)
    await world.settle()
    assert await world.services.reachability.parked_sessions(GUILD) == [(session.id, CHANNEL)]
    assert await world.services.reachability.parked_sessions(GUILD + 1) == []


async def test_lobby_in_a_deleted_channel_is_closed(world: World) -> None:
    lobby = await world.services.lobbies.open("guess", GUILD, CHANNEL, AKI, "en")
    await world.settle()
    await world.services.reachability.channel_gone(CHANNEL)
    assert (await world.services.tables.load(lobby.id)).phase is Phase.CLOSED
    assert await unreachable_notices(world) == []


@pytest.mark.parametrize("begun", [False, True])
async def test_missed_deletion_is_found_at_the_next_delivery(world: World, begun: bool) -> None:
    session = await world.services.lobbies.open("guess", GUILD, CHANNEL, AKI, "en")
    await world.services.lobbies.join(session.id, BEN)
    if begun:
        await world.services.moves.begin(session.id, AKI)
    await world.settle()
    await world.panels_fail(Unreachable(GONE))
    await world.services.moves.post_again(session.id)
    await world.settle()
    assert (await world.services.tables.load(session.id)).phase is (Phase.PLAYING if begun else Phase.CLOSED)
    assert len(await unreachable_notices(world)) == begun
    assert bool(await world.services.reachability.parked_sessions()) is begun, "a closed lobby has nothing to send"


async def test_game_moves_to_another_channel(world: World) -> None:
    session = await world.table("guess", AKI, BEN)
    await world.settle()
    await world.services.reachability.channel_gone(CHANNEL)
    moved = await world.services.reachability.move(session.id, 71)
    await world.settle()
    assert (moved.channel_id, moved.phase) == (71, Phase.PLAYING)
    assert world.channel.sent[-1].session.channel_id == 71
    assert world.channel.sent[-1].previous is None, "the old panel is gone with its channel"
    assert await world.services.tables.in_channel(CHANNEL) is None
    await world.plays(moved, AKI, moved.rules.notation(moved.rules.legal_actions(moved.state, moved.movers[0])[0]))


async def test_game_does_not_move_to_a_busy_channel(world: World) -> None:
    session = await world.table("guess", AKI, BEN)
    await world.table("guess", AKI, BEN, channel=71)
    with pytest.raises(Refused) as caught:
        await world.services.reachability.move(session.id, 71)
    assert (caught.value.code, caught.value.facts) == ("channel-busy", {"game": "guess"})
    assert (await world.services.tables.load(session.id)).channel_id == CHANNEL


async def test_clocks_of_an_unreachable_table_stop(world: World) -> None:
    """No turn expires on a panel that was never sent, and there is extra time afterwards."""
    session = await world.table("guess", AKI, BEN, clock="1d")
    await world.settle()
    keeper = Scheduler(world.services, outage=math.inf)
    await world.panels_fail(Unreachable(FORBIDDEN))
    await world.services.moves.post_again(session.id)
    await world.settle()
    world.clock.now += 5 * DAY
    await keeper.tick()
    assert (await world.services.tables.load(session.id)).row == session.row, "nothing was played for anybody"
    await world.services.reachability.retry(session.id)
    await world.settle()
    now = await world.services.tables.load(session.id)
    assert [clock.due_at for clock in now.clocks] == [world.clock.now + EXTRA_TIME] * 2
    await keeper.tick()
    assert (await world.services.tables.load(session.id)).row == session.row
    world.clock.now += EXTRA_TIME + 1
    await keeper.tick()
    await world.settle()
    assert (await world.services.tables.load(session.id)).row > session.row


# --- servers -----------------------------------------------------------------------------------------------------


async def test_departed_server_is_purged_in_time(world: World) -> None:
    session = await world.table("guess", AKI, BEN)
    reachability, start = world.services.reachability, world.clock.now
    await reachability.server_left(GUILD)
    assert await reachability.purge_due(start + 30 * DAY - 1) == []
    assert await reachability.purge_due(start + 30 * DAY, present=lambda: [GUILD]) == [], (
        "where the bot is, nothing is forgotten"
    )
    assert await reachability.purge_due(start + 30 * DAY) == [GUILD]
    with pytest.raises(Refused, match="no-session"):
        await world.services.tables.load(session.id)


async def test_undelivered_messages_of_ended_games_are_dropped(world: World) -> None:
    ended = await world.table("guess", AKI, BEN)
    going_on = await world.table("guess", AKI, BEN, channel=CHANNEL + 1)
    await world.settle()
    await world.panels_fail(Unreachable(FORBIDDEN), Unreachable(FORBIDDEN))
    await world.services.moves.post_again(going_on.id)
    await world.publisher.settle()
    await world.services.moves.end(ended.id, AKI, by_moderator=False)
    await world.settle()

    def parked(db: Connection) -> None:
        notices.add(db, "idle", 1.0, {}, session_id=ended.id)
        db.execute("UPDATE notices SET parked = ?", (FORBIDDEN,))

    await world.store.write(parked)
    end = world.clock.now
    waiting = "SELECT session_id FROM outbox UNION ALL SELECT session_id FROM notices WHERE kind = 'idle'"
    assert sorted(await world.sql(waiting)) == sorted([(ended.id,), (ended.id,), (going_on.id,)])
    await world.services.reachability.purge_due(end + 30 * DAY - 1)
    assert len(await world.sql(waiting)) == 3
    await world.services.reachability.purge_due(end + 30 * DAY)
    assert await world.sql(waiting) == [(going_on.id,)]


async def test_servers_left_while_the_bot_was_off_are_found(world: World) -> None:
    await world.table("guess", AKI, BEN)
    reachability = world.services.reachability
    await reachability.sync_servers(list)  # nowhere
    assert await world.store.read(guilds.away) == [GUILD]
    await reachability.sync_servers(lambda: [GUILD])
    assert await world.store.read(guilds.away) == []


async def test_servers_of_a_shard_that_connects_meanwhile_are_not_left(world: World) -> None:
    """It connects while the database answers; its servers are known from the same moment on."""
    await world.table("guess", AKI, BEN)
    here: list[int] = []
    syncing = asyncio.create_task(
        world.services.reachability.sync_servers(lambda: list(here), lambda guild_id: guild_id in here)
    )
    await asyncio.sleep(0)
    here.append(GUILD)
    await syncing
    assert await world.store.read(guilds.away) == []


async def test_server_of_a_shard_that_connects_meanwhile_is_not_purged(world: World) -> None:
    session = await world.table("guess", AKI, BEN)
    reachability, here = world.services.reachability, list[int]()
    await reachability.server_left(GUILD)
    due = world.clock.now + 30 * DAY
    purging = asyncio.create_task(
        reachability.purge_due(due, lambda: list(here), lambda guild_id: guild_id in here)
    )
    await asyncio.sleep(0)
    here.append(GUILD)
    assert await purging == []
    assert (await world.services.tables.load(session.id)).id == session.id


async def test_server_is_welcomed_by_one_process(world: World) -> None:
    other = await World.open(world.path, world.clock)
    try:
        both = [each.services.reachability.welcome(GUILD) for each in (world, other) for _ in range(3)]
        assert sorted(await asyncio.gather(*both)) == [False] * 5 + [True]
    finally:
        await other.close()


async def test_server_is_welcomed_again_after_90_days_at_the_earliest(world: World) -> None:
    reachability = world.services.reachability
    assert await reachability.welcome(GUILD)
    world.clock.now += 89 * DAY
    assert not await reachability.welcome(GUILD)
    world.clock.now += 2 * DAY
    assert await reachability.welcome(GUILD)
    world.clock.now -= 50 * DAY
    assert not await reachability.welcome(GUILD), "a clock that was set back is no reason"


async def test_server_in_use_is_not_welcomed(world: World) -> None:
    await world.table("guess", AKI, BEN)
    assert not await world.services.reachability.welcome(GUILD)


async def test_welcome_is_purged_with_its_server(world: World) -> None:
    reachability = world.services.reachability
    await reachability.welcome(GUILD)
    await reachability.sync_servers(list)
    assert await world.store.read(guilds.away) == [GUILD], "noticed also if the bot was off when it was removed"
    assert await reachability.purge_due(world.clock.now + 31 * DAY) == [GUILD]
    assert await world.store.read(guilds.known) == []
