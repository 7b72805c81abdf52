"""Actions as tagged unions, and the plain notation: the kind of an action and the values of its fields."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_origin

from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from .errors import BadNotation
from .model import Action

A = TypeVar("A", bound=Action)
LONGEST = 60
"""Characters of a notation."""


def tagged(kinds: Any) -> TypeAdapter[Any]:
    """The adapter of a model or of a union of models that differ by ``kind``."""
    union: Any = get_origin(kinds) in (Union, UnionType) and Annotated[kinds, Field(discriminator="kind")]
    return TypeAdapter(union or kinds)


def plain_notation(action: Action) -> str:
    """``kind value value ...``, in the order of the fields."""
    return " ".join([action.kind, *(str(getattr(action, name)) for name in _fields(type(action)))])


def read_plain(actions: TypeAdapter[A], text: str) -> A:
    """The action of a plain notation; BadNotation otherwise."""
    if not text.isascii():
        raise BadNotation(text)
    kind, *values = text.split(" ")
    names = _fields_by_kind(actions).get(kind)
    if names is None or len(names) != len(values):
        raise BadNotation(text)
    try:
        action = actions.validate_strings({"kind": kind, **dict(zip(names, values, strict=True))})
    except ValidationError as error:
        raise BadNotation(text) from error
    if plain_notation(action) != text:
        raise BadNotation(text)  # a number with leading zeros, say: one action has one notation
    return action


@cache
def _fields(cls: type[BaseModel]) -> tuple[str, ...]:
    return tuple(name for name in cls.model_fields if name != "kind")


@cache
def _fields_by_kind(actions: TypeAdapter[Any]) -> dict[str, tuple[str, ...]]:
    """The fields of each kind of a tagged union, or of a single model."""
    schema = actions.json_schema()
    models = schema["$defs"].values() if "oneOf" in schema else [schema]
    return {
        model["properties"]["kind"]["const"]: tuple(name for name in model["properties"] if name != "kind")
        for model in models
        if "const" in model.get("properties", {}).get("kind", {})
    }
