"""Pictures and films as bytes, ready to be sent. Pure functions; whoever calls them sees to the thread."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from . import painter
from .kit.encode import Format, encode
from .kit.gif import gif
from .scene import Scene

FILM_WIDTH = 800
"""Pixels; a film is for watching, the pictures are for reading."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An attachment: its bytes, a file name that says nothing about the game, and the same in words."""

    data: bytes
    filename: str
    alt: str


def picture(key: str, view: Any, scene: Scene, form: Format = "webp") -> Picture:
    """The picture of one game's view; the same bytes for the same arguments. KeyError: no such painter."""
    artist = painter(key)
    data, ending = encode(artist.paint(view, scene), form)
    return Picture(data, f"board.{ending}", artist.alt(view, scene))


def film(key: str, scenes: Iterable[tuple[Any, Scene]], wide: int = FILM_WIDTH) -> bytes:
    """A game (at least one view) as a GIF, one frame a view, the last one held. ValueError: nothing to show."""
    artist = painter(key)
    return gif((artist.paint(view, scene) for view, scene in scenes), wide)
