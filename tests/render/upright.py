"""Golden tall pictures, at half size and with few colours, and their recorder.

``python -m tests.render.upright [GAME ...]`` records them again; look at each before you commit it.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from PIL import Image

from render import PAINTERS, Scene, painter
from render.scene import Tall

from .goldens import FOLDER, record

KEPT = FOLDER / "upright"
LAID: dict[str, dict[str, Callable[[], tuple[Any, Scene]]]] = {
    key: laid
    for key in PAINTERS
    if (laid := getattr(import_module(f"tests.render.{key}.tables"), "UPRIGHT", None)) is not None
}
"""The tables of tall goldens, by game; they are few, as the parts are those of the wide ones."""
ALL = [(key, name) for key, laid in LAID.items() for name in laid]


def tall(key: str, view: Any, scene: Scene) -> Image.Image:
    """The tall picture of a scene."""
    artist = painter(key)
    assert isinstance(artist, Tall)
    return artist.paint_tall(view, scene)


def drawn(key: str, name: str) -> Image.Image:
    """The tall picture of one table."""
    return tall(key, *LAID[key][name]())


if __name__ == "__main__":
    record(KEPT, ALL, drawn)
