"""Lessons as data: ``data/<game>/lessons/<id>.toml`` (docs/lessons.md), read once into frozen models.

The reader is seat 0. All texts are keys of ``data/locales/<language>/<game>-lesson.ftl``; after
``<game>-lesson-<id>`` they are named by ``Lesson.texts``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from hashlib import blake2s
from importlib import resources
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, field_validator, model_validator

from ..chance import Draw, impossible
from ..data import read
from ..errors import BrokenData
from ..model import Frozen
from .conditions import Condition

SEAT_NAMES = ("learn-name-1", "learn-name-2", "learn-name-3")
"""The text keys of the names of seats 1 to 3, which are computer players. Seat 0 has the reader's name."""
ID = re.compile(r"[a-z][a-z-]{0,11}")
RESERVED = ("opening", "end")
ANY = "*"
"""The pattern that every line matches."""
SHOWN = re.compile(r"btn|green|more|list:[a-z0-9-]+")
DRAW = re.compile(r"(?:d(\d+)|(pick) (\d+)|(shuffle))((?: \d+)*)")


def read_draw(text: object) -> object:
    """Return a written draw: ``d6 1 3 4`` (a roll), ``pick 8 3`` (the items, the index), ``shuffle 2 0 1``."""
    if not isinstance(text, str):
        return text
    written = DRAW.fullmatch(text)
    if written is None:
        raise ValueError(f"'{text}' is no draw")
    sides, pick, items, shuffle, faces = written.groups()
    results = tuple(map(int, faces.split()))
    kind: Literal["roll", "pick", "shuffle"] = "pick" if pick else "shuffle" if shuffle else "roll"
    draw = Draw(kind=kind, sides=len(results) if shuffle else int(items or sides), results=results)
    if reason := impossible(draw):
        raise ValueError(reason)
    return draw


Rolls = tuple[Annotated[Draw, BeforeValidator(read_draw)], ...]


def read_numbers(written: object) -> object:
    """Return rule numbers one by one: ``["3-5", "A8"]`` is ``("3", "4", "5", "A8")``."""
    if not isinstance(written, list):
        return written
    numbers = list[str]()
    for part in map(str, written):
        match = re.fullmatch(r"(A?)(\d+)(?:-A?(\d+))?", part)
        if match is None:
            raise ValueError(f"'{part}' is no number of a rule")
        letter, first, last = match[1], int(match[2]), int(match[3] or match[2])
        numbers += [f"{letter}{number}" for number in range(first, last + 1)]
    return tuple(numbers)


