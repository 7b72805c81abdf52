"""Table rules: what a table agrees on beside the game's options (clock, absence, takebacks, rating)."""

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
    """Listed in the lobby's options like the game's, so no name may be that of a game's option.

    ``_terms_line`` of the lobby's panel says what joining accepts.
    """

    clock: Literal["none", "12h", "1d", "2d", "3d", "7d"] = "3d"
    """Time for each turn."""
    absent: Literal["computer", "vote"] = "computer"
    """An expired turn is played by the computer, or the others vote on that."""
    stand_ins: bool = True
    """Stand-ins take over the seats of people who leave or stay away; otherwise the game's ``resign`` applies."""
    takebacks: Literal["own", "ask"] = "ask"
    """Takebacks beyond one's own turn: never, or if everybody affected agrees."""
    rated: bool = True

    @property
    def seconds(self) -> float | None:
        """The time for a turn; None: no limit."""
        return CLOCKS[self.clock]
