"""The cover of each game, which its lobby shows: drawn once from a board in play, and kept beside the game's data.

``python -m tests.render.covers`` draws them again.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from PIL import Image, ImageChops

from .kit.figures.pieces import medal
from .kit.letters.phrases import phrases
from .kit.letters.text import legible, width, wrap, write
from .kit.pen.palette import DIM, GOLD, LOOKS, PANEL, SEA, TEXT
from .scene import Area, Voice

SIZE = (1600, 600)
_TITLES = (92, 80, 70, 60)
"""Font sizes of the title: the largest whose words fit in two lines."""
_LEFT, _ROOM, _EDGE = 56, 560, 740
"""The left edge of the letters, their room, and the end of the dark side, in pixels."""
_FADE = 170
"""Pixels before that end over which the dark side fades."""


def draw(board: Image.Image, window: Area, title: str, seats: range, voice: Voice) -> Image.Image:
    """The cover, RGB: the part ``window`` of a picture of the game, and its name beside it."""
    players = voice.say("picture-players-range", {"least": seats.start, "most": seats.stop - 1})
    wide, high = SIZE
    canvas = Image.new("RGB", SIZE, SEA)
    start = _EDGE - _FADE
    part = _covering(board.crop(window), wide - start, high)
    canvas.paste(part, (start, 0))
    fade = Image.linear_gradient("L").rotate(-90).resize((_FADE, high), Image.Resampling.BILINEAR)
    canvas.paste(PANEL, (start, 0), ImageChops.invert(fade) if fade.getpixel((0, 0)) == 0 else fade)
    canvas.paste(PANEL, (0, 0, start, high))
    size, lines = _title(title)
    step = round(size * 1.16)
    y = (high - step * len(lines) - 96) / 2 + size * 0.9
    for index, line in enumerate(lines):
        write(canvas, _LEFT, y + step * index, line, size, TEXT)
    y += step * (len(lines) - 1) + 84
    canvas.paste(GOLD, (_LEFT, round(y - 56), _LEFT + 96, round(y - 50)))
    x = _LEFT + write(canvas, _LEFT, y + 14, players, legible(players, 40), DIM) + 46
    for seat in range(seats.stop - 1):
        medal(LOOKS[seat], 21).put(canvas, x + seat * 49, y)
    return canvas


def _covering(image: Image.Image, wide: int, high: int) -> Image.Image:
    """The middle of an image, scaled to fill a rectangle."""
    part = max(wide / image.width, high / image.height)
    size = round(image.width * part), round(image.height * part)
    left, upper = (size[0] - wide) // 2, (size[1] - high) // 2
    return image.resize(size, Image.Resampling.BICUBIC).crop((left, upper, left + wide, upper + high))


def _title(title: str) -> tuple[int, tuple[str, ...]]:
    for size in _TITLES:
        lines = wrap(title, _ROOM, size)
        if all(width(part.strip(), size) <= _ROOM for part in (*phrases(title), *lines)) and lines[-1][-1] != "…":
            return size, lines
    return _TITLES[-1], wrap(title, _ROOM, _TITLES[-1], lines=3)


@lru_cache(maxsize=32)
def cover(key: str, lang: str) -> bytes | None:
    """The cover of a game as a JPEG file; None if it has none in this language."""
    file = resources.files("data").joinpath(key, f"cover.{lang}.jpg")
    return file.read_bytes() if file.is_file() else None
