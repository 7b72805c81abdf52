"""The names that computer players sit down with."""

from __future__ import annotations

import zlib
from collections.abc import Iterable

from .speaker import Speaker, character_names


def free_name(lang: str, table: str, taken: Iterable[str]) -> str:
    """Return the name of the next computer player at a table: of the six, whose order is the table's own (its id),
    the first that nobody has; after them "Computer 1" and so on.
    """
    known, used = character_names(lang), set(taken)
    first = zlib.crc32(table.encode()) % len(known)
    voice = Speaker(lang)
    numbered = (voice.say("common-computer", {"number": number}) for number in range(1, len(used) + 2))
    return next(name for name in (*known[first:], *known[:first], *numbered) if name not in used)
