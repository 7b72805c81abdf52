"""What a table agrees on beside the game's own options: clock, absence, taking back, rating."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from engines.core import Frozen

HOUR, DAY = 3600.0, 86400.0
CLOCKS: Mapping[str, float | None] = {
    "none": None,
    "12h": 12 * HOUR,
    "1d": DAY,
    "2d": 2 * DAY,
    "3d": 3 * DAY,
    "7d": 7 * DAY,
}
"""Seconds for each turn."""


class TableRules(Frozen):
    """The lobby renders these like the game's options; names must not be those of any game's option."""

    clock: Literal["none", "12h", "1d", "2d", "3d", "7d"] = "3d"
    """Time for each turn."""
    absent: Literal["computer", "vote"] = "computer"
    """When time is up: the turn is played for the absent one, or the others may vote to let it."""
    stand_ins: bool = True
    """Computer players take over the seats of who leaves or stays away; otherwise the game's own ``resign``."""
    takebacks: Literal["own", "ask"] = "ask"
    """Taking back beyond one's own turn: never, or where everybody affected agrees."""
    rated: bool = True

    @property
    def seconds(self) -> float | None:
        """The time for a turn; None: no limit."""
        return CLOCKS[self.clock]
