"""/server: where tables go, how many, reminders, lists and language, for who manages the server."""

from __future__ import annotations

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.kit.phone import phone_lines
from bot.session.model import Phase

from .games import actor_of, begun_game, lobby, more, play_to_end, reply_to
from .server_page import choose, choose_channels, manager, member, setting
from .test_failures import forbid
from .world import World, controls, labels, press, private

pytestmark = pytest.mark.database


async def test_page_shows_every_value(world: World) -> None:
    page = private(await manager(world).slash(world.channel, "server"))
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
    (listed,) = [one for one in controls(page) if one.get("placeholder") == "Change…"]
    assert next(option["label"] for option in listed["options"]) == "Tables may be opened: in every channel"
    assert len(listed["options"]) == 8


async def test_who_moderates_reads_and_who_manages_changes(world: World) -> None:
    mod = member(world, "gou", manage_messages=True)
    page = private(await mod.slash(world.channel, "server"))
    assert "People who can manage this server" in page.content
    assert not [one for one in controls(page) if one.get("placeholder") == "Change…"]
    theirs = await setting(world, manager(world), "goes")
    world.forged_id = next(one["custom_id"] for one in controls(theirs) if one.get("label") == "In threads")
    refused = private(await press(mod, page, labels(page)[0])) if labels(page) else None
    assert refused is None or "Manage Server" in refused.content


async def test_tables_are_opened_where_the_server_wants_them(world: World) -> None:
    """By command and by button; what is open elsewhere goes on."""
    await lobby(world, "aki")
    eri, hall = manager(world), world.guild.create_text_channel("games")
    page = await choose_channels(world, eri, "open-in", hall)
    assert f"Tables may be opened: **in <#{hall.id}>**" in page.content
    await press(world.people["ben"], world.panel(), "Join")
    assert len((await world.session()).players) == 2, "an open lobby goes on"
    said = f"On this server tables are opened in <#{hall.id}>."
    assert await reply_to(world, "chika", "game new", game="octa") == said
    which = private(await world.people["chika"].slash(hall, "game new", game="octa"))
    assert "Octa" in which.content


async def test_rematch_and_welcome_open_no_table_elsewhere(world: World) -> None:
    await play_to_end(world, await begun_game(world, "aki", computers=2))
    card = world.panel()
    eri, hall = manager(world), world.guild.create_text_channel("games")
    await choose_channels(world, eri, "open-in", hall)
    said = f"On this server tables are opened in <#{hall.id}>."
    assert private(await press(world.people["aki"], card, "Rematch")).content == said
    which = private(await press(world.people["aki"], await more(world.people["aki"], card), "New game"))
    assert private(await press(world.people["aki"], which, "Octa")).content == said
    assert await world.services.tables.in_channel(world.channel.id) is None
    await choose(world, eri, "open-in", "In every channel")
    await press(world.people["aki"], card, "Rematch")
    await world.settle()
    assert (await world.session()).phase is Phase.LOBBY


async def test_threads_of_an_allowed_channel_are_allowed(world: World) -> None:
    await lobby(world, "aki")
    await choose_channels(world, manager(world), "open-in", world.channel)
    asked = private(await world.people["ben"].slash(world.channel, "game new", game="octa"))
    world.clock.now += 1
    await press(world.people["ben"], asked, "Open a thread for")
    await world.settle()
    (thread,) = world.channel.threads
    session = await world.services.tables.in_channel(thread.id)
    assert session is not None
    await world.services.moves.end(session.id, actor_of(world.people["ben"]), by_moderator=False)
    await world.settle()
    await world.people["ben"].slash(thread, "game new", game="octa")
    assert await world.services.tables.in_channel(thread.id) is not None


async def test_number_of_tables_at_once(world: World) -> None:
    await lobby(world, "aki")
    page = await choose(world, manager(world), "at-once", "1")
    assert "At once in a channel: **1**" in page.content
    said = await reply_to(world, "ben", "game new", game="octa")
    assert said.endswith("is open in this channel: join it. This server allows 1 at a time.")
    own = private(await world.people["aki"].slash(world.channel, "game new", game="octa"))
    assert labels(own) == ["Close it and open Octa"]
    world.clock.now += 1
    await press(world.people["aki"], own, "Close it and open Octa")
    await world.settle()
    assert (await world.session()).game == "octa"


async def test_threads_that_people_make_count_too(world: World) -> None:
    eri = manager(world)
    await choose(world, eri, "at-once", "1")
    made = []
    for name in ("one", "two"):
        channel = world.client.get_channel(world.channel.id)
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        made.append(next(one for one in world.channel.threads if one.id == thread.id))
    await world.people["aki"].slash(made[0], "game new", game="octa")
    await world.settle()
    assert await world.services.tables.in_channel(made[0].id) is not None
    first = world.client.get_channel(made[0].id)
    assert isinstance(first, discord.Thread)
    await first.edit(archived=True)
    await world.settle()
    said = private(await world.people["ben"].slash(made[1], "game new", game="octa"))
    assert said.content.startswith("This server allows 1 table at a time in a channel or forum, threads included.")
    said = private(await world.people["ben"].slash(world.channel, "game new", game="octa"))
    assert said.content.startswith("This server allows 1 table at a time")


async def test_nothing_is_closed_where_the_next_one_could_not_open(world: World) -> None:
    """The limit was set while the question stood there."""
    await lobby(world, "aki")
    asked = private(await world.people["ben"].slash(world.channel, "game new", game="octa"))
    world.clock.now += 1
    await press(world.people["ben"], asked, "Open a thread for")
    await world.settle()
    own = private(await world.people["aki"].slash(world.channel, "game new", game="octa"))
    await choose(world, manager(world), "at-once", "1")
    said = private(await press(world.people["aki"], own, "Close it and open Octa"))
    assert said.content.startswith("This server allows 1 table at a time")
    assert (await world.session()).phase is Phase.LOBBY
    said = private(await world.people["aki"].slash(world.channel, "game new", game="octa"))
    assert said.content.startswith("This server allows 1 table at a time")


