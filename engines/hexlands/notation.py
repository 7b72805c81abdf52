"""Actions as lines: ``move B3 D4 strong``, ``order B3 tile``, ``buy 2``. Seats are written from 1."""

from __future__ import annotations

import re
from functools import cache
from typing import get_args

from ..core import Action, BadNotation
from ..core.dialogue import choice
from .actions import Choice
from .hidden import WORKS, Defence
from .printed import SPECIALS, chart, ground

KINDS: dict[str, type[Action]] = {cls.model_fields["kind"].default: cls for cls in get_args(Choice)}
NUMBER = re.compile(r"0|[1-9][0-9]?")
PLAIN = "soldier"
"""The unit that the notation omits."""


@cache
def _fields(kind: str) -> tuple[str, ...]:
    """The fields of this kind of action, in the order of its line."""
    return tuple(name for name in KINDS[kind].model_fields if name != "kind")


def notation(action: Choice) -> str:
    """The kind and its fields; a plain soldier is omitted."""
    values = [
        getattr(action, name) + 1 if name == "seat" else getattr(action, name) for name in _fields(action.kind)
    ]
    return " ".join([action.kind, *[str(value) for value in values if value != PLAIN]])


def parse(text: str) -> Choice:
    """The action of a notation; raises BadNotation."""
    kind, *parts = text.split(" ")
    if kind not in KINDS:
        raise BadNotation(text)
    names = _fields(kind)
    if names and names[-1] == "unit" and len(parts) == len(names) - 1:
        parts.append(PLAIN)
    elif parts[-1:] == [PLAIN] or len(parts) != len(names):
        raise BadNotation(text)
    return choice(KINDS[kind], *[_value(name, part, text) for name, part in zip(names, parts, strict=True)])  # type: ignore[return-value]  # its class is one of the union


WORDS: dict[str, tuple[str, ...]] = {
    "unit": (PLAIN, "strong"),
    "tile": SPECIALS,
    "work": WORKS,
    "how": get_args(Defence),
}


def _value(field: str, part: str, text: str) -> str | int:
    """The value of a field from its part of the line; raises BadNotation."""
    if field in WORDS:
        if part in WORDS[field]:
            return part
    elif field in ("hex", "origin", "to"):
        if part in ground().number:
            return part
    elif NUMBER.fullmatch(part) and (field != "seat" or 1 <= int(part) <= chart().tables[-1].players):
        return int(part) - (field == "seat")
    raise BadNotation(text)
