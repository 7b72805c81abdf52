"""The picture of a group's standings: another one whenever its card changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.kit.pictures import Illustration, Subject
from bot.texts import Speaker, escape_markdown
from render.easel import Picture
from render.kit.encode import Format

from . import painter
from .painter import Card


class GroupDrawing(Illustration):
    """The standings of one group. ``key``: the group's own, such as its cycle's id and its number."""

    def __init__(self, voice: Speaker, card: Card, key: str, form: Format) -> None:
        self._voice = Speaker(voice.lang, markdown=False, strict=voice.strict)
        self._card = card
        self._form = form
        reader, name = next(((at, row.name) for at, row in enumerate(card.rows) if row.is_reader), (None, ""))
        # By name, as places change: a request that waits gets the newest picture of its session and reader.
        self.subject = Subject(f"league-{key}-{name}", 0, reader, voice.lang, f"{form} {card!r}")

    @property
    def content(self) -> Subject:
        return self.subject

    @property
    def is_own(self) -> bool:
        """Whether the picture is its reader's alone: one row is lifted."""
        return any(row.is_reader for row in self._card.rows)

    @property
    def work(self) -> Callable[[], Picture]:
        return partial(painter.picture, self._card, self._voice, self._form)

    def words(self) -> str:
        """Return the alt text for a message without the picture, with names that are no markup."""
        rows = tuple(replace(row, name=escape_markdown(row.name)) for row in self._card.rows)
        return painter.alt(replace(self._card, rows=rows), self._voice)
