"""What the own orders would do if nothing else changed: the resolution tried on what a reader sees."""

from __future__ import annotations

from ..core import Event, Fact
from .state import State, View


def supposed(view: View) -> State:
    """The view as a state: others' secrets empty, so that they order nothing and hide no skull."""
    raise NotImplementedError


def forecast(view: View, seat: int) -> tuple[Event, ...]:
    """What would happen to this seat up to upkeep, as it would be told: battles, tiles, buildings, lapsed orders,
    income and upkeep. Others' orders and skulls are unknown; no chance is used."""
    raise NotImplementedError


def told(view: View, seat: int) -> tuple[Fact, ...]:
    """The forecast as Terms (``hexlands-forecast-<what>``) for the prompt and the private picture, a line each:
    battle (hex, sides, result), placed, built, lapsed, coins (income, upkeep, left)."""
    raise NotImplementedError
