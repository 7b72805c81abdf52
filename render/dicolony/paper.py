"""A sheet of paper at any size: its rows and columns, its cleared land, its buildings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image

from engines.dicolony.building import levels
from engines.dicolony.printed.cards import building_card
from engines.dicolony.printed.sheet import STAR, Spaces, grid, numbers
from engines.dicolony.state import Building, Layout, Sheet
from render.kit.figures.emblems import pattern_tile, star
from render.kit.figures.pieces import numeral
from render.kit.letters.fonts import SMALLEST
from render.kit.pen.cache import cached
from render.kit.pen.palette import BLACK, WHITE, mix
from render.kit.pen.sprites import Pen, Point, Sprite

from . import marks
from .inks import PAPER, PENCIL, PRINT, Line, lines

_LETTER = 36
"""The diameter of a disc or a plate whose letter can be read."""


@dataclass(frozen=True, slots=True)
class Plot:
    """The place of a sheet's grid: the upper left space at (x, y), spaces of ``size`` pixels."""

    x: int
    y: int
    size: int

    @property
    def tab(self) -> int:
        """The width of the row tabs on the left."""
        return round(self.size * 0.62)

    @property
    def head(self) -> int:
        """The height of the column numbers above."""
        return max(round(self.size * 0.62), 42)

    @property
    def wide(self) -> int:
        """The width of the spaces alone."""
        return self.size * grid().width

    @property
    def high(self) -> int:
        return self.size * len(grid().printed.rows)

    def corner(self, number: int) -> tuple[int, int]:
        """The upper left corner of a space."""
        row, column = divmod(number, grid().width)
        return self.x + column * self.size, self.y + row * self.size

    def middle(self, number: int) -> Point:
        x, y = self.corner(number)
        return x + self.size / 2, y + self.size / 2


