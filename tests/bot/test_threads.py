"""Another table in the same channel: in a thread of its own, or as a post in a forum."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.kit.phone import phone_lines
from bot.rows.settings import THREADS
from bot.rows.threads import POST, NewTablesRow
from bot.seating.threads import IDLE
from bot.session.model import Phase
from bot.store.games.threads import NEW_TABLES
from bot.texts import Speaker

from .games import actor_of, begun_game, lobby, play_to_end, reply_to
from .server_page import choose, choose_channels, manager
from .test_failures import forbid
from .world import World, custom_id, labels, open_world, press, private

pytestmark = pytest.mark.database


async def beside(world: World, name: str = "ben", game: str = "octa") -> ChannelHandle:
    """Open a table in a thread of the world's channel, where one is open."""
    asked = private(await world.people[name].slash(world.channel, "game new", game=game))
    world.clock.now += 1
    await press(world.people[name], asked, "Open a thread for")
    await world.settle()
    return world.channel.threads[-1]


async def test_thread_is_offered_where_a_table_is_open(world: World) -> None:
    await lobby(world, "aki")
    asked = private(await world.people["ben"].slash(world.channel, "game new", game="octa"))
    assert (
        "The lobby of **aki** for Micronesia is open in this channel: join it, open Octa in a thread"
        in asked.content
    )
    assert labels(asked) == ["Open a thread for Octa"]
    said = private(await press(world.people["ben"], asked, "Open a thread for Octa"))
    await world.settle()
    assert f"The lobby for Octa is open in a thread of <#{world.channel.id}>" in said.content
    (thread,) = world.channel.threads
    announced = world.messages()[-2]  # below it is Discord's own line
    assert (thread.id, thread.name) == (announced.id, "Octa · ben")
    assert announced.content == f"**Octa**: **ben** opened a table in <#{thread.id}>."
    assert (announced.mentions, labels(announced)) == ([], ["About…"])
    assert phone_lines(announced.content.replace(f"<#{thread.id}>", "#" + str(thread.name)), "en") == 2
    assert "**ben**" in thread.history()[-1].content
    assert "Join" in labels(thread.history()[-1])


async def test_own_lobby_may_stay_or_be_closed(world: World) -> None:
    await lobby(world, "aki")
    asked = private(await world.people["aki"].slash(world.channel, "game new", game="octa"))
    assert labels(asked) == ["Open a thread for Octa", "Close it and open Octa"]