async def test_deleted_channels_open_nothing_and_say_so(world: World) -> None:
    hall, eri = world.guild.create_text_channel("games"), manager(world)
    await choose_channels(world, eri, "open-in", hall)
    world.env.backend.delete_channel(hall.id)
    await world.settle()
    said = await reply_to(world, "aki", "game new", game="octa")
    assert said.startswith("The channels for this server’s tables are gone.")
    page = private(await eri.slash(world.channel, "server"))
    (listed,) = [one for one in controls(page) if one.get("placeholder") == "Change…"]
    assert "a channel you can’t see, or a deleted one" in listed["options"][0]["label"]
    page = await choose_channels(world, eri, "open-in", world.channel)
    assert f"Tables may be opened: **in <#{world.channel.id}>**" in page.content


async def test_forum_that_takes_no_post_is_refused(world: World) -> None:
    forum = world.guild.create_forum_channel("boards")
    eri = manager(world)
    bot = world.client.user
    assert bot is not None
    deny = discord.Permissions(send_messages=True).value
    world.env.backend.set_overwrite(forum.id, Overwrite(bot.id, OverwriteType.MEMBER, 0, deny))
    await world.settle()
    said = await choose_channels(world, eri, "goes", forum)
    assert "Missing: Send Messages" in said.content
    assert (await world.services.preferences.of_server(world.guild.id)).goes == "here"


async def test_welcome_that_discord_refuses_is_a_sentence(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=9)
    said = await choose_channels(world, manager(world), "welcome", world.channel)
    assert said.content.startswith("Discord didn’t take the message in")
    assert world.messages() == []


async def test_hidden_channel_is_named_to_nobody(world: World) -> None:
    """Not even to who manages the server and does not see it."""
    hidden, eri = world.guild.create_text_channel("secret"), manager(world)
    await choose_channels(world, eri, "open-in", hidden)
    deny = discord.Permissions(view_channel=True).value
    world.env.backend.set_overwrite(hidden.id, Overwrite(eri.id, OverwriteType.MEMBER, 0, deny))
    await world.settle()
    page = private(await eri.slash(world.channel, "server"))
    assert "secret" not in str(controls(page))
    await choose_channels(world, eri, "open-in", world.channel)
    now = await world.services.preferences.of_server(world.guild.id)
    assert now.open_in == (world.channel.id, hidden.id), "whoever chooses drops nothing that they do not see"


async def test_all_settings_fit_a_phone(world: World) -> None:
    page = private(await manager(world).slash(world.channel, "server"))
    assert phone_lines(page.content, "en") <= 18


async def test_list_of_free_seats_and_dice_of_the_day(world: World) -> None:
    eri = manager(world)
    page = await choose_channels(world, eri, "seats", world.channel)
    assert f"List of free seats: **<#{world.channel.id}>**" in page.content
    page = await choose(world, eri, "seats", "Off")
    assert "List of free seats: **off**" in page.content
    shown = await choose_channels(world, eri, "daily", world.channel)
    assert "The next one comes <t:" in shown.content
    hours = next(one for one in controls(shown) if one["type"] == 3)
    shown = private(await eri.select(shown, ["server:daily:hour:9"], custom_id=hours["custom_id"]))
    row = await world.services.daily.server(world.guild.id)
    assert row is not None
    assert (row.channel_id, row.hour) == (world.channel.id, 9)
    page = private(await press(eri, shown, "Off"))
    assert "Dice of the day: **off**" in page.content
    assert await world.services.daily.server(world.guild.id) is None


async def test_welcome_is_posted_where_it_is_wanted(world: World) -> None:
    eri = manager(world)
    page = await choose_channels(world, eri, "welcome", world.channel)
    assert f"Posted in <#{world.channel.id}>." in page.content
    (sent,) = world.messages()
    assert "Play now" in labels(sent)
    said = private(await press(eri, sent, "Tables in threads"))
    assert "New tables: **in threads**" in said.content
    assert "Manage Server" in private(await press(world.people["aki"], sent, "Tables in threads")).content
    await world.people["aki"].slash(world.channel, "game new", game="octa")
    await world.settle()
    assert [thread.name for thread in world.channel.threads] == ["Octa · aki"]


async def test_channel_where_the_bot_may_not_write_is_refused(world: World) -> None:
    eri = manager(world)
    shown = await setting(world, eri, "seats")
    forbid(world, send_messages=True)
    listed = next(one["custom_id"] for one in controls(shown) if one["type"] == 8)
    said = private(await eri.select(shown, [world.channel], custom_id=listed))
    assert f"I can’t write in <#{world.channel.id}>. Missing: Send Messages." in said.content
    assert await world.services.seat_lists.of_server(world.guild.id) is None


async def test_old_buttons_say_where_it_is_now(world: World) -> None:
    eri = manager(world)
    for old, said in (("setting:server:ja", "/server"), ("who-opens", "## This"), ("daily-here:off", "## This")):
        shown = private(await eri.slash(world.channel, "settings"))
        world.forged_id = f"s1::0:{old}"
        assert said in private(await press(eri, shown, "Seats…")).content


async def test_deleted_forum_lets_tables_stay(world: World) -> None:
    forum = world.guild.create_forum_channel("boards")
    page = await choose_channels(world, manager(world), "goes", forum)
    assert f"New tables: **posts in <#{forum.id}>**" in page.content
    await world.client.app.services.reachability.channel_gone(forum.id)
    assert (await world.services.preferences.of_server(world.guild.id)).goes == "here"
