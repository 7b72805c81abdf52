"""All sheets side by side, during building and at the end; at the end with the parts of the score."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from engines.core import Standing
from engines.dicolony.printed.sheet import grid
from engines.dicolony.scoring import BONUS, points_with_bonus
from engines.dicolony.state import Sheet, View
from render.kit.letters.text import largest_size, legible, smallest, width, wrap, write
from render.kit.names import write_name
from render.kit.pen.cache import cached
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import GOLD, mix
from render.kit.pen.sprites import Pen, Sprite
from render.kit.tiles import draw_medal
from render.kit.triumph import triumph
from render.scene import HIGH, WIDE, Scene

from . import cards, paper, shapes, table
from .cards import Area
from .inks import FAINT, PAPER, PENCIL, PRINT, RULE
from .table import EDGE

_WON, _BUILDING = 194, 286
"""Pixels above the sheets: at the end, and for the cards while they are built."""
_GAP = 12
_HEAD = 66
_COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3}
"""Sheets per row, by the number of sheets."""
_SLIM = 156
"""The width of the parts of the score without their names, in pixels: the land is as large as can be."""
_STRIP = 108
"""The height of the parts of the score side by side."""
_LISTED = 250
"""The least height of their list, in two columns."""
_ICON_MARGIN = 4
"""The height of a row of the score less that of its icon, in pixels."""


def sheets(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the winner or the cards, and below them each sheet on a slip of paper."""
    top = _WON if view.reason else _BUILDING
    wide, high = WIDE - 2 * EDGE, top - EDGE - _GAP
    if scene.outcome is not None:
        triumph(canvas, scene, scene.outcome, EDGE, EDGE, wide, high, has_points=view.reason == "scored")
    else:
        keys = view.layout.buildings
        row = cards.in_a_row((EDGE, EDGE, wide, high), len(keys), _GAP)
        for at, (key, area) in enumerate(zip(keys, row, strict=True)):
            cards.upright(canvas, area, key, at=at)
    for seat, (sheet, area) in enumerate(zip(view.sheets, slips(len(view.sheets), top), strict=True)):
        if sheet is not None:
            _slip(canvas, area, view, scene, seat, sheet)


