"""Recovery of a table after its panel, thread, channel, permissions or server is lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import partial

import pytest
from simcord import ChannelHandle
from simcord.backend import serializers

from bot.session.model import Phase, Session
from bot.session.views import pov_of
from bot.store import guilds
from bot.store.messages import channels

from .games import actor_of, begun_game, lobby, reply_to, settle_all
from .player import choices
from .test_failures import forbid
from .world import World, labels, private

pytestmark = pytest.mark.database

NO_VIEW, LOCKED, FULL, MISSING = 50001, 160005, 30033, 50013


async def game_of_three(world: World, at: ChannelHandle | None = None, **how: str) -> Session:
    return await begun_game(world, "aki", "ben", "chika", at=at, **how)


async def loaded(world: World, session: Session) -> Session:
    return await world.services.tables.load(session.id)


async def unreachable(world: World, session: Session) -> str | None:
    return await world.services.reachability.unreachable_reason(session.id)


def block_sending(world: World, code: int = MISSING) -> None:
    """Make Discord refuse every message of the bot."""
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=code, times=None)


async def play(world: World, session: Session) -> int:
    """Play the first legal action of the awaited player; return who that is."""
    now = await loaded(world, session)
    user = now.players[now.movers[0]].user_id
    actor = next(person for person in world.people.values() if person.id == user)
    notation = now.rules.notation(pov_of(now, actor.id).legal[0])
    await world.services.moves.act(session.id, actor_of(actor), notation, decision=None, interaction_id=None)
    await settle_all(world)
    return actor.id


def thread_in(world: World) -> ChannelHandle:
    thread = world.env.backend.create_thread(world.channel.id, "table", world.people["aki"].id)
    return ChannelHandle(world.env, world.guild, thread)


async def sets(world: World, thread: ChannelHandle, **state: bool) -> None:
    world.env.backend.edit_channel(thread.id, {}, thread_metadata=state)
    await world.settle()


async def deleted(world: World, channel_id: int) -> None:
    world.env.backend.delete_channel(channel_id)
    await world.settle()


def standing(channel: ChannelHandle) -> list[str]:
    """Return the labels of the newest panel of a channel."""
    return next((labels(one) for one in reversed(channel.history()) if one.components), [])


async def direct(world: World, name: str) -> list[str]:
    """Return the direct messages of this person."""
    await settle_all(world)
    return [message.content for message in world.people[name].user.dm_channel.history()]


# --- panels and threads ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", [Phase.LOBBY, Phase.PLAYING, Phase.OVER])
async def test_deleted_panel_is_posted_again(world: World, phase: Phase) -> None:
    """A lobby that stands is not."""
    session = await (lobby if phase is Phase.LOBBY else begun_game)(world, "aki", "ben", "chika", stand_ins="false")
    if phase is Phase.OVER:
        await world.services.seats.leave(session.id, actor_of(world.people["ben"]), interaction_id=None)
        await settle_all(world)
    assert (await loaded(world, session)).phase is phase
    if phase is Phase.LOBBY:
        stood = [message.id for message in world.messages()]
        await reply_to(world, "dai", "game board")
        await settle_all(world)
        assert [message.id for message in world.messages()] == stood
    before = [label for label in labels(world.panel()) if label != "What happened"]  # nothing new has happened
    world.env.backend.bulk_delete_messages(world.channel.id, [message.id for message in world.messages()])
    await reply_to(world, "dai", "game board")
    await settle_all(world)
    assert labels(world.panel()) == before
    assert phase is Phase.OVER or world.panel().mentions == [], "nobody is pinged twice for the same turn"


async def test_game_of_deleted_thread_moves_to_a_channel(world: World) -> None:
    session = await game_of_three(world, at=thread_in(world))
    await deleted(world, session.channel_id)
    reply = await reply_to(world, "ben", "game board")
    moved = "The channel of your game of Micronesia is gone, so it goes on here. A fresh panel is on its way."
    assert reply == moved
    await settle_all(world)
    assert (await loaded(world, session)).channel_id == world.channel.id
    assert choices(world.panel())


async def test_archived_thread_is_not_lost_and_is_reopened_by_the_next_panel(world: World) -> None:
    thread = thread_in(world)
    session = await game_of_three(world, at=thread)
    await sets(world, thread, archived=True)
    assert "no game" in (await reply_to(world, "aki", "game board")).lower()
    before = len(thread.history())
    await world.people["aki"].slash(thread, "game board")
    await settle_all(world)
    assert len(thread.history()) > before
    assert (await loaded(world, session)).channel_id == thread.id


@pytest.mark.parametrize(("code", "reason"), [(LOCKED, "thread-locked"), (FULL, "thread-full")])
async def test_unlocked_thread_is_retried(world: World, code: int, reason: str) -> None:
    thread = thread_in(world)
    session = await game_of_three(world, at=thread)
    await sets(world, thread, locked=True)
    block_sending(world, code)
    await play(world, session)
    assert await unreachable(world, session) == reason
    world.env.backend.faults.clear()
    await sets(world, thread, locked=False)
    assert await unreachable(world, session) is None
    assert standing(thread)


# --- channels ----------------------------------------------------------------------------------------------------


@contextmanager
def missed(world: World, event: str) -> Iterator[None]:
    """The gateway loses this event."""
    backend = world.env.backend
    emit = backend.emit
    backend.emit = lambda name, payload: None if name == event else emit(name, payload)  # type: ignore[method-assign]
    try:
        yield
    finally:
        backend.emit = emit  # type: ignore[method-assign]


@pytest.mark.parametrize("is_told", [True, False])
async def test_game_of_deleted_channel_moves_elsewhere(world: World, is_told: bool) -> None:
    """Also where CHANNEL_DELETE was lost before a RESUME: the cache holds a channel that Discord no longer has."""
    session, other = await game_of_three(world), world.guild.create_text_channel("other")
    with nullcontext() if is_told else missed(world, "CHANNEL_DELETE"):
        await deleted(world, world.channel.id)
    assert (world.client.get_channel(session.channel_id) is None) == is_told
    if is_told:
        (reply,) = await direct(world, "aki")
        assert reply.startswith("The channel of your table is gone.")
        assert "/game board" in reply
        assert await direct(world, "ben") == []
    stranger = private(await world.people["dai"].slash(other, "game board"))
    assert "goes on here" not in stranger.content, "only somebody of the table moves it"
    shown = private(await world.people["chika"].slash(other, "game board"))
    assert "it goes on here" in shown.content
    await settle_all(world)
    assert (await loaded(world, session)).channel_id == other.id
    await play(world, session)
    assert standing(other)


async def test_game_moves_neither_into_an_occupied_channel_nor_from_a_hidden_one(world: World) -> None:
    other, another = (world.guild.create_text_channel(name) for name in ("other", "another"))
    session = await game_of_three(world)
    await begun_game(world, "dai", "ben", "chika", at=other)
    forbid(world, view_channel=True)
    await world.settle()
    await world.people["aki"].slash(another, "game board")
    assert (await loaded(world, session)).channel_id == world.channel.id
    await deleted(world, world.channel.id)
    shown = private(await world.people["aki"].slash(other, "game board"))
    assert shown.content.startswith("Your game of Micronesia has lost its channel.")
    assert (await loaded(world, session)).channel_id == world.channel.id


async def test_tables_of_a_deleted_channel_and_its_threads_are_lost(world: World) -> None:
    game = await game_of_three(world, at=thread_in(world))
    waiting = [await lobby(world, "aki", "ben", at=at) for at in (thread_in(world), None)]
    await deleted(world, world.channel.id)
    assert {(await loaded(world, each)).phase for each in waiting} == {Phase.CLOSED}
    assert await world.store.read(partial(channels.is_unreachable, session_id=game.id))


# --- permissions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "lang", "said"),
    [
        (MISSING, "en", "I can no longer write in the channel of your table."),
        (NO_VIEW, "en", "I can no longer write in the channel of your table."),
        (MISSING, "ja", "あなたの卓のチャンネルに書き込めなくなりました。"),
    ],
)
async def test_host_is_notified_once_of_lost_permissions(world: World, code: int, lang: str, said: str) -> None:
    session = await begun_game(world, "aki", "ben", "chika", lang=lang)
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=code, times=None)
    for _ in range(2):
        await play(world, session)
    (reply,) = await direct(world, "aki")
    assert reply.startswith(said)


async def test_change_of_permissions_retries_deliveries(world: World) -> None:
    """Of the channel and of a role; nothing is tried without permission."""
    session = await game_of_three(world)
    forbid(world, send_messages=True)
    await play(world, session)
    assert await unreachable(world, session) == "forbidden"
    before = len(world.env.http_requests)
    forbid(world, send_messages=True, attach_files=True)
    await world.settle()
    assert not [one for one in world.env.http_requests[before:] if one.path.endswith("/messages")]
    forbid(world, embed_links=True)
    await world.settle()
    assert await unreachable(world, session) is None
    (pinged,) = [user.id for user in world.panel().mentions]
    guild = world.env.backend.get_guild(world.guild.id)
    roles = next(role for role in guild.roles.values() if role.managed), guild.roles[guild.id]
    might = [(role.id, role.permissions) for role in roles]
    for role_id, _ in might:
        world.env.backend.edit_role(guild.id, role_id, {"permissions": 1 << 10})
    assert await play(world, session) == pinged
    assert await unreachable(world, session) == "forbidden"
    for role_id, permissions in reversed(might):
        world.env.backend.edit_role(guild.id, role_id, {"permissions": permissions})
    await world.settle()
    assert await unreachable(world, session) is None


# --- the server --------------------------------------------------------------------------------------------------


def leave(world: World) -> None:
    """Remove the bot from the server; its channels stay."""
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})


def invite(world: World) -> None:
    guild = world.env.backend.get_guild(world.guild.id)
    payload = dict(serializers.guild_create_payload(world.env.backend, guild))
    payload.pop("unavailable")
    world.env.backend.emit("GUILD_CREATE", payload)


async def test_rejoined_server_keeps_its_games_and_one_left_for_a_month_is_purged(world: World) -> None:
    session = await game_of_three(world)
    leave(world)
    await world.settle()
    block_sending(world, NO_VIEW)
    await play(world, session)
    assert await world.store.read(guilds.away) == [world.guild.id]
    world.env.backend.faults.clear()
    posted = len(world.messages())
    invite(world)
    await world.settle()
    assert await world.store.read(guilds.away) == []
    assert len(world.messages()) == posted + 1, "what had waited"
    await reply_to(world, "aki", "game board")
    await settle_all(world)
    assert choices(world.panel())
    await play(world, session)
    leave(world)
    await world.settle()
    world.clock.now += 31 * 86400
    await world.client.upkeep()
    assert world.guild.id not in await world.store.read(guilds.known)
    assert await world.services.tables.of_user(world.people["aki"].id) == []
