"""The strip above the pictures of a private board, by whose lock nobody takes them for a table's."""

from __future__ import annotations

from PIL import Image

from .figures.lock import lock
from .letters.text import fit, largest_size, write
from .pen.palette import GOLD, PANEL, TEXT

STRIP, LINE = 64, 4
"""Pixels above the picture, where lock and title stand, and of them the golden line below these."""
MARGIN, LOCK = 28, 42
LARGEST, LEAST = 40, 34
"""Font sizes of the title; it is cut if the least is too large for it."""


def framed(picture: Image.Image, title: str) -> Image.Image:
    """The picture as it is, below a strip with a lock and the title."""
    wide, high = picture.size
    canvas = Image.new("RGB", (wide, STRIP + high), PANEL)
    canvas.paste(GOLD, (0, STRIP - LINE, wide, STRIP))
    canvas.paste(picture, (0, STRIP))
    middle, left = (STRIP - LINE) / 2, MARGIN + LOCK + 14
    lock(LOCK).put(canvas, MARGIN + LOCK / 2, middle)
    room = wide - MARGIN - left
    size = largest_size(title, room, LARGEST, LEAST)
    write(canvas, left, middle + size * 0.36, fit(title, room, size), size, TEXT)
    return canvas
