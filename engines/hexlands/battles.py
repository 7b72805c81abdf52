"""Battles: who fights where, the sums, the winner, skulls, stormed castles (28-37, 41, 84, 86, A14-A20,
A71-A74)."""

from __future__ import annotations

from .course import Course
from .report import Side
from .state import State, Table


def contested(table: Table) -> tuple[int, ...]:
    """Spaces where soldiers of different players meet, or soldiers stand on a rival's territory (29)."""
    raise NotImplementedError


def sides(table: Table, space: int) -> tuple[Side, ...]:
    """Everybody in the battle with their sums: the owner, with or without soldiers, first (32, 33, A16, A71). The
    Cannon counts where the orders aim it, once (item 9)."""
    raise NotImplementedError


def fought(state: State, space: int, course: Course) -> State:
    """One battle: strictly highest wins, else nothing happens and nobody places there (30, 31, A17; the space goes
    into ``laid``).

    Defender wins: the others die; may place a tile regardless of height, up to 4 (34, A31, A54), by the order
    of the space where own soldiers stand, else by ``defence``: plain only where nothing is to be paid. Attacker
    wins: skull first (36, 37, A20: everybody dies, the topmost skull leaves the game, ``lost`` + 1 and
    ``specials`` - 1, a normal tile from the supply replaces it, A60); castle: A34; else takes the stack (35,
    A19) and places one tile if the order says tile or skull. Public land or bridge: the others die (A16, A49,
    A78). Connection is looked up afresh (A74); ``cut_off`` follows. Appends a Battle to the report. Tells
    Fought, then SkullWentOff, Died, Taken, Stormed, Placed, ...
    """
    raise NotImplementedError


def all_fought(state: State, course: Course) -> State:
    """Player by player from the last one backwards (28), each one's battles in the order of the spaces (A74)."""
    raise NotImplementedError
