"""What the land is: who is connected to a castle, how high it is, what lies beside it. No state is changed here.

Geometry is that of ``ground()``; what depends on the state is worked out from the tables by space, and kept by
``lru_cache`` on those tuples where it is asked for often.
"""

from __future__ import annotations

from functools import lru_cache

from .printed import box, ground
from .state import LAKE, LAND, Table

Row = tuple[int, ...]
"""One number for each space."""


def is_land(table: Table, space: int) -> bool:
    """Neither lake nor mountain; a bridge is no land (52, A49)."""
    return table.terrain[space] == LAND


@lru_cache(maxsize=1 << 12)
def _connected(home: int, seat: int, terrain: Row, owners: Row, roads: Row) -> frozenset[int]:
    chain = ground().reached((home,), lambda at: owners[at] == seat or (terrain[at] == LAKE and roads[at] == seat))
    return frozenset([at for at in chain if owners[at] == seat])


def connected(table: Table, seat: int) -> frozenset[int]:
    """The own spaces that a chain of own spaces joins to the home space; an own bridge joins those beside it, and
    bridges beside each other (86, A36, A48)."""
    return _connected(table.players[seat].home, seat, table.terrain, table.owners, table.roads)


@lru_cache(maxsize=1 << 12)
def _linked(home: int, seat: int, terrain: Row, owners: Row, roads: Row) -> frozenset[int]:
    if owners[home] != seat:
        return frozenset()
    land = _connected(home, seat, terrain, owners, roads)
    return ground().reached((home,), lambda at: roads[at] == seat and (terrain[at] == LAKE or at in land))


def linked(table: Table, seat: int) -> frozenset[int]:
    """The home space and the own roads and bridges that a chain of such joins to it, all of it over spaces that
    are ``connected`` or bridges (89, 90, A22)."""
    return _linked(table.players[seat].home, seat, table.terrain, table.owners, table.roads)


def by_road(table: Table, seat: int, space: int) -> bool:
    """Beside the castle or a linked road (57, 89, A25)."""
    return not linked(table, seat).isdisjoint(ground().neighbours[space])


def inside(table: Table, space: int) -> bool:
    """Beside no public land and no rival territory; off the map, lake and mountain do not count (39, A26)."""
    terrain, owners = table.terrain, table.owners
    own = owners[space]
    return all(owners[at] == own or terrain[at] != LAND for at in ground().neighbours[space])


@lru_cache(maxsize=256)
def _shore(terrain: Row) -> frozenset[int]:
    """The spaces beside a group of enough connected lakes."""
    neighbours, least = ground().neighbours, box().rules.shore_lakes
    found: set[int] = set()
    for at, each in enumerate(terrain):
        if each == LAKE and len(ground().reached((at,), lambda beside: terrain[beside] == LAKE)) >= least:
            found.update(neighbours[at])
    return frozenset(found)


def on_shore(table: Table, space: int) -> bool:
    """Beside a group of enough connected lakes, bridged or not (49, 63, A28)."""
    return space in _shore(table.terrain)


@lru_cache(maxsize=256)
def _around(terrain: Row, kind: int) -> frozenset[int]:
    found: set[int] = set()
    for at, each in enumerate(terrain):
        if each == kind:
            found.update((at, *ground().neighbours[at]))
    return frozenset(found)


def beside(table: Table, space: int, terrain: int) -> bool:
    """Beside a LAKE or a MOUNTAIN; a bridge is beside its own lake (56, A55)."""
    return space in _around(table.terrain, terrain)


def bordering(table: Table, space: int, seat: int) -> bool:
    """Beside an own space, connected or not (38)."""
    return any(table.owners[at] == seat for at in ground().neighbours[space])


def backing(table: Table, space: int, seat: int) -> int:
    """The height of the highest connected own space beside it, 0 if none (33, A13, A16, A73)."""
    own = connected(table, seat)
    return max((table.heights[at] for at in ground().neighbours[space] if at in own), default=0)


def strength(table: Table, space: int) -> tuple[int, int, int]:
    """What a space defends itself with: height (0 if cut off), walls, forts (32, 46, 48, 54, 55, 86, A36, A53).

    Public land has nothing.
    """
    owner = table.owners[space]
    if owner < 0 or space not in connected(table, owner):
        return (0, 0, 0)
    near, numbers, height = ground().neighbours[space], box().rules, table.heights[space]
    walls = forts = 0
    if table.buildings[space] == "wall":
        joined = any(
            table.owners[at] == owner and table.buildings[at] == "wall" and table.heights[at] == height
            for at in near
        )
        walls = numbers.wall + (numbers.wall_joined if joined else 0)
    for at in (space, *near):
        if table.buildings[at] == "fort" and table.owners[at] == owner and height <= table.heights[at]:
            forts += numbers.fort
    return (height, walls, forts)


def height_fits(table: Table, space: int, seat: int, height: int) -> bool:
    """Whether a stack may become so high by an order (87, A31): at most 4, at most the castle's N (this does not
    bind the home space), at most 1 above each land space beside it, unless two of those are higher than it now."""
    heights, home = table.heights, table.players[seat].home
    if height > box().rules.most_height or (space != home and height > heights[home]):
        return False
    near = [heights[at] for at in ground().neighbours[space] if table.terrain[at] == LAND]
    if sum(other > heights[space] for other in near) >= 2:
        return True
    return all(height - other <= 1 for other in near)


@lru_cache(maxsize=1 << 12)
def _owned(owners: Row, seat: int) -> Row:
    return tuple([at for at, owner in enumerate(owners) if owner == seat])


def spaces_of(table: Table, seat: int) -> tuple[int, ...]:
    """All own spaces, ascending."""
    return _owned(table.owners, seat)
