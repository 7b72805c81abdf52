"""Recovery of a table after its panel, thread, channel, permissions or server is lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from simcord import ChannelHandle, MemberActor
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


async def owing(world: World, session: Session) -> MemberActor:
    session = await world.services.tables.load(session.id)
    user = session.players[session.movers[0]].user_id
    return next(actor_of for actor_of in world.people.values() if actor_of.id == user)


def block_sending(world: World, code: int = MISSING) -> None:
    """Make Discord refuse every message of the bot."""
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=code, times=None)


async def play(world: World, session: Session) -> None:
    """Play the first legal action of the awaited player."""
    actor = await owing(world, session)
    now = await world.services.tables.load(session.id)
    pov = pov_of(now, actor.id)
    await world.services.moves.act(
        session.id,
        actor_of(actor),
        now.rules.notation(pov.legal[0]),
        decision=None,
        interaction_id=None,
    )
    await settle_all(world)


def thread_in(world: World) -> ChannelHandle:
    thread = world.env.backend.create_thread(world.channel.id, "table", world.people["aki"].id)
    return ChannelHandle(world.env, world.guild, thread)


def standing(channel: ChannelHandle) -> list[str]:
    """Return the labels of the newest panel of a channel."""
    return next((labels(one) for one in reversed(channel.history()) if one.components), [])


async def direct(world: World, name: str) -> list[str]:
    """Return the direct messages of this person."""
    await settle_all(world)
    return [message.content for message in world.people[name].user.dm_channel.history()]


# --- panels ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", [Phase.LOBBY, Phase.PLAYING, Phase.OVER])
async def test_deleted_panel_is_posted_again(world: World, phase: Phase) -> None:
    session = await (lobby if phase is Phase.LOBBY else begun_game)(world, "aki", "ben", "chika", stand_ins="false")
    if phase is Phase.OVER:
        await world.services.seats.leave(session.id, actor_of(world.people["ben"]), interaction_id=None)
        await settle_all(world)
    assert (await world.services.tables.load(session.id)).phase is phase
    before = [label for label in labels(world.panel()) if label != "What happened"]  # nothing new has happened
    world.env.backend.bulk_delete_messages(world.channel.id, [message.id for message in world.messages()])
    await world.people["dai"].slash(world.channel, "game board")
    await settle_all(world)
    assert labels(world.panel()) == before


async def test_standing_lobby_is_not_posted_twice(world: World) -> None:
    await lobby(world, "aki", "ben")
    before = [message.id for message in world.messages()]
    await world.people["dai"].slash(world.channel, "game board")
    await settle_all(world)
    assert [message.id for message in world.messages()] == before


# --- threads -----------------------------------------------------------------------------------------------------


async def test_game_of_deleted_thread_moves_to_a_channel(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika", at=thread_in(world))
    world.env.backend.delete_channel(session.channel_id)
    await world.settle()
    reply = await reply_to(world, "ben", "game board")
    assert (
        reply == "The channel of your game of Micronesia is gone, so it goes on here. A fresh panel is on its way."
    )
    await settle_all(world)
    assert (await world.services.tables.load(session.id)).channel_id == world.channel.id
    assert choices(world.panel())


async def test_archived_thread_is_reopened_by_next_panel(world: World) -> None:
    thread = thread_in(world)
    session = await begun_game(world, "aki", "ben", "chika", at=thread)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await world.settle()
    before = len(thread.history())
    await world.people["aki"].slash(thread, "game board")
    await settle_all(world)
    assert len(thread.history()) > before
    assert (await world.services.tables.load(session.id)).channel_id == thread.id


async def test_archived_thread_is_not_lost(world: World) -> None:
    thread = thread_in(world)
    session = await begun_game(world, "aki", "ben", "chika", at=thread)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await world.settle()
    assert "no game" in (await reply_to(world, "aki", "game board")).lower()
    assert (await world.services.tables.load(session.id)).channel_id == thread.id


@pytest.mark.parametrize(("code", "reason"), [(LOCKED, "thread-locked"), (FULL, "thread-full")])
async def test_unlocked_thread_is_retried(world: World, code: int, reason: str) -> None:
    thread = thread_in(world)
    session = await begun_game(world, "aki", "ben", "chika", at=thread)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    block_sending(world, code)
    await play(world, session)
    assert await world.client.app.services.reachability.unreachable_reason(session.id) == reason
    world.env.backend.faults.clear()
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": False})
    await world.settle()
    await settle_all(world)
    assert await world.client.app.services.reachability.unreachable_reason(session.id) is None
    assert standing(thread)


# --- channels ----------------------------------------------------------------------------------------------------


async def test_game_of_deleted_channel_moves_elsewhere(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    other = world.guild.create_text_channel("other")
    world.env.backend.delete_channel(world.channel.id)
    await world.settle()
    stranger = private(await world.people["dai"].slash(other, "game board"))
    assert "goes on here" not in stranger.content, "only somebody of the table moves it"
    shown = private(await world.people["chika"].slash(other, "game board"))
    assert "it goes on here" in shown.content
    await settle_all(world)
    assert (await world.services.tables.load(session.id)).channel_id == other.id
    await play(world, session)
    assert standing(other)


async def test_game_does_not_move_into_an_occupied_channel(world: World) -> None:
    other = world.guild.create_text_channel("other")
    session = await begun_game(world, "aki", "ben", "chika")
    await begun_game(world, "dai", "ben", "chika", at=other)
    world.env.backend.delete_channel(world.channel.id)
    await world.settle()
    shown = private(await world.people["aki"].slash(other, "game board"))
    assert shown.content.startswith("Your game of Micronesia has lost its channel.")
    assert (await world.services.tables.load(session.id)).channel_id == world.channel.id


async def test_hidden_channel_is_not_lost(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    other = world.guild.create_text_channel("other")
    forbid(world, view_channel=True)
    await world.settle()
    private(await world.people["aki"].slash(other, "game board"))
    assert (await world.services.tables.load(session.id)).channel_id == world.channel.id


async def test_lobby_in_deleted_channel_is_closed(world: World) -> None:
    session = await lobby(world, "aki", "ben")
    world.env.backend.delete_channel(world.channel.id)
    await world.settle()
    assert (await world.services.tables.load(session.id)).phase is Phase.CLOSED


async def test_tables_in_threads_of_a_deleted_channel_are_lost(world: World) -> None:
    game = await begun_game(world, "aki", "ben", "chika", at=thread_in(world))
    waiting = await lobby(world, "aki", "ben", at=thread_in(world))
    world.env.backend.delete_channel(world.channel.id)
    await world.settle()
    assert (await world.services.tables.load(waiting.id)).phase is Phase.CLOSED
    assert await world.store.read(partial(channels.is_unreachable, session_id=game.id))


async def test_host_is_notified_of_deleted_channel(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    world.env.backend.delete_channel(world.channel.id)
    await world.settle()
    (reply,) = await direct(world, "aki")
    assert reply.startswith("The channel of your table is gone.")
    assert "/game board" in reply
    assert await direct(world, "ben") == []


# --- permissions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", [MISSING, NO_VIEW])
async def test_host_is_notified_once_of_lost_permissions(world: World, code: int) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=code, times=None)
    await play(world, session)
    await play(world, session)
    (reply,) = await direct(world, "aki")
    assert reply.startswith("I can no longer write in the channel of your table.")


async def test_host_is_notified_in_own_language(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika", lang="ja")
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=MISSING, times=None)
    await play(world, session)
    (reply,) = await direct(world, "aki")
    assert reply.startswith("あなたの卓のチャンネルに書き込めなくなりました。")


async def test_channel_permission_change_retries_deliveries(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    forbid(world, send_messages=True)
    await play(world, session)
    assert await world.client.app.services.reachability.unreachable_reason(session.id) == "forbidden"
    forbid(world, embed_links=True)
    await world.settle()
    await settle_all(world)
    assert await world.client.app.services.reachability.unreachable_reason(session.id) is None
    assert (await owing(world, session)).id in [user.id for user in world.panel().mentions]


async def test_role_change_retries_deliveries(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    guild = world.env.backend.get_guild(world.guild.id)
    role = next(role for role in guild.roles.values() if role.managed)
    might = role.permissions
    everyone = guild.roles[guild.id].permissions
    for each in (role.id, guild.id):
        world.env.backend.edit_role(guild.id, each, {"permissions": 1 << 10})
    await play(world, session)
    assert await world.client.app.services.reachability.unreachable_reason(session.id) == "forbidden"
    world.env.backend.edit_role(guild.id, guild.id, {"permissions": everyone})
    world.env.backend.edit_role(guild.id, role.id, {"permissions": might})
    await world.settle()
    await settle_all(world)
    assert await world.client.app.services.reachability.unreachable_reason(session.id) is None


async def test_nothing_is_retried_without_permission(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    forbid(world, send_messages=True)
    await play(world, session)
    before = len(world.env.http_requests)
    forbid(world, send_messages=True, attach_files=True)
    await world.settle()
    await settle_all(world)
    assert not [r for r in world.env.http_requests[before:] if r.path.endswith("/messages")]


# --- the server --------------------------------------------------------------------------------------------------


def leave(world: World) -> None:
    """Remove the bot from the server; its channels stay."""
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})


def invite(world: World) -> None:
    guild = world.env.backend.get_guild(world.guild.id)
    payload = dict(serializers.guild_create_payload(world.env.backend, guild))
    payload.pop("unavailable")
    world.env.backend.emit("GUILD_CREATE", payload)


async def test_rejoined_server_keeps_its_games(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    leave(world)
    await world.settle()
    block_sending(world, NO_VIEW)
    await play(world, session)
    assert await world.store.read(guilds.away) == [world.guild.id]
    world.env.backend.faults.clear()
    posted = len(world.messages())
    invite(world)
    await world.settle()
    await settle_all(world)
    assert await world.store.read(guilds.away) == []
    assert len(world.messages()) == posted + 1, "what had waited"
    await world.people["aki"].slash(world.channel, "game board")
    await settle_all(world)
    assert choices(world.panel())
    await play(world, session)


async def test_server_is_purged_a_month_after_leaving(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    leave(world)
    await world.settle()
    world.clock.now += 31 * 86400
    await world.client.upkeep()
    assert world.guild.id not in await world.store.read(guilds.known)
    assert await world.services.tables.of_user(world.people["aki"].id) == []
    assert session.id


async def test_server_left_while_offline_is_noticed(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    await world.store.write(partial(guilds.departed, guild_id=world.guild.id, at=1.0))
    await world.restart()
    await world.settle()
    assert await world.store.read(guilds.away) == [], "we are there, whatever was noted"


async def test_game_of_a_channel_whose_deletion_was_missed_moves_elsewhere(world: World) -> None:
    """CHANNEL_DELETE was lost before a RESUME: the cache still holds the channel, Discord no longer does."""
    session = await begun_game(world, "aki", "ben", "chika")
    other = world.guild.create_text_channel("other")
    with missed(world, "CHANNEL_DELETE"):
        world.env.backend.delete_channel(world.channel.id)
        await world.settle()
    assert world.client.get_channel(session.channel_id) is not None
    shown = private(await world.people["chika"].slash(other, "game board"))
    assert "it goes on here" in shown.content
    await settle_all(world)
    assert (await world.client.app.services.tables.load(session.id)).channel_id == other.id


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
