"""Moving everything from one database to another of either kind: all of it or nothing."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, Full, Queue
from threading import Event
from typing import Any, TypeVar

from bot.rows.errors import StoreError

from .database import Connection, Store
from .drivers import dialect

T = TypeVar("T")
Rows = Sequence[tuple[Any, ...]]
FIRST = "sessions"
"""The table that others refer to."""
OF_PROCESSES = frozenset({"clusters", "claims", "shards", "identifies"})
"""Tables about running processes. They are not moved, as none runs."""
AT_ONCE = 500
"""Rows on their way together."""
_PAUSE = 0.2


@dataclass(frozen=True)
class Contents:
    """All rows of a database by table: how many, and a sum that other rows would not have; the newest ids."""

    counts: Mapping[str, int]
    sums: Mapping[str, int]
    newest_ids: Mapping[str, int]


class _GivenUp(Exception):
    """The other side has stopped."""


@dataclass(frozen=True)
class _Pipe:
    """Rows on the way from one thread to the other, and in the end the contents that were read."""

    queue: Queue[tuple[str, Rows] | Contents]
    is_closed: Event

    def put(self, item: tuple[str, Rows] | Contents) -> None:
        self._try(lambda: self.queue.put(item, timeout=_PAUSE))

    def get(self) -> tuple[str, Rows] | Contents:
        return self._try(lambda: self.queue.get(timeout=_PAUSE))

    def _try(self, step: Callable[[], T]) -> T:
        while not self.is_closed.is_set():
            with suppress(Full, Empty):
                return step()
        raise _GivenUp


def is_empty(db: Connection) -> bool:
    """Whether no table has a row."""
    return not any(db.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchall() for table in _tables(db))


def contents(db: Connection, on_the_way: Callable[[str, Rows], None] = lambda table, rows: None) -> Contents:
    """Read all rows, and pass them on; their order counts nowhere."""
    counts, sums = Counter[str](), Counter[str]()
    for table, rows in _all_rows(db):
        on_the_way(table, rows)
        counts[table] += len(rows)
        sums[table] = (sums[table] + sum(map(_number, rows))) % 2**256
    return Contents(counts, sums, dialect.newest_ids(db))


async def move(source: Store, target: Store) -> Contents:
    """Copy all rows into an empty database in one transaction, which ends only if both sides are the same.

    StoreError if the target is not empty, or if a row is not what it was.
    """
    pipe = _Pipe(Queue(4), Event())

    def send(db: Connection) -> None:
        pipe.put(contents(db, lambda table, rows: pipe.put((table, rows))))

    def receive(db: Connection) -> Contents:
        if not is_empty(db):
            raise StoreError(f"The database {target.name} is not empty; nothing was moved.")
        while not isinstance(item := pipe.get(), Contents):
            table, rows = item
            dialect.fill(db, table, dialect.columns(db, table), rows)
        dialect.set_newest_ids(db, item.newest_ids)
        arrived = contents(db)
        if arrived != item:
            raise StoreError(f"{_different(item, arrived)} would differ in {target.name}; nothing was moved.")
        return arrived

    sending = asyncio.create_task(source.read(send))
    sending.add_done_callback(lambda done: pipe.is_closed.set() if done.exception() else None)
    try:
        return await target.write(receive)
    except _GivenUp:
        await sending  # raises why
        raise
    finally:
        pipe.is_closed.set()
        await asyncio.wait([sending])


def _different(one: Contents, other: Contents) -> str:
    tables = sorted(table for table in {**one.sums, **other.sums} if one.sums.get(table) != other.sums.get(table))
    return f"The rows of {', '.join(tables)}" if tables else "The newest ids"


def _all_rows(db: Connection) -> Iterator[tuple[str, Rows]]:
    for table in _tables(db):
        order = "ORDER BY rowid" if table == FIRST else ""
        names = ", ".join(dialect.columns(db, table))
        for rows in dialect.batches(db, f"SELECT {names} FROM {table} {order}", AT_ONCE):
            yield table, rows


def _tables(db: Connection) -> list[str]:
    names = [table for table in dialect.tables(db) if table not in OF_PROCESSES]
    return sorted(names, key=lambda table: table != FIRST)


def _number(row: tuple[Any, ...]) -> int:
    return int.from_bytes(hashlib.sha256(repr(row).encode("utf-8", "surrogatepass")).digest())
