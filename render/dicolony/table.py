"""The public picture while sheets are secret, and the parts that all pictures share: wood, turns, dice, cards."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PIL import Image

from engines.dicolony.printed.sheet import grid
from engines.dicolony.state import Sheet, View
from render.kit.figures.pieces import medal
from render.kit.letters.text import write
from render.kit.names import write_name
from render.kit.pen.cache import cached
from render.kit.pen.canvas import box
from render.kit.pen.palette import BLACK, DIM, LOOKS, TEXT, WHITE, Colour, mix, rgb
from render.kit.pen.sprites import Pen, Sprite
from render.kit.tiles import tile
from render.scene import HIGH, WIDE, Scene

from . import cards, marks
from .cards import Area
from .inks import PENCIL, line

EDGE, GAP = 12, 10
"""The margin of wood, and the gap between panels, in pixels."""
_DICE, _STRIP, _PLAYERS = 236, 92, 88
"""The heights of the dice, of a landscape and of the players."""
_NAMED = 4
"""More players have no room for their names."""
_WOOD = rgb("#4A382C")
_PLANK = 206


def wood(high: int) -> Image.Image:
    """The table top: planks with a faint grain. Not kept: a copy takes longer than drawing it."""
    wide = WIDE
    top = Image.new("RGB", (wide, high), _WOOD)
    chance = random.Random("planks")
    for y in range(0, high, _PLANK):
        shade = chance.uniform(0.0, 0.14)
        plank = mix(_WOOD, BLACK, shade)
        top.paste(plank, (0, y, wide, y + _PLANK))
        for _ in range(9):
            at, start = y + chance.randrange(8, _PLANK - 8), chance.randrange(-300, wide)
            grain = mix(plank, BLACK, chance.uniform(0.05, 0.12))
            top.paste(grain, (start, at, start + chance.randrange(300, 1100), at + chance.choice((1, 2, 2, 3))))
        top.paste(mix(_WOOD, BLACK, 0.42), (0, y + _PLANK - 4, wide, y + _PLANK))
        top.paste(mix(_WOOD, WHITE, 0.06), (0, y, wide, y + 2))
    return top


def public(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw turn, dice, cards and the state of each player, but nothing of any sheet."""
    lands, wide = len(cards.landscapes(view.layout)), WIDE - 2 * EDGE
    strips = lands * _STRIP + (lands - 1) * 8
    foot = HIGH - EDGE - strips
    if len(view.sheets) > 1:
        foot -= _PLAYERS + GAP
        _players(canvas, (EDGE, HIGH - EDGE - _PLAYERS, wide, _PLAYERS), view, scene)
    landscapes(canvas, (EDGE, foot, wide, strips), view, scene, 8)
    _dice(canvas, (EDGE, EDGE, wide, _DICE), view)
    top = EDGE + _DICE + GAP
    high = (foot - GAP - top - GAP) // 2
    for at, key in enumerate(view.layout.buildings):
        row, column = divmod(at, 2)
        each = (wide - GAP) // 2
        area = (EDGE + column * (each + GAP), top + row * (high + GAP), each, high)
        cards.broad(canvas, area, key, scene, at)


def landscapes(
    canvas: Image.Image, area: Area, view: View, scene: Scene, gap: int, sheet: Sheet | None = None
) -> None:
    """Draw the landscape cards as strips one below the other."""
    (x, y, wide, high), lying = area, cards.landscapes(view.layout)
    each = (high - gap * (len(lying) - 1)) // len(lying)
    for at, (card, colour) in enumerate(lying):
        cards.strip(canvas, (x, y + at * (each + gap), wide, each), card, colour, scene, sheet)


def turn_words(view: View) -> str:
    """The turn and their number."""
    return f"{view.turn}/{grid().printed.turns}"


def faces(view: View) -> Sequence[int | None]:
    """The dice of this turn, or None for each while they are not rolled."""
    return view.rolls[-1] if view.rolls and view.stage != "roll" else (None,) * len(grid().colours)


def _dice(canvas: Image.Image, area: Area, view: View) -> None:
    """Draw the turn and the four dice in a tray."""
    x, y, wide, high = area
    box(canvas, x, y, wide, high, rgb("#2A1D14"), 20)
    box(canvas, x + 7, y + 7, wide - 14, high - 14, rgb("#1E4A44"), 15)
    write(canvas, x + 140, y + high / 2 + 30, turn_words(view), 84, anchor="middle")
    size = high - 54
    step = (wide - 270) / len(grid().colours)
    for at, (name, face) in enumerate(zip(grid().colours, faces(view), strict=True)):
        marks.coloured_die(line(name), face, size).put(canvas, x + 260 + (at + 0.5) * step, y + high / 2)


@cached
def stamp(size: int, fill: Colour = WHITE, ink: Colour = PENCIL) -> Sprite:
    """A tick on a disc, for used dice and finished players."""
    pen = Pen(size + 6, size + 6, size / 2 + 3, size / 2 + 3)
    half = size / 2
    pen.ellipse(0, 0, half, half, PENCIL)
    pen.ellipse(0, 0, half * 0.88, half * 0.88, fill)
    pen.line(
        [(-half * 0.46, half * 0.04), (-half * 0.12, half * 0.38), (half * 0.5, -half * 0.36)], ink, half * 0.24
    )
    return pen.sprite()


def _players(canvas: Image.Image, area: Area, view: View, scene: Scene) -> None:
    """Draw the players side by side: those who choose are lit and have a pencil, those who are done a tick."""
    x, y, wide, high = area
    count = len(view.sheets)
    each = (wide - GAP * (count - 1)) // count
    for seat in range(count):
        left, key = x + seat * (each + GAP), state_of(view, scene, seat)
        is_mover = key == "writing"
        tile(canvas, scene, seat, (left, y, each, high))
        is_named = count <= _NAMED
        middle = left + (46 if is_named else each // 2)
        medal(LOOKS[seat], 30).put(canvas, middle, y + high / 2 + 3)
        if key != "left":
            state_sign(key).put(canvas, middle + 24, y + high / 2 + 22)
        if is_named:
            start, base, room, ink = left + 90, y + high / 2 + 16, each - 102, TEXT if is_mover else DIM
            write_name(canvas, scene, seat, start, base, room, ink=ink)


def state_of(view: View, scene: Scene, seat: int) -> str:
    """The state of a player: left, writing or done."""
    if view.left[seat]:
        return "left"
    return "writing" if seat in scene.movers else "done"


@cached
def state_sign(key: str) -> Sprite:
    """The sign of a player who is choosing or has finished."""
    return marks.pencil(40) if key == "writing" else stamp(38, rgb("#2FA36B"), WHITE)
