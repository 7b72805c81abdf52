"""Table rules: what a table agrees on beside the game's options (clock, absence, takebacks, rating)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from pydantic import ConfigDict

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


@dataclass(frozen=True, slots=True)
class Bank:
    """A time bank: the seconds that each seat begins with, gets at the end of each turn of its own, and has at
    most."""

    start: float
    increment: float
    cap: float


BANKS: Mapping[str, Bank] = {
    "bank-2d": Bank(2 * DAY, 8 * HOUR, 4 * DAY),
    "bank-4d": Bank(4 * DAY, 12 * HOUR, 7 * DAY),
    "bank-7d": Bank(7 * DAY, 24 * HOUR, 14 * DAY),
}
LATER = ("shortcuts", "begins", "hints", "reliable", "vacations")
"""Fields that the first table rules did not have."""
STORED = {"shortcuts": "hints", "hints": "advice"}
"""Fields that databases and custom ids have under an older name."""


def stored_name(option: str) -> str:
    """Return the name of an option in databases and custom ids."""
    return STORED.get(option, option)


def option_named(stored: str) -> str:
    """Return the option that databases and custom ids name so."""
    return {old: option for option, old in STORED.items()}.get(stored, stored)


class TableRules(Frozen):
    """Listed in the lobby's options like the game's, so no name may be that of a game's option.

    As JSON they have their stored names. ``_terms`` of the lobby's panel says what joining accepts.
    """

    model_config = ConfigDict(
        alias_generator=stored_name, validate_by_name=True, validate_by_alias=False, serialize_by_alias=True
    )

    clock: Literal["none", "12h", "1d", "2d", "3d", "7d", "bank-2d", "bank-4d", "bank-7d"] = "3d"
    """Time for each turn, or a time bank for all of them."""
    absent: Literal["computer", "vote"] = "computer"
    """An expired turn is played by the computer, or the others vote on that."""
    stand_ins: bool = True
    """Stand-ins take over the seats of people who leave or stay away; otherwise the game's ``resign`` applies."""
    takebacks: Literal["own", "ask"] = "ask"
    """Takebacks beyond one's own turn: never, or if everybody affected agrees. Of no meaning in games without
    ``undo_past_others``."""
    shortcuts: bool = True
    """Panels show a certain win, and ready-made plans to those who ask for them."""
    rated: bool = True
    hints: bool = True
    """Players may ask for hints, if the table is unrated; see ``gives_hints``."""
    begins: Literal["host", "everybody"] = "host"
    """The host begins the game, or everybody who has joined by agreement."""
    reliable: bool = False
    """For people who finished 8 of their last 10 games on this server (``bot/seating/reliability.py``)."""
    vacations: bool = True
    """Vacations stop clocks."""

    def terms(self) -> str:
        """Return what joining accepts, as text; fields that came later are left out where they have their default,
        so that Join buttons posted before them still fit.
        """
        defaults = TableRules()
        later = {name for name in LATER if getattr(self, name) == getattr(defaults, name)}
        later = later - {"hints"} if self.gives_hints else later | {"hints"}
        return self.model_dump_json(exclude=later)

    @classmethod
    def from_stored(cls, text: str) -> TableRules:
        """Return stored table rules; ValueError if they cannot be read. Those of tables before hints allow none."""
        return _from_stored(text)

    @property
    def gives_hints(self) -> bool:
        """Whether players may ask for hints whoever plays: never in a rated game; see ``Session.gives_hints``."""
        return self.hints and not self.rated

    @property
    def seconds(self) -> float | None:
        """The time for a turn, and for whatever else is asked of somebody; None: no limit.

        With a time bank, what it begins with.
        """
        return CLOCKS[self.clock] if self.bank is None else self.bank.start

    @property
    def bank(self) -> Bank | None:
        """The time bank; None: each turn has its own time."""
        return BANKS.get(self.clock)


@lru_cache(maxsize=64)
def _from_stored(text: str) -> TableRules:
    """Read once what most tables have alike."""
    rules = TableRules.model_validate_json(text, by_alias=True, by_name=False)
    return rules if "hints" in rules.model_fields_set else rules.model_copy(update={"hints": False})
