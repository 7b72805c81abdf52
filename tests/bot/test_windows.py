"""/settings: in one window, taken together as far as they were changed, checked like presses, and valid at once."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from simcord import InteractionResult, ResponseMessage

from bot.features.admin import block_window
from bot.features.settings.commands import LANGUAGE_VALUES
from bot.features.settings.panels import settings_window
from bot.kit.app import Operator
from bot.kit.router import _filled
from bot.kit.shapes import FIELDS, Window, mark_of
from bot.kit.wire import window_of
from bot.rows.settings import UserSettings
from bot.store.people.settings import of_user
from bot.texts import Speaker

from .games import begun_game, mover, reply_to
from .openapi import schema_faults
from .player import choices, take
from .server_page import choose, manager
from .world import World, controls, labels, press, private

pytestmark = pytest.mark.database

TIME, PLAY, LANGUAGE, BLOCK = "When to disturb me…", "How I play…", "Language…", "Block or lift…"


async def mine(world: World, name: str = "aki") -> UserSettings:
    return await world.store.read(lambda db: of_user(db, world.people[name].id))


async def page_of(world: World, name: str = "aki") -> ResponseMessage:
    return private(await world.people[name].slash(world.channel, "settings"))


async def settings_of(world: World, name: str = "aki", which: str = TIME) -> InteractionResult:
    """Open a window of somebody's settings."""
    return await press(world.people[name], await page_of(world, name), which)


async def fills(world: World, which: str = TIME, name: str = "aki", **changes: Any) -> ResponseMessage:
    """Change these fields in a window of somebody's settings, and return the page."""
    shown = await settings_of(world, name, which)
    return private(await world.people[name].submit_modal(shown, filled(shown, **changes)))


def parts(shown: InteractionResult) -> Iterator[dict[str, Any]]:
    """Yield the fields of an open window."""
    assert shown.modal is not None
    for label in shown.modal["components"]:
        yield label["component"]


def filled(shown: InteractionResult, **changes: Any) -> dict[str, Any]:
    """Return all values of a window, with some changed, as Discord sends them."""
    values: dict[str, Any] = {}
    for part in parts(shown):
        name = part["custom_id"].partition("~")[0]
        chosen = [option["value"] for option in part.get("options", ()) if option.get("default")]
        now: Any = chosen if part["type"] in (3, 5, 22) else next(iter(chosen), part.get("value", ""))
        values[part["custom_id"]] = changes.get(name, now)
    return values


# --- settings ----------------------------------------------------------------------------------------------------


async def test_settings_are_changed_together(world: World) -> None:
    shown = await settings_of(world)
    assert len(list(parts(shown))) == FIELDS
    changes: dict[str, Any] = {"zone": "tokyo", "remind": "dm+", "quiet": "22-7", "days-off": ["5", "6"]}
    after = private(await world.people["aki"].submit_modal(shown, filled(shown, **changes)))
    now = await mine(world)
    assert (now.zone, now.days_off) == ("Asia/Tokyo", (5, 6))
    assert (now.remind, now.quiet_from, now.quiet_until) == ("dm", 22 * 60, 7 * 60)
    assert (now.digest, now.digest_at is None) == (9, False)
    assert after.content.splitlines()[:2] == [
        "**When may I disturb you** · UTC+9 · Tokyo, now 07:13 there",
        "quiet 22:00 to 07:00, and all day on Saturday and Sunday · direct messages · daily summary at 09:00",
    ]


async def test_windows_of_people_are_their_own_and_change_what_was_changed_in_them(world: World) -> None:
    """An unreadable part changes nothing; what was set elsewhere while a window was open stays; it may outlive a
    restart."""
    after = await fills(world, remind="none", quiet="at night")
    assert await mine(world) == UserSettings()
    assert "at night" in after.content
    assert TIME in labels(after)
    first, second = await settings_of(world), await settings_of(world, "ben")
    await fills(world, quiet="22-7")
    await world.people["ben"].submit_modal(second, filled(second, remind="dm"))
    await world.restart()
    await world.people["aki"].submit_modal(first, filled(first, remind="none"))
    assert ((await mine(world)).remind, (await mine(world, "ben")).remind) == ("none", "dm")
    assert (await mine(world)).quiet_from == 22 * 60


