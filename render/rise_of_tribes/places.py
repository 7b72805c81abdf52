"""Where everything lies in the picture: the map, the panels around it, and the spots of a hex."""

from __future__ import annotations

from functools import cache

from engines.core.hexes import Hex
from engines.rise_of_tribes.printed import board, tile
from render.kit.hexes import Grid
from render.kit.sprites import Point

SIZE = (1600, 1030)
LEFT, TOP = 28, 112
CARDS_WIDE, CARD_HIGH = 316, 196
NOTES_TOP, NOTES_HIGH = TOP + 2 * (CARD_HIGH + 10), 226
MAP = (360, 100, 770, 652)
"""Left, top, wide, high."""
TRACK_TOP, TRACK_HIGH = 762, 62
BOARD_TOP, BOARD_HIGH = 834, 172
WIDE = 1094
SIDE_LEFT, SIDE_TOP, SIDE_WIDE, SIDE_HIGH = 1148, 24, 428, 982
DEEP = 26
"""Pixels of a slab's side."""


@cache
def rims(seats: int) -> tuple[Hex, ...]:
    """The places that the volcano could take."""
    return tuple(place for place, _ in board(seats).rim(tile("volcano").touching))


@cache
def grid(seats: int, outside: tuple[int, ...] = ()) -> Grid:
    """The map in its room, with these places of the rim: the volcano's, or those where it could go."""
    shown = [*board(seats).hexes, *(rims(seats)[place] for place in outside)]
    left, top, wide, high = MAP
    return Grid.fitted(shown, left + 34, top + 20, wide - 68, high - 48 - DEEP, 100)


def tribe_spots(count: int, side: float) -> tuple[Point, ...]:
    """Where so many tribes of one hex stand, from the middle of the hex, back to front."""
    spots = {
        1: ((0.0, 0.3),),
        2: ((-0.38, 0.26), (0.36, 0.26)),
        3: ((-0.42, 0.04), (0.34, 0.04), (-0.04, 0.36)),
        4: ((-0.4, -0.04), (0.34, -0.04), (-0.4, 0.36), (0.34, 0.36)),
    }[count]
    return tuple((u * side, v * side) for u, v in spots)


BACK = ((0.0, -0.22), (0.4, -0.2), (-0.36, -0.2))
"""Where a village stands alone, with something to its left, and that something; in sides from the middle."""
ALONE = 0.3
"""How far down the first of those stand where no tribe is."""
