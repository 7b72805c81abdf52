"""The rows of players in a side panel: name, score, and a light for those to move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from .figures.faces import write_player
from .figures.pieces import crown, medal
from .figures.plates import pill
from .letters.text import fit, legible, smallest, write
from .pen.canvas import box, round_mask
from .pen.palette import DIM, GOLD, INK, LIT, ROW, TEXT, Look, readable
from .pen.sprites import Sprite

ROW_GAP = 9
NAME_SIZE = 32
"""The font size of a name: a long one is written smaller before it is cut."""
TAG_ROOM = 66
"""Pixels for the letters of the tag on the medal."""


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One player.

    ``stats`` are pairs of an icon and a number or word; ``tag`` is a short word on the medal; ``face`` is the
    number of a computer player that has one.
    """

    look: Look
    name: str
    score: int
    stats: tuple[tuple[Sprite, str], ...]
    is_mover: bool = False
    is_winner: bool = False
    tag: str = ""
    face: int | None = None


BODY, FOOT = 102, 38
"""Pixels of a row for its text, and for the foot that a game draws below it."""


def player_rows(
    canvas: Image.Image, x: int, y: int, wide: int, high: int, rows: Sequence[PlayerRow], foot: int = FOOT
) -> tuple[int, ...]:
    """Draw rows of ``high`` (at least BODY + ``foot``) pixels from (x, y) down; return the y of each foot."""
    strips = []
    for row in rows:
        _row(canvas, x, y, wide, high, row, (high - BODY - foot) // 3)
        strips.append(y + high - foot)
        y += high + ROW_GAP
    return tuple(strips)


def _row(canvas: Image.Image, x: int, y: int, wide: int, high: int, row: PlayerRow, lower: int) -> None:
    """Draw one row. ``lower`` is the extra space above each line, in pixels, if the row is high."""
    is_highlighted = row.is_mover or row.is_winner
    ground = LIT if is_highlighted else ROW
    box(canvas, x, y, wide, high, ground)
    if is_highlighted:
        bar = GOLD if row.is_winner else row.look.colour
        canvas.paste(bar, (x, y + 10), round_mask(9, high - 20, 4))
    _medal(canvas, x + 52, y + 50 + lower, row)
    end = x + wide - 20
    end -= write(canvas, end, y + 58 + lower, str(row.score), 54, readable(row.look.colour, ground), anchor="right")
    room = end - 14 - x - 98
    write_player(canvas, x + 98, y + 42 + lower, row.name, row.face, room, NAME_SIZE, TEXT)
    _stats(canvas, x + 98, y + 90 + 2 * lower, row)


def _medal(canvas: Image.Image, x: int, y: int, row: PlayerRow) -> None:
    """Draw the emblem centred on (x, y), a winner's crown above it and the tag below."""
    medal(row.look, 31).put(canvas, x, y)
    if row.is_winner:
        crown(46, INK).put(canvas, x, y - 31)
        crown(38, GOLD).put(canvas, x, y - 31)
    if row.tag:
        size = smallest(row.tag)
        pill(canvas, x, y + 50 - size * 0.7, fit(row.tag, TAG_ROOM, size), DIM, INK, size, pad=18)


def _stats(canvas: Image.Image, x: int, base: int, row: PlayerRow) -> None:
    for icon, number in row.stats:
        icon.put(canvas, x + 15, base - 12)
        x += 38
        if number:
            x += write(canvas, x, base, number, legible(number, 30), DIM) + 20
