"""Display names: hostile ones are shown clean and never empty, equal ones told apart, changed ones followed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.features.scores.ranks import leaderboard_panel
from bot.history.audit import session_faults
from bot.kit.pictures import scene_of
from bot.rows.scores import LEAST, Rating, SoloScore, Tally
from bot.session.views import pov_of
from bot.store import Connection
from bot.texts import Speaker, clean_name, escape_markdown, name_beside, name_of, name_on, shown_names
from engines.core import Seat
from engines.core.history.fairness import OLD
from engines.core.history.records import dump, load
from render.kit.letters.alt import shorten_all
from render.kit.letters.text import drawn_name, fit_name, width
from tests.landed import GUILD, OCTA_CHANNEL, PEOPLE, V5, V31, Landed
from tests.landed import name_of as name_of_dump

from .games import actor_of, begun_game, dice_of, does, gives_seat, lobby, log_of, play_to_end, press_path, reply_to
from .world import World, all_moves, controls, open_world, press, private

RLO, LRI, PDI, ZWSP, ZWNJ, ZWJ, BOM = "\u202e", "\u2066", "\u2069", "\u200b", "\u200c", "\u200d", "\ufeff"
FILLER = "\u3164"
ZALGO = "a" + "\u0301\u0323\u0334\u035c" * 20 + "ki"
WILD = {
    "aki": f"{RLO}ika{PDI} https://evil.example/free",
    "ben": f"{ZWSP}{FILLER}{BOM}",
    "chika": ZALGO,
    "dai": "@everyone discord.gg/abc **d** <@1>",
}
"""What people are called; a person's user name is the key."""
CLEANED = [
    ("Aki", "Aki"),
    ("  Aki \n\t Maeda ", "Aki Maeda"),
    (f"{RLO}ika{PDI}{LRI}\u200e\u200f\u061c", "ika"),
    (f"a{ZWSP}k{BOM}i\u2060\u00ad", "aki"),
    (f"{ZWSP}{ZWNJ}{ZWJ}", ""),
    (FILLER, ""),
    ("\u115f\u1160\uffa0\u2800\u034f", ""),
    ("\u0301\u0301", ""),
    ("\ue000\U000e0041", ""),
    (" ", ""),
    ("", ""),
    ("discord.gg/abc", ""),
    ("come to DISCORD.GG/abc now", "come to now"),
    ("discord.com/invite/abc", ""),
    ("https://discordapp.com/invite/abc x", "x"),
    ("ｄｉｓｃｏｒｄ．ｇｇ／abc", ""),
    ("dis\u200bcord.gg/abc", ""),
    ("discord.discord.gg/a gg/b", "gg/b"),
    ("www.evil.example", ""),
    ("evil.example/free", ""),
    ("https://evil.example", ""),
    ("@everyone", "everyone"),
    ("@here Aki", "here Aki"),
    ("@\u200beveryone", "everyone"),
    ("<@123> <@&5> <#7> <a:x:9>", ""),
    *((kept, kept) for kept in ("a@b", "Mr. T", "v1.2/3", "前田", "がぎ", "Nguyễn Thị", "สวัสดี", "नमस्ते")),
    *((kept, kept) for kept in (f"می{ZWNJ}خواهم", f"👩{ZWJ}🚀", "❤️", "☆彡", "~*~")),
    ("か\u3099", "が"),
]
SHOWN = [
    (("Alex", "Ben", "Alex"), ("Alex", "Ben", "Alex (2)")),
    (("Alex", "Alex (2)", "Alex"), ("Alex", "Alex (2)", "Alex (3)")),
    (("Alex", "Alex", "Alex (2)"), ("Alex", "Alex (2)", "Alex (2) (2)")),
    (("Alex", " A\u200blex "), ("Alex", "Alex (2)")),
    (("🎲", "🎲"), ("🎲", "🎲 (2)")),
    (("", "Alex", ""), ("", "Alex", "")),
]
LONG = ("Alexandra of the northern islands", "Alexandra of the northern harbours")


def test_names_are_cleaned() -> None:
    for name, shown in CLEANED:
        assert clean_name(name) == shown
        assert clean_name(shown) == shown, "cleaning twice changes nothing"
    cleaned = clean_name(ZALGO)
    assert sum(bool(unicodedata.combining(char)) for char in unicodedata.normalize("NFD", cleaned)) <= 3
    assert cleaned.endswith("ki")
    assert len(clean_name("x" * 500)) <= 64
    assert escape_markdown(WILD["dai"]) == "everyone \\*\\*d\\*\\*"
    assert name_of("Aki", "aki_1", 7) == "Aki"
    assert name_of(FILLER, "aki_1", 7) == "aki_1"
    assert name_of(FILLER, "discord.gg", 123_456) == "#3456"


