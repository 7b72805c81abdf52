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


LATER = ("hints", "begins", "advice")
"""Fields that the first table rules did not have."""


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
    hints: bool = True
    """Panels show ready-made plans, among them what the computer player would do."""
    rated: bool = True
    advice: bool = True
    """Players may ask for hints, if the table is unrated; see ``gives_hints``."""
    begins: Literal["host", "everybody"] = "host"
    """The host begins the game, or everybody who has joined by agreement."""

    def terms(self) -> str:
        """Return what joining accepts, as text; fields that came later are left out where they have their default,
        so that Join buttons posted before them still fit.
        """
        defaults = TableRules()
        later = {name for name in LATER if getattr(self, name) == getattr(defaults, name)}
        later = later - {"advice"} if self.gives_hints else later | {"advice"}
        return self.model_dump_json(exclude=later)

    @classmethod
    def stored(cls, text: str) -> TableRules:
        """Return stored table rules; ValueError if they cannot be read. Those of tables before hints allow none."""
        found = cls.model_validate_json(text)
        return found if "advice" in found.model_fields_set else found.model_copy(update={"advice": False})

    @property
    def gives_hints(self) -> bool:
        """Whether players may ask for hints whoever plays: never in a rated game; see ``Session.gives_hints``."""
        return self.advice and not self.rated

    @property
    def seconds(self) -> float | None:
        """The time for a turn; None: no limit."""
        return CLOCKS[self.clock]
