"""Step 3: dice, and where soldiers may go (21-26, 58, 84, A4, A9-A13, A49, A57, A61, A75)."""

from __future__ import annotations

from .actions import Choice, Develop, Dispatch, Join, Move, WorkAll
from .actions import Work as WorkOne
from .course import Course
from .report import Soldier
from .state import State, Table


def act_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """Join, Dispatch, Develop, Work by different values, WorkAll, Next."""
    raise NotImplementedError


def reach(table: Table, seat: int, soldier: Soldier, steps: int) -> dict[int, int]:
    """Where a soldier can go, with the steps of the shortest way (A10-A13): free land and bridges are passed; piece
    buildings, trees, rival soldiers and rival territory end the way, the last only with a high enough own connected
    space beside it; lakes without a bridge, mountains and walls from height 2 of rivals are never entered."""
    raise NotImplementedError


def march_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """Moves within the steps left, for soldiers that did not have to stop; Stop. Railway: within 6, each once."""
    raise NotImplementedError


def moved(state: State, seat: int, action: Move, course: Course) -> State:
    raise NotImplementedError


def joined(state: State, seat: int, action: Join, course: Course) -> State:
    raise NotImplementedError


def dispatched(state: State, seat: int, action: Dispatch, course: Course) -> State:
    raise NotImplementedError


def developed(state: State, seat: int, action: Develop, course: Course) -> State:
    raise NotImplementedError


def worked(state: State, seat: int, action: WorkOne | WorkAll, course: Course) -> State:
    raise NotImplementedError
