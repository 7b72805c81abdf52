"""Give memory that is free back to the system.

Sprites are drawn on sheets of up to 30 MB and kept in kilobytes, which lie between them: the allocator by itself
gives back what is free at the end of its heap only, and keeps three times as much as is in use.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache
from itertools import count

EVERY = 40
"""Pictures between two times: one takes about 5 ms, and the pages that are needed again a little more."""

_drawn = count(1)


@cache
def _trim() -> Callable[[int], object] | None:
    """Return glibc's malloc_trim; None where there is another allocator."""
    if sys.platform != "linux":
        return None
    trim: Callable[[int], object] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return trim


def give_back() -> None:
    """Give back every page of this process that holds nothing."""
    if (trim := _trim()) is not None:
        trim(0)


def count_picture() -> None:
    """Count a picture of this process; after every 40th give back what is free."""
    if next(_drawn) % EVERY == 0:
        give_back()
