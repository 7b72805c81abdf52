"""Writes of a SQLite file that wait for each other share one commit."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest

from bot.rows.errors import StatementFailed
from bot.store import Connection, Store
from bot.store.bot_state import get, put
from bot.store.drivers.sqlite import TOGETHER
from tests.hanging import HANG

pytestmark = pytest.mark.sqlite


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "sainome.db")
    yield store
    await store.close()


async def held_up(store: Store, works: list[Callable[[Connection], object]]) -> tuple[list[object], int]:
    """Queue these writes while another one is under way; return their results, and how many commits they took."""
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
    gate.set()
    await writing
    found = await asyncio.gather(*waiting, return_exceptions=True)
    await store.write(lambda db: db.set_trace_callback(None))  # type: ignore[attr-defined]
    return list(found), said.count("COMMIT") - 1


def putting(name: str) -> Callable[[Connection], object]:
    return partial(put, name=name, value=name)


def failing(db: Connection) -> None:
    put(db, "failing", "half")
    raise ValueError("no")


async def stored(store: Store, name: str) -> str | None:
    return await store.read(lambda db: get(db, name))


async def test_waiting_writes_share_a_commit(store: Store) -> None:
    _, commits = await held_up(store, [putting(str(number)) for number in range(20)])
    assert commits == 1
    assert [await stored(store, str(number)) for number in range(20)] == [str(number) for number in range(20)]
    assert store.commits == 22


async def test_many_waiting_writes_take_several_commits(store: Store) -> None:
    """So that the first does not wait for the last."""
    _, commits = await held_up(store, [putting(str(number)) for number in range(2 * TOGETHER + 1)])
    assert commits == 3
    assert await stored(store, str(2 * TOGETHER)) == str(2 * TOGETHER)


async def test_failing_write_takes_back_itself_alone(store: Store) -> None:
    found, commits = await held_up(store, [putting("a"), failing, putting("b"), lambda db: get(db, "failing")])
    assert [type(one) for one in found] == [type(None), ValueError, type(None), type(None)]
    assert commits == 1
    assert [await stored(store, name) for name in ("a", "failing", "b")] == ["a", None, "b"]


async def test_lost_transaction_fails_for_all_of_it(store: Store) -> None:
    """A full disk ends the whole transaction: nobody is told that theirs was written."""

    def full(db: Connection) -> None:
        db.execute("ROLLBACK")
        raise sqlite3.OperationalError("database or disk is full")

    found, _ = await held_up(store, [putting("a"), full, putting("b")])
    assert [type(one) for one in found] == [StatementFailed] * 3
    assert [await stored(store, name) for name in ("a", "b")] == [None, None]
    await store.write(putting("c"))
    assert await stored(store, "c") == "c"


async def test_cancelled_caller_has_written_all_the_same(store: Store) -> None:
    begun, gate = threading.Event(), threading.Event()

    def first(db: Connection) -> None:
        begun.set()
        assert gate.wait(HANG)

    writing = asyncio.ensure_future(store.write(first))
    assert await asyncio.to_thread(begun.wait, HANG)
    left, other = (
        asyncio.ensure_future(store.write(putting("left"))),
        asyncio.ensure_future(store.write(putting("b"))),
    )
    await asyncio.sleep(0)
    left.cancel()
    gate.set()
    await asyncio.gather(writing, other)
    assert left.cancelled()
    assert await stored(store, "left") == "left"
