"""How a message stands on a phone: Discord's markdown as it is read, in lines of 38 columns.

At 390 points Discord has room for 38 narrow signs a line, or 19 Japanese ones; words are not broken.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache

COLUMNS = 38
NAME = "@somebody"
"""What a mention is taken for where nobody knows the name."""
IN_DAYS = {"en": "in 3 days", "ja": "3日後"}
_MENTION, _TIME, _LINK = re.compile(r"<@\d+>"), re.compile(r"<t:\d+:R>"), re.compile(r"\[([^\]]+)\]\([^)]+\)")
_EMOJI = re.compile(r"<a?:\w+:\d+>")
_MARKS = re.compile(r"^(?:-# |#{1,3} |> )|\*\*|__|~~|`|\\(?=[^\w\s])", re.MULTILINE)
_NEVER_FIRST = frozenset("、。，．：；！？）」』】｜・ー々～％／−＋ゃゅょっァィゥェォャュョッ")


def as_read(content: str, lang: str = "en", name: str = NAME) -> str:
    """Return what a reader sees of a message: names, times, 🎲 for an emoji of ours, words without their marks."""
    shown = _TIME.sub(IN_DAYS.get(lang, IN_DAYS["en"]), _MENTION.sub(name, _EMOJI.sub("🎲", content)))
    return _MARKS.sub("", _LINK.sub(r"\1", shown))


def columns(text: str) -> int:
    """Return the width of a text; a Japanese sign or an emoji has two columns."""
    return sum(map(_width, text))


@lru_cache(maxsize=4096)
def _width(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" or ord(sign) >= 0x1F000 else 1


def phone_lines(content: str, lang: str = "en", wide: int = COLUMNS) -> int:
    """Return how many lines a message takes on a phone; an empty line is one too."""
    return sum(_lines_of(line, wide) for line in as_read(content, lang).split("\n")) if content else 0


def _lines_of(line: str, wide: int) -> int:
    lines, left = 1, wide
    for part in _parts(line):
        need = columns(part)
        if need > left and columns(part.rstrip()) > left and left < wide:
            lines, left = lines + 1, wide
        while columns(part.rstrip()) > left:  # a word that is longer than a line
            lines, need, part, left = lines + 1, need - left, part[left:], wide
        left -= need
    return lines


def _parts(line: str) -> Sequence[str]:
    """Return what is never broken: a word with the spaces after it, or a Japanese sign with what must follow it."""
    parts: list[str] = []
    for sign in line:
        wide = _width(sign) == 2
        glued = parts and (
            sign in _NEVER_FIRST
            or sign == " "
            or (not wide and not parts[-1].endswith(" ") and _width(parts[-1][-1]) < 2)
        )
        if glued:
            parts[-1] += sign
        else:
            parts.append(sign)
    return parts


def drop_least(
    lines: Sequence[tuple[str, int]], beside: str, most: int, lang: str, more: Callable[[int], str]
) -> list[str]:
    """Return the lines that fit with ``beside`` into ``most`` phone lines, and what says how many ``more``.

    ``lines``: each with its weight. The least important are left out first, of equal ones the earliest; the most
    important stays, even if it is too long.
    """
    kept = list(lines)
    room = most - phone_lines(beside, lang)
    needs = {line: phone_lines(line, lang) for line, _ in kept}
    while len(kept) > 1 and sum(needs[line] for line, _ in kept) > room - (len(kept) < len(lines)):
        kept.remove(min(kept, key=lambda one: one[1]))
    left_out = len(lines) - len(kept)
    return [*(line for line, _ in kept), *([more(left_out)] if left_out else [])]
