"""/settings: what a person and a server can choose takes effect with the next word."""

from __future__ import annotations

import discord
import pytest
from simcord import MemberActor, ResponseMessage

from bot.store.people.settings import UserSettings, guild_lang, of_user

from .evening import dealt, tell
from .house import House, controls, labels, press, private
from .player import choices, take


async def shown(house: House, name: str) -> ResponseMessage:
    return private(await house.people[name].slash(house.channel, "settings"))


def governor(house: House) -> MemberActor:
    """Somebody who may manage the server."""
    role = house.guild.create_role("governors", permissions=discord.Permissions(manage_guild=True))
    return house.guild.add_member(house.env.create_user("gou"), roles=[role])


async def mine(house: House, name: str) -> UserSettings:
    return await house.store.read(lambda db: of_user(db, house.people[name].id))


async def mover(house: House) -> MemberActor:
    session = await house.session()
    user = session.players[session.movers[0]].user_id
    return next(person for person in house.people.values() if person.id == user)


# --- the preview -------------------------------------------------------------------------------------------------


async def test_the_preview_is_switched_off_and_on_again(house: House) -> None:
    await dealt(house, "aki", "ben", "chika")
    actor = await mover(house)
    panel = private(await actor.slash(house.channel, "settings"))
    assert "you see a preview: **on**" in panel.content
    asked = private(await take(actor, house.panel(), choices(house.panel())[0]))
    assert "Confirm" in labels(asked)
    off = private(await press(actor, panel, "Switch the preview off"))
    assert off.id == panel.id
    assert "you see a preview: **off**" in off.content
    done = private(await take(actor, house.panel(), choices(house.panel())[0]))
    assert "Confirm" not in labels(done)
    while (await mover(house)).id != actor.id:
        other = await mover(house)
        asked = private(await take(other, house.panel(), choices(house.panel())[0]))
        assert "Confirm" in labels(asked), "the others are asked as before"
        await press(other, asked, "Confirm")
    on = private(await press(actor, off, "Switch the preview on"))
    assert "**on**" in on.content
    asked = private(await take(actor, house.panel(), choices(house.panel())[0]))
    assert "Confirm" in labels(asked)


# --- languages ---------------------------------------------------------------------------------------------------


async def test_the_own_language_is_spoken_at_once_and_to_nobody_else(house: House) -> None:
    panel = await shown(house, "aki")
    assert "is written in: **same as Discord**" in panel.content
    japanese = private(await press(house.people["aki"], panel, "For me: 日本語"))
    assert japanese.content.startswith("## あなたの設定")
    assert "自分だけに見える文の言語：**日本語**" in japanese.content
    assert (await tell(house, "aki", "standings")).startswith("ここにはゲームがありません。")
    assert (await tell(house, "ben", "standings")).startswith("There is no game here.")
    await house.restart()
    assert (await tell(house, "aki", "mygames")).startswith("参加中のゲームはありません。")
    back = private(await press(house.people["aki"], japanese, "自分：Discord と同じ"))
    assert back.content.startswith("## Your settings")


async def test_a_setting_does_not_touch_the_others(house: House) -> None:
    panel = await shown(house, "aki")
    await press(house.people["aki"], panel, "Switch the preview off")
    await press(house.people["aki"], panel, "For me: 日本語")
    assert await mine(house, "aki") == UserSettings(confirm=False, lang="ja")
    assert await mine(house, "ben") == UserSettings()


async def test_the_present_language_is_marked(house: House) -> None:
    panel = private(await press(house.people["aki"], await shown(house, "aki"), "For me: English"))
    marked = [control["label"] for control in controls(panel) if control["style"] == 1]
    assert marked == ["For me: English"]


async def test_who_may_manage_the_server_chooses_its_language(house: House) -> None:
    assert not [label for label in labels(await shown(house, "aki")) if label.startswith("For the server")]
    gou = governor(house)
    panel = private(await gou.slash(house.channel, "settings"))
    assert "New games on this server are in: **same as Discord**" in panel.content
    after = private(await press(gou, panel, "For the server: 日本語"))
    assert "New games on this server are in: **日本語**" in after.content, "private words stay as they were"
    told = private(await house.people["aki"].slash(house.channel, "game new", game="micronesia"))
    assert told.content == "The lobby for Micronesia is open."
    assert house.panel().content.startswith("## マイクロネシア")
    assert (await house.session()).lang == "ja"


async def test_who_may_not_is_told_so_even_with_a_made_up_press(house: House) -> None:
    panel = await shown(house, "aki")
    house.pressing = "s1::0:setting:server:ja"
    told = private(await press(house.people["aki"], panel, "For me: English"))
    assert told.content.startswith("Only people who may manage this server")
    assert await house.store.read(lambda db: guild_lang(db, house.guild.id)) is None


@pytest.mark.parametrize(
    "path",
    [
        "setting",
        "setting:confirm",
        "setting:confirm:maybe",
        "setting:language:tlh",
        "setting:colour:red",
        "setting::",
    ],
)
async def test_made_up_settings_change_nothing(house: House, path: str) -> None:
    panel = await shown(house, "aki")
    house.pressing = f"s1::0:{path}"
    told = private(await press(house.people["aki"], panel, "For me: English"))
    assert told.content == "There is no such setting. /settings shows the ones there are."
    assert await mine(house, "aki") == UserSettings()


async def test_in_a_direct_message_there_is_no_server_to_govern(house: House) -> None:
    user = house.people["aki"].user
    panel = private(await user.slash("settings"))
    assert not [label for label in labels(panel) if label.startswith("For the server")]
    button = next(control["custom_id"] for control in controls(panel) if control["label"] == "For me: 日本語")
    assert private(await user.click(panel, custom_id=button)).content.startswith("## あなたの設定")
