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
from bot.session.model import Phase, Refused, Session
from bot.store.games.threads import NEW_TABLES

from .world import AKI, BEN, CHANNEL, CHIO, GUILD, Channel, Clock, World

pytestmark = pytest.mark.database

BESIDE = Parent(THREAD, CHANNEL)
FORUM = Parent(POST, 80)


async def lobby(world: World, parent: Parent | None = BESIDE, interaction: int | None = None) -> Session:
    return await world.services.lobbies.open(
        "walk", GUILD, CHANNEL, AKI, "en", interaction_id=interaction, parent=parent
    )


async def stored(world: World, session: Session) -> Session:
    return await world.services.tables.load(session.id)


async def test_second_table_of_a_channel_gets_a_thread(world: World) -> None:
    first = await lobby(world, None)
    await world.settle()  # each table is posted by itself, whichever is ready first
    with pytest.raises(Refused, match="channel-busy"):
        await lobby(world, None)
    second = await lobby(world)
    assert second.channel_id < 0, "the row is first"
    await world.settle()
    thread = world.channel.announced[second.id]
    assert (await stored(world, second)).channel_id == thread
    assert [(one.session.id, one.session.channel_id) for one in world.channel.sent] == [
        (first.id, CHANNEL), (second.id, thread)
    ]  # fmt: skip
    here, there = [await world.services.tables.in_channel(one) for one in (CHANNEL, thread)]
    assert (here and here.id, there and there.id) == (first.id, second.id)


async def test_game_in_a_thread_is_played_and_played_again_there(world: World) -> None:
    session = await lobby(world, FORUM)
    await world.services.lobbies.set_option(session.id, AKI, "goal", "5")
    await world.services.lobbies.join(session.id, BEN)
    await world.settle()
    session = await world.services.moves.begin(session.id, AKI)
    await world.plays(session, AKI, "go 2", "go 2", "go 2")
    await world.settle()
    (thread,) = world.channel.threads
    assert (await stored(world, session)).phase is Phase.OVER
    again = await world.services.rematches.again(session.id, BEN)
    await world.settle()
    assert again.channel_id == thread
    assert [notice.kind for notice in world.box.of("rematch")] == ["rematch"]


async def test_notices_wait_for_the_thread(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="5")
    await world.plays(session, AKI, "go 2", "go 2", "go 2")
    await world.settle()
    world.unplug()
    again = await world.services.rematches.again(session.id, BEN, parent=BESIDE)
    await world.notifier.start()
    await world.notifier.settle()
    assert world.box.of("rematch") == []
    later = await world.restarted()
    await later.publisher.start()
    await later.settle()
    assert [notice.session_id for notice in later.box.of("rematch")] == [again.id]


async def test_repeated_interaction_opens_one_thread(world: World) -> None:
    opened = [(await lobby(world, interaction=5)).id for _ in range(2)]
    await world.settle()
    assert len(set(opened)) == len(world.channel.announced) == len(world.channel.threads) == 1


# --- kill -9 between any two steps --------------------------------------------------------------------------------


class Killed(Exception):
    """The process is dead: nothing that it does has an effect any more."""


