"""What both kinds of database offer: a connection for statements, and a driver that runs transactions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
Asked = Callable[[], T]
"""Reads the result of a statement that was asked for before, together with what was asked for next to it."""


class Cursor(Protocol):
    """The result of one statement: rows as tuples."""

    @property
    def rowcount(self) -> int:
        """Rows that were changed."""

    @property
    def description(self) -> Sequence[Sequence[Any]] | Any:
        """For each column a sequence that starts with its name."""

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """What a transaction's body may use. Statements are SQLite's; ``dialect`` says them in PostgreSQL's words.

    Placeholders are ``?``, ``?1`` or ``:name``; truth values are stored and compared as 0 and 1. A statement whose
    result is not asked for may be sent later, with the ones after it; at the latest before the commit.
    """

    woken: set[str]
    """Who has something to do once this transaction is committed."""

    def execute(self, sql: str, parameters: Any = ..., /) -> Cursor: ...

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> Cursor: ...


class Driver(Protocol):
    """Runs synchronous functions of a connection, each in one transaction on a thread."""

    @property
    def name(self) -> str:
        """The file or address for logs and sentences, without a password."""

    @property
    def path(self) -> Path | None:
        """The database's file; None if it is a server's."""

    async def write(
        self, work: Callable[[Connection], T], *, of_table: bool = False, is_repeatable: bool = False
    ) -> T:
        """Run ``work`` and commit; nothing is written if it raises. StoreError: see bot/rows/errors.py.

        ``of_table``: it writes what belongs to one table, so it may run beside others of other tables.
        ``is_repeatable``: written twice, it is the same as once, so nobody has to know whether a lost commit was.

        It runs again if the database could not put it in order with another transaction, so it changes nothing but
        the database.
        """

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` in a transaction that sees the database at one moment and writes nothing."""

    async def backup(self, to: Path) -> None:
        """Write a consistent copy; StoreError if that cannot be done."""

    async def forget_log(self) -> bool:
        """Remove erased rows from the database's own log; False if that has to wait."""

    async def damage(self) -> str | None:
        """Return what the database says of its damage; None if it is sound."""

    async def close(self) -> None:
        """Wait for the last write, then close."""
