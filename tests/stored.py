"""JSON schemas of all that is stored as JSON: what a release has written, every later one reads.

    python -m tests.stored      at each release writes tests/data/stored/<version>.json

The folder holds the last release and the one before, by which ``tests/contract/test_stored.py`` compares. A file is
never written by hand; the script refuses to write one by which something has lost its reader.
"""

from __future__ import annotations

import json
import pkgutil
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

from pydantic import BaseModel, TypeAdapter

import bot.store
from bot.rows.log import HintAdvice, TurnAdvice
from bot.session.daily import POINTS, STRONG
from bot.session.lessons import Pressed, Taught
from bot.session.orders import LINES, STOPS
from bot.session.private_board import Start
from bot.session.rules import TableRules
from bot.store.columns import Columns
from bot.store.messages.outbox import SHOWN
from engines import GAMES
from engines.core.history.fairness import Beacon, Proof
from engines.core.history.records import Header, Row
from engines.core.playable import Playable
from engines.core.review.findings import Review

Schema: TypeAlias = dict[str, Any]
Schemas: TypeAlias = Mapping[str, Schema]
"""By what is stored: ``octa events``, ``bot table rules``."""

FOLDER = Path(__file__).parent / "data" / "stored"
VERSION = "rules_version"
"""The key of a game's schema of states that holds the version of its rules."""
MODELS: Mapping[str, Any] = {
    "table rules": TableRules,
    "beacons": Beacon,
    "proofs": Proof,
    "boards": Start,
    "lessons": Taught,
    "presses of lessons": Pressed,
    "lines of orders": LINES,
    "stops of orders": STOPS,
    "reviews": Review,
    "hints": HintAdvice,
    "ready-made turns": TurnAdvice,
    "points of a day": POINTS,
    "strong player's days": STRONG,
    "panels being sent": SHOWN,
    "heads of records": Header,
    "rows of records": Row,
}
"""What the bot stores as JSON beside the values of games and lists; records are stored by players.

Some JSON has no model, and so no schema: facts of notices and requests, lines and states of private boards, dice
and upgrades of the log, accepted options. And no schema knows what validators refuse, how strict a model is, the
notation of an action, or whether an event can be told. The landed databases hold rows of all that.
"""
LOWER = {"minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"}
UPPER = {"maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"}
EXACT = {"pattern", "format", "multipleOf", "uniqueItems", "propertyNames", "patternProperties"}
"""Keywords that narrow: the first if they grow, the second if they shrink, the last if they change."""
ANYTHING: Schema = {}
MEANT: Mapping[str, str] = {}
"""Lines of ``losses`` that are meant, each with the reason: a default of a field that every row has, say."""


# --- the schemas of this checkout --------------------------------------------------------------------------------


def current_schemas(games: Mapping[str, Playable] = GAMES) -> dict[str, Schema]:
    """Return the schemas of everything that this checkout reads."""
    schemas: dict[str, Schema] = {}
    for key, game in sorted(games.items()):
        rules = game.rules
        schemas[f"{key} events"] = schema_of(rules.events)
        schemas[f"{key} actions"] = schema_of(rules.actions)
        schemas[f"{key} options"] = schema_of(rules.Options)
        schemas[f"{key} states"] = {VERSION: rules.rules_version, **schema_of(rules.State)}
    return schemas | {f"bot {name}": schema_of(model) for name, model in {**MODELS, **json_columns()}.items()}


def json_columns() -> dict[str, Any]:
    """Return the types of the columns that hold lists and mappings, by table and column."""
    modules = (import_module(one.name) for one in pkgutil.walk_packages(bot.store.__path__, "bot.store."))
    tables = {
        value.table: value for module in modules for value in vars(module).values() if isinstance(value, Columns)
    }
    return {f"{name}.{column}": hint for name in sorted(tables) for column, hint in tables[name].json_hints.items()}


def schema_of(model: Any) -> Schema:
    """Return what a model or adapter reads, without descriptions. The order of fields stays."""
    is_model = isinstance(model, type) and issubclass(model, BaseModel)
    adapter = model if isinstance(model, TypeAdapter) else TypeAdapter(model)
    schema = model.model_json_schema() if is_model else adapter.json_schema()
    plain: Schema = _without_words(schema)
    return plain