@dataclass
class Life:
    """Steps left until the process is killed, each a write or a call of Discord, before it and after it."""

    left: int

    async def step(self, done: Callable[[], Awaitable[Any]]) -> Any:
        self._live()
        result = await done()
        self._live()
        return result

    def _live(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise Killed


@dataclass
class Mortal(Channel):
    """The channel of a process that can be killed; what it has posted stays."""

    life: Life = field(default_factory=lambda: Life(10**6))

    async def announce(self, session: Session, thread: ThreadRow) -> int:
        return int(await self.life.step(lambda: Channel.announce(self, session, thread)))

    async def start_thread(self, session: Session, thread: ThreadRow) -> int:
        return int(await self.life.step(lambda: Channel.start_thread(self, session, thread)))

    async def send(self, update: Any) -> Any:
        return await self.life.step(lambda: Channel.send(self, update))


async def mortal(channel: Mortal, write: Callable[..., Awaitable[Any]], *given: Any, **more: Any) -> Any:
    return await channel.life.step(lambda: write(*given, **more))


@pytest.mark.parametrize("parent", [BESIDE, FORUM])
async def test_kill_between_any_two_steps_leaves_one_of_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, parent: Parent
) -> None:
    for moment in itertools.count():
        clock = Clock()
        channel = Mortal(clock)
        path = tmp_path / f"{moment}.db"
        world = await World.open(path, clock, channel)
        write, channel.life = world.store.write, Life(moment)
        monkeypatch.setattr(world.store, "write", partial(mortal, channel, write))
        with suppress(Killed):
            await lobby(world, parent, interaction=5)
        await world.settle()
        survived, channel.life = channel.life.left >= 0, Life(10**6)
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
    await world.close()
    one, two = [await World.open(world.path, world.clock, world.channel, worker=name) for name in ("one", "two")]
    try:
        session = await lobby(one, FORUM)
        await two.publisher.start()
        await one.settle()
        await two.publisher.poll()
        await two.settle()
        assert [each for each, _ in world.channel.posts] == [session.id]
        assert len(world.channel.sent) == 1
    finally:
        await one.close()
        await two.close()


# --- places that are gone, or closed to the bot -------------------------------------------------------------------


def refusing(reason: str) -> Callable[..., Awaitable[int]]:
    async def refuse(*_: object) -> int:
        raise Unreachable(reason)

    return refuse


async def test_lobby_whose_parent_is_gone_is_closed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world.channel, "announce", refusing(GONE))
    session = await lobby(world)
    await world.settle()
    assert (await stored(world, session)).phase is Phase.CLOSED
    assert await world.sql("SELECT 1 FROM outbox") == []


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


async def test_deleted_announcement_is_posted_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await lobby_without_announcement(world, monkeypatch, deleted=1)
    assert (await stored(world, session)).phase is Phase.LOBBY
    assert world.box.of("muted") == []
    assert world.channel.threads == {world.channel.announced[session.id]}