async def test_running_game_is_no_obstacle(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    asked = private(await world.people["dai"].slash(world.channel, "game new", game="octa"))
    assert (
        asked.content == "A table of Micronesia is already open in this channel. Octa can have a thread of its own."
    )
    assert labels(asked) == ["Open a thread for Octa"]


async def test_whole_game_in_a_thread(world: World) -> None:
    """Begun, played to the end and played again by the thread's own panels."""
    await lobby(world, "aki")
    thread = await beside(world, "ben", "micronesia")
    session = await world.services.tables.in_channel(thread.id)
    assert session is not None
    for _ in range(2 - sum(player.is_computer for player in session.players)):
        await world.services.lobbies.add_computer(session.id, actor_of(world.people["ben"]), "random")
    await world.settle()
    await press(world.people["ben"], thread.history()[-1], "Begin")
    await world.settle()
    await play_to_end(world, await world.services.tables.load(session.id))
    card = next(one for one in reversed(thread.history()) if "Rematch" in labels(one))
    await press(world.people["ben"], card, "Rematch")
    await world.settle()
    again = await world.services.tables.in_channel(thread.id)
    assert again is not None
    assert (again.phase, again.id != session.id, len(world.channel.threads)) == (Phase.LOBBY, True, 1)
    assert (await world.session()).phase is Phase.LOBBY, "the channel's own table is untouched"


async def test_rematch_gets_a_thread_where_another_table_is_open(world: World) -> None:
    await play_to_end(world, await begun_game(world, "aki", computers=2))
    card = world.panel()
    world.clock.now += 1
    await lobby(world, "ben", game="octa")
    asked = private(await press(world.people["aki"], card, "Rematch"))
    assert (
        asked.content == "A table of Octa is already open in this channel. Micronesia can have a thread of its own."
    )
    world.clock.now += 1
    await press(world.people["aki"], asked, "Open a thread for Micronesia")
    await world.settle()
    (thread,) = world.channel.threads
    again = await world.services.tables.in_channel(thread.id)
    assert again is not None
    assert (again.game, again.host_id) == ("micronesia", world.people["aki"].id)


async def test_redelivery_and_second_press_open_no_second_thread(world: World) -> None:
    await lobby(world, "aki")
    await beside(world)
    await world.redeliver()
    assert len(world.channel.threads) == 1


async def test_missing_permission_is_named_with_its_place(world: World) -> None:
    forbid(world, create_public_threads=True)
    await lobby(world, "aki")
    asked = private(await world.people["ben"].slash(world.channel, "game new", game="octa"))
    said = private(await press(world.people["ben"], asked, "Open a thread for"))
    assert f"I can’t open a table in <#{world.channel.id}>. Missing: Create Public Threads." in said.content
    assert world.channel.threads == []


async def test_thread_opens_once_the_permission_is_back(world: World) -> None:
    """It was taken away after the press."""
    await lobby(world, "aki")
    asked = private(await world.people["ben"].slash(world.channel, "game new", game="octa"))
    world.clock.now += 1
    world.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013)
    await press(world.people["ben"], asked, "Open a thread for")
    await world.settle()
    assert world.channel.threads == []
    await world.client.upkeep()
    await world.settle()
    assert len(world.channel.threads) == 1
    assert len([one for one in world.messages() if one.content.startswith("**Octa")]) == 1, "one announcement"


@pytest.mark.parametrize("path", ["/channels/*/messages/*/threads", "/channels/*/messages"])
async def test_refusal_of_any_kind_is_told_to_the_host(world: World, path: str) -> None:
    """Not tried on in silence: what is refused so is refused again."""
    await lobby(world, "aki")
    asked = private(await world.people["ben"].slash(world.channel, "game new", game="octa"))
    world.clock.now += 1
    world.env.inject_error("POST", path, status=400, code=30033, times=1)
    await press(world.people["ben"], asked, "Open a thread for")
    await world.settle()
    assert world.channel.threads == []
    (told,) = world.people["ben"].user.dm_channel.history()
    assert told.content.startswith("Discord doesn’t let me open the thread of your table. I try again every hour")
    await world.client.upkeep()
    await world.settle()
    assert len(world.channel.threads) == 1


async def test_deleted_announcement_is_posted_anew(world: World) -> None:
    """With a nonce of its own: Discord would give back the deleted one."""
    world.env.inject_error("POST", "/channels/*/messages/*/threads", status=404, code=10008, times=1)
    await lobby(world, "aki")
    thread = await beside(world)
    nonces = [
        r.json["nonce"] for r in world.env.http_requests if r.method == "POST" and "**Octa**: " in str(r.json)
    ]
    assert len(set(nonces)) == 2
    assert "Join" in labels(thread.history()[-1])


async def test_moderator_chooses_threads_for_all_new_tables(world: World) -> None:
    eri = manager(world)
    assert "New tables: **in threads**" in (await choose(world, eri, "goes", "In threads")).content
    await world.people["aki"].slash(world.channel, "game new", game="octa")
    await world.settle()
    assert [thread.name for thread in world.channel.threads] == ["Octa · aki"]
    await choose(world, eri, "goes", "In the channel")
    await world.people["aki"].slash(world.channel, "game new", game="octa")
    await world.settle()
    assert len(world.channel.threads) == 1


