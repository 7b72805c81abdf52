"""Offering one's seat to those who stand in, and taking one, by commands, buttons and direct messages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.command_tree import verbs
from bot.kit.phone import phone_lines
from bot.rows.messages import FILL
from bot.session.model import Session
from bot.session.rules import HOUR
from bot.store.messages import requests

from .games import (
    actor_of,
    begun_game,
    command,
    direct,
    does,
    later,
    lobby,
    reply_to,
    see,
    settle_all,
    starting,
    thread_in,
)
from .server_page import choose_channels, manager
from .test_forged_presses import elsewhere, forged
from .world import Message, World, answer_to, custom_id, labels, lists, open_world, press, private

pytestmark = pytest.mark.database

OUTSIDE = "You aren’t on the server of this table"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with open_world(tmp_path / "sainome.db", names=("aki", "ben", "chika", "dai", "emi")) as opened:
        yield opened


async def settings_page(world: World, name: str) -> Message:
    shown = await command(world, name, "settings")
    return await answer_to(world.people[name], shown, "Seats…", "Stand in for others")


async def stands_in(world: World, *names: str) -> None:
    for name in names:
        await press(world.people[name], await settings_page(world, name), "Stand in")
        world.clock.now += 1


async def offers(world: World, name: str = "ben") -> Message:
    return await answer_to(world.people[name], await does(world, name, "offer-seat"), "Offer my seat")


async def search_id(world: World, session: Session) -> int:
    found = await world.store.read(lambda db: requests.newest(db, session.id, FILL))
    assert found is not None
    return found.id


async def owner(world: World) -> str | None:
    """Return who has ben's seat."""
    person = (await world.session()).players[1].person
    return next((name for name, member in world.people.items() if member.id == person), None)


async def test_standing_in_is_off_until_it_is_chosen(world: World) -> None:
    dai = world.people["dai"]
    shown = await command(world, "dai", "settings")
    assert "**Seats** · offers welcome · not standing in" in shown.content
    for path in ("setting:stand-in:maybe", "setting:stand-in-from:24", "setting:stand-in-until:x"):
        page = await settings_page(world, "dai")
        world.forged_id = f"s1::0:{path}"
        assert "no such setting" in (await answer_to(dai, page, "Stand in")).content.lower()
    assert await world.services.substitutes.of(world.guild.id, dai.id) is None
    page = await settings_page(world, "dai")
    assert "once a day at most" in page.content
    assert labels(page)[-2:] == ["Stand in", "Back"]
    assert [one["placeholder"] for one in lists(page)] == ["In which games?", "Ask me from", "Ask me until"]
    assert not [one for each in lists(page) for one in each["options"] if one.get("default")], "their names show"
    some = await answer_to(dai, page, "Stand in")
    assert "Stand in for others on this server: **all games**, outside your quiet hours" in some.content
    for at, values, said in (
        (0, ["octa", "micronesia"], "**Micronesia · Octa**"),
        (1, ["setting:stand-in-from:20"], "20:00"),
        (2, ["setting:stand-in-until:23"], "**20:00 to 23:00**"),
    ):
        result = await dai.select(some, values, custom_id=lists(some)[at]["custom_id"])
        some = result.followups[-1] if result.followups else result.response or some
        assert said in some.content
    assert "**off**" in (await answer_to(dai, some, "Don’t stand in")).content


async def test_seat_goes_from_offer_to_substitute_in_two_presses_each(world: World) -> None:
    await stands_in(world, "dai")
    await begun_game(world, "aki", "ben", "chika")
    leave = await answer_to(world.people["ben"], await command(world, "ben", "game leave"), "Find a substitute")
    asked = await does(world, "ben", "offer-seat")
    assert asked.content == leave.content
    assert "it counts as resigned for you" in asked.content
    assert await owner(world) == "ben", "nothing happens before it is confirmed"
    shown = await answer_to(world.people["ben"], asked, "Offer my seat")
    assert shown.content.startswith("Your seat is offered. The computer plays for you until somebody takes it")
    assert labels(shown) == ["I’m back"]
    assert (await does(world, "ben", "offer-seat")).content == shown.content
    assert not starting(world, "🪑 **ben** is away")[-1].mentions
    await press(world.people["ben"], shown, "I’m back")
    assert (direct(world, "dai"), await owner(world)) == ([], "ben"), "the direct message is settled"
    world.clock.now += 25 * HOUR
    await offers(world)
    (message,) = direct(world, "dai")
    assert message.content.startswith("🪑 The seat of **ben** needs a player. Would you stand in?")
    assert labels(message) == ["Take the seat", "Not this time", "Stop asking me"]
    assert phone_lines(message.content) <= 10
    panel = await answer_to(world.people["dai"].user, message, "Take the seat")
    assert panel.content.startswith("The seat is yours. This is your panel.")
    assert await owner(world) == "dai"
    assert any("takes over the seat of **ben**" in message.content for message in world.messages())
    assert direct(world, "dai") == [], "what is answered goes"
    assert "You have no seat" in (await does(world, "ben", "offer-seat")).content


