"""What the table stands on is taken away: panels, threads, channels, permissions, the server. It comes back."""

from __future__ import annotations

from functools import partial

import pytest
from simcord import ChannelHandle, MemberActor
from simcord.backend import serializers

from bot.store import guilds
from bot.store.messages import channels
from bot.table.model import Phase, Session

from .evening import dealt, lobby, person, settled, tell
from .house import House, labels, private
from .player import choices
from .test_troubles import forbid

NO_VIEW, LOCKED, MISSING = 50001, 160005, 50013


async def owing(house: House, session: Session) -> MemberActor:
    session = await house.service.load(session.id)
    user = session.players[session.movers[0]].user_id
    return next(person for person in house.people.values() if person.id == user)


def deaf(house: House, code: int = MISSING) -> None:
    """Discord lets nothing of ours into any channel."""
    house.env.inject_error("POST", "/channels/*/messages", status=403, code=code, times=None)


async def play(house: House, session: Session) -> None:
    """The first move that is possible, by whoever owes it."""
    actor = await owing(house, session)
    now = await house.service.load(session.id)
    look = house.service.look(now, actor.id)
    await house.service.act(
        session.id,
        person(actor),
        now.rules.notation(look.legal[0]),
        decision=None,
        interaction_id=None,
    )
    await settled(house)


def thread_in(house: House) -> ChannelHandle:
    thread = house.env.backend.create_thread(house.channel.id, "table", house.people["aki"].id)
    return ChannelHandle(house.env, house.guild, thread)


def standing(channel: ChannelHandle) -> list[str]:
    """What can be pressed on the newest panel there."""
    return next((labels(one) for one in reversed(channel.history()) if one.components), [])


async def direct(house: House, name: str) -> list[str]:
    """The direct messages that this person has got."""
    await settled(house)
    return [message.content for message in house.people[name].user.dm_channel.history()]


# --- panels ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", [Phase.LOBBY, Phase.PLAYING, Phase.OVER])
async def test_a_deleted_panel_comes_back(house: House, phase: Phase) -> None:
    session = await (lobby if phase is Phase.LOBBY else dealt)(house, "aki", "ben", "chika", stand_ins="false")
    if phase is Phase.OVER:
        await house.service.seats.leave(session.id, person(house.people["ben"]), interaction_id=None)
        await settled(house)
    assert (await house.service.load(session.id)).phase is phase
    before = labels(house.panel())
    house.env.backend.bulk_delete_messages(house.channel.id, [message.id for message in house.messages()])
    await house.people["dai"].slash(house.channel, "game board")
    await settled(house)
    assert labels(house.panel()) == before


async def test_a_lobby_that_stands_is_not_posted_twice(house: House) -> None:
    await lobby(house, "aki", "ben")
    before = [message.id for message in house.messages()]
    await house.people["dai"].slash(house.channel, "game board")
    await settled(house)
    assert [message.id for message in house.messages()] == before


# --- threads -----------------------------------------------------------------------------------------------------


