"""The two connections to the database file: a writer and a reader."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TypeAlias, TypeVar

import aiosqlite
import structlog

from bot.rows.errors import StoreError

from .migrate import Migration, migrations, prepare, read_only, vacuum_into, version_of

T = TypeVar("T")
Connection: TypeAlias = sqlite3.Connection

log = structlog.get_logger(__name__)


class Store:
    """One database file. Close it: an open connection prevents the process from ending."""

    def __init__(
        self,
        path: Path,
        clock: Callable[[], float],
        writer: aiosqlite.Connection | None,
        reader: aiosqlite.Connection,
    ) -> None:
        self.path = path
        self.clock = clock
        self.commits = 0
        """Transactions written since the start."""
        self._writer = writer
        self._reader = reader
        self._writing = asyncio.Lock()

    @classmethod
    async def open(
        cls,
        path: Path | str,
        *,
        clock: Callable[[], float] = time.time,
        steps: Sequence[Migration] | None = None,
        for_reading: bool = False,
    ) -> Store:
        """Open the database, and create or migrate it if need be; StoreError with a sentence if it is unusable.

        ``for_reading``: open it beside a running bot; nothing is created, migrated or written.
        """
        path = Path(path)
        steps = migrations() if steps is None else steps
        await asyncio.to_thread(_check_readable if for_reading else prepare, path, steps)
        writer = None
        try:
            if not for_reading:
                writer = await _connected(path)
            reader = await _connected(read_only(path), uri=True)
        except sqlite3.Error as error:
            if writer is not None:
                await writer.close()
            raise StoreError(f"The database {path} cannot be opened: {error}.") from error
        log.info("database-open", database=str(path), sqlite=sqlite3.sqlite_version, version=len(steps))
        return cls(path, clock, writer, reader)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` in one transaction on the writer's thread; nothing is written if it raises.

        The transaction completes even if its caller is cancelled.
        """
        return await asyncio.shield(self._write(work))

    async def _write(self, work: Callable[[Connection], T]) -> T:
        if self._writer is None:
            raise StoreError(f"The database {self.path} was opened for reading only.")
        async with self._writing:
            result = await _on_thread(self._writer, lambda db: _transaction(db, "BEGIN IMMEDIATE", work))
            self.commits += 1
            return result

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` on the reader's thread in one transaction, which sees the database at one moment."""
        return await _on_thread(self._reader, lambda db: _transaction(db, "BEGIN", work))

    async def backup(self, to: Path) -> None:
        """Write a consistent copy while the bot runs; StoreError if the file exists or there is no room."""
        try:
            await asyncio.to_thread(_copy, self.path, to)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"The database {self.path} could not be copied to {to}: {error}.") from error

    async def forget_log(self) -> bool:
        """Empty the write-ahead log, so that what was erased is in no file; False if a reader is in the way."""
        if self._writer is None:
            raise StoreError(f"The database {self.path} was opened for reading only.")
        async with self._writing:
            return await _on_thread(self._writer, _truncate)

    async def damage(self) -> str | None:
        """Return the first complaint of SQLite's quick check; None if the file is sound."""

        def check(db: Connection) -> str | None:
            found = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
            return None if found == "ok" else found

        try:
            return await self.read(check)
        except sqlite3.DatabaseError as error:
            return str(error)

    async def close(self) -> None:
        """Wait for the last write, then close the file."""
        async with self._writing:
            await self._reader.close()
            if self._writer is not None:
                await self._writer.close()


async def _on_thread(connection: aiosqlite.Connection, work: Callable[[Connection], T]) -> T:
    """Run a function on a connection's own thread.

    aiosqlite has no public way to do that. Awaiting its statements one by one would interleave transactions of
    different tasks and leave them open on cancellation. The version is pinned for this.
    """
    result: T = await connection._execute(work, connection._conn)  # type: ignore[no-untyped-call]
    return result


async def _connected(database: Path | str, *, uri: bool = False) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(database, uri=uri, isolation_level=None)
    await _on_thread(connection, _settings)
    return connection


def _settings(db: Connection) -> None:
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA busy_timeout = 5000")
    db.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten: people may ask for it


def _transaction(db: Connection, begin: str, work: Callable[[Connection], T]) -> T:
    db.execute(begin)
    try:
        result = work(db)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return result


def _truncate(db: Connection) -> bool:
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
            version = version_of(db, path, len(steps))
    except sqlite3.Error as error:
        raise StoreError(f"The database {path} cannot be read: {error}.") from error
    if version != len(steps):
        raise StoreError(
            f"The database {path} has version {version}, this program needs {len(steps)}; start the bot once."
        )
