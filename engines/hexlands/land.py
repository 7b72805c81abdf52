"""What the land is: who is connected to a castle, how high it is, what lies beside it. No state is changed here.

Geometry is that of ``ground()``; what depends on the state is worked out from the tables by space, and kept by
``lru_cache`` on those tuples where it is asked for often.
"""

from __future__ import annotations

from .state import Table


def is_land(table: Table, space: int) -> bool:
    """Neither lake nor mountain; a bridge is no land (52, A49)."""
    raise NotImplementedError


def connected(table: Table, seat: int) -> frozenset[int]:
    """The own spaces that a chain of own spaces joins to the home space; an own bridge joins those beside it, and
    bridges beside each other (86, A36, A48)."""
    raise NotImplementedError


def linked(table: Table, seat: int) -> frozenset[int]:
    """The home space and the own roads and bridges that a chain of such joins to it, all of it over spaces that
    are ``connected`` or bridges (89, 90, A22)."""
    raise NotImplementedError


def by_road(table: Table, seat: int, space: int) -> bool:
    """Beside the castle or a linked road (57, 89, A25)."""
    raise NotImplementedError


def inside(table: Table, space: int) -> bool:
    """Beside no public land and no rival territory; off the map, lake and mountain do not count (39, A26)."""
    raise NotImplementedError


def on_shore(table: Table, space: int) -> bool:
    """Beside a group of enough connected lakes, bridged or not (49, 63, A28)."""
    raise NotImplementedError


def beside(table: Table, space: int, terrain: int) -> bool:
    """Beside a LAKE or a MOUNTAIN; a bridge is beside its own lake (56, A55)."""
    raise NotImplementedError


def bordering(table: Table, space: int, seat: int) -> bool:
    """Beside an own space, connected or not (38)."""
    raise NotImplementedError


def backing(table: Table, space: int, seat: int) -> int:
    """The height of the highest connected own space beside it, 0 if none (33, A13, A16, A73)."""
    raise NotImplementedError


def strength(table: Table, space: int) -> tuple[int, int, int]:
    """What a space defends itself with: height (0 if cut off), walls, forts (32, 46, 48, 54, 55, 86, A36, A53)."""
    raise NotImplementedError


def height_fits(table: Table, space: int, seat: int, height: int) -> bool:
    """Whether a stack may become so high by an order (87, A31): at most 4, at most the castle's N (this does not
    bind the home space), at most 1 above each land space beside it, unless two of those are higher than it now."""
    raise NotImplementedError


def spaces_of(table: Table, seat: int) -> tuple[int, ...]:
    """All own spaces, ascending."""
    raise NotImplementedError
