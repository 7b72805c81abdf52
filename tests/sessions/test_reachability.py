"""Unreachable tables and servers: nothing is lost, the host is notified once, and the game can move."""

from __future__ import annotations

import asyncio
import math

import pytest

from bot.delivery.scheduler import Scheduler
from bot.rows.messages import NoticeRow
from bot.seating.reachability import GONE, Unreachable
from bot.session.model import Phase, Session
from bot.session.rules import DAY
from bot.store import Connection, guilds
from bot.store.messages import notices
from bot.tables.clock import EXTRA_TIME

from .world import AKI, BEN, CHANNEL, GUILD, World, refused

FORBIDDEN = "forbidden"


async def begun(world: World, channel: int = CHANNEL, **options: str) -> Session:
    session = await world.table("guess", AKI, BEN, channel=channel, **options)
    await world.settle()
    return session


async def muted(world: World) -> list[NoticeRow]:
    """Return the notices to hosts about an unreachable channel."""
    return await world.told("muted")


async def shut(world: World, session: Session, reason: str = FORBIDDEN) -> None:
    """Let the next panel of a table not arrive."""
    await world.panels_fail(Unreachable(reason))
    await world.posts_again(session)


async def test_host_is_notified_once_until_the_channel_has_recovered(world: World) -> None:
    session, reachability = await begun(world), world.services.reachability
    for _ in range(2):
        await shut(world, session)
    (notice,) = await muted(world)
    assert (notice.user_id, notice.session_id, notice.facts) == (AKI.user_id, session.id, {"reason": FORBIDDEN})
    assert await reachability.unreachable_reason(session.id) == FORBIDDEN
    assert await reachability.parked_sessions(GUILD) == [(session.id, CHANNEL)]
    assert await reachability.parked_sessions(GUILD + 1) == []
    for told in (2, 3):
        await reachability.retry(session.id)
        await world.settle()
        assert await reachability.unreachable_reason(session.id) is None
        assert await reachability.parked_sessions() == []
        await shut(world, session)
        assert len(await muted(world)) == told


@pytest.mark.parametrize("playing", [False, True])
async def test_missed_deletion_is_found_at_the_next_delivery(world: World, playing: bool) -> None:
    session = await world.services.lobbies.open("guess", GUILD, CHANNEL, AKI, "en")
    await world.services.lobbies.join(session.id, BEN)
    if playing:
        await world.services.moves.begin(session.id, AKI)
    await world.settle()
    await shut(world, session, GONE)
    assert (await world.now(session)).phase is (Phase.PLAYING if playing else Phase.CLOSED)
    assert len(await muted(world)) == playing
    assert bool(await world.services.reachability.parked_sessions()) is playing, (
        "a closed lobby has nothing to send"
    )


async def test_moved_game_leaves_its_channel_free_and_a_lost_lobby_tells_nobody(world: World) -> None:
    session, reachability = await begun(world), world.services.reachability
    await begun(world, 72)
    await reachability.channel_gone(CHANNEL)
    assert await refused(reachability.move(session.id, 72)) == "channel-busy"
    await reachability.move(session.id, 71)
    await world.settle()
    assert world.channel.sent[-1].previous is None, "the old panel is gone with its channel"
    assert await world.services.tables.in_channel(CHANNEL) is None
    lobby = await world.services.lobbies.open("guess", GUILD, CHANNEL, AKI, "en")
    await world.settle()
    told = await muted(world)
    await reachability.channel_gone(CHANNEL)
    assert (await world.now(lobby)).phase is Phase.CLOSED
    assert await muted(world) == told


async def test_clocks_of_an_unreachable_table_stop(world: World) -> None:
    """No turn expires on a panel that was never sent, and there is extra time afterwards."""
    session = await begun(world, clock="1d")
    keeper = Scheduler(world.services, outage=math.inf)
    await shut(world, session)
    world.clock.now += 5 * DAY
    await keeper.tick()
    assert (await world.now(session)).row == session.row, "nothing was played for anybody"
    await world.services.reachability.retry(session.id)
    await world.settle()
    due = [clock.due_at for clock in (await world.now(session)).clocks]
    assert due == [world.clock.now + EXTRA_TIME] * 2
    await keeper.tick()
    assert (await world.now(session)).row == session.row
    world.clock.now += EXTRA_TIME + 1
    await keeper.tick()
    await world.settle()
    assert (await world.now(session)).row > session.row


# --- servers -----------------------------------------------------------------------------------------------------


async def test_departed_server_is_purged_in_time(world: World) -> None:
    session, reachability, start = await begun(world), world.services.reachability, world.clock.now
    await reachability.server_left(GUILD)
    due, here = start + 30 * DAY, list[int]()
    assert await reachability.purge_due(due - 1) == []
    assert await reachability.purge_due(due, present=lambda: [GUILD]) == [], (
        "where the bot is, nothing is forgotten"
    )
    purging = asyncio.create_task(reachability.purge_due(due, lambda: list(here), lambda guild: guild in here))
    await asyncio.sleep(0)
    here.append(GUILD)
    assert await purging == [], "its shard connected meanwhile"
    assert (await world.now(session)).id == session.id
    assert await reachability.purge_due(due) == [GUILD]
    assert await refused(world.now(session)) == "no-session"


async def test_undelivered_messages_of_ended_games_are_dropped(world: World) -> None:
    ended, going_on = await begun(world), await begun(world, CHANNEL + 1)
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
    await begun(world)
    sync, here = world.services.reachability.sync_servers, list[int]()
    syncing = asyncio.create_task(sync(lambda: list(here), lambda guild_id: guild_id in here))
    await asyncio.sleep(0)
    here.append(GUILD)  # its shard connects while the database answers; its servers are known from then on
    await syncing
    assert await world.store.read(guilds.away) == []
    await sync(list)  # nowhere
    assert await world.store.read(guilds.away) == [GUILD]
    await sync(lambda: [GUILD])
    assert await world.store.read(guilds.away) == []


async def test_server_is_welcomed_once_in_90_days_by_one_process(world: World) -> None:
    other, reachability = await world.beside(), world.services.reachability
    both = [each.services.reachability.welcome(GUILD) for each in (world, other) for _ in range(3)]
    assert sorted(await asyncio.gather(*both)) == [False] * 5 + [True]
    for days, again in ((89, False), (2, True), (-50, False)):
        world.clock.now += days * DAY
        assert await reachability.welcome(GUILD) is again, "a clock that was set back is no reason"
    await reachability.sync_servers(list)
    assert await world.store.read(guilds.away) == [GUILD], "noticed also if the bot was off when it was removed"
    assert await reachability.purge_due(world.clock.now + 31 * DAY) == [GUILD]
    assert await world.store.read(guilds.known) == []
    await begun(world)
    assert not await reachability.welcome(GUILD), "a server in use"
