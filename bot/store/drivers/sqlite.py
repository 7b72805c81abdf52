"""A SQLite file: one connection that writes and one that reads, each with a thread of its own."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

import structlog

from bot.rows.errors import Conflict, StatementFailed, StoreError, StoreUnavailable
from bot.store.migrate import (
    PRIMARY,
    Migration,
    is_busy,
    prepare,
    read_only,
    require_newest,
    vacuum_into,
    version_of,
)

from .contract import Connection

T = TypeVar("T")

log = structlog.get_logger(__name__)


TOGETHER = 64
"""Writes of one commit, at most."""
_OUTSIDE = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
}
"""What no statement can help: the disk, or another program that holds the file. It may be over the next time."""


@dataclass(eq=False)
class _Write(Generic[T]):
    """A write that waits for its turn."""

    work: Callable[[Connection], T]
    done: asyncio.Future[T]
    result: Any = None
    error: BaseException | None = None


class SqliteConnection(sqlite3.Connection):
    """A connection that knows its thread and, of the transaction that it is in, who is to be woken."""

    def __init__(self, database: Path | str, thread: ThreadPoolExecutor, *, uri: bool) -> None:
        super().__init__(database, uri=uri, isolation_level=None)
        self.thread = thread
        self.woken: set[str] = set()
        _settings(self)


class SqliteDriver:
    """One database file."""

    def __init__(self, path: Path, writer: SqliteConnection | None, reader: SqliteConnection) -> None:
        self.path = path
        self.name = str(path)
        self._writer = writer
        self._reader = reader
        self._writing = asyncio.Lock()
        self._waiting: deque[_Write[Any]] = deque()
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path, steps: Sequence[Migration], *, for_reading: bool) -> SqliteDriver:
        """Open the file, and create or migrate it if need be (``for_reading``: neither); StoreError."""
        await asyncio.to_thread(_check_readable if for_reading else prepare, path, steps)
        writer = None
        try:
            if not for_reading:
                writer = await _connect(path)
            reader = await _connect(read_only(path), uri=True)
        except sqlite3.Error as error:
            if writer is not None:
                await _close(writer)
            if is_busy(error):
                raise StoreUnavailable(str(path), str(error)) from error
            raise StoreError(f"The database {path} cannot be opened: {error}.") from error
        log.info("database-open", database=str(path), sqlite=sqlite3.sqlite_version, version=steps[-1].number)
        return cls(path, writer, reader)

    async def write(
        self, work: Callable[[Connection], T], *, of_table: bool = False, is_repeatable: bool = False
    ) -> T:
        """As ``Driver.write``; a file has one writer. Writes that wait for the same one to end share a commit.

        So they share a wait for the disk. One that raises takes back nothing but itself.
        """
        mine: _Write[T] = _Write(work, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_waiting(), name="database")
        return await mine.done

    async def _write_waiting(self) -> None:
        """Write what waits, the first come first, until nothing does."""
        async with self._writing:
            while self._waiting:
                await self._write_next([self._waiting.popleft() for _ in range(min(TOGETHER, len(self._waiting)))])

    async def _write_next(self, batch: Sequence[_Write[Any]]) -> None:
        try:
            await _on_thread(self._ready_to_write(), lambda db: _together(db, batch))
        except BaseException as error:  # nothing of it was written; each caller raises it
            for one in batch:
                one.error = one.error or error
        for one in batch:
            if one.done.done():  # nobody waits for it any more
                continue
            if one.error is not None:
                one.done.set_exception(self._as_store_error(one.error))
            else:
                one.done.set_result(one.result)

    async def read(self, work: Callable[[Connection], T]) -> T:
        try:
            return await _on_thread(self._reader, lambda db: _transaction(db, "BEGIN", work))
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_READONLY:  # a read that writes is a bug
                raise StatementFailed(self.name, str(error)) from error
            raise self._as_store_error(error) from error

    def _as_store_error(self, error: BaseException) -> BaseException:
        """Return an error of SQLite as one of the store, any other as it is."""
        if not isinstance(error, sqlite3.Error):
            return error
        fault: StoreError
        if _is_outside(error):
            fault = StoreUnavailable(self.name, str(error), "cannot be used now")
        else:
            kind = Conflict if isinstance(error, sqlite3.IntegrityError) else StatementFailed
            fault = kind(self.name, str(error))
        fault.__cause__ = error
        return fault

    def _ready_to_write(self) -> SqliteConnection:
        if self._writer is None:
            raise StoreError(f"The database {self.path} was opened for reading only.")
        return self._writer

    async def backup(self, to: Path) -> None:
        """Write a consistent copy while the bot runs; StoreError if the file exists or there is no room."""
        try:
            await asyncio.to_thread(_copy, self.path, to)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"The database {self.path} could not be copied to {to}: {error}.") from error

    async def forget_log(self) -> bool:
        """Empty the write-ahead log, so that what was erased is in no file; False if a reader is in the way."""
        async with self._writing:
            return await asyncio.shield(_on_thread(self._ready_to_write(), _truncate))

    async def damage(self) -> str | None:
        """Return the first complaint of SQLite's quick check; None if the file is sound."""

        def check(db: Connection) -> str | None:
            fault = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
            return None if fault == "ok" else fault

        try:
            return await self.read(check)
        except (StatementFailed, StoreUnavailable) as error:
            return error.reason

    async def close(self) -> None:
        """Wait for the last write, then close the file."""
        if self._task is not None:
            await self._task
        async with self._writing:
            await asyncio.shield(self._close_both())

    async def _close_both(self) -> None:
        for db in (self._reader, self._writer):
            if db is not None:
                await _close(db)


