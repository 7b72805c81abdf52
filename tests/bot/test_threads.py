"""Another table in the same channel: in a thread of its own, or as a post in a forum."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle

from bot.kit.phone import phone_lines
from bot.rows.threads import POST, NewTablesRow
from bot.seating.threads import IDLE
from bot.session.model import Phase
from bot.store.games.threads import NEW_TABLES
from bot.texts import Speaker

from .games import actor_of, begun_game, command, direct, lobby, play_to_end, reply_to, see, starting, table_in
from .server_page import choose, choose_channels, manager
from .test_failures import forbid
from .world import Message, World, answer_to, custom_id, labels, press, private

pytestmark = pytest.mark.database

OPENING = "/channels/*/messages/*/threads"


async def new(world: World, name: str = "ben", game: str = "octa", at: ChannelHandle | None = None) -> Message:
    """Type /game new and return the answer."""
    answer = await command(world, name, "game new", at, game=game)
    await world.settle()
    return answer


async def opens(world: World, name: str, asked: Message) -> Message:
    world.clock.now += 1
    said = await answer_to(world.people[name], asked, "Open a thread for")
    await world.settle()
    return said


async def beside(world: World, name: str = "ben", game: str = "octa") -> Message:
    """Open a table in a thread of the world's channel, where one is open."""
    return await opens(world, name, await new(world, name, game))


async def forum_for(world: World) -> ChannelHandle:
    """Let all new tables be posts in a new forum."""
    forum = world.guild.create_forum_channel("boards")
    await choose_channels(world, manager(world), "goes", forum)
    return forum


async def upkeep(world: World) -> list[ChannelHandle]:
    """Return the threads of the channel after an hour's upkeep."""
    await world.client.upkeep()
    await world.settle()
    return list(world.channel.threads)


async def test_thread_is_offered_where_a_table_is_open(world: World) -> None:
    await lobby(world, "aki")
    own = await new(world, "aki")
    assert labels(own) == ["Open a thread for Octa", "Close it and open Octa"]
    asked = await new(world)
    said = "The lobby of **aki** for Micronesia is open in this channel: join it, open Octa in a thread"
    assert said in asked.content
    assert labels(asked) == ["Open a thread for Octa"]
    opened = await opens(world, "ben", asked)
    assert f"The lobby for Octa is open in a thread of <#{world.channel.id}>" in opened.content
    await world.redeliver()
    (thread,) = world.channel.threads
    announced = world.messages()[-2]  # below it is Discord's own line
    assert (thread.id, thread.name) == (announced.id, "Octa · ben")
    assert announced.content == f"**Octa**: **ben** opened a table in <#{thread.id}>."
    assert (announced.mentions, labels(announced)) == ([], ["About…"])
    assert phone_lines(announced.content.replace(f"<#{thread.id}>", "#" + str(thread.name)), "en") == 2
    assert "**ben**" in thread.history()[-1].content
    assert "Join" in labels(thread.history()[-1])
    await beside(world, "chika", "dicolony")
    threads = {one.name: one.id for one in world.channel.threads}
    world.clock.now += IDLE
    stuck = threads["Octa · ben"]
    world.env.inject_error("PATCH", f"/channels/{stuck}", status=400, code=50024, times=9)
    await world.client.upkeep()
    idle = [channel_id for channel_id, _ in await world.services.threads.idle()]
    assert idle == [stuck], "one that cannot be archived holds up no other"
    data = world.env.backend.get_channel(threads["Dicolony · chika"]).thread_metadata
    assert data is not None
    assert (data.archived, data.locked) == (True, False)


