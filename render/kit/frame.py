"""The frame around the pictures of a private board, by which nobody takes them for a table's."""

from __future__ import annotations

from PIL import Image

from .letters.text import fit, largest_size, write
from .pen.palette import INK, PRIVATE

STRIP, EDGE = 68, 12
"""Pixels above the picture, where the title stands, and on its other sides."""
LINE = 4
"""Dark pixels of the edge, next to the picture."""
MARGIN = 28
LARGEST, LEAST = 40, 34
"""Font sizes of the title; it is cut if the least is too large for it."""


def framed(picture: Image.Image, title: str) -> Image.Image:
    """The picture as it is, in a frame with the title above."""
    wide, high = picture.size
    canvas = Image.new("RGB", (wide + 2 * EDGE, STRIP + high + EDGE), PRIVATE)
    canvas.paste(INK, (EDGE - LINE, STRIP - LINE, EDGE + wide + LINE, STRIP + high + LINE))
    canvas.paste(picture, (EDGE, STRIP))
    room = canvas.width - 2 * MARGIN
    size = largest_size(title, room, LARGEST, LEAST)
    write(canvas, MARGIN, (STRIP - LINE) / 2 + size * 0.36, fit(title, room, size), size, INK)
    return canvas
