"""Properties of the land: connection to castles, heights, neighbours. No state is changed here.

Geometry comes from ``ground()``. Everything else is computed from the tables by space, and cached on those tuples
where it is needed often.
"""

from __future__ import annotations

from functools import lru_cache

from ..printed import box, ground
from ..state import LAKE, LAND, Table

Row = tuple[int, ...]
"""One number for each space."""


def is_land(table: Table, space: int) -> bool:
    """Whether a space is neither lake nor mountain; a bridge is no land (52, A49)."""
    return table.terrain[space] == LAND


@lru_cache(maxsize=1 << 12)
def _connected(home: int, seat: int, terrain: Row, owners: Row, roads: Row) -> frozenset[int]:
    chain = ground().reach((home,), lambda at: owners[at] == seat or (terrain[at] == LAKE and roads[at] == seat))
    return frozenset([at for at in chain if owners[at] == seat])


def connected(table: Table, seat: int) -> frozenset[int]:
    """The seat's spaces that a chain of its spaces joins to the home space (86, A36, A48).

    A bridge of the seat joins the spaces beside it, and bridges beside each other are joined.
    """
    return _connected(table.players[seat].home, seat, table.terrain, table.owners, table.roads)


@lru_cache(maxsize=1 << 12)
def _linked(home: int, seat: int, terrain: Row, owners: Row, roads: Row) -> frozenset[int]:
    if owners[home] != seat:
        return frozenset()
    land = _connected(home, seat, terrain, owners, roads)
    return ground().reach((home,), lambda at: roads[at] == seat and (terrain[at] == LAKE or at in land))


def linked(table: Table, seat: int) -> frozenset[int]:
    """The home space and the seat's roads and bridges that a chain of them joins to it, over spaces that are
    ``connected`` or bridges (89, 90, A22)."""
    return _linked(table.players[seat].home, seat, table.terrain, table.owners, table.roads)


def by_road(table: Table, seat: int, space: int) -> bool:
    """Whether a space lies beside the seat's castle or a linked road (57, 89, A25)."""
    return not linked(table, seat).isdisjoint(ground().neighbours[space])


def is_inside(table: Table, space: int) -> bool:
    """Whether neither public land nor rival territory lies beside a space (39, A26).

    The edge of the map, lakes and mountains do not count.
    """
    terrain, owners = table.terrain, table.owners
    own = owners[space]
    return all(owners[at] == own or terrain[at] != LAND for at in ground().neighbours[space])


@lru_cache(maxsize=256)
def _shore(terrain: Row) -> frozenset[int]:
    """The spaces beside a large enough group of connected lakes."""
    neighbours, least = ground().neighbours, box().rules.shore_lakes
    spaces: set[int] = set()
    for at, each in enumerate(terrain):
        if each == LAKE and len(ground().reach((at,), lambda beside: terrain[beside] == LAKE)) >= least:
            spaces.update(neighbours[at])
    return frozenset(spaces)


def on_shore(table: Table, space: int) -> bool:
    """Whether a space lies beside a large enough group of connected lakes, bridged or not (49, 63, A28)."""
    return space in _shore(table.terrain)


@lru_cache(maxsize=256)
def _around(terrain: Row, kind: int) -> frozenset[int]:
    spaces: set[int] = set()
    for at, each in enumerate(terrain):
        if each == kind:
            spaces.update((at, *ground().neighbours[at]))
    return frozenset(spaces)


def is_beside(table: Table, space: int, terrain: int) -> bool:
    """Whether a space lies beside a LAKE or a MOUNTAIN; a bridge lies beside its own lake (56, A55)."""
    return space in _around(table.terrain, terrain)


def is_bordering(table: Table, space: int, seat: int) -> bool:
    """Whether a space lies beside a space of the seat, connected or not (38)."""
    return any(table.owners[at] == seat for at in ground().neighbours[space])


def backing(table: Table, space: int, seat: int) -> int:
    """The height of the seat's highest connected space beside it, 0 without one (33, A13, A16, A73)."""
    own = connected(table, seat)
    return max((table.heights[at] for at in ground().neighbours[space] if at in own), default=0)


def strength(table: Table, space: int) -> tuple[int, int, int]:
    """(height, walls, forts) of a space's defence, all 0 on public land and where cut off (32, 46, 48, 54, 55, 86,
    A36, A53)."""
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
    """Whether an order may raise a stack to this height (87, A31): at most 4, at most the castle's N (except on the
    home space), at most 1 above each land space beside it, unless two of those are higher than it now."""
    heights, home = table.heights, table.players[seat].home
    if height > box().rules.most_height or (space != home and height > heights[home]):
        return False
    near = [heights[at] for at in ground().neighbours[space] if table.terrain[at] == LAND]
    if sum(other > heights[space] for other in near) >= 2:
        return True
    return all(height - other <= 1 for other in near)


def too_low(table: Table, seat: int, space: int) -> tuple[int, ...]:
    """The land spaces beside a stack that keep it from rising by one (87); () if it could not rise anyway."""
    height, home = table.heights[space] + 1, table.players[seat].home
    if height > box().rules.most_height or (space != home and height > table.heights[home]):
        return ()
    near = [at for at in ground().neighbours[space] if table.terrain[at] == LAND]
    return tuple(at for at in near if height - table.heights[at] > 1)


@lru_cache(maxsize=1 << 12)
def _owned(owners: Row, seat: int) -> Row:
    return tuple([at for at, owner in enumerate(owners) if owner == seat])


def spaces_of(table: Table, seat: int) -> tuple[int, ...]:
    """All spaces of a seat, ascending."""
    return _owned(table.owners, seat)
