"""``sainome import``: a record becomes an open table, and no file does anything else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.session.codec import events_text
from bot.session.model import Phase, Session
from bot.store import claimed
from engines import GAMES
from engines.core import BadRecord, Event, Step
from engines.core.history.records import Record, Row, dump, load
from engines.core.history.reopening import reopen
from engines.core.history.replay import moments
from engines.core.history.verdict import verify
from tests.book.games import CORRECTED, corrected

from .conftest import Command, played_out
from .databases import opened

DATABASE = "sainome.db"
HERE = ("--server", "7", "--channel", "70")
AKI = ("--seat", "1=11")
ONE_GAME = pytest.mark.parametrize("game", ["octa"], indirect=True)


@pytest.fixture(autouse=True)
def database(at_home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SAINOME_DATABASE", DATABASE)
    return at_home / DATABASE


def table(database: Path) -> Session:
    """The one table of the database."""

    async def found() -> Session:
        async with opened(database) as services:
            session = await services.tables.in_channel(70)
            assert session is not None
            return session

    return asyncio.run(found())


def test_every_game_is_opened_and_checked(sainome: Command, file: Path, record: Record, database: Path) -> None:
    ran = sainome("import", file, *HERE, *AKI)
    assert (ran.code, ran.err.count("\n"), "the game is over at row" in ran.err) == (1, 1, True)
    ben = ("--seat", "2=12:Ben") if len(record.header.seats) > 1 else ()
    words = ("import", file, *HERE, *ben, *AKI, "--upto", len(record.rows) // 2)
    with claimed(database):
        ran = sainome(*words)
    assert (ran.code != 0, ran.err) == (True, f"Another bot plays with the database {DATABASE}; stop it first.\n")
    ran = sainome(*words)
    assert (ran.code, ran.err) == (0, "")
    session = table(database)
    assert ran.out.startswith(f"Table {session.id} is open in channel 70, seats: Aki")
    assert (session.phase, session.host_id) == (Phase.PLAYING, 11)
    assert session.state == reopen(session.rules, record, len(record.rows) // 2).state
    assert all(player.is_computer for player in session.players[2:])
    assert "database: ok" in sainome("check").out
    ran = sainome(*words)
    assert ran.err == f"--channel 70: a game of {session.game} is open there; nothing was imported.\n"
    assert (ran.code, table(database)) == (1, session)


WRONG_WORDS = (
    "", "--seat 1", "--seat 0=11", "--seat 9=11", "--seat 1=0", f"--seat 1={'9' * 20}", "--seat 1=x\x1b[2J",
    "--seat 1=11 --seat 1=12", "--seat 1=11 --seat 2=11", "--seat 1=11 --upto -1", "--seat 1=11 --channel 0",
    f"--seat 1=11 --server {'9' * 30}",
)  # fmt: skip


@ONE_GAME
def test_wrong_words_and_odd_sessions_open_nothing(
    sainome: Command, file: Path, record: Record, database: Path
) -> None:
    for words in WRONG_WORDS:
        ran = sainome("import", file, *HERE, *words.split())
        assert (ran.code, ran.out, ran.err.count("\n"), "\x1b" in ran.err) == (2, "", 1, False), words
    assert not database.exists()
    for session in ("", "a b", "x" * 41, "運", "\x1b[2J"):
        header = record.header.model_copy(update={"session": session})
        file.write_text(dump(Record(header=header, rows=record.rows)), encoding="utf-8")
        ran = sainome("import", file, *HERE, *AKI, "--upto", "3")
        assert (ran.code, "\x1b" in ran.err) == (1, False), session


# --- records with rows that were brought along -----------------------------------------------------------------


def with_import(record: Record, at: int) -> Record:
    """Return a record into which somebody has written an import, to hide the dice before it."""
    rows = [*record.rows[:at], Row(row=at, seat=None, notation="import elsewhere2"), *record.rows[at:]]
    numbered = tuple(row.model_copy(update={"row": number}) for number, row in enumerate(rows))
    return Record(header=record.header, rows=numbered)


def test_rows_before_an_import_are_never_called_honest(sainome: Command, file: Path, record: Record) -> None:
    forged = with_import(record, 4)
    file.write_text(dump(forged), encoding="utf-8")
    assert "Rows 0 to 3 were brought along from table elsewhere2" in sainome("verify", file).out
    verdict = verify(forged)
    draws = sum(len(row.chance) for row in forged.rows[5:])
    assert (verdict.brought, verdict.honest) == (5, draws == 0), "its seed has given other dice from here on"
    for notation in ("import", "import ", "import a b", "import 運", f"import {'x' * 41}"):
        with pytest.raises(BadRecord, match="line 6: "):
            load(dump(forged).replace("import elsewhere2", notation))


@pytest.mark.parametrize("key", CORRECTED)
def test_state_of_an_upgrade_is_opened(key: str) -> None:
    record = corrected(key, 3)
    upto = next(row.row for row in record.rows if row.upgrade is not None)
    found = reopen(GAMES[key].rules, record, upto)
    assert found.begun_version == 1
    assert [one.row.notation for one in found.rows][-1] == f"import {record.header.session}"


def test_rows_with_merged_events_are_played_on() -> None:
    """Versions before 0.6.0 stored like events of Hexlands as one."""
    game = GAMES["hexlands"]
    record = played_out(game.rules)
    steps = {one.row.row: one.step for one in moments(game.rules, record)}

    def merged(step: Step[Any] | None) -> tuple[Event, ...]:
        if step is None:
            return ()
        known, merge = step.events_before, game.talk.merge_events
        return (*merge(step.events[:known]), *merge(step.events[known:]))

    rows = [row.model_copy(update={"events": events_text(merged(steps[row.row]))}) for row in record.rows]
    header = record.header.model_copy(update={"rules_version": game.rules.rules_version - 1})
    earlier = Record(header=header, rows=tuple(rows))
    upto = len(rows) // 2
    assert '"several"' in "".join(row.events or "" for row in rows[:upto])
    assert len(reopen(game.rules, earlier, upto, game.tells).rows) > upto
    with pytest.raises(BadRecord, match="something else happens"):
        reopen(game.rules, earlier, upto)