def _is_outside(error: sqlite3.Error) -> bool:
    """Whether the reason is outside of the database and its statements (``_OUTSIDE``)."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & PRIMARY in _OUTSIDE


async def _connect(database: Path | str, *, uri: bool = False) -> SqliteConnection:
    thread = ThreadPoolExecutor(1, thread_name_prefix="database")
    opening = partial(SqliteConnection, database, thread, uri=uri)
    return await asyncio.get_running_loop().run_in_executor(thread, opening)


async def _on_thread(db: SqliteConnection, work: Callable[[SqliteConnection], T]) -> T:
    """Run a function on a connection's own thread, after those before it.

    Once begun it runs to its end, even if its caller is cancelled; what still waits is then not run.
    """
    return await asyncio.get_running_loop().run_in_executor(db.thread, work, db)


async def _close(db: SqliteConnection) -> None:
    await _on_thread(db, sqlite3.Connection.close)
    db.thread.shutdown()


def _settings(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA busy_timeout = 5000")
    db.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten: people may ask for it


def _transaction(db: SqliteConnection, begin: str, work: Callable[[Connection], T]) -> T:
    db.execute(begin)
    db.woken.clear()
    try:
        result = work(db)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return result


def _together(db: SqliteConnection, batch: Sequence[_Write[Any]]) -> None:
    """Do all these writes in one transaction, each of which may fail alone."""
    if len(batch) == 1:
        batch[0].result = _transaction(db, "BEGIN IMMEDIATE", batch[0].work)
        return

    def all_of_them(_: Connection) -> None:
        for one in batch:
            _one_of(db, one)

    _transaction(db, "BEGIN IMMEDIATE", all_of_them)


def _one_of(db: SqliteConnection, one: _Write[Any]) -> None:
    db.execute("SAVEPOINT one_of_several")
    db.woken.clear()
    try:
        one.result = one.work(db)
    except Exception as error:
        if not db.in_transaction:  # a full disk, for one: SQLite has taken back all of it
            raise
        db.execute("ROLLBACK TO one_of_several")
        one.error = error
    db.execute("RELEASE one_of_several")


def _truncate(db: sqlite3.Connection) -> bool:
    """Checkpoint all of the write-ahead log; waits for readers up to the busy timeout."""
    is_busy: int = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    return not is_busy


def _copy(path: Path, to: Path) -> None:
    if to.exists():
        raise StoreError(f"The file {to} exists already; nothing was copied.")
    vacuum_into(path, to)


def _check_readable(path: Path, steps: Sequence[Migration]) -> None:
    """Check that a file can be read as it is; StoreError otherwise."""
    if not path.exists():
        raise StoreError(f"There is no database {path}.")
    try:
        with closing(sqlite3.connect(read_only(path), uri=True)) as db:
            version = version_of(db, path)
    except sqlite3.Error as error:
        raise StoreError(f"The database {path} cannot be read: {error}.") from error
    require_newest(version, str(path), steps)