def test_long_hostile_names_take_no_time() -> None:
    ways = ("a." * 50_000 + "/", "discord." * 20_000, "<@" * 50_000, "\u0301" * 100_000, "x-" * 50_000 + ".gg/")
    for name in ways:
        clean_name(name)


def test_equal_names_are_told_apart() -> None:
    for names, shown in SHOWN:
        assert shown_names(names) == shown
        assert shown_names(shown) == shown, "telling apart twice changes nothing"
        voice = Speaker("en", names, markdown=False)
        said = [str(voice.name(Seat(seat))) for seat in range(len(names))]
        assert said == [name or f"Player {seat + 1}" for seat, name in enumerate(shown)]
    assert name_beside(("Alex", "Ben"), "Alex") == "Alex (2)"
    assert name_on(("Chika", "Alex"), 0, "Alex") == "Alex"
    assert name_on(("Alex", "Chika"), 1, "Alex") == "Alex (2)"
    voice = Speaker("en", ("Ichi", "Ichi"), computers=frozenset({Seat(1)}))
    assert voice.name(Seat(1)) == "Ichi \\(2\\)"
    assert (voice.face(0), voice.face(1)) == (None, 1), "a computer keeps its face beside a namesake"


@pytest.mark.parametrize("names", [LONG, ("Alexandra " * 4,) * 2, (f"{LONG[0]} (a guest)", f"{LONG[0]} (a guest)")])
def test_names_cut_in_pictures_stay_apart(names: tuple[str, str]) -> None:
    told, voice = shown_names(names), Speaker("en", markdown=False)
    for room in (90, 130, 180, 240, 2000):
        first, second = (fit_name(drawn_name(told, seat, voice), room, 32) for seat in range(2))
        assert first != second, room
        assert max(width(first, 32), width(second, 32)) <= room
    for room in (40, 24, 14, 8):
        first, second = shorten_all(told, room)
        assert first != second
        assert max(len(first), len(second)) <= room


def test_names_equal_once_drawn_stay_apart() -> None:
    """What no font has is left out of pictures: two names may differ in nothing else."""
    names, voice = ("\U0001f9ff", "\U0001f9ff Alex", "\U0001f9ff Alex"), Speaker("en", markdown=False)
    assert len({str(drawn_name(names, seat, voice)) for seat in range(3)}) == 3


def test_leaderboard_tells_namesakes_apart() -> None:
    tallies = [Tally(user, "Alex", "octa", LEAST, 1, Rating(25.0, 2.0)) for user in (1, 2)]
    solo = [SoloScore(user, "Alex", score, 0.0) for user, score in ((1, 9), (2, 8), (1, 7))]
    said = leaderboard_panel(Speaker("en", strict=True), "octa", "", tallies, solo, 1).content
    assert re.findall(r"Alex(?: \\\(2\\\))?", said) == ["Alex", "Alex \\(2\\)", "Alex", "Alex \\(2\\)", "Alex"]


# --- at the table ------------------------------------------------------------------------------------------------


def is_clean(text: str) -> bool:
    """Whether text that names these people hides, advertises and calls nothing."""
    hidden = [char for char in text if unicodedata.category(char) == "Cf" and char != ZWSP]  # ours, after an @
    return not hidden and not any(
        odd in text for odd in ("evil.example", "discord.gg", "\u0334\u035c", "@everyone")
    )


def words_of(message: Any) -> str:
    """Return everything that a message says, controls and pictures included."""
    said = [message.content]
    for control in controls(message):
        said += [str(control.get("label")), *(option["label"] for option in control.get("options", ()))]
    said += [attachment.description or "" for attachment in message.attachments]
    return "\n".join(said)


@asynccontextmanager
async def called(folder: Path, shown: dict[str, str], lang: str = "en") -> AsyncIterator[World]:
    """A world whose people are called like this, and all speak a language."""
    locales = dict.fromkeys(("aki", "ben", "chika"), lang)
    async with open_world(folder / "x.db", shown_names=shown, locales=locales, guild_locale=lang) as world:
        yield world


async def begin(world: World) -> None:
    """Begin the world's lobby as its host."""
    session = await world.session()
    host = next(member for member in world.people.values() if member.id == session.host_id)
    await press_path(world, host, "begin")
    await world.settle()


async def takes_over(world: World, name: str) -> None:
    """Let Dai take a seat that is offered."""
    await gives_seat(world, name, world.people["dai"])
    await world.settle()
    offer = next(message for message in world.messages() if message.content.startswith("🪑"))
    await press(world.people["dai"], offer, "Accept")