async def test_next_is_asked_after_a_no_a_stop_or_a_silence(world: World) -> None:
    for name in ("fay", "gen"):
        world.people[name] = world.guild.add_member(world.env.create_user(name))
    await stands_in(world, "dai", "emi", "fay", "gen")
    session = await begun_game(world, "aki", "ben", "chika")
    await offers(world)
    reply = await answer_to(world.people["dai"].user, direct(world, "dai")[0], "Not this time")
    assert reply.content == "Thanks for answering. I’ll ask somebody else."
    assert "needs a player" not in await reply_to(world, "dai", "tables")
    (first,) = direct(world, "emi")
    take = custom_id(first, "Take")
    assert not direct(world, "fay")
    await later(world, 7 * HOUR)
    (second,) = direct(world, "fay")
    world.forged_id = take
    assert "closed" in (await answer_to(world.people["emi"], world.panel(), "My panel")).content
    reply = await answer_to(world.people["fay"].user, second, "Stop asking me")
    assert reply.content.startswith("You no longer stand in for others on this server.")
    assert await world.services.substitutes.of(world.guild.id, world.people["fay"].id) is None
    (third,) = direct(world, "gen")
    assert "the seat of ben needs a player" in await reply_to(world, "gen", "tables")
    world.guild.remove_member(world.people["gen"])
    outside = await answer_to(world.people["gen"].user, third, "Take the seat")
    assert outside.content.startswith(OUTSIDE)
    assert (await world.services.tables.load(session.id)).players[1].user_id == world.people["ben"].id


async def test_open_seat_is_listed_and_taken_there(world: World) -> None:
    games, take = world.guild.create_text_channel("lists"), "Take the seat, table 1"
    session = await begun_game(world, "aki", "ben", "chika")
    await choose_channels(world, manager(world), "seats", games)
    await later(world, 7 * HOUR)
    assert not games.history()
    assert take not in labels(await command(world, "dai", "tables"))
    await offers(world)
    offered = await world.services.substitutes.offered(world.guild.id)
    assert [(session.id, request.seat) for session, request in offered] == [(session.id, 1)]
    listed = await command(world, "dai", "tables")
    assert "the seat of **ben** is free" in listed.content
    assert labels(listed)[0] == take
    assert take not in labels(await command(world, "aki", "tables"))
    await later(world, HOUR)
    (message,) = games.history()
    assert "the seat of **ben** is free" in message.content
    assert not message.mentions
    panel = await answer_to(world.people["emi"], message, take)
    assert (panel.content.startswith("The seat is yours."), await owner(world)) == (True, "emi")
    late = private(await world.press_late("chika", custom_id(listed, "Take the seat")))
    assert late.content != panel.content


async def test_without_stand_ins_the_offer_can_be_withdrawn_and_the_seat_taken_by_command(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", stand_ins="false")
    shown = await offers(world)
    assert (labels(shown), await owner(world)) == (["Withdraw"], "ben")
    withdrawn = await answer_to(world.people["ben"], shown, "Withdraw")
    assert withdrawn.content == "You withdrew your request. Nothing changes."
    await offers(world)
    assert (await does(world, "dai", "take-seat", "1")).content.startswith("The seat is yours.")
    assert await owner(world) == "dai"


# --- people who are not meant ------------------------------------------------------------------------------------


async def test_forged_answers_take_no_seat(world: World) -> None:
    await stands_in(world, "dai")
    session = await begun_game(world, "aki", "ben", "chika")
    await offers(world)
    number = await search_id(world, session)
    yes = f"s1:{session.id}:0:answer:{number}:yes"
    for name in ("emi", "aki"):
        world.forged_id = yes
        assert "not for you" in (await answer_to(world.people[name], world.panel(), "My panel")).content
    there = await elsewhere(world)
    for path in (f"answer:{number}:yes", "offer-seat", "offer-seat:offer-seat", "offer-seat:withdraw"):
        await forged(world, there, "emi", f"s1:{session.id}:0:{path}")
    assert await search_id(world, session) == number
    await press(world.people["dai"].user, direct(world, "dai")[0], "Stop asking me")
    guild = world.env.create_guild("Far away")
    channel = guild.create_text_channel("games")
    guild.add_member(world.people["dai"].user)
    await lobby(world, "dai", at=channel)
    outsider = guild.add_member(world.env.create_user("gast"))
    world.forged_id = f"s1:{session.id}:0:answer:{await search_id(world, session)}:yes"
    reply = await answer_to(outsider, channel.history()[-1], "Join")
    assert reply.content.startswith(OUTSIDE), "an open seat is for people of the server only"
    assert (await world.services.tables.load(session.id)).players[1].user_id == world.people["ben"].id
    assert (verbs()["offer-seat"].anywhere, verbs()["answer"].unseated) == (False, True)


@pytest.mark.parametrize("place", ["left", "hidden", "of another process", "archived thread"])
async def test_who_has_left_or_does_not_see_the_channel_is_passed_over(
    world: World, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    at = world.guild.create_text_channel("hidden")
    if place != "left":
        see(world, at, world.people["dai"], view_channel=False)
    await stands_in(world, "dai", "emi")
    if place == "archived thread":
        await thread_in(world, at)
        at = at.threads[-1]
    session = await begun_game(world, "aki", "ben", "chika", at=at)
    match place:
        case "left":
            world.guild.remove_member(world.people["dai"])
        case "of another process":
            monkeypatch.setattr(world.client, "get_guild", lambda guild_id: None)
        case "archived thread":  # not in the cache
            monkeypatch.setattr(discord.Guild, "get_thread", lambda guild, thread_id: None)
            monkeypatch.setattr(discord.Guild, "get_channel_or_thread", discord.Guild.get_channel)
    await world.services.substitutes.search(session.id, actor_of(world.people["ben"]))
    await settle_all(world)
    await later(world)
    told = [one for one in ("dai", "emi") if any("needs a player" in each.content for each in direct(world, one))]
    assert told == ["emi"]
