"""Step 1: item cards and what they do (14, 19, 82, A5-A7; items 1-11)."""

from __future__ import annotations

from .actions import Choice, Clear, Lay, Play, Promote
from .course import Course
from .state import State, Table


def card_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """Cards of the hand that do something now, each number once; Clearing by its targets; Next."""
    raise NotImplementedError


def played(state: State, seat: int, action: Play, course: Course) -> State:
    """The card goes onto the own pile and does what it does; Veterans, Masons and Railway ask on."""
    raise NotImplementedError


def cleared(state: State, seat: int, action: Clear, course: Course) -> State:
    """Item 4."""
    raise NotImplementedError


def promote_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """Item 6: spaces with plain own soldiers; Stop."""
    raise NotImplementedError


def promoted(state: State, seat: int, action: Promote, course: Course) -> State:
    raise NotImplementedError


def mason_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """Item 7, by ``building.mason_refusal``; Stop."""
    raise NotImplementedError


def laid(state: State, seat: int, action: Lay, course: Course) -> State:
    raise NotImplementedError


def tiles_drawn(state: State, seat: int, count: int, price: int, course: Course) -> State:
    """So many special tiles out of the bag, as far as there are (A23, A59): closed picks, seen by their player."""
    raise NotImplementedError