async def test_hostile_names_are_clean_everywhere(tmp_path: Path, plain_pictures: None) -> None:
    async with called(tmp_path, WILD) as world:
        await lobby(world, "aki")
        for name in ("ben", "chika", "dai"):
            await press_path(world, name, "join")
        await world.settle()
        said = world.panel().content
        assert all(name in said for name in ("ika", "everyone"))
        assert "ben" in said, "the user name stands for a name of which nothing is left"
        await begin(world)
        shown: list[Any] = []
        for command in ("game panel", "tables", "game story", "standings", "game leave", "game seat"):
            shown.append(private(await world.people["dai"].slash(world.channel, command)))
        session = await play_to_end(world, await world.session())
        assert all(is_clean(name) for name in session.names)
        for options in ({}, {"player": world.people["dai"]}):
            shown.append(private(await world.people["aki"].slash(world.channel, "leaderboard", **options)))
        for message in [*world.messages(), *shown, await does(world, "aki", "dice-proof")]:
            assert is_clean(words_of(message)), words_of(message)


async def test_offered_person_has_a_clean_name(tmp_path: Path, plain_pictures: None) -> None:
    async with called(tmp_path, {"dai": WILD["aki"]}) as world:
        await begun_game(world, "aki", "ben", "chika")
        await takes_over(world, "aki")
        assert "ika" in (await world.session()).names


@pytest.mark.parametrize(("lang", "neutral"), [("en", "Player 2"), ("ja", "プレイヤー2")])
async def test_stored_names_are_clean_where_shown(
    tmp_path: Path, plain_pictures: None, lang: str, neutral: str
) -> None:
    """As bots before this one stored them; what the commitment is made of stays."""
    async with called(tmp_path, {}, lang) as world:
        opened, stored = await lobby(world, "aki", "ben", "chika", lang=lang), (WILD["aki"], FILLER, ZALGO)
        named, sql = list(enumerate(stored)), "UPDATE players SET name = ? WHERE session_id = ? AND seat = ?"
        await world.store.write(lambda db: [db.execute(sql, (name, opened.id, seat)) for seat, name in named])
        await world.restart()
        await world.services.moves.begin(opened.id, actor_of(world.people["aki"]))
        await world.settle()
        session = await world.session()
        assert session.names[:2] == ("ika", neutral)
        assert session.players[0].name == WILD["aki"]
        await play_to_end(world, session)
        assert all(is_clean(words_of(message)) for message in world.messages())
        record = await world.services.history.record(session.id, public=True)
        assert load(dump(record)).header.seats == stored
        assert (await world.services.history.verification(session.id)).verdict.honest


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_namesakes_are_told_apart_everywhere(tmp_path: Path, plain_pictures: None, lang: str) -> None:
    async with called(tmp_path, {"aki": "Alex", "ben": "Alex", "chika": "alex"}, lang) as world:
        opened = await lobby(world, "aki", "ben", "chika", lang=lang)
        assert opened.names == ("Alex", "Alex (2)", "alex")
        said = world.panel().content.replace("｜", " · ").replace("（ホスト）", " (host)")
        assert "**Alex** (host) · **Alex \\(2\\)**" in said
        await begin(world)
        session = await world.session()
        scene = scene_of(pov_of(session, None), Speaker(lang, session.names, session.game))
        assert scene.names == ("Alex", "Alex (2)", "alex")
        while_playing = await reply_to(world, "chika", "standings")
        for command in ("game panel", "game story", "game seat", "tables"):
            assert is_clean(await reply_to(world, "chika", command))
        await play_to_end(world, session)
        for said in (while_playing, await reply_to(world, "chika", "standings")):
            lines = [line for line in said.splitlines() if "lex" in line]
            assert any(re.search(r"Alex \\\(2\\\)", line) for line in lines)
            assert any(re.search(r"Alex(?! \\\()", line) for line in lines)
        pictures = [one.description or "" for message in world.messages() for one in message.attachments]
        assert sum("Alex (2)" in alt for alt in pictures) == 2, "the first board, and the last one"


# --- a name that changes -----------------------------------------------------------------------------------------


def calls(world: World, name: str, shown: str) -> None:
    """Let a person be called otherwise on the world's server from now on."""
    world.guild._guild.members[world.people[name].id].nick = shown


