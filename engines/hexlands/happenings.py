"""The event at the end of a round (45, 66-82, A37-A43, A55, A56, A67, A76)."""

from __future__ import annotations

from .actions import Wager
from .course import Course
from .state import State, Table


def drawn(state: State, course: Course) -> State:
    """One of the deck by an open roll with as many sides as there are cards (41 needs no hidden order); reshuffled
    when empty, special ones out (70, A41). Progress is added up (67), the season told (68, A40), and it does
    what it does. The gamble stops at the stage ``gamble`` with all who have d6 in ``owing``; with nobody it
    goes on."""
    raise NotImplementedError


def after_harvest(progress: int) -> int:
    """The start of the next autumn; in autumn no progress (76, A39)."""
    raise NotImplementedError


def wager_choices(table: Table, seat: int) -> tuple[Wager, ...]:
    """0 to all d6 (81)."""
    raise NotImplementedError


def wagered(state: State, seat: int, action: Wager, course: Course) -> State:
    """Hidden; Wagered is visible to its player."""
    raise NotImplementedError


def gambled(state: State, course: Course) -> State:
    """All have chosen: dice by seat, then the neutral one (81, A43). Committed dice leave the stock first."""
    raise NotImplementedError
