"""One transaction on a PostgreSQL server: its statements are sent together as far as nobody asks for a result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from time import monotonic
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.pq.abc import PGresult
from psycopg.types.numeric import IntDumper
from psycopg.types.string import StrDumper

from .contract import Cursor
from .dialect import in_postgres

V = TypeVar("V")

TOGETHER = 100
"""Statements that are sent at once, at most."""


class Raw(psycopg.Connection[tuple[Any, ...]]):
    """A connection that is given up when its server says nothing for too long.

    The server's own limits do not help where its answers are lost on the way, nor does TCP where something between
    the two still takes what is sent.
    """

    patience = float("inf")
    """Seconds to wait for an answer."""
    is_silent = False
    """Whether it was given up."""

    def wait(self, gen: PQGen[V], *given: Any, **named: Any) -> V:
        return super().wait(self._in_time(gen), *given, **named)

    def _in_time(self, gen: PQGen[V]) -> PQGen[V]:
        until = monotonic() + self.patience
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and monotonic() > until:
                    self.is_silent = True
                    self.close()
                    raise psycopg.OperationalError(f"no answer within {self.patience:g} s")
                wanted = gen.send(ready)
        except StopIteration as end:
            value: V = end.value
            return value


class PostgresConnection:
    """A connection that takes the store's statements.

    Every wait for the server costs a press more than the statement itself. So a statement waits until a result is
    asked for, its own or a later one's, and goes with all before it in one message of the simple protocol, values
    within the text. What is wrong with it is raised then. Poolers (pgbouncer) know nothing simpler.
    """

    def __init__(self, raw: Raw) -> None:
        self.woken: set[str] = set()
        self._cursor = psycopg.ClientCursor(raw)
        self._waiting: list[tuple[str, _Result]] = []
        self.is_begun = False
        """Whether anything was sent."""

    def execute(self, sql: str, parameters: Any = (), /) -> Cursor:
        words = in_postgres(sql)
        if "%(at1)s" in words:
            parameters = {f"at{at}": value for at, value in enumerate(parameters, 1)}
        result = _Result(self)
        self._waiting.append((self._cursor.mogrify(words.encode(), parameters), result))
        if len(self._waiting) >= TOGETHER:
            self.send()
        return result

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> Cursor:
        result: Cursor = _Result(self)
        for values in parameters:
            result = self.execute(sql, values)
        return result

    def send(self) -> None:
        """Send what waits; raises what the first wrong statement raises, and the later ones were not done."""
        waiting, self._waiting = self._waiting, []
        if not waiting:
            return
        self.is_begun = True
        self._cursor.execute(";\n".join(text for text, _ in waiting).encode())
        for _, result in waiting:
            result.arrive(self._cursor)
            self._cursor.nextset()


class _Result:
    """The result of a statement, which is sent when somebody asks for it."""

    __slots__ = ("_connection", "_raw", "_rows")

    def __init__(self, connection: PostgresConnection) -> None:
        self._connection = connection
        self._raw: PGresult | None = None
        self._rows: list[tuple[Any, ...]] = []
        """In reverse; as with SQLite there are none where a statement returns none."""

    def arrive(self, cursor: psycopg.Cursor[tuple[Any, ...]]) -> None:
        self._raw = cursor.pgresult
        if self._raw is not None and self._raw.nfields:
            self._rows = cursor.fetchall()[::-1]

    def _arrived(self) -> PGresult:
        if self._raw is None:
            self._connection.send()
        assert self._raw is not None
        return self._raw

    @property
    def rowcount(self) -> int:
        return self._arrived().command_tuples or 0

    @property
    def description(self) -> Sequence[Sequence[Any]]:
        raw = self._arrived()
        return [((raw.fname(at) or b"").decode(),) for at in range(raw.nfields)]

    def fetchone(self) -> tuple[Any, ...] | None:
        self._arrived()
        return self._rows.pop() if self._rows else None

    def fetchall(self) -> list[tuple[Any, ...]]:
        self._arrived()
        rows, self._rows = self._rows[::-1], []
        return rows

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return iter(self.fetchall())


class _Truth(IntDumper):
    """Truth values are stored as 0 and 1."""

    def dump(self, obj: Any) -> Any:
        return super().dump(int(obj))


class _Text(StrDumper):
    """PostgreSQL has no text with a NUL in it."""

    def dump(self, obj: str) -> Any:
        return super().dump(obj.replace("\0", "\ufffd"))


def configure(raw: Raw, patience: float) -> None:
    """Store truth values and texts as SQLite does, and wait only so long for an answer."""
    raw.adapters.register_dumper(bool, _Truth)
    raw.adapters.register_dumper(str, _Text)
    raw.patience = patience
