"""The layout of the picture: the map, the panels around it, and the spots of a hex."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from engines.core.hexes import Hex
from engines.rise_of_tribes.printed import board, tile
from render.kit.hexes import Grid
from render.kit.pen.sprites import Point

SIZE = (1600, 1030)
LEFT, TOP = 28, 112
CARDS_WIDE, CARD_HIGH = 316, 196
NOTES_TOP, NOTES_HIGH = TOP + 2 * (CARD_HIGH + 10), 226
MAP = (360, 100, 770, 652)
"""Left, top, width, height."""
TRACK_TOP, TRACK_HIGH = 762, 62
BOARD_TOP, BOARD_HIGH = 834, 172
WIDE = 1094
SIDE_LEFT, SIDE_TOP, SIDE_WIDE, SIDE_HIGH = 1148, 24, 428, 982
DEEP = 26
"""The height of a slab's side in pixels."""


class Frame(NamedTuple):
    """The place of the map in one form of the picture."""

    size: tuple[int, int]
    """Of the picture; a tall one may be lower."""
    map: tuple[int, int, int, int]
    """Left, top, width, height."""
    side: int
    """The largest side of a hex."""
    figure: int
    """The least font size of numbers and names on the map."""


WIDE_FRAME = Frame(SIZE, MAP, 100, 24)
TALL_FRAME = Frame((1080, 1420), (4, 0, 1072, 722), 150, 28)


@cache
def rims(seats: int) -> tuple[Hex, ...]:
    """The places where the volcano can be laid."""
    return tuple(place for place, _ in board(seats).rim(tile("volcano").touching))


@lru_cache(maxsize=64)
def grid(seats: int, outside: tuple[int, ...] = (), frame: Frame = WIDE_FRAME) -> Grid:
    """The grid of the map, with the places ``outside``: the volcano's, or those where it can be laid."""
    shown = [*board(seats).hexes, *(rims(seats)[place] for place in outside)]
    left, top, wide, high = frame.map
    if len(outside) > 1:  # places to choose have no coast
        return Grid.fit(shown, left + 8, top + 6, wide - 16, high - 12 - DEEP, frame.side)
    return Grid.fit(shown, left + 34, top + 20, wide - 68, high - 48 - DEEP, frame.side)


def tribe_spots(count: int, side: float) -> tuple[Point, ...]:
    """The places of ``count`` tribes on a hex, relative to its middle, back to front."""
    spots = {
        1: ((0.0, 0.3),),
        2: ((-0.38, 0.26), (0.36, 0.26)),
        3: ((-0.42, 0.04), (0.34, 0.04), (-0.04, 0.36)),
        4: ((-0.4, -0.04), (0.34, -0.04), (-0.4, 0.36), (0.34, 0.36)),
    }[count]
    return tuple((u * side, v * side) for u, v in spots)


BACK = ((0.0, -0.22), (0.4, -0.2), (-0.36, -0.2))
"""The places of a lone village, of a village beside a beast, and of that beast; in sides from the middle."""
ALONE = 0.3
"""The shift of these places down on a hex without tribes, in sides."""
