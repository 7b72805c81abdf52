"""The cards on the table: buildings, which stand from left to right, and landscapes."""

from __future__ import annotations

from typing import TypeAlias

from PIL import Image

from engines.dicolony.printed.cards import (
    BlueCard,
    BuildingCard,
    Half,
    Landscape,
    YellowCard,
    blue_card,
    building_card,
    yellow_card,
)
from engines.dicolony.printed.sheet import grid
from engines.dicolony.state import Layout, Sheet
from render.kit.letters.text import fit_text, legible, width, wrap, write
from render.kit.pen.cache import cached
from render.kit.pen.canvas import box
from render.kit.pen.palette import BLACK, Colour, mix
from render.kit.pen.sprites import Pen, Sprite
from render.scene import Scene

from . import paper, shapes
from .inks import BLUE, BRICK, FAINT, MARKER, PAPER, PENCIL, PRINT, RULE, YELLOW

Area: TypeAlias = tuple[int, int, int, int]
"""x, y, width, height."""
_HEAD = 96
"""The width of the letter, the column and its bonus at the left of a card on the table."""
_COIN = 60
_NAME = 54
"""The height of a building's name below its shape."""
_FOOT = 50
"""Pixels at the foot of a card for what it lacks."""
NEAREST = mix(PAPER, BLUE, 0.3)
"""The ground of the half that is built, or that is nearest."""


def broad(canvas: Image.Image, area: Area, key: str, scene: Scene, at: int) -> None:
    """Draw a building card on the table: letter, column and bonus, then both shapes with points and names.

    ``at``: its place from the left, for the bonus.
    """
    (x, y, wide, high), card = area, building_card(key)
    _plain(canvas, area, BRICK, PAPER)
    step, middle = (high - 20) / 3, x + _HEAD / 2
    paper.letter(key, 58).put(canvas, middle, y + 12 + step * 0.5)
    _column(canvas, middle, round(y + 6 + step * 1.5), card)
    shapes.coin(f"+{grid().printed.bonus[at]}", 56).put(canvas, middle, y + 8 + step * 2.5)
    each = (wide - _HEAD - 10) // 2
    for column, (level, one) in enumerate((("upper", card.upper), ("lower", card.lower))):
        left = x + _HEAD + column * each
        canvas.paste(RULE, (left, y + 16, left + 2, y + high - 16))
        side = _side(one, each - _COIN - 28, high - _NAME - 26, 46)
        middle, reach = y + (high - _NAME) / 2 + 2, side * len(one.shape[0])
        start = left + (each - reach - 12 - _COIN) / 2
        shapes.shape(one.shape, side).put(canvas, start + reach / 2, middle)
        shapes.coin(str(one.points), _COIN).put(canvas, start + reach + 12 + _COIN / 2, middle)
        name = fit_text(scene.voice.of_game("building", f"{key.lower()}-{level}"), each - 16, 36)
        write(canvas, left + each / 2 + 1, y + high - 26, *name, PRINT, anchor="middle")


def upright(
    canvas: Image.Image, area: Area, key: str, *, at: int, half: str = "", words: str = "", is_next: bool = False
) -> None:
    """Draw a building card in a row: letter, column and bonus at the top, then the upper and the lower shape.

    ``half`` (upper or lower) has the ground of what is nearest; ``words`` stand at the foot.
    """
    (x, y, wide, high), card = area, building_card(key)
    _plain(canvas, area, MARKER if is_next else BRICK, mix(PAPER, MARKER, 0.14) if is_next else PAPER)
    paper.letter(key, 54).put(canvas, x + 38, y + 36)
    _column(canvas, x + wide // 2, y + 32, card)
    shapes.coin(f"+{grid().printed.bonus[at]}", 54).put(canvas, x + wide - 38, y + 36)
    top, room, each = y + 66, high - 66 - (_FOOT if words else 8), (wide - 16) // 2
    for column, (level, one) in enumerate((("upper", card.upper), ("lower", card.lower))):
        left = x + 8 + column * each
        if level == half:
            box(canvas, left, top, each, room, NEAREST, 10)
        elif level == "lower":
            canvas.paste(RULE, (left - 1, top + 8, left + 1, top + room - 8))
        coin = min(60, round(room * 0.4))
        shape = shapes.shape(one.shape, _side(one, each - 8, room - coin - 12, 44))
        shape.put(canvas, left + each / 2, top + (room - coin - 4) / 2)
        shapes.coin(str(one.points), coin).put(canvas, left + each / 2, top + room - coin / 2 - 4)
    if words:
        said = fit_text(words, wide - 20, 38)
        write(canvas, x + wide / 2, y + high - 16, *said, PRINT, anchor="middle")


def _plain(canvas: Image.Image, area: Area, edge: Colour, ground: Colour) -> None:
    """Draw a blank card."""
    x, y, wide, high = area
    box(canvas, x, y, wide, high, edge, 16)
    box(canvas, x + 4, y + 4, wide - 8, high - 8, ground, 13)


def _column(canvas: Image.Image, x: float, y: int, card: BuildingCard) -> None:
    """Draw the number of a card's column with a tip that points down to it."""
    paper.column_head(str(card.column), 48).put(canvas, x, y)
    down_tip(48).put(canvas, x, y + 6)


def _side(half: Half, wide: int, high: int, most: int) -> int:
    """The pixels of a space with which a shape fits: ``most`` or less."""
    return min(most, high // len(half.shape), wide // len(half.shape[0]))


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
    _card(wide, high, colour, band).put(canvas, x, y)
    shapes.landscape(card.counts, high - 16).put(canvas, x + band / 2, y + high / 2)
    left, end, middle = x + band + 14, x + wide - 16, y + high // 2
    if sheet is not None:
        count = str(card.count(sheet.cleared, sheet.built))
        end -= max(64, write(canvas, end, middle + 18, count, 50, PENCIL, anchor="right")) + 12
        now = scene.voice.say("dicolony-picture-now")
        end -= write(canvas, end, middle + 13, now, legible(now, 34), FAINT, anchor="right") + 24
    size, coin, gap = (36, 50, 24) if high < 80 else (42, 60, 30)
    pairs = prizes(card, scene)
    reach = sum(width(words, size) + coin + gap + 6 for words, _ in pairs)
    at = float(end - reach)
    for words, points in pairs:
        at += write(canvas, at, middle + size * 0.36, words, size, PRINT) + coin / 2 + 6
        shapes.coin(str(points), coin).put(canvas, at, middle)
        at += coin / 2 + gap
    name = scene.voice.of_game("landscape", card.key)
    room = end - reach - 12 - left
    lines = wrap(name, round(room), 34) if high >= 80 and width(name, 36) > room else ()
    if len(lines) < 2:
        write(canvas, left, middle + 13, *fit_text(name, round(room), 40 if high >= 80 else 36), PRINT)
    for index, line in enumerate(lines):
        write(canvas, left, middle - 7 + 40 * index, line, 34, PRINT)


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