async def test_how_i_play_is_a_window_of_ticks(world: World) -> None:
    """The preview can be switched off and on; the others are asked as before."""
    await begun_game(world, "aki", "ben", "chika")
    actor = await mover(world)
    name = actor.user.name

    async def asked() -> bool:
        who = await mover(world)
        shown = private(await take(who, world.panel(), choices(world.panel())[0]))
        is_asked = "Confirm" in labels(shown)
        if is_asked and who.id != actor.id:
            await press(who, shown, "Confirm")
        return is_asked

    assert "Confirm moves I can’t undo" in (await page_of(world, name)).content
    assert await asked()
    off = await fills(world, PLAY, name, switches=[])
    assert "**How I play** · I press everything myself" in off.content
    assert not await asked()
    while (await mover(world)).id != actor.id:
        assert await asked()
    after = await fills(world, PLAY, name, switches=["confirm", "by-itself", "only-answer"])
    now = await mine(world, name)
    assert (now.confirm, now.by_itself, now.only_answer, now.offers) == (True, True, True, True)
    assert "Give my only answer in others’ turns" in after.content
    assert await asked()


async def test_language_setting_applies_at_once_to_oneself(world: World) -> None:
    assert "**Language** · same as Discord" in (await page_of(world)).content
    await fills(world, PLAY, switches=["by-itself"])
    japanese = await fills(world, LANGUAGE, language="ja")
    assert await mine(world) == UserSettings(confirm=False, lang="ja"), "the others are unchanged"
    assert await mine(world, "ben") == UserSettings()
    assert japanese.content.startswith("**お知らせしてよいとき**")
    assert "**言語**｜日本語" in japanese.content
    assert labels(japanese) == ["お知らせ…", "操作…", "席…", "言語…"]
    assert (await reply_to(world, "aki", "standings")).startswith("ここで開かれているゲームはありません。")
    assert (await reply_to(world, "ben", "standings")).startswith("There is no game here.")
    await world.restart()
    assert (await reply_to(world, "aki", "tables")).startswith("開いている卓はありません。")
    back = await fills(world, "言語…", language="auto")
    assert back.content.startswith("**When may I disturb you**")


async def test_server_manager_sets_its_language(world: World) -> None:
    """Nobody else does, by a forged press; private words stay as they were."""
    panel = await page_of(world)
    world.forged_id = "s1::0:server:language:ja"
    reply = private(await press(world.people["aki"], panel, "Seats…"))
    assert reply.content.startswith("Only people who can manage this server")
    assert await world.services.preferences.server_language(world.guild.id) is None
    after = await choose(world, manager(world), "language", "日本語")
    assert "Language: **日本語**" in after.content
    reply = private(await world.people["aki"].slash(world.channel, "game new", game="micronesia"))
    assert reply.content == "The lobby for Micronesia is open."
    assert world.panel().content.startswith("## ミクロネシア")
    assert (await world.session()).lang == "ja"


async def test_direct_message_has_no_server_settings(world: World) -> None:
    panel = private(await world.people["aki"].user.slash("settings"))
    seats = next(one["custom_id"] for one in controls(panel) if one["label"] == "Seats…")
    page = private(await world.people["aki"].user.click(panel, custom_id=seats))
    assert labels(page) == ["Refuse seat offers", "Back"]


# --- forged ------------------------------------------------------------------------------------------------------

OLD = [
    "setting",
    "setting:confirm",
    "setting:confirm:off",
    "setting:language:ja",
    "setting:colour:red",
    "setting::",
    "setting:zone:Asia/Tokyo",
    "setting:vacation",
    "settings-all",
    "settings-set",
]
FORGED: list[dict[str, Any]] = [
    {"custom_id": "remind~0", "value": "carrier pigeon"},
    {"custom_id": "switches~0", "values": ["confirm", "admin"]},
    {"custom_id": "days-off~0", "values": ["7"]},
    {"custom_id": "zone~0", "value": "Mars/Base"},
    {"custom_id": "language~0", "value": "xx"},
    {"custom_id": "owner~0", "value": "1"},
]