def fit_plot(x: int, y: int, wide: int, high: int) -> Plot:
    """The largest plot that fits a rectangle with its tabs and numbers, centred horizontally."""
    columns, rows = grid().width, len(grid().printed.rows)
    size = int(wide / (columns + 0.66))
    size = min(size, int(high / (rows + 0.66)), (high - 44) // rows)
    reach = round(size * (columns + 0.62))
    plot = Plot(x + (wide - reach) // 2 + round(size * 0.62), y, size)
    return replace(plot, y=y + plot.head)


def draw(
    canvas: Image.Image,
    plot: Plot,
    sheet: Sheet,
    layout: Layout,
    *,
    is_over: bool = False,
    has_letters: bool = False,
) -> None:
    """Draw the whole sheet.

    ``is_over``: cleared land without a building is faded; ``has_letters``: those of the cards above their columns.
    """
    blank(plot.size).put(canvas, plot.x, plot.y)
    heads(plot.size, layout.buildings if has_letters else ()).put(canvas, plot.x, plot.y)
    _land(canvas, plot, sheet, is_over)
    for at, (card, building) in enumerate(zip(layout.buildings, sheet.buildings, strict=False)):
        if building is not None:
            _building(canvas, plot, at, card, building)


def _lay(sheet: Image.Image, sprite: Sprite, x: float, y: float) -> None:
    sheet.alpha_composite(sprite.image, (round(x - sprite.dx), round(y - sprite.dy)))


@cached
def heads(size: int, buildings: tuple[str, ...]) -> Sprite:
    """The column numbers with the letters of the cards that name them, anchored at the upper left space."""
    plot = Plot(size, size, size)
    high = size + 20
    strip = Image.new("RGBA", (plot.wide + 2 * size, high), (0, 0, 0, 0))
    for at, name in enumerate(grid().printed.columns):
        letters = "".join(key for key in buildings if str(building_card(key).column) == name)
        side = max(round(size * 0.5), min(39, size - 4))
        _lay(strip, column_head(name, side, letters), plot.x + (at + 0.5) * size, high - plot.head * 0.5)
    return Sprite(strip, size, high)


@cached
def blank(size: int) -> Sprite:
    """A blank sheet without column numbers, the same for all tables; anchored at its upper left space."""
    plot = Plot(size, size, size)
    bare = Image.new("RGBA", (plot.wide + size, plot.high + size), (0, 0, 0, 0))
    rows = grid().printed.rows
    gap = max(3, size // 16)
    for at, (name, look) in enumerate(zip(rows, lines(), strict=True)):
        _lay(bare, row_tab(look, plot.tab - gap, size, name == STAR), plot.x - gap, plot.y + (at + 0.5) * size)
    for number in numbers(grid().land):
        look, has_star = ground(number)
        _lay(bare, marks.tile(look, "waste", size), *plot.corner(number))
        if has_star:
            _lay(bare, marks.printed_star(look, size, False), *plot.middle(number))
    _lay(bare, marks.centre(size), *plot.middle(next(numbers(grid().centre))))
    return Sprite(bare, size, size)


def ground(number: int) -> tuple[Line, bool]:
    """The look of a space's row, and whether the space has a printed star."""
    row, column = divmod(number, grid().width)
    return lines()[row], STAR in (grid().printed.rows[row], grid().printed.columns[column])


@cached
def column_head(name: str, size: int, letters: str = "") -> Sprite:
    """A column's number with the letters of the cards that name it, anchored at its middle."""
    pen = Pen(size * 3, size * 1.4, size * 1.5, size * 0.7)
    half = size / 2
    each = size * (0.64 if len(letters) < 2 else 0.52)
    reach = each * len(letters)
    left = -(size + reach) / 2
    pen.rectangle(left, -half, size + reach, size, PRINT, size * 0.26)
    if name == STAR:
        star(pen, left + half, size * 0.03, half * 0.74, mix(PAPER, PRINT, 0.08))
    else:
        numeral(pen, left + half, 0, name, max(SMALLEST if size >= _LETTER else 0, round(size * 0.72)), PAPER)
    for at, letter in enumerate(letters):
        x = left + size * 0.92 + each * (at + 0.5)
        pen.ellipse(x, 0, each * 0.54, each * 0.54, PAPER)
        numeral(
            pen,
            x,
            0,
            letter,
            max(SMALLEST, round(each * 0.78)),
            PRINT,
        )
    return pen.sprite()


@cached
def row_tab(look: Line, wide: int, high: int, is_star_row: bool) -> Sprite:
    """A tab with the colour and pattern of a row, anchored at the middle of its right edge."""
    pen = Pen(wide, high, wide, high / 2)
    tall = high * 0.9
    body = pen.rectangle_mask(-wide, -tall / 2, wide, tall, wide * 0.24)
    pen.flood(mix(look.colour, BLACK, 0.45), body)
    rim = max(1.5, high / 50)
    inner = pen.rectangle_mask(-wide + rim, -tall / 2 + rim, wide - 2 * rim, tall - 2 * rim, wide * 0.2)
    pen.grade(mix(look.colour, WHITE, 0.16), look.colour, inner)
    hatch = pattern_tile(look.pattern, (wide, high), max(10, high // 8)).resize(pen.sheet.size)
    pen.flood(mix(look.colour, BLACK, 0.6), pen.within(inner, hatch), 0.42)
    if is_star_row:
        star(pen, -wide / 2, 0, wide * 0.36, PAPER)
    return pen.sprite()


def _land(canvas: Image.Image, plot: Plot, sheet: Sheet, is_over: bool) -> None:
    """Draw the cleared land without buildings."""
    for number in numbers(sheet.cleared & ~sheet.built):
        cleared_space(number, plot.size, is_over).put(canvas, *plot.corner(number))


@cached
def cleared_space(number: int, size: int, is_over: bool) -> Sprite:
    """A cleared space with its pencilled cross, anchored at its upper left corner."""
    look, has_star = ground(number)
    sheet = Image.new("RGBA", (2 * size, 2 * size), (0, 0, 0, 0))
    corner = size // 2
    middle = corner + size / 2
    parts: list[tuple[Sprite, float]] = [(marks.tile(look, "left-over" if is_over else "cleared", size), corner)]
    if has_star:
        parts.append((marks.printed_star(look, size, not is_over), middle))
    parts.append((marks.cross(number, size, is_over), middle))
    for sprite, at in parts:
        sheet.alpha_composite(sprite.image, (round(at - sprite.dx), round(at - sprite.dy)))
    left, upper, right, lower = sheet.getbbox() or (0, 0, 1, 1)
    return Sprite(sheet.crop((left, upper, right, lower)), corner - left, corner - upper)


def _building(canvas: Image.Image, plot: Plot, at: int, card: str, building: Building) -> None:
    """Draw a building: one framed roof over its spaces, houses on cleared land, the card's letter on the first."""
    size, spaces = plot.size, building.spaces
    court = hollow(card, building)
    frame(canvas, plot, spaces, at, court)
    for number in numbers(spaces):
        if court >> number & 1:
            marks.ring_o(size, PAPER).put(canvas, *plot.middle(number))
        elif number != building.at:
            marks.house(round(size * 0.56)).put(canvas, *plot.middle(number))
    letter(card, max(min(_LETTER, size - 4), round(size * 0.62))).put(canvas, *plot.middle(building.at))


@lru_cache(maxsize=1024)
def hollow(card: str, building: Building) -> Spaces:
    """The spaces of a building that are waste land."""
    return next((place.hollow for level in levels(card) for place in level if place.building == building), 0)


@cached
def letter(key: str, size: int) -> Sprite:
    """A building card's letter on a disc, anchored at its middle."""
    pen = Pen(size + 6, size + 6, size / 2 + 3, size / 2 + 3)
    half = size / 2
    pen.ellipse(0, 0, half, half, PENCIL)
    pen.ellipse(0, 0, half * 0.88, half * 0.88, PAPER)
    numeral(pen, 0, 0, key, max(SMALLEST if size >= _LETTER else 0, round(size * 0.66)), PENCIL)
    return pen.sprite()


def frame(canvas: Image.Image, plot: Plot, spaces: Spaces, at: int, court: Spaces = 0) -> None:
    """Draw a roof over a group of spaces with a thick dark outline and a thin light one inside.

    ``at``: the place of the card from the left, for the colour and pattern of its roofs.
    """
    size, thick = plot.size, max(2, plot.size // 26)
    light = thick + max(1, size // 60)
    for box in _boxes(plot, spaces, -max(2, thick - 1)):
        canvas.paste(PENCIL, box)
    for inset, ground in ((thick, PAPER), (light, None)):
        for number, box in zip(numbers(spaces), _boxes(plot, spaces, inset), strict=True):
            if ground is not None:
                canvas.paste(ground, box)
            else:
                roofs = marks.roofs(plot.wide, plot.high, max(8, size // 9), at, bool(court >> number & 1))
                left, upper, right, lower = box
                part = (left - plot.x, upper - plot.y, right - plot.x, lower - plot.y)
                canvas.paste(roofs.crop(part), box)
    for x, y, dx, dy in _notches(plot, spaces):
        for reach, ink in ((light, PAPER), (thick, PENCIL)):
            (left, right), (upper, lower) = sorted((x, x + dx * reach)), sorted((y, y + dy * reach))
            canvas.paste(ink, (left, upper, right, lower))


def _has_neighbour(spaces: Spaces, number: int, down: int, along: int) -> bool:
    """Return whether the space ``down`` rows below and ``along`` columns to the right is one of ``spaces``."""
    row, column = divmod(number, grid().width)
    row, column = row + down, column + along
    if not (0 <= row < len(grid().printed.rows) and 0 <= column < grid().width):
        return False
    return bool(spaces >> row * grid().width + column & 1)


def _boxes(plot: Plot, spaces: Spaces, inset: int) -> Iterator[tuple[int, int, int, int]]:
    """The box of each space, trimmed by ``inset`` (grown, if negative) on its sides without a neighbour."""
    for number in numbers(spaces):
        x, y = plot.corner(number)
        yield (
            x + inset * (not _has_neighbour(spaces, number, 0, -1)),
            y + inset * (not _has_neighbour(spaces, number, -1, 0)),
            x + plot.size - inset * (not _has_neighbour(spaces, number, 0, 1)),
            y + plot.size - inset * (not _has_neighbour(spaces, number, 1, 0)),
        )


def _notches(plot: Plot, spaces: Spaces) -> Iterator[tuple[int, int, int, int]]:
    """The inner corners of the outline: (x, y) and the direction inwards."""
    for number in numbers(spaces):
        x, y = plot.corner(number)
        for down in (-1, 1):
            for along in (-1, 1):
                sides = _has_neighbour(spaces, number, down, 0) and _has_neighbour(spaces, number, 0, along)
                if sides and not _has_neighbour(spaces, number, down, along):
                    yield x + plot.size * (along > 0), y + plot.size * (down > 0), -along, -down
