"""Two people of one name at a table, and a name that changes while the game goes on."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest

from bot.features.scores.ranks import leaderboard_panel
from bot.history.audit import session_faults
from bot.kit.pictures import scene_of
from bot.rows.scores import LEAST, Rating, SoloScore, Tally
from bot.session.model import Phase
from bot.session.views import pov_of
from bot.store import Connection
from bot.texts import Speaker, name_beside, name_on, shown_names
from engines.core import Seat
from engines.core.history.fairness import OLD
from render.kit.letters.alt import shorten_all
from render.kit.letters.text import drawn_name, fit_name, width
from tests.landed import GUILD, OCTA_CHANNEL, PEOPLE, V5, V31, Landed
from tests.landed import name_of as name_of_dump

from .games import begun_game, dice_of, gives_seat, lobby, log_of, play_to_end, press_path, reply_to, settle_all
from .test_names import words_of
from .world import World, all_moves, open_world, press, private

ALEXES = {"aki": "Alex", "ben": "Alex", "chika": "alex"}


# --- names -------------------------------------------------------------------------------------------------------


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


# --- at the table ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_namesakes_are_told_apart_everywhere(tmp_path: Path, plain_pictures: None, lang: str) -> None:
    locales = dict.fromkeys(("aki", "ben", "chika"), lang)
    async with open_world(tmp_path / "x.db", shown_names=ALEXES, locales=locales, guild_locale=lang) as world:
        opened = await lobby(world, "aki", "ben", "chika", lang=lang)
        assert opened.names == ("Alex", "Alex (2)", "alex")
        said = world.panel().content.replace("｜", " · ").replace("（ホスト）", " (host)")
        assert "**Alex** (host) · **Alex \\(2\\)**" in said
        await begin(world)
        session = await world.session()
        scene = scene_of(pov_of(session, None), Speaker(lang, session.names, session.game))
        assert scene.names == ("Alex", "Alex (2)", "alex")
        shown = [
            await reply_to(world, "chika", one)
            for one in ("standings", "game panel", "game story", "game seat", "tables")
        ]
        session = await play_to_end(world, session)
        assert session.phase is Phase.OVER
        shown.append(await reply_to(world, "chika", "standings"))
        for said in (shown[0], shown[-1]):
            lines = [line for line in said.splitlines() if "lex" in line]
            assert any(re.search(r"Alex \\\(2\\\)", line) for line in lines)
            assert any(re.search(r"Alex(?! \\\()", line) for line in lines)
        pictures = [one.description or "" for message in world.messages() for one in message.attachments]
        assert sum("Alex (2)" in alt for alt in pictures) == 2, "the first board, and the last one"
        assert all(words_of(message) for message in world.messages())


async def begin(world: World) -> None:
    """Begin the world's lobby as its host."""
    session = await world.session()
    host = next(member for member in world.people.values() if member.id == session.host_id)
    await press_path(world, host, "begin")
    await settle_all(world)


# --- a name that changes -----------------------------------------------------------------------------------------


def calls(world: World, name: str, shown: str) -> None:
    """Let a person be called otherwise on the world's server from now on."""
    world.guild._guild.members[world.people[name].id].nick = shown


async def verified(world: World, session_id: str) -> bool:
    """Whether a game's dice are honest, and no seat reads as one that somebody else has."""
    verdict = (await world.services.history.verification(session_id)).verdict
    return verdict.honest and not verdict.renamed and not verdict.handed


