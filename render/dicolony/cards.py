"""The cards on the table: buildings, which stand from left to right, and landscapes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PIL import Image

from engines.dicolony.printed.cards import (
    BlueCard,
    Half,
    Landscape,
    YellowCard,
    blue_card,
    building_card,
    yellow_card,
)
from engines.dicolony.printed.sheet import grid
from engines.dicolony.state import Layout, Sheet
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import legible, smallest, width, wrap, write
from render.kit.pen.cache import cached
from render.kit.pen.canvas import box
from render.kit.pen.palette import BLACK, Colour, mix
from render.kit.pen.sprites import Pen, Sprite
from render.kit.upright import fit_label, least
from render.scene import Scene

from . import paper, shapes
from .inks import BLUE, BRICK, FAINT, MARKER, PAPER, PENCIL, PRINT, RULE, YELLOW

Floor: TypeAlias = Callable[[str], int]
Area: TypeAlias = tuple[int, int, int, int]
"""x, y, width, height."""
_BAND = 92
_COIN = 44
_SMALL = 19
"""Pixels of a space in a brief card."""
_ROOMY = 180
"""Landscapes higher than this have their count beside the name, and the points below both."""
_TALL = 130
"""Cards higher than this (in pixels) have larger letters."""


def upright(
    canvas: Image.Image,
    area: Area,
    key: str,
    scene: Scene,
    *,
    at: int | None = None,
    half: str = "",
    words: str = "",
    is_next: bool = False,
    floor: Floor = smallest,
) -> None:
    """Draw a building card: letter, column and bonus at the top, then the upper and the lower shape.

    ``at``: its place from the left, for the bonus; ``half`` (upper or lower) is lit; ``words`` stand at the foot;
    ``floor``: the least size of a name.
    """
    (x, y, wide, high), card = area, building_card(key)
    edge = MARKER if is_next else BRICK
    box(canvas, x, y, wide, high, edge, 16)
    box(canvas, x + 4, y + 4, wide - 8, high - 8, mix(PAPER, MARKER, 0.14) if is_next else PAPER, 13)
    paper.letter(key, 52).put(canvas, x + 38, y + 36)
    column_number(str(card.column), 48).put(canvas, x + 106, y + 32)
    down_tip(48).put(canvas, x + 106, y + 38)
    if at is not None:
        shapes.coin(f"+{grid().printed.bonus[at]}", 54).put(canvas, x + wide - 38, y + 36)
    foot = _FOOT if words else 6
    room = (high - 66 - foot) // 2
    for level, one, top in (("upper", card.upper, y + 66), ("lower", card.lower, y + 66 + room)):
        if level == half:
            box(canvas, x + 8, top, wide - 16, room - 2, mix(PAPER, MARKER, 0.55), 10)
        elif level == "lower":
            canvas.paste(RULE, (x + 14, top - 1, x + wide - 14, top + 1))
        name = scene.voice.of_game("building", f"{key.lower()}-{level}")
        _half(canvas, (x + 12, top, wide - 18, room), one, name, floor(name))
    if words:
        said = fit_label(words, wide - 20, 34)
        write(canvas, x + wide / 2, y + high - 16, *said, PRINT, anchor="middle")


_FOOT = 48
"""Pixels at the foot of a card for what it lacks."""


_BESIDE = 49
"""Pixels from a shape to the name beside it, with the coin between them."""


def half_room(wide: int, reach: int) -> int:
    """The pixels for the name beside a shape of this width."""
    return wide - reach - _BESIDE - 5


def _fits(parts: Sequence[str], room: int, size: int) -> bool:
    return all(width(part, size) <= room for part in parts)


def _half(canvas: Image.Image, area: Area, half: Half, name: str, low: int) -> None:
    """Draw a shape, its points and its name in a line."""
    x, y, wide, high = area
    is_kanji = smallest(name) > SMALLEST
    parts = [name[at : at + 2] for at in range(0, len(name), 2)] if is_kanji else name.split()
    columns = len(half.shape[0])
    most = min(24, (high - 8) // len(half.shape), 88 // columns)
    side = next((each for each in range(most, 16, -1) if _fits(parts, half_room(wide, each * columns), low)), 16)
    reach, room = columns * side, half_room(wide, side * columns)
    shapes.shape(half.shape, side).put(canvas, x + reach / 2, y + high / 2)
    shapes.coin(str(half.points), 43).put(canvas, x + reach + 25, y + high / 2)
    left = x + reach + _BESIDE
    size = next((each for each in range(32, max(27, low - 1), -1) if width(name, each) <= room), 0)
    lines: tuple[str, ...] = (name,)
    if not size:
        size = next((each for each in range(30, low, -1) if _fits(parts, room, each)), low)
        lines = tuple(parts) if is_kanji else wrap(name, room, size)
    step = size + 3
    top = y + (high - step * len(lines)) / 2 - 2
    for index, line in enumerate(lines):
        write(canvas, left, top + step * (index + 0.86), line, size, PRINT)


def in_a_row(area: Area, count: int, gap: int) -> list[Area]:
    """The areas of so many cards from left to right."""
    x, y, wide, high = area
    each = (wide - gap * (count - 1)) // count
    return [(x + at * (each + gap), y, each, high) for at in range(count)]


def strip(
    canvas: Image.Image, area: Area, card: Landscape, colour: Colour, scene: Scene, sheet: Sheet | None = None
) -> None:
    """Draw a landscape card in one line: what it counts, its name, its points, the current count of ``sheet``."""
    x, y, wide, high = area
    band = high + 4
    _ground(canvas, x, y, wide, high, colour, band)
    shapes.landscape(card.counts, high - 16).put(canvas, x + band / 2, y + high / 2)
    left, end, middle = x + band + 16, x + wide - 16, y + high // 2
    size = 34 if high < 100 else 40
    if sheet is not None:
        count = str(card.count(sheet.cleared, sheet.built))
        end -= write(canvas, end, middle + 15, count, 42, PENCIL, anchor="right") + 10
        now = scene.voice.say("dicolony-picture-now")
        end -= write(canvas, end, middle + 12, now, least(now), FAINT, anchor="right") + 28
    pairs = prizes(card, scene)
    letters = max(least(words) for words, _ in pairs) if high < 100 else 34
    reach = sum(width(words, letters) + 70 for words, _ in pairs)
    at = float(end - reach)
    for words, points in pairs:
        at += write(canvas, at, middle + letters * 0.36, words, letters, FAINT) + 28
        shapes.coin(str(points), 46).put(canvas, at, middle)
        at += 42
    name = scene.voice.of_game("landscape", card.key)
    write(canvas, left, middle + size * 0.36, *fit_label(name, end - reach - 16 - left, size), PRINT)


def brief(canvas: Image.Image, x: int, middle: int, wide: int, key: str) -> None:
    """Draw a building card in one line: letter, column, both shapes with their points."""
    card = building_card(key)
    paper.letter(key, 44).put(canvas, x + 24, middle)
    column_number(str(card.column), 36).put(canvas, x + 66, middle)
    halves = (card.upper, card.lower)
    reaches = [len(half.shape[0]) * _SMALL + 40 for half in halves]
    gap = (wide - 84 - sum(reaches)) / 3
    left = x + 84 + gap
    for half, reach in zip(halves, reaches, strict=True):
        shapes.shape(half.shape, _SMALL).put(canvas, left + len(half.shape[0]) * _SMALL / 2, middle)
        shapes.coin(str(half.points), 34).put(canvas, left + reach - 18, middle)
        left += reach + gap


def column_number(name: str, size: int) -> Sprite:
    """The number of a column, as above the sheet."""
    return paper.column_head(name, size)


@cached
def down_tip(size: int) -> Sprite:
    """A tip that points down, below a column's number."""
    pen = Pen(size * 1.4, size * 1.4, size * 0.7, size * 0.7)
    pen.polygon([(-size * 0.3, size * 0.3), (size * 0.3, size * 0.3), (0, size * 0.62)], PRINT)
    return pen.sprite()


