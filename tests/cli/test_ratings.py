"""``sainome check``: ratings are compared with the results, and rebuilt on request."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.session.model import Phase
from engines.core import FastChance

from .conftest import Command
from .databases import act, begun, opened


@pytest.fixture
def rated(at_home: Path) -> Path:
    """A database with two finished games of two people."""
    path = at_home / "var" / "sainome.db"

    async def play() -> None:
        async with opened(path) as services:
            for channel in (1, 2):
                session, chance = await begun(services, "octa", channel), FastChance(channel)
                while session.phase is Phase.PLAYING:
                    session = await act(services, session, chance)

    asyncio.run(play())
    return path


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


def test_wrong_ratings_are_counted_and_rebuilt(sainome: Command, rated: Path) -> None:
    before, ran = stored(rated), sainome("check")
    assert (ran.code, ran.out.splitlines()[-1]) == (0, "database: ok")
    spoil(rated)
    ran = sainome("check")
    assert (ran.code, "sainome check --rebuild-ratings" in ran.out) == (1, True)
    assert "4 of the ratings are not what the results of the games make of them" in ran.out
    assert stored(rated) != before, "a look repairs nothing"
    ran = sainome("check", "--rebuild-ratings")
    assert (ran.code, ran.out.splitlines()[-1]) == (0, "database: ok")
    assert "4 ratings rebuilt." in ran.out
    assert stored(rated) == before


def test_rebuild_without_a_database_is_refused(sainome: Command, at_home: Path) -> None:
    ran = sainome("check", "--rebuild-ratings")
    assert (ran.code, "There is no database" in ran.err) == (1, True)
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
    ran = sainome("result", "nothing", "--out")
    assert (ran.code, "there is no result of a game 'nothing'" in ran.err) == (2, True)