def slips(count: int, top: int) -> list[Area]:
    """The areas of ``count`` sheets below ``top``; an incomplete last row is centred."""
    columns = _COLUMNS[count]
    rows = -(-count // columns)
    wide = (WIDE - 2 * EDGE - _GAP * (columns - 1)) // columns
    high = (HIGH - EDGE - top - _GAP * (rows - 1)) // rows
    areas = []
    for seat in range(count):
        row, column = divmod(seat, columns)
        shift = (columns * rows - count) * (wide + _GAP) // 2 if row == rows - 1 else 0
        areas.append((EDGE + column * (wide + _GAP) + shift, top + row * (high + _GAP), wide, high))
    return areas


def _slip(canvas: Image.Image, area: Area, view: View, scene: Scene, seat: int, sheet: Sheet) -> None:
    """Draw one player's slip: name, total or state, land, parts of the score."""
    x, y, wide, high = area
    is_winner = seat in scene.crowned
    if is_winner:
        box(canvas, x - 5, y - 5, wide + 10, high + 10, GOLD, 18)
    panel(canvas, x, y, wide, high, 14, 1, mix(PAPER, GOLD, 0.16) if is_winner else PAPER)
    has_score = view.reason == "scored" and not view.left[seat]
    standing = next((each for each in scene.standings if each.seat == seat), None)
    end = _state(canvas, x + wide - 18, y, view, scene, seat, sheet, standing if has_score else None)
    draw_medal(canvas, scene, seat, x + 40, y + 41, 25)
    write_name(canvas, scene, seat, x + 74, y + 50, end - x - 84, ink=PRINT)
    is_over = view.reason == "scored"
    land, lower = areas(x, y, wide, high) if is_over else (_whole(x, y, wide, high), None)
    plot = paper.fit_plot(*land)
    plot = replace(plot, y=plot.y + max(0, (land[3] - plot.high - plot.head) // 2))
    paper.draw(canvas, plot, sheet, view.layout, is_over=is_over)
    if lower is not None and has_score and standing is not None:
        _parts(canvas, lower, view, scene, sheet, standing)


def _whole(x: int, y: int, wide: int, high: int) -> Area:
    """The area below the head of a slip."""
    return x + 8, y + _HEAD, wide - 16, high - _HEAD - 12


def areas(x: int, y: int, wide: int, high: int) -> tuple[Area, Area]:
    """The areas of the land and of the parts: side by side on a low wide slip, else one below the other."""
    top = y + _HEAD
    if wide > 1.25 * high and high < 600:
        land = (x + 8, top, wide - _SLIM - 16, high - _HEAD - 12)
        return land, (x + wide - _SLIM, top + 6, _SLIM - 18, high - _HEAD - 22)
    natural = round((wide - 16) * (len(grid().printed.rows) + 0.66) / (grid().width + 0.66))
    below = _STRIP if high < 600 else max(_LISTED, high - _HEAD - natural - 16)
    land = (x + 8, top, wide - 16, high - _HEAD - below - 8)
    return land, (x + 16, y + high - below, wide - 32, below - 10)


def running(view: View, sheet: Sheet) -> int:
    """The points of the buildings so far, with their columns."""
    done = enumerate(zip(view.layout.buildings, sheet.buildings, strict=False))
    return sum(points_with_bonus(key, at, building) for at, (key, building) in done if building is not None)


def _state(
    canvas: Image.Image,
    end: int,
    y: int,
    view: View,
    scene: Scene,
    seat: int,
    sheet: Sheet,
    standing: Standing | None,
) -> int:
    """Draw the total or the state at the right of the head; return its left edge."""
    if standing is not None:
        return end - write(canvas, end, y + 54, str(standing.score), 50, PENCIL, anchor="right")
    if scene.outcome is not None and not view.left[seat]:
        return end
    if sheet.buildings and not view.left[seat]:
        return end - write(canvas, end, y + 54, str(running(view, sheet)), 50, PENCIL, anchor="right")
    key = table.state_of(view, scene, seat)
    if key != "left":
        table.state_sign(key).put(canvas, end - 22, y + 36)
        return end - 54
    words = scene.voice.say("dicolony-picture-left")
    return end - write(canvas, end, y + 50, words, legible(words, 32), FAINT, anchor="right")


def _parts(
    canvas: Image.Image,
    area: Area,
    view: View,
    scene: Scene,
    sheet: Sheet,
    standing: Standing,
) -> None:
    """Draw the parts of the score: a strip of icons if the area is low, else rows with words."""
    (x, y, wide, high), parts = area, standing.parts
    if high < 150:
        canvas.paste(RULE, (x, y - 6, x + wide, y - 4))
        step = wide / len(parts)
        for at, (part, points) in enumerate(parts):
            middle = x + (at + 0.5) * step
            sign(part, view, min(46, int(step) - 2)).put(canvas, middle, y + 24)
            write(canvas, middle, y + 88, str(points), 42, PENCIL if points else RULE, anchor="middle")
        return
    reaches = (round(wide * 0.43), round(wide * 0.57)) if wide > 620 else (wide,)
    rows = -(-len(parts) // len(reaches))
    step = min(84, high / rows)
    for at, (part, points) in enumerate(parts):
        column, row = divmod(at, rows)
        left, base = x + sum(reaches[:column]), y + (row + 0.5) * step
        room = reaches[column] - (24 if column + 1 < len(reaches) else 0)
        _line(canvas, left, base, room, step, part, points, view, scene, sheet)


def _line(
    canvas: Image.Image,
    x: int,
    middle: float,
    wide: int,
    high: float,
    part: str,
    points: int,
    view: View,
    scene: Scene,
    sheet: Sheet,
) -> None:
    """Draw one part of the score: icon, name (if there is room), points."""
    size = max(36, min(44, round(high * 0.72)))
    sign(part, view, min(62, round(high) - _ICON_MARGIN)).put(canvas, x + 32, middle)
    end = x + wide - 6
    write(canvas, end, middle + size * 0.36, str(points), size, PENCIL if points else RULE, anchor="right")
    words, room = part_words(part, view, scene, sheet), wide - 122
    if wide < _SLIM:
        return
    letters = largest_size(words, room, 38, smallest(words))
    lines = wrap(words, room, letters, lines=1 if width(words, letters) <= room else 2)
    top = middle - letters * (len(lines) - 1) * 0.54
    for at, text in enumerate(lines):
        write(canvas, x + 72, top + letters * (0.36 + 1.08 * at), text, letters, PRINT)


def part_words(part: str, view: View, scene: Scene, sheet: Sheet) -> str:
    """The name of a part of the score; for a card, the building on this sheet."""
    kind, _, key = part.partition("-")
    if kind != "card":
        return scene.voice.of_game("score", part)
    at = view.layout.buildings.index(key.upper())
    building = sheet.buildings[at] if at < len(sheet.buildings) else None
    if building is None:
        return scene.voice.say("dicolony-picture-unbuilt")
    return scene.voice.of_game("building", f"{key}-{'upper' if building.upper else 'lower'}")


def sign(part: str, view: View, size: int) -> Sprite:
    """The icon of a part of the score, anchored at its middle."""
    kind, _, key = part.partition("-")
    if kind == "card":
        return paper.letter(key.upper(), size - 2)
    if part == BONUS:
        return columns_sign(size)
    card, colour = next(each for each in cards.landscapes(view.layout) if each[0].key == key)
    return frame_of(card.counts, size, colour)


@cached
def frame_of(what: str, size: int, colour: tuple[int, int, int]) -> Sprite:
    """The picture of a landscape framed in the colour of its card."""
    inner = shapes.landscape(what, size - 14)
    pen = Pen(size, size, size / 2, size / 2)
    pen.rectangle(-size / 2, -size / 2, size, size, colour, size * 0.18)
    frame = pen.sprite()
    frame.image.paste(inner.image, (round(frame.dx - inner.dx), round(frame.dy - inner.dy)), inner.image)
    return frame


@cached
def columns_sign(size: int) -> Sprite:
    """The icon of the bonus for named columns."""
    pen = Pen(size, size, size / 2, size / 2)
    wide = size * 0.62
    pen.rectangle(-wide / 2, -size * 0.46, wide, size * 0.92, PRINT, size * 0.16)
    pen.polygon([(-wide * 0.3, size * 0.08), (wide * 0.3, size * 0.08), (0, size * 0.36)], PAPER)
    pen.rectangle(-wide * 0.1, -size * 0.32, wide * 0.2, size * 0.44, PAPER)
    return pen.sprite()
