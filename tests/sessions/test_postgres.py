"""PostgreSQL: several processes on one database, a server that goes away, and addresses that are none."""

from __future__ import annotations

import asyncio
import secrets
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import errors

from bot.config import Address
from bot.rows.errors import Conflict, NoSchema, StoreUnavailable
from bot.seating.lobbies import store_lobby
from bot.session import lobby
from bot.session.model import Actor, Phase, Stale
from bot.store import Connection, Store, StoreError, migrations
from bot.store.bot_state import get, put
from bot.store.drivers import dialect, postgres_schema
from bot.store.drivers.postgres import PostgresDriver
from bot.store.drivers.postgres_connection import PostgresConnection, Raw
from bot.store.people import recount
from bot.tables.open_table import nothing_more
from tests import postgres
from tests.hanging import HANG

from .world import AKI, BEN, CHANNEL, Channel, Clock, World, refused

SECRET = "geheim-5"
WAITS = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"


@pytest.fixture
async def store(address: Address) -> AsyncIterator[Store]:
    opened = await Store.open(address)
    yield opened
    await opened.close()


@pytest.fixture
async def worlds(address: Address) -> AsyncIterator[tuple[World, World]]:
    """Two processes on one database, with one clock."""
    clock = Clock()
    one, other = [await World.open(address, clock, Channel(clock)) for _ in range(2)]
    yield one, other
    await one.close()
    await other.close()


def count_up(db: Connection) -> None:
    put(db, "count", str(int(get(db, "count") or 0) + 1))


async def counted(store: Store) -> int:
    return await store.read(lambda db: int(get(db, "count") or 0))


async def somebody_waits(world: World) -> None:
    """Wait until a process waits for a lock of the database."""
    while await world.store.read(lambda db: db.execute(WAITS).fetchone()[0]) == 0:
        pass


class Gate:
    """Holds a transaction up between its first statement and its end."""

    def __init__(self) -> None:
        self.is_reached, self.may_end = asyncio.Event(), asyncio.Event()
        self.loop = asyncio.get_running_loop()

    def __call__(self, db: Connection) -> None:
        get(db, "nothing")  # what was said before is done, and the lock is held
        self.loop.call_soon_threadsafe(self.is_reached.set)
        asyncio.run_coroutine_threadsafe(self.may_end.wait(), self.loop).result()


def new_lobby(world: World) -> Any:
    rules = world.services.tables.games["walk"].rules
    return lobby.new_lobby(rules, 7, CHANNEL, AKI, "en", secrets.token_bytes, 0.0, None)


async def opens(world: World, actor: Actor = AKI) -> Any:
    return await world.services.lobbies.open("walk", 7, CHANNEL, actor, "en")


async def answers(store: Store) -> None:
    """Wait until the database answers again."""
    while True:
        with suppress(StoreUnavailable):
            return await store.read(lambda db: None)


# --- several processes -------------------------------------------------------------------------------------------


async def test_later_change_of_a_table_is_answered_as_a_stale_press(worlds: tuple[World, World]) -> None:
    one, other = worlds
    session = await one.table("walk", AKI, BEN)
    async with other.services.tables.open(session.id) as table:
        played = await one.plays(session, AKI, "go 1")
        outdated = replace(table.session, revision=table.session.revision + 1)
        with pytest.raises(Stale) as stale:
            await table.save(outdated, None)
    assert stale.value.session.revision == played.session.revision
    assert table.session.row == played.session.row, "the table was read again"
    assert (await other.plays(session, AKI, "rest")).session.row == played.session.row + 1


async def test_change_waits_for_the_transaction_before_it(worlds: tuple[World, World]) -> None:
    one, other = worlds
    session = await one.table("walk", AKI, BEN)
    order, gate = list[str](), Gate()

    def asking(word: str, first: Callable[[Connection], object] = lambda db: get(db, "nothing")) -> Any:
        """Ask the database (the lock is waited for with the first result), and then say the word."""
        return lambda db: (first(db), order.append(word))

    first = asyncio.create_task(one.services.tables.write(session.id, asking("first", gate)))
    await gate.is_reached.wait()
    second = asyncio.create_task(other.services.tables.write(session.id, asking("second")))
    assert await other.store.read(lambda db: get(db, "nothing")) is None, "who reads does not wait"
    await somebody_waits(one)
    gate.may_end.set()
    await asyncio.gather(first, second)
    assert order == ["first", "second"]
    await asyncio.gather(*(world.store.write(count_up) for _ in range(20) for world in worlds))
    assert await counted(one.store) == 40, "counting in two processes loses nothing"


