"""Display names that hide, steer, pile up, advertise or call: shown clean everywhere, and never empty."""

from __future__ import annotations

import unicodedata
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from simcord import ResponseMessage

from bot.store import Connection
from bot.texts import clean_name, escape_markdown, name_of
from engines.core.history.records import dump, load

from .games import actor_of, begun_game, does, gives_seat, lobby, play_to_end, press_path, settle_all
from .world import controls, open_world, private

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


@pytest.mark.parametrize(
    ("name", "shown"),
    [
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
        ("a@b", "a@b"),
        ("Mr. T", "Mr. T"),
        ("v1.2/3", "v1.2/3"),
        ("前田", "前田"),
        ("がぎ", "がぎ"),
        ("か\u3099", "が"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("สวัสดี", "สวัสดี"),
        ("नमस्ते", "नमस्ते"),
        (f"می{ZWNJ}خواهم", f"می{ZWNJ}خواهم"),
        (f"👩{ZWJ}🚀", f"👩{ZWJ}🚀"),
        ("❤️", "❤️"),
        ("☆彡", "☆彡"),
        ("~*~", "~*~"),
    ],
)
def test_names_are_cleaned(name: str, shown: str) -> None:
    assert clean_name(name) == shown
    assert clean_name(shown) == shown, "cleaning twice changes nothing"


def test_marks_do_not_pile_up() -> None:
    cleaned = clean_name(ZALGO)
    marks = [char for char in unicodedata.normalize("NFD", cleaned) if unicodedata.combining(char)]
    assert len(marks) <= 3
    assert cleaned.endswith("ki")
    assert len(clean_name("x" * 500)) <= 64


def test_long_hostile_names_take_no_time() -> None:
    for name in (
        "a." * 50_000 + "/",
        "discord." * 20_000,
        "<@" * 50_000,
        "\u0301" * 100_000,
        "x-" * 50_000 + ".gg/",
    ):
        clean_name(name)


def test_empty_name_becomes_user_name_or_number() -> None:
    assert name_of("Aki", "aki_1", 7) == "Aki"
    assert name_of(FILLER, "aki_1", 7) == "aki_1"
    assert name_of(FILLER, "discord.gg", 123_456) == "#3456"


# --- at the table ------------------------------------------------------------------------------------------------


def is_clean(text: str) -> bool:
    """Whether text that names these people hides, advertises and calls nothing."""
    hidden = [char for char in text if unicodedata.category(char) == "Cf" and char != ZWSP]  # ours, after an @
    return not hidden and "evil.example" not in text and "discord.gg" not in text and "\u0334\u035c" not in text


def words_of(message: Any) -> str:
    """Return everything that a message says, controls and pictures included."""
    said = [message.content]
    for control in controls(message):
        said += [str(control.get("label")), *(option["label"] for option in control.get("options", ()))]
    said += [attachment.description or "" for attachment in message.attachments]
    return "\n".join(said)


async def test_hostile_names_are_clean_everywhere(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", shown_names=WILD) as world:
        private(await world.people["aki"].slash(world.channel, "game new", game="micronesia"))
        for name in ("ben", "chika", "dai"):
            await press_path(world, name, "join")
        await world.settle()
        lobby_shown = world.panel()
        assert "ika" in lobby_shown.content
        assert "ben" in lobby_shown.content, "the user name stands for a name of which nothing is left"
        assert "everyone" in lobby_shown.content
        await world.services.moves.begin((await world.session()).id, actor_of(world.people["aki"]))
        await settle_all(world)
        session = await world.session()
        assert all(is_clean(name) for name in session.names)
        shown: list[ResponseMessage] = []
        for command in ("game panel", "tables", "game story", "standings", "game leave", "game seat"):
            shown.append(private(await world.people["dai"].slash(world.channel, command)))
        await play_to_end(world, session)
        shown.append(private(await world.people["dai"].slash(world.channel, "leaderboard")))
        shown.append(
            private(await world.people["aki"].slash(world.channel, "leaderboard", player=world.people["dai"]))
        )
        shown.append(await does(world, "aki", "dice-proof"))
        for message in [*world.messages(), *shown]:
            assert is_clean(words_of(message)), words_of(message)
            assert "@everyone" not in words_of(message)


async def test_offered_person_has_a_clean_name(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", shown_names={"dai": WILD["aki"]}) as world:
        await begun_game(world, "aki", "ben", "chika")
        await gives_seat(world, "aki", world.people["dai"])
        await settle_all(world)
        offer = next(m for m in world.messages() if m.content.startswith("🪑"))
        await world.people["dai"].click(offer, custom_id=next(c["custom_id"] for c in controls(offer)))
        assert "ika" in (await world.session()).names


def set_name(db: Connection, session_id: str, seat: int, name: str) -> None:
    """Store a name as bots before this one did."""
    db.execute("UPDATE players SET name = ? WHERE session_id = ? AND seat = ?", (name, session_id, seat))


@pytest.mark.parametrize(("lang", "neutral"), [("en", "Player 2"), ("ja", "プレイヤー2")])
async def test_stored_names_are_clean_where_shown(
    tmp_path: Path, plain_pictures: None, lang: str, neutral: str
) -> None:
    async with open_world(tmp_path / "x.db", guild_locale=lang) as world:
        opened = await lobby(world, "aki", "ben", "chika", lang=lang)
        for seat, name in enumerate((WILD["aki"], FILLER, ZALGO)):
            await world.store.write(partial(set_name, session_id=opened.id, seat=seat, name=name))
        await world.restart()
        await world.services.moves.begin(opened.id, actor_of(world.people["aki"]))
        await settle_all(world)
        session = await world.session()
        assert session.names[0] == "ika"
        assert session.names[1] == neutral
        assert session.players[0].name == WILD["aki"], "what the commitment is made of stays"
        await play_to_end(world, session)
        for message in world.messages():
            assert is_clean(words_of(message))
        record = await world.services.history.record(session.id, public=True)
        assert load(dump(record)).header.seats == (WILD["aki"], FILLER, ZALGO)
        assert (await world.services.history.verification(session.id)).verdict.honest


def test_escaping_cleans() -> None:
    assert escape_markdown(WILD["dai"]) == "everyone \\*\\*d\\*\\*"
