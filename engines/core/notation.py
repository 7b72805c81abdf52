"""Actions as tagged unions, and the plain notation: the kind of an action and the values of its fields."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, reduce
from operator import or_
from types import ModuleType
from typing import Annotated, Any, TypeVar, get_args

from pydantic import Field, TypeAdapter, ValidationError

from .errors import BadNotation
from .model import Action, Event

A = TypeVar("A", bound=Action)
LONGEST = 60
"""Characters of a notation."""


def tagged_union(*models: Any) -> TypeAdapter[Any]:
    """Return the adapter of these models and unions of models, which differ by ``kind``."""
    union: Any = reduce(or_, models)
    tagged: Any = Annotated[union, Field(discriminator="kind")] if get_args(union) else union
    return TypeAdapter(tagged)


def events_in(*modules: ModuleType) -> tuple[type[Event], ...]:
    """Return the kinds of events that these modules declare, in their order: bases of several are left out."""
    return tuple(
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Event) and value.__module__ == module.__name__
        if value.model_fields["kind"].default
    )


def kinds_of(models: Any) -> dict[str, type[Any]]:
    """Return a model, or those of a union, by their ``kind``."""
    return {model.model_fields["kind"].default: model for model in (get_args(models) or (models,))}


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
