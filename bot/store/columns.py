"""The columns of a table, derived from the fields of its row: what is inserted, selected and decoded.

A column has the name of its field. Tuples and mappings are stored as JSON, truth values as 0 and 1.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Generic, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from .database import Connection
from .drivers import dialect
from .drivers.contract import Asked, Cursor
from .drivers.dialect import insertion, upsert

R = TypeVar("R")
_encode = json.JSONEncoder(ensure_ascii=False).encode


class Json(NamedTuple):
    """How a column of JSON is read."""

    kind: str
    """``array`` or ``object``."""
    decode: Callable[[Any], Any]
    """Return the value; ValueError if the column holds anything else."""
    empty: Any


class Columns(Generic[R]):
    """The columns of a table whose rows are such dataclasses.

    ``beside``: fields that are no columns; they come last. ``is_readable`` is one, too: where a row has it, JSON
    that is not what its column should hold is left empty, and keeps no other row from being read.
    ``keys``: the first columns, by which ``put`` knows a row again; ``order`` of the rows, if it is not theirs.
    """

    def __init__(
        self,
        table: str,
        row: type[R],
        *,
        keys: tuple[str, ...] = (),
        order: str = "",
        beside: Collection[str] = (),
    ) -> None:
        hints = get_type_hints(row)
        self.table = table
        self.keys = keys
        self._order = order or ", ".join(keys)
        self._row = row
        self._is_lenient = "is_readable" in hints
        names = [field.name for field in fields(row)]  # type: ignore[arg-type]
        self.names: tuple[str, ...] = tuple(name for name in names if name not in {*beside, "is_readable"})
        assert list(self.names) == names[: len(self.names)], "rows are made by position"
        self.json = {name: kind for name in self.names if (kind := _json(hints[name])) is not None}
        self.json_hints = {name: hints[name] for name in self.json}
        """The types of what these columns hold."""
        self.selection = f"SELECT {', '.join(self.names)} FROM {table}"
        self._get = attrgetter(*self.names)
        self._json_at = [self.names.index(name) for name in self.json]
        self._truths_at = [at for at, name in enumerate(self.names) if hints[name] is bool]

    def values(self, row: R) -> list[Any]:
        """Return a row as it is stored."""
        values = list(self._get(row))
        for at in self._json_at:
            values[at] = _text(values[at])
        return values

    def stored(self, columns: Mapping[str, Any]) -> list[Any]:
        """Return the values of some columns as they are stored."""
        return [_text(value) if name in self.json else value for name, value in columns.items()]

    def row(self, stored: Sequence[Any], **beside: Any) -> R:
        """Return the row of what was selected; ValueError if it cannot be read and is not lenient."""
        values, is_readable = list(stored), True
        for at in self._truths_at:
            values[at] = bool(values[at])
        for at, column in zip(self._json_at, self.json.values(), strict=True):
            try:
                values[at] = column.decode(values[at])
            except (ValueError, RecursionError):
                if not self._is_lenient:
                    raise
                values[at], is_readable = column.empty, False
        if not is_readable:
            beside["is_readable"] = False
        return self._row(*values, **beside)

    # --- statements of equality: rows whose columns have these values, None for NULL -----------------------------
    # SQLite finds no index that has a constant in its WHERE by a value, so what needs one is written out elsewhere.

    def ask_where(self, db: Connection, *, order: str = "", **equal: Any) -> Asked[list[R]]:
        """Ask for these rows, as ``ask``. ``order``: by what, if not as usual."""
        return self.ask(db, *self._where(equal, order or self._order))

    def where(self, db: Connection, *, order: str = "", **equal: Any) -> list[R]:
        """Return these rows; ``order``: as of ``ask_where``."""
        return self.ask_where(db, order=order, **equal)()

    def ask_one(self, db: Connection, **equal: Any) -> Asked[R | None]:
        """Ask for the row with these values, as ``ask``; None if there is none."""
        return self.ask_first(db, *self._where(equal))

    def one(self, db: Connection, **equal: Any) -> R | None:
        """Return the row with these values; None if there is none."""
        return self.first(db, *self._where(equal))

    def column(self, db: Connection, name: str, *, order: str = "", **equal: Any) -> list[Any]:
        """Return one column of these rows as it is stored; ``order``: as of ``ask_where``."""
        where, values = self._where(equal, order or self._order)
        return dialect.first_column(db, f"SELECT {name} FROM {self.table} {where}", values)

    def value(self, db: Connection, name: str, **equal: Any) -> Any:
        """Return one column of the row with these values; None if there is no such row."""
        return next(iter(self.column(db, name, **equal)), None)

    def count(self, db: Connection, **equal: Any) -> int:
        where, values = self._where(equal)
        return dialect.number(db, f"SELECT count(*) FROM {self.table} {where}", values)

    def has(self, db: Connection, **equal: Any) -> bool:
        """Whether there is such a row."""
        where, values = self._where(equal)
        return db.execute(f"SELECT 1 FROM {self.table} {where} LIMIT 1", values).fetchone() is not None

    def least(self, db: Connection, name: str, **equal: Any) -> Any:
        """Return the least value of a column of these rows; None if none has one."""
        where, values = self._where(equal)
        return db.execute(f"SELECT min({name}) FROM {self.table} {where}", values).fetchone()[0]

    def add(self, db: Connection, **columns: Any) -> None:
        """Add a row; columns that are left out get the schema's defaults, such as a new id."""
        db.execute(insertion(self.table, tuple(columns)), self.stored(columns))

    def change(self, db: Connection, columns: Mapping[str, Any], **equal: Any) -> Cursor:
        """Set ``columns`` of these rows; ``rowcount`` says of how many, and only who asks for it waits."""
        assert equal, "which rows?"
        where, values = self._where(equal)
        changes = _changes(tuple(columns))
        return db.execute(f"UPDATE {self.table} SET {changes} {where}", (*self.stored(columns), *values))

    def delete(self, db: Connection, **equal: Any) -> Cursor:
        """Delete these rows; ``rowcount`` as of ``change``."""
        assert equal, "which rows?"
        where, values = self._where(equal)
        return db.execute(f"DELETE FROM {self.table} {where}", values)

    def _where(self, equal: Mapping[str, Any], order: str = "") -> tuple[str, list[Any]]:
        """Return what stands after the table, and the values as they are stored."""
        rest = _equality(tuple((name, value is None) for name, value in equal.items()), order)
        return rest, [value for value in self.stored(equal) if value is not None]

    # --- whole rows ----------------------------------------------------------------------------------------------

    def insert(self, db: Connection, row: R, **more: Any) -> None:
        """Add a row, with ``more`` columns beside its own."""
        db.execute(insertion(self.table, (*more, *self.names)), (*more.values(), *self.values(row)))

    def insert_new(self, db: Connection, row: R, **more: Any) -> Cursor:
        """As ``insert``, unless there is a row with its keys, which stays: then ``rowcount`` is 0."""
        statement = f"{insertion(self.table, (*more, *self.names))} ON CONFLICT DO NOTHING"
        return db.execute(statement, (*more.values(), *self.values(row)))

    def insert_all(self, db: Connection, rows: Iterable[R], **more: Any) -> None:
        """Add rows, all with the same ``more`` columns."""
        values = [(*more.values(), *self.values(row)) for row in rows]
        db.executemany(insertion(self.table, (*more, *self.names)), values)

    def put(self, db: Connection, row: R, **more: Any) -> None:
        """Store a row in place of one with the same ``keys``."""
        columns = (*more, *self.names)
        assert columns[: len(self.keys) or 1] == self.keys, "keys come first"
        others = columns[len(self.keys) :]
        db.execute(upsert(self.table, self.keys, others), (*more.values(), *self.values(row)))

    # --- other selections: ``rest`` is what stands after the table -----------------------------------------------

    def ask(self, db: Connection, rest: str, values: Sequence[Any] = ()) -> Asked[list[R]]:
        """Ask for the rows of a selection: all that is asked for before anything is read is one message."""
        rows = dialect.ask(db, f"{self.selection} {rest}", values)
        return lambda: [self.row(row) for row in rows()]

    def ask_first(self, db: Connection, rest: str, values: Sequence[Any]) -> Asked[R | None]:
        """Ask for the first row of a selection, as ``ask``."""
        rows = self.ask(db, rest, values)
        return lambda: next(iter(rows()), None)

    def select(self, db: Connection, rest: str, values: Sequence[Any] = ()) -> list[R]:
        """Return the rows of a selection."""
        return self.ask(db, rest, values)()

    def first(self, db: Connection, rest: str, values: Sequence[Any]) -> R | None:
        """Return the first row of a selection; None if there is none."""
        return self.ask_first(db, rest, values)()


