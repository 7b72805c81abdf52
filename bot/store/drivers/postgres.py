"""A PostgreSQL server: a pool of connections, a thread for each transaction.

Behind a pooler that gives out connections by the transaction (pgbouncer) it works as well: nothing is prepared on
the server, and no lock or setting outlives a transaction.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import psycopg
import structlog
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import ConnectionPool, PoolClosed, PoolTimeout

from bot.config import TIMEOUT, Address
from bot.rows.errors import Conflict, StatementFailed, StoreError, StoreUnavailable
from bot.store.migrate import Migration

from . import postgres_schema
from .contract import Connection
from .postgres_connection import PostgresConnection, Raw, configure

T = TypeVar("T")

CONNECTIONS = 8
"""Transactions of one process at once; more wait for their turn."""
WRITERS = 4
"""Those of them that write: the others are left to who reads, even if all that write wait for another process."""
PATIENCE = 2.0
"""Seconds to wait for a connection: a press is answered within three."""
MOST_FAILURES = 10
LATE = 2.0
"""Seconds after a statement's time to wait for the server to say that it has stopped it."""
_CUT = (errors.AdminShutdown, errors.CrashShutdown, errors.CannotConnectNow)
"""The server ends the connection, which the client may not have noticed yet."""
_UNABLE = (errors.DiskFull, errors.OutOfMemory, errors.IoError)
_OUT_OF_ORDER = (errors.SerializationFailure, errors.DeadlockDetected, errors.LockNotAvailable)

log = structlog.get_logger(__name__)


class PostgresDriver:
    """One database of a server.

    Transactions of different tables run side by side, all others of this process one after the other. Of two that
    would change the same row at once, one is repeated on what the other has left.
    """

    path: Path | None = None

    def __init__(self, address: Address, pool: ConnectionPool[Raw], *, for_reading: bool, timeout: float) -> None:
        self.name = address.shown
        self._timeout = timeout
        limit = f"SET LOCAL statement_timeout = {1000 * timeout:.0f}"
        self._read = ("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", limit)
        self._write = (
            "BEGIN ISOLATION LEVEL REPEATABLE READ",
            limit,
            f"SET LOCAL lock_timeout = {800 * timeout:.0f}",
        )
        # Transactions of one table do little between their statements. A process that has died must not keep its
        # table from the others.
        self._write_table = (*self._write, f"SET LOCAL idle_in_transaction_session_timeout = {1000 * timeout:.0f}")
        self._pool = pool
        self._for_reading = for_reading
        self._alone = asyncio.Lock()
        self._writing = asyncio.Semaphore(WRITERS)
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="database")

    @classmethod
    async def open(
        cls,
        address: Address,
        steps: Sequence[Migration],
        *,
        for_reading: bool,
        patience: float,
        answer_within: float,
    ) -> PostgresDriver:
        """Connect, and create or migrate the schema if need be (``for_reading``: neither); StoreError.

        ``answer_within``: seconds for one statement, and for the server to say anything at all. Migrations take as
        long as they take.
        """
        version = await asyncio.to_thread(_prepare, address, steps, for_reading, patience)
        pool = ConnectionPool(
            address.url,
            connection_class=Raw,
            kwargs=_options(address, answer_within),
            configure=partial(configure, patience=answer_within + LATE),
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            reconnect_timeout=PATIENCE,  # the next transaction tries again
            open=False,
        )
        pool.open()
        log.info("database-open", database=address.shown, postgresql=version, version=steps[-1].number)
        return cls(address, pool, for_reading=for_reading, timeout=answer_within)

    async def write(
        self, work: Callable[[Connection], T], *, of_table: bool = False, is_repeatable: bool = False
    ) -> T:
        if self._for_reading:
            raise StoreError(f"The database {self.name} was opened for reading only.")
        async with nullcontext() if of_table else self._alone, self._writing:
            return await self._on_thread(
                partial(
                    self._transaction,
                    self._write_table if of_table else self._write,
                    work,
                    is_repeatable=is_repeatable,
                )
            )

    async def read(self, work: Callable[[Connection], T]) -> T:
        """As ``Driver.read``. The result is given before the transaction is over.

        Its end changes nothing, and to wait for it would cost every read a second way to the server and back. The
        thread waits, so that the connection is free again when it is used next, also one that a pooler has lent.
        """
        answer: Future[T] = Future()
        self._threads.submit(self._reading, work, answer)
        return await asyncio.wrap_future(answer)

    def _reading(self, work: Callable[[Connection], T], answer: Future[T]) -> None:
        if not answer.set_running_or_notify_cancel():
            return
        try:
            self._transaction(self._read, work, answer.set_result)
        except BaseException as error:
            # Whatever it is, it is raised where somebody awaits the answer.
            if answer.done():
                raise
            answer.set_exception(error)

    async def _on_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _transaction(
        self,
        begin: Sequence[str],
        work: Callable[[Connection], T],
        answer: Callable[[T], None] | None = None,
        *,
        is_repeatable: bool = False,
    ) -> T:
        """Run one transaction, again if another one was in its way or if the connection was gone before the end.

        It is not begun again once its time is up: a table waits for it. ``answer``: called with the result of a
        transaction that only reads, before its end.
        """
        is_taken, is_read_only, until = False, False, time.monotonic() + self._timeout
        for attempt in range(1, MOST_FAILURES + 1):
            raw = self._connection()
            is_ending, end = False, "ROLLBACK"
            try:
                db = PostgresConnection(raw)
                for statement in begin:
                    db.execute(statement)
                result = work(db)
                if answer is not None:
                    db.send()
                    end = "COMMIT"
                    answer(result)
                    return result
                if not (db.is_begun or is_repeatable):
                    db.send()  # else a connection lost before would leave unknown what was written
                is_ending = not is_repeatable
                db.execute("COMMIT")
                db.send()
                return result
            except _OUT_OF_ORDER as error:
                if attempt == MOST_FAILURES or time.monotonic() > until:
                    raise StoreUnavailable(self.name, _reason(error)) from None
                log.info("transaction-repeated", reason=type(error).__name__, attempt=attempt)
            except psycopg.IntegrityError as error:
                # A key may have been stored since this transaction began: once it can be seen, a body may say more.
                if is_taken or not isinstance(error, errors.UniqueViolation):
                    raise Conflict(self.name, _reason(error)) from None
                is_taken = True
            except errors.QueryCanceled as error:
                raise StoreUnavailable(self.name, _reason(error)) from None
            except errors.ReadOnlySqlTransaction as error:
                if begin is self._read:
                    raise StatementFailed(self.name, _reason(error)) from None
                # Another server has taken over: only new connections may find it. Nothing was written.
                if is_read_only:
                    raise StoreUnavailable(self.name, _reason(error), "takes no writes") from None
                log.warning("database-read-only", reason=_reason(error))
                self._pool.drain()
                is_read_only = True
            except psycopg.Error as error:
                if isinstance(error, _CUT):
                    raw.close()
                if not raw.closed:
                    if isinstance(error, _UNABLE):
                        raise StoreUnavailable(self.name, _reason(error), "cannot be used now") from None
                    raise StatementFailed(self.name, _reason(error)) from None
                log.warning("connection-lost", reason=_reason(error))
                if raw.is_silent:
                    self._pool.drain()  # the others wait for nothing either
                    raise StoreUnavailable(self.name, _reason(error)) from None
                if is_ending or attempt == MOST_FAILURES or time.monotonic() > until:  # it may have been written
                    raise StoreUnavailable(self.name, _reason(error)) from None
                self._pool.check()
            finally:
                self._give_back(raw, end)
            time.sleep(min(0.001 * 2**attempt, 0.2))
        raise AssertionError("the last attempt returns or raises")

    def _connection(self) -> Raw:
        try:
            return self._pool.getconn()
        except PoolTimeout:
            reason = f"no connection within {PATIENCE:.0f} s"
        except PoolClosed:
            reason = "it was closed"
        raise StoreUnavailable(self.name, reason)

    def _give_back(self, raw: Raw, end: str) -> None:
        """Give a connection back to the others, once a transaction that is left has ended in this way."""
        try:
            if not raw.closed and raw.info.transaction_status != psycopg.pq.TransactionStatus.IDLE:
                raw.execute(end)
        except psycopg.Error:
            raw.close()
        self._pool.putconn(raw)

    async def backup(self, to: Path) -> None:
        raise StoreError(
            f"The database {self.name} is on a server, which makes its own copies: use pg_dump (docs/operating.md)."
        )

    async def forget_log(self) -> bool:
        """The server's own log and old pages go when the server says so (README)."""
        return False

    async def damage(self) -> str | None:
        """The server looks after its files; None."""
        return None

    async def close(self) -> None:
        async with self._alone, self._writing:  # all writes before it have begun
            pass
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self._pool.close)


