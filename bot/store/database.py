"""The store: one database, whatever kind it is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from bot.config import TIMEOUT, Address
from bot.rows.errors import StoreError, StoreUnavailable

from .drivers.contract import Connection, Driver
from .drivers.sqlite import SqliteDriver
from .migrate import Migration, migrations

__all__ = ["Connection", "Store"]

T = TypeVar("T")


class Store:
    """One database."""

    def __init__(self, driver: Driver, clock: Callable[[], float]) -> None:
        self.driver = driver
        self.clock = clock
        self.commits = 0
        """Transactions written since the start."""
        self.was_away = False
        """Whether a transaction met no answer, so that what it may have written waits: nobody was notified."""

    @classmethod
    async def open(
        cls,
        database: Address | Path | str,
        *,
        clock: Callable[[], float] = time.time,
        steps: Sequence[Migration] | None = None,
        for_reading: bool = False,
        patience: float = 0.0,
        answer_within: float = TIMEOUT,
    ) -> Store:
        """Open the database, and create or migrate it if need be; StoreError with a sentence if it is unusable.

        ``for_reading``: open it beside a running bot; nothing is created, migrated or written.
        ``patience``: seconds to wait for a server that does not answer yet. ``answer_within``: for its answer to
        a statement, later on.
        """
        steps = migrations() if steps is None else steps
        if not isinstance(database, Address):
            return cls(await SqliteDriver.open(Path(database), steps, for_reading=for_reading), clock)
        try:
            from .drivers.postgres import PostgresDriver  # psycopg is there only where it was asked for
        except ImportError as error:
            raise StoreError(f"The database {database} needs psycopg: make setup-postgres installs it.") from error
        driver = await PostgresDriver.open(
            database, steps, for_reading=for_reading, patience=patience, answer_within=answer_within
        )
        return cls(driver, clock)

    @property
    def path(self) -> Path | None:
        """The database's file; None if it is a server's."""
        return self.driver.path

    @property
    def name(self) -> str:
        """The file or address, without a password."""
        return self.driver.name

    async def write(
        self, work: Callable[[Connection], T], *, of_table: bool = False, is_repeatable: bool = False
    ) -> T:
        """Run ``work`` in one transaction on a thread; nothing is written if it raises.

        The transaction completes even if its caller is cancelled. ``of_table``: it writes what is of one table.
        ``is_repeatable``: written twice, it is the same as once: a server gets all of it in one message.
        """
        return await asyncio.shield(self._write(work, of_table, is_repeatable))

    async def _write(self, work: Callable[[Connection], T], of_table: bool, is_repeatable: bool) -> T:
        with self._noticing():
            result = await self.driver.write(work, of_table=of_table, is_repeatable=is_repeatable)
        self.commits += 1
        return result

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` on a thread in one transaction, which sees the database at one moment."""
        with self._noticing():
            return await self.driver.read(work)

    @contextmanager
    def _noticing(self) -> Iterator[None]:
        try:
            yield
        except StoreUnavailable:
            self.was_away = True
            raise

    async def backup(self, to: Path) -> None:
        """Write a consistent copy while the bot runs; StoreError if it cannot be made."""
        await self.driver.backup(to)

    async def forget_log(self) -> bool:
        """Remove what was erased from the database's own log; False if that has to wait."""
        return await self.driver.forget_log()

    async def damage(self) -> str | None:
        """Return what the database says of its damage; None if it is sound."""
        return await self.driver.damage()

    async def close(self) -> None:
        """Wait for the last write, then close the database."""
        await self.driver.close()