async def test_games_that_end_at_once_are_rated_one_after_the_other(worlds: tuple[World, World]) -> None:
    tables = [await world.table("walk", AKI, BEN, channel=CHANNEL + at) for at, world in enumerate(worlds)]
    for world, session in zip(worlds, tables, strict=True):
        await world.plays(session, AKI, "go 2", "rest")
        await world.plays(session, BEN, "go 2", "rest")
    ended = await asyncio.gather(
        *(world.services.moves.act(session.id, AKI, "resign", decision=None, interaction_id=None)
          for world, session in zip(worlds, tables, strict=True)),
        return_exceptions=True,
    )  # fmt: skip
    assert ended
    assert await worlds[0].store.read(recount.mismatches) == 0


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("in_the_way", [None, errors.SerializationFailure, errors.DeadlockDetected])
async def test_lobby_that_another_process_opens_meanwhile_is_refused(
    worlds: tuple[World, World], first: int, in_the_way: type[psycopg.Error] | None
) -> None:
    """Another process stores its lobby after this one has found the channel free: at the first attempt, or at the
    second, once something else was in its way."""
    slow, quick = worlds[first], worlds[1 - first]
    loop, attempts = asyncio.get_running_loop(), [0]

    def meanwhile(db: Connection) -> None:
        attempts[0] += 1
        if in_the_way is not None and attempts[0] == 1:
            raise in_the_way
        asyncio.run_coroutine_threadsafe(opens(quick, BEN), loop).result()

    assert await refused(store_lobby(slow.services.tables, new_lobby(quick), None, meanwhile)) == "channel-busy"
    open_one = await slow.services.tables.in_channel(CHANNEL)
    assert open_one is not None
    assert open_one.host_id == BEN.user_id


async def test_lobby_waits_for_one_that_is_being_stored(worlds: tuple[World, World]) -> None:
    """It has found the channel free too, and cannot know yet whether the other one will be there."""
    (one, other), gate = worlds, Gate()
    first = asyncio.create_task(store_lobby(one.services.tables, new_lobby(one), None, nothing_more, gate))
    await gate.is_reached.wait()
    second = asyncio.create_task(opens(other, BEN))
    await somebody_waits(one)
    gate.may_end.set()
    assert (await first).host_id == AKI.user_id
    assert await refused(second) == "channel-busy"


