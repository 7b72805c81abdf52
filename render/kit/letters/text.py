"""Write text on a canvas, fit it to a width, break it into lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Literal, TypeAlias

from PIL import Image

from engines.core.labels import told_apart
from render.scene import Voice

from ..pen.palette import TEXT, Colour
from .fonts import SMALLEST, SMALLEST_KANJI, advance, drawable, mask, readable_part
from .phrases import phrases, signs, words

Anchor: TypeAlias = Literal["left", "middle", "right"]
Split: TypeAlias = Callable[[str], tuple[str, ...]]
ELLIPSIS = "…"

_SHORTEST = 3
"""Signs of a last line, at least, where the line before has some to spare."""


@lru_cache(maxsize=4096)
def width(text: str, size: int, bold: bool = True) -> int:
    """The width of the text in pixels."""
    return advance(drawable(text), size, bold)


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


def smallest(text: str) -> int:
    """The least size of this text, in pixels: dense kanji need more than all other letters."""
    return SMALLEST_KANJI if any("\u4e00" <= sign <= "\u9fff" for sign in text) else SMALLEST


def legible(text: str, size: int) -> int:
    """``size``, or the least size of this text if that is more."""
    return max(size, smallest(text))


@lru_cache(maxsize=1024)
def fit_text(text: str, room: int, size: int, bold: bool = True) -> tuple[str, int]:
    """The text and its font size: ``size`` or less as ``room`` demands; cut only at the smallest size."""
    largest = largest_size(text, room, size, smallest(text), bold)
    return fit(text, room, largest, bold), largest


def largest_size(text: str, room: float, size: int, least: int, bold: bool = True) -> int:
    """The largest font size from ``least`` to ``size`` with which the text fits; ``least`` if none does."""
    sizes = range(max(size, least), least - 1, -1)
    return next((each for each in sizes if width(text, each, bold) <= room), least)


@lru_cache(maxsize=256)
def wrap(
    text: str, room: int, size: int, bold: bool = True, lines: int = 2, whole: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """Break the text into at most ``lines`` lines of ``room`` pixels; a line that is too wide gets an ellipsis.

    Lines end with phrases, in which nothing of ``whole`` is parted, such as players' names. They end with words
    only where that saves the end of the text, and with signs only within a word that is wider than a line.
    """
    shown, names = drawable(text), tuple(map(drawable, whole))
    phrased, worded = (partial(split, whole=names) for split in (phrases, words))
    done = _fill(_fitting(phrased(shown), room, size, bold, (worded, words, signs)), room, size, bold, lines)
    if width(done[-1], size, bold) > room:
        tighter = _fill(_fitting(worded(shown), room, size, bold, (words, signs)), room, size, bold, lines)
        done = tighter if width(tighter[-1], size, bold) <= room else done
    return tuple(fit(line, room, size, bold) for line in done)


def _fitting(parts: Iterable[str], room: int, size: int, bold: bool, finer: Sequence[Split]) -> Iterator[str]:
    """The parts, those that are wider than a line split by the next way of ``finer``."""
    for part in parts:
        if finer and width(part.rstrip(), size, bold) > room:
            yield from _fitting(finer[0](part), room, size, bold, finer[1:])
        else:
            yield part


def _fill(parts: Iterable[str], room: int, size: int, bold: bool, lines: int) -> list[str]:
    """Fill lines with parts; the last line takes the rest. A very short last line gets a part of the one before."""
    done: list[list[str]] = [[]]
    for part in parts:
        line = "".join(done[-1])
        if line and len(done) < lines and width((line + part).rstrip(), size, bold) > room:
            done.append([])
        done[-1].append(part)
    if len(done) > 1 and len("".join(done[-1]).strip()) < _SHORTEST <= len("".join(done[-2][:-1])):
        moved = [done[-2][-1], *done[-1]]
        if width("".join(moved).strip(), size, bold) <= room:
            done[-2:] = [done[-2][:-1], moved]
    return ["".join(line).strip() for line in done]


class DrawnName(str):
    """A player's name as it can be drawn; ``before``: those of the seats before it, from which it stays apart."""

    before: tuple[str, ...]

    def __new__(cls, text: str, before: Sequence[str] = ()) -> DrawnName:
        made = super().__new__(cls, text)
        made.before = tuple(before)
        return made


def drawn_name(names: Sequence[str], seat: int, voice: Voice) -> DrawnName:
    """The drawable part of a player's name, or the number of the seat if nothing can be drawn."""
    parts = [
        readable_part(name) or voice.say("picture-seat", {"number": at + 1})
        for at, name in enumerate(names[: seat + 1])
    ]
    *before, own = told_apart(parts)
    return DrawnName(own, before)


def fit_name(name: str, room: int, size: int, bold: bool = True) -> str:
    """The name, cut if it is too wide; "Computer (Ben)" keeps the person, and a ``DrawnName`` stays apart."""

    def shown(text: str, mark: str) -> str:
        return _fit_name(text, room - _width_behind(mark, size, bold), size, bold) + mark

    before = name.before if isinstance(name, DrawnName) else ()
    return told_apart([*before, name], shown)[-1]


def _width_behind(mark: str, size: int, bold: bool) -> int:
    """The pixels that a mark takes behind a name, with the blank before it, which is nothing at the beginning."""
    return width(ELLIPSIS + mark, size, bold) - width(ELLIPSIS, size, bold)


@lru_cache(maxsize=1024)
def _fit_name(name: str, room: int, size: int, bold: bool) -> str:
    shown = drawable(name)
    if width(shown, size, bold) <= room:
        return shown
    # The last of several brackets says the most: "Computer (Alex) (2)".
    for at in dict.fromkeys((max(shown.find("（"), shown.find(" (")), shown.rfind(" ("))):
        head = fit(shown[:at], room - _width_behind(shown[at:], size, bold), size, bold) if at > 0 else ""
        if len(head) > 1:
            return head + shown[at:]
    return fit(shown, room, size, bold)


def fit_label(text: str, room: float, size: int = 38) -> tuple[str, int]:
    """``fit_text`` for a name, cut as by ``fit_name``."""
    largest = largest_size(text, room, size, smallest(text))
    return fit_name(text, round(room), largest), largest