async def test_forum_holds_tables_as_posts_with_a_tag(world: World) -> None:
    forum = world.guild.create_forum_channel("boards")
    plain = {"moderated": False, "emoji_id": None, "emoji_name": None}
    tags = [{"id": "5", "name": "Other", **plain}, {"id": "6", "name": "octa", **plain}]
    backend = world.env.backend
    backend.edit_channel(forum.id, {"available_tags": tags})
    said = await choose_channels(world, manager(world), "goes", forum)
    assert f"New tables: **posts in <#{forum.id}>**" in said.content
    said = private(await world.people["ben"].slash(world.channel, "game new", game="octa"))
    await world.settle()
    assert said.content == f"The lobby for Octa is open as a post in <#{forum.id}>."
    (post,) = forum.threads
    assert (post.name, backend.get_channel(post.id).applied_tags) == ("Octa · ben", [6])
    first, *_, panel = post.history()
    assert (first.content, labels(first)) == ("**Octa**: **ben** opened this table.", ["About…"])
    session = await world.services.tables.in_channel(post.id)
    assert session is not None
    assert session.id in custom_id(first, "About…")
    assert "Join" in labels(panel)
    assert world.messages() == [], "the channel in which it was typed stays as it was"


async def test_what_an_earlier_version_was_told_of_a_channel_holds(world: World) -> None:
    """Until the server chooses for all."""
    forum, eri = world.guild.create_forum_channel("boards"), manager(world)
    row = NewTablesRow(world.channel.id, world.guild.id, POST, forum.id)
    await world.store.write(lambda db: NEW_TABLES.put(db, row))
    page = private(await eri.slash(world.channel, "server"))
    assert f"New tables: **in the channel; of <#{world.channel.id}> posts in <#{forum.id}>**" in page.content
    await world.people["ben"].slash(world.channel, "game new", game="octa")
    await world.settle()
    assert len(forum.threads) == 1
    page = await choose(world, eri, "goes", "In the channel")
    assert "New tables: **in the channel**" in page.content
    await world.people["chika"].slash(world.channel, "game new", game="octa")
    await world.settle()
    assert (await world.session()).host_id == world.people["chika"].id


async def test_busy_post_offers_another_post(world: World) -> None:
    forum = world.guild.create_forum_channel("boards")
    await choose_channels(world, manager(world), "goes", forum)
    await world.people["ben"].slash(world.channel, "game new", game="octa")
    await world.settle()
    (post,) = forum.threads
    asked = private(await world.people["chika"].slash(post, "game new", game="dicolony"))
    world.clock.now += 1
    await press(world.people["chika"], asked, "Open a thread for Dicolony")
    await world.settle()
    assert [one.name for one in forum.threads] == ["Octa · ben", "Dicolony · chika"]


