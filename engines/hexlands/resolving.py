"""The resolution, step by step: battles, tiles, buildings, return, income, upkeep (13, 28-44, A15, A62)."""

from __future__ import annotations

from .course import Course
from .state import State, Table


def backwards(table: Table) -> tuple[int, ...]:
    """The seats in the game from who was last, counter-clockwise (28)."""
    raise NotImplementedError


def resolved(state: State, course: Course) -> State:
    """All up to upkeep, ``course.reveals`` first: a new report with the map before, ``all_fought``,
    ``tiles_placed``, ``buildings_built``, ``returned``, ``income.received``, ``income.charged``; the spaces that
    changed go into the report. At its end orders, ``cannon``, ``architect`` are fresh; who is short is in ``owing``
    (stage ``upkeep``), and ``owing`` empty means that the event comes (rounds.carried_on)."""
    raise NotImplementedError


def tiles_placed(state: State, course: Course) -> State:
    """What the orders say and ``building.tile_refusal`` allows, from the last player backwards, by space; other
    orders lapse (38, 63, 64, A14, A24, A62-A64, A78). Tells Lapsed to its player."""
    raise NotImplementedError


def buildings_built(state: State, course: Course) -> State:
    """The same with buildings (39, A29, A62)."""
    raise NotImplementedError


def returned(state: State, course: Course) -> State:
    """Every soldier goes home or to the garrison that the order names, as far as its N has room for strengths,
    those who sleep there already first; flags are cleared (40, 50, 85, A33)."""
    raise NotImplementedError
