"""The database file: created, migrated, refused in a sentence, written in transactions."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.rows.errors import StatementFailed, StoreUnavailable
from bot.rows.settings import ServerSettings, UserSettings
from bot.store import Connection, Migration, Store, StoreError, migrations
from bot.store.bot_state import get, put
from bot.store.people.settings import SERVER_SETTINGS, SETTINGS, of_server, of_user

pytestmark = pytest.mark.usefixtures("production_databases")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "sainome.db")
    yield store
    await store.close()


async def refusal(path: Path, steps: tuple[Migration, ...] | None = None, for_reading: bool = False) -> str:
    """Return the sentence with which the store refuses a file."""
    with pytest.raises(StoreError) as refused:
        await Store.open(path, steps=steps, for_reading=for_reading)
    sentence = str(refused.value)
    assert str(path) in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


@pytest.mark.sqlite
async def test_new_database_creates_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "sainome.db"
    store = await Store.open(path)
    await store.close()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (migrations()[-1].number,)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert os.listdir(path.parent) == ["sainome.db"]


@pytest.mark.sqlite
async def test_reopening_changes_nothing(tmp_path: Path) -> None:
    for _ in range(2):
        store = await Store.open(tmp_path / "sainome.db")
        await store.close()
    assert os.listdir(tmp_path) == ["sainome.db"]


@pytest.mark.sqlite
async def test_writes_are_durable_and_foreign_keys_checked(store: Store) -> None:
    def pragmas(db: Connection) -> list[int]:
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous", "foreign_keys")]

    assert await store.write(pragmas) == [2, 1]


@pytest.mark.sqlite
async def test_newer_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "sainome.db"
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 999")
    before = path.read_bytes()
    for for_reading in (False, True):
        assert "newer version" in await refusal(path, for_reading=for_reading)
    assert path.read_bytes() == before


@pytest.mark.sqlite
async def test_database_from_before_the_floor_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "sainome.db"
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 31")
    before = path.read_bytes()
    for for_reading in (False, True):
        assert "start sainome 0.12 once with it" in await refusal(path, for_reading=for_reading)
    assert path.read_bytes() == before
    assert not any(name.endswith(".bak") for name in os.listdir(tmp_path))


@pytest.mark.sqlite
@pytest.mark.parametrize("damage", ["letters", "cut", "scrambled"])
async def test_file_that_is_no_database_is_refused_unchanged(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "sainome.db"
    if damage == "letters":
        path.write_text("Dear diary, " * 500)
    else:
        await (await Store.open(path)).close()
        whole = path.read_bytes()
        path.write_bytes(whole[:3000] if damage == "cut" else whole[:200] + b"\xff" * 4000 + whole[4200:])
    before = path.read_bytes()
    for for_reading in (False, True):
        await refusal(path, for_reading=for_reading)
    assert path.read_bytes() == before


async def test_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "photos.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE photos (name TEXT)")
        db.commit()
    assert "another program" in await refusal(path)


async def test_unwritable_path_is_refused(tmp_path: Path) -> None:
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
    await bot.write(lambda db: put(db, "who", "the bot"))
    assert await reader.read(lambda db: get(db, "who")) == "the bot"
    with pytest.raises(StoreError, match="for reading only"):
        await reader.write(lambda db: put(db, "who", "the reader"))
    await reader.close()
    await bot.close()


FIRST = Migration(1, "CREATE TABLE pips (n INTEGER);")
SECOND = Migration(2, "ALTER TABLE pips ADD COLUMN colour TEXT;\nUPDATE pips SET colour = 'red';")
BROKEN = Migration(2, "UPDATE pips SET n = 99;\nALTER TABLE no_such_table ADD COLUMN x TEXT;")


async def test_migration_keeps_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "sainome.db"
    old = await Store.open(path, steps=(FIRST,))
    await old.write(lambda db: db.execute("INSERT INTO pips VALUES (6)"))
    await old.close()
    new = await Store.open(path, steps=(FIRST, SECOND))
    assert await new.read(lambda db: db.execute("SELECT * FROM pips").fetchall()) == [(6, "red")]
    await new.close()
    with closing(sqlite3.connect(tmp_path / "sainome.db.v1.bak")) as copy:
        assert copy.execute("SELECT * FROM pips").fetchall() == [(6,)]
        assert copy.execute("PRAGMA user_version").fetchone() == (1,)


async def test_failed_migration_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "sainome.db"
    old = await Store.open(path, steps=(FIRST,))
    await old.write(lambda db: db.execute("INSERT INTO pips VALUES (6)"))
    await old.close()
    for copies in (1, 2):
        assert "version 2" in await refusal(path, steps=(FIRST, BROKEN))
        assert sum(name.endswith(".bak") for name in os.listdir(tmp_path)) == copies
    again = await Store.open(path, steps=(FIRST,))
    assert await again.read(lambda db: db.execute("SELECT * FROM pips").fetchall()) == [(6,)]
    await again.close()


async def test_reader_does_not_migrate_an_old_database(tmp_path: Path) -> None:
    path = tmp_path / "sainome.db"
    await (await Store.open(path, steps=(FIRST,))).close()
    assert "version 1" in await refusal(path, steps=(FIRST, SECOND), for_reading=True)


async def test_concurrent_writes_do_not_mix(store: Store) -> None:
    def count_up(db: Connection) -> None:
        put(db, "count", str(int(get(db, "count") or 0) + 1))

    await asyncio.gather(*(store.write(count_up) for _ in range(50)))
    assert await store.read(lambda db: get(db, "count")) == "50"


async def test_write_that_raises_is_rolled_back(store: Store) -> None:
    def half(db: Connection) -> None:
        put(db, "half", "done")
        raise ValueError("no further")

    with pytest.raises(ValueError, match="no further"):
        await store.write(half)
    assert await store.read(lambda db: get(db, "half")) is None
    await store.write(lambda db: put(db, "next", "works"))


async def test_cancelled_write_completes_its_transaction(store: Store) -> None:
    writing = asyncio.create_task(store.write(lambda db: put(db, "a", "1")))
    await asyncio.sleep(0)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    await store.write(lambda db: put(db, "b", "2"))
    assert await store.read(lambda db: (get(db, "a"), get(db, "b"))) == ("1", "2")


async def test_reader_cannot_write(store: Store) -> None:
    with pytest.raises(StatementFailed, match=r"readonly|read-only"):
        await store.read(lambda db: put(db, "a", "1"))


@pytest.mark.sqlite
async def test_full_disk_is_no_bug(store: Store) -> None:
    """It may have room again: what waits is delivered then."""

    def fill(db: Connection) -> None:
        db.execute("PRAGMA max_page_count = 1")  # as many as there are
        put(db, "a", "x" * 10**6)

    with pytest.raises(StoreUnavailable, match="cannot be used now: database or disk is full"):
        await store.write(fill)
    assert store.was_away
    await store.write(lambda db: (db.execute("PRAGMA max_page_count = 1000000"), put(db, "a", "1")))
    assert await store.read(lambda db: get(db, "a")) == "1"


@pytest.mark.sqlite
async def test_file_that_another_program_holds_is_no_bug(store: Store) -> None:
    await store.write(lambda db: db.execute("PRAGMA busy_timeout = 0"))
    assert store.path is not None
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="database is locked"):
            await store.write(lambda db: put(db, "a", "1"))
    await store.write(lambda db: put(db, "a", "1"))


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


@pytest.mark.sqlite
async def test_backup_is_complete_and_overwrites_nothing(store: Store, tmp_path: Path) -> None:
    await store.write(lambda db: put(db, "a", "1"))
    target = tmp_path / "copy.db"
    await store.backup(target)
    copy = await Store.open(target)
    assert await copy.read(lambda db: get(db, "a")) == "1"
    await copy.close()
    before = target.read_bytes()
    with pytest.raises(StoreError, match="exists already"):
        await store.backup(target)
    assert target.read_bytes() == before
    with pytest.raises(StoreError, match="could not be copied"):
        await store.backup(tmp_path / "nowhere" / "copy.db")


async def test_sound_file_has_no_damage(store: Store) -> None:
    assert await store.damage() is None


async def test_settings_are_stored_and_have_defaults(store: Store) -> None:
    def ask(db: Connection) -> tuple[UserSettings, str | None]:
        return of_user(db, 5), of_server(db, 7).lang

    assert await store.read(ask) == (UserSettings(confirm=True, lang=None), None)
    for settings, lang in ((UserSettings(confirm=False, lang="ja"), "ja"), (UserSettings(), None)):
        await store.write(lambda db, new=settings: SETTINGS.put(db, new, user_id=5))
        await store.write(lambda db, new=lang: SERVER_SETTINGS.put(db, ServerSettings(new), guild_id=7))
        assert await store.read(ask) == (settings, lang)
