"""Processes that draw, so that drawing takes other cores than the event loop's, each with one picture at a time."""

from __future__ import annotations

from bot.workers import spare_cores

DRAWER, FILM = "drawer", "film"
LONGEST, LONGEST_FILM = 60.0, 1800.0
"""Seconds for one picture and one film at most."""
MOST = 2
"""Drawing processes that are started by default, at most: each has a cache of its own (docs/decisions.md)."""


def sensible_count() -> int:
    """Return how many drawing processes suit this machine; 0: use threads."""
    return spare_cores(MOST)
