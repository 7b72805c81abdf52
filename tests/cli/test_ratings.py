"""``sainome check``: ratings are compared with the results, and rebuilt on request."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.services import Services
from bot.session.model import Actor, Phase, Session
from bot.store import Store
from engines import GAMES
from engines.core import FastChance

from .conftest import Command

GAME = next(key for key, game in GAMES.items() if 2 in game.rules.seats)
AKI, BEN = Actor(11, "Aki"), Actor(12, "Ben")


@pytest.fixture
def rated(at_home: Path) -> Path:
    """A database with two finished games of two people."""
    path = at_home / "var" / "sainome.db"

    async def play() -> None:
        store = await Store.open(path)
        services = Services(store)
        for channel in (1, 2):
            lobby = await services.lobbies.open(GAME, 1, channel, AKI, "en")
            await services.lobbies.join(lobby.id, BEN)
            await play_to_end(services, await services.moves.begin(lobby.id, AKI), FastChance(channel))
        await services.close()
        await store.close()

    asyncio.run(play())
    return path


async def play_to_end(services: Services, session: Session, chance: FastChance) -> None:
    while session.phase is Phase.PLAYING:
        seat = session.movers[0]
        action = chance.pick(session.rules.legal_actions(session.state, seat))
        played = await services.moves.act(
            session.id, (AKI, BEN)[seat], session.rules.notation(action), decision=None, interaction_id=None
        )
        session = played.session


def stored(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return [
            *db.execute("SELECT * FROM ratings ORDER BY 1, 2, 3, 4"),
            *db.execute("SELECT * FROM rating_steps ORDER BY 1, 2"),
        ]


def spoil(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE ratings SET mu = mu + 1 WHERE season = ''")
        db.execute("DELETE FROM rating_steps WHERE user_id = 12")


def test_correct_ratings_pass_the_check(sainome: Command, rated: Path) -> None:
    ran = sainome("check")
    assert (ran.code, ran.out.splitlines()[-1]) == (0, "database: ok")


def test_wrong_ratings_are_counted_and_rebuilt(sainome: Command, rated: Path) -> None:
    before = stored(rated)
    spoil(rated)
    ran = sainome("check")
    assert ran.code == 1
    assert "4 of the ratings are not what the results of the games make of them" in ran.out
    assert "sainome check --rebuild-ratings" in ran.out
    assert stored(rated) != before, "a look repairs nothing"
    ran = sainome("check", "--rebuild-ratings")
    assert (ran.code, ran.out.splitlines()[-1]) == (0, "database: ok")
    assert "4 ratings rebuilt." in ran.out
    assert stored(rated) == before


def test_rebuild_without_a_database_is_refused(sainome: Command, at_home: Path) -> None:
    ran = sainome("check", "--rebuild-ratings")
    assert ran.code == 1
    assert "There is no database" in ran.err
    assert not (at_home / "var").exists()


def test_operator_takes_a_result_out_and_back_in(sainome: Command, rated: Path) -> None:
    before = stored(rated)
    with closing(sqlite3.connect(rated)) as db:
        ((session_id,),) = db.execute("SELECT session_id FROM results ORDER BY nth, seat LIMIT 1")
    ran = sainome("result", session_id, "--out")
    assert (ran.code, ran.out) == (0, f"The result of {session_id} is out: it counts for nobody.\n")
    assert len(stored(rated)) < len(before)
    assert sainome("check").out.splitlines()[-1] == "database: ok"
    assert sainome("result", session_id, "--in").out == f"The result of {session_id} counts again.\n"
    assert stored(rated) == before
    assert sainome("check").code == 0


def test_unknown_result_is_refused(sainome: Command, rated: Path) -> None:
    ran = sainome("result", "nothing", "--out")
    assert (ran.code, "there is no result of a game 'nothing'" in ran.err) == (2, True)
