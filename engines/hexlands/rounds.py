"""The course of the game: what follows what, without anybody being asked (10-13, 45, 66, 69; A15, A44, A47)."""

from __future__ import annotations

from .actions import Done, Next, Stop
from .course import Course
from .state import Options, State


def laid_out(options: Options, seats: int, course: Course) -> State:
    """The table at the start: homes (by lot who begins where), castles of N = 1, soldiers at home (4-9, A30,
    A44)."""
    raise NotImplementedError


def round_begun(state: State, course: Course) -> State:
    """The next parent clockwise, ``laid`` empty, then ``rolling.asked`` (10, 11)."""
    raise NotImplementedError


def turn_begun(state: State, seat: int, course: Course) -> State:
    """Step 1 of a player's turn (12)."""
    raise NotImplementedError


def step_ended(state: State, seat: int, action: Next, course: Course) -> State:
    """cards -> market -> act -> close (21, 27); idle dice stay until the turn is over."""
    raise NotImplementedError


def left_there(state: State, seat: int, action: Stop, course: Course) -> State:
    """promote, masons, ride -> cards; march -> act."""
    raise NotImplementedError


def turn_ended(state: State, seat: int, action: Done, course: Course) -> State:
    """Idle dice lapse (A4), an open offer too; the next player, or ``resolving.resolved``."""
    raise NotImplementedError


def carried_on(state: State, course: Course) -> State:
    """As far as nobody is asked: steps without a choice are passed, the dice fall when all have committed, the
    event comes when upkeep is paid, the gamble when all have wagered, then the end or the next round.

    A step is passed by what everybody can see (number of cards, dice, coins), never by a secret.
    """
    raise NotImplementedError
