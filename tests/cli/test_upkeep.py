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

import pytest

from bot.cli import heartbeat, soundness
from bot.cli.heartbeat import beat, heartbeat_file
from bot.features.rules import rule_pages
from bot.health import STALE
from bot.texts import speaker as texts
from engines import GAMES
from engines.core import AnyGame
from engines.core.errors import BrokenData
from tests.hanging import HANG

from .conftest import Command
from .databases import AKI, act, begun, opened, tamper

ONE_GAME = pytest.mark.parametrize("game", sorted(GAMES)[:1], indirect=True)
"""The game for tests in which any game will do."""


@dataclass
class Kept:
    """A database with one lobby and one game that has begun."""

    path: Path
    playing: str

    def tamper(self, sql: str) -> None:
        tamper(self.path, sql)


@pytest.fixture
def kept(at_home: Path, game: AnyGame) -> Kept:
    path = at_home / "var" / "sainome.db"

    async def play() -> str:
        async with opened(path) as services:
            await services.lobbies.open(game.key, 1, 10, AKI, "en")
            session = await begun(services, game.key, 20)
            for _ in range(4):
                session = await act(services, session)
            return session.id

    return Kept(path, asyncio.run(play()))


# --- check: the database -----------------------------------------------------------------------------------------


def test_check_passes_before_the_first_start(sainome: Command, at_home: Path) -> None:
    ran = sainome("check")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == ["settings: ok", "texts: ok", "games: ok", "fonts: ok", "database: ok"]
    folder = at_home / "var"
    assert not folder.exists(), "looking changes nothing"
    folder.write_text("")
    ran = sainome("check")
    assert (ran.code, f"database: var/sainome.db cannot be made: {folder} is not a folder." in ran.out) == (1, True)
    folder.unlink()
    folder.mkdir()
    (folder / "sainome.db").write_text("Once upon a time, there was no database in this file at all.")
    ran = sainome("check")
    assert (ran.code, "database: The file var/sainome.db is not a database" in ran.out) == (1, True)


def test_check_replays_every_game(sainome: Command, kept: Kept) -> None:
    """More that is found of tampered databases: ``test_tampered``."""
    ran = sainome("check")
    assert (ran.code, ran.out.splitlines()[-1]) == (0, "database: ok")
    for change, said in (
        ("log SET undone_at = 1 WHERE session_id = '{0}' AND row = 4", "database: var/sainome.db: session {0} "),
        (
            "log SET notation = 'fly away' WHERE session_id = '{0}' AND row = 2",
            "session {0} cannot be replayed: line 4: 'fly away' is no action of ",
        ),
    ):
        with closing(sqlite3.connect(kept.path)) as db:
            before = db.serialize()
        kept.tamper("UPDATE " + change.format(kept.playing))
        ran = sainome("check")
        assert (ran.code, said.format(kept.playing) in ran.out) == (1, True), ran.out
        kept.path.write_bytes(before)


@ONE_GAME
def test_check_reports_newer_database(sainome: Command, kept: Kept) -> None:
    with closing(sqlite3.connect(kept.path)) as db:
        db.execute("PRAGMA user_version = 99")
    ran = sainome("check")
    assert (ran.code, "var/sainome.db comes from a newer version" in ran.out) == (1, True)


