"""All sheets side by side, during building and at the end; at the end with the parts of the score."""

from __future__ import annotations

from PIL import Image

from engines.core import Standing
from engines.dicolony.printed.sheet import grid
from engines.dicolony.scoring import BONUS, points_with_bonus
from engines.dicolony.state import Sheet, View
from render.kit.banner import HIGH, banner, shown_name
from render.kit.figures.faces import write_player
from render.kit.figures.pieces import crown, medal
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import legible, smallest, width, wrap, write
from render.kit.pen.cache import cached
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import GOLD, LOOKS, mix
from render.kit.pen.sprites import Pen, Sprite
from render.kit.upright import least, result, write_name
from render.scene import Scene

from . import cards, paper, shapes, table
from .inks import FAINT, PAPER, PENCIL, PRINT, RULE
from .table import EDGE, SIZE, Area

_TOP = 126
_GAP = 14
_HEAD = 66
_COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3}
"""Sheets per row, by the number of sheets."""
_SLIM = 156
"""The width of the parts of the score without their names, in pixels: the land is as large as can be."""
_ICON_MARGIN = 4
"""The height of a row of the score less that of its icon, in pixels."""


def sheets(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw each sheet on a slip of paper, below the banner or the heading."""
    if scene.outcome is not None:
        banner(canvas, scene, scene.outcome, EDGE + 6, 16, SIZE[0] - 2 * EDGE - 12)
    else:
        _heading(canvas, view, scene)
    for seat, (sheet, area) in enumerate(zip(view.sheets, slips(len(view.sheets)), strict=True)):
        if sheet is not None:
            _slip(canvas, *area, view, scene, seat, sheet)


def tall_sheets(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the same on a tall picture: the result or the cards, and each sheet on a slip of paper."""
    edge, wide, top = 16, canvas.width - 32, 288
    if scene.outcome is not None:
        count = len(view.sheets)
        top = 132 if count > 4 else 196
        result(canvas, scene, scene.outcome, edge, 16, wide, top - 32)
    else:
        table.spread(canvas, (edge, 16, wide, 258), view, scene, least)
    for seat, (sheet, area) in enumerate(zip(view.sheets, tall_slips(canvas, len(view.sheets), top), strict=True)):
        if sheet is not None:
            _slip(canvas, *area, view, scene, seat, sheet, is_tall=True)


def tall_slips(canvas: Image.Image, count: int, top: int) -> list[Area]:
    """The areas of ``count`` sheets on a tall picture."""
    columns = 1 if count < 4 else 2
    rows = -(-count // columns)
    wide = (canvas.width - 32 - _GAP * (columns - 1)) // columns
    high = (canvas.height - 18 - top - _GAP * (rows - 1)) // rows
    last = (wide + _GAP) // 2 if count % columns else 0
    return [
        (
            16 + seat % columns * (wide + _GAP) + (last if seat + 1 == count else 0),
            top + seat // columns * (high + _GAP),
            wide,
            high,
        )
        for seat in range(count)
    ]


def slips(count: int) -> list[Area]:
    """The areas of ``count`` sheets; an incomplete last row is centred."""
    columns = _COLUMNS[count]
    rows = -(-count // columns)
    wide = (SIZE[0] - 2 * EDGE - _GAP * (columns - 1)) // columns
    high = (SIZE[1] - 20 - _TOP - _GAP * (rows - 1)) // rows
    areas = []
    for seat in range(count):
        row, column = divmod(seat, columns)
        shift = (columns * rows - count) * (wide + _GAP) // 2 if row == rows - 1 else 0
        areas.append((EDGE + column * (wide + _GAP) + shift, _TOP + row * (high + _GAP), wide, high))
    return areas


def _heading(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the stage and the building cards in brief."""
    panel(canvas, EDGE, 16, SIZE[0] - 2 * EDGE, HIGH + 4, 18, 1, PAPER)
    title = scene.voice.say("dicolony-picture-building")
    x = EDGE + 26 + write(canvas, EDGE + 26, 80, title, 40, PRINT) + 30
    keys = view.layout.buildings
    wide = (SIZE[0] - EDGE - 10 - x) // len(keys)
    for at, key in enumerate(keys):
        cards.brief(canvas, x + at * wide, 64, wide, key)


def _slip(
    canvas: Image.Image,
    x: int,
    y: int,
    wide: int,
    high: int,
    view: View,
    scene: Scene,
    seat: int,
    sheet: Sheet,
    *,
    is_tall: bool = False,
) -> None:
    """Draw one player's slip: name, total or state, land, parts of the score."""
    is_winner = seat in scene.crowned
    if is_winner:
        box(canvas, x - 5, y - 5, wide + 10, high + 10, GOLD, 18)
    panel(canvas, x, y, wide, high, 14, 1, mix(PAPER, GOLD, 0.16) if is_winner else PAPER)
    has_score = view.reason == "scored" and not view.left[seat]
    standing = next((each for each in scene.standings if each.seat == seat), None)
    end = _state(canvas, x + wide - 18, y, view, scene, seat, sheet, standing if has_score else None)
    medal(LOOKS[seat], 25).put(canvas, x + 42, y + 38)
    face, room = scene.voice.face(seat), end - x - 92
    put = write_name if is_tall else write_player
    put(canvas, x + 78, y + 49, shown_name(scene, seat), face, room, 32, PRINT)
    is_over = view.reason == "scored"
    if not is_over:
        land, lower = _whole(x, y, wide, high), None
    else:
        land, lower = _tall_areas(x, y, wide, high) if is_tall else areas(x, y, wide, high)
    # Six sheets on a tall picture have no room for heads at the end, when the columns have been counted.
    has_heads = not (is_tall and is_over and high < 420 and lower is not None and lower[3] < 150)
    plot = paper.fit_plot(*land, has_heads)
    top = plot.head if has_heads else 0
    plot = paper.Plot(plot.x, plot.y + max(0, (land[3] - plot.high - top) // 2), plot.size)
    paper.draw(canvas, plot, sheet, view.layout, is_over=is_over, has_heads=has_heads)
    if lower is not None and has_score and standing is not None:
        _parts(canvas, lower, view, scene, sheet, standing, least if is_tall else smallest)


def _whole(x: int, y: int, wide: int, high: int) -> Area:
    """The area below the head of a slip."""
    return x + 8, y + _HEAD, wide - 16, high - _HEAD - 12


def areas(x: int, y: int, wide: int, high: int) -> tuple[Area, Area]:
    """The areas of the land and of the parts: side by side on a wide slip, else one below the other."""
    if wide > 1.5 * high:
        beside = _SLIM if high < 600 else 520
        land = (x + 8, y + _HEAD, wide - beside - 16, high - _HEAD - 12)
        return land, (x + wide - beside, y + _HEAD + 6, beside - 18, high - _HEAD - 22)
    natural = round((wide - 16) * (len(grid().printed.rows) + 0.66) / (grid().width + 0.66))
    below = 108 if high < 600 else high - _HEAD - natural - 16
    land = (x + 8, y + _HEAD, wide - 16, high - _HEAD - below - 8)
    return land, (x + 16, y + high - below, wide - 32, below - 10)


def _tall_areas(x: int, y: int, wide: int, high: int) -> tuple[Area, Area]:
    """``areas`` on a tall picture, where a wide slip has the parts of the score in two columns."""
    if wide > 1.5 * high and high < 500:
        beside = 690
        land = (x + 8, y + _HEAD, wide - beside - 16, high - _HEAD - 12)
        return land, (x + wide - beside, y + _HEAD + 6, beside - 18, high - _HEAD - 22)
    return areas(x, y, wide, high)


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
    """Draw the total (with a winner's crown) or the state at the right of the head; return its left edge."""
    if standing is not None:
        end -= write(canvas, end, y + 54, str(standing.score), 50, PENCIL, anchor="right")
        if seat in scene.crowned:
            crown(40, mix(GOLD, PRINT, 0.3)).put(canvas, end - 36, y + 34)
            end -= 62
        return end
    if scene.outcome is not None and not view.left[seat]:
        return end
    if sheet.buildings and not view.left[seat]:
        return end - write(canvas, end, y + 54, str(running(view, sheet)), 50, PENCIL, anchor="right")
    key = table.state_of(view, scene, seat)
    if key != "left":
        table.state_sign(key).put(canvas, end - 26, y + 36)
        end -= 60
    words = scene.voice.say(f"dicolony-picture-{key}")
    return end - write(canvas, end, y + 48, words, legible(words, 28), FAINT, anchor="right")


def _parts(
    canvas: Image.Image,
    area: Area,
    view: View,
    scene: Scene,
    sheet: Sheet,
    standing: Standing,
    floor: cards.Floor,
) -> None:
    """Draw the parts of the score: a strip of icons if the area is low, else rows with words."""
    (x, y, wide, high), parts = area, standing.parts
    if high < 150:
        canvas.paste(RULE, (x, y - 6, x + wide, y - 4))
        step = wide / len(parts)
        for at, (part, points) in enumerate(parts):
            middle = x + (at + 0.5) * step
            sign(part, view, 46).put(canvas, middle, y + 26)
            ink = PENCIL if points else FAINT
            write(canvas, middle, y + 90, str(points), 36, ink, anchor="middle", bold=bool(points))
        return
    reaches = (round(wide * 0.43), round(wide * 0.57)) if wide > 620 else (wide,)
    rows = -(-len(parts) // len(reaches))
    step = min(84, high / rows)
    for at, (part, points) in enumerate(parts):
        column, row = divmod(at, rows)
        left, base = x + sum(reaches[:column]), y + (row + 0.5) * step
        room = reaches[column] - (24 if column + 1 < len(reaches) else 0)
        _line(canvas, left, base, room, step, part, points, view, scene, sheet, floor)


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
    floor: cards.Floor,
) -> None:
    """Draw one part of the score: icon, name (if there is room), points."""
    size = min(40, round(high * 0.72))
    sign(part, view, min(62, round(high) - _ICON_MARGIN)).put(canvas, x + 32, middle)
    end = x + wide - 6
    write(canvas, end, middle + size * 0.36, str(points), size, PENCIL if points else FAINT, anchor="right")
    words, room = part_words(part, view, scene, sheet), wide - 122
    if wide < _SLIM:
        return
    low = floor(words)
    sizes = (low, 30, 28) if smallest(words) > SMALLEST else (30, 28)
    letters = next((each for each in sizes if low <= each and width(words, each) <= room), low)
    lines = wrap(words, room, letters, lines=1 if letters > low else 2)
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
