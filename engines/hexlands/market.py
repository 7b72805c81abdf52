"""Step 2: shopping, and roads (15-20, 61, 89, A7, A8, A22, A23, A58, A59)."""

from __future__ import annotations

from .actions import Buy, Choice, Draw, Road, Sell, Turn
from .course import Course
from .state import State, Table


def market_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """Buy, Sell, Draw, Turn, Road, Next."""
    raise NotImplementedError


def card_price(table: Table, seat: int, pile: int) -> int:
    """The number at the top left of the pile's top card, and 1 more in another's pile (16, 18, A7); -1: none there,
    or it was sold by the same player in this turn (A58)."""
    raise NotImplementedError


def bought(state: State, seat: int, action: Buy, course: Course) -> State:
    raise NotImplementedError


def sold(state: State, seat: int, action: Sell, course: Course) -> State:
    """Onto the own pile for the number at the top right (20, A7)."""
    raise NotImplementedError


def tile_bought(state: State, seat: int, action: Draw, course: Course) -> State:
    raise NotImplementedError


def turned_over(state: State, seat: int, action: Turn, course: Course) -> State:
    """Hidden: which front it had only its player knows (A23)."""
    raise NotImplementedError


def road_refusal(table: Table, seat: int, space: int) -> str:
    """A road on an own connected space, a bridge on a lake, beside the castle or a linked road (A22), one a space
    and round (83, A50). Codes: no-roads, laid-already, not-connected, not-linked, built-on, road-already."""
    raise NotImplementedError


def road_laid(state: State, seat: int, action: Road, course: Course) -> State:
    raise NotImplementedError
