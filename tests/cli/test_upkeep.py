"""``sainome check``, ``backup`` and ``health``."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.cli import heartbeat, soundness
from bot.cli.heartbeat import beat, heartbeat_file
from bot.health import STALE
from bot.services import Services
from bot.session.model import Actor
from bot.store import Store
from bot.texts import speaker as texts
from engines import GAMES
from engines.core import AnyGame
from engines.core.errors import BrokenData
from tests.hanging import HANG

from .conftest import Command

AKI = Actor(11, "Aki")
ONE_GAME = pytest.mark.parametrize("game", sorted(GAMES)[:1], indirect=True)
"""The game for tests in which any game will do."""


@dataclass
class Kept:
    """A database with one lobby and one game that has begun."""

    path: Path
    playing: str

    def tamper(self, sql: str, *values: Any) -> None:
        """Write around the guards of the database, as a broken disk or a curious person could."""
        with closing(sqlite3.connect(self.path)) as db, db:
            for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
                db.execute(f"DROP TRIGGER {name}")
            assert db.execute(sql, values).rowcount != 0


async def _begun(services: Services, game: AnyGame) -> str:
    """Open a lobby and a game, and play its first four actions."""
    await services.lobbies.open(game.key, 1, 10, AKI, "en")
    session = await services.lobbies.open(game.key, 1, 20, AKI, "en")
    for number in range(1, game.seats.start):
        await services.lobbies.join(session.id, Actor(11 + number, f"P{number}"))
    session = await services.moves.begin(session.id, AKI)
    for _ in range(4):
        seat = session.movers[0]
        action = session.rules.notation(session.rules.legal_actions(session.state, seat)[0])
        actor = Actor(session.players[seat].user_id or 0, "")
        session = (await services.moves.act(session.id, actor, action, decision=None, interaction_id=None)).session
    return session.id


@pytest.fixture
def kept(at_home: Path, game: AnyGame) -> Kept:
    path = at_home / "var" / "sainome.db"

    async def play() -> str:
        store = await Store.open(path)
        services = Services(store)
        try:
            return await _begun(services, game)
        finally:
            await services.close()
            await store.close()

    return Kept(path, asyncio.run(play()))


def test_check_passes_before_the_first_start(sainome: Command) -> None:
    ran = sainome("check")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == ["settings: ok", "texts: ok", "games: ok", "fonts: ok", "database: ok"]
    assert not Path("var").exists(), "looking changes nothing"


def test_check_passes_with_open_games(sainome: Command, kept: Kept) -> None:
    ran = sainome("check")
    assert (ran.code, ran.out.splitlines()[-1]) == (0, "database: ok")


def test_check_reports_state_that_differs_from_the_log(sainome: Command, kept: Kept) -> None:
    kept.tamper("UPDATE log SET undone_at = 1 WHERE session_id = ? AND row = 4", kept.playing)
    ran = sainome("check")
    assert ran.code == 1
    assert ran.out.splitlines()[-1].startswith(f"database: var/sainome.db: session {kept.playing} ")


def test_check_reports_unreadable_state(sainome: Command, kept: Kept) -> None:
    kept.tamper("UPDATE sessions SET state = '{}' WHERE id = ?", kept.playing)
    ran = sainome("check")
    assert ran.code == 1
    assert f"var/sainome.db: session {kept.playing} cannot be read: " in ran.out


def test_check_reports_illegal_action_in_the_log(sainome: Command, kept: Kept) -> None:
    kept.tamper("UPDATE log SET notation = 'fly away' WHERE session_id = ? AND row = 2", kept.playing)
    ran = sainome("check")
    assert ran.code == 1
    assert f"session {kept.playing} cannot be replayed: line 4: 'fly away' is no action of " in ran.out


def test_check_reports_rolls_that_are_not_the_seeds(sainome: Command, kept: Kept) -> None:
    kept.tamper("UPDATE sessions SET seed = ? WHERE id = ?", bytes(32), kept.playing)
    ran = sainome("check")
    assert ran.code == 1
    assert f"session {kept.playing} has chance that is not its seed's" in ran.out


@ONE_GAME
def test_check_reports_quarantined_session(sainome: Command, kept: Kept) -> None:
    kept.tamper("UPDATE sessions SET incident = 'c0ffee' WHERE id = ?", kept.playing)
    ran = sainome("check")
    assert ran.code == 1
    assert f"session {kept.playing} is quarantined (incident c0ffee)" in ran.out


@ONE_GAME
def test_check_reports_game_that_is_gone(sainome: Command, kept: Kept) -> None:
    kept.tamper("UPDATE sessions SET game = 'go' WHERE id = ?", kept.playing)
    assert f"session {kept.playing} is a game of 'go', which is not here" in sainome("check").out


@ONE_GAME
def test_check_reports_newer_database(sainome: Command, kept: Kept) -> None:
    with closing(sqlite3.connect(kept.path)) as db:
        db.execute("PRAGMA user_version = 99")
    ran = sainome("check")
    assert ran.code == 1
    assert "var/sainome.db comes from a newer version" in ran.out


@ONE_GAME
@pytest.mark.parametrize(
    "command",
    [
        "run",
        "check",
        "check --rebuild-ratings",
        "check --upgrade copy.db",
        "backup new.db",
        "move copy.db new.db",
        "leave 7",
        "result abc --out",
        "demo --database copy.db",
        "import record.jsonl --server 7 --channel 70 --seat 1=11 --upto 3",
    ],
)
def test_database_from_before_the_floor_is_refused_unchanged(
    sainome: Command, kept: Kept, file: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    with closing(sqlite3.connect(kept.path)) as db:
        db.execute("PRAGMA user_version = 31")
    before = kept.path.read_bytes()
    copy = Path("copy.db")
    copy.write_bytes(before)
    ran = sainome(*command.replace("record.jsonl", str(file)).split())
    assert ran.code != 0
    assert "comes from a version of this program before 0.12" in ran.out + ran.err
    assert "start sainome 0.12 once with it" in ran.out + ran.err
    assert (kept.path.read_bytes(), copy.read_bytes()) == (before, before)
    assert not Path("new.db").exists()


def test_check_reports_file_that_is_no_database(sainome: Command, at_home: Path) -> None:
    (at_home / "var").mkdir()
    (at_home / "var" / "sainome.db").write_text("Once upon a time, there was no database in this file at all.")
    ran = sainome("check")
    assert ran.code == 1
    assert "database: The file var/sainome.db is not a database" in ran.out


def test_check_reports_folder_that_is_a_file(sainome: Command, at_home: Path) -> None:
    (at_home / "var").write_text("")
    ran = sainome("check")
    assert ran.code == 1
    assert f"database: var/sainome.db cannot be made: {at_home / 'var'} is not a folder." in ran.out


def test_check_reports_wrong_and_misspelled_settings(sainome: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAINOME_LANG", "fr")
    monkeypatch.setenv("SAINOME_LAGN", "ja")
    ran = sainome("check")
    assert ran.code == 1
    assert ran.out.splitlines()[:2] == [
        "settings: SAINOME_LANG must be 'en' or 'ja'.",
        "settings: SAINOME_LAGN is set, but there is no such setting; .env.example lists them.",
    ]


@pytest.fixture
def locale_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], None]]:
    """Replace data/locales by texts of the test: ``locale_folder("ja", "hello = こんにちは")``."""

    def files(lang: str) -> tuple[Path, ...]:
        return tuple(sorted((tmp_path / lang).glob("*.ftl")))

    def write(lang: str, content: str) -> None:
        (tmp_path / lang).mkdir(exist_ok=True)
        (tmp_path / lang / "some.ftl").write_text(content, encoding="utf-8")

    monkeypatch.setattr(texts, "locale_files", files)
    texts._sources.cache_clear()
    texts._bundle.cache_clear()
    yield write
    texts._sources.cache_clear()
    texts._bundle.cache_clear()


def test_check_reports_unreadable_text(sainome: Command, locale_folder: Callable[[str, str], None]) -> None:
    locale_folder("en", "hello = Hello\n")
    locale_folder("ja", "hello = こんにちは\n\nbroken { text\n")
    ran = sainome("check")
    assert ran.code == 1
    assert "texts: data/locales/ja/some.ftl, line 3: " in ran.out


def test_check_reports_text_missing_in_one_language(
    sainome: Command, locale_folder: Callable[[str, str], None]
) -> None:
    locale_folder("en", "hello = Hello\nbye = Goodbye\n")
    locale_folder("ja", "hello = こんにちは\n")
    ran = sainome("check")
    assert ran.code == 1
    assert "texts: data/locales/ja has no text 'bye'." in ran.out


def test_broken_text_stops_the_start(
    sainome: Command, locale_folder: Callable[[str, str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    locale_folder("en", "hello\n")
    locale_folder("ja", "hello = こんにちは\n")
    ran = sainome("run")
    assert ran.code == 1
    assert ran.err.startswith("data/locales/en/some.ftl, line 1: ")
    assert not Path("var").exists()


def test_broken_data_file_stops_the_start(sainome: Command, game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*table: object) -> None:
        raise BrokenData("game/cards.toml", "Field required", "cards.3", 17)

    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setattr(type(game), "initial_state", broken)
    sentence = "data/game/cards.toml, line 17 (cards.3): Field required."
    assert f"games: {sentence}" in sainome("check").out
    ran = sainome("run")
    assert (ran.code, ran.err) == (1, sentence + "\n")


def test_check_reports_game_without_painter(sainome: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soundness, "PAINTERS", {})
    ran = sainome("check")
    assert ran.code == 1
    assert "has no painter in render/." in ran.out


def test_check_reports_missing_font(sainome: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(size: int, bold: bool) -> None:
        raise OSError("no such file")

    monkeypatch.setattr(soundness, "font", gone)
    ran = sainome("check")
    assert ran.code == 1
    assert "fonts: the regular font cannot be read: no such file." in ran.out


@ONE_GAME
def test_backup_command_writes_a_complete_database(
    sainome: Command, kept: Kept, at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = sainome("backup", "copy.db")
    assert ran.code == 0
    assert ran.out.startswith("copy.db: ")
    monkeypatch.setenv("SAINOME_DATABASE", "copy.db")
    assert sainome("check").out.splitlines()[-1] == "database: ok"
    with closing(sqlite3.connect(at_home / "copy.db")) as db:
        assert db.execute("SELECT count(*) FROM sessions").fetchone() == (2,)


@ONE_GAME
def test_backup_works_while_the_bot_writes(sainome: Command, kept: Kept) -> None:
    with closing(sqlite3.connect(kept.path, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("UPDATE sessions SET host_id = 99")
        assert sainome("backup", "copy.db").code == 0
        writer.execute("ROLLBACK")


@ONE_GAME
def test_backup_command_overwrites_nothing(sainome: Command, kept: Kept, at_home: Path) -> None:
    (at_home / "copy.db").write_text("precious")
    ran = sainome("backup", "copy.db")
    assert (ran.code, ran.err) == (2, "The file copy.db exists already; nothing was copied.\n")
    assert (at_home / "copy.db").read_text() == "precious"


def test_backup_without_database_is_refused(sainome: Command) -> None:
    ran = sainome("backup", "copy.db")
    assert (ran.code, ran.err) == (2, "There is no database var/sainome.db.\n")


@ONE_GAME
def test_backup_into_a_missing_folder_is_refused(sainome: Command, kept: Kept) -> None:
    ran = sainome("backup", "no/copy.db")
    assert ran.code == 2
    assert "var/sainome.db could not be copied to no/copy.db" in ran.err


def test_health_fails_without_a_bot(sainome: Command) -> None:
    ran = sainome("health")
    assert (ran.code, ran.err) == (1, "The bot of var/sainome.db is not running, or has not reached Discord yet.\n")


@ONE_GAME
def test_health_passes_for_a_connected_bot(sainome: Command, kept: Kept) -> None:
    heartbeat_file(kept.path).touch()
    ran = sainome("health")
    assert (ran.code, ran.err) == (0, "")


@ONE_GAME
def test_health_fails_for_a_bot_that_hangs(sainome: Command, kept: Kept) -> None:
    sign = heartbeat_file(kept.path)
    sign.touch()
    long_ago = time.time() - STALE - 30
    os.utime(sign, (long_ago, long_ago))
    ran = sainome("health")
    assert ran.code == 1
    assert "was last connected" in ran.err


async def test_heartbeat_file_is_deleted_on_stop(tmp_path: Path) -> None:
    sign = heartbeat_file(tmp_path / "bot.db")
    connected = asyncio.Event()
    task = asyncio.create_task(beat(sign, connected.is_set, every=0))
    await asyncio.sleep(0)
    assert not sign.exists(), "not before Discord is reached"
    connected.set()
    while not sign.exists():  # noqa: ASYNC110  (there is no event for a file)
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert not sign.exists()


async def test_late_heartbeat_does_not_bring_the_file_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the thread may touch the file only after the stop."""
    sign, begun, gate, touch = tmp_path / "bot.db.up", threading.Event(), threading.Event(), heartbeat._touch

    def late(file: Path) -> None:
        begun.set()
        assert gate.wait(HANG)
        touch(file)

    monkeypatch.setattr(heartbeat, "_touch", late)
    task = asyncio.create_task(beat(sign, lambda: True))
    assert await asyncio.to_thread(begun.wait, HANG)
    task.cancel()
    asyncio.get_running_loop().call_later(0, gate.set)
    await asyncio.gather(task, return_exceptions=True)
    await asyncio.get_running_loop().shutdown_default_executor()
    assert not sign.exists()
