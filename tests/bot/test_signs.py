"""Small pictures as emoji of the application: uploaded once, shown in messages and on buttons, else words."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
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
from bot.rows.errors import StoreUnavailable
from bot.rows.settings import UserSettings
from bot.rows.signs import SignRow
from bot.store.people.settings import SETTINGS
from bot.texts import Speaker
from engines import GAMES
from engines.core import Seat, Series, Sign
from engines.core.opponents.computers import Reacting
from engines.core.opponents.matches import play_match
from engines.core.playable import policies, strongest_policy
from render.signs import mark_of, png_of, signs
from tests.hanging import HANG

from .games import begun_game, mover
from .openapi import body_faults
from .test_presses import begun
from .world import World, controls, no_pause, press, private

ALL = {name: f"<:{name.replace('-', '_')}:1234567890123456789>" for name in signs()}
DICE = tuple(Sign(f"d6-{face}", face) for face in (4, 1, 5))
FACES = re.compile(r"(<:d6_\d:\d+>){3}")


def test_dice_are_pictures_where_there_are_some() -> None:
    """A series with one picture missing keeps its separators; a picture has two columns of a phone."""
    pictures = "".join(ALL[die.name] for die in DICE)
    for known, said in (({}, "🎲 4·1·5"), (ALL, pictures), ({"d6-4": "<:four:1>"}, "🎲 <:four:1>·1·5")):
        voice = Speaker("en", game="micronesia", strict=True, signs=known)
        assert voice.say("micronesia-call-dice", {"dice": Series(DICE, "dice")}) == said
        assert voice.plain().say("micronesia-call-dice", {"dice": Series(DICE, "dice")}) == "🎲 4·1·5"
    assert [phone_lines(ALL["d6-1"] * count) for count in (19, 20)] == [1, 2]
    assert columns("🎲") == 2


@pytest.mark.parametrize("key", list(GAMES))
def test_messages_can_be_told_in_pictures(key: str) -> None:
    """Every message of a whole game: strict texts, and none takes more lines of a phone than in words."""
    speakers = {
        lang: [Speaker(lang, ("Aki", "Ben", "Chie"), key, strict=True, signs=known) for known in ({}, ALL)]
        for lang in ("en", "ja")
    }
    for sentences in _messages(key):
        for lang, voices in speakers.items():
            words, pictures = ("\n".join(voice.of_game(*one) for one in sentences) for voice in voices)
            assert phone_lines(pictures, lang) <= phone_lines(words, lang)


def _messages(key: str) -> Iterator[list[tuple[str, str, Any]]]:
    game = GAMES[key]
    policy = Reacting(policies(game)[strongest_policy(game)])
    messages: list[list[tuple[str, str, Any]]] = []
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
        messages.append([*said, *([("call", call.key, call.facts)] if call else [])])
        events.clear()

    play_match(game, game.rules.options_for(game.rules.Options(), 3), [policy] * 3, 7, watch=watch)
    yield from messages


def test_controls_carry_their_only_picture_as_discord_takes_it() -> None:
    for label, only in (
        ("<:d8_4:1> ×2 → 5", "<:d8_4:1>"),
        ("Reroll <:d8_4:1>: 2 dice", "<:d8_4:1>"),
        ("4 ×2 → 5", ""),
        ("<:d8_4:1> <:d8_5:2> and", ""),
    ):
        assert face_of(label) == only
    face = ALL["d8-4"]
    rows = ((Button("4 ×2 → 5", "a", face=face),), Select("b", "Which?", (Option("4 → 5", "v", face=face),)))
    body = {"components": view_of(rows).to_components()}
    button, option = body["components"][0]["components"][0], body["components"][1]["components"][0]["options"][0]
    assert (button["label"], option["label"]) == ("4 ×2 → 5", "4 → 5")
    assert button["emoji"]["name"] == option["emoji"]["name"] == "d8_4"
    assert body_faults("/channels/{channel_id}/messages", "post", body) == []


# --- emoji of the application ------------------------------------------------------------------------------------


def emoji_of(world: World) -> list[Any]:
    return list(world.env.backend.application_emojis.values())


def names(world: World) -> list[str]:
    """Return the names of all emoji, which Discord would not let be the same."""
    found = sorted(emoji.name for emoji in emoji_of(world))
    assert len(set(found)) == len(found)
    return found


def put(world: World, name: str) -> int:
    return world.env.backend.create_application_emoji(name).id


def writes(world: World) -> int:
    return sum("/emojis" in call.path and call.method != "GET" for call in world.env.http_requests)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two signs are enough to see what happens to one of them."""
    chosen = {name: draw for name, draw in signs().items() if name in ("d6-1", "d8-8")}
    monkeypatch.setattr("bot.kit.signs.signs", lambda: chosen)


