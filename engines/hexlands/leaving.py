"""Who is out: bankrupt (91) or left (A65)."""

from __future__ import annotations

from typing import Literal

from .course import Course
from .state import State


def out(state: State, seat: int, why: Literal["left", "bankrupt"], course: Course) -> State:
    """All own spaces become public with everything on them gone (tiles back to the supply); soldiers, coins, cards
    in hand, dice, road and special tiles leave the game; bridges go; the pile stays for sale (A65). Item cards out
    of hands go nowhere else: ``conserved`` counts them by the gone player's hand. An offer with the seat lapses."""
    raise NotImplementedError


def seat_left(state: State, seat: int, course: Course) -> State:
    """Resigning: ``out``, then the round goes on without the seat (``rounds``): its own turn ends at once, its
    choice in commit, upkeep and gamble is not waited for; with one player left the game is over."""
    raise NotImplementedError
