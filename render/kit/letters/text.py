"""Write text on a canvas, fit it to a width, break it into lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image

from ..pen.palette import TEXT, Colour
from .fonts import SMALLEST, SMALLEST_KANJI, advance, drawable, mask

Anchor: TypeAlias = Literal["left", "middle", "right"]
ELLIPSIS = "…"

_NOT_FIRST = "、。，．・：；？！ー」』）］｝】〉》…ぁぃぅぇぉっゃゅょァィゥェォッャュョ々～％／−＋,.:;?!)]}%"
_NOT_LAST = "「『（［｛【〈《([{"
_STEM = "いりきしちみけえれげめべぎびせね"
"""Endings of the first of two joined verbs, as in 振り直す, and of terms such as 強い兵士 and 残り10."""
_WITH_NUMBER = ("あと", "もう", "つき", "高さ", "分の")
"""Words that stay with the number after them."""
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
def fitted(text: str, room: int, size: int, bold: bool = True) -> tuple[str, int]:
    """The text and its font size: ``size`` or less as ``room`` demands; cut only at the smallest size."""
    least = smallest(text)
    sizes = range(max(size, least), least - 1, -1)
    found = next((each for each in sizes if width(text, each, bold) <= room), least)
    return fit(text, room, found, bold), found


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


def phrases(text: str) -> list[str]:
    """Split the text where a line may end: after words of Latin script, and after phrases of Japanese.

    A Japanese phrase ends with its particles, so before a sign that is not hiragana. Quotations stay whole.
    """
    parts: list[str] = []
    for piece in _pieces(text):
        if parts and (_is_joined(parts[-1], piece) or parts[-1].count("「") > parts[-1].count("」")):
            parts[-1] += piece
        else:
            parts.append(piece)
    return parts


def _is_hiragana(sign: str) -> bool:
    return "\u3041" <= sign <= "\u309f"


def _is_joined(phrase: str, piece: str) -> bool:
    """Whether the next piece belongs to a phrase: it ends neither with a particle nor with punctuation."""
    last = phrase[-1]
    if last.isspace() or last in "、。；：！？・＋／":
        return False
    if last in "」）" and not _is_hiragana(piece[0]):
        return piece[0] == "の"
    if not _is_hiragana(last) or _is_hiragana(piece[0]):
        return piece[0] != "「" and (last >= "\u0250" or piece[0] >= "\u0250")
    stem = len(phrase) > 1 and not _is_hiragana(phrase[-2])
    number = piece[0].isdigit()
    counted = last == "の" and phrase[-2:-1].isdigit() and piece[0] in "島マ"
    stem = (stem and last in _STEM) or phrase.endswith("分かち")
    return stem or (number and phrase.endswith(_WITH_NUMBER)) or counted


@lru_cache(maxsize=256)
def wrap(text: str, room: int, size: int, bold: bool = True, lines: int = 2) -> tuple[str, ...]:
    """Break the text into at most ``lines`` lines of ``room`` pixels; a line that is too wide gets an ellipsis.

    Lines end with phrases, unless the text would be cut that does not need to be.
    """
    shown = drawable(text)
    for parts in (phrases(shown), _pieces(shown)):
        small = [(part,) if width(part.rstrip(), size, bold) <= room else _pieces(part) for part in parts]
        done = _filled([bit for bits in small for bit in bits], room, size, bold, lines)
        if width(done[-1], size, bold) <= room:
            break
    return tuple(fit(line, room, size, bold) for line in done)


def _filled(parts: Sequence[str], room: int, size: int, bold: bool, lines: int) -> list[str]:
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


def fit_name(name: str, room: int, size: int, bold: bool = True) -> str:
    """The name, cut if it is too wide; of "Computer (Ben)" the person is kept."""
    shown = drawable(name)
    at = max(shown.find("（"), shown.find(" ("))
    if at > 0 and width(shown, size, bold) > room:
        head = fit(shown[:at], room - width(shown[at:], size, bold), size, bold)
        if len(head) > 1:
            return head + shown[at:]
    return fit(shown, room, size, bold)


def fitted_name(name: str, room: int, size: int) -> tuple[str, int]:
    """``fitted`` for a name, cut as by ``fit_name``."""
    found = fitted(name, room, size)[1]
    return fit_name(name, room, found), found


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
