"""Printed material (cards, maps, boards): TOML files of the package ``data`` read into frozen models."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Any, TypeVar

from pydantic import AfterValidator, BaseModel, ValidationError

from .errors import BrokenData

M = TypeVar("M", bound=BaseModel)


def load(model: type[M], file: str) -> M:
    """Return a file of the package ``data`` (``"cards/deck.toml"``) as this model; BrokenData if it is unusable."""
    try:
        text = resources.files("data").joinpath(*file.split("/")).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenData(file, "it cannot be read") from error
    return read(model, text, file)


def read(model: type[M], text: str, file: str) -> M:
    """Return the text of a file as this model; BrokenData if it is unusable."""
    try:
        return model.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+)", str(error))
        raise BrokenData(file, str(error), line=int(at[1]) if at else 0) from error
    except ValidationError as error:
        first = error.errors()[0]
        place = first["loc"]
        where = ".".join(map(str, place))
        raise BrokenData(file, first["msg"], where, line_of(text, place)) from error


def known_key(keys: Callable[[], Iterable[Any]]) -> AfterValidator:
    """Validate a key, or a tuple of keys, of printed material in a stored state, which may come from anywhere.

    ``keys`` is called once, when the first one is validated.
    """
    printed = cache(lambda: frozenset(keys()))

    def require_known(value: Any) -> Any:
        if not printed().issuperset(value if isinstance(value, tuple) else (value,)):
            raise ValueError("nothing of this name is printed")
        return value

    return AfterValidator(require_known)


def line_of(text: str, place: Sequence[int | str]) -> int:
    """Return the 1-based line of a place in a TOML text, as near as headers and keys allow; 0 if unknown.

    A place is a pydantic location: ``("cards", 2, "upper", "shape")`` is the line of the third ``[[cards]]`` that
    begins with ``shape``, or else with ``upper``.
    """
    lines = text.splitlines()
    line, start, end = 0, 0, len(lines)
    for at, name in enumerate(place):
        if isinstance(name, int):
            continue
        nth = place[at + 1] if at + 1 < len(place) else 0
        headers = _beginning(lines, start, end, rf"\s*\[\[?\s*{re.escape(name)}\s*\]\]?")
        if isinstance(nth, int) and nth < len(headers):
            line = headers[nth] + 1
            start = line
            end = next(iter(_beginning(lines, start, end, r"\s*\[\[?\s*\w")), end)
        elif keys := _beginning(lines, start, end, rf"\s*{re.escape(name)}\s*="):
            line = start = keys[0] + 1
        else:
            break
    return line


def _beginning(lines: Sequence[str], start: int, end: int, pattern: str) -> list[int]:
    """Return the 0-based numbers of the lines from ``start`` to before ``end`` that begin with the pattern."""
    return [number for number in range(start, end) if re.match(pattern, lines[number])]
