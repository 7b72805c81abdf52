"""Tiles and buildings: what may be placed where, what it costs, how it comes and goes (46-58, 83, A19-A34, A51).

Legality has one author: the ``*_refusal`` functions give "" or the code of what is wrong, to the lists of
orders, to the resolution and to Masons alike. Whatever changes a stack goes through ``raised``, ``lowered``,
``emptied``, which keep: supply + lost + sum of heights - own tile buildings = 50 (a tile building, the castle
too, stands in for one tile), and which bring skulls that leave a stack without going off back to the hand
(A79).
"""

from __future__ import annotations

from .course import Course
from .hidden import Work
from .state import State, Table


def price(table: Table, seat: int, building: str, height: int, below: int = 0) -> int:
    """Coins for a building of N = height, or from N = below up to it (49-56, A29, A30); half, rounded up, in a
    round with the Architect."""
    raise NotImplementedError


def tile_refusal(table: Table, seat: int, space: int, work: Work) -> str:
    """Whether soldiers of this seat there may place a tile in the tile step: a normal one or a skull, lake or
    mountain; ``tile`` on a space with trees is felling one, allowed on own spaces only (38, 63, 64, 83, 87, A14,
    A21, A24, A29, A31, A32, A42, A45, A50, A60, A63, A77). Nobody of another seat may stand there.

    ``castle`` levels: the soldier must not have left home in this turn (flag MOVED), and 10 coins.
    Codes: not-here, not-yours, laid-already, trees, bridge, no-tiles, too-high, too-dear, no-such-tile,
    no-lake-near, castle-near, not-public, left-home.
    """
    raise NotImplementedError


def mason_refusal(table: Table, seat: int, space: int) -> str:
    """The same for Masons: an own space, or public land beside one, without soldiers of anybody and without trees;
    a building there has to be paid as in A29; not the home space."""
    raise NotImplementedError


def building_refusal(table: Table, seat: int, space: int, building: Work) -> str:
    """Whether soldiers of this seat there may build it in the building step (39, 47-58, 63, 83, 89, A14, A25, A26,
    A28, A32, A50, A53). The space must be ``connected``.

    Codes: not-yours, laid-already, trees, built-already, road, not-inside, no-road-near, no-shore, no-mountain,
    cut-off, too-dear, rivals-here.
    """
    raise NotImplementedError


def works(table: Table, seat: int, space: int) -> tuple[Work, ...]:
    """What soldiers there could be ordered to do, as far as it looks now, ``none`` first, in the order of WORKS: on
    a space with rivals or on rival territory, what the winner could place (tile, skull)."""
    raise NotImplementedError


def placed(state: State, seat: int, space: int, work: Work, why: str, course: Course) -> State:
    """The tile is placed, and paid where a building or the castle grows by it (A29, A63); with trees, one is
    felled.

    A skull costs a normal tile too, and is told as one (A21, A79). The space is ``laid``. Tells Placed, Grown,
    Felled. ``why``: order, battle, masons; after a battle only "at most 4" is asked, by the caller (34, A31).
    """
    raise NotImplementedError


def built(state: State, seat: int, space: int, building: Work, course: Course) -> State:
    """The building is paid and stands. A tile building gives the topmost tile back: to the supply, or, if it is a
    skull, to the hand with its normal tile to the supply (47, A79). Tells Built."""
    raise NotImplementedError


def raised(state: State, seat: int, space: int, skull: bool = False) -> State:
    """One level more, the space is the seat's: a tile from the supply, or a skull and a tile."""
    raise NotImplementedError


def lowered(state: State, space: int, height: int, why: str, course: Course) -> State:
    """Levels above ``height`` go back to the supply; at 0 the space is public, and what stands there is gone.

    A tile building stays the topmost tile (A76). Tells Lowered or SpaceLost.
    """
    raise NotImplementedError


def emptied(state: State, space: int) -> State:
    """The whole stack is taken: normal tiles to the owner's supply, building and road leave, trees stay; the space
    is public (35, A19). Skulls went off before."""
    raise NotImplementedError


def razed(state: State, space: int, why: str, course: Course) -> State:
    """A building is gone (A51): for a tile building a normal tile from the supply, or else one level less; castles
    are never razed (A37). Tells Razed."""
    raise NotImplementedError


def road_lost(state: State, space: int, why: str, course: Course) -> State:
    """A road leaves the game, the tile below is seen again; a bridge leaves the lake (90, A55). Tells RoadLost."""
    raise NotImplementedError


def cut_off(state: State, course: Course) -> State:
    """All roads and buildings that the castle's connection does not reach any more, and buildings that lost the
    road they need, are removed, until nothing changes (57, 90, A25, A36). Called after each battle and each
    loss; the order is by seat, then by space. Walls need the connection, but no road."""
    raise NotImplementedError