@ONE_GAME
def test_database_from_before_the_floor_is_refused_unchanged(
    sainome: Command, kept: Kept, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    with closing(sqlite3.connect(kept.path)) as db:
        db.execute("PRAGMA user_version = 31")
    before, copy = kept.path.read_bytes(), Path("copy.db")
    copy.write_bytes(before)
    for command in (
        "run", "check", "check --rebuild-ratings", "check --upgrade copy.db", "backup new.db",
        "move copy.db new.db", "leave 7", "result abc --out", "demo --database copy.db",
        f"import {file} --server 7 --channel 70 --seat 1=11 --upto 3",
    ):  # fmt: skip
        ran = sainome(*command.split())
        assert ran.code != 0, command
        assert "comes from a version of this program before 0.12" in ran.out + ran.err
        assert "start sainome 0.12 once with it" in ran.out + ran.err
        assert (kept.path.read_bytes(), copy.read_bytes()) == (before, before)
        assert not Path("new.db").exists()


# --- check: what comes with the program --------------------------------------------------------------------------


def test_wrong_and_misspelled_settings_are_reported(sainome: Command, monkeypatch: pytest.MonkeyPatch) -> None:
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

    def write(lang: str, content: str) -> None:
        (tmp_path / lang).mkdir(exist_ok=True)
        (tmp_path / lang / "some.ftl").write_text(content, encoding="utf-8")
        texts._sources.cache_clear()
        texts._bundle.cache_clear()

    monkeypatch.setattr(texts, "locale_files", lambda lang: tuple(sorted((tmp_path / lang).glob("*.ftl"))))
    yield write
    texts._sources.cache_clear()
    texts._bundle.cache_clear()


def test_broken_and_missing_texts_are_reported(
    sainome: Command, locale_folder: Callable[[str, str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    locale_folder("en", "hello = Hello\nbye = Goodbye\n")
    locale_folder("ja", "hello = こんにちは\n")
    ran = sainome("check")
    assert (ran.code, "texts: data/locales/ja has no text 'bye'." in ran.out) == (1, True)
    locale_folder("ja", "hello = こんにちは\n\nbroken { text\n")
    ran = sainome("check")
    assert (ran.code, "texts: data/locales/ja/some.ftl, line 3: " in ran.out) == (1, True)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    ran = sainome("run")
    assert (ran.code, ran.err.startswith("data/locales/ja/some.ftl, line 3: ")) == (1, True)
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


def test_missing_rules_pages_stop_the_start_and_are_named(
    sainome: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Nothing:
        @staticmethod
        def files(package: str) -> Path:
            return tmp_path

    rule_pages.pages.cache_clear()
    monkeypatch.setattr(rule_pages, "resources", Nothing)
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    sentences = [f"data/{game}/rules.en.md is missing." for game in GAMES]
    try:
        checked, ran = sainome("check"), sainome("run")
    finally:
        rule_pages.pages.cache_clear()
    assert checked.code == 1
    said = [line for line in checked.out.splitlines() if line.startswith("games:")]
    assert said == [f"games: {sentence}" for sentence in sentences]
    assert (ran.code, ran.err.splitlines()) == (1, sentences)
    assert not Path("var").exists(), "nothing was begun"


def test_missing_painter_and_font_are_reported(sainome: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(size: int, bold: bool) -> None:
        raise OSError("no such file")

    monkeypatch.setattr(soundness, "PAINTERS", {})
    monkeypatch.setattr(soundness, "font", gone)
    ran = sainome("check")
    assert ran.code == 1
    assert "has no painter in render/." in ran.out
    assert "fonts: the regular font cannot be read: no such file." in ran.out


# --- backup and health -------------------------------------------------------------------------------------------


@ONE_GAME
def test_backup_is_a_complete_database_and_overwrites_nothing(
    sainome: Command, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(kept.path, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("UPDATE sessions SET host_id = 99")
        ran = sainome("backup", "copy.db")
        writer.execute("ROLLBACK")
    assert (ran.code, ran.out.startswith("copy.db: ")) == (0, True), "while the bot writes"
    ran = sainome("backup", "copy.db")
    assert (ran.code, ran.err) == (2, "The file copy.db exists already; nothing was copied.\n")
    ran = sainome("backup", "no/copy.db")
    assert (ran.code, "var/sainome.db could not be copied to no/copy.db" in ran.err) == (2, True)
    ran = sainome("backup", "x" * 300)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    monkeypatch.setenv("SAINOME_DATABASE", "copy.db")
    assert sainome("check").out.splitlines()[-1] == "database: ok"
    with closing(sqlite3.connect("copy.db")) as db:
        assert db.execute("SELECT count(*) FROM sessions").fetchone() == (2,)


@ONE_GAME
def test_health_is_that_of_a_connected_bot(sainome: Command, kept: Kept) -> None:
    ran = sainome("health")
    assert (ran.code, ran.err) == (1, "The bot of var/sainome.db is not running, or has not reached Discord yet.\n")
    sign = heartbeat_file(kept.path)
    sign.touch()
    ran = sainome("health")
    assert (ran.code, ran.err) == (0, "")
    long_ago = time.time() - STALE - 30
    os.utime(sign, (long_ago, long_ago))
    ran = sainome("health")
    assert (ran.code, "was last connected" in ran.err) == (1, True)
    kept.path.unlink()
    ran = sainome("backup", "copy.db")
    assert (ran.code, ran.err) == (2, "There is no database var/sainome.db.\n")


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
