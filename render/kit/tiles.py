"""The tiles of the players, in the pictures of all games: who moves or has won, the medal, the name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image

from render.scene import Scene

from .figures.pieces import crown, medal
from .letters.text import write
from .names import write_name
from .pen.canvas import box, round_mask
from .pen.palette import GOLD, INK, LIT, LOOKS, ROW, Colour, readable

GAP = 8
"""Pixels between two tiles."""


Place: TypeAlias = tuple[int, int, int, int]
"""Left and upper edge, width and height in pixels."""


def tile_places(count: int, x: int, y: int, wide: int, high: int) -> list[Place]:
    """The places of the players' tiles in an area: up to four side by side, more in rows of three."""
    columns = count if count <= 4 else 3
    each, down = (wide + GAP) // columns, (high + GAP) // -(-count // columns)
    cells = (divmod(seat, columns) for seat in range(count))
    return [(x + column * each, y + row * down, each - GAP, down - GAP) for row, column in cells]


def tile(canvas: Image.Image, scene: Scene, seat: int, place: Place) -> Colour:
    """Draw the ground of a tile, lit for a player who is to move or has won; return its colour."""
    x, y, wide, high = place
    is_winner = seat in scene.crowned
    ground = LIT if is_winner or seat in scene.movers else ROW
    box(canvas, x, y, wide, high, ground, 18)
    if ground == LIT:
        canvas.paste(GOLD if is_winner else LOOKS[seat].colour, (x + 16, y), round_mask(wide - 32, 8, 4))
    return ground


def draw_medal(canvas: Image.Image, scene: Scene, seat: int, x: float, y: float, r: int) -> None:
    """Draw the player's medal centred on (x, y), with a winner's crown."""
    medal(LOOKS[seat], r).put(canvas, x, y)
    if seat in scene.crowned:
        crown(r + 20, INK).put(canvas, x, y - r)
        crown(r + 12, GOLD).put(canvas, x, y - r)


def head(canvas: Image.Image, scene: Scene, seat: int, x: float, base: float, end: float, size: int = 36) -> None:
    """Draw the first line of the tile at ``x``: the medal, and the name as far as ``end``."""
    r = round(size * 0.6)
    draw_medal(canvas, scene, seat, x + 12 + r, base - size * 0.34, r)
    left = x + 20 + 2 * r
    write_name(canvas, scene, seat, left, base, end - left, size)


def number_tiles(canvas: Image.Image, scene: Scene, area: Place, numbers: Sequence[int]) -> None:
    """Draw all tiles of a game whose players have nothing but one number each."""
    for seat, place in enumerate(tile_places(len(numbers), *area)):
        x, y, wide, high = place
        end, ink = x + wide - 18, readable(LOOKS[seat].colour, tile(canvas, scene, seat, place))
        reach = write(canvas, end, y + high - 24, str(numbers[seat]), 64, ink, anchor="right")
        head(canvas, scene, seat, x, y + 54, end if high > 130 else end - reach - 14)