async def test_announcement_that_is_deleted_again_is_told_to_the_host(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that cleans the channel, for one: no more are posted until the next hour."""
    session = await lobby_without_announcement(world, monkeypatch, deleted=9)
    assert (await stored(world, session)).phase is Phase.LOBBY
    assert [notice.facts["reason"] for notice in world.box.of("muted")] == ["thread-refused"]
    assert world.channel.messages() == 502, "two were posted"


async def lobby_without_announcement(world: World, monkeypatch: pytest.MonkeyPatch, deleted: int) -> Session:
    """Open a lobby for a thread whose first announcements are deleted at once."""
    start, gone = world.channel.start_thread, itertools.count()

    async def started(session: Session, thread: ThreadRow) -> int:
        if next(gone) < deleted:
            del world.channel.announced[session.id]
            raise AnnouncementGone
        return await start(session, thread)

    monkeypatch.setattr(world.channel, "start_thread", started)
    session = await lobby(world)
    await world.settle()
    return session


async def test_lobby_closed_before_anything_was_posted_needs_no_thread(world: World) -> None:
    world.unplug()
    session = await lobby(world)
    await world.services.lobbies.leave(session.id, AKI)
    await world.publisher.start()
    await world.settle()
    assert (world.channel.announced, world.channel.sent) == ({}, [])
    assert await world.sql("SELECT 1 FROM outbox") == []


async def test_deleted_thread_is_a_lost_channel(world: World) -> None:
    session = await lobby(world)
    await world.settle()
    await world.services.reachability.channel_gone(world.channel.announced[session.id])
    assert (await stored(world, session)).phase is Phase.CLOSED
    assert await world.sql("SELECT 1 FROM threads") == []


# --- archived, and limited ----------------------------------------------------------------------------------------


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


async def test_channel_counts_with_its_threads(world: World) -> None:
    limit = world.services.quotas.limits.burst_lobbies
    for number in range(limit):
        opened = await world.services.lobbies.open("walk", GUILD, CHANNEL, AKI, "en", parent=BESIDE)
        await world.services.lobbies.leave(opened.id, AKI)
        assert opened.channel_id < 0, number
    await world.settle()
    with pytest.raises(Refused, match="too-many-lobbies"):
        await world.services.lobbies.open("walk", GUILD, CHANNEL, CHIO, "en")
    await world.services.lobbies.open("walk", GUILD, 71, CHIO, "en")


async def test_table_in_a_thread_is_a_table(world: World) -> None:
    world.services.quotas.limits = replace(world.services.quotas.limits, tables_per_server=1)
    await lobby(world)
    with pytest.raises(Refused, match="server-full"):
        await world.services.lobbies.open("walk", GUILD, CHANNEL, BEN, "en")


async def test_choice_for_new_tables_goes_with_its_forum(world: World) -> None:
    threads = world.services.threads
    await told_earlier(world)
    assert await threads.of_new_tables(GUILD, CHANNEL) == (ServerSettings(), FORUM)
    assert await threads.of_new_tables(GUILD, 71) == (ServerSettings(), None)
    await world.services.reachability.channel_gone(FORUM.channel_id)
    assert await threads.of_new_tables(GUILD, CHANNEL) == (ServerSettings(), None)
    await told_earlier(world)
    await threads.choose(GUILD, "posts", FORUM.channel_id)
    chosen = ServerSettings(goes="posts", forum_id=FORUM.channel_id)
    assert await threads.of_new_tables(GUILD, CHANNEL) == (chosen, None)
    await world.services.reachability.channel_gone(FORUM.channel_id)
    assert await threads.of_new_tables(GUILD, CHANNEL) == (ServerSettings(), None)


async def told_earlier(world: World) -> None:
    """What /game place of earlier versions has stored."""
    row = NewTablesRow(CHANNEL, GUILD, POST, FORUM.channel_id)
    await world.store.write(partial(NEW_TABLES.put, row=row))


# --- somebody else is in the thread -------------------------------------------------------------------------------


async def test_nobody_opens_a_table_in_a_thread_that_waits_for_its_own(world: World) -> None:
    """At Discord the thread is there before its row; kill -9 may lie between."""
    world.unplug()
    session = await lobby(world)
    message_id = world.channel.announced.setdefault(session.id, world.channel.messages())
    await world.sql("UPDATE threads SET is_begun = 1, message_id = ?", message_id)
    with pytest.raises(Refused, match="channel-busy"):
        await world.services.lobbies.open("walk", GUILD, message_id, BEN, "en")
    await world.publisher.start()
    await world.settle()
    assert (await stored(world, session)).channel_id == message_id


async def test_thread_with_another_table_is_told_to_the_host(world: World) -> None:
    world.unplug()
    session = await lobby(world)
    await world.services.lobbies.open("walk", GUILD, world.channel.announced.setdefault(session.id, 400), BEN, "en")
    await world.publisher.start()
    await world.settle()
    assert await world.services.reachability.unreachable_reason(session.id) == "channel-busy"
    (there,) = [one for one in await world.open_ids() if one != session.id]
    await world.services.lobbies.leave(there, BEN)
    await world.services.reachability.retry(session.id)
    await world.publisher.start()
    await world.settle()
    assert (await stored(world, session)).channel_id == 400


async def test_waiting_lobby_is_closed_with_its_parent(world: World) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(world.channel, "announce", refusing("no-threads"))
        session = await lobby(world, FORUM)
        await world.settle()
    await world.services.reachability.channel_gone(FORUM.channel_id)
    assert (await stored(world, session)).phase is Phase.CLOSED


async def test_server_that_only_chose_a_place_is_purged(world: World) -> None:
    await told_earlier(world)
    await world.services.reachability.sync_servers(list)
    world.clock.now += 31 * 86400
    assert await world.services.reachability.purge_due(world.clock.now) == [GUILD]
    assert await world.services.threads.of_new_tables(GUILD, CHANNEL) == (ServerSettings(), None)
