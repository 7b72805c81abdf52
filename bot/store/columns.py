"""The columns of a table, derived from the fields of its row: what is inserted, selected and decoded.

A column has the name of its field. Tuples and mappings are stored as JSON, truth values as 0 and 1.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import fields
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Generic, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from .database import Connection
from .drivers import dialect
from .drivers.contract import Asked
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
    """

    def __init__(self, table: str, row: type[R], beside: Collection[str] = ()) -> None:
        hints = get_type_hints(row)
        self.table = table
        self._row = row
        self._is_lenient = "is_readable" in hints
        names = [field.name for field in fields(row)]  # type: ignore[arg-type]
        self.names = tuple(name for name in names if name not in {*beside, "is_readable"})
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

    # --- statements ----------------------------------------------------------------------------------------------

    def ask(self, db: Connection, rest: str, values: Sequence[Any] = ()) -> Asked[list[R]]:
        """Ask for the rows of a selection: all that is asked for before anything is read is one message."""
        rows = dialect.ask(db, f"{self.selection} {rest}", values)
        return lambda: [self.row(row) for row in rows()]

    def ask_first(self, db: Connection, rest: str, values: Sequence[Any]) -> Asked[R | None]:
        """Ask for the first row of a selection, as ``ask``."""
        rows = self.ask(db, rest, values)
        return lambda: next(iter(rows()), None)

    def select(self, db: Connection, rest: str, values: Sequence[Any] = ()) -> list[R]:
        """Return the rows of a selection; ``rest`` is what stands after the table."""
        return self.ask(db, rest, values)()

    def first(self, db: Connection, rest: str, values: Sequence[Any]) -> R | None:
        """Return the first row of a selection; None if there is none."""
        row = db.execute(f"{self.selection} {rest}", values).fetchone()
        return None if row is None else self.row(row)

    def insert(self, db: Connection, row: R, **more: Any) -> None:
        """Add a row, with ``more`` columns beside its own."""
        db.execute(insertion(self.table, (*more, *self.names)), (*more.values(), *self.values(row)))

    def insert_all(self, db: Connection, rows: Iterable[R], **more: Any) -> None:
        """Add rows, all with the same ``more`` columns."""
        values = [(*more.values(), *self.values(row)) for row in rows]
        db.executemany(insertion(self.table, (*more, *self.names)), values)

    def put(self, db: Connection, row: R, *keys: str, **more: Any) -> None:
        """Store a row in place of one with the same ``keys``, which are the first columns."""
        columns = (*more, *self.names)
        assert columns[: len(keys)] == keys
        db.execute(upsert(self.table, keys, columns[len(keys) :]), (*more.values(), *self.values(row)))


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