@cache
def _equality(columns: tuple[tuple[str, bool], ...], order: str) -> str:
    """Return the condition that columns have values, or where it says so none: ``IS ?`` would use no index."""
    equal = " AND ".join(f"{name} IS NULL" if is_null else f"{name} = ?" for name, is_null in columns)
    return " ".join([*(["WHERE", equal] if equal else []), *(["ORDER BY", order] if order else [])])


@cache
def _changes(columns: tuple[str, ...]) -> str:
    return ", ".join(f"{name} = ?" for name in columns)


def _text(value: Any) -> str | None:
    return None if value is None else _encode(value)


def _json(hint: Any) -> Json | None:
    """Return how a field of this type is read; None if it is not stored as JSON."""
    if get_origin(hint) in (Union, UnionType):
        whole = [_json(one) for one in get_args(hint) if one is not NoneType]
        one = whole[0] if len(whole) == 1 else None
        return one and Json(one.kind, lambda text: None if text is None else one.decode(text), None)
    if get_origin(hint) is tuple:
        of, _ = get_args(hint)
        kinds = frozenset(get_args(of) or (of,))
        return Json("array", lambda text: _list(text, kinds), ())
    return Json("object", _mapping, {}) if get_origin(hint) is Mapping else None


def _list(text: str, kinds: frozenset[type]) -> tuple[Any, ...]:
    values = json.loads(text)
    if not isinstance(values, list) or not kinds.issuperset(map(type, values)):
        raise ValueError("no list of such values")
    return tuple(values)


def _mapping(text: str) -> dict[str, Any]:
    values = json.loads(text)
    if not isinstance(values, dict):
        raise ValueError("no object")
    return values
