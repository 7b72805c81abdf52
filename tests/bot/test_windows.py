"""Settings in one window: taken together, as far as they were changed, and checked like presses."""

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

from .openapi import schema_faults
from .world import World, labels, press, private

pytestmark = pytest.mark.database

TIME, PLAY, LANGUAGE, BLOCK = "When to disturb me…", "How I play…", "Language…", "Block or lift…"


async def mine(world: World, name: str = "aki") -> UserSettings:
    return await world.store.read(lambda db: of_user(db, world.people[name].id))


async def settings_of(world: World, name: str = "aki", which: str = TIME) -> InteractionResult:
    """Open a window of somebody's settings."""
    shown = private(await world.people[name].slash(world.channel, "settings"))
    return await press(world.people[name], shown, which)


async def fills(world: World, which: str = TIME, name: str = "aki", **changes: Any) -> ResponseMessage:
    """Change these fields in a window of somebody's settings, and return the page."""
    shown = await settings_of(world, name, which)
    return private(await world.people[name].submit_modal(shown, filled(shown, **changes)))


def parts(shown: InteractionResult) -> Iterator[dict[str, Any]]:
    """Yield the fields of an open window."""
    assert shown.modal is not None
    for label in shown.modal["components"]:
        yield label["component"]


def owned_by(world: World, name: str) -> None:
    world.client.app.operator = Operator(owners=frozenset({world.people[name].id}))


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


async def test_how_i_play_is_a_window_of_ticks(world: World) -> None:
    after = await fills(world, PLAY, switches=["by-itself", "only-answer"])
    now = await mine(world)
    assert (now.confirm, now.by_itself, now.only_answer, now.offers) == (False, True, True, True)
    assert "Give my only answer in others’ turns" in after.content


async def test_language_of_the_window_answers_in_it(world: World) -> None:
    after = await fills(world, LANGUAGE, language="ja")
    assert after.content.startswith("**お知らせしてよいとき**")
    assert labels(after) == ["お知らせ…", "操作…", "席…", "言語…"]


async def test_unchanged_window_changes_nothing(world: World) -> None:
    """What was set elsewhere while it was open stays."""
    shown = await settings_of(world)
    await fills(world, quiet="22-7")
    await world.people["aki"].submit_modal(shown, filled(shown))
    assert (await mine(world)).quiet_from == 22 * 60


async def test_unreadable_part_changes_nothing_and_says_so(world: World) -> None:
    after = await fills(world, remind="none", quiet="at night")
    assert await mine(world) == UserSettings()
    assert "at night" in after.content
    assert TIME in labels(after)


async def test_window_open_at_a_restart_is_taken(world: World) -> None:
    shown = await settings_of(world)
    await world.restart()
    await world.people["aki"].submit_modal(shown, filled(shown, remind="none"))
    assert (await mine(world)).remind == "none"


async def test_windows_of_two_people_are_their_own(world: World) -> None:
    first, second = await settings_of(world), await settings_of(world, "ben")
    await world.people["ben"].submit_modal(second, filled(second, remind="dm"))
    await world.people["aki"].submit_modal(first, filled(first, remind="none"))
    assert ((await mine(world)).remind, (await mine(world, "ben")).remind) == ("none", "dm")


@pytest.mark.parametrize(
    "part",
    [
        {"custom_id": "remind~0", "value": "carrier pigeon"},
        {"custom_id": "switches~0", "values": ["confirm", "admin"]},
        {"custom_id": "days-off~0", "values": ["7"]},
        {"custom_id": "zone~0", "value": "Mars/Base"},
        {"custom_id": "language~0", "value": "xx"},
        {"custom_id": "owner~0", "value": "1"},
    ],
)
async def test_forged_settings_are_refused(world: World, part: dict[str, Any]) -> None:
    after = await _forged(world, "aki", "s1::0:settings-take:time", part)
    assert await mine(world) == UserSettings()
    assert "**When may I disturb you**" in after


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


# --- the operator's blocks ---------------------------------------------------------------------------------------


async def blocks_of(operator: Any) -> InteractionResult:
    """Open the operator's window, in a direct message."""
    return await press(operator, private(await operator.slash("admin")), BLOCK)


async def blocked(world: World) -> list[tuple[int, str]]:
    return [(row.target, row.reason) for row in await world.services.blocks.standing()]


async def test_operator_blocks_and_lifts_in_a_window(world: World) -> None:
    owned_by(world, "dai")
    dai, ben = world.people["dai"].user, world.people["ben"].user
    shown = await blocks_of(dai)
    await dai.submit_modal(shown, filled(shown, person=[ben], reason="spam"))
    assert await blocked(world) == [(ben.id, "spam")]
    shown = await blocks_of(dai)
    await dai.submit_modal(shown, filled(shown, way="lift", person=[ben]))
    assert await blocked(world) == []


async def test_bad_server_blocks_nobody_beside_it(world: World) -> None:
    owned_by(world, "dai")
    dai = world.people["dai"].user
    shown = await blocks_of(dai)
    await dai.submit_modal(shown, filled(shown, person=[world.people["ben"].user], server="here"))
    assert await blocked(world) == []


async def test_strangers_block_nobody(world: World) -> None:
    owned_by(world, "dai")
    part = {"custom_id": "person~0", "values": [str(world.people["ben"].id)]}
    await _forged(world, "aki", "s1::0:admin-block-set", part)
    assert await blocked(world) == []


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
    def read(*components: Any) -> dict[str, tuple[str, ...]]:
        return _filled(SimpleNamespace(data={"components": components}))  # type: ignore[arg-type]

    assert read({"component": {"custom_id": "a~x", "values": [str(n) for n in range(26)]}}) == {}
    assert read({"component": {"custom_id": "a", "value": "b"}}) == {}
    assert read({"component": {"custom_id": f"a~{mark_of(['b'])}", "value": "b"}}) == {}
    assert read({"component": None}, {}) == {}
    assert read({"component": {"custom_id": "a~x", "value": "y" * 5000}}) == {"a": ("y" * 100,)}
    assert read({"component": {"custom_id": "a~x", "values": None}}) == {"a": ()}
