"""Bodies of requests against Discord's own description of its API, which is beside the project, not in it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

FOLDERS = (*Path(__file__).parents, Path("/work"))
PLACES = [folder / "shared" / "discord" / "openapi.json" for folder in FOLDERS]
FILE = next((place for place in PLACES if place.exists()), PLACES[-1])
TYPES: Mapping[str, tuple[type, ...]] = {
    "object": (dict,), "array": (list, tuple), "string": (str,), "integer": (int,), "number": (int, float),
    "boolean": (bool,), "null": (type(None),),
}  # fmt: skip


@cache
def _description() -> Any:
    return json.loads(FILE.read_text(encoding="utf-8"))


def body_faults(path: str, method: str, body: Any) -> list[str]:
    """Return what Discord does not take in the JSON body of a request; skips where the description is absent."""
    if not FILE.exists():
        pytest.skip("no description of Discord's API beside the project")
    content = _description()["paths"][path][method]["requestBody"]["content"]
    return list(_faults(content["application/json"]["schema"], body, "body"))


def schema_faults(name: str, value: Any) -> list[str]:
    """Return what does not fit a named schema, such as ``ModalInteractionCallbackRequest``."""
    if not FILE.exists():
        pytest.skip("no description of Discord's API beside the project")
    return list(_faults({"$ref": f"#/components/schemas/{name}"}, value, name))


def _faults(schema: Mapping[str, Any], value: Any, at: str) -> Iterator[str]:
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        if name == "SnowflakeType":  # discord.py sends numbers, which Discord takes as well
            if not str(value).isdigit():
                yield f"{at}: {value!r} is no id"
            return
        yield from _faults(_description()["components"]["schemas"][name], value, at)
    for choices in (schema.get("oneOf"), schema.get("anyOf")):
        if choices:
            tried = [list(_faults(each, value, at)) for each in choices]
            if all(tried):
                yield min(tried, key=len)[0] if len(tried) == 1 else _nearest(tried)
    for each in schema.get("allOf", ()):
        yield from _faults(each, value, at)
    kinds = schema.get("type", ())
    kinds = (kinds,) if isinstance(kinds, str) else kinds
    if kinds and not any(_is_a(kind, value) for kind in kinds):
        yield f"{at}: {type(value).__name__}, not {'/'.join(kinds)}"
        return
    if "enum" in schema and value not in schema["enum"]:
        yield f"{at}: {value!r} is not one of {schema['enum']}"
    if "const" in schema and value != schema["const"]:
        yield f"{at}: {value!r} is not {schema['const']!r}"
    if isinstance(value, str | Sequence):
        least, most = ("minLength", "maxLength") if isinstance(value, str) else ("minItems", "maxItems")
        if not schema.get(least, 0) <= len(value) <= schema.get(most, len(value)):
            yield f"{at}: length {len(value)}"
    if isinstance(value, Mapping):
        yield from (f"{at}.{key}: missing" for key in schema.get("required", ()) if key not in value)
        for key, part in schema.get("properties", {}).items():
            if key in value:
                yield from _faults(part, value[key], f"{at}.{key}")
    if isinstance(value, list | tuple) and "items" in schema:
        for number, one in enumerate(value):
            yield from _faults(schema["items"], one, f"{at}[{number}]")


def _nearest(tried: Sequence[list[str]]) -> str:
    """Return a fault of the choice that came furthest: the one whose faults lie deepest."""
    return max((faults[0] for faults in tried), key=lambda fault: fault.split(":")[0].count("."))


def _is_a(kind: str, value: Any) -> bool:
    return isinstance(value, TYPES[kind]) and not (kind in ("integer", "number") and isinstance(value, bool))
