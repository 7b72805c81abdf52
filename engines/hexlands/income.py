"""Coins at the end of a round: income, upkeep, what goes if it cannot be paid (42-44, 49, 51, 55, 56, 88, 91)."""

from __future__ import annotations

from .actions import Choice, Demote, Dismiss, Raze, Sell
from .course import Course
from .report import Purse
from .state import State, Table


def tolls(table: Table) -> tuple[tuple[int, int, int], ...]:
    """(payer, owner, coins) for each tourist spot, by owner, then space, then payer: N from every rival that has a
    space beside the owner's connected territory (49, A27). What the payer has not got is not paid."""
    raise NotImplementedError


def purse(table: Table, seat: int) -> Purse:
    """What a player would get and pay, tolls included, as the table is now (A52): for the panel and the
    forecast."""
    raise NotImplementedError


def received(state: State, course: Course) -> State:
    """Castle N, mines N, tourist spots, from the last player backwards; cut off or bridge: nothing (42). Tells
    Earned and Toll."""
    raise NotImplementedError


def charged(state: State, course: Course) -> State:
    """Strong soldiers stand down as ordered (A68), upkeep of soldiers and forts is paid by all who can (43); who
    cannot gets ``due`` and is in ``owing`` of the stage upkeep, unless nothing can be given up any more: bankrupt
    (91, ``leaving.out``). Upkeep 0 is always paid. The report gets the purses."""
    raise NotImplementedError


def upkeep_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """Sell, Raze (forts only: nothing else would save upkeep, A87), Dismiss, Demote (A35, A68)."""
    raise NotImplementedError


def sold(state: State, seat: int, action: Sell, course: Course) -> State:
    """A card for its top-right price onto the own pile (44), then ``paid_up``."""
    raise NotImplementedError


def pulled_down(state: State, seat: int, action: Raze, course: Course) -> State:
    raise NotImplementedError


def dismissed(state: State, seat: int, action: Dismiss, course: Course) -> State:
    raise NotImplementedError


def demoted(state: State, seat: int, action: Demote, course: Course) -> State:
    raise NotImplementedError


def paid_up(state: State, seat: int, course: Course) -> State:
    """Upkeep is worked out anew; with enough coins it is paid and the seat owes nothing any more; with nothing left
    to give up the player is out (91)."""
    raise NotImplementedError