def _options(address: Address, timeout: float) -> dict[str, Any]:
    """Return how a connection is made, but for what its address says in another way.

    The system notices a peer that is gone in about the time of a statement, on busy and idle connections alike.
    """
    options = {
        "autocommit": True,
        "prepare_threshold": None,
        "client_encoding": "utf8",
        "application_name": "sainome",
        "connect_timeout": 5,
        "tcp_user_timeout": round(1000 * timeout),
        "keepalives_idle": max(1, round(timeout / 2)),
        "keepalives_interval": max(1, round(timeout / 6)),
        "keepalives_count": 3,
    }
    said = conninfo_to_dict(address.url)
    return {name: value for name, value in options.items() if name not in said}


def _prepare(address: Address, steps: Sequence[Migration], for_reading: bool, patience: float) -> int:
    """Bring the schema to its version; return the server's version. StoreError with a sentence."""
    until = time.monotonic() + patience
    while True:
        try:
            with psycopg.connect(address.url, **_options(address, TIMEOUT)) as raw:
                postgres_schema.prepare(raw, address.shown, steps, for_reading=for_reading)
                return raw.info.server_version
        except psycopg.Error as error:
            reason = _hidden(_reason(error), address)
            is_away = isinstance(error, psycopg.OperationalError) and not isinstance(error, _FINAL)
            if not is_away:
                raise StoreError(f"The database {address.shown} cannot be used: {reason}.") from None
            if time.monotonic() >= until:
                raise StoreUnavailable(address.shown, reason, "cannot be used") from None
            log.warning("database-awaited", database=address.shown, reason=reason)
            time.sleep(1.0)


_FINAL = (errors.InvalidPassword, errors.InvalidAuthorizationSpecification, errors.InvalidCatalogName)
"""Refusals that waiting does not change."""


def _reason(error: psycopg.Error) -> str:
    """Return what the server or its client says, in one line without the values of a statement."""
    said = error.diag.message_primary or (str(error).strip().splitlines() or [type(error).__name__])[0]
    return said.removesuffix(".")


def _hidden(text: str, address: Address) -> str:
    for secret in address.secrets:
        text = text.replace(secret, "***")
    return text
