"""The lobby: the cover of its game, its free seats in one line, and a button that says whom it serves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.lobby.panel import lobby_panel
from bot.kit.shapes import Button, Panel
from bot.services import Services
from bot.session.model import Actor, Phase, Session
from bot.store import Store
from bot.texts import Speaker
from engines import GAMES
from render.covers import cover

from .test_failures import forbid
from .world import Bytes, ManualClock, World, labels, press

COVERS = {"en": "Micronesia: the board, and the name of the game.", "ja": "ミクロネシアの盤と名前。"}
PLAYERS = {"en": "👥 {}/4", "ja": "👥 {}／4"}
KEPT = {"en": "Join (if invited)", "ja": "参加する（参加待ちの人）"}


async def test_lobby_shows_its_cover_until_it_is_closed(world_in_lang: World, lang: str) -> None:
    """An edit keeps the cover where it is; a closed lobby has none."""
    world = world_in_lang
    aki, ben = world.people["aki"], world.people["ben"]
    await aki.slash(world.channel, "game new", game="micronesia")
    first = world.panel()
    (picture,) = first.attachments
    assert (picture.filename, picture.description) == ("cover.jpg", COVERS[lang])
    assert await picture.read() == cover("micronesia", lang)
    assert PLAYERS[lang].format(1) in first.content
    join, leave = labels(first)[:2]
    await press(ben, first, join)
    assert world.panel().id == first.id
    assert [file.filename for file in world.panel().attachments] == ["cover.jpg"]
    for person in (ben, aki):
        await press(person, world.panel(), leave)
    shown = world.messages()[-1]
    assert (shown.id, shown.attachments, labels(shown)) == (first.id, [], [])


async def test_lobby_without_attach_permission_has_no_cover(world: World) -> None:
    forbid(world, attach_files=True)
    await world.people["aki"].slash(world.channel, "game new", game="micronesia")
    assert world.panel().attachments == []
    assert labels(world.panel())[0] == "Join"


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    store = await Store.open(tmp_path / "x.db", clock=ManualClock())
    yield Services(store, random_bytes=Bytes("lobby"))
    await store.close()


async def joined(services: Services, lang: str, people: int, channel: int = 1) -> Session:
    """A lobby of Micronesia with so many people."""
    session = await services.lobbies.open("micronesia", 1, channel, Actor(1, "Aki"), lang)
    for number in range(2, people + 1):
        session = await services.lobbies.join(session.id, Actor(number, f"P{number}"))
    return session


def shown(session: Session, lang: str) -> Panel:
    return lobby_panel(Speaker(lang, session.names, session.game, strict=True), session)


def join_of(panel: Panel) -> Button:
    row = panel.rows[0]
    assert isinstance(row, tuple)
    return row[0]


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_seats_are_one_line(services: Services, lang: str) -> None:
    for people in (1, 3, 4):
        lines = shown(await joined(services, lang, people, channel=people), lang).content.splitlines()
        [players] = [line for line in lines if line.startswith(PLAYERS[lang].format(people))]
        assert players.count("**") == 2 * people


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_lobby_whose_seats_are_all_kept_invites_nobody_else(services: Services, lang: str) -> None:
    """As in a rematch: whoever is not invited reads that they would be refused."""
    session = await joined(services, lang, 4)
    assert join_of(shown(session, lang)).disabled
    asked = replace(session, players=(*session.players[:3], replace(session.players[3], pending=True)))
    button = join_of(shown(asked, lang))
    assert (button.label, button.disabled) == (KEPT[lang], False)
    some = replace(asked, players=asked.players[1:])
    assert join_of(shown(some, lang)).label != KEPT[lang]
    assert asked.phase is Phase.LOBBY


def test_every_game_has_a_cover_in_both_languages() -> None:
    for game in GAMES:
        covers = {cover(game, lang) for lang in ("en", "ja")}
        assert None not in covers
        assert len(covers) == 2
    assert cover("tic-tac-toe", "en") is None
