"""Octa's pictures as they were when somebody last looked at them: half size, few colours.

``python -m tests.render.octa.goldens`` draws them anew; look at each before you commit it.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from render.octa import PAINTER

from ..goldens import half
from .tables import TABLES

FOLDER = Path(__file__).parent / "goldens"


def drawn(name: str) -> Image.Image:
    return PAINTER.paint(*TABLES[name]())


def keep() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in TABLES:
        small = half(drawn(name)).quantize(256, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
        small.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    keep()
