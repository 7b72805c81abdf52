"""The cards on the table, four buildings and the landscapes, in a wide layout that is readable on a phone."""

from __future__ import annotations

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
from engines.dicolony.state import Layout, Sheet
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import legible, smallest, width, wrap, write
from render.kit.pen.cache import cached
from render.kit.pen.canvas import box
from render.kit.pen.palette import BLACK, Colour, mix
from render.kit.pen.sprites import Pen, Sprite
from render.scene import Scene

from . import paper, shapes
from .inks import BLUE, BRICK, FAINT, PAPER, PENCIL, PRINT, RULE, YELLOW

_BAND = 92
_COIN = 44
_SMALL = 19
"""Pixels of a space in a brief card."""
_TALL = 130
"""Cards higher than this (in pixels) have larger letters."""


def building(canvas: Image.Image, x: int, y: int, wide: int, high: int, key: str, scene: Scene) -> None:
    """Draw a building card: letter and column on the left, then the upper and the lower shape."""
    card = building_card(key)
    _ground(canvas, x, y, wide, high, BRICK, _BAND)
    paper.letter(key, min(62, high // 2)).put(canvas, x + _BAND / 2, y + high * 0.3)
    down_tip(round(high * 0.34)).put(canvas, x + _BAND / 2, y + high * 0.74)
    column_number(str(card.column), round(high * 0.34)).put(canvas, x + _BAND / 2, y + high * 0.71)
    room = (wide - _BAND) // 2
    for at, (half, level) in enumerate(((card.upper, "upper"), (card.lower, "lower"))):
        left = x + _BAND + at * room
        if at:
            canvas.paste(RULE, (left, y + 14, left + 3, y + high - 14))
        name = scene.voice.of_game("building", f"{key.lower()}-{level}")
        _half(canvas, left, y, room, high, half, name)


def _half(canvas: Image.Image, x: int, y: int, wide: int, high: int, half: Half, name: str) -> None:
    """Draw a shape, and beside it its points above its name."""
    least, low = smallest(name), min((high - 26) // 3, 31)
    tall = ((38, 32), (33, 32), (33, max(28, least)), (28, max(28, least)), (28, max(26, least)), (24, least))
    looks = tall if high > _TALL else ((low, max(25, least)), (low - 4, least), (22, least))
    size, letters = next(
        (look for look in looks if fits(name, wide - len(half.shape[0]) * look[0] - 30, look[1])), looks[-1]
    )
    reach = len(half.shape[0]) * size
    lines = wrap(name, wide - reach - 30, letters)
    beside = max(_COIN, *(width(line, letters) for line in lines))
    worth = _COIN if high > _TALL or len(lines) < 2 else min(_COIN, high - 10 - 2 * (letters + 3))
    left = x + (wide - reach - 14 - beside) / 2
    shapes.shape(half.shape, size).put(canvas, left + reach / 2, y + high / 2)
    middle = left + reach + 14 + beside / 2
    step = letters + 3
    top = y + (high - worth - step * len(lines)) / 2 - 2
    shapes.coin(str(half.points), worth).put(canvas, middle, top + worth / 2)
    for index, line in enumerate(lines):
        write(canvas, middle, top + worth + letters + step * index, line, letters, PRINT, anchor="middle")


def fits(name: str, room: int, letters: int) -> bool:
    """Whether each word of a name fits a line, and the name two lines; a Japanese one breaks after two signs."""
    words = [part[:2] if smallest(part) > SMALLEST and len(part) < 5 else part for part in name.split()]
    return all(width(word, letters) <= room for word in words) and len(words) <= 2


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
    if sheet is not None:
        end -= _tally(canvas, end, y + high / 2, card.count(sheet.cleared, sheet.built), scene) + 10
    size, lines = _title(scene.voice.of_game("landscape", card.key), end - left, high)
    step = round(size * 1.24) if high > _TALL or len(lines) < 2 else size
    top = y + (high - step * len(lines) - _COIN) / 2
    for index, line in enumerate(lines):
        write(canvas, left, top + size * 0.98 + step * index, line, size, PRINT)
    _prizes(canvas, left, round(top + step * len(lines) + _COIN / 2), end - left, card, scene)


def _title(name: str, room: int, high: int) -> tuple[int, tuple[str, ...]]:
    """The font size and the lines (at most two) of a landscape's name."""
    if high > _TALL:
        return 32, wrap(name, room, 32)
    least = smallest(name)
    size = next((size for size in (least, 28, 25) if least <= size and width(name, size) <= room), 0)
    return (size, (name,)) if size else (least, wrap(name, room, least))


def _prizes(canvas: Image.Image, x: int, y: int, room: int, card: Landscape, scene: Scene) -> None:
    """Draw the points for each count."""
    say = scene.voice.say
    match card:
        case BlueCard():
            pairs = [
                (f"{step.at_least}+" if step.at_least is not None else f"≤{step.at_most}", step.points)
                for step in card.steps
            ]
        case YellowCard():
            pairs = [
                (say("dicolony-picture-most"), card.most),
                (say("dicolony-picture-shared"), card.shared),
                (say("dicolony-picture-second"), card.second),
            ]
        case _:
            pairs = []
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