async def test_required_tag_that_is_missing_is_named(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    forum = world.guild.create_forum_channel("boards")
    await choose_channels(world, manager(world), "goes", forum)
    monkeypatch.setattr(discord.ForumChannel, "flags", discord.flags.ChannelFlags(require_tag=True))
    said = private(await world.people["ben"].slash(world.channel, "game new", game="octa"))
    assert f"<#{forum.id}> requires a tag, and none is called “Octa”." in said.content
    assert forum.threads == []


async def test_idle_thread_is_archived_but_not_locked(world: World) -> None:
    await lobby(world, "aki")
    thread = await beside(world)
    world.clock.now += IDLE
    await world.client.upkeep()
    data = world.env.backend.get_channel(thread.id).thread_metadata
    assert data is not None
    assert (data.archived, data.locked) == (True, False)
    assert await world.services.threads.idle() == []


async def test_forged_press_of_a_stranger_opens_their_own_table(world: World) -> None:
    """Anybody may open a table; the id of another server's table is refused."""
    session = await lobby(world, "aki")
    await press_forged(world, "chika", f"s1:{session.id}:0:beside:go_fish")
    await press_forged(world, "chika", f"s1:{session.id}:0:beside:octa:0aaaaaaaaa")
    await press_forged(world, "chika", f"s1:{session.id}:0:beside")
    assert world.channel.threads == []
    elsewhere = world.env.create_guild("Other")
    there = elsewhere.create_text_channel("games")
    other = elsewhere.add_member(world.people["chika"].user)
    assert other is not None
    asked = await lobby(world, "chika", at=there, game="octa")
    await press_forged(world, "chika", f"s1:{asked.id}:0:beside:octa")
    assert world.channel.threads == []


async def press_forged(world: World, name: str, forged: str) -> None:
    world.forged_id = forged
    await press(world.people[name], world.panel(), "About…")
    await world.settle()


async def test_table_whose_thread_is_to_come_is_listed_with_its_server(world: World) -> None:
    """As long as the thread cannot be opened."""
    world.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013)
    await lobby(world, "aki")
    await beside_fails(world)
    listed = await reply_to(world, "ben", "tables")
    assert f"a thread that is about to open ([go there](https://discord.com/channels/{world.guild.id}))" in listed
    assert "<#-" not in listed
    assert "about to open" in await reply_to(world, "ben", "tables")
    assert "about to open" not in await reply_to(world, "chika", "tables"), "nobody else sees it before it is there"


async def beside_fails(world: World) -> None:
    asked = private(await world.people["ben"].slash(world.channel, "game new", game="octa"))
    world.clock.now += 1
    await press(world.people["ben"], asked, "Open a thread for")
    await world.settle()


async def test_japanese_server_reads_it_in_japanese(tmp_path: Path) -> None:
    async with open_world(tmp_path / "ja.db", guild_locale="ja") as world:
        await world.services.threads.choose(world.guild.id, THREADS)
        await world.people["aki"].slash(world.channel, "game new", game="octa")
        await world.settle()
        (thread,) = world.channel.threads
        assert thread.name == "オクタ｜akiさん"
        assert world.messages()[0].content == f"**オクタ**：**aki**さんが <#{thread.id}> に卓を開きました。"


async def test_thread_that_cannot_be_archived_holds_up_no_other(world: World) -> None:
    await lobby(world, "aki")
    threads = [await beside(world, "ben"), await beside(world, "chika", "dicolony")]
    world.clock.now += IDLE
    world.env.inject_error("PATCH", f"/channels/{threads[0].id}", status=400, code=50024, times=9)
    await world.client.upkeep()
    assert [channel_id for channel_id, _ in await world.services.threads.idle()] == [threads[0].id]


async def test_guest_who_cannot_see_the_forum_is_not_invited_into_it(world: World) -> None:
    forum = world.guild.create_forum_channel("boards")
    shut = Overwrite(
        target_id=world.people["dai"].id,
        type=OverwriteType.MEMBER,
        allow=0,
        deny=discord.Permissions(view_channel=True).value,
    )
    world.env.backend.set_overwrite(forum.id, shut)
    await choose_channels(world, manager(world), "goes", forum)
    asked = await world.people["aki"].context_menu(world.channel, "Invite to a game", world.people["dai"])
    said = private(await press(world.people["aki"], private(asked), "Octa"))
    await world.settle()
    assert forum.threads == []
    assert said.content == Speaker("en").say("refusal-guest-not-here")


async def test_announcement_is_found_below_many_messages(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot was off for a while after it: no nonce is remembered."""
    world.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013)
    await lobby(world, "aki")
    await beside_fails(world)
    await world.store.write(lambda db: db.execute("UPDATE threads SET message_id = NULL"))
    for number in range(60):
        await world.people["dai"].send(world.channel, f"{number}")

    async def lost(*_: object) -> int:
        raise AssertionError("a second announcement")

    monkeypatch.setattr("bot.senders.threads.DiscordThreads._send", lost)
    await world.client.upkeep()
    await world.settle()
    assert len(world.channel.threads) == 1
