"""Write text on a canvas, fit it to a width, break it into lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image

from .fonts import drawable, font, mask
from .palette import TEXT, Colour

Anchor: TypeAlias = Literal["left", "middle", "right"]
ELLIPSIS = "…"

_NOT_FIRST = "、。，．・：；？！ー」』）］｝】〉》…ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]}%"
_NOT_LAST = "「『（［｛【〈《([{"


@lru_cache(maxsize=4096)
def width(text: str, size: int, bold: bool = True) -> int:
    """The width of the text in pixels."""
    return round(font(size, bold).getlength(drawable(text)))


def write(
    canvas: Image.Image,
    x: float,
    y: float,
    text: str,
    size: int,
    colour: Colour = TEXT,
    *,
    bold: bool = True,
    anchor: Anchor = "left",
    halo: Colour | None = None,
    halo_width: int = 4,
) -> int:
    """Write one line with its base line at ``y``; return its width."""
    shown = drawable(text)
    if not shown:
        return 0
    reach = width(shown, size, bold)
    x -= {"left": 0.0, "middle": reach / 2, "right": float(reach)}[anchor]
    if halo is not None:
        rim, left, top = mask(shown, size, bold, halo_width)
        canvas.paste(halo, (round(x + left), round(y + top)), rim)
    ink, left, top = mask(shown, size, bold)
    canvas.paste(colour, (round(x + left), round(y + top)), ink)
    return reach


@lru_cache(maxsize=1024)
def fit(text: str, room: int, size: int, bold: bool = True) -> str:
    """The text, cut with an ellipsis if it is wider than ``room`` pixels."""
    shown = drawable(text)
    if width(shown, size, bold) <= room:
        return shown
    low, high = 0, len(shown)
    while low < high:
        middle = (low + high + 1) // 2
        if width(shown[:middle].rstrip() + ELLIPSIS, size, bold) <= room:
            low = middle
        else:
            high = middle - 1
    return shown[:low].rstrip() + ELLIPSIS


def _pieces(text: str) -> list[str]:
    """Split the text into unbreakable parts: words of Latin script, single characters of Japanese."""
    parts: list[str] = []
    for sign in text:
        if not parts:
            parts.append(sign)
            continue
        last = parts[-1]
        latin = sign < "\u0250" and last[-1] < "\u0250" and not last[-1].isspace()
        if latin or sign.isspace() or sign in _NOT_FIRST or last[-1] in _NOT_LAST:
            parts[-1] = last + sign
        else:
            parts.append(sign)
    return parts


@lru_cache(maxsize=256)
def wrap(text: str, room: int, size: int, bold: bool = True, lines: int = 2) -> tuple[str, ...]:
    """Break the text into at most ``lines`` lines of ``room`` pixels; a line that is too wide gets an ellipsis."""
    done: list[str] = []
    line = ""
    for piece in _pieces(drawable(text)):
        if line and len(done) < lines - 1 and width((line + piece).rstrip(), size, bold) > room:
            done.append(line.rstrip())
            line = ""
        line += piece
    done.append(fit(line.strip(), room, size, bold))
    return tuple(fit(part, room, size, bold) for part in done)


MarkedLine: TypeAlias = tuple[str, bool]
"""A line, and whether it is the first one of its text."""


def marked(lines: Sequence[str]) -> list[MarkedLine]:
    """The lines of one text, the first one marked."""
    return [(line, not index) for index, line in enumerate(lines)]


def newest_lines(texts: Iterable[Sequence[str]], most: int, last: Sequence[MarkedLine] = ()) -> list[MarkedLine]:
    """The lines of the newest texts that fit into ``most`` lines, newest last, ending with ``last``.

    ``texts`` are wrapped and newest first.
    """
    lines = list(last)
    for text in texts:
        if len(lines) + len(text) > most:
            break
        lines = [*marked(text), *lines]
    return lines
