"""The five buttons of a lobby, and the pages behind *Set up…* and *About…*."""

from __future__ import annotations

import discord
import pytest

from bot.kit.ids import custom_id as made_id

from .games import actor_of, details, lobby, settle_all
from .world import World, controls, labels, press, private

pytestmark = pytest.mark.database

FIVE = ["Join", "Begin", "Leave", "Set up…", "About…"]


def shown(world: World) -> list[str]:
    """Return the labels of a lobby, whether enabled or not."""
    return [control["label"] for control in controls(world.panel())]


def green(world: World) -> list[str]:
    return [control["label"] for control in controls(world.panel()) if control["style"] == 3]


async def test_lobby_has_five_buttons_whatever_happens(world: World) -> None:
    session = await lobby(world, "aki")
    assert (shown(world), green(world)) == (FIVE, ["Join"])
    await world.services.lobbies.add_computer(session.id, actor_of(world.people["aki"]), "easy")
    await world.services.lobbies.join(session.id, actor_of(world.people["ben"]))
    await settle_all(world)
    assert (shown(world), green(world)) == (FIVE, ["Begin"])
    await world.services.lobbies.invite(session.id, actor_of(world.people["aki"]), actor_of(world.people["dai"]))
    await settle_all(world)
    assert (shown(world)[1:], green(world)) == (FIVE[1:], []), "somebody may be missing"


async def test_host_reserves_a_seat_on_the_page(world: World) -> None:
    await lobby(world, "aki")
    aki, dai = world.people["aki"], world.people["dai"]
    page = private(await press(aki, world.panel(), "Set up…"))
    (people,) = [control for control in controls(page) if control["type"] == 5]
    page = private(await aki.select(page, [dai], custom_id=people["custom_id"]))
    assert f"a seat is reserved for <@{dai.id}>" in page.content
    assert "Free dai’s seat" in labels(page)
    assert "**dai** ✉️" in world.panel().content
    (people,) = [control for control in controls(page) if control["type"] == 5]
    page = private(await aki.select(page, [dai], custom_id=people["custom_id"]))
    assert "Done" in labels(page), "a refusal stands on the page, which stays"
    assert len((await world.session()).players) == 2
    page = private(await press(aki, page, "Free dai"))
    assert "dai" not in (await world.session()).names


async def test_page_says_who_must_accept_a_changed_option(world: World) -> None:
    await lobby(world, "aki", "ben")
    page = private(await press(world.people["aki"], world.panel(), "Set up…"))
    assert "✏️ If an option changes, **ben** must press **Join** again." in page.content
    values = private(await press(world.people["aki"], page, "Islands that win at once · 7"))
    assert "**ben** must press **Join** again" in values.content
    page = private(await press(world.people["aki"], values, "5 islands"))
    assert page.id == values.id
    assert "Islands that win at once · 5 islands" in labels(page)
    await press(world.people["ben"], world.panel(), "Join")
    await settle_all(world)
    assert "⚙️ Islands that win at once: **5 islands** (usually 7 islands)" in world.panel().content


async def test_guest_is_told_who_sets_up(world: World) -> None:
    session = await lobby(world, "aki", "ben")
    said = private(await press(world.people["ben"], world.panel(), "Set up…"))
    assert (said.content, labels(said)) == ("Only **aki** (host) sets up.", [])
    for old in ("add", "free", "remove", "options", "options-form:1"):
        world.forged_id = made_id(session.id, 0, tuple(old.split(":")))
        assert private(await press(world.people["ben"], world.panel(), "About")).content == said.content
        world.forged_id = made_id(session.id, 0, tuple(old.split(":")))
        assert "Set up" in private(await press(world.people["aki"], world.panel(), "About")).content


async def test_moderator_gets_people_only(world: World) -> None:
    await lobby(world, "aki", "ben", computers=1)
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    moderator = world.guild.add_member(world.env.create_user("eve"), roles=[role])
    page = private(await press(moderator, world.panel(), "Set up…"))
    assert labels(page) == ["Remove aki", "Remove ben", "Done"]


async def test_about_has_terms_dice_and_ways_on(world: World) -> None:
    session = await lobby(world, "aki", "ben")
    about = await details(world, "ben")
    assert labels(about) == [
        "Rules", "Learn by playing", "Tell me when it begins", "How it works", "Change my dice word"
    ]  # fmt: skip
    assert session.seed_hash not in about.content
    assert session.seed_hash not in world.panel().content
    assert len(about.content.splitlines()) <= 12