def version(monkeypatch: pytest.MonkeyPatch, number: int, mark: str) -> None:
    """Become the version of the program whose drawings have this number, and this mark for a d6."""
    monkeypatch.setattr("bot.kit.signs.DRAWING", number)
    monkeypatch.setattr("bot.kit.signs.mark_of", lambda sign: mark if sign == "d6-1" else mark_of(sign))


async def sql(world: World, statement: str) -> None:
    await world.store.write(lambda db: db.execute(statement))


async def run(world: World, *, alone: bool = True) -> dict[str, str]:
    """Run a process for an hour; return what shows each sign."""
    mine = Signs(world.services.preferences)
    await mine.upload(world.client, no_pause, alone=alone)
    return dict(mine.markup)


async def test_missing_pictures_are_uploaded_once(world: World) -> None:
    """Under names that can be read aloud, one request each."""
    mine, next_start = Signs(), Signs()
    assert await mine.upload(world.client, no_pause) == len(signs())
    assert mine.markup.keys() == signs().keys()
    assert names(world) == sorted(sign.replace("-", "_") for sign in signs())
    assert await mine.upload(world.client, no_pause) == 0
    assert await next_start.load(world.client, no_pause)
    assert next_start.markup == mine.markup
    posts = [call for call in world.env.http_requests if call.method == "POST" and call.path.endswith("/emojis")]
    assert len(posts) == len(signs())
    for call in posts:
        assert re.fullmatch(r"[a-z0-9_]{2,32}", call.json["name"])
        assert body_faults("/applications/{application_id}/emojis", "post", call.json) == []


@pytest.mark.usefixtures("few")
async def test_emoji_of_0_16_get_names_that_can_be_read(world: World) -> None:
    """One that is drawn as it was is kept; another is shown until its successor is there."""
    kept, stale = put(world, f"d6_1_sn{mark_of('d6-1')}"), put(world, "d8_8_sn00000000")
    mine = Signs(world.services.preferences)
    assert await mine.load(world.client, no_pause)
    assert mine.markup == {"d6-1": f"<:d6_1_sn{mark_of('d6-1')}:{kept}>", "d8-8": f"<:d8_8_sn00000000:{stale}>"}
    await run(world, alone=False)
    assert f"d6_1_sn{mark_of('d6-1')}" in names(world), "a process of 0.16.0 looks for it"
    shown = await run(world)
    assert shown["d6-1"] == f"<:d6_1:{kept}>"
    assert shown["d8-8"].startswith("<:d8_8:")
    assert names(world) == ["d6_1", "d8_8", "d8_8_sn00000000"]