def landscapes(layout: Layout) -> tuple[tuple[Landscape, Colour], ...]:
    """The landscape cards in play, with the colour of their bands."""
    blue = tuple((blue_card(key), BLUE) for key in layout.blue)
    return blue if layout.yellow is None else (*blue, (yellow_card(layout.yellow), YELLOW))


def landscape(
    canvas: Image.Image,
    x: int,
    y: int,
    wide: int,
    high: int,
    card: Landscape,
    colour: Colour,
    scene: Scene,
    sheet: Sheet | None = None,
) -> None:
    """Draw a landscape card: what it counts, its name, its points, and the current count of ``sheet`` if given."""
    band = min(high, 150) if high > _TALL else _BAND
    _ground(canvas, x, y, wide, high, colour, band)
    side = band - 20
    shapes.landscape(card.counts, side).put(canvas, x + band / 2, y + high / 2)
    left, end = x + band + 16, x + wide - 14
    is_roomy = high > _ROOMY
    name, before = scene.voice.of_game("landscape", card.key), end
    if sheet is not None:
        middle = y + high / 2 - (32 if is_roomy else 0)
        end -= _tally(canvas, end, middle, card.count(sheet.cleared, sheet.built), scene) + 10
    size, lines = (40, wrap(name, end - left, 40)) if is_roomy else _title(name, end - left, high)
    step = round(size * 1.24) if high > _TALL or len(lines) < 2 else size
    top = y + (high - step * len(lines) - _COIN) / 2 - (8 if is_roomy else 0)
    end = before if is_roomy else end
    for index, line in enumerate(lines):
        write(canvas, left, top + size * 0.98 + step * index, line, size, PRINT)
    down = 24 if is_roomy else 0
    _prizes(canvas, left, round(top + step * len(lines) + _COIN / 2) + down, end - left, card, scene)


