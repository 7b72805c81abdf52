"""Reviews of the games of books, made with few actions."""

from __future__ import annotations

from functools import cache

from engines import GAMES
from engines.core.history.records import Record
from engines.core.review.findings import Review
from engines.core.review.reviewing import review

from .games import NAMES, played

BUDGET = 30_000


@cache
def judged(key: str) -> tuple[Record, Review]:
    """Return a game of three, and its review, which finds something better and best moments."""
    record = played(key, names=NAMES[:3], number=1)
    found = review(GAMES[key], record, range(3), BUDGET)
    assert found.shown
    assert found.best
    return record, found