async def test_whole_game_in_a_thread_and_its_rematch(world: World) -> None:
    """Begun, played to the end and played again by the thread's own panels; a running game is no obstacle."""
    await begun_game(world, "aki", "ben", "chika")
    asked, busy = await new(world, "ben", "micronesia"), "is already open in this channel."
    assert asked.content == f"A table of Micronesia {busy} Micronesia can have a thread of its own."
    await opens(world, "ben", asked)
    (thread,) = world.channel.threads
    session = await table_in(world, thread)
    for _ in range(2 - sum(player.is_computer for player in session.players)):
        await world.services.lobbies.add_computer(session.id, actor_of(world.people["ben"]), "random")
    await world.settle()
    await press(world.people["ben"], thread.history()[-1], "Begin")
    await world.settle()
    await play_to_end(world, await world.services.tables.load(session.id))
    card = next(one for one in reversed(thread.history()) if "Rematch" in labels(one))
    await press(world.people["ben"], card, "Rematch")
    await world.settle()
    again = await table_in(world, thread)
    assert (again.phase, again.id != session.id, len(world.channel.threads)) == (Phase.LOBBY, True, 1)
    assert (await world.session()).phase is Phase.PLAYING, "the channel's own table is untouched"


async def test_rematch_gets_a_thread_where_another_table_is_open(world: World) -> None:
    await play_to_end(world, await begun_game(world, "aki", computers=2))
    card = world.panel()
    world.clock.now += 1
    await lobby(world, "ben", game="octa")
    asked = await answer_to(world.people["aki"], card, "Rematch")
    said = "A table of Octa is already open in this channel. Micronesia can have a thread of its own."
    assert asked.content == said
    await opens(world, "aki", asked)
    (thread,) = world.channel.threads
    again = await table_in(world, thread)
    assert (again.game, again.host_id) == ("micronesia", world.people["aki"].id)


# --- what goes wrong ---------------------------------------------------------------------------------------------


async def test_missing_permission_is_named_and_the_thread_opens_once_it_is_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lobby(world, "aki")
    forbid(world, create_public_threads=True)
    said = await beside(world)
    assert f"I can’t open a table in <#{world.channel.id}>. Missing: Create Public Threads." in said.content
    forbid(world)
    world.env.inject_error("POST", OPENING, status=403, code=50013)
    await beside(world)
    assert world.channel.threads == [], "it was taken away after the press"
    listed = await reply_to(world, "ben", "tables")
    assert f"a thread that is about to open ([go there](https://discord.com/channels/{world.guild.id}))" in listed
    assert "<#-" not in listed
    assert "about to open" not in await reply_to(world, "chika", "tables"), "nobody else sees it before it is there"
    await world.store.write(lambda db: db.execute("UPDATE threads SET message_id = NULL"))
    for number in range(60):
        await world.people["dai"].send(world.channel, f"{number}")

    async def lost(*_: object) -> int:
        raise AssertionError("a second announcement")

    monkeypatch.setattr("bot.senders.threads.DiscordThreads._send", lost)
    assert len(await upkeep(world)) == 1, "the announcement is found below many messages; no nonce is remembered"
    assert len(starting(world, "**Octa")) == 1


@pytest.mark.parametrize("path", [OPENING, "/channels/*/messages"])
async def test_refusal_of_any_kind_is_told_to_the_host(world: World, path: str) -> None:
    """Not tried on in silence: what is refused so is refused again."""
    await lobby(world, "aki")
    asked = await new(world)
    world.env.inject_error("POST", path, status=400, code=30033, times=1)
    await opens(world, "ben", asked)
    assert world.channel.threads == []
    (told,) = direct(world, "ben")
    assert told.content.startswith("Discord doesn’t let me open the thread of your table. I try again every hour")
    assert len(await upkeep(world)) == 1


async def test_deleted_announcement_is_posted_anew(world: World) -> None:
    """With a nonce of its own: Discord would give back the deleted one."""
    world.env.inject_error("POST", OPENING, status=404, code=10008, times=1)
    await lobby(world, "aki")
    await beside(world)
    sent = [one.json for one in world.env.http_requests if one.method == "POST" and "**Octa**: " in str(one.json)]
    assert len({one["nonce"] for one in sent}) == 2
    assert "Join" in labels(world.channel.threads[-1].history()[-1])


