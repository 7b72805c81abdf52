"""Tables in threads and forum posts: one lobby, one message, one thread, whenever the process is killed."""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.rows.settings import ServerSettings
from bot.rows.threads import POST, THREAD, NewTablesRow, Parent, ThreadRow
from bot.seating.reachability import GONE, AnnouncementGone, Unreachable
from bot.seating.threads import IDLE
from bot.session.model import Actor, Phase, Session
from bot.store.games.threads import NEW_TABLES

from .world import AKI, BEN, CHANNEL, CHIO, GUILD, Channel, Clock, World, refused

pytestmark = pytest.mark.database

BESIDE = Parent(THREAD, CHANNEL)
FORUM = Parent(POST, 80)


async def lobby(
    world: World,
    parent: Parent | None = BESIDE,
    interaction: int | None = None,
    actor: Actor = AKI,
    channel: int = CHANNEL,
) -> Session:
    return await world.services.lobbies.open(
        "walk", GUILD, channel, actor, "en", interaction_id=interaction, parent=parent
    )


async def test_deleted_thread_is_a_lost_channel(world: World) -> None:
    session = await lobby(world)
    assert session.channel_id < 0, "the row is first"
    await world.settle()
    await world.services.reachability.channel_gone((await world.now(session)).channel_id)
    assert await world.phase(session) is Phase.CLOSED
    assert await world.sql("SELECT 1 FROM threads") == []


async def test_invitation_to_a_rematch_waits_for_its_thread(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="5")
    await world.plays(session, AKI, "go 2", "go 2", "go 2")
    await world.settle()
    world.unplug()
    again = await world.services.rematches.again(session.id, BEN, parent=BESIDE)
    await world.notifier.start()
    await world.notifier.settle()
    assert world.box.of("rematch") == []
    later = await world.restarted()
    await later.sends()
    assert [notice.session_id for notice in later.box.of("rematch")] == [again.id]


# --- kill -9 between any two steps -------------------------------------------------------------------------------


class Killed(Exception):
    """The process is dead: nothing that it does has an effect any more."""


@dataclass
class Life:
    """Steps left until the process is killed, each a write or a call of Discord, before it and after it."""

    left: int = 10**6

    async def step(self, done: Callable[..., Awaitable[Any]], *given: Any, **more: Any) -> Any:
        self._live()
        result = await done(*given, **more)
        self._live()
        return result

    def _live(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise Killed


@dataclass
class Mortal(Channel):
    """The channel of a process that can be killed; what it has posted stays."""

    life: Life = field(default_factory=Life)

    async def announce(self, session: Session, thread: ThreadRow) -> int:
        return int(await self.life.step(super().announce, session, thread))

    async def start_thread(self, session: Session, thread: ThreadRow) -> int:
        return int(await self.life.step(super().start_thread, session, thread))

    async def send(self, update: Any) -> Any:
        return await self.life.step(super().send, update)


@pytest.mark.parametrize("parent", [BESIDE, FORUM])
async def test_kill_between_any_two_steps_leaves_one_of_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, parent: Parent
) -> None:
    for moment in itertools.count():
        channel = Mortal(Clock())
        world = await World.open(tmp_path / f"{moment}.db", channel.clock, channel)
        write, channel.life = world.store.write, Life(moment)
        monkeypatch.setattr(world.store, "write", partial(channel.life.step, write))
        with suppress(Killed):
            await lobby(world, parent, interaction=5)
        await world.settle()
        survived, channel.life = channel.life.left >= 0, Life()
        monkeypatch.setattr(world.store, "write", write)
        later = await world.restarted()
        await later.publisher.start()
        await lobby(later, parent, interaction=5)  # the press that was not answered is delivered once more
        await later.settle()
        (session_id,) = await later.open_ids()
        (thread,) = channel.threads
        assert [*channel.announced, *(one for one, _ in channel.posts)] == [session_id]
        assert {update.nonce for update in channel.sent} == {f"{session_id}-1"}
        assert (await later.services.tables.load(session_id)).channel_id == thread
        await world.close()
        if survived:
            break
    assert moment > 12, "each write and each call of Discord, before it and after it"


async def test_two_processes_open_one_thread(world: World) -> None:
    one, two = await world.beside("one"), await world.beside("two")
    session = await lobby(one, FORUM)
    await two.sends()
    await one.settle()
    await two.publisher.poll()
    await two.settle()
    assert [each for each, _ in world.channel.posts] == [session.id]
    assert len(world.channel.sent) == 1


# --- places that are gone, or closed to the bot ------------------------------------------------------------------


def refusing(reason: str) -> Callable[..., Awaitable[int]]:
    async def refuse(*_: object) -> int:
        raise Unreachable(reason)

    return refuse


