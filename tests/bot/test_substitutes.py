"""Offering one's seat to those who stand in, and taking one, by commands, buttons and direct messages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from simcord import ResponseMessage

from bot.command_tree import verbs
from bot.kit.phone import phone_lines
from bot.rows.messages import FILL
from bot.session.model import Session
from bot.session.rules import HOUR
from bot.store.messages import requests

from .games import actor_of, begun_game, does, lobby, reply_to, settle_all
from .server_page import choose_channels, manager
from .test_forged_presses import elsewhere, forged
from .world import World, custom_id, labels, lists, open_world, press, private

pytestmark = pytest.mark.database


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with open_world(tmp_path / "sainome.db", names=("aki", "ben", "chika", "dai", "emi")) as opened:
        yield opened


async def settings_page(world: World, name: str) -> ResponseMessage:
    shown = private(await world.people[name].slash(world.channel, "settings"))
    shown = private(await press(world.people[name], shown, "Seats…"))
    return private(await press(world.people[name], shown, "Stand in for others"))


async def stands_in(world: World, *names: str) -> None:
    for name in names:
        page = await settings_page(world, name)
        private(await press(world.people[name], page, "Stand in"))
        world.clock.now += 1


async def offers(world: World, name: str) -> ResponseMessage:
    asked = await does(world, name, "offer-seat")
    shown = private(await press(world.people[name], asked, "Offer my seat"))
    await settle_all(world)
    return shown


def direct(world: World, name: str) -> list[discord.Message]:
    channel = world.people[name].user.dm_channel
    return [message for message in channel.history() if message.author.bot]


def newest(world: World, start: str) -> discord.Message:
    return next(message for message in reversed(world.messages()) if message.content.startswith(start))


async def search_id(world: World, session: Session) -> int:
    found = await world.store.read(lambda db: requests.newest(db, session.id, FILL))
    assert found is not None
    return found.id


async def owner_of(world: World, seat: int = 1) -> int | None:
    return (await world.session()).players[seat].person


# --- settings ----------------------------------------------------------------------------------------------------


async def test_standing_in_is_off_until_it_is_chosen(world: World) -> None:
    shown = private(await world.people["dai"].slash(world.channel, "settings"))
    assert "**Seats** · offers welcome · not standing in" in shown.content
    page = await settings_page(world, "dai")
    assert "once a day at most" in page.content
    assert labels(page)[-2:] == ["Stand in", "Back"]
    assert [one["placeholder"] for one in lists(page)] == ["In which games?", "Ask me from", "Ask me until"]
    assert not [one for each in lists(page) for one in each["options"] if one.get("default")], "their names show"
    on = private(await press(world.people["dai"], page, "Stand in"))
    assert "Stand in for others on this server: **all games**, outside your quiet hours" in on.content
    games = lists(on)[0]
    some = private(await world.people["dai"].select(on, ["octa", "micronesia"], custom_id=games["custom_id"]))
    assert "**Micronesia · Octa**" in some.content
    for hour, at, value in ((1, "20:00", "setting:stand-in-from:20"), (2, "23:00", "setting:stand-in-until:23")):
        asked = lists(some)[hour]
        some = private(await world.people["dai"].select(some, [value], custom_id=asked["custom_id"]))
        assert at in some.content
    assert "**20:00 to 23:00**" in some.content
    off = private(await press(world.people["dai"], some, "Don’t stand in"))
    assert "**off**" in off.content


async def test_made_up_settings_change_nothing(world: World) -> None:
    for path in ("setting:stand-in:maybe", "setting:stand-in-from:24", "setting:stand-in-until:x"):
        page = await settings_page(world, "dai")
        world.forged_id = f"s1::0:{path}"
        assert "no such setting" in private(await press(world.people["dai"], page, "Stand in")).content.lower()
    assert await world.services.substitutes.of(world.guild.id, world.people["dai"].id) is None


# --- the whole way -----------------------------------------------------------------------------------------------


async def test_seat_goes_from_offer_to_substitute_in_two_presses_each(world: World) -> None:
    await stands_in(world, "dai")
    await begun_game(world, "aki", "ben", "chika")
    asked = await does(world, "ben", "offer-seat")
    assert "it counts as resigned for you" in asked.content
    assert await owner_of(world) == world.people["ben"].id, "nothing happens before it is confirmed"
    shown = private(await press(world.people["ben"], asked, "Offer my seat"))
    await settle_all(world)
    assert shown.content.startswith("Your seat is offered. The computer plays for you until somebody takes it")
    assert labels(shown) == ["I’m back"]
    told = newest(world, "🪑 **ben** is away")
    assert not told.mentions
    (message,) = direct(world, "dai")
    assert message.content.startswith("🪑 The seat of **ben** needs a player. Would you stand in?")
    assert labels(message) == ["Take the seat", "Not this time", "Stop asking me"]
    assert phone_lines(message.content) <= 10
    panel = private(await press(world.people["dai"].user, message, "Take the seat"))
    await settle_all(world)
    assert panel.content.startswith("The seat is yours. This is your panel.")
    assert await owner_of(world) == world.people["dai"].id
    assert any("takes over the seat of **ben**" in message.content for message in world.messages())
    assert direct(world, "dai") == [], "what is answered goes"
    await world.redeliver()
    assert await owner_of(world) == world.people["dai"].id
    assert "You have no seat" in (await does(world, "ben", "offer-seat")).content


async def test_back_button_ends_the_offer(world: World) -> None:
    await stands_in(world, "dai")
    await begun_game(world, "aki", "ben", "chika")
    shown = await offers(world, "ben")
    again = await does(world, "ben", "offer-seat")
    assert again.content == shown.content
    await press(world.people["ben"], shown, "I’m back")
    await settle_all(world)
    assert not direct(world, "dai"), "the direct message is settled"
    assert await owner_of(world) == world.people["ben"].id


async def test_not_this_time_asks_the_next(world: World) -> None:
    await stands_in(world, "dai", "emi")
    await begun_game(world, "aki", "ben", "chika")
    await offers(world, "ben")
    assert not direct(world, "emi")
    reply = private(await press(world.people["dai"].user, direct(world, "dai")[0], "Not this time"))
    await settle_all(world)
    assert reply.content == "Thanks for answering. I’ll ask somebody else."
    assert len(direct(world, "emi")) == 1
    listed = await reply_to(world, "emi", "tables")
    assert "the seat of ben needs a player" in listed
    assert "needs a player" not in await reply_to(world, "dai", "tables")


async def test_stop_asking_me_switches_it_off(world: World) -> None:
    await stands_in(world, "dai", "emi")
    await begun_game(world, "aki", "ben", "chika")
    await offers(world, "ben")
    reply = private(await press(world.people["dai"].user, direct(world, "dai")[0], "Stop asking me"))
    await settle_all(world)
    assert reply.content.startswith("You no longer stand in for others on this server.")
    assert await world.services.substitutes.of(world.guild.id, world.people["dai"].id) is None
    assert len(direct(world, "emi")) == 1


async def test_late_answer_is_told_why(world: World) -> None:
    await stands_in(world, "dai", "emi")
    await begun_game(world, "aki", "ben", "chika")
    await offers(world, "ben")
    (message,) = direct(world, "dai")
    take = custom_id(message, "Take")
    world.clock.now += 7 * HOUR
    await world.client.tick()
    await settle_all(world)
    assert len(direct(world, "emi")) == 1
    world.forged_id = take
    assert "closed" in private(await press(world.people["dai"], world.panel(), "My panel")).content


async def test_open_seat_is_taken_by_command(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    await offers(world, "ben")
    offered = await world.services.substitutes.offered(world.guild.id)
    assert [(session.id, request.seat) for session, request in offered] == [((await world.session()).id, 1)]
    reply = (await does(world, "dai", "take-seat", "1")).content
    await settle_all(world)
    assert reply.startswith("The seat is yours.")
    assert await owner_of(world) == world.people["dai"].id


async def test_open_seat_is_listed_and_taken_there(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    before = private(await world.people["dai"].slash(world.channel, "tables"))
    assert "Take the seat, table 1" not in labels(before)
    await offers(world, "ben")
    listed = private(await world.people["dai"].slash(world.channel, "tables"))
    assert "the seat of **ben** is free" in listed.content
    assert labels(listed)[0] == "Take the seat, table 1"
    seated = private(await world.people["aki"].slash(world.channel, "tables"))
    assert "Take the seat, table 1" not in labels(seated)
    taken = custom_id(listed, "Take the seat")
    panel = private(await press(world.people["dai"], listed, "Take the seat, table 1"))
    await settle_all(world)
    assert panel.content.startswith("The seat is yours.")
    assert (await world.services.tables.load(session.id)).players[1].person == world.people["dai"].id
    assert "closed" in private(await world.press_late("emi", taken)).content


async def test_public_list_is_posted_for_an_open_seat(world: World) -> None:
    games = world.guild.create_text_channel("lists")
    await begun_game(world, "aki", "ben", "chika")
    await choose_channels(world, manager(world), "seats", games)
    world.clock.now += 7 * HOUR
    await world.client.tick()
    await settle_all(world)
    assert not games.history()
    await offers(world, "ben")
    world.clock.now += HOUR
    await world.client.tick()
    await settle_all(world)
    (message,) = games.history()
    assert "the seat of **ben** is free" in message.content
    assert not message.mentions
    await press(world.people["emi"], message, "Take the seat, table 1")
    await settle_all(world)
    assert await owner_of(world) == world.people["emi"].id


async def test_without_stand_ins_the_offer_can_be_withdrawn(world: World) -> None:
    session = await lobby(world, "aki", "ben", "chika", stand_ins="false")
    await begun_from(world, session)
    shown = await offers(world, "ben")
    assert labels(shown) == ["Withdraw"]
    assert await owner_of(world) == world.people["ben"].id
    assert (
        private(await press(world.people["ben"], shown, "Withdraw")).content
        == "You withdrew your request. Nothing changes."
    )
    assert "Offer your seat?" in (await does(world, "ben", "offer-seat")).content


async def begun_from(world: World, session: Session) -> None:
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await settle_all(world)


async def test_resigning_offers_the_other_way(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    asked = private(await world.people["ben"].slash(world.channel, "game leave"))
    assert labels(asked) == ["Find a substitute", "Resign", "Stay"]
    assert "Offer your seat?" in private(await press(world.people["ben"], asked, "Find a substitute")).content


# --- people who are not meant ------------------------------------------------------------------------------------


async def test_forged_answers_take_no_seat(world: World) -> None:
    await stands_in(world, "dai")
    session = await begun_game(world, "aki", "ben", "chika")
    await offers(world, "ben")
    number = await search_id(world, session)
    for name in ("emi", "aki"):
        world.forged_id = f"s1:{session.id}:0:answer:{number}:yes"
        reply = private(await press(world.people[name], world.panel(), "My panel"))
        assert "not for you" in reply.content
    there = await elsewhere(world)
    for path in (f"answer:{number}:yes", "offer-seat", "offer-seat:offer-seat", "offer-seat:withdraw"):
        await forged(world, there, "emi", f"s1:{session.id}:0:{path}")
    assert (await world.session()).players[1].user_id == world.people["ben"].id
    assert await search_id(world, session) == number


async def test_open_seat_is_for_people_of_the_server_only(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    await offers(world, "ben")
    number = await search_id(world, session)
    guild = world.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("games")
    guild.add_member(world.people["dai"].user)
    await lobby(world, "dai", at=channel)
    outsider = guild.add_member(world.env.create_user("gast"))
    world.forged_id = f"s1:{session.id}:0:answer:{number}:yes"
    reply = private(await press(outsider, channel.history()[-1], "Join"))
    assert reply.content.startswith("You aren’t on the server of this table")
    assert (await world.session()).players[1].user_id == world.people["ben"].id


async def test_who_has_left_the_server_is_passed_over(world: World) -> None:
    await stands_in(world, "dai", "emi")
    await begun_game(world, "aki", "ben", "chika")
    world.guild.remove_member(world.people["dai"])
    await offers(world, "ben")
    await world.client.tick()
    await settle_all(world)
    assert len(direct(world, "emi")) == 1
    world.guild.remove_member(world.people["emi"])
    reply = private(await press(world.people["emi"].user, direct(world, "emi")[0], "Take the seat"))
    assert reply.content.startswith("You aren’t on the server of this table")
    assert (await world.session()).players[1].user_id == world.people["ben"].id


async def test_who_does_not_see_the_channel_is_passed_over(world: World) -> None:
    closed = {world.people["dai"]: discord.PermissionOverwrite(view_channel=False)}
    hidden = world.guild.create_text_channel("hidden", overwrites=closed)
    await stands_in(world, "dai", "emi")
    session = await begun_game(world, "aki", "ben", "chika", at=hidden)
    await world.services.substitutes.search(session.id, actor_of(world.people["ben"]))
    await settle_all(world)
    await world.client.tick()
    await settle_all(world)
    assert len(direct(world, "emi")) == 1
    assert not [message for message in direct(world, "dai") if "needs a player" in message.content]


async def test_verbs_of_offers_need_the_tables_server() -> None:
    found = verbs()
    assert not found["offer-seat"].anywhere
    assert found["answer"].unseated


async def test_in_japanese(tmp_path: Path) -> None:
    locales = dict.fromkeys(("ben", "dai"), "ja")
    async with open_world(tmp_path / "ja.db", locales=locales, guild_locale="ja") as world:
        shown = private(await world.people["dai"].slash(world.channel, "settings"))
        shown = private(await press(world.people["dai"], shown, "席…"))
        page = private(await press(world.people["dai"], shown, "代わりに遊ぶ"))
        on = private(await press(world.people["dai"], page, "代わりに遊ぶ"))
        assert "このサーバーでほかの人の代わりに遊ぶ：**すべてのゲーム**" in on.content
        await begun_game(world, "aki", "ben", "chika", lang="ja")
        asked = await does(world, "ben", "offer-seat")
        await press(world.people["ben"], asked, "席を引き継ぐ人を探す")
        await settle_all(world)
        assert newest(world, "🪑 **ben**さんが不在なので")
        assert labels(direct(world, "dai")[0]) == ["席を引き継ぐ", "今回は断る", "今後は聞かない"]


async def hidden_table(world: World) -> Session:
    closed = {world.people["dai"]: discord.PermissionOverwrite(view_channel=False)}
    hidden = world.guild.create_text_channel("hidden", overwrites=closed)
    await stands_in(world, "dai", "emi")
    return await begun_game(world, "aki", "ben", "chika", at=hidden)


async def told_of_the_seat(world: World, session: Session) -> list[str]:
    await world.services.substitutes.search(session.id, actor_of(world.people["ben"]))
    await settle_all(world)
    await world.client.tick()
    await settle_all(world)
    return [name for name in ("dai", "emi") if any("needs a player" in one.content for one in direct(world, name))]


async def test_hidden_channel_of_another_process_is_looked_up(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await hidden_table(world)
    monkeypatch.setattr(world.client, "get_guild", lambda guild_id: None)
    assert await told_of_the_seat(world, session) == ["emi"]


async def test_archived_thread_of_a_hidden_channel_is_looked_up(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = {world.people["dai"]: discord.PermissionOverwrite(view_channel=False)}
    hidden = world.guild.create_text_channel("hidden", overwrites=closed)
    channel = world.client.get_channel(hidden.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="table", type=discord.ChannelType.public_thread)
    await settle_all(world)
    await stands_in(world, "dai", "emi")
    session = await begun_game(world, "aki", "ben", "chika", at=hidden.threads[-1])
    monkeypatch.setattr(discord.Guild, "get_thread", lambda guild, thread_id: None)  # archived: not in the cache
    monkeypatch.setattr(discord.Guild, "get_channel_or_thread", discord.Guild.get_channel)
    assert await told_of_the_seat(world, session) == ["emi"]