async def test_statements_go_together_until_a_result_is_asked_for(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = list[bytes]()
    execute = psycopg.ClientCursor.execute

    def noted(cursor: psycopg.ClientCursor[Any], query: bytes, *more: Any) -> Any:
        sent.append(query)
        return execute(cursor, query, *more)

    def work(db: Connection) -> list[object]:
        put(db, "a", "1")
        put(db, "b", "2")
        found = [db.execute("SELECT value FROM bot_state WHERE name = ?", (name,)) for name in "ab"]
        later = db.execute("DELETE FROM bot_state WHERE name = 'a'")
        rows = [found[1].fetchone(), *found[0], found[0].fetchone(), later.fetchall(), later.rowcount]
        put(db, "c", "3")
        return rows

    with monkeypatch.context() as patched:
        patched.setattr(psycopg.ClientCursor, "execute", noted)
        assert await store.write(work) == [("2",), ("1",), None, [], 1]
    assert [query.count(b";\n") for query in sent] == [7, 1], "all up to the first question, then the rest"
    assert await store.read(lambda db: get(db, "c")) == "3"

    def twice(db: Connection) -> None:
        count_up(db)
        for _ in range(2):
            db.execute("INSERT INTO bot_state (name, value) VALUES ('a', 'b')")

    with pytest.raises(Conflict):
        await store.write(twice)
    assert await counted(store) == 0
    both = threading.Barrier(2)
    await asyncio.gather(*(store.write(lambda db: both.wait(timeout=HANG), of_table=True) for _ in range(2)))


# --- the schema --------------------------------------------------------------------------------------------------


async def test_schema_has_the_tables_and_columns_of_sqlite(store: Store, tmp_path: Path) -> None:
    def names(db: Connection) -> dict[str, list[str]]:
        return {table: dialect.columns(db, table) for table in dialect.tables(db)}

    file = tmp_path / "sainome.db"
    file.touch()  # so that it stays a file with --database=postgres
    of_file = await Store.open(file)
    try:
        assert await store.read(names) == await of_file.read(names)
    finally:
        await of_file.close()


async def test_new_version_migrates_the_database_and_one_before_the_floor_is_refused(
    empty_address: Address,
) -> None:
    steps = migrations()
    old = await Store.open(empty_address, steps=steps[:1])
    await old.write(count_up)
    await old.close()
    with pytest.raises(StoreError, match="has version 32"):
        await Store.open(empty_address, for_reading=True)
    new = await Store.open(empty_address)
    assert await counted(new) == 1
    await new.close()
    with pytest.raises(StoreError, match="comes from a newer version"):
        await Store.open(empty_address, steps=steps[:1])
    await (await Store.open(empty_address)).close()
    with psycopg.connect(empty_address.url) as raw:
        raw.execute("UPDATE sainome_version SET version = 31")
    for for_reading in (False, True):
        with pytest.raises(StoreError, match=r"before 0\.12 .* start sainome 0\.12 once with it"):
            await Store.open(empty_address, for_reading=for_reading)
    with psycopg.connect(empty_address.url) as raw:
        assert raw.execute("SELECT version FROM sainome_version").fetchall() == [(31,)]


async def test_empty_and_foreign_databases_and_old_servers_are_told_apart(
    empty_address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(NoSchema):
        await Store.open(empty_address, for_reading=True)
    with psycopg.connect(empty_address.url) as raw:
        raw.execute("CREATE TABLE theirs (id INTEGER)")
    with pytest.raises(StoreError, match="belongs to another program"):
        await Store.open(empty_address)
    monkeypatch.setattr(postgres_schema, "OLDEST", 99)
    with pytest.raises(StoreError, match="this program needs 99 or newer"):
        await Store.open(empty_address)


# --- a server that goes away -------------------------------------------------------------------------------------


async def test_connections_are_replaced_and_given_back_unnoticed(
    store: Store, address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    for number in range(1, 4):
        await asyncio.gather(*(store.read(lambda db: get(db, "count")) for _ in range(20)))
        await store.read(lambda db: db.execute(cut).fetchall())
        await store.write(count_up)
        assert await counted(store) == number

    def work(db: Connection) -> int:
        (pid,) = db.execute("SELECT pg_backend_pid()").fetchone()
        with psycopg.connect(address.url) as other:
            other.execute("SELECT pg_terminate_backend(%s, 60000)", (pid,))
        return int(pid)

    cut = await store.read(work)
    assert await store.read(lambda db: db.execute("SELECT pg_backend_pid()").fetchone()[0]) != cut
    sent, send = list[int](), PostgresConnection.send

    def lost(db: PostgresConnection) -> None:
        sent.append(len(db._waiting))
        send(db)
        if len(sent) == 1:  # written, and nobody knows
            db._cursor.connection.close()
            raise psycopg.OperationalError("cut")

    monkeypatch.setattr(PostgresConnection, "send", lost)
    await store.write(lambda db: put(db, "count", "1"), is_repeatable=True)
    assert len(sent) == 2
    assert await counted(store) == 1
    is_read, gives_back = threading.Event(), PostgresDriver._give_back

    def late(driver: PostgresDriver, raw: Raw, end: str) -> None:
        assert end == "COMMIT"
        assert is_read.wait(HANG)
        gives_back(driver, raw, end)

    monkeypatch.setattr(PostgresDriver, "_give_back", late)
    assert await counted(store) == 1
    is_read.set()


@contextmanager
def read_only(server: postgres.Server, address: Address) -> Iterator[None]:
    """Let all connections write nothing, as where another server has taken over; those of this time stay so."""
    name = address.shown.rpartition("/")[2]
    server.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    server.sql(f"SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = '{name}'")
    try:
        yield
    finally:
        server.sql(f"ALTER DATABASE {name} RESET default_transaction_read_only")


async def test_server_that_takes_no_writes_is_a_sentence_until_it_does(
    postgres_server: postgres.Server, address: Address, store: Store
) -> None:
    with read_only(postgres_server, address):
        for _ in range(3):
            with pytest.raises(StoreUnavailable, match=r"takes no writes: cannot execute .* in a read-only"):
                await store.write(count_up)
        assert store.was_away, "the next tick delivers what waits"
        assert await counted(store) == 0
    for number in range(1, 4):
        await store.write(count_up)
        assert await counted(store) == number


def raising(code: str) -> Callable[[Connection], object]:
    said = f"DO $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '{code}'; END $$"
    return lambda db: db.execute(said).fetchall()


async def test_server_without_room_or_that_goes_is_no_bug(store: Store) -> None:
    """A pooler may say it for the server, and keep the connection."""
    for code in ("53100", "53200", "58030"):
        with pytest.raises(StoreUnavailable, match="cannot be used now: no space left"):
            await store.write(raising(code))
    for code in ("57P01", "57P02", "57P03"):
        tries = list[Callable[[Connection], object]]([raising(code), count_up])
        await store.write(lambda db, left=tries: left.pop(0)(db))
        assert tries == []
    assert await counted(store) == 3


@pytest.mark.slow
async def test_server_that_is_away_is_a_sentence_until_it_is_back(
    postgres_server: postgres.Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    with postgres.own() as server:
        world = await World.open(server.new())
        session = await world.table("walk", AKI, BEN)
        server.stop()
        monkeypatch.setattr(world.store.driver._pool, "timeout", 0.5)
        for work in (world.store.write(count_up), world.plays(session, AKI, "go 1")):
            with pytest.raises(StoreUnavailable, match="does not answer"):
                await work
        monkeypatch.undo()
        server.start()
        await answers(world.store)
        assert (await world.plays(session, AKI, "go 1")).session.phase is Phase.PLAYING
        await world.close()


async def test_server_that_is_down_at_the_start_is_awaited(postgres_server: postgres.Server) -> None:
    nowhere = Address.parse(f"postgresql://me:{SECRET}@127.0.0.1:1/games")
    with pytest.raises(StoreError, match=r"postgresql://me@127.0.0.1:1/games cannot be used: .*refused") as refused:
        await Store.open(nowhere)
    assert SECRET not in str(refused.value)


async def test_full_server_is_a_sentence(postgres_server: postgres.Server, address: Address) -> None:
    postgres_server.sql("CREATE ROLE guest LOGIN CONNECTION LIMIT 1")
    name = address.shown.rpartition("/")[2]
    guest = Address.parse(f"postgresql://guest:{SECRET}@/{name}?host={postgres_server.folder}")
    with (
        psycopg.connect(guest.url),
        pytest.raises(StoreError, match="too many connections for role") as refused,
    ):
        await Store.open(guest, for_reading=True)
    assert SECRET not in str(refused.value)
    postgres_server.sql("DROP ROLE guest")


async def test_missing_library_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "bot.store.drivers.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match="make setup-postgres installs it"):
        await Store.open(Address.parse("postgresql://me@host/games"))


# --- statements --------------------------------------------------------------------------------------------------


async def test_values_come_back_as_they_were_and_are_in_no_error(store: Store) -> None:
    values = (2**63 - 1, -(2**63), "'; DROP TABLE log; -- %s %% ? :user \\ é 賽 🎲", 0.1 + 0.2)

    def work(db: Connection) -> tuple[object, ...]:
        db.execute("INSERT INTO declined (user_id, from_id, name, at) VALUES (?, ?, ?, ?)", values)
        found = db.execute(
            "SELECT * FROM declined WHERE name LIKE '%DROP%' AND user_id IS ?1", values[:1]
        ).fetchone()
        return tuple(found)

    assert await store.write(work) == values

    def twice(db: Connection) -> None:
        db.execute("INSERT INTO bot_state (name, value) VALUES (?, ?)", (SECRET, SECRET))
        db.execute("INSERT INTO bot_state (name, value) VALUES (?, ?)", (SECRET, SECRET))

    for work in (twice, lambda db: db.execute(f"SELECT CAST('{SECRET}' AS BIGINT) FROM nowhere")):
        with pytest.raises(Exception, match=r"duplicate|does not exist") as raised:
            await store.write(work)
        assert SECRET not in repr(raised.value)
        assert raised.value.__cause__ is None


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("a IS ? AND b IS NOT ?", "a IS NOT DISTINCT FROM %s AND b IS DISTINCT FROM %s"),
        ("a IS NULL AND b IS NOT NULL", "a IS NULL AND b IS NOT NULL"),
        ("a = ?1 OR ?2 = ?1", "a = %(at1)s OR %(at2)s = %(at1)s"),
        ("a = :user AND b LIKE 'un:do? %'", "a = %(user)s AND b LIKE 'un:do? %%'"),
        ("json_remove(facts, '$.name')", "CAST(sainome_json(facts) - 'name' AS TEXT)"),
    ],
)
def test_statements_are_said_in_other_words(ours: str, theirs: str) -> None:
    assert dialect.in_postgres(ours) == theirs