async def test_new_name_follows_at_the_next_press(world: World) -> None:
    """In direct messages a person goes by a name that they have on no server alone, which changes nothing."""
    session = await begun_game(world, "aki", "ben", "chika")
    calls(world, "aki", "Akiko")
    await press(world.people["ben"], world.panel(), "My panel")
    session = await world.session()
    assert session.names == ("aki", "ben", "chika"), "nothing is known of it before"
    own = private(await press(world.people["aki"], world.panel(), "My panel"))
    assert "Akiko" in words_of(own), "this very answer has it, in its picture too"
    now = await world.session()
    assert (now.names, now.revision) == (("Akiko", "ben", "chika"), session.revision), "no other press is stale"
    person = world.people["aki"].user
    await all_moves(person, private(await press(person, private(await person.slash("tables")), "Micronesia")))
    assert "member" not in world.delivered[-1]
    assert (await world.session()).names[0] == "Akiko"
    assert "Akiko" in await reply_to(world, "ben", "standings")
    calls(world, "chika", "ben")
    await log_of(world, "chika")
    assert (await world.session()).names == ("Akiko", "ben", "ben (2)"), "a command tells it as well"
    session = await play_to_end(world, await world.session())
    said = "\n".join(words_of(message) for message in world.messages()[-2:])
    assert all(name in said for name in ("Akiko", "ben (2)"))
    assert not re.search(r"\baki\b", words_of(world.messages()[-1]))
    record = await world.services.history.record(session.id, public=True)
    assert record.header.seats == ("aki", "ben", "chika"), "those of Begin"
    assert [place.name for place in record.header.places] == ["aki", "ben", "chika"]
    verdict = (await world.services.history.verification(session.id)).verdict
    assert verdict.honest
    assert not (*verdict.renamed, *verdict.handed)
    assert "⚠️" not in await dice_of(world, "dai")
    assert not [fault async for fault in session_faults(world.store)]


def swap(db: Connection, session_id: str) -> None:
    """Exchange the people of two seats, as an operator might."""
    for seat, (user, name) in enumerate(db.execute("SELECT user_id, name FROM players ORDER BY seat DESC LIMIT 2")):
        values = (user, name, session_id, seat + 1)
        db.execute("UPDATE players SET user_id = ?, name = ? WHERE session_id = ? AND seat = ?", values)


async def test_people_who_changed_seats_unsaid_are_still_found(world: World) -> None:
    session = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    await world.store.write(partial(swap, session_id=session.id))
    assert (await world.services.history.verification(session.id)).verdict.renamed == (1, 2)


async def test_new_name_reaches_the_leaderboard(world: World) -> None:
    async def listed(name: str) -> set[str]:
        said = await reply_to(world, name, "leaderboard", game="micronesia", when="all")
        return set(re.findall(r"\b(?:aki|ben|chika|Akiko|Benno)\b", said))

    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    assert await listed("dai") == {"aki", "ben", "chika"}
    calls(world, "ben", "Benno")
    assert await listed("dai") == {"aki", "ben", "chika"}
    assert await listed("ben") == {"aki", "Benno", "chika"}, "who reads it is on it as they are called"
    assert await listed("dai") == {"aki", "Benno", "chika"}
    await begun_game(world, "aki", "dai", "chika")
    calls(world, "aki", "Akiko")
    await press(world.people["aki"], world.panel(), "My panel")
    assert await listed("dai") == {"Akiko", "Benno", "chika"}, "before that game is over"


async def test_name_of_somebody_who_took_over_is_no_name_of_begin(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    await takes_over(world, "ben")
    calls(world, "dai", "aki")
    await reply_to(world, "dai", "game panel")
    assert (await world.session()).names == ("aki", "aki (2)", "chika")
    session = await play_to_end(world, await world.session())
    record = await world.services.history.record(session.id, public=True)
    assert record.header.seats == ("aki", "aki", "chika")
    assert (await world.services.history.verification(session.id)).verdict.handed == (1,)


@pytest.mark.slow
@pytest.mark.parametrize("landed", [V5, V31], ids=name_of_dump)
async def test_records_of_landed_games_keep_the_names_of_begin(
    tmp_path: Path, plain_pictures: None, landed: Landed
) -> None:
    """By the old rule of the dice nothing else keeps them, so that the table does."""
    async with open_world(tmp_path / "new.db", names=("aki", "ben", "chio", "dai")) as world:
        people = {person.user_id: world.people[person.name.lower()].id for person in PEOPLE.values()}
        places = {**people, GUILD: world.guild.id, OCTA_CHANNEL: world.channel.id}
        world.database = landed.restore(tmp_path / "landed.db", places)
        world.clock.now = landed.now
        await world.restart()
        await world.settle()
        session = await world.services.tables.load(landed.middle["octa"])
        before = await world.services.history.record(session.id, public=True)
        for name in ("aki", "ben", "chio", "dai"):
            calls(world, name, f"{name} the second")
            await reply_to(world, name, "game panel")
        after = await world.services.history.record(session.id, public=True)
        assert after.header == before.header
        names = (await world.services.tables.load(session.id)).names
        assert any("the second" in name for name in names) == (session.fairness != OLD)
