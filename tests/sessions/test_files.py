"""Who may read the files of the bot, and what is left in them of an erased person."""

from __future__ import annotations

import os
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.rows.settings import ServerSettings, UserSettings
from bot.session.model import Actor
from bot.store import Store
from bot.store.backups import Backups
from bot.store.people.settings import SERVER_SETTINGS, SETTINGS
from tests.landed import V5
from tests.sessions.world import AKI, World

ZELDA = Actor(7_311_982_455_190_023, "Zelda-Quixotica")


@pytest.fixture(autouse=True)
def open_umask() -> Iterator[None]:
    """The modes must not hang on what the shell happens to allow."""
    before = os.umask(0o000)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): oct(path.stat().st_mode & 0o777)
        for path in sorted(folder.rglob("*"))
        if path.name != "sainome.db.lock"
    }


@pytest.mark.sqlite
async def test_database_and_its_copies_are_for_their_owner_alone(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "sainome.db")
    try:
        await store.write(lambda db: SERVER_SETTINGS.put(db, ServerSettings("ja"), guild_id=1))
        made = await Backups(store).make()
        await store.backup(tmp_path / "copy.db")
        found = modes(tmp_path)
    finally:
        await store.close()
    assert found.pop("backups") == "0o700"
    assert found.keys() >= {"sainome.db", "sainome.db-wal", "sainome.db-shm", f"backups/{made.name}", "copy.db"}
    assert set(found.values()) == {"0o600"}


async def test_readable_database_of_an_older_version_is_tightened(tmp_path: Path) -> None:
    path = tmp_path / "sainome.db"
    V5.restore(path)
    path.chmod(0o644)
    (tmp_path / "sainome.db-wal").touch(0o644)
    store = await Store.open(path)
    await store.close()
    assert set(modes(tmp_path).values()) == {"0o600"}, "the copy from before the migration too"


def traces(folder: Path, person: Actor) -> list[str]:
    """The files that hold a person's name or id, as text or as SQLite stores numbers."""
    wanted = (person.name.encode(), str(person.user_id).encode(), struct.pack(">q", person.user_id)[1:])
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return [path.name for path in files if any(each in path.read_bytes() for each in wanted)]


@pytest.mark.sqlite
async def test_erased_person_is_in_no_byte_of_any_file(world: World) -> None:
    session = await world.table("walk", AKI, ZELDA, channel=1)
    await world.plays(session, AKI, "go 1", "rest")
    await world.plays(session, ZELDA, "go 2", "rest")
    await world.table("walk", ZELDA, AKI, channel=2)
    mine = UserSettings(zone="Asia/Tokyo", remind="dm")
    await world.store.write(partial(SETTINGS.put, row=mine, user_id=ZELDA.user_id))
    await world.services.seats.offer(session.id, ZELDA, Actor(99, "Stranger"))
    await world.settle()
    assert traces(world.path.parent, ZELDA) != []
    assert await world.services.privacy.erase(ZELDA)
    await world.settle()
    assert traces(world.path.parent, ZELDA) == []


async def test_pages_deleted_by_an_older_version_are_overwritten(tmp_path: Path) -> None:
    """It deleted without overwriting: the migration makes the file anew."""
    path = tmp_path / "sainome.db"
    V5.restore(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA secure_delete = OFF")
        for number in range(200):
            db.execute("INSERT INTO bot_state (name, value) VALUES (?, ?)", (f"n{number}", ZELDA.name * 40))
        db.commit()
        db.execute("DELETE FROM bot_state WHERE name LIKE 'n%'")
        db.commit()
    assert traces(tmp_path, ZELDA) == ["sainome.db"]
    store = await Store.open(path)
    await store.close()
    assert traces(tmp_path, ZELDA) == []
