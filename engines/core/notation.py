"""Actions as tagged unions, and the plain notation: the kind of an action and the values of its fields."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

from pydantic import Field, TypeAdapter, ValidationError

from .errors import BadNotation
from .model import Action

A = TypeVar("A", bound=Action)
LONGEST = 60
"""Characters of a notation."""


def tagged_union(models: Any) -> TypeAdapter[Any]:
    """Return the adapter of a model or of a union of models that differ by ``kind``."""
    kinds: Any = Annotated[models, Field(discriminator="kind")] if _is_union(models) else models
    return TypeAdapter(kinds)


def kinds_of(models: Any) -> dict[str, type[Any]]:
    """Return a model, or those of a union, by their ``kind``."""
    union = get_args(models) if _is_union(models) else (models,)
    return {kind: model for model in union for kind in get_args(model.model_fields["kind"].annotation)}


def _is_union(models: Any) -> bool:
    return get_origin(models) in (Union, UnionType)


def plain_notation(action: Action) -> str:
    """Return ``kind value value ...``, in the order of the fields."""
    return " ".join([action.kind, *(str(getattr(action, name)) for name in _fields(type(action)))])


def read_plain(kinds: Mapping[str, type[A]], text: str) -> A:
    """Return the action of a plain notation; BadNotation if there is none."""
    kind, *values = text.split(" ")
    model = kinds.get(kind)
    if not text.isascii() or model is None or len(values) != len(_fields(model)):
        raise BadNotation(text)
    try:
        action = model.model_validate_strings({"kind": kind, **dict(zip(_fields(model), values, strict=True))})
    except ValidationError as error:
        raise BadNotation(text) from error
    if plain_notation(action) != text:
        raise BadNotation(text)  # a number with leading zeros, say: one action has one notation
    return action


@cache
def _fields(model: type[Action]) -> tuple[str, ...]:
    return tuple(name for name in model.model_fields if name != "kind")
