"""The orders for the resolution, prefilled at the end of a turn (A33, A54, A62, A63, A68).

Defaults: where a tile can be placed that costs no coins, tile; else nothing; return to the garrison they stand on,
else to the castle; tiles after a won defence where they cost nothing. ``Done`` accepts all.
"""

from __future__ import annotations

from .actions import Aim, Back, Choice, Command, Defend, Relieve
from .course import Course
from .hidden import Orders
from .state import State, Table


def default_orders(table: Table, seat: int) -> Orders:
    """One order a space with own soldiers."""
    raise NotImplementedError


def order_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """What can be ordered otherwise, as long as changes are left: works of ``building.works``, Back, Defend, Aim if
    the Cannon was played, Relieve if there are strong soldiers."""
    raise NotImplementedError


def ordered(state: State, seat: int, action: Command | Back | Defend | Aim | Relieve, course: Course) -> State:
    """Hidden."""
    raise NotImplementedError