def _without_words(schema: Any, *, in_list: bool = False) -> Any:
    """Drop descriptions, and titles but those of the places of a list, which have no other name."""
    if isinstance(schema, list):
        return [_without_words(one, in_list=in_list) for one in schema]
    if not isinstance(schema, dict):
        return schema
    words = {"description"} if in_list else {"title", "description"}
    return {
        key: value if key in ("default", "const", "enum") else _without_words(value, in_list=key == "prefixItems")
        for key, value in schema.items()
        if not (key in words and isinstance(value, str))  # a property of that name is an object
    }


# --- losses ------------------------------------------------------------------------------------------------------


def losses(old: Schemas, new: Schemas) -> list[str]:
    """Return what ``old`` reads and ``new`` does not, a line each, without MEANT.

    A new version of a game's rules carries its states over (``Game.upgrade``), and nothing else: events, actions
    and options stay as they were stored. Of actions the order of the fields counts: it is that of their notation.
    """
    lines: list[str] = []
    for name, schema in old.items():
        if name not in new:
            lines.append(f"{name}: gone")
        elif schema.get(VERSION, 0) >= new[name].get(VERSION, 0):
            comparison = Comparison(schema, new[name], is_ordered=name.endswith(" actions"))
            lines += [f"{name}: {line}" for line in comparison.losses()]
    return [line for line in lines if line not in MEANT]


class Comparison:
    """Two schemas of one kind of value, each with its own definitions."""

    def __init__(self, old: Schema, new: Schema, *, is_ordered: bool = False) -> None:
        self._old, self._new, self._is_ordered = old, new, is_ordered
        self._compared: set[tuple[int, int]] = set()
        """Pairs that were compared, or are being compared: a value may hold values of its own kind."""

    def losses(self) -> list[str]:
        """Return what the old schema accepts and the new one does not."""
        return list(dict.fromkeys(self._value(self._old, self._new, "")))

    def _value(self, old: Schema, new: Schema, where: str) -> Iterator[str]:
        old, new = _resolved(old, self._old), _resolved(new, self._new)
        if (id(old), id(new)) in self._compared:
            return
        self._compared.add((id(old), id(new)))
        readers = list(_alternatives(new, self._new))
        for one in _alternatives(old, self._old):
            yield from self._alternative(one, readers, where)

    def _alternative(self, old: Schema, readers: Sequence[Schema], where: str) -> Iterator[str]:
        """Compare with the reader of the same kind; with several of that type, with the one that fits best."""
        tag = _tag(old)
        fit = [reader for reader in readers if not _is_other(old, reader) and (tag is None or _tag(reader) == tag)]
        here = _inside(where, tag or "")
        if not fit:
            yield f"{here or 'the value'}: gone" if tag else f"{where or 'the value'}: no longer {_named(old)}"
            return
        tries = []
        for reader in fit:
            compared = set(self._compared)
            tries.append(list(self._same_type(old, reader, here)))
            if not tries[-1]:
                return
            self._compared = compared
        yield from min(tries, key=len)

    def _same_type(self, old: Schema, new: Schema, where: str) -> Iterator[str]:
        yield from _narrowed(old, new, where or "the value")
        if "type" not in new:
            return
        if old.get("type") == "object":
            yield from self._object(old, new, where)
        if old.get("type") == "array":
            yield from self._array(old, new, where)

    def _object(self, old: Schema, new: Schema, where: str) -> Iterator[str]:
        was, now = old.get("properties", {}), new.get("properties", {})
        for name in new.get("required", ()):
            if name not in old.get("required", ()):
                yield f"{_inside(where, name)}: required, and was not"
        if self._is_ordered and [name for name in now if name in was] != [name for name in was if name in now]:
            yield f"{where or 'the value'}: its fields stand in another order"
        for name, schema in was.items():
            inside = _inside(where, name)
            if name not in now:
                yield f"{inside}: gone"
                continue
            default = now[name].get("default", "another value")
            if "default" in schema and name not in new.get("required", ()) and schema["default"] != default:
                yield f"{inside}: {default!r} where it is missing, and was {schema['default']!r}"
            yield from self._value(schema, now[name], inside)
        more, still = old.get("additionalProperties", True), new.get("additionalProperties", True)
        if more is not False and still is not True:
            if still is False:
                yield f"{where or 'the value'}: takes no other keys any more"
            else:
                yield from self._value(ANYTHING if more is True else more, still, _inside(where, "*"))

    def _array(self, old: Schema, new: Schema, where: str) -> Iterator[str]:
        was, now = old.get("prefixItems", []), new.get("prefixItems", [])
        rest, still = old.get("items", True), new.get("items", True)
        for at in range(max(len(was), len(now))):
            one, reader = (was[at] if at < len(was) else rest), (now[at] if at < len(now) else still)
            if not isinstance(one, dict) or not isinstance(reader, dict):
                continue
            if one.get("title") != reader.get("title"):
                yield f"{_inside(where, str(at))}: {reader.get('title')}, and was {one.get('title')}"
            yield from self._value(one, reader, _inside(where, str(at)))
        if isinstance(rest, dict) and isinstance(still, dict):
            yield from self._value(rest, still, _inside(where, "*"))


