"""Two people of one name at a table, and a name that changes while the game goes on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.features.scores.ranks import leaderboard_panel
from bot.kit.pictures import scene_of
from bot.rows.scores import LEAST, Rating, SoloScore, Tally
from bot.session.model import Phase
from bot.session.views import pov_of
from bot.texts import Speaker, name_beside, name_on, shown_names
from engines.core import Seat
from render.kit.letters.alt import shorten_all
from render.kit.letters.text import drawn_name, fit_name, width

from .games import lobby, play_to_end, reply_to, settle_all
from .test_names import words_of
from .world import open_world

ALEXES = {"aki": "Alex", "ben": "Alex", "chika": "alex"}


# --- names ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Alex", "Ben", "Alex"), ("Alex", "Ben", "Alex (2)")),
        (("Alex", "Alex (2)", "Alex"), ("Alex", "Alex (2)", "Alex (3)")),
        (("Alex", "Alex", "Alex (2)"), ("Alex", "Alex (2)", "Alex (2) (2)")),
        (("Alex", " A\u200blex "), ("Alex", "Alex (2)")),
        (("🎲", "🎲"), ("🎲", "🎲 (2)")),
        (("", "Alex", ""), ("", "Alex", "")),
    ],
)
def test_equal_names_are_told_apart(names: tuple[str, ...], shown: tuple[str, ...]) -> None:
    assert shown_names(names) == shown
    assert shown_names(shown) == shown, "telling apart twice changes nothing"
    voice = Speaker("en", names, markdown=False)
    said = [str(voice.name(Seat(seat))) for seat in range(len(names))]
    assert said == [name or f"Player {seat + 1}" for seat, name in enumerate(shown)]


def test_namesake_beside_a_table_is_told_apart() -> None:
    assert name_beside(("Alex", "Ben"), "Alex") == "Alex (2)"
    assert name_on(("Chika", "Alex"), 0, "Alex") == "Alex"
    assert name_on(("Alex", "Chika"), 1, "Alex") == "Alex (2)"


def test_computer_keeps_its_face_beside_a_namesake() -> None:
    voice = Speaker("en", ("Ichi", "Ichi"), computers=frozenset({Seat(1)}))
    assert voice.name(Seat(1)) == "Ichi \\(2\\)"
    assert (voice.face(0), voice.face(1)) == (None, 1)


LONG = ("Alexandra of the northern islands", "Alexandra of the northern harbours")


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
    voice = Speaker("en", markdown=False)
    drawn = [
        str(drawn_name(("\U0001f9ff", "\U0001f9ff Alex", "\U0001f9ff Alex"), seat, voice)) for seat in range(3)
    ]
    assert len(set(drawn)) == 3


def test_leaderboard_tells_namesakes_apart() -> None:
    tallies = [Tally(user, "Alex", "octa", LEAST, 1, Rating(25.0, 2.0)) for user in (1, 2)]
    solo = [SoloScore(user, "Alex", score, 0.0) for user, score in ((1, 9), (2, 8), (1, 7))]
    said = leaderboard_panel(Speaker("en", strict=True), "octa", "", tallies, solo, 1).content
    assert re.findall(r"Alex(?: \\\(2\\\))?", said) == ["Alex", "Alex \\(2\\)", "Alex", "Alex \\(2\\)", "Alex"]


# --- at the table -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_namesakes_are_told_apart_everywhere(tmp_path: Path, plain_pictures: None, lang: str) -> None:
    locales = dict.fromkeys(("aki", "ben", "chika"), lang)
    async with open_world(tmp_path / "x.db", shown_names=ALEXES, locales=locales, guild_locale=lang) as world:
        opened = await lobby(world, "aki", "ben", "chika", lang=lang)
        assert opened.names == ("Alex", "Alex (2)", "alex")
        assert "**Alex** · **Alex \\(2\\)**" in world.panel().content.replace("｜", " · ")
        await begin(world)
        session = await world.session()
        scene = scene_of(pov_of(session, None), Speaker(lang, session.names, session.game))
        assert scene.names == ("Alex", "Alex (2)", "alex")
        shown = [await reply_to(world, "chika", one) for one in ("standings", "game hand", "game log", "mygames")]
        session = await play_to_end(world, session)
        assert session.phase is Phase.OVER
        shown.append(await reply_to(world, "chika", "standings"))
        for said in (shown[0], shown[-1]):
            lines = [line for line in said.splitlines() if "lex" in line]
            assert any(re.search(r"Alex \\\(2\\\)", line) for line in lines)
            assert any(re.search(r"Alex(?! \\\()", line) for line in lines)
        pictures = [one.description or "" for message in world.messages() for one in message.attachments]
        assert sum("Alex (2)" in alt for alt in pictures) == 3, "the first board, the last one, the scores"
        choices = await world.people["dai"].autocomplete(world.channel, "game seat take", "seat", "")
        assert len({choice["name"] for choice in choices}) == len(choices)
        assert all(words_of(message) for message in world.messages())


async def begin(world: Any) -> None:
    """Begin the world's lobby as its host."""
    session = await world.session()
    host = next(member for member in world.people.values() if member.id == session.host_id)
    await host.slash(world.channel, "game begin")
    await settle_all(world)
