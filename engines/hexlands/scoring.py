"""What coins and land are worth, who is ahead, and when it is over (3, 69, 91, A1, A47, A65)."""

from __future__ import annotations

from ..core import Outcome, Standing
from .course import Course
from .state import State, Table

PARTS = ("coins", "land", "buildings")


def parts(table: Table, seat: int) -> tuple[int, int, int]:
    """By PARTS: coins, 3 for each own space, half of what standing buildings and castle levels above 1 cost at full
    price, rounded down (A1). Who is out has nothing."""
    raise NotImplementedError


def standings(table: Table) -> tuple[Standing, ...]:
    """Score, then spaces, then coins, then shared; who is out comes after all others, alike among themselves."""
    raise NotImplementedError


def outcome(table: Table) -> Outcome | None:
    raise NotImplementedError


def over(table: Table) -> str:
    """Why the game ends now: progress (69, A47), last-left, nobody-left; "" if it goes on."""
    raise NotImplementedError


def finished(state: State, reason: str, course: Course) -> State:
    """The game is over: stage, reason, nobody owes anything. Tells Ended."""
    raise NotImplementedError
