"""The dice of a round: a secret commitment by all, one roll (4, 5, 10, 11, A2-A4, A66)."""

from __future__ import annotations

from .actions import Commit
from .course import Course
from .state import State, Table


def asked(state: State, course: Course) -> State:
    """The stage commit, for all who have d6; with nobody the d3 fall at once (rounds.carried_on)."""
    raise NotImplementedError


def commit_choices(table: Table, seat: int) -> tuple[Commit, ...]:
    """0 to all own d6 (11)."""
    raise NotImplementedError


def committed(state: State, seat: int, action: Commit, course: Course) -> State:
    """Hidden until the last one has chosen; the order of arrival makes no difference."""
    raise NotImplementedError


def rolled(state: State, course: Course) -> State:
    """Everybody's d6, which are spent, and d3, which are not, by seat (A2)."""
    raise NotImplementedError
