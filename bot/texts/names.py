"""Display names made safe to show: no invisible or piling characters, no links, no calls to everybody.

A name is cleaned where it enters (a person's present display name) and again where a stored one is shown, as older
games hold names from before. What is stored at Begin stays as it is: the commitment of the dice is made of it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from engines.core.labels import told_apart
from engines.core.marks import FewMarks

LONGEST = 64
"""Characters of a shown name; Discord's own names have at most 32."""

_JOINERS = "\u200c\u200d"
"""Part of some scripts and emoji; invisible elsewhere."""
_EMOJI_STYLE = "\ufe0f"
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Me"})
"""Categories: controls, directions, half and unassigned characters, line breaks, marks that enclose others."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks that show nothing."""
_SPACES = frozenset({"Zl", "Zp", "Zs"})
_LETTER = frozenset({"Lo", "Mn", "Mc"})
_PICTURE = frozenset({"So", "Sk"})

_LINKS = re.compile(
    r"""\b[a-z][a-z0-9+.-]{1,15}://[^\s)\]>]*  # anything with a scheme
    | \bdiscord(?:app)?\.(?:gg|com/invite|me|io|li|new)\b[^\s)\]>]*  # invitations, which Discord shows as cards
    | \b(?:www\.|dsc\.gg|invite\.gg)[^\s)\]>]*
    | \b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/[^\s)\]>]+  # a host with a path
    """,
    re.IGNORECASE | re.VERBOSE,
)
_CALLS = re.compile(r"@+(?=\s*(?:everyone|here)\b)|<(?:[@#]|a?:)[^>\s]*>?", re.IGNORECASE)
"""Calls to everybody lose their sign; mentions and custom emoji go."""


@lru_cache(maxsize=4096)
def clean_name(name: str) -> str:
    """Return the name as it may be shown, in one line; "" if nothing visible is left of it."""
    shown = _visible(unicodedata.normalize("NFC", name[: 4 * LONGEST]))
    folded = unicodedata.normalize("NFKC", shown)
    if not _LINKS.search(shown) and _LINKS.search(folded):  # in wide or styled letters
        shown = folded
    while (less := _CALLS.sub("", _LINKS.sub("", shown))) != shown:  # what is left may be the next link
        shown = less
    shown = " ".join(shown.split())[:LONGEST].rstrip()
    return shown if any(_is_seen(char) for char in shown) else ""


@lru_cache(maxsize=1024)
def shown_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of one table as they may be shown, equal ones told apart; "" for one that shows nothing."""
    cleaned = [clean_name(name) for name in names]
    apart = iter(told_apart([name for name in cleaned if name]))
    return tuple(next(apart) if name else "" for name in cleaned)


def name_beside(names: Sequence[str], name: str) -> str:
    """Return the name of somebody without a seat as it may be shown beside the names of a table."""
    return shown_names((*names, name))[-1]


def name_on(names: Sequence[str], seat: int, name: str) -> str:
    """Return the name of somebody who had a seat, as it may be shown beside the names of the others."""
    return shown_names((*names[:seat], name, *names[seat + 1 :]))[seat]


def visible_lines(text: str) -> str:
    """Return several lines as they may be shown, without empty ones; "" if nothing visible is left."""
    lines = (" ".join(_visible(unicodedata.normalize("NFC", line)).split()) for line in text.splitlines())
    return "\n".join(line for line in lines if any(_is_seen(char) for char in line))


def name_of(display_name: str, username: str, user_id: int) -> str:
    """Return a person's name for the table: what they are called, else their user name, else a number."""
    return clean_name(display_name) or clean_name(username) or f"#{user_id % 10_000:04}"


def _visible(name: str) -> str:
    """Return the name without characters that show nothing or steer others, with few marks on each character."""
    kept: list[str] = []
    few = FewMarks()
    for at, char in enumerate(name):
        kind = unicodedata.category(char)
        if kind in _SPACES or char.isspace():
            kept.append(" ")
            few.keeps(" ")
        elif char in _JOINERS or char == _EMOJI_STYLE:
            if _joins(char, kept[-1:], name[at + 1 : at + 2]):
                kept.append(char)
        elif kind in _HIDDEN or char in _BLANK or "\ufe00" <= char <= "\ufe0f":
            continue
        elif few.keeps(char):
            kept.append(char)
    return "".join(kept)


def _joins(char: str, before: list[str], after: str) -> bool:
    """Whether an invisible character has its work between these two: in an emoji, or in a word of its script."""
    left = unicodedata.category(before[0]) if before else ""
    right = unicodedata.category(after) if after else ""
    if char == _EMOJI_STYLE:
        return left in _PICTURE
    in_emoji = (left in _PICTURE or before == [_EMOJI_STYLE]) and right in _PICTURE
    return in_emoji or (left in _LETTER and right in _LETTER)


def _is_seen(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS"
