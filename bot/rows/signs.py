"""The stored form of a small picture that is an emoji of the application."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SignRow:
    sign: str
    """Its name in the program."""
    emoji_id: int
    mark: str
    """Of its pixels (``render.signs.mark_of``); "": it was found under its name, so nobody knows."""
    drawing: int
    """The newest number of the drawings (``render.signs.DRAWING``) that are known to be satisfied with it."""
