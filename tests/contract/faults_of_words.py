"""Faults of the board in words."""

from __future__ import annotations

from dataclasses import replace

from render import Page
from tests.toys_painter import PipsPainter

from .faults import FAULTS, SOUND, Fault


class Omits(PipsPainter):
    """The words say nothing of the pot."""

    def pages(self, view, scene):
        return super().pages(view.model_copy(update={"pot": 0}), scene)


class Rounds(PipsPainter):
    """The words say whether a player has tokens, not how many."""

    def pages(self, view, scene):
        tokens = tuple(min(1, count) for count in view.tokens)
        return super().pages(view.model_copy(update={"tokens": tokens}), scene)


class Repeats(PipsPainter):
    """A page is far too long for a message."""

    def pages(self, view, scene):
        (page,) = super().pages(view, scene)
        return (Page(page.title, page.lines * 40),)


FAULTS += [
    Fault(f"{breaks}-{type(painter).__name__}", replace(SOUND, painter=painter), breaks)
    for painter, breaks in (
        (Omits(), "words_tell_the_view"),
        (Rounds(), "words_tell_the_view"),
        (Repeats(), "words_fit"),
    )
]