def _resolved(schema: Schema, root: Schema) -> Schema:
    while "$ref" in schema:
        schema = root["$defs"][schema["$ref"].removeprefix("#/$defs/")]
    return schema


def _alternatives(schema: Schema, root: Schema) -> Iterator[Schema]:
    """Yield what a value may be, unions within unions included."""
    schema = _resolved(schema, root)
    parts = schema.get("anyOf") or schema.get("oneOf")
    if parts is None:
        yield schema
        return
    for part in parts:
        yield from _alternatives(part, root)


def _tag(schema: Schema) -> str | None:
    """Return the ``kind`` of a model that is one of a tagged union."""
    tag = schema.get("properties", {}).get("kind", {}).get("const")
    return tag if isinstance(tag, str) else None


def _is_other(old: Schema, new: Schema) -> bool:
    """Whether no value of the old schema has the type of the new one."""
    was, now = old.get("type"), new.get("type")
    return now is not None and was != now and (was, now) != ("integer", "number")


def _narrowed(old: Schema, new: Schema, where: str) -> Iterator[str]:
    """Yield what a value may no longer be, by its own keywords."""
    words, left = _words(old), _words(new)
    if left is not None:
        if words is None:
            yield f"{where}: nothing but {left}"
        elif gone := [word for word in words if word not in left]:
            yield f"{where}: no longer {gone}"
    for key in sorted(LOWER | UPPER | EXACT):
        if key not in new or old.get(key) == new[key]:
            continue
        is_wider = key in old and ((key in LOWER and new[key] < old[key]) or (key in UPPER and new[key] > old[key]))
        if not is_wider:
            yield f"{where}: {key} {new[key]!r}, and was {old.get(key, 'free')!r}"


def _words(schema: Schema) -> list[Any] | None:
    """Return the only values; None: there are others."""
    return [schema["const"]] if "const" in schema else schema.get("enum")


def _named(schema: Schema) -> str:
    words = _words(schema)
    return str(schema.get("type", "anything") if words is None else words)


def _inside(where: str, name: str) -> str:
    return f"{where}.{name}" if where and name else where or name


# --- the files ---------------------------------------------------------------------------------------------------


def version_here() -> str:
    """Return the version of this checkout."""
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
    version: str = project["project"]["version"]
    return version


def releases() -> list[str]:
    """Return the releases whose schemas are here, the oldest first."""
    return sorted((path.stem for path in FOLDER.glob("*.json")), key=lambda name: [*map(int, name.split("."))])


def schemas_of(release: str) -> Schemas:
    """Return the schemas of a release."""
    schemas: Schemas = json.loads((FOLDER / f"{release}.json").read_text(encoding="utf-8"))
    return schemas


def text_of(schemas: Schemas) -> str:
    """Return the text of a file: a line for each definition, so that a difference reads as what has changed."""
    blocks = []
    for name, schema in schemas.items():
        rest = {key: value for key, value in schema.items() if key != "$defs"}
        lines = [f'  "$defs": {{\n{_lines(schema["$defs"], "   ")}\n  }}'] if "$defs" in schema else []
        lines += [_lines(rest, "  ")] if rest else []
        blocks.append(f' "{name}": {{\n' + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def _lines(values: Schema, indent: str) -> str:
    return ",\n".join(f"{indent}{json.dumps(key)}: {json.dumps(value)}" for key, value in values.items())


def main() -> None:
    """Write the schemas of the release that lands, and drop all but the one before."""
    here, version = current_schemas(), version_here()
    for release in releases():
        if lines := losses(schemas_of(release), here):
            raise SystemExit(
                "\n".join(
                    (
                        f"Nothing was written: {release} stores what is not read here.",
                        *lines,
                        "Give a new field a default, and keep what was stored readable. A new version of the rules "
                        "carries states over.",
                        *(
                            [f"If {release} has not landed yet, delete its file first."]
                            if release == version
                            else ()
                        ),
                    )
                )
            )
    (FOLDER / f"{version}.json").write_text(text_of(here), encoding="utf-8")
    for release in releases()[:-2]:
        (FOLDER / f"{release}.json").unlink()


if __name__ == "__main__":
    main()
