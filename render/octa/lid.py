"""The sorting lid with its dice by number, the rolling box, the mini tray."""

from __future__ import annotations

import random
from collections.abc import Mapping

from PIL import Image

from engines.octa.state import View
from render.kit.figures.pieces import numeral
from render.kit.figures.plates import DEEP, pill
from render.kit.figures.polyhedra import d4, d8
from render.kit.letters.text import fit, write
from render.kit.pen.cache import cached
from render.kit.pen.palette import BLACK, GOLD, INK, IVORY, WHITE, Colour, mix, rgb
from render.kit.pen.sprites import Pen, Point, Sprite
from render.scene import Scene

from . import marks
from .board import WALNUT
from .changes import Changes
from .places import TONES

LID_WIDE, LID_HIGH = 508, 326
_EDGE, _BAR = 9, 6
_COLUMNS = 4
CELL_WIDE = (LID_WIDE - 2 * _EDGE - 3 * _BAR) // _COLUMNS
CELL_HIGH = (LID_HIGH - 2 * _EDGE - _BAR) // 2
LONG_WIDE, LONG_HIGH = 2 * _EDGE + 8 * CELL_WIDE + 7 * _BAR, 2 * _EDGE + CELL_HIGH
"""The size of the lid with all compartments in one row."""
TRAY = 140
_HEAD, _FOOT = 48, 40
"""Pixels of a compartment above the dice, and below them if it has a label."""
_LARGEST = 74


def cell(number: int, columns: int = _COLUMNS) -> tuple[int, int]:
    """The upper left corner of a compartment, relative to that of the lid."""
    row, column = divmod(number - 1, columns)
    return _EDGE + column * (CELL_WIDE + _BAR), _EDGE + row * (CELL_HIGH + _BAR)