def _title(name: str, room: int, high: int) -> tuple[int, tuple[str, ...]]:
    """The font size and the lines (at most two) of a landscape's name."""
    if high > _TALL:
        return 32, wrap(name, room, 32)
    low = smallest(name)
    size = next((size for size in (low, 28, 25) if low <= size and width(name, size) <= room), 0)
    return (size, (name,)) if size else (low, wrap(name, room, low))


def prizes(card: Landscape, scene: Scene) -> list[tuple[str, int]]:
    """The points of a landscape, each with the count or the place that it is for."""
    say = scene.voice.say
    match card:
        case BlueCard():
            return [
                (f"{step.at_least}+" if step.at_least is not None else f"≤{step.at_most}", step.points)
                for step in card.steps
            ]
        case YellowCard():
            return [
                (say("dicolony-picture-most"), card.most),
                (say("dicolony-picture-shared"), card.shared),
                (say("dicolony-picture-second"), card.second),
            ]
        case _:
            return []


def _prizes(canvas: Image.Image, x: int, y: int, room: int, card: Landscape, scene: Scene) -> None:
    """Draw the points for each count."""
    pairs = prizes(card, scene)
    size = max((legible(words, 27) for words, _ in pairs), default=27)
    reach, side = sum(width(words, size) for words, _ in pairs), 42
    if reach + (side + 12) * len(pairs) > room:
        side = 34
    gap = min(26, max(4, (room - reach - (side + 12) * len(pairs)) // max(1, len(pairs) - 1)))
    for words, points in pairs:
        x += write(canvas, x, y + 10, words, size, FAINT) + side // 2 + 5
        shapes.coin(str(points), side).put(canvas, x, y)
        x += side // 2 + 7 + gap


def _tally(canvas: Image.Image, end: int, middle: float, count: int, scene: Scene) -> int:
    """Draw the reader's current count, right-aligned; return the width."""
    caption = scene.voice.say("dicolony-picture-now")
    size = legible(caption, 26)
    reach = max(width(caption, size), 52) + (20 if size == 26 else 8)
    box(canvas, end - reach, round(middle) - 40, reach, 80, mix(PAPER, PRINT, 0.1), 12)
    write(canvas, end - reach / 2, middle - 10, caption, size, FAINT, anchor="middle")
    write(canvas, end - reach / 2, middle + 28, str(count), 40, PENCIL, anchor="middle")
    return reach


def _ground(canvas: Image.Image, x: int, y: int, wide: int, high: int, colour: Colour, band: int) -> None:
    """Draw the blank card: a shadow, a band of its colour, paper."""
    _card(wide, high, colour, band).put(canvas, x, y)


@cached
def _card(wide: int, high: int, colour: Colour, band: int) -> Sprite:
    pen = Pen(wide + 24, high + 28, 12, 10, scale=2)
    shadow = pen.rectangle_mask(1, 6, wide - 2, high - 1, 16)
    pen.flood(BLACK, pen.blur(shadow, 4), 0.5)
    pen.rectangle(0, 0, wide, high, mix(PAPER, BLACK, 0.25), 16)
    body = pen.rectangle_mask(0, 0, wide, high - 2, 16)
    pen.flood(PAPER, body)
    side = pen.rectangle_mask(-40, 0, 40 + band, high, 0)
    pen.flood(colour, pen.within(body, side))
    edge = pen.rectangle_mask(band - 4, 0, 4, high, 0)
    pen.flood(mix(colour, BLACK, 0.3), pen.within(body, edge))
    return pen.sprite()
