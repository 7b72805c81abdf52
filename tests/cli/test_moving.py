"""``sainome move``: everything arrives, compared and atomic, from a file to a server and back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from bot.__main__ import main
from bot.config import Address
from bot.session.model import Actor
from bot.stop import WRONG_USE
from bot.store import Connection, Store, StoreError, claimed, cluster, migrations, moving
from bot.store.drivers import dialect
from bot.store.games import sessions
from bot.store.moving import Contents, contents, move
from bot.tables.private_boards import PrivateBoards
from engines import GAMES
from tests.landed import V9


@pytest.fixture
def address(empty_address: Address) -> Address:
    return empty_address


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with something in every table that a running bot fills, and ids that were given and deleted."""

    async def migrated(path: Path) -> Path:
        store = await Store.open(path)
        boards = PrivateBoards(store, GAMES)
        await boards.begin(Actor(11, "Aki"), "octa", "en", ("random",))
        await boards.learn(11, "octa", "first-turn")
        await store.close()
        return path

    return asyncio.run(migrated(V9.restore(tmp_path / "sainome.db")))


def held(database: Path | Address) -> Contents:
    async def read() -> Contents:
        store = await Store.open(database, for_reading=True)
        try:
            return await store.read(contents)
        finally:
            await store.close()

    return asyncio.run(read())


def test_everything_arrives_and_comes_back(
    file: Path, address: Address, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = held(file)
    assert before.counts["log"] > 100
    assert (before.counts["private_boards"], before.counts["lessons"]) == (1, 1)
    assert before.newest_ids["outbox"] > before.counts["outbox"] > 0, "ids of deleted rows are not given again"
    back = tmp_path / "back.db"
    assert main(["move", f"sqlite:{file}", address.url]) == 0
    assert held(address) == before
    assert main(["move", address.url, f"sqlite:{back}"]) == 0
    assert held(back) == before
    said = capsys.readouterr().out
    assert f"{sum(before.counts.values())} rows of {len(before.counts)} tables are in {address.shown}" in said
    assert f"session {V9.quarantined} is quarantined" in said, "what was wrong before is said"


def test_moved_games_keep_their_order_and_their_ids(file: Path, address: Address) -> None:
    assert main(["move", str(file), address.url]) == 0

    async def compared() -> None:
        stores = [await Store.open(one) for one in (file, address)]
        for question in (sessions.all_ids, dialect.newest_ids, by_rowid):
            here, there = [await store.read(question) for store in stores]
            assert here == there
        new = "INSERT INTO notices (kind, facts, created_at) VALUES ('digest', '{}', 0) RETURNING id"
        here, there = [await store.write(lambda db: db.execute(new).fetchone()) for store in stores]
        assert here == there
        for store in stores:
            await store.close()

    asyncio.run(compared())


def by_rowid(db: Connection) -> list[str]:
    return [session_id for (session_id,) in db.execute("SELECT id FROM sessions ORDER BY rowid").fetchall()]


def test_move_that_cannot_be_made_is_refused(
    file: Path, address: Address, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a source, into something, beside a running bot, or by an address that is none."""

    def refused(source: Path | str, target: Path | str, said: str) -> None:
        assert main(["move", str(source), str(target)]) == WRONG_USE
        assert said in capsys.readouterr().err

    refused(tmp_path / "none.db", address.url, "There is no database")
    with claimed(file):
        refused(file, address.url, "Another bot plays")
    with pytest.raises(SystemExit):
        main(["move", str(file), "postgresql://me:geheim@host:port/games"])
    said = capsys.readouterr().err
    assert ("this is no address like postgresql://" in said, "geheim" in said) == (True, False)
    assert main(["move", str(file), address.url]) == 0
    before = held(address)
    refused(file, address.url, "is not empty; nothing was moved")
    refused(address.url, file, "exists already; nothing was moved")
    assert held(address) == before

    async def live() -> None:
        store = await Store.open(address)
        now = store.clock()
        await store.write(lambda db: cluster.beat(db, "bot", "1.0", now, now + 600.0))
        await store.close()

    asyncio.run(live())
    refused(address.url, tmp_path / "back.db", "A bot plays with the database")
    assert not (tmp_path / "back.db").exists()


def test_server_from_before_the_floor_is_refused_unchanged(
    file: Path,
    address: Address,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["move", str(file), address.url]) == 0
    before = held(address)

    async def set_version(old: int, new: int) -> None:
        async with await psycopg.AsyncConnection.connect(address.url) as raw:
            made = await raw.execute("UPDATE sainome_version SET version = %s WHERE version = %s", (new, old))
            assert made.rowcount == 1

    newest = migrations()[-1].number
    asyncio.run(set_version(newest, 31))
    monkeypatch.setenv("SAINOME_DATABASE", address.url)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    new = str(tmp_path / "new.db")
    for command in (["run"], ["check"], ["move", address.url, new], ["move", str(file), address.url]):
        assert main(command) != 0
        ran = capsys.readouterr()
        assert "start sainome 0.12 once with it" in ran.out + ran.err
    asyncio.run(set_version(31, newest))
    assert held(address) == before


@pytest.mark.parametrize("lossy", [0, 7])
def test_move_that_fails_leaves_nothing_behind(
    file: Path, address: Address, monkeypatch: pytest.MonkeyPatch, lossy: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whether it breaks off in the middle or one row arrives as another."""
    fill, filled = dialect.fill, [0]

    def failing(db: Connection, table: str, names: list[str], rows: list[tuple[object, ...]]) -> None:
        filled[0] += 1
        if filled[0] == 9 and not lossy:
            raise StoreError("The disk is full.")
        fill(db, table, names, rows[:-1] if filled[0] == lossy else rows)

    with monkeypatch.context() as patched:
        patched.setattr(moving.dialect, "fill", failing)
        assert main(["move", str(file), address.url]) == WRONG_USE
    said = capsys.readouterr().err
    assert ("would differ" in said) if lossy else ("disk is full" in said)
    assert not any(held(address).counts.values())
    assert main(["move", str(file), address.url]) == 0, "it can be tried again"


async def test_source_that_fails_stops_the_move(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = await Store.open(file, for_reading=True), await Store.open(tmp_path / "new.db")

    def broken(*args: object) -> Iterator[list[tuple[object, ...]]]:
        raise OSError("gone")
        yield []

    monkeypatch.setattr(moving.dialect, "batches", broken)
    try:
        with pytest.raises(OSError, match="gone"):
            await move(source, target)
        assert await target.read(moving.is_empty)
    finally:
        await source.close()
        await target.close()
