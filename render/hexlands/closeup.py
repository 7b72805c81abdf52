"""The changes of the last resolution: each space before and after, with the sums of its battle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engines.hexlands.printed import ground
from engines.hexlands.report import Battle, Land, Side
from engines.hexlands.state import View, land
from render.kit.figures.pieces import medal
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import fit_text, width, write
from render.kit.pen.canvas import box, round_mask
from render.kit.pen.palette import DIM, GOLD, LOOKS, PANEL, ROW, TEXT
from render.scene import Scene

from . import icons
from .ground.places import SIDE_LEFT, SIDE_WIDE
from .ground.spaces import Plot, draw_alone, plot

_TITLE = 46
_LEAST, _MOST = 80, 172
"""The limits of the height of a row, in pixels."""


@dataclass(frozen=True)
class Change:
    """A space before and after the resolution, and the battle there."""

    space: int
    before: Plot
    after: Plot
    battle: Battle | None = None


def changes(view: View) -> list[Change]:
    """The changed spaces: battles in their order, then placed tiles, then spaces struck by the event."""
    report = view.report
    if report.before is None:
        return []
    now, before = land(view), report.before
    fights = {battle.space: battle for battle in report.battles}
    candidates = [
        Change(space, _alone(before, space), _alone(now, space), fights.get(space))
        for space in dict.fromkeys((*fights, *report.placed, *report.struck))
    ]
    return [each for each in candidates if each.battle is not None or each.before != each.after]


def _alone(map_: Land, space: int) -> Plot:
    """A space by itself: borders on all sides, no roads to others."""
    shown = plot(map_, space)
    return shown._replace(borders=(0, 1, 2, 3, 4, 5) if shown.owner >= 0 else (), ways=())


def preferred_height(view: View) -> int:
    """The height of the panel in pixels if there is room; 0 before the first resolution."""
    if view.report.before is None:
        return 0
    rows = arrange(changes(view), 99)
    return _TITLE + 8 + (124 * len(rows) if rows else 44)


def close_up(canvas: Image.Image, view: View, scene: Scene, y: int, high: int) -> None:
    """Draw the panel of ``high`` pixels from ``y``; fewer changes are drawn larger."""
    shown = tuple(changes(view))
    title, words = scene.voice.say("hexlands-picture-changes", {"round": view.report.round}), ""
    if view.report.before is None:
        title = scene.voice.say("hexlands-picture-first-round")
    elif not shown:
        words = scene.voice.say("hexlands-picture-nothing-changed")
    canvas.paste(
        draw_close_up(high, shown, view.season, title, words), (SIDE_LEFT, y), round_mask(SIDE_WIDE, high, 16)
    )


def draw_close_up(high: int, changed: tuple[Change, ...], season: int, title: str, words: str) -> Image.Image:
    """The panel, RGB, with square corners; the caller rounds them."""
    image = Image.new("RGB", (SIDE_WIDE, high), PANEL)
    write(image, 18, 34, *fit_text(title, SIDE_WIDE - 86, 27), TEXT)
    write(image, 18, 76, *fit_text(words, SIDE_WIDE - 36, 25, False), DIM, bold=False)
    room = high - _TITLE - 8
    rows = arrange(changed, room // _LEAST)
    pitch = min(_MOST, room // max(1, len(rows)))
    for index, row in enumerate(rows):
        wide = (SIDE_WIDE - 20 - 8 * (len(row) - 1)) // len(row)
        for column, change in enumerate(row):
            _change(image, season, change, (10 + column * (wide + 8), _TITLE + index * pitch, wide, pitch - 6))
    if (shown := sum(map(len, rows))) < len(changed):
        write(image, SIDE_WIDE - 18, 34, f"+{len(changed) - shown}", 27, GOLD, anchor="right")
    return image


def arrange(changed: Sequence[Change], rows: int) -> list[list[Change]]:
    """The changes in at most ``rows`` rows: one battle per row, of other changes two, or three if many."""
    filled: list[list[Change]] = []
    fights = sum(change.battle is not None for change in changed)
    across = 2 if len(changed) - fights <= 2 * max(0, rows - fights) else 3
    for change in changed:
        if filled and len(filled[-1]) < across and filled[-1][0].battle is None and change.battle is None:
            filled[-1].append(change)
        elif len(filled) < rows:
            filled.append([change])
    return filled


def _change(canvas: Image.Image, season: int, change: Change, place: tuple[int, int, int, int]) -> None:
    x, y, wide, high = place
    box(canvas, x, y, wide, high, ROW, 12)
    side = min(high * 0.4, wide * (0.125 if change.battle else 0.17))
    middle = y + high / 2 + side * (0.1 if wide > 150 else 0.5)
    write(canvas, x + 8, y + 25, ground().names[change.space], 24, GOLD)
    left = x + (max(44, side * 0.9) + side * 0.62 if wide > 150 else side * 1.05)
    right = x + wide - side * 1.05
    for shown, at in ((change.before, left), (change.after, right)):
        # A high stack is drawn lower, so that its top stays within the row.
        draw_alone(canvas, shown, at, middle + min(3, shown.height) * side * 0.12, side, season)
    between = (left + right) / 2
    if change.battle is None:
        icons.icon("arrow", 24 if wide > 150 else 14).put(canvas, between, middle)
        return
    room = right - left - 2.1 * side
    lines = high >= 76
    sums(canvas, change.battle, between, middle - (high * 0.13 if lines else 4), room)
    if lines:
        _parts(canvas, change.battle, between, middle + high * 0.26, room)


def _parts(canvas: Image.Image, battle: Battle, x: float, y: float, room: float) -> None:
    """Draw the parts of the sums (height, walls and forts, soldiers, Cannon), or the skull or the loot."""
    if battle.skull:
        icons.icon("skull", 28).put(canvas, x, y)
        return
    if battle.loot:
        icons.icon("coin", 24).put(canvas, x - 18, y)
        write(canvas, x, y + 10, f"−{battle.loot}", 26, GOLD)
        return
    texts = []
    for side in battle.sides:
        texts.append(f"▲{side.height}" + "".join(f"+{more}" for more in _more(side) if more))
    if width(said := " : ".join(texts), SMALLEST) <= room + 40:  # of many sides the sums are enough
        write(canvas, x, y + 8, said, SMALLEST, DIM, anchor="middle")


def _more(side: Side) -> tuple[int, ...]:
    return (side.walls + side.forts, side.soldiers, side.cannon)


def sums(canvas: Image.Image, battle: Battle, x: float, y: float, room: float) -> None:
    """Draw sums such as ``4 : 3``, each with its player's emblem; the winner's is golden."""
    sides = battle.sides
    for size, r, gap in ((40, 16, 22), (32, 13, 18), (28, 11, 14), (24, 9, 8)):
        reach = sum(2 * r + 5 + width(str(side.strength), size) for side in sides) + (len(sides) - 1) * gap
        if reach <= room:
            break
    at = x - reach / 2
    for index, side in enumerate(sides):
        if index:
            write(canvas, at + gap / 2, y + size * 0.32, ":", size, DIM, anchor="middle")
            at += gap
        medal(LOOKS[side.seat], r).put(canvas, at + r, y)
        ink = GOLD if side.seat == battle.winner else TEXT
        at += 2 * r + 5 + write(canvas, at + 2 * r + 5, y + size * 0.36, str(side.strength), size, ink)