async def test_old_and_forged_settings_lead_to_the_page(world: World) -> None:
    panel = await page_of(world)
    for path in OLD:
        world.forged_id = f"s1::0:{path}"
        reply = private(await press(world.people["aki"], panel, "Seats…"))
        assert labels(reply) == [TIME, PLAY, "Seats…", LANGUAGE], path
        panel = await page_of(world)
    for part in FORGED:
        assert "**When may I disturb you**" in await _forged(world, "aki", "s1::0:settings-take:time", part), part
    assert await mine(world) == UserSettings()


async def _forged(world: World, name: str, custom: str, part: dict[str, Any]) -> str:
    """Send a window that was never shown."""
    shown = await settings_of(world, name)
    emit = world.env.backend.emit

    def forging(event: str, payload: Any) -> Any:
        data = payload.get("data", {})
        if event == "INTERACTION_CREATE" and payload["type"] == 5:
            data = {**data, "custom_id": custom, "components": [{"type": 18, "id": 1, "component": part}]}
            payload = {**payload, "data": data}
        return emit(event, payload)

    world.env.backend.emit = forging
    try:
        return private(await world.people[name].submit_modal(shown, filled(shown))).content
    finally:
        world.env.backend.emit = emit


async def test_operator_blocks_and_lifts_in_a_window(world: World) -> None:
    """A bad server blocks nobody beside it, and a stranger nobody at all."""
    world.client.app.operator = Operator(owners=frozenset({world.people["dai"].id}))
    dai, ben = world.people["dai"].user, world.people["ben"].user

    async def blocked(**changes: Any) -> list[tuple[int, str]]:
        if changes:
            shown = await press(dai, private(await dai.slash("admin")), BLOCK)
            await dai.submit_modal(shown, filled(shown, **changes))
        return [(row.target, row.reason) for row in await world.services.blocks.standing()]

    assert await blocked(person=[ben], server="here") == []
    await _forged(world, "aki", "s1::0:admin-block-set", {"custom_id": "person~0", "values": [str(ben.id)]})
    assert await blocked() == []
    assert await blocked(person=[ben], reason="spam") == [(ben.id, "spam")]
    assert await blocked(way="lift", person=[ben]) == []


# --- as Discord takes it -----------------------------------------------------------------------------------------


def _windows(lang: str) -> Iterator[Window]:
    voice = Speaker(lang, strict=True).plain()
    yield block_window(voice)
    changed = UserSettings(quiet_from=1320, quiet_until=435, digest=9, lang="ja", zone="Asia/Tokyo")
    for mine in (UserSettings(), changed):
        for which in ("time", "play", "language"):
            yield settings_window(voice, which, mine, LANGUAGE_VALUES, 1_700_000_000.0)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_windows_are_as_discord_takes_them(lang: str) -> None:
    for window in _windows(lang):
        body = {"type": 9, "data": window_of(window).to_dict()}
        assert schema_faults("ModalInteractionCallbackRequest", body) == []
        assert len(window.fields) <= FIELDS
        assert len({field.custom_id for field in window.fields}) == len(window.fields)


def test_hostile_windows_are_read_as_nothing() -> None:
    for component, read in (
        ({"custom_id": "a~x", "values": [str(n) for n in range(26)]}, {}),
        ({"custom_id": "a", "value": "b"}, {}),
        ({"custom_id": f"a~{mark_of(['b'])}", "value": "b"}, {}),
        (None, {}),
        ({"custom_id": "a~x", "value": "y" * 5000}, {"a": ("y" * 100,)}),
        ({"custom_id": "a~x", "values": None}, {"a": ()}),
    ):
        sent: Any = SimpleNamespace(data={"components": ({"component": component}, {})})
        assert _filled(sent) == read