async def test_new_name_follows_at_the_next_press(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    calls(world, "aki", "Akiko")
    await press(world.people["ben"], world.panel(), "My panel")
    assert (await world.session()).names == ("aki", "ben", "chika"), "nothing is known of it before"
    revision = (await world.session()).revision
    own = private(await press(world.people["aki"], world.panel(), "My panel"))
    assert "Akiko" in words_of(own), "this very answer has it, in its picture too"
    session = await world.session()
    assert (session.names, session.revision) == (("Akiko", "ben", "chika"), revision), "no other press is stale"
    assert "Akiko" in await reply_to(world, "ben", "standings")
    calls(world, "chika", "ben")
    await log_of(world, "chika")
    assert (await world.session()).names == ("Akiko", "ben", "ben (2)"), "a command tells it as well"
    session = await play_to_end(world, session)
    said = "\n".join(words_of(message) for message in world.messages()[-2:])
    assert "Akiko" in said
    assert "ben (2)" in said
    assert "aki\b" not in said
    record = await world.services.history.record(session.id, public=True)
    assert record.header.seats == ("aki", "ben", "chika"), "those of Begin"
    assert [place.name for place in record.header.places] == ["aki", "ben", "chika"]
    assert await verified(world, session.id)
    assert "⚠️" not in await dice_of(world, "dai")
    assert not [fault async for fault in session_faults(world.store)]


async def listed(world: World, name: str) -> set[str]:
    """Return the names on the leaderboard, as this person reads it."""
    said = await reply_to(world, name, "leaderboard", game="micronesia", when="all")
    return set(re.findall(r"\b(?:aki|ben|chika|Akiko|Benno)\b", said))


async def test_new_name_reaches_the_leaderboard(world: World) -> None:
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    assert await listed(world, "dai") == {"aki", "ben", "chika"}
    calls(world, "ben", "Benno")
    assert await listed(world, "dai") == {"aki", "ben", "chika"}
    assert await listed(world, "ben") == {"aki", "Benno", "chika"}, "who reads it is on it as they are called"
    assert await listed(world, "dai") == {"aki", "Benno", "chika"}
    await begun_game(world, "aki", "dai", "chika")
    calls(world, "aki", "Akiko")
    await press(world.people["aki"], world.panel(), "My panel")
    assert await listed(world, "dai") == {"Akiko", "Benno", "chika"}, "before that game is over"


async def test_name_from_elsewhere_changes_nothing(world: World) -> None:
    """In direct messages a person goes by the name that they have on no server alone."""
    await begun_game(world, "aki", "ben", "chika")
    calls(world, "aki", "Captain")
    await press(world.people["aki"], world.panel(), "My panel")
    person = world.people["aki"].user
    inbox = private(await person.slash("tables"))
    own = private(await press(person, inbox, "Micronesia"))
    await all_moves(person, own)
    assert "member" not in world.delivered[-1]
    assert (await world.session()).names[0] == "Captain"


async def test_name_of_somebody_who_took_over_is_no_name_of_begin(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    await gives_seat(world, "ben", world.people["dai"])
    await settle_all(world)
    offer = next(message for message in world.messages() if message.content.startswith("🪑"))
    await press(world.people["dai"], offer, "Accept")
    calls(world, "dai", "aki")
    await reply_to(world, "dai", "game panel")
    assert (await world.session()).names == ("aki", "aki (2)", "chika")
    session = await play_to_end(world, await world.session())
    record = await world.services.history.record(session.id, public=True)
    assert record.header.seats == ("aki", "aki", "chika")
    assert (await world.services.history.verification(session.id)).verdict.handed == (1,)


def swap(db: Connection, session_id: str) -> None:
    """Exchange the people of two seats, as an operator might."""
    for seat, (user, name) in enumerate(db.execute("SELECT user_id, name FROM players ORDER BY seat DESC LIMIT 2")):
        values = (user, name, session_id, seat + 1)
        db.execute("UPDATE players SET user_id = ?, name = ? WHERE session_id = ? AND seat = ?", values)


async def test_people_who_changed_seats_unsaid_are_still_found(world: World) -> None:
    session = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    await world.store.write(partial(swap, session_id=session.id))
    assert (await world.services.history.verification(session.id)).verdict.renamed == (1, 2)


@pytest.mark.slow
@pytest.mark.parametrize("landed", [V5, V31], ids=name_of_dump)
async def test_records_of_landed_games_keep_the_names_of_begin(
    tmp_path: Path, plain_pictures: None, landed: Landed
) -> None:
    """By the old rule of the dice nothing else keeps them, so that the table does."""
    async with open_world(tmp_path / "new.db", names=("aki", "ben", "chio", "dai")) as world:
        people = {person.user_id: world.people[person.name.lower()].id for person in PEOPLE.values()}
        world.database = landed.restore(
            tmp_path / "landed.db", {**people, GUILD: world.guild.id, OCTA_CHANNEL: world.channel.id}
        )
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
