"""The sorting lid with the number of dice in each compartment, the rolling box, the mini tray."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engines.octa.state import View
from render.kit.figures.plates import DEEP, dashes, pill
from render.kit.figures.polyhedra import d4, d8
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import largest_size, write
from render.kit.pen.cache import cached
from render.kit.pen.palette import BLACK, GOLD, INK, IVORY, WHITE, Colour, mix, rgb
from render.kit.pen.sprites import Pen, Sprite
from render.scene import WIDE, Scene

from . import marks
from .board import WALNUT
from .changes import Changes
from .places import BOARD_HIGH, CENTRE, OUTER, TONES

LEFT, TOP = 10, BOARD_HIGH + 8
LID_WIDE, LID_HIGH = WIDE - 2 * LEFT, 168
_EDGE, _BAR = 9, 6
CELL_WIDE = (LID_WIDE - 2 * _EDGE - 7 * _BAR) // 8
CELL_HIGH = LID_HIGH - 2 * _EDGE
COUNT_ROOM = CELL_WIDE - 68
"""Pixels for a count beside its number."""
_UPPER, _MIDDLE, _LOWER = 63, 94, 132
"""The base lines of a compartment's two rows, and of one alone."""
TRAY = 124
_TRAY_TOP = round(CENTRE[1] + OUTER) - TRAY
BOX_AT, TRAY_AT = (8, _TRAY_TOP), (round(CENTRE[0] + OUTER) - TRAY, _TRAY_TOP)
"""The upper left corners of the rolling box and the mini tray, in the lower corners of the board."""


def cell(number: int) -> int:
    """The left edge of a compartment, relative to that of the lid."""
    return _EDGE + (number - 1) * (CELL_WIDE + _BAR)


@cached
def _empty_lid() -> Sprite:
    """The empty lid: walnut, with eight compartments in the colours of their routes."""
    pen = Pen(LID_WIDE + 24, LID_HIGH + 26, 10, 8)
    pen.flood(BLACK, pen.blur(pen.rectangle_mask(2, 6, LID_WIDE, LID_HIGH, 18), 4), 0.7)
    pen.rectangle(0, 0, LID_WIDE, LID_HIGH, mix(WALNUT, BLACK, 0.5), 18)
    wood = pen.rectangle_mask(1, 1, LID_WIDE - 2, LID_HIGH - 4, 17)
    pen.grade(mix(WALNUT, WHITE, 0.26), mix(WALNUT, BLACK, 0.05), wood)
    for number, tone in enumerate(TONES, start=1):
        x, y = cell(number), _EDGE
        pen.rectangle(x - 1, y - 1, CELL_WIDE + 2, CELL_HIGH + 3, mix(WALNUT, BLACK, 0.62), 11)
        floor = pen.rectangle_mask(x, y, CELL_WIDE, CELL_HIGH, 10)
        pen.grade(mix(tone, BLACK, 0.5), mix(tone, BLACK, 0.2), floor)
        lip = pen.rectangle_mask(x, y - 6, CELL_WIDE, 14, 6)
        pen.flood(BLACK, pen.within(floor, pen.blur(lip, 3)), 0.5)
    return pen.sprite()


def lid(canvas: Image.Image, view: View, changes: Changes, picks: Mapping[int, str]) -> None:
    """Draw the lid: counts and changes; ``picks`` has the targets of the numbers to choose from.

    An empty compartment has its number on the floor only. Without labels the counts are in the middle.
    """
    _empty_lid().put(canvas, LEFT, TOP)
    marked = {number: _change(number, count, changes) for number, count in enumerate(view.lid, start=1)}
    base = TOP + _EDGE + (_UPPER if any(picks.values()) or any(marked.values()) else _MIDDLE)
    for number, count in enumerate(view.lid, start=1):
        left, upper = cell(number) + LEFT, TOP + _EDGE
        middle = left + CELL_WIDE / 2
        if count:
            marks.plate(number, 25).put(canvas, left + 32, base - 19)
            text = f"×{count}"
            size = largest_size(text, COUNT_ROOM, 52, SMALLEST)
            write(canvas, left + CELL_WIDE - 8, base, text, size, WHITE, anchor="right", halo=DEEP)
        else:
            write(canvas, middle, base, str(number), 52, mix(TONES[number - 1], WHITE, 0.25), anchor="middle")
        if number in picks:
            dashes(CELL_WIDE - 8, CELL_HIGH - 8).put(canvas, left + 4, upper + 4)
        if picks.get(number):
            write(canvas, middle, upper + _LOWER, picks[number], 46, GOLD, anchor="middle", halo=DEEP)
        elif marked[number]:
            pill(canvas, middle, upper + _LOWER - 17, marked[number], IVORY, INK, 36, pad=26)


def _change(number: int, count: int, changes: Changes) -> str:
    """The label of a compartment: a turned die, or the change in number unless all dice are new."""
    turned = [old for old, new in changes.turned if new == number]
    change = changes.lid.get(number, 0)
    if turned:
        return f"{turned[-1]} → {number}"
    if change < 0:
        return f"−{-change}"
    return f"+{change}" if change not in (0, count) else ""


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


def rolling_box(canvas: Image.Image, view: View, changes: Changes, scene: Scene) -> None:
    """Draw the rolling box with the number of dice of the next roll, if there are any."""
    if not view.box:
        return
    x, y = BOX_AT
    _tray(rgb("#6A2B33")).put(canvas, x, y)
    write(canvas, x + TRAY / 2, y + 46, scene.voice.say("octa-picture-box"), 34, WHITE, anchor="middle", halo=DEEP)
    write(canvas, x + TRAY / 2, y + TRAY - 22, f"×{view.box}", 50, WHITE, anchor="middle", halo=DEEP)
    if changes.boxed:
        pill(canvas, x + 46, y - 16, f"+{changes.boxed}", WHITE, INK, 34, pad=22)


def mini_tray(canvas: Image.Image, view: View, is_choice: bool) -> None:
    """Draw the tray while it is used: the two d4 to roll or rolled, or the dice of a due reroll."""
    x, y = TRAY_AT
    can_roll = view.stage == "act" and not view.acted
    if not (view.hand or view.thrown or can_roll):
        return
    _tray(rgb("#2C5A4A")).put(canvas, x, y)
    if view.hand:
        d8(None, 54).put(canvas, x + TRAY / 2, y + 44)
        write(canvas, x + TRAY / 2, y + TRAY - 18, f"×{view.hand}", 42, WHITE, anchor="middle", halo=DEEP)
        return
    for index, face in enumerate(view.thrown or (None, None)):
        d4(face, 72 if view.thrown else 50).put(canvas, x + 37 + 51 * index, y + 66)
    if is_choice:
        dashes(TRAY, TRAY).put(canvas, x, y)