@pytest.mark.usefixtures("few")
async def test_redrawn_picture_keeps_the_older_one(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Posted messages show it; emoji of other names are never touched. No older version draws over a newer one,
    nor one whose library of pictures draws other pixels: each shows what is there."""
    for name in ("party", "d6_10", "d6_1_sn0000000", "gone_9_sn00000000", "d6_1_older"):
        put(world, name)
    before = names(world)
    first = await run(world)
    for number, mark in ((2, "aaaaaaaa"), (3, "bbbbbbbb")):
        version(monkeypatch, number, mark)
        newest = await run(world)
    assert (there := names(world)) == sorted([*before, "d6_1", "d6_1_old", "d6_1_old2", "d8_8"])
    assert newest["d8-8"] == first["d8-8"]
    assert newest["d6-1"].startswith("<:d6_1:")
    assert newest["d6-1"] != first["d6-1"]
    assert first["d6-1"].split(":")[2] == f"{next(one.id for one in emoji_of(world) if one.name == 'd6_1_old')}>"
    posts = writes(world)
    for number, mark in ((1, "bbbbbbbb"), (3, "bbbbbbbb"), (3, "cccccccc"), (1, "bbbbbbbb")):
        version(monkeypatch, number, mark)
        assert await run(world) == newest
        assert (names(world), writes(world)) == (there, posts)


class SignsOf016:
    """What version 0.16.0 does each hour."""

    def __init__(self) -> None:
        self.markup: dict[str, str] = {}

    async def upload(self, world: World, marks: dict[str, str], *, deletes: bool) -> None:
        ours = re.compile(r"([a-z0-9_]{1,20})_sn[0-9a-f]{8}")
        wanted = {f"{sign.replace('-', '_')}_sn{mark}" for sign, mark in marks.items()}
        there = await world.client.fetch_application_emojis()
        for name in wanted - {emoji.name for emoji in there}:
            there.append(await world.client.create_application_emoji(name=name, image=png_of("d6-1")))
        kept = {emoji.name: emoji.id for emoji in there if emoji.name in wanted}
        self.markup = {name: str(emoji) for emoji in there if (name := emoji.name) in wanted}
        for emoji in there if deletes else ():
            if ours.fullmatch(emoji.name) and kept.get(emoji.name) != emoji.id:
                await emoji.delete()


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("alone", [False, True], ids=["told", "untold"])
@pytest.mark.parametrize("number", [1, 2])
async def test_process_of_0_16_and_one_of_today_come_to_rest(
    world: World, monkeypatch: pytest.MonkeyPatch, number: int, *, alone: bool
) -> None:
    """Both have run twice, whether they know of each other or not: nothing more is renamed, uploaded or deleted."""
    marks = {sign: mark_of(sign) for sign in ("d6-1", "d8-8")}
    old, posted = SignsOf016(), list[str]()
    await old.upload(world, marks, deletes=alone)
    posted += old.markup.values()
    if number > 1:
        version(monkeypatch, number, "aaaaaaaa")
    for hour in range(4):
        posted += (shown := await run(world, alone=alone)).values()
        await old.upload(world, marks, deletes=alone)
        posted += old.markup.values()
        if hour == 1:
            rest, wrote = names(world), writes(world)
    assert (names(world), writes(world)) == (rest, wrote)
    assert (len(shown), len(old.markup)) == (2, 2)
    assert {one.rstrip(">").split(":")[2] for one in posted} <= {str(emoji.id) for emoji in emoji_of(world)}
    after = await run(world)  # the other one is gone
    assert {one.split(":")[1] for one in after.values()} == {"d6_1", "d8_8"}


@pytest.mark.usefixtures("few")
async def test_rows_that_are_lost_are_learnt(world: World) -> None:
    """Another database, a copy of an earlier day, or a kill between the upload and its row."""
    shown = await run(world)
    wrote = writes(world)
    for harm in ("DELETE FROM signs", *(f"UPDATE signs SET {to}" for to in ("emoji_id = 1", "mark = ''"))):
        for also in ("", "UPDATE signs SET drawing = 9"):
            await sql(world, harm)
            await sql(world, also or harm)
            assert (await run(world), writes(world)) == (shown, wrote), (harm, also)
            rows = await world.services.preferences.signs()
            assert {row.sign: f"<:{row.sign.replace('-', '_')}:{row.emoji_id}>" for row in rows.values()} == shown


@pytest.mark.usefixtures("few")
async def test_kill_around_an_upload_is_mended(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The older emoji has made room: the newer one has not come, or the row does not say yet that it has."""
    await run(world)
    rows = await world.services.preferences.signs()
    version(monkeypatch, 2, "aaaaaaaa")
    world.env.inject_error("POST", "/applications/*/emojis", status=400, code=30008, times=1)
    assert (await run(world))["d6-1"].startswith("<:d6_1_old:")
    second = await run(world)
    assert second["d6-1"].startswith("<:d6_1:")
    was = f"emoji_id = {rows['d6-1'].emoji_id}, mark = 'x', drawing = 1"
    await sql(world, f"UPDATE signs SET {was} WHERE sign = 'd6-1'")
    assert await run(world) == second
    assert names(world) == ["d6_1", "d6_1_old", "d8_8"]


@pytest.mark.usefixtures("few")
async def test_what_discord_refuses_and_the_operator_does_by_hand_is_mended(world: World) -> None:
    """What Discord has taken, though its answer was lost, is found by its name."""
    kept = put(world, "d8_8")
    world.env.inject_error("POST", "/applications/*/emojis", status=400, code=30008, times=1)
    assert (await run(world)).keys() == {"d8-8"}
    shown = await run(world)
    assert names(world) == ["d6_1", "d8_8"]
    assert shown["d8-8"] == f"<:d8_8:{kept}>"
    for emoji in emoji_of(world):
        if emoji.id != kept:
            world.env.backend.delete_application_emoji(emoji.id)
    world.env.backend.edit_application_emoji(kept, "plank")
    mine = Signs(world.services.preferences)
    await mine.load(world.client, no_pause)
    assert list(mine.markup.values()) == [f"<:plank:{kept}>"]
    again = await run(world)
    assert names(world) == ["d6_1", "d8_8"]
    assert again["d8-8"] == shown["d8-8"]
    assert again["d6-1"] != shown["d6-1"]


@pytest.mark.usefixtures("few")
async def test_only_a_full_application_loses_its_oldest_pictures(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.kit.album.ROOM", 5)
    put(world, "grumpy_old")
    for number, mark in ((1, "aaaaaaaa"), (2, "bbbbbbbb"), (3, "cccccccc")):
        version(monkeypatch, number, mark)
        await run(world)
    assert names(world) == ["d6_1", "d6_1_old", "d6_1_old2", "d8_8", "grumpy_old"]
    oldest = next(one.id for one in emoji_of(world) if one.name == "d6_1_old")
    version(monkeypatch, 4, "dddddddd")
    await run(world, alone=False)
    assert oldest in world.env.backend.application_emojis, "a process of another version may show it"
    version(monkeypatch, 5, "eeeeeeee")
    await run(world)
    assert oldest not in world.env.backend.application_emojis
    assert {"d6_1", "d6_1_old2", "d8_8", "grumpy_old"} <= set(names(world))


async def test_two_processes_upload_once_and_keep_one_row(world: World) -> None:
    """The one that has read a row before the other changed it writes nothing; one without the claim only learns."""
    kept = world.services.preferences
    first, second = SignRow("d6-1", 1, "aaaaaaaa", 1), SignRow("d6-1", 2, "bbbbbbbb", 2)
    keeps = [await kept.keep_sign(*each) for each in ((first, None), (second, None), (second, 1), (first, 1))]
    assert keeps == [True, False, True, False]
    assert await kept.signs() == {"d6-1": second}
    await Signs().upload(world.client, no_pause)
    posts = len(emoji_of(world))

    class Taken(Alone):
        async def take(self, what: str) -> bool:
            return False

    world.client.app.services.tables.claims = Taken()
    await world.client._upload_signs()
    assert len(emoji_of(world)) == posts
    assert world.client.app.signs.markup.keys() == signs().keys()


async def test_database_that_is_away_leaves_what_is_known(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    app = world.client.app
    await app.signs.upload(world.client, no_pause)
    shown = dict(app.signs.markup)

    async def away() -> dict[str, SignRow]:
        raise StoreUnavailable("database", "away")

    monkeypatch.setattr(world.services.preferences, "signs", away)
    assert not await app.signs.load(world.client, no_pause)
    assert await app.signs.upload(world.client, no_pause) == 0
    assert app.signs.markup == shown


async def test_sync_uploads_beside_a_running_bot(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[bool] = []

    async def upload(mine: Signs, client: Any, sleep: Any, *, alone: bool = True) -> int:
        told.append(alone)
        return 0

    async def nothing(*_: Any, **__: Any) -> None:
        return None

    monkeypatch.setattr(Signs, "upload", upload)
    monkeypatch.setattr("bot.registration.sign_in", nothing)
    monkeypatch.setattr("bot.registration.Commands.sync_if_changed", nothing)
    await register(world.services.preferences, "token", None)
    assert told == [False]


# --- a table -----------------------------------------------------------------------------------------------------


async def test_turn_is_in_words_until_the_upkeep_has_uploaded(world: World) -> None:
    world.env.inject_error("GET", "/applications/*/emojis", status=403, code=50001, times=1)
    assert not await world.client.app.signs.load(world.client, no_pause)
    await begun(world)
    assert "<:" not in world.panel().content
    world.client._has_signs = True
    await world.client.upkeep()
    assert world.client.app.signs.markup.keys() == signs().keys()
    await world.services.moves.post_again((await world.session()).id)
    await world.settle()
    assert FACES.search(world.panel().content)
    assert "🎲" not in world.panel().content
    assert FACES.search(private(await press(await mover(world), world.panel(), "My panel")).content)


def emoji_on(message: Any) -> list[Any]:
    """Return the small pictures on the controls of a message."""
    found = [one.get("emoji") for one in controls(message)]
    found += [option.get("emoji") for one in controls(message) for option in one.get("options", ())]
    return [one for one in found if one and one.get("id")]


async def wants(world: World, user: int, *, pictures: bool) -> None:
    mine = UserSettings(confirm=False, signs=pictures)
    await world.store.write(partial(SETTINGS.put, user_id=user, row=mine))


async def test_who_wants_words_has_them_where_nobody_else_reads(world: World) -> None:
    """Public messages keep their pictures. A press names its plan by the id, so its face may change meanwhile."""
    await world.client.app.signs.upload(world.client, no_pause)
    await begun_game(world, "aki", "ben", game="octa")
    actor, row = await mover(world), (await world.session()).row
    for pictures in (False, True):
        await wants(world, actor.id, pictures=pictures)
        own = private(await press(actor, world.panel(), "My panel"))
        assert bool(emoji_on(own)) == pictures
        assert pictures or "<:" not in own.content
        assert any(re.match(r"(💡 )?\d ×\d+ → \d+", one["label"]) for one in controls(own) if "label" in one)
        alone = private(await actor.slash(world.guild.create_text_channel("x"), "play", game="micronesia"))
        assert ("<:d6_" in alone.content) == pictures
    picks = [one for one in controls(world.panel()) if one.get("emoji")]
    assert picks
    for one in picks:
        assert re.fullmatch(r"d8_\d", one["emoji"]["name"])
        assert re.match(r"(💡 )?\d ×\d+ → \d+ · [+−]", one["label"])
    await world.restart()  # in words
    await actor.click(world.panel(), custom_id=picks[0]["custom_id"])
    await world.settle()
    assert (await world.session()).row > row
    assert not any(one.get("emoji") for one in controls(world.panel()))


# --- emoji that are gone -----------------------------------------------------------------------------------------


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


async def test_unknown_emoji_sends_controls_in_words() -> None:
    """Somebody has deleted ours in the portal: the panel arrives all the same, and the next one tries again."""
    sent: list[tuple[str, bool]] = []
    send = sending(ALL["d8-4"], sent)
    for _ in range(2):
        await with_retries(send, no_pause)
    assert sent == [("4 ×2 → 5", True), ("4 ×2 → 5", False)] * 2


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


async def start_with_signs(client: SainomeClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a start again, without its loops, which run already."""
    client._has_signs = True
    for loop in (client._hourly, client._ticking):
        monkeypatch.setattr(loop, "start", lambda: None)
    await client.setup_hook()


@pytest.mark.parametrize("answers", [True, False])
async def test_start_and_stop_do_not_wait_for_pictures(
    world: World, monkeypatch: pytest.MonkeyPatch, *, answers: bool
) -> None:
    """Discord does not answer: messages are in words until it does."""
    client = world.client
    await Signs().upload(client, no_pause)
    asked = Asked(monkeypatch)
    async with asyncio.timeout(HANG):
        await start_with_signs(client, monkeypatch)
        await asyncio.sleep(0)
        assert (asked.times, client.app.signs.markup) == (1, {})
        if answers:
            asked.gate.set()
            await client.app.signs.settle()
            assert client.app.signs.markup.keys() == signs().keys()
        else:
            await client.close()
    assert not [task for task in asyncio.all_tasks() if task.get_name() == "signs" and not answers]


async def test_deleted_pictures_are_forgotten_at_the_first_refusal(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord is asked once, whatever number of messages met it."""
    app, pauses = world.client.app, list[float]()
    await app.signs.upload(world.client, no_pause)

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        await asked.gate.wait()

    app.signs.load_beside(world.client, pause)
    await app.signs.settle()
    asked = Asked(monkeypatch)
    for emoji in emoji_of(world)[1:]:
        world.env.backend.delete_application_emoji(emoji.id)
    await asyncio.gather(*(app.retry(sending(ALL["d8-4"], [])) for _ in range(3)))
    assert app.signs.markup == {}
    await asyncio.sleep(0)
    asked.gate.set()
    await app.signs.settle()
    assert (asked.times, len(app.signs.markup), pauses) == (1, 1, [0.0, 60.0])


async def test_refusal_soon_after_another_asks_no_more(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages that were built before it still meet what is gone."""
    mine, pausing, asked = Signs(), asyncio.Event(), Asked(monkeypatch)
    asked.gate.set()

    async def pause(seconds: float) -> None:
        if seconds:
            pausing.set()
            await asyncio.Event().wait()

    mine.load_beside(world.client, pause)
    await mine.settle()
    mine.refused()
    await pausing.wait()
    mine.refused()
    assert asked.times == 2
    await mine.close()
