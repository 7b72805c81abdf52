"""Small pictures as emoji of the application: uploaded once, shown in messages and on buttons, else words."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.client import SainomeClient
from bot.cluster.claims import Alone
from bot.kit.phone import columns, phone_lines
from bot.kit.shapes import Button, Option, Select, face_of
from bot.kit.signs import Signs
from bot.kit.wire import view_of, with_retries
from bot.registration import register
from bot.texts import Speaker
from engines import GAMES
from engines.core import Seat, Series, Sign
from engines.core.opponents.computers import Reacting
from engines.core.opponents.matches import play_match
from engines.core.playable import policies, strongest_policy
from render.signs import mark_of, signs
from tests.hanging import HANG

from .games import begun_game, mover
from .openapi import body_faults
from .test_presses import begun
from .world import World, controls, no_pause, press, private

ALL = {name: f"<:{name.replace('-', '_')}_sn12345678:1234567890123456789>" for name in signs()}
DICE = tuple(Sign(f"d6-{face}", face) for face in (4, 1, 5))


# --- words and pictures ------------------------------------------------------------------------------------------


def test_dice_are_words_where_there_is_no_picture() -> None:
    voice = Speaker("en", game="micronesia", strict=True)
    assert voice.say("micronesia-call-dice", {"dice": Series(DICE, "dice")}) == "🎲 4·1·5"


def test_dice_are_pictures_where_there_are_some() -> None:
    voice = Speaker("en", game="micronesia", strict=True, signs=ALL)
    shown = voice.say("micronesia-call-dice", {"dice": Series(DICE, "dice")})
    assert shown == "".join(ALL[die.name] for die in DICE)
    assert voice.plain().say("micronesia-call-dice", {"dice": Series(DICE, "dice")}) == "🎲 4·1·5"


def test_series_with_one_picture_missing_keeps_its_separators() -> None:
    voice = Speaker("en", game="micronesia", strict=True, signs={"d6-4": "<:four:1>"})
    assert voice.say("micronesia-call-dice", {"dice": Series(DICE, "dice")}) == "🎲 <:four:1>·1·5"


def test_picture_has_two_columns_of_a_phone() -> None:
    assert phone_lines(ALL["d6-1"] * 19) == 1
    assert phone_lines(ALL["d6-1"] * 20) == 2
    assert columns("🎲") == 2


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("key", list(GAMES))
def test_messages_can_be_told_in_pictures(key: str, lang: str) -> None:
    """Every message of a whole game: strict texts, and none takes more lines of a phone than in words."""
    names = ("Aki", "Ben", "Chie")
    voices = [Speaker(lang, names, key, strict=True, signs=signs) for signs in ({}, ALL)]
    for sentences in _messages(key):
        words, pictures = ("\n".join(voice.of_game(*one) for one in sentences) for voice in voices)
        assert phone_lines(pictures, lang) <= phone_lines(words, lang)


def _messages(key: str) -> Iterator[list[tuple[str, str, Any]]]:
    game = GAMES[key]
    policy = Reacting(policies(game)[strongest_policy(game)])
    found: list[list[tuple[str, str, Any]]] = []
    events: list[Any] = []

    def watch(state: Any, seat: Seat, action: Any, step: Any) -> None:
        events.extend(step.events)
        movers = game.rules.current_players(step.state)
        if movers == (seat,) or not movers:
            return
        view = game.rules.view(step.state, None)
        head, call = game.talk.headline(view), game.talk.call(view, movers[0])
        lines = [
            *([head] if head else []),
            *(game.talk.message(events, view) or ()),
            *game.talk.outlook(view, None),
        ]
        said = [("message", one.key, one.facts) for one in lines]
        found.append([*said, *([("call", call.key, call.facts)] if call else [])])
        events.clear()

    play_match(game, game.rules.options_for(game.rules.Options(), 3), [policy] * 3, 7, watch=watch)
    yield from found


# --- controls ----------------------------------------------------------------------------------------------------


def test_control_has_its_only_picture() -> None:
    assert face_of("<:d8_4:1> ×2 → 5") == "<:d8_4:1>"
    assert face_of("Reroll <:d8_4:1>: 2 dice") == "<:d8_4:1>"
    assert face_of("4 ×2 → 5") == ""
    assert face_of("<:d8_4:1> <:d8_5:2> and") == ""


def test_controls_carry_their_picture_as_discord_takes_it() -> None:
    face = ALL["d8-4"]
    rows = ((Button("4 ×2 → 5", "a", face=face),), Select("b", "Which?", (Option("4 → 5", "v", face=face),)))
    body = {"components": view_of(rows).to_components()}
    button, option = body["components"][0]["components"][0], body["components"][1]["components"][0]["options"][0]
    assert (button["label"], option["label"]) == ("4 ×2 → 5", "4 → 5")
    assert button["emoji"]["name"] == option["emoji"]["name"] == "d8_4_sn12345678"
    assert body_faults("/channels/{channel_id}/messages", "post", body) == []


# --- emoji of the application ------------------------------------------------------------------------------------


async def test_missing_pictures_are_uploaded_once(world: World) -> None:
    mine = Signs()
    assert await mine.upload(world.client, no_pause) == len(signs())
    assert mine.markup.keys() == signs().keys()
    assert await mine.upload(world.client, no_pause) == 0
    next_start = Signs()
    assert await next_start.load(world.client, no_pause)
    assert next_start.markup == mine.markup


async def test_changed_picture_replaces_ours_and_no_others(world: World) -> None:
    there = world.env.backend.application_emojis
    for name in ("d6_1_sn00000000", "gone_9_sn00000000", "party", "d6_1", "d6_1_sn0000000"):
        world.env.backend.create_application_emoji(name)
    mine = Signs()
    assert await mine.load(world.client, no_pause)
    assert "d6_1_sn00000000" in mine.markup["d6-1"]  # shown until its successor is there
    await mine.upload(world.client, no_pause, deletes=False)
    assert mark_of("d6-1") in mine.markup["d6-1"]
    assert len(there) == len(signs()) + 5
    await mine.upload(world.client, no_pause)
    assert {emoji.name for emoji in there.values()} >= {"party", "d6_1", "d6_1_sn0000000"}
    assert len(there) == len(signs()) + 3


async def test_start_goes_on_with_an_upload_that_was_cut_off(world: World) -> None:
    """Discord refuses in the middle; what it repeated for a lost response is tidied up."""
    there, mine = world.env.backend.application_emojis, Signs()
    kept = world.env.backend.create_application_emoji(f"d4_1_sn{mark_of('d4-1')}")
    twice = world.env.backend.create_application_emoji(f"d4_1_sn{mark_of('d4-1')}")
    world.env.inject_error("POST", "/applications/*/emojis", status=400, code=30008, times=1)
    assert await mine.upload(world.client, no_pause) == 0
    assert len(there) == 2
    assert await mine.upload(world.client, no_pause) == len(signs()) - 1
    assert twice.id in there
    assert kept.id not in there


async def test_without_pictures_everything_is_said_in_words(world: World) -> None:
    world.env.inject_error("GET", "/applications/*/emojis", status=403, code=50001, times=1)
    assert not await world.client.app.signs.load(world.client, no_pause)
    await begun(world)
    assert "<:" not in world.panel().content


async def test_sync_uploads_beside_a_running_bot(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[bool] = []

    async def upload(mine: Signs, client: Any, sleep: Any, *, deletes: bool = True) -> int:
        told.append(deletes)
        return 0

    async def nothing(*_: Any, **__: Any) -> None:
        return None

    monkeypatch.setattr(Signs, "upload", upload)
    monkeypatch.setattr("bot.registration.sign_in", nothing)
    monkeypatch.setattr("bot.registration.Commands.sync_if_changed", nothing)
    await register(world.services.preferences, "token", None)
    assert told == [False]


async def test_upload_is_one_request_each_as_discord_takes_it(world: World) -> None:
    await Signs().upload(world.client, no_pause)
    posts = [call for call in world.env.http_requests if call.method == "POST" and call.path.endswith("/emojis")]
    assert len(posts) == len(signs())
    for call in posts:
        assert re.fullmatch(r"[a-z0-9_]{2,32}", call.json["name"])
        assert body_faults("/applications/{application_id}/emojis", "post", call.json) == []


# --- a table -----------------------------------------------------------------------------------------------------


async def test_turn_is_shown_and_played_with_pictures(world: World) -> None:
    await world.client.app.signs.upload(world.client, no_pause)
    await begun(world)
    assert re.search(r"(<:d6_\d_sn[0-9a-f]{8}:\d+>){3}", world.panel().content)
    assert "🎲" not in world.panel().content
    mine = private(await press(await mover(world), world.panel(), "My panel"))
    assert re.search(r"(<:d6_\d_sn[0-9a-f]{8}:\d+>){3}", mine.content)


async def test_buttons_with_dice_play_their_turn(world: World) -> None:
    """A press names its plan by the id, so the face of the button may change under a restart."""
    await world.client.app.signs.upload(world.client, no_pause)
    await begun_game(world, "aki", "ben", game="octa")
    actor, row = await mover(world), (await world.session()).row
    await world.skip_confirming("aki", "ben")
    picks = [one for one in controls(world.panel()) if one.get("emoji")]
    assert picks
    for one in picks:
        assert re.fullmatch(r"d8_\d_sn[0-9a-f]{8}", one["emoji"]["name"])
        assert re.match(r"(💡 )?\d ×\d+ → \d+ · [+−]", one["label"])
    await world.restart()  # in words
    await actor.click(world.panel(), custom_id=picks[0]["custom_id"])
    await world.settle()
    assert (await world.session()).row > row
    assert not any(one.get("emoji") for one in controls(world.panel()))


async def test_unknown_emoji_sends_controls_in_words() -> None:
    """Somebody has deleted ours in the portal: the panel arrives all the same, and the next one tries again."""
    sent: list[tuple[str, bool]] = []
    send = sending(ALL["d8-4"], sent)
    await with_retries(send, no_pause)
    assert sent == [("4 ×2 → 5", True), ("4 ×2 → 5", False)]
    await with_retries(send, no_pause)
    assert sent[2:] == sent[:2]


def sending(emoji: str, sent: list[tuple[str, bool]]) -> Callable[[], Awaitable[None]]:
    """Return what sends a button to a Discord that knows no emoji; ``sent``: its label, and whether it had one."""
    rows = ((Button("4 ×2 → 5", "a", face=emoji),),)

    async def send() -> None:
        [row] = view_of(rows).to_components()
        button = row["components"][0]
        sent.append((button["label"], "emoji" in button))
        if "emoji" in button:
            response: Any = SimpleNamespace(status=400, reason="Bad Request")
            fault = {"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}
            errors = {"components": {"0": {"components": {"0": {"emoji": {"id": {"_errors": [fault]}}}}}}}
            raise discord.HTTPException(response, {"code": 50035, "message": "Invalid Form Body", "errors": errors})

    return send


class Asked:
    """Discord's list of emoji: how often it was asked for, and not answered before the gate is open."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times, self.gate = 0, asyncio.Event()
        fetch = discord.Client.fetch_application_emojis

        async def asked(client: discord.Client) -> list[discord.Emoji]:
            self.times += 1
            await self.gate.wait()
            return await fetch(client)

        monkeypatch.setattr(discord.Client, "fetch_application_emojis", asked)


