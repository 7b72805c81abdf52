"""The database file: created, migrated, refused in a sentence, written in transactions, of which several share one
commit."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.rows.errors import StatementFailed, StoreUnavailable
from bot.rows.settings import ServerSettings, UserSettings
from bot.store import Connection, Migration, Store, StoreError, migrations
from bot.store.bot_state import get, put
from bot.store.drivers.sqlite import TOGETHER
from bot.store.people.settings import SERVER_SETTINGS, SETTINGS, of_server, of_user
from tests.hanging import HANG

pytestmark = pytest.mark.usefixtures("production_databases")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "sainome.db")
    yield store
    await store.close()


async def created(path: Path, steps: tuple[Migration, ...] | None = None) -> Path:
    await (await Store.open(path, steps=steps)).close()
    return path


async def refusal(path: Path, steps: tuple[Migration, ...] | None = None, for_reading: bool = False) -> str:
    """Return the sentence with which the store refuses a file."""
    with pytest.raises(StoreError) as refused:
        await Store.open(path, steps=steps, for_reading=for_reading)
    sentence = str(refused.value)
    assert str(path) in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


async def stays(folder: Path, why: str = "") -> None:
    """Assert that the file there is refused for this reason, for reading too, and stays as it is."""
    path = folder / "sainome.db"
    before = path.read_bytes()
    for for_reading in (False, True):
        assert why in await refusal(path, for_reading=for_reading)
    assert path.read_bytes() == before
    assert not any(name.endswith(".bak") for name in os.listdir(folder))


async def stored(store: Store, *names: str) -> list[str | None]:
    return await store.read(lambda db: [get(db, name) for name in names])


def putting(name: str) -> Callable[[Connection], object]:
    return partial(put, name=name, value=name)


# --- the file ----------------------------------------------------------------------------------------------------


@pytest.mark.sqlite
async def test_new_database_creates_its_folder_and_reopening_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "sainome.db"
    for _ in range(2):
        store = await Store.open(path)
        durable = [f"PRAGMA {name}" for name in ("synchronous", "foreign_keys")]
        assert await store.write(lambda db, all_=durable: [db.execute(one).fetchone()[0] for one in all_]) == [2, 1]
        assert await store.damage() is None
        await store.close()
        assert os.listdir(path.parent) == ["sainome.db"]
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (migrations()[-1].number,)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.sqlite
@pytest.mark.parametrize(("version", "why"), [(999, "newer version"), (31, "start sainome 0.12 once with it")])
async def test_database_of_another_time_is_refused(tmp_path: Path, version: int, why: str) -> None:
    path = await created(tmp_path / "sainome.db")
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {version}")
    await stays(tmp_path, why)


@pytest.mark.sqlite
@pytest.mark.parametrize("damage", ["letters", "cut", "scrambled"])
async def test_file_that_is_no_database_is_refused_unchanged(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "sainome.db"
    if damage == "letters":
        path.write_text("Dear diary, " * 500)
    else:
        whole = (await created(path)).read_bytes()
        path.write_bytes(whole[:3000] if damage == "cut" else whole[:200] + b"\xff" * 4000 + whole[4200:])
    await stays(tmp_path)


async def test_places_and_files_of_others_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "photos.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE photos (name TEXT)")
        db.commit()
    assert "another program" in await refusal(path)
    (tmp_path / "file").write_text("not a folder")
    await refusal(tmp_path / "file" / "sainome.db")
    (tmp_path / "folder.db").mkdir()
    await refusal(tmp_path / "folder.db")


async def test_opening_for_reading_creates_and_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "sainome.db"
    assert "no database" in await refusal(path, for_reading=True)
    assert not path.exists()
    bot = await Store.open(path)
    reader = await Store.open(path, for_reading=True)
    await bot.write(putting("bot"))
    assert await stored(reader, "bot") == ["bot"]
    with pytest.raises(StoreError, match="for reading only"):
        await reader.write(putting("reader"))
    with pytest.raises(StatementFailed, match=r"readonly|read-only"):
        await bot.read(putting("a"))
    await reader.close()
    await bot.close()


FIRST = Migration(1, "CREATE TABLE pips (n INTEGER);")
SECOND = Migration(2, "ALTER TABLE pips ADD COLUMN colour TEXT;\nUPDATE pips SET colour = 'red';")
BROKEN = Migration(2, "UPDATE pips SET n = 99;\nALTER TABLE no_such_table ADD COLUMN x TEXT;")


async def test_failed_migration_changes_nothing_and_another_keeps_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "sainome.db"

    async def pips(*steps: Migration) -> list[Any]:
        store = await Store.open(path, steps=steps)
        found = await store.read(lambda db: db.execute("SELECT * FROM pips").fetchall())
        await store.close()
        return list(found)

    old = await Store.open(path, steps=(FIRST,))
    await old.write(lambda db: db.execute("INSERT INTO pips VALUES (6)"))
    await old.close()
    assert "version 1" in await refusal(path, steps=(FIRST, SECOND), for_reading=True), "a reader does not migrate"
    for copies in (1, 2):
        assert "version 2" in await refusal(path, steps=(FIRST, BROKEN))
        assert sum(name.endswith(".bak") for name in os.listdir(tmp_path)) == copies
    assert await pips(FIRST) == [(6,)]
    (tmp_path / "sainome.db.v1.bak").unlink()
    assert await pips(FIRST, SECOND) == [(6, "red")]
    with closing(sqlite3.connect(tmp_path / "sainome.db.v1.bak")) as copy:
        assert copy.execute("SELECT * FROM pips").fetchall() == [(6,)]
        assert copy.execute("PRAGMA user_version").fetchone() == (1,)


@pytest.mark.sqlite
async def test_backup_is_complete_and_overwrites_nothing(store: Store, tmp_path: Path) -> None:
    await store.write(putting("a"))
    target = tmp_path / "copy.db"
    await store.backup(target)
    copy = await Store.open(target)
    assert await stored(copy, "a") == ["a"]
    await copy.close()
    before = target.read_bytes()
    with pytest.raises(StoreError, match="exists already"):
        await store.backup(target)
    assert target.read_bytes() == before
    with pytest.raises(StoreError, match="could not be copied"):
        await store.backup(tmp_path / "nowhere" / "copy.db")


# --- transactions ------------------------------------------------------------------------------------------------


async def test_writes_are_whole_and_settings_have_defaults(store: Store) -> None:
    def count_up(db: Connection) -> None:
        put(db, "count", str(int(get(db, "count") or 0) + 1))

    def half(db: Connection) -> None:
        put(db, "half", "done")
        raise ValueError("no further")

    await asyncio.gather(*(store.write(count_up) for _ in range(50)))
    with pytest.raises(ValueError, match="no further"):
        await store.write(half)
    writing = asyncio.create_task(store.write(putting("a")))
    await asyncio.sleep(0)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    await store.write(putting("b"))
    assert await stored(store, "count", "half", "a", "b") == ["50", None, "a", "b"], "a cancelled one is completed"

    def ask(db: Connection) -> tuple[UserSettings, str | None]:
        return of_user(db, 5), of_server(db, 7).lang

    assert await store.read(ask) == (UserSettings(confirm=True, lang=None), None)
    for settings, lang in ((UserSettings(confirm=False, lang="ja"), "ja"), (UserSettings(), None)):
        await store.write(lambda db, new=settings: SETTINGS.put(db, new, user_id=5))
        await store.write(lambda db, new=lang: SERVER_SETTINGS.put(db, ServerSettings(new), guild_id=7))
        assert await store.read(ask) == (settings, lang)


@pytest.mark.sqlite
async def test_full_disk_and_a_held_file_are_no_bugs(store: Store) -> None:
    """It may have room again: what waits is delivered then."""

    def fill(db: Connection) -> None:
        db.execute("PRAGMA max_page_count = 1")  # as many as there are
        put(db, "a", "x" * 10**6)

    with pytest.raises(StoreUnavailable, match="cannot be used now: database or disk is full"):
        await store.write(fill)
    assert store.was_away
    await store.write(lambda db: (db.execute("PRAGMA max_page_count = 1000000"), put(db, "a", "1")))
    assert await stored(store, "a") == ["1"]
    await store.write(lambda db: db.execute("PRAGMA busy_timeout = 0"))
    assert store.path is not None
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="database is locked"):
            await store.write(putting("a"))
    await store.write(putting("a"))


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (sqlite3.SQLITE_IOERR_WRITE, StoreUnavailable),
        (sqlite3.SQLITE_CANTOPEN, StoreUnavailable),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, StoreUnavailable),
        (sqlite3.SQLITE_READONLY_DBMOVED, StoreUnavailable),
        (sqlite3.SQLITE_LOCKED_SHAREDCACHE, StoreUnavailable),
        (sqlite3.SQLITE_CORRUPT, StatementFailed),
        (sqlite3.SQLITE_ERROR, StatementFailed),
    ],
)
async def test_what_lies_outside_of_the_file_is_no_bug(store: Store, code: int, kind: type[Exception]) -> None:
    error = sqlite3.OperationalError("as SQLite says it")
    error.sqlite_errorcode = code

    def fails(db: Connection) -> None:
        raise error

    for work in (store.write, store.read):
        with pytest.raises(kind, match="as SQLite says it"):
            await work(fails)


# --- writes that wait for each other share one commit ------------------------------------------------------------


async def held_up(
    store: Store, works: list[Callable[[Connection], object]], cancelled: int | None = None
) -> tuple[list[type], int]:
    """Queue these writes while another one is under way, and cancel one of them; return the kinds of their results,
    and how many commits they took."""
    begun, gate, said = threading.Event(), threading.Event(), list[str]()

    def first(db: Connection) -> None:
        assert isinstance(db, sqlite3.Connection)
        begun.set()
        assert gate.wait(HANG)
        db.set_trace_callback(said.append)

    writing = asyncio.ensure_future(store.write(first))
    assert await asyncio.to_thread(begun.wait, HANG)
    waiting = [asyncio.ensure_future(store.write(work)) for work in works]
    await asyncio.sleep(0)
    if cancelled is not None:
        waiting[cancelled].cancel()
    gate.set()
    await writing
    found = await asyncio.gather(*waiting, return_exceptions=True)
    await store.write(lambda db: db.set_trace_callback(None))  # type: ignore[attr-defined]
    return [type(one) for one in found], said.count("COMMIT") - 1


@pytest.mark.sqlite
@pytest.mark.parametrize(("count", "commits"), [(20, 1), (2 * TOGETHER + 1, 3)])
async def test_waiting_writes_share_a_commit(store: Store, count: int, commits: int) -> None:
    """Many take several, so that the first does not wait for the last."""
    names = [str(number) for number in range(count)]
    _, taken = await held_up(store, [putting(name) for name in names], cancelled=3)
    assert (taken, store.commits) == (commits, count + 2)
    assert await stored(store, *names) == names, "also that of a caller who was cancelled"


@pytest.mark.sqlite
async def test_failing_write_takes_back_itself_alone(store: Store) -> None:
    def failing(db: Connection) -> None:
        put(db, "failing", "half")
        raise ValueError("no")

    works = [putting("a"), failing, putting("b"), lambda db: get(db, "failing")]
    nothing = type(None)
    assert await held_up(store, works) == ([nothing, ValueError, nothing, nothing], 1)
    assert await stored(store, "a", "failing", "b") == ["a", None, "b"]


@pytest.mark.sqlite
async def test_lost_transaction_fails_for_all_of_it(store: Store) -> None:
    """A full disk ends the whole transaction: nobody is told that theirs was written."""

    def full(db: Connection) -> None:
        db.execute("ROLLBACK")
        raise sqlite3.OperationalError("database or disk is full")

    found, _ = await held_up(store, [putting("a"), full, putting("b")])
    assert found == [StatementFailed] * 3
    await store.write(putting("c"))
    assert await stored(store, "a", "b", "c") == [None, None, "c"]
