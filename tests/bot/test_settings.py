"""/settings: a change applies to the next message."""

from __future__ import annotations

import pytest
from simcord import ResponseMessage

from bot.rows.settings import UserSettings
from bot.store.people.settings import of_user

from .games import begun_game, mover, reply_to
from .player import choices, take
from .server_page import choose, manager
from .world import World, controls, labels, press, private

pytestmark = pytest.mark.database


async def shown(world: World, name: str) -> ResponseMessage:
    return private(await world.people[name].slash(world.channel, "settings"))


async def mine(world: World, name: str) -> UserSettings:
    return await world.store.read(lambda db: of_user(db, world.people[name].id))


# --- the preview -------------------------------------------------------------------------------------------------


async def test_preview_can_be_switched_off_and_on(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    actor = await mover(world)
    panel = private(await actor.slash(world.channel, "settings"))
    assert "Confirm moves you can’t undo: **on**" in panel.content
    asked = private(await take(actor, world.panel(), choices(world.panel())[0]))
    assert "Confirm" in labels(asked)
    off = private(await press(actor, panel, "Don’t confirm"))
    assert off.id == panel.id
    assert "Confirm moves you can’t undo: **off**" in off.content
    done = private(await take(actor, world.panel(), choices(world.panel())[0]))
    assert "Confirm" not in labels(done)
    while (await mover(world)).id != actor.id:
        other = await mover(world)
        asked = private(await take(other, world.panel(), choices(world.panel())[0]))
        assert "Confirm" in labels(asked), "the others are asked as before"
        await press(other, asked, "Confirm")
    on = private(await press(actor, off, "Confirm such moves"))
    assert "**on**" in on.content
    asked = private(await take(actor, world.panel(), choices(world.panel())[0]))
    assert "Confirm" in labels(asked)


async def test_what_is_no_choice_is_switched(world: World) -> None:
    panel = await shown(world, "aki")
    assert "while you can undo it: **on**" in panel.content, "for new people"
    off = private(await press(world.people["aki"], panel, "Let me press everything"))
    assert "while you can undo it: **off**" in off.content
    assert not (await mine(world, "aki")).by_itself
    await press(world.people["aki"], off, "Play my only move")
    assert (await mine(world, "aki")).by_itself


# --- languages ---------------------------------------------------------------------------------------------------


async def test_language_setting_applies_at_once_to_oneself(world: World) -> None:
    panel = await shown(world, "aki")
    assert "Language of private messages: **same as Discord**" in panel.content
    japanese = private(await press(world.people["aki"], panel, "For me: 日本語"))
    assert japanese.content.startswith("## あなたの設定")
    assert "自分だけに見える文の言語：**日本語**" in japanese.content
    assert (await reply_to(world, "aki", "standings")).startswith("ここで開かれているゲームはありません。")
    assert (await reply_to(world, "ben", "standings")).startswith("There is no game here.")
    await world.restart()
    assert (await reply_to(world, "aki", "tables")).startswith("開いている卓はありません。")
    back = private(await press(world.people["aki"], japanese, "自分の表示：Discordに合わせる"))
    assert back.content.startswith("## Your settings")


async def test_setting_leaves_the_others_unchanged(world: World) -> None:
    panel = await shown(world, "aki")
    await press(world.people["aki"], panel, "Don’t confirm")
    await press(world.people["aki"], panel, "For me: 日本語")
    assert await mine(world, "aki") == UserSettings(confirm=False, lang="ja")
    assert await mine(world, "ben") == UserSettings()


async def test_present_language_is_marked(world: World) -> None:
    panel = private(await press(world.people["aki"], await shown(world, "aki"), "For me: English"))
    marked = [control["label"] for control in controls(panel) if control["style"] == 1]
    assert marked == ["For me: English"]


async def test_server_manager_sets_its_language(world: World) -> None:
    gou = manager(world)
    after = await choose(world, gou, "language", "日本語")
    assert "Language: **日本語**" in after.content, "private words stay as they were"
    reply = private(await world.people["aki"].slash(world.channel, "game new", game="micronesia"))
    assert reply.content == "The lobby for Micronesia is open."
    assert world.panel().content.startswith("## マイクロネシア")
    assert (await world.session()).lang == "ja"


async def test_server_language_is_refused_also_for_forged_presses(world: World) -> None:
    panel = await shown(world, "aki")
    world.forged_id = "s1::0:server:language:ja"
    reply = private(await press(world.people["aki"], panel, "For me: English"))
    assert reply.content.startswith("Only people who can manage this server")
    assert await world.services.preferences.server_language(world.guild.id) is None


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
async def test_forged_settings_change_nothing(world: World, path: str) -> None:
    panel = await shown(world, "aki")
    world.forged_id = f"s1::0:{path}"
    reply = private(await press(world.people["aki"], panel, "For me: English"))
    assert reply.content == "There is no such setting. /settings shows the ones there are."
    assert await mine(world, "aki") == UserSettings()


async def test_direct_message_has_no_server_settings(world: World) -> None:
    user = world.people["aki"].user
    panel = private(await user.slash("settings"))
    assert not [label for label in labels(panel) if label.startswith("For the server")]
    button = next(control["custom_id"] for control in controls(panel) if control["label"] == "For me: 日本語")
    assert private(await user.click(panel, custom_id=button)).content.startswith("## あなたの設定")
