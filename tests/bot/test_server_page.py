"""/server: where tables go, how many, reminders, lists and language, for who manages the server."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from bot.kit.phone import phone_lines
from bot.session.model import Phase

from .games import actor_of, begun_game, lobby, more, play_to_end, see
from .server_page import choose, choose_channels, manager, member, setting
from .test_failures import forbid
from .world import Message, World, controls, labels, press, private

pytestmark = pytest.mark.database


def changing(page: Message) -> list[str]:
    """Return the lines of the list *Change…*."""
    listed = [one for one in controls(page) if one.get("placeholder") == "Change…"]
    return [option["label"] for one in listed for option in one["options"]]


async def opens(world: World, name: str, at: ChannelHandle | None = None) -> Message:
    """Ask for a new table of Octa."""
    return private(await world.people[name].slash(at or world.channel, "game new", game="octa"))


async def thread_of(world: World, name: str) -> ChannelHandle:
    """Open a second table, in a thread of its own; return that."""
    before = {thread.id for thread in world.channel.threads}
    world.clock.now += 1
    await press(world.people[name], await opens(world, name), "Open a thread for")
    await world.settle()
    return next(thread for thread in world.channel.threads if thread.id not in before)


async def goes(world: World) -> str:
    return (await world.services.preferences.of_server(world.guild.id)).goes


async def test_page_shows_every_value(world: World) -> None:
    """On one screen of a phone; who moderates reads it, who manages the server changes it."""
    eri, mod = manager(world), member(world, "gou", manage_messages=True)
    page = private(await eri.slash(world.channel, "server"))
    assert page.content.split("\n")[:9] == [
        "## This server’s settings",
        "Tables may be opened: **in every channel**",
        "New tables: **in the channel**",
        "At once in a channel: **no limit**",
        "Reminders: **as everybody wishes**",
        "List of free seats: **off**",
        "Dice of the day: **off**",
        "Language: **same as Discord**",
        "Welcome: **not posted yet**",
    ]
    assert phone_lines(page.content, "en") <= 18
    assert changing(page)[0] == "Tables may be opened: in every channel"
    assert len(changing(page)) == 8
    read = private(await mod.slash(world.channel, "server"))
    assert "People who can manage this server" in read.content
    assert changing(read) == []
    theirs = await setting(world, eri, "goes")
    world.forged_id = next(one["custom_id"] for one in controls(theirs) if one.get("label") == "In threads")
    await lobby(world, "aki")
    assert "manage this server" in private(await press(mod, world.panel(), "About…")).content
    assert await goes(world) == "here"
    for old, said in (("setting:server:ja", "/server"), ("who-opens", "## This"), ("daily-here:off", "## This")):
        shown = private(await eri.slash(world.channel, "settings"))
        world.forged_id = f"s1::0:{old}"
        assert said in private(await press(eri, shown, "Seats…")).content


async def test_tables_are_opened_where_the_server_wants_them(world: World) -> None:
    """By command, by *Rematch* and on the page of first steps; what is open elsewhere goes on."""
    aki, eri, hall = world.people["aki"], manager(world), world.guild.create_text_channel("games")
    await play_to_end(world, await begun_game(world, "aki", computers=2))
    card = world.panel()
    await lobby(world, "aki")
    page = await choose_channels(world, eri, "open-in", hall)
    assert f"Tables may be opened: **in <#{hall.id}>**" in page.content
    await press(world.people["ben"], world.panel(), "Join")
    assert len((await world.session()).players) == 2, "an open lobby goes on"
    await world.services.moves.end((await world.session()).id, actor_of(aki), by_moderator=False)
    said = f"On this server tables are opened in <#{hall.id}>."
    assert (await opens(world, "chika")).content == said
    assert private(await press(aki, card, "Rematch")).content == said
    which = private(await press(aki, await more(aki, card), "New game"))
    assert private(await press(aki, which, "Octa")).content == said
    assert await world.services.tables.in_channel(world.channel.id) is None
    assert "Octa" in (await opens(world, "chika", hall)).content
    await choose(world, eri, "open-in", "In every channel")
    await press(aki, card, "Rematch")
    await world.settle()
    assert (await world.session()).phase is Phase.LOBBY


async def test_threads_of_an_allowed_channel_are_allowed(world: World) -> None:
    await lobby(world, "aki")
    await choose_channels(world, manager(world), "open-in", world.channel)
    thread = await thread_of(world, "ben")
    session = await world.services.tables.in_channel(thread.id)
    assert session is not None
    await world.services.moves.end(session.id, actor_of(world.people["ben"]), by_moderator=False)
    await world.settle()
    await opens(world, "ben", thread)
    assert await world.services.tables.in_channel(thread.id) is not None


async def test_number_of_tables_at_once(world: World) -> None:
    """Nothing is closed where the next one could not open, as when the limit was set while the question stood."""
    aki, eri, allows = world.people["aki"], manager(world), "This server allows 1 table at a time"
    await lobby(world, "aki")
    page = await choose(world, eri, "at-once", "1")
    assert "At once in a channel: **1**" in page.content
    said = (await opens(world, "ben")).content
    assert said.endswith("is open in this channel: join it. This server allows 1 at a time.")
    hall = world.guild.create_text_channel("games")
    assert "Octa" in (await opens(world, "chika", hall)).content, "each channel by itself"
    own = await opens(world, "aki")
    assert labels(own) == ["Close it and open Octa"]
    world.clock.now += 1
    await press(aki, own, "Close it and open Octa")
    await world.settle()
    assert (await world.session()).game == "octa"
    await choose(world, eri, "at-once", "No limit")
    await thread_of(world, "ben")
    own = await opens(world, "aki")
    await choose(world, eri, "at-once", "1")
    assert private(await press(aki, own, "Close it and open Octa")).content.startswith(allows)
    assert (await world.session()).phase is Phase.LOBBY
    assert (await opens(world, "aki")).content.startswith(allows)


async def test_threads_that_people_make_count_too(world: World) -> None:
    await choose(world, manager(world), "at-once", "1")
    channel = world.client.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    threads = [
        await channel.create_thread(name=name, type=discord.ChannelType.public_thread) for name in ("one", "two")
    ]
    first, second = (next(one for one in world.channel.threads if one.id == thread.id) for thread in threads)
    await opens(world, "aki", first)
    await world.settle()
    assert await world.services.tables.in_channel(first.id) is not None
    await threads[0].edit(archived=True)
    await world.settle()
    allows = "This server allows 1 table at a time in a channel or forum, threads included."
    assert (await opens(world, "ben", second)).content.startswith(allows)
    assert (await opens(world, "ben")).content.startswith("This server allows 1 table at a time")


async def test_deleted_channels_open_nothing_and_say_so(world: World) -> None:
    """A deleted forum lets tables stay where they are opened."""
    eri, hall, forum = (
        manager(world),
        world.guild.create_text_channel("games"),
        world.guild.create_forum_channel("f"),
    )
    page = await choose_channels(world, eri, "goes", forum)
    assert f"New tables: **posts in <#{forum.id}>**" in page.content
    await choose_channels(world, eri, "open-in", hall)
    for gone in (hall, forum):
        world.env.backend.delete_channel(gone.id)
        await world.settle()
    assert await goes(world) == "here"
    assert (await opens(world, "aki")).content.startswith("The channels for this server’s tables are gone.")
    page = private(await eri.slash(world.channel, "server"))
    assert "a channel you can’t see, or a deleted one" in changing(page)[0]
    page = await choose_channels(world, eri, "open-in", world.channel)
    assert f"Tables may be opened: **in <#{world.channel.id}>**" in page.content


async def test_channel_that_the_bot_may_not_use_is_refused(world: World) -> None:
    """A forum that takes no post, and a welcome that Discord does not take, are sentences too."""
    eri, forum, bot = manager(world), world.guild.create_forum_channel("boards"), world.client.user
    assert bot is not None
    see(world, forum, bot, send_messages=False)
    await world.settle()
    assert "Missing: Send Messages" in (await choose_channels(world, eri, "goes", forum)).content
    assert await goes(world) == "here"
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=9)
    said = await choose_channels(world, eri, "welcome", world.channel)
    assert said.content.startswith("Discord didn’t take the message in")
    assert world.messages() == []
    shown = await setting(world, eri, "seats")
    forbid(world, send_messages=True)
    listed = next(one["custom_id"] for one in controls(shown) if one["type"] == 8)
    said = private(await eri.select(shown, [world.channel], custom_id=listed))
    assert f"I can’t write in <#{world.channel.id}>. Missing: Send Messages." in said.content
    assert await world.services.seat_lists.of_server(world.guild.id) is None


async def test_hidden_channel_is_named_to_nobody(world: World) -> None:
    """Not even to who manages the server and does not see it."""
    hidden, eri = world.guild.create_text_channel("secret"), manager(world)
    await choose_channels(world, eri, "open-in", hidden)
    see(world, hidden, eri, view_channel=False)
    await world.settle()
    page = private(await eri.slash(world.channel, "server"))
    assert "secret" not in str(controls(page))
    await choose_channels(world, eri, "open-in", world.channel)
    now = await world.services.preferences.of_server(world.guild.id)
    assert now.open_in == (world.channel.id, hidden.id), "whoever chooses drops nothing that they do not see"


async def test_list_of_free_seats_and_dice_of_the_day(world: World) -> None:
    eri = manager(world)
    page = await choose_channels(world, eri, "seats", world.channel)
    assert f"List of free seats: **<#{world.channel.id}>**" in page.content
    assert "List of free seats: **off**" in (await choose(world, eri, "seats", "Off")).content
    shown = await choose_channels(world, eri, "daily", world.channel)
    assert "The next one comes <t:" in shown.content
    hours = next(one for one in controls(shown) if one["type"] == 3)
    shown = private(await eri.select(shown, ["server:daily:hour:9"], custom_id=hours["custom_id"]))
    row = await world.services.daily.server(world.guild.id)
    assert row is not None
    assert (row.channel_id, row.hour) == (world.channel.id, 9)
    assert "Dice of the day: **off**" in private(await press(eri, shown, "Off")).content
    assert await world.services.daily.server(world.guild.id) is None


async def test_welcome_is_posted_where_it_is_wanted(world: World) -> None:
    eri = manager(world)
    page = await choose_channels(world, eri, "welcome", world.channel)
    assert f"Posted in <#{world.channel.id}>." in page.content
    (sent,) = world.messages()
    assert "Play now" in labels(sent)

    async def into_threads(who: MemberActor) -> str:
        return private(await press(who, sent, "Tables in threads")).content

    assert "Manage Server" in await into_threads(world.people["aki"])
    assert "New tables: **in threads**" in await into_threads(eri)
    await opens(world, "aki")
    await world.settle()
    assert [thread.name for thread in world.channel.threads] == ["Octa · aki"]