def dice_spots(count: int, room: int) -> tuple[int, tuple[Point, ...]]:
    """The largest size of ``count`` dice in ``room`` pixels' height of a compartment, and their places.

    Places are relative to the upper left corner of the compartment.
    """
    sizes = [
        (min(_LARGEST, (CELL_WIDE - 4) / columns, (room - 2) / -(-count // columns)), columns)
        for columns in range(1, count + 1)
    ]
    size, columns = max(sizes)
    rows = -(-count // columns)
    spots = []
    for index in range(count):
        row, column = divmod(index, columns)
        here = min(columns, count - row * columns)
        x = CELL_WIDE / 2 + (column - (here - 1) / 2) * size
        spots.append((x, _HEAD + room / 2 + (row - (rows - 1) / 2) * size))
    return round(size * 0.97), tuple(spots)


@cached
def _empty_lid(columns: int) -> Sprite:
    """The empty lid: walnut, with eight compartments in the colours of their routes."""
    wide, high = (LID_WIDE, LID_HIGH) if columns == _COLUMNS else (LONG_WIDE, LONG_HIGH)
    pen = Pen(wide + 30, high + 34, 12, 10)
    pen.flood(BLACK, pen.blur(pen.rectangle_mask(2, 8, wide, high, 18), 5), 0.7)
    pen.rectangle(0, 0, wide, high, mix(WALNUT, BLACK, 0.5), 18)
    wood = pen.rectangle_mask(1, 1, wide - 2, high - 4, 17)
    pen.grade(mix(WALNUT, WHITE, 0.26), mix(WALNUT, BLACK, 0.05), wood)
    for number, tone in enumerate(TONES, start=1):
        x, y = cell(number, columns)
        pen.rectangle(x - 1, y - 1, CELL_WIDE + 2, CELL_HIGH + 3, mix(WALNUT, BLACK, 0.62), 11)
        floor = pen.rectangle_mask(x, y, CELL_WIDE, CELL_HIGH, 10)
        pen.grade(mix(tone, BLACK, 0.5), mix(tone, BLACK, 0.2), floor)
        lip = pen.rectangle_mask(x, y - 6, CELL_WIDE, 14, 6)
        pen.flood(BLACK, pen.within(floor, pen.blur(lip, 3)), 0.5)
        numeral(pen, x + CELL_WIDE / 2, y + CELL_HIGH / 2 + 22, str(number), 66, mix(tone, BLACK, 0.12))
    return pen.sprite()


def _dice(canvas: Image.Image, left: int, upper: int, number: int, count: int, fresh: int, room: int) -> None:
    """Draw the dice in the compartment with this upper left corner; the last ``fresh`` ones are highlighted."""
    size, spots = dice_spots(count, room)
    chance = random.Random(f"{number} {count}")
    for index, (x, y) in enumerate(spots):
        lit = count - index <= fresh
        die = d8(number, size, chance.randrange(-6, 7) * 5, lit=lit)
        x, y = x + chance.uniform(-1.5, 1.5), y + chance.uniform(-1.5, 1.5)
        die.put(canvas, left + x, upper + y)


def lid(
    canvas: Image.Image,
    x: int,
    y: int,
    view: View,
    changes: Changes,
    picks: Mapping[int, str],
    columns: int = _COLUMNS,
) -> None:
    """Draw the lid at (x, y): dice, counts, changes; ``picks`` has labels of the numbers to choose from."""
    _empty_lid(columns).put(canvas, x, y)
    for number, count in enumerate(view.lid, start=1):
        left, upper = cell(number, columns)
        left, upper = left + x, upper + y
        change = changes.lid.get(number, 0)
        text, paper = _label(number, count, changes, picks)
        if count:
            room = CELL_HIGH - _HEAD - (_FOOT if text else 3)
            _dice(canvas, left, upper, number, count, max(0, min(change, count)), room)
            size, edge = (42, 10) if count < 10 else (32, 4)
            write(canvas, left + CELL_WIDE - edge, upper + 42, f"×{count}", size, WHITE, anchor="right", halo=DEEP)
        marks.plate(number, 21).put(canvas, left + 26, upper + 27)
        if number in picks:
            _dashes(CELL_WIDE - 8, CELL_HIGH - 8).put(canvas, left + 4, upper + 4)
        if text:
            pill(canvas, left + CELL_WIDE / 2, upper + CELL_HIGH - 23, text, paper, INK, 29)


def _label(number: int, count: int, changes: Changes, picks: Mapping[int, str]) -> tuple[str, Colour]:
    """The label of a compartment and its colour: the target of a pick, a turned die, or the change in number."""
    if picks.get(number):
        return picks[number], WHITE
    turned = [old for old, new in changes.turned if new == number]
    change = changes.lid.get(number, 0)
    if turned:
        return f"{turned[-1]} → {number}", GOLD
    if change < 0:
        return f"−{-change}", IVORY
    return (f"+{change}", GOLD) if change > count else ("", IVORY)


@cached
def _dashes(wide: int, high: int) -> Sprite:
    """A dashed white frame that marks a choice, anchored at its upper left corner."""
    pen = Pen(wide + 20, high + 20, 10, 10)
    strokes: list[tuple[Point, Point]] = []
    for reach in (wide, high):
        count = round(reach / 22)
        step = (reach - 14) / (count - 0.45)
        for a in (7 + index * step for index in range(count)):
            b = a + 0.55 * step
            strokes += [((a, 0), (b, 0)), ((a, high), (b, high))] if reach == wide else []
            strokes += [((0, a), (0, b)), ((wide, a), (wide, b))] if reach == high else []
    for colour, thick in ((DEEP, 9.0), (WHITE, 5.0)):
        pen.lines(strokes, colour, thick)
    return pen.sprite()


@cached
def _tray(lining: Colour) -> Sprite:
    """A small square box of walnut with a lining, anchored at its upper left corner."""
    pen = Pen(TRAY + 30, TRAY + 34, 12, 10)
    pen.flood(BLACK, pen.blur(pen.rectangle_mask(2, 7, TRAY, TRAY, 16), 5), 0.7)
    pen.rectangle(0, 0, TRAY, TRAY, mix(WALNUT, BLACK, 0.5), 18)
    pen.grade(mix(WALNUT, WHITE, 0.26), mix(WALNUT, BLACK, 0.05), pen.rectangle_mask(1, 1, TRAY - 2, TRAY - 4, 17))
    floor = pen.rectangle_mask(9, 9, TRAY - 18, TRAY - 18, 11)
    pen.grade(mix(lining, BLACK, 0.45), lining, floor)
    lip = pen.rectangle_mask(9, 2, TRAY - 18, 14, 6)
    pen.flood(BLACK, pen.within(floor, pen.blur(lip, 3)), 0.5)
    return pen.sprite()


_PILE: tuple[Point, ...] = (
    (46, 64), (96, 58), (70, 86), (38, 92), (102, 90), (70, 52), (54, 74), (88, 76),
)  # fmt: skip
"""The places of dice in the rolling box."""


def rolling_box(canvas: Image.Image, x: int, y: int, view: View, changes: Changes, scene: Scene) -> None:
    """Draw the rolling box with the dice of the next roll and their number."""
    _tray(rgb("#6A2B33")).put(canvas, x, y)
    for index, (dx, dy) in enumerate(_PILE[: view.box]):
        d8(None, 42, 23 * index).put(canvas, x + dx, y + dy)
    _title(canvas, x, y, scene.voice.say("octa-picture-box"))
    write(canvas, x + TRAY / 2, y + TRAY - 15, f"×{view.box}", 40, WHITE, anchor="middle", halo=DEEP)
    if changes.boxed:
        pill(canvas, x + 40, y - 12, f"+{changes.boxed}", GOLD, INK, 28)


def mini_tray(canvas: Image.Image, x: int, y: int, view: View, scene: Scene, is_choice: bool) -> None:
    """Draw the tray with the two d4, or with the dice of a reroll that is due."""
    _tray(rgb("#2C5A4A")).put(canvas, x, y)
    if view.hand:
        d8(None, 64).put(canvas, x + TRAY / 2, y + 68)
        write(canvas, x + TRAY / 2, y + TRAY - 15, f"×{view.hand}", 38, WHITE, anchor="middle", halo=DEEP)
        return
    for index, face in enumerate(view.thrown or (None, None)):
        d4(face, 60 if view.thrown else 50).put(canvas, x + 40 + 62 * index, y + 84 + 6 * (index % 2))
    _title(canvas, x, y, scene.voice.say("octa-picture-tray"))
    if is_choice:
        _dashes(TRAY, TRAY).put(canvas, x, y)


def _title(canvas: Image.Image, x: int, y: int, words: str) -> None:
    write(canvas, x + TRAY / 2, y + 36, fit(words, TRAY - 20, 28), 28, WHITE, anchor="middle", halo=DEEP)