async def test_a_deleted_thread_lets_the_game_go_on_in_a_channel(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika", at=thread_in(house))
    house.env.backend.delete_channel(session.channel_id)
    await house.settle()
    told = await tell(house, "ben", "game board")
    assert (
        told == "The channel of your game of Micronesia is gone, so it goes on here. A fresh panel is on its way."
    )
    await settled(house)
    assert (await house.service.load(session.id)).channel_id == house.channel.id
    assert choices(house.panel())


async def test_a_thread_that_slept_is_woken_by_the_next_panel(house: House) -> None:
    thread = thread_in(house)
    session = await dealt(house, "aki", "ben", "chika", at=thread)
    house.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await house.settle()
    before = len(thread.history())
    await house.people["aki"].slash(thread, "game board")
    await settled(house)
    assert len(thread.history()) > before
    assert (await house.service.load(session.id)).channel_id == thread.id


async def test_a_sleeping_thread_is_not_a_lost_channel(house: House) -> None:
    thread = thread_in(house)
    session = await dealt(house, "aki", "ben", "chika", at=thread)
    house.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await house.settle()
    assert "no game" in (await tell(house, "aki", "game board")).lower()
    assert (await house.service.load(session.id)).channel_id == thread.id


async def test_a_locked_thread_is_told_again_when_it_is_unlocked(house: House) -> None:
    thread = thread_in(house)
    session = await dealt(house, "aki", "ben", "chika", at=thread)
    house.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    deaf(house, LOCKED)
    await play(house, session)
    assert await house.client.publisher.trouble(session.id) == "thread-locked"
    house.env.backend.faults.clear()
    house.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": False})
    await house.settle()
    await settled(house)
    assert await house.client.publisher.trouble(session.id) is None
    assert standing(thread)


# --- channels ----------------------------------------------------------------------------------------------------


async def test_a_deleted_channel_lets_the_game_go_on_elsewhere(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    other = house.guild.create_text_channel("other")
    house.env.backend.delete_channel(house.channel.id)
    await house.settle()
    stranger = private(await house.people["dai"].slash(other, "game board"))
    assert "goes on here" not in stranger.content, "only somebody of the table moves it"
    shown = private(await house.people["chika"].slash(other, "game board"))
    assert "it goes on here" in shown.content
    await settled(house)
    assert (await house.service.load(session.id)).channel_id == other.id
    await play(house, session)
    assert standing(other)


async def test_a_game_does_not_move_into_a_channel_with_another_one(house: House) -> None:
    other = house.guild.create_text_channel("other")
    session = await dealt(house, "aki", "ben", "chika")
    await dealt(house, "dai", "ben", "chika", at=other)
    house.env.backend.delete_channel(house.channel.id)
    await house.settle()
    shown = private(await house.people["aki"].slash(other, "game board"))
    assert shown.content.startswith("Your game of Micronesia has lost its channel.")
    assert (await house.service.load(session.id)).channel_id == house.channel.id


async def test_a_hidden_channel_is_not_a_lost_one(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    other = house.guild.create_text_channel("other")
    forbid(house, view_channel=True)
    await house.settle()
    private(await house.people["aki"].slash(other, "game board"))
    assert (await house.service.load(session.id)).channel_id == house.channel.id


async def test_a_lobby_in_a_deleted_channel_is_closed(house: House) -> None:
    session = await lobby(house, "aki", "ben")
    house.env.backend.delete_channel(house.channel.id)
    await house.settle()
    assert (await house.service.load(session.id)).phase is Phase.CLOSED


async def test_the_tables_in_the_threads_of_a_deleted_channel_are_lost_too(house: House) -> None:
    game = await dealt(house, "aki", "ben", "chika", at=thread_in(house))
    waiting = await lobby(house, "aki", "ben", at=thread_in(house))
    house.env.backend.delete_channel(house.channel.id)
    await house.settle()
    assert (await house.service.load(waiting.id)).phase is Phase.CLOSED
    assert await house.store.read(partial(channels.muted, session_id=game.id))


async def test_the_host_is_told_of_a_deleted_channel(house: House) -> None:
    await dealt(house, "aki", "ben", "chika")
    house.env.backend.delete_channel(house.channel.id)
    await house.settle()
    (told,) = await direct(house, "aki")
    assert told.startswith("The channel of your table is gone.")
    assert "/game board" in told
    assert await direct(house, "ben") == []


# --- permissions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", [MISSING, NO_VIEW])
async def test_the_host_is_told_once_of_lost_permissions(house: House, code: int) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    house.env.inject_error("POST", f"/channels/{house.channel.id}/messages", status=403, code=code, times=None)
    await play(house, session)
    await play(house, session)
    (told,) = await direct(house, "aki")
    assert told.startswith("I may no longer write in the channel of your table.")


async def test_the_host_is_told_in_their_own_language(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika", lang="ja")
    house.env.inject_error("POST", f"/channels/{house.channel.id}/messages", status=403, code=MISSING, times=None)
    await play(house, session)
    (told,) = await direct(house, "aki")
    assert told.startswith("あなたのテーブルのチャンネルに書き込めなくなりました。")


async def test_what_waits_is_told_when_the_channel_lets_us_in_again(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    forbid(house, send_messages=True)
    await play(house, session)
    assert await house.client.publisher.trouble(session.id) == "forbidden"
    forbid(house, embed_links=True)
    await house.settle()
    await settled(house)
    assert await house.client.publisher.trouble(session.id) is None
    assert (await owing(house, session)).id in [user.id for user in house.panel().mentions]


async def test_what_waits_is_told_when_a_role_lets_us_in_again(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    guild = house.env.backend.get_guild(house.guild.id)
    role = next(role for role in guild.roles.values() if role.managed)
    might = role.permissions
    everyone = guild.roles[guild.id].permissions
    for each in (role.id, guild.id):
        house.env.backend.edit_role(guild.id, each, {"permissions": 1 << 10})
    await play(house, session)
    assert await house.client.publisher.trouble(session.id) == "forbidden"
    house.env.backend.edit_role(guild.id, guild.id, {"permissions": everyone})
    house.env.backend.edit_role(guild.id, role.id, {"permissions": might})
    await house.settle()
    await settled(house)
    assert await house.client.publisher.trouble(session.id) is None


async def test_while_we_may_not_speak_nothing_is_tried(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    forbid(house, send_messages=True)
    await play(house, session)
    before = len(house.env.http_requests)
    forbid(house, send_messages=True, attach_files=True)
    await house.settle()
    await settled(house)
    assert not [r for r in house.env.http_requests[before:] if r.path.endswith("/messages")]


# --- the server --------------------------------------------------------------------------------------------------


def leave(house: House) -> None:
    """The bot is taken off the server; the channels stay as they are."""
    house.env.backend.emit("GUILD_DELETE", {"id": str(house.guild.id)})


def invite(house: House) -> None:
    guild = house.env.backend.get_guild(house.guild.id)
    payload = dict(serializers.guild_create_payload(house.env.backend, guild))
    payload.pop("unavailable")
    house.env.backend.emit("GUILD_CREATE", payload)


async def test_a_server_that_invites_us_again_has_its_games(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    leave(house)
    await house.settle()
    deaf(house, NO_VIEW)
    await play(house, session)
    assert await house.store.read(guilds.away) == [house.guild.id]
    house.env.backend.faults.clear()
    posted = len(house.messages())
    invite(house)
    await house.settle()
    await settled(house)
    assert await house.store.read(guilds.away) == []
    assert len(house.messages()) == posted + 1, "what had waited"
    await house.people["aki"].slash(house.channel, "game board")
    await settled(house)
    assert choices(house.panel())
    await play(house, session)


async def test_a_server_is_forgotten_a_month_after_we_left(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    leave(house)
    await house.settle()
    house.clock.now += 31 * 86400
    await house.client.upkeep()
    assert house.guild.id not in await house.store.read(guilds.known)
    assert await house.service.of_user(house.people["aki"].id) == []
    assert session.id


async def test_leaving_while_we_were_off_is_noticed(house: House) -> None:
    await dealt(house, "aki", "ben", "chika")
    await house.store.write(partial(guilds.departed, guild_id=house.guild.id, at=1.0))
    await house.restart()
    await house.settle()
    assert await house.store.read(guilds.away) == [], "we are there, whatever was noted"