async def test_start_does_not_wait_for_pictures(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord does not answer: messages are in words until it does."""
    client = world.client
    await Signs().upload(client, no_pause)
    asked = Asked(monkeypatch)
    async with asyncio.timeout(HANG):
        await start_with_signs(client, monkeypatch)
        await asyncio.sleep(0)
        assert (asked.times, client.app.signs.markup) == (1, {})
        asked.gate.set()
        await client.app.signs.settle()
    assert client.app.signs.markup.keys() == signs().keys()


async def test_stop_ends_the_question_for_pictures(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    Asked(monkeypatch)
    async with asyncio.timeout(HANG):
        await start_with_signs(world.client, monkeypatch)
        await world.client.close()
    assert not [task for task in asyncio.all_tasks() if task.get_name() == "signs"]


async def start_with_signs(client: SainomeClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a start again, without its loops, which run already."""
    client._has_signs = True
    for loop in (client._hourly, client._ticking):
        monkeypatch.setattr(loop, "start", lambda: None)
    await client.setup_hook()


async def test_deleted_pictures_are_forgotten_at_the_first_refusal(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord is asked once, whatever number of messages met it."""
    app = world.client.app
    await app.signs.upload(world.client, no_pause)
    pauses = list[float]()

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        await asked.gate.wait()

    app.signs.load_beside(world.client, pause)
    await app.signs.settle()
    asked = Asked(monkeypatch)
    for emoji in list(world.env.backend.application_emojis.values())[1:]:
        world.env.backend.delete_application_emoji(emoji.id)
    await asyncio.gather(*(app.retry(sending(ALL["d8-4"], [])) for _ in range(3)))
    assert app.signs.markup == {}
    await asyncio.sleep(0)
    asked.gate.set()
    await app.signs.settle()
    assert (asked.times, len(app.signs.markup), pauses) == (1, 1, [0.0, 60.0])


async def test_refusal_soon_after_another_asks_no_more(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages that were built before it still meet what is gone."""
    signs, pausing = Signs(), asyncio.Event()
    asked = Asked(monkeypatch)
    asked.gate.set()

    async def pause(seconds: float) -> None:
        if seconds:
            pausing.set()
            await asyncio.Event().wait()

    signs.load_beside(world.client, pause)
    await signs.settle()
    signs.refused()
    await pausing.wait()
    signs.refused()
    assert asked.times == 2
    await signs.close()


async def test_upkeep_uploads_and_the_next_panel_shows_them(world: World) -> None:
    world.client._has_signs = True
    await world.client.upkeep()
    assert world.client.app.signs.markup.keys() == signs().keys()
    await begun(world)
    assert "<:d6_" in world.panel().content


async def test_two_processes_upload_once(world: World) -> None:
    """The other process has the claim: this one only learns what is there."""
    await Signs().upload(world.client, no_pause)
    posts = len(world.env.backend.application_emojis)
    world.client.app.services.tables.claims = Taken()
    await world.client._upload_signs()
    assert len(world.env.backend.application_emojis) == posts
    assert world.client.app.signs.markup.keys() == signs().keys()


class Taken(Alone):
    async def take(self, what: str) -> bool:
        return False