class Pattern(Frozen):
    """A line, as notations joined by ``; ``: itself, a regular expression of all of it, or ``*``.

    ``when``: what holds after the line besides. Written as a string where there is nothing besides.
    """

    line: str = ANY
    when: tuple[Condition, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _from_text(cls, written: Any) -> Any:
        return {"line": written} if isinstance(written, str) else written

    @field_validator("line")
    @classmethod
    def _is_expression(cls, line: str) -> str:
        try:
            re.compile(_as_expression(line))
        except re.error as error:
            raise ValueError(f"'{line}' is no pattern: {error}") from error
        return line

    def matches(self, line: str) -> bool:
        """Whether the line fits, whatever holds after it."""
        return self.line in (ANY, line) or re.fullmatch(_as_expression(self.line), line) is not None


def _as_expression(line: str) -> str:
    """Return a pattern as a regular expression: a star that has nothing to repeat (``*6``) stands for itself."""
    return re.sub(r"(?<=[ ^(|])\*|^\*", r"\\*", line)


class Reply(Frozen):
    """A line that a seat plays by script, its draws in the order of the rules; seat 0: played for the reader."""

    seat: int = Field(ge=0)
    line: str
    rolls: Rolls = ()


class Start(Frozen):
    """Where a lesson begins: a deal (``rolls``), or a state as JSON of ``rules_version``; then lines after it."""

    rolls: Rolls = ()
    """The draws of ``Game.initial_state``."""
    state: str | None = None
    rules_version: int | None = None
    """The version of the rules that made the state; later ones bring it on by ``Game.upgrade``."""
    lines: tuple[Reply, ...] = ()
    """Played before the reader sees anything, and not told."""
    replies: tuple[Reply, ...] = ()
    """Played after that, and told above the first step."""

    @model_validator(mode="after")
    def _is_one_or_the_other(self) -> Start:
        if (self.state is None) != (self.rules_version is None):
            raise ValueError("a state has a rules_version")
        if self.state is not None:
            if self.rolls:
                raise ValueError("a state has no rolls")
            json.loads(self.state)
        return self


class Step(Frozen):
    """One press of the reader's."""

    show: tuple[str, ...]
    """Which of the panel's controls: ``btn``, ``green``, ``list:<key>``, ``more``."""
    accept: tuple[Pattern, ...] = ()
    """The right lines; () where any line is that meets ``when``."""
    when: tuple[Condition, ...] = ()
    """What holds after a right line, before the replies."""
    wrong: tuple[Pattern, ...] = ()
    """What is told apart of wrong lines, in order; each has a sentence."""
    rolls: Rolls = ()
    """The draws of a right line."""
    replies: tuple[Reply, ...] = ()
    """What is played after it."""
    after: bool = False
    """Whether a sentence is said after it and its replies."""
    solution: tuple[str, ...] = ()
    """The plans to press for "Show me", one, or the ticks of a list; () where trying finds them."""

    @property
    def is_free(self) -> bool:
        """Whether every line is right, whatever it draws."""
        return not self.accept and not self.when

    @field_validator("show")
    @classmethod
    def _is_known(cls, show: tuple[str, ...]) -> tuple[str, ...]:
        if not show or not all(map(SHOWN.fullmatch, show)):
            raise ValueError("a step shows btn, green, more or list:<key>")
        return show

    @model_validator(mode="after")
    def _can_be_wrong(self) -> Step:
        if self.is_free and self.wrong:
            raise ValueError("where every line is right, none is wrong")
        return self


class ShortGame(Frozen):
    """The game that is offered after the last lesson, against Easy computers."""

    seats: int
    options: dict[str, bool | int | str] = Field(default_factory=dict)


class Written(Frozen):
    """A file of ``data/<game>/lessons``."""

    order: int
    """The lesson's place in the course of its game."""
    minutes: int = Field(ge=1, le=15)
    """About how long it takes to whom it teaches."""
    rules: Annotated[tuple[str, ...], BeforeValidator(read_numbers)]
    """The numbers of statements and rulings that it teaches, such as ``"12"`` and ``"A7"``."""
    seats: int
    options: dict[str, bool | int | str] = Field(default_factory=dict)
    start: Start
    steps: tuple[Step, ...] = Field(min_length=1)
    goal: tuple[Condition, ...] = ()
    """What holds when the lesson is over."""
    short: ShortGame | None = None
    """The short game of the whole course; one lesson of each game has it."""


class Lesson(Written):
    """A lesson; texts begin with ``<game>-lesson-<id>`` (hyphens for underscores)."""

    game: str
    id: str
    edition: str
    """Changes with the contents of the file."""

    @property
    def file(self) -> str:
        """The file below ``data``."""
        return f"{self.game}/lessons/{self.id}.toml"

    def texts(self) -> Iterator[str]:
        """Yield what follows ``<game>-lesson-<id>`` in the keys of its texts: "", "-can", "-1", "-1-wrong-1"..."""
        yield ""
        yield "-can"
        for number, step in enumerate(self.steps, start=1):
            yield f"-{number}"
            yield from (f"-{number}-wrong-{nth}" for nth in range(1, len(step.wrong) + 1))
            if step.after:
                yield f"-{number}-after"


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in teaching order; () if it has none. BrokenData names file, place and line."""
    folder = resources.files("data").joinpath(game, "lessons")
    if not folder.is_dir():
        return ()
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    texts = [(file.name.removesuffix(".toml"), file.read_text(encoding="utf-8")) for file in files]
    return tuple(sorted((read_lesson(game, name, text) for name, text in texts), key=lambda one: one.order))


def read_lesson(game: str, name: str, text: str) -> Lesson:
    """Return the lesson of a file's text; BrokenData if it is unusable."""
    file = f"{game}/lessons/{name}.toml"
    if not ID.fullmatch(name) or name in RESERVED:
        raise BrokenData(file, "a lesson is named by at most 12 signs a-z and -")
    written = read(Written, text, file)
    edition = blake2s(text.encode(), digest_size=4).hexdigest()
    return Lesson(**dict(written), game=game, id=name, edition=edition)


def lesson(game: str, name: str) -> Lesson:
    """Return one lesson; KeyError if there is none."""
    return {one.id: one for one in lessons(game)}[name]


def short_game(game: str) -> ShortGame | None:
    """Return the short game that is offered after the lessons of a game; None if it has no lessons."""
    return next((one.short for one in lessons(game) if one.short is not None), None)
