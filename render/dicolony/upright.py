"""The tall pictures while sheets are secret: the reader's own sheet over the whole width, or the table."""

from __future__ import annotations

from PIL import Image

from engines.dicolony.printed.sheet import grid
from engines.dicolony.state import Sheet, View
from render.kit.banner import shown_name
from render.kit.figures.pieces import medal
from render.kit.letters.text import write
from render.kit.pen.canvas import box, panel, round_mask
from render.kit.pen.palette import DIM, GOLD, LIT, LOOKS, ROW, TEXT
from render.kit.upright import fit_label, least, write_name
from render.scene import Scene

from . import cards, desk, marks, paper, places, table
from .inks import PAPER, line

SIZE = (1080, 1412)
_EDGE = 14
_WIDE = SIZE[0] - 2 * _EDGE
_GAP = 10
_CARDS, _STRIP = 262, 82
"""The heights of a row of cards and of a landscape."""
_EXPLAINED = 100
"""The height of the two lines about rows and columns."""
_PLACES = 250
"""The height of the places to build."""


def private(canvas: Image.Image, view: View, scene: Scene, sheet: Sheet) -> None:
    """Draw the reader's sheet with dice and choices, the cards with what it lacks for them, the landscapes."""
    lands = len(cards.landscapes(view.layout))
    strips_high = lands * (_STRIP if lands > 2 else 100) + (lands - 1) * 8
    strips_top = SIZE[1] - _EDGE - strips_high
    eligible = desk.eligible_places(view, scene, sheet)
    is_first = view.turn == 1 and view.stage != "build"
    foot = strips_top - _GAP  # of the sheet and the cards
    if eligible:
        high = _PLACES + 70 * (3 - lands)
        places.gallery(canvas, _EDGE, foot - high, _WIDE, high, sheet, eligible, scene)
        foot -= high + _GAP
    room = foot - _CARDS - _GAP - _EDGE - 22 - (_EXPLAINED if is_first else 0)
    plot = paper.fit_plot(_EDGE + 8, _EDGE + 10, _WIDE - 16, room)
    high = plot.y + plot.high - _EDGE + 12
    panel(canvas, _EDGE, _EDGE, _WIDE, high + (_EXPLAINED if is_first else 0), 14, 1, PAPER)
    if is_first:
        desk.explain(canvas, _EDGE + 20, _EDGE + high - 4, _WIDE - 40, 36, scene)
        high += _EXPLAINED
    desk.own_sheet(canvas, plot, view, scene, sheet, has_letters=not eligible)
    _dice(canvas, plot, view, sheet)
    top = _EDGE + high + _GAP
    desk.goals(canvas, (_EDGE, top, _WIDE, foot - top), view, sheet, scene, least)
    table.landscapes(canvas, (_EDGE, strips_top, _WIDE, strips_high), view, scene, 8, sheet)


def _dice(canvas: Image.Image, plot: paper.Plot, view: View, sheet: Sheet) -> None:
    """Draw each die on the tab of its row, with a tick if it is used, crossed out if it can clear nothing."""
    if view.stage != "clear" or not view.rolls:
        return
    blocked, size = desk.blocked_dice(view, sheet), round(plot.size * 0.46)
    x = plot.x - max(3, plot.size // 16) - (plot.tab - max(3, plot.size // 16)) / 2
    for die, (name, face) in enumerate(zip(grid().colours, view.rolls[-1], strict=True)):
        y = plot.y + (grid().printed.rows.index(name) + 0.5) * plot.size
        if die in blocked:
            marks.blocked_die(face, size).put(canvas, x, y)
        else:
            marks.coloured_die(line(name), face, size).put(canvas, x, y)
        if die in sheet.used:
            table.stamp(round(size * 0.62)).put(canvas, x + size * 0.3, y - size * 0.36)


def public(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw dice, cards and the state of each player, but nothing of any sheet."""
    lands, count = len(cards.landscapes(view.layout)), len(view.sheets)
    rows = 1 if count <= 3 else 2
    tiles_high = 128 * rows + _GAP * (rows - 1)
    dice_high = 380 if rows == 1 else 300
    table.dice_tray(canvas, _EDGE, _EDGE, _WIDE, dice_high, view, scene, 160)
    top = _EDGE + dice_high + 14
    table.spread(canvas, (_EDGE, top, _WIDE, 330), view, scene, least)
    top += 344
    foot = SIZE[1] - _EDGE - tiles_high - 14
    strips = min(130, (foot - top - 12 * (lands - 1)) // lands)
    table.landscapes(canvas, (_EDGE, top, _WIDE, strips * lands + 12 * (lands - 1)), view, scene, 12)
    columns = -(-count // rows)
    for seat in range(count):
        row, column = divmod(seat, columns)
        here = min(columns, count - row * columns)
        each = (_WIDE - _GAP * (here - 1)) // here
        area = (_EDGE + column * (each + _GAP), foot + 14 + row * (128 + _GAP), each, 128)
        _player(canvas, area, view, scene, seat)


def _player(canvas: Image.Image, area: table.Area, view: View, scene: Scene, seat: int) -> None:
    x, y, wide, high = area
    is_mover = seat in scene.movers
    box(canvas, x, y, wide, high, LIT if is_mover else ROW, 16)
    if is_mover:
        canvas.paste(LOOKS[seat].colour, (x, y + 12), round_mask(9, high - 24, 4))
    medal(LOOKS[seat], 28).put(canvas, x + 50, y + high / 2)
    left = x + 90
    write_name(
        canvas, left, y + 54, shown_name(scene, seat), scene.voice.face(seat), x + wide - 12 - left, 34, TEXT
    )
    key = table.state_of(view, scene, seat)
    words = scene.voice.say(f"dicolony-picture-{key}")
    write(canvas, left, y + 102, *fit_label(words, wide - 160, 32), GOLD if is_mover else DIM, bold=is_mover)
    if key != "left":
        table.state_sign(key).put(canvas, x + wide - 40, y + 92)
