"""Trips to a database on a server: messages whose answer somebody waits for, one after the other.

On PostgreSQL they are counted as they are sent. On SQLite, where nothing is sent, they are what the same statements
would take there: a statement waits until a result is asked for, its own or a later one's (``postgres_connection``).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial, wraps
from typing import Any

import pytest

from bot.store import Store
from bot.store.drivers import dialect, sqlite
from bot.store.drivers.sqlite import SqliteConnection

try:
    from bot.store.drivers.postgres_connection import PostgresConnection
except ImportError:  # psycopg is there only where it was asked for
    PostgresConnection = None  # type: ignore[assignment, misc]

BEHIND = ("publisher", "notifier", "notices", "computer", "suggest", "blocks", "rounds", "beacon", "client")
"""How the tasks begin that go on behind a press: whoever has pressed waits for none of them."""


@dataclass
class Transaction:
    """One transaction, and the statements of each of its messages."""

    task: str
    is_write: bool
    messages: list[list[str]] = field(default_factory=list)
    waiting: list[str] = field(default_factory=list)

    @property
    def is_behind(self) -> bool:
        return self.task.startswith(BEHIND)

    def send(self) -> None:
        if self.waiting:
            self.messages.append(self.waiting)
            self.waiting = []

    def read(self, sql: str, rows: list[Any]) -> list[Any]:
        """Return rows that were asked for."""
        if sql in self.waiting:
            self.send()
        return rows


@dataclass
class Trips:
    """The transactions of a while, in the order in which they began."""

    transactions: list[Transaction] = field(default_factory=list)

    @property
    def whole(self) -> tuple[int, int]:
        """Trips and transactions of all."""
        return self._sum(self.transactions)

    @property
    def own(self) -> tuple[int, int]:
        """Trips and transactions until the press has its own answer."""
        return self._sum(one for one in self.transactions if not one.is_behind)

    @staticmethod
    def _sum(of: Iterable[Transaction]) -> tuple[int, int]:
        rows = list(of)
        return sum(len(one.messages) for one in rows), len(rows)

    def __str__(self) -> str:
        lines = []
        for one in self.transactions:
            lines.append(f"{'write' if one.is_write else 'read'} of {one.task}: {len(one.messages)}")
            for message in one.messages:
                lines.append("    " + " | ".join(text.replace("\n", " ")[:110] for text in message))
        return "\n".join(lines)


@contextmanager
def counted() -> Iterator[Trips]:
    """Count the trips of this process in this while."""
    trips = Trips()
    with pytest.MonkeyPatch.context() as patched:
        for name in ("read", "write"):
            patched.setattr(Store, name, _noted(getattr(Store, name), trips, is_write=name == "write"))
        yield trips


def _noted(call: Callable[..., Any], trips: Trips, *, is_write: bool) -> Callable[..., Any]:
    @wraps(call)
    async def noted(store: Store, work: Callable[[Any], Any], **options: Any) -> Any:
        task = asyncio.current_task()
        one = Transaction("" if task is None else task.get_name(), is_write)
        trips.transactions.append(one)

        def traced(db: Any) -> Any:
            one.messages.clear()  # it may be a repetition
            if not isinstance(db, sqlite3.Connection):
                db.traced = one
                return work(db)
            assert isinstance(db, CountedConnection), "open the database with the fixture `traced`"
            db.traced = one
            try:
                result = work(db)
            finally:
                db.traced = None
            if is_write and not one.messages and not options.get("is_repeatable"):
                one.send()
            if is_write:
                one.waiting.append("COMMIT")
            one.send()
            return result

        return await call(store, traced, **options)

    return noted


class CountedConnection(SqliteConnection):
    """A connection that notes when a result is asked for."""

    traced: Transaction | None = None

    def cursor(self, *_: Any) -> Any:
        return super().cursor(CountedCursor)

    def execute(self, sql: str, *given: Any) -> Any:
        if self.traced is not None:
            self.traced.waiting.append(sql)
        return self.cursor().execute(sql, *given)

    def executemany(self, sql: str, values: Any) -> Any:
        if self.traced is not None:
            self.traced.waiting.append(sql)
        return self.cursor().executemany(sql, values)


class CountedCursor(sqlite3.Cursor):
    """A cursor that asks for its result like one of a server."""

    def _ask(self) -> None:
        traced = getattr(self.connection, "traced", None)
        if traced is not None:
            traced.send()

    def fetchone(self) -> Any:
        self._ask()
        return super().fetchone()

    def fetchall(self) -> list[Any]:
        self._ask()
        return super().fetchall()

    def __iter__(self) -> Any:
        self._ask()
        return super().__iter__()

    @property
    def rowcount(self) -> int:  # type: ignore[override]
        self._ask()
        return int(sqlite3.Cursor.rowcount.__get__(self))  # type: ignore[attr-defined]


@contextmanager
def tracing() -> Iterator[None]:
    """Open databases so that their trips can be counted."""
    ask = dialect.ask

    def asked(db: Any, sql: str, values: Any = ()) -> Callable[[], list[Any]]:
        if not isinstance(db, CountedConnection):
            return ask(db, sql, values)
        traced, db.traced = db.traced, None
        rows = ask(db, sql, values)()
        db.traced = traced
        if traced is None:
            return lambda: rows
        traced.waiting.append(sql)
        return partial(traced.read, sql, rows)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sqlite, "SqliteConnection", CountedConnection)
        patched.setattr(dialect, "ask", asked)
        if PostgresConnection is not None:
            send = PostgresConnection.send

            def noted(db: Any) -> None:
                one, texts = getattr(db, "traced", None), [text for text, _ in db._waiting]
                if one is not None and texts:
                    one.messages.append([str(text)[:300] for text in texts])
                send(db)

            patched.setattr(PostgresConnection, "send", noted)
        yield
