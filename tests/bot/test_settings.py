"""/settings: a change applies to the next message."""

from __future__ import annotations

import pytest
from simcord import ResponseMessage

from bot.rows.settings import UserSettings
from bot.store.people.settings import of_user

from .games import begun_game, mover, reply_to
from .player import choices, take
from .server_page import choose, manager
from .test_windows import LANGUAGE, PLAY, fills
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
    name = actor.user.name
    assert "Confirm moves I can’t undo" in (await shown(world, name)).content
    asked = private(await take(actor, world.panel(), choices(world.panel())[0]))
    assert "Confirm" in labels(asked)
    off = await fills(world, PLAY, name, switches=[])
    assert "**How I play** · I press everything myself" in off.content
    done = private(await take(actor, world.panel(), choices(world.panel())[0]))
    assert "Confirm" not in labels(done)
    while (await mover(world)).id != actor.id:
        other = await mover(world)
        asked = private(await take(other, world.panel(), choices(world.panel())[0]))
        assert "Confirm" in labels(asked), "the others are asked as before"
        await press(other, asked, "Confirm")
    await fills(world, PLAY, name, switches=["confirm"])
    asked = private(await take(actor, world.panel(), choices(world.panel())[0]))
    assert "Confirm" in labels(asked)


# --- languages ---------------------------------------------------------------------------------------------------


async def test_language_setting_applies_at_once_to_oneself(world: World) -> None:
    assert "**Language** · same as Discord" in (await shown(world, "aki")).content
    japanese = await fills(world, LANGUAGE, language="ja")
    assert "**言語**｜日本語" in japanese.content
    assert (await reply_to(world, "aki", "standings")).startswith("ここで開かれているゲームはありません。")
    assert (await reply_to(world, "ben", "standings")).startswith("There is no game here.")
    await world.restart()
    assert (await reply_to(world, "aki", "tables")).startswith("開いている卓はありません。")
    back = await fills(world, "言語…", language="auto")
    assert back.content.startswith("**When may I disturb you**")


async def test_setting_leaves_the_others_unchanged(world: World) -> None:
    await fills(world, PLAY, switches=["by-itself"])
    await fills(world, LANGUAGE, language="ja")
    assert await mine(world, "aki") == UserSettings(confirm=False, lang="ja")
    assert await mine(world, "ben") == UserSettings()


async def test_server_manager_sets_its_language(world: World) -> None:
    gou = manager(world)
    after = await choose(world, gou, "language", "日本語")
    assert "Language: **日本語**" in after.content, "private words stay as they were"
    reply = private(await world.people["aki"].slash(world.channel, "game new", game="micronesia"))
    assert reply.content == "The lobby for Micronesia is open."
    assert world.panel().content.startswith("## ミクロネシア")
    assert (await world.session()).lang == "ja"


async def test_server_language_is_refused_also_for_forged_presses(world: World) -> None:
    panel = await shown(world, "aki")
    world.forged_id = "s1::0:server:language:ja"
    reply = private(await press(world.people["aki"], panel, "Seats…"))
    assert reply.content.startswith("Only people who can manage this server")
    assert await world.services.preferences.server_language(world.guild.id) is None


@pytest.mark.parametrize(
    "path",
    ["setting", "setting:confirm", "setting:confirm:off", "setting:language:ja", "setting:colour:red", "setting::",
     "setting:zone:Asia/Tokyo", "setting:vacation", "settings-all", "settings-set"],
)  # fmt: skip
async def test_old_and_forged_settings_lead_to_the_page(world: World, path: str) -> None:
    panel = await shown(world, "aki")
    world.forged_id = f"s1::0:{path}"
    reply = private(await press(world.people["aki"], panel, "Seats…"))
    assert labels(reply) == ["When to disturb me…", "How I play…", "Seats…", "Language…"]
    assert await mine(world, "aki") == UserSettings()


async def test_direct_message_has_no_server_settings(world: World) -> None:
    panel = private(await world.people["aki"].user.slash("settings"))
    seats = next(one["custom_id"] for one in controls(panel) if one["label"] == "Seats…")
    page = private(await world.people["aki"].user.click(panel, custom_id=seats))
    assert labels(page) == ["Refuse seat offers", "Back"]
