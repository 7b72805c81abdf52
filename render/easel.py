"""Encode pictures and films as bytes to send. The functions are pure; the caller chooses the thread."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from . import painter
from .kit.encode import Format, encode
from .kit.gif import gif
from .scene import Scene

FILM_WIDTH = 800
"""Pixels. A film shows the course of a game; it need not be as readable as a picture."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An attachment: its bytes, a file name that reveals nothing about the game, and the alt text."""

    data: bytes
    filename: str
    alt: str


def picture(key: str, view: Any, scene: Scene, form: Format = "webp") -> Picture:
    """The picture of one view; the same bytes for the same arguments. KeyError if the game has no painter."""
    artist = painter(key)
    data, ending = encode(artist.paint(view, scene), form)
    return Picture(data, f"board.{ending}", artist.alt(view, scene))


def film(key: str, scenes: Iterable[tuple[Any, Scene]], wide: int = FILM_WIDTH) -> bytes:
    """A game as a GIF: one frame per view, the last one held. ValueError if there is no view."""
    artist = painter(key)
    return gif((artist.paint(view, scene) for view, scene in scenes), wide)
