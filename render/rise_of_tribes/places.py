"""The layout of the picture: the map, the strips below it, and the spots of a hex."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from engines.core.hexes import Hex
from engines.rise_of_tribes.printed import board, tile
from render.kit.hexes import Grid
from render.kit.pen.sprites import Point
from render.scene import WIDE

EDGE, GAP = 8, 8
"""Pixels beside the strips, and between their parts."""
BOARD_TOP, BOARD_HIGH = 738, 162
TILES_TOP, TILES_HIGH = 908, 188
OWN_TOP, GOAL_HIGH = 1100, 48
"""Of what only the reader sees: its upper edge, and the height of a goal."""
EVENTS_LEFT, EVENTS_TOP, EVENTS_WIDE = EDGE + 2, 88, 300
TRIUMPH_HIGH = 190
"""The height of the winner's part of the picture."""
DEEP = 26
"""The height of a slab's side in pixels."""


class Area(NamedTuple):
    """The place of the map."""

    left: int
    top: int
    wide: int
    high: int


WHOLE = Area(0, 72, WIDE, BOARD_TOP - 72)
BESIDE_EVENTS = WHOLE._replace(left=EVENTS_LEFT + EVENTS_WIDE, wide=WIDE - EVENTS_LEFT - EVENTS_WIDE)
BELOW_TRIUMPH = Area(0, TRIUMPH_HIGH + EDGE, WIDE, TILES_TOP - TRIUMPH_HIGH - EDGE)


@cache
def rims(seats: int) -> tuple[Hex, ...]:
    """The places where the volcano can be laid."""
    return tuple(place for place, _ in board(seats).rim(tile("volcano").touching))


@lru_cache(maxsize=64)
def grid(seats: int, outside: tuple[int, ...] = (), area: Area = WHOLE) -> Grid:
    """The grid of the map, with the places ``outside``: the volcano's, or those where it can be laid."""
    shown = [*board(seats).hexes, *(rims(seats)[place] for place in outside)]
    left, top, wide, high = area
    if len(outside) > 1:  # places to choose have no coast
        return Grid.fit(shown, left + 8, top + 6, wide - 16, high - 12 - DEEP, 150)
    return Grid.fit(shown, left + 34, top + 16, wide - 68, high - 32 - DEEP, 150)


def tribe_spots(count: int, side: float) -> tuple[Point, ...]:
    """The places of ``count`` tribes on a hex, relative to its middle, back to front."""
    spots = {
        1: ((0.1, 0.34),),
        2: ((-0.56, 0.26), (0.2, 0.26)),
        3: ((-0.56, 0.04), (0.2, 0.04), (-0.16, 0.42)),
        4: ((-0.56, -0.02), (0.2, -0.02), (-0.5, 0.42), (0.2, 0.42)),
    }[count]
    return tuple((u * side, v * side) for u, v in spots)


BACK = ((-0.3, -0.16), (0.4, -0.2), (-0.36, -0.2))
"""The places of what is alone, of a village beside a beast, and of that beast; in sides from the middle."""
ALONE = 0.3
"""The shift of these places down on a hex without tribes, in sides."""