async def test_lobby_whose_parent_is_gone_is_closed(world: World) -> None:
    for reason, parent in ((GONE, BESIDE), ("no-threads", FORUM)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(world.channel, "announce", refusing(reason))
            session = await lobby(world, parent)
            await world.settle()
    await world.services.reachability.channel_gone(FORUM.channel_id)
    assert {await world.phase(session)} == {Phase.CLOSED}
    assert await world.open_ids() == []
    assert await world.unsent() == 0


async def test_missing_permission_is_told_once_and_retried_in_the_parent(world: World) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(world.channel, "start_thread", refusing("no-threads"))
        session = await lobby(world)
        await world.settle()
    assert [notice.facts["reason"] for notice in world.box.of("muted")] == ["no-threads"]
    assert await world.services.reachability.parked_sessions(GUILD) == [(session.id, CHANNEL)]
    await world.services.reachability.retry(session.id)
    await world.settle()
    assert len(world.channel.announced) == len(world.channel.threads) == len(world.channel.sent) == 1


async def test_deleted_announcement_is_posted_again_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a bot cleans the channel, for one, the host is told, and no more are posted until the next hour."""

    async def started(session: Session, thread: ThreadRow) -> int:
        del world.channel.announced[session.id]
        raise AnnouncementGone

    monkeypatch.setattr(world.channel, "start_thread", started)
    session = await lobby(world)
    await world.settle()
    assert await world.phase(session) is Phase.LOBBY
    assert [notice.facts["reason"] for notice in world.box.of("muted")] == ["thread-refused"]
    assert (world.channel.threads, world.channel.messages()) == (set(), 502), "two announcements"


async def test_lobby_closed_before_anything_was_posted_needs_no_thread(world: World) -> None:
    world.unplug()
    session = await lobby(world)
    await world.services.lobbies.leave(session.id, AKI)
    await world.sends()
    assert (world.channel.announced, world.channel.sent, await world.unsent()) == ({}, [], 0)


# --- archived, and limited ---------------------------------------------------------------------------------------


async def test_thread_is_archived_three_days_after_the_last_press(world: World) -> None:
    session = await lobby(world)
    await world.settle()
    threads, thread = world.services.threads, world.channel.announced[session.id]
    world.clock.now += IDLE - 1
    assert await threads.idle() == []
    await threads.pressed(thread)
    world.clock.now += 2
    assert await threads.idle() == [], "a press counts, whatever it does"
    world.clock.now += IDLE
    assert await threads.idle() == [(thread, GUILD)]
    await threads.archived(thread)
    assert await threads.idle() == []
    await threads.pressed(thread)
    await world.services.lobbies.join(session.id, BEN)
    await world.settle()
    assert await threads.idle() == []
    world.clock.now += IDLE
    assert await threads.idle() == [(thread, GUILD)], "what was sent has reopened it"


async def test_tables_in_threads_count_for_channel_and_server(world: World) -> None:
    quotas = world.services.quotas
    for _ in range(quotas.limits.burst_lobbies):
        opened = await lobby(world)
        await world.services.lobbies.leave(opened.id, AKI)
    await world.settle()
    assert await refused(lobby(world, None, actor=CHIO)) == "too-many-lobbies"
    await lobby(world, None, actor=CHIO, channel=71)
    quotas.limits = replace(quotas.limits, tables_per_server=1)
    assert await refused(lobby(world, None, actor=BEN, channel=72)) == "server-full"


async def told_earlier(world: World) -> None:
    """What /game place of earlier versions has stored."""
    row = NewTablesRow(CHANNEL, GUILD, POST, FORUM.channel_id)
    await world.store.write(partial(NEW_TABLES.put, row=row))


async def test_choice_for_new_tables_goes_with_its_forum_and_its_server(world: World) -> None:
    threads, reachability = world.services.threads, world.services.reachability
    await told_earlier(world)
    assert await threads.of_new_tables(GUILD, CHANNEL) == (ServerSettings(), FORUM)
    assert await threads.of_new_tables(GUILD, 71) == (ServerSettings(), None)
    await reachability.channel_gone(FORUM.channel_id)
    assert await threads.of_new_tables(GUILD, CHANNEL) == (ServerSettings(), None)
    await told_earlier(world)
    await threads.choose(GUILD, "posts", FORUM.channel_id)
    chosen = ServerSettings(goes="posts", forum_id=FORUM.channel_id)
    assert await threads.of_new_tables(GUILD, CHANNEL) == (chosen, None)
    await reachability.channel_gone(FORUM.channel_id)
    assert await threads.of_new_tables(GUILD, CHANNEL) == (ServerSettings(), None)
    await told_earlier(world)
    await reachability.sync_servers(list)
    world.clock.now += 31 * 86400
    assert await reachability.purge_due(world.clock.now) == [GUILD]
    assert await threads.of_new_tables(GUILD, CHANNEL) == (ServerSettings(), None)


# --- somebody else is in the thread ------------------------------------------------------------------------------


async def test_nobody_opens_a_table_in_a_thread_that_waits_for_its_own(world: World) -> None:
    """At Discord the thread is there before its row; kill -9 may lie between."""
    world.unplug()
    session = await lobby(world)
    message_id = world.channel.announced.setdefault(session.id, world.channel.messages())
    await world.sql("UPDATE threads SET is_begun = 1, message_id = ?", message_id)
    assert await refused(lobby(world, None, actor=BEN, channel=message_id)) == "channel-busy"
    await world.sends()
    assert (await world.now(session)).channel_id == message_id


async def test_thread_with_another_table_is_told_to_the_host(world: World) -> None:
    world.unplug()
    session = await lobby(world)
    there = await lobby(world, None, actor=BEN, channel=world.channel.announced.setdefault(session.id, 400))
    await world.sends()
    assert await world.services.reachability.unreachable_reason(session.id) == "channel-busy"
    await world.services.lobbies.leave(there.id, BEN)
    await world.services.reachability.retry(session.id)
    await world.sends()
    assert (await world.now(session)).channel_id == 400
