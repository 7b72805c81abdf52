"""Actions and events as tagged unions, and actions as lines: ``build A B3``, or as ``Action.line`` says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_
from types import ModuleType
from typing import Annotated, Any, TypeVar, get_args

from pydantic import Field, TypeAdapter, ValidationError

from .errors import BadNotation
from .model import Action, Event, choice

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


# --- lines -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Written:
    """How a field stands in the line of its action, beside its type: ``Annotated[int, Written("[1-9]", int)]``.

    ``looks``: a regular expression of all that it may be; or all of them, asked for when a line is first read.
    """

    looks: str | Callable[[], Iterable[object]]
    read: Callable[[str], Any] = str
    write: Callable[[Any], str] = str

    @property
    def pattern(self) -> str:
        """The regular expression."""
        return self.looks if isinstance(self.looks, str) else "|".join(re.escape(str(one)) for one in self.looks())


def seat_from_1(most: Callable[[], int]) -> Written:
    """How a seat is written: 1 for the first, up to the most players of the game."""
    return Written(lambda: range(1, most() + 1), lambda text: int(text) - 1, lambda seat: str(seat + 1))


def optional(word: str, values: tuple[Any, Any] = (0, 1)) -> Written:
    """How a field with two values is written: as nothing, or as one more word, with the space before it."""
    words = dict(zip(values, ("", f" {word}"), strict=True))
    return Written(f"(?: {word})?", lambda text: values[bool(text)], lambda value: words.get(value, f" {value}"))


NUMBER, WORD = Written(f"-?[0-9]{{1,{LONGEST}}}", int), Written("[^ ]*")
"""How numbers stand in a line where nothing else is said, and all else."""
FIELD = re.compile(r"{(\w+)}")


def lines_of(models: Any) -> dict[str, list[type[Any]]]:
    """Return a model, or those of a union, by the first word of their line."""
    by_word: dict[str, list[type[Any]]] = {}
    for model in get_args(models) or (models,):
        by_word.setdefault(_line(model).partition(" ")[0], []).append(model)
    return by_word


def line_of(action: Action) -> str:
    """Return the action as a line."""
    template, fields = _writing(type(action))
    return template.format(*[write(getattr(action, name)) for name, write in fields])


def read_line(lines: Mapping[str, Sequence[type[A]]], text: str) -> A:
    """Return the action of a line; BadNotation if there is none."""
    for model in lines.get(text.partition(" ")[0], ()):
        pattern, fields = reading(model)
        if text.isascii() and (parts := pattern.fullmatch(text)):
            try:
                action = choice(model, *[read(parts[name]) for name, read in fields])
            except ValidationError as error:
                raise BadNotation(text) from error
            if line_of(action) == text:  # no number with leading zeros, say: one action has one notation
                return action
    raise BadNotation(text)


def _line(model: type[Action]) -> str:
    return model.line or " ".join([model.model_fields["kind"].default, *(f"{{{name}}}" for name in _fields(model))])


@cache
def _writing(model: type[Action]) -> tuple[str, tuple[tuple[str, Callable[[Any], str]], ...]]:
    """The line with a place for each of these fields, and how they are written."""
    parts = FIELD.split(_line(model))
    return "{}".join(parts[::2]), tuple((name, _fields(model)[name].write) for name in parts[1::2])


@cache
def reading(model: type[Action]) -> tuple[re.Pattern[str], tuple[tuple[str, Callable[[str], Any]], ...]]:
    """The line with a group for each field, and how the fields are read, in the order of their declaration."""
    fields, parts = _fields(model), FIELD.split(_line(model))
    parts[::2] = [re.escape(text) for text in parts[::2]]
    parts[1::2] = [f"(?P<{name}>{fields[name].pattern})" for name in parts[1::2]]
    return re.compile("".join(parts)), tuple((name, field.read) for name, field in fields.items())


@cache
def _fields(model: type[Action]) -> dict[str, Written]:
    """How each field is written, in the order of their declaration."""
    fields = {name: field for name, field in model.model_fields.items() if name != "kind"}
    plain = {name: NUMBER if field.annotation is int else WORD for name, field in fields.items()}
    return plain | {
        name: one for name, field in fields.items() for one in field.metadata if isinstance(one, Written)
    }
