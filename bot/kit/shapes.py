"""The parts of a message as pure values, so that panels can be built and tested without discord.py and a loop.

Limits are Discord's: five buttons or one select a row, five rows, 25 options, labels of 80 characters.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engines.core.labels import told_apart

LABEL = 80
LINE = 100
"""Characters of one autocompleted line: at most this many in its label and in its value."""
CONTENT = 2000
ROWS = 5
BUTTONS = 5
OPTIONS = 25

TEXT, FORUM = "text", "forum"
"""Kinds of channels."""

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Button:
    label: str
    custom_id: str
    style: Style = "secondary"
    disabled: bool = False
    face: str = ""
    """A small picture (as markup) before the label, which says all without it; "": none."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a select; ``value`` is the path of the press, or a word where several may be chosen."""

    label: str
    value: str
    chosen: bool = False
    face: str = ""
    about: str = ""
    """What it is for, in small print below its label: at most LINE characters."""


@dataclass(frozen=True, slots=True)
class Select:
    """A list to choose from: options, or (``channels``) the server's channels of these kinds, TEXT or FORUM, or
    (``users``) its people."""

    custom_id: str
    placeholder: str
    options: tuple[Option, ...] = ()
    most: int = 1
    """How many may be chosen at once; the press has the values of all of them, of channels their ids."""
    channels: tuple[str, ...] = ()
    now: tuple[int, ...] = ()
    """The channels that are chosen now."""
    users: bool = False


Row: TypeAlias = tuple[Button, ...] | Select


@dataclass(frozen=True, slots=True)
class Panel:
    """A message: text and controls; ``mentions`` are the only users it pings.

    ``past``: what is left of the text once a newer message has taken its place, or once it is settled. ``ends_at``:
    when it stops to hold, if nothing happens before (seconds since 1970).
    """

    content: str
    rows: tuple[Row, ...] = ()
    mentions: tuple[int, ...] = ()
    past: str | None = None
    ends_at: float | None = None


@dataclass(frozen=True, slots=True)
class Form:
    """A window with one text to fill in, of one line or (``is_long``) of several; it may stay empty.

    Title and label have at most 45 characters.
    """

    custom_id: str
    title: str
    label: str
    description: str
    typed: str
    """What is in it when it opens."""
    limit: int
    is_long: bool = False


FIELDS = 5
"""Fields of a window, at most."""
RADIO = 10
"""Options that are all in sight; a field of more is a list."""


@dataclass(frozen=True, slots=True)
class Field:
    """A labelled part of a window: one or several of ``options``, those chosen ticked; without any a line to type.

    Label at most 45 characters, description 100.
    """

    name: str
    label: str
    options: tuple[Option, ...] = ()
    several: bool = False
    typed: str = ""
    limit: int = LINE
    description: str = ""
    person: bool = False
    """Whether it names one person, or nobody, in place of a line to type."""

    @property
    def custom_id(self) -> str:
        """The field's name, and a mark of what it shows: who fills in nothing else changes nothing."""
        shown = [option.value for option in self.options if option.chosen]
        shown += [] if self.options or self.person else [self.typed]
        return f"{self.name}~{mark_of(shown)}"


def mark_of(values: Sequence[str]) -> str:
    """Return a mark of what a field shows, in whatever order."""
    return f"{zlib.crc32(json.dumps(sorted(values)).encode()):08x}"


@dataclass(frozen=True, slots=True)
class Window:
    """A window of several fields, five at most. The title has at most 45 characters."""

    custom_id: str
    title: str
    fields: tuple[Field, ...]


def rows_of(buttons: Sequence[Button]) -> tuple[Row, ...]:
    """Return the buttons in rows of five, in reading order."""
    return tuple(tuple(buttons[at : at + BUTTONS]) for at in range(0, len(buttons), BUTTONS))


def cut(text: str, limit: int) -> str:
    """Return the text, cut to ``limit`` with an ellipsis if it is longer."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


_MARKUP = re.compile(r"<:\w+:\d+>")


def face_of(words: str) -> str:
    """Return the markup of the only small picture in a control's words; "" if there is none, or several."""
    found = _MARKUP.findall(words)
    return found[0] if len(found) == 1 else ""


def unique_labels(texts: Sequence[str], limit: int = LABEL) -> tuple[str, ...]:
    """Return each text cut to ``limit``; duplicates get a number."""
    return told_apart([text or "?" for text in texts], lambda text, mark: cut(text, limit - len(mark)) + mark)


def fitting(story: Sequence[str], asked: Sequence[str], limit: int = CONTENT, spare: Collection[int] = ()) -> str:
    """Join the story and the question below it into one content.

    If it is too long, the oldest lines are left out, those whose numbers are in ``spare`` first.
    """
    tail = cut("\n".join(asked).strip("\n"), limit)
    room = limit - len(tail) - len("\n\n…\n")
    head = "\n".join(_fit(story, room, spare))
    if not head or not tail or head == "…":
        return tail or cut(head, limit)
    return f"{head}\n\n{tail}"


def with_words(content: str, words: str, last: str = "", *, rest: str = "…", limit: int = CONTENT) -> str:
    """Put words below a content, where the picture would be: as many whole lines as there is room for.

    ``rest`` takes the place of the others. ``last`` stands below them, if it is given.
    """
    room, kept = limit - len(content) - len(last) - len(f"\n\n\n{rest}\n"), list[str]()
    for line in words.split("\n"):
        room -= len(line) + 1
        if room < 0:
            kept.append(rest)
            break
        kept.append(line)
    if kept[:1] in ([rest], [""]):
        kept = []
    said = "\n".join([*kept, *([last] if last else [])])
    whole = f"{content}\n\n{said}" if content and said else content or said
    return whole if len(whole) <= limit else content


def _fit(story: Sequence[str], room: int, spare: Collection[int]) -> list[str]:
    """Return the lines that fit, with an ellipsis where some are left out."""
    gone: set[int] = set()
    for at in [*sorted(spare), *(at for at in range(len(story)) if at not in spare)]:
        gaps = sum(1 for one in gone if one - 1 not in gone)
        if sum(len(line) + 1 for number, line in enumerate(story) if number not in gone) + 2 * (gaps - 1) <= room:
            break
        gone.add(at)
    kept = []
    for at, line in enumerate(story):
        if at not in gone:
            kept.append(line)
        elif at - 1 not in gone:
            kept.append("…")
    return kept