async def test_forged_press_of_a_stranger_opens_no_table_of_another_server(world: World) -> None:
    session = await lobby(world, "aki")
    guild = world.env.create_guild("Other")
    guild.add_member(world.people["chika"].user)
    asked = await lobby(world, "chika", at=guild.create_text_channel("games"), game="octa")
    own = f"s1:{session.id}:0:beside"
    for id_ in (f"{own}:go_fish", f"{own}:octa:0aaaaaaaaa", own, f"s1:{asked.id}:0:beside:octa"):
        world.forged_id = id_
        await press(world.people["chika"], world.panel(), "About…")
        await world.settle()
        assert world.channel.threads == []


# --- what a server chooses ---------------------------------------------------------------------------------------


async def test_moderator_chooses_threads_for_all_new_tables(world: World) -> None:
    eri = manager(world)
    assert "New tables: **in threads**" in (await choose(world, eri, "goes", "In threads")).content
    await new(world, "aki")
    assert [thread.name for thread in world.channel.threads] == ["Octa · aki"]
    await choose(world, eri, "goes", "In the channel")
    await new(world, "aki")
    assert len(world.channel.threads) == 1


async def test_forum_holds_tables_as_posts_with_a_tag(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    forum, backend = world.guild.create_forum_channel("boards"), world.env.backend
    plain = {"moderated": False, "emoji_id": None, "emoji_name": None}
    tags = [{"id": "5", "name": "Other", **plain}, {"id": "6", "name": "octa", **plain}]
    backend.edit_channel(forum.id, {"available_tags": tags})
    said = await choose_channels(world, manager(world), "goes", forum)
    assert f"New tables: **posts in <#{forum.id}>**" in said.content
    assert (await new(world)).content == f"The lobby for Octa is open as a post in <#{forum.id}>."
    (post,) = forum.threads
    assert (post.name, backend.get_channel(post.id).applied_tags) == ("Octa · ben", [6])
    first, *_, panel = post.history()
    assert (first.content, labels(first)) == ("**Octa**: **ben** opened this table.", ["About…"])
    session = await table_in(world, post)
    assert session.id in custom_id(first, "About…")
    assert "Join" in labels(panel)
    assert world.messages() == [], "the channel in which it was typed stays as it was"
    await opens(world, "chika", await new(world, "chika", "dicolony", post))
    assert [one.name for one in forum.threads] == ["Octa · ben", "Dicolony · chika"], "a busy post offers another"
    backend.edit_channel(forum.id, {"available_tags": []})
    monkeypatch.setattr(discord.ForumChannel, "flags", discord.flags.ChannelFlags(require_tag=True))
    await world.settle()
    said = await new(world, "dai")
    assert f"<#{forum.id}> requires a tag, and none is called “Octa”." in said.content
    assert len(forum.threads) == 2


async def test_what_an_earlier_version_was_told_of_a_channel_holds(world: World) -> None:
    """Until the server chooses for all."""
    forum, eri = world.guild.create_forum_channel("boards"), manager(world)
    row = NewTablesRow(world.channel.id, world.guild.id, POST, forum.id)
    await world.store.write(lambda db: NEW_TABLES.put(db, row))
    page = await command(world, eri, "server")
    assert f"New tables: **in the channel; of <#{world.channel.id}> posts in <#{forum.id}>**" in page.content
    await new(world)
    assert len(forum.threads) == 1
    page = await choose(world, eri, "goes", "In the channel")
    assert "New tables: **in the channel**" in page.content
    await new(world, "chika")
    assert (await world.session()).host_id == world.people["chika"].id


async def test_guest_who_cannot_see_the_forum_is_not_invited_into_it(world: World) -> None:
    forum, dai = await forum_for(world), world.people["dai"]
    see(world, forum, dai, view_channel=False)
    asked = private(await world.people["aki"].context_menu(world.channel, "Invite to a game", dai))
    said = await answer_to(world.people["aki"], asked, "Octa")
    await world.settle()
    assert (forum.threads, said.content) == ([], Speaker("en").say("refusal-guest-not-here"))
