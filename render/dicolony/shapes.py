"""Small drawings on cards: shapes to build, things that landscapes count, coins with points."""

from __future__ import annotations

from engines.dicolony.printed.cards import CLEARED, WASTE
from render.kit.figures.emblems import star
from render.kit.figures.pieces import numeral
from render.kit.letters.fonts import SMALLEST
from render.kit.pen.cache import cached
from render.kit.pen.palette import BLACK, GOLD, WHITE, Colour, mix, rgb
from render.kit.pen.sprites import Pen, Sprite

from .inks import PAPER, PENCIL, PRINT, SLATE

_CLEAR = rgb("#E2BE82")
_WASTE = rgb("#F1E7CF")
_EDGE = rgb("#7A6448")
_COUNTED = rgb("#3FA7B8")


@cached
def shape(rows: tuple[str, ...], size: int) -> Sprite:
    """A building's shape with its X and O, anchored at its middle; spaces of ``size`` pixels."""
    wide, high = len(rows[0]) * size, len(rows) * size
    pen = Pen(wide + 4, high + 4, wide / 2 + 2, high / 2 + 2)
    for down, row in enumerate(rows):
        for along, mark in enumerate(row):
            if mark in (CLEARED, WASTE):
                x, y = -wide / 2 + along * size, -high / 2 + down * size
                _space(pen, x, y, size, _CLEAR if mark == CLEARED else _WASTE)
                (_x if mark == CLEARED else _o)(pen, x + size / 2, y + size / 2, size)
    return pen.sprite()


def _space(pen: Pen, x: float, y: float, size: float, fill: Colour) -> None:
    gap, rim = size * 0.02, max(1.3, size * 0.055)
    pen.rectangle(x + gap, y + gap, size - 2 * gap, size - 2 * gap, _EDGE, size * 0.14)
    inner = gap + rim
    pen.rectangle(x + inner, y + inner, size - 2 * inner, size - 2 * inner, fill, size * 0.1)


def _x(pen: Pen, x: float, y: float, size: float, ink: Colour = PENCIL) -> None:
    reach = size * 0.23
    for lean in (-1, 1):
        pen.line([(x - reach, y - lean * reach), (x + reach, y + lean * reach)], ink, size * 0.13)


def _o(pen: Pen, x: float, y: float, size: float) -> None:
    pen.ellipse(x, y, size * 0.3, size * 0.3, PENCIL)
    pen.ellipse(x, y, size * 0.18, size * 0.18, _WASTE)


@cached
def coin(points: str, size: int) -> Sprite:
    """A coin with points, anchored at its middle."""
    pen = Pen(size + 6, size + 6, size / 2 + 3, size / 2 + 3)
    half = size / 2
    pen.ellipse(0, half * 0.1, half, half, mix(GOLD, BLACK, 0.62))
    pen.ellipse(0, 0, half, half, mix(GOLD, BLACK, 0.42))
    pen.grade(mix(GOLD, WHITE, 0.45), GOLD, pen.ellipse_mask(0, 0, half * 0.88, half * 0.88))
    numeral(pen, 0, 0, points, max(SMALLEST, round(size * (0.66 if len(points) == 1 else 0.52))), PENCIL)
    return pen.sprite()


_SCENES: dict[str, tuple[str, ...]] = {
    "waste-beside-buildings": (".ww.", "wBBw", "wBxw", ".w.."),
    "largest-waste-group": ("ww.x", "wwwx", ".wwx", "xxww"),
    "columns-with-buildings": ("cBcc", "cBcB", "cccB", "Bccc"),
    "cleared-without-building": ("..k.", "kBB.", ".BBk", "k..."),
    "stars-cleared-or-built": (".s..", "ssks", ".s..", ".k.."),
    "waste-from-centre": ("..w.", "www.", ".wC.", "..ww"),
    "largest-building-group": ("..b.", "bbb.", ".b..", "...B"),
    "waste-on-the-rim": ("wwww", "w..w", "wx.w", "wwww"),
}
"""A drawing of each count: w counted waste, B a building, b a counted one, x cleared, k counted cleared land, c a
counted column, s a counted star, C the centre, "." nothing that counts."""
_GROUNDS: dict[str, Colour] = {
    "w": _COUNTED,
    "B": SLATE,
    "b": _COUNTED,
    "x": mix(_CLEAR, PAPER, 0.35),
    "k": _COUNTED,
    "c": mix(_COUNTED, PAPER, 0.5),
    "s": _COUNTED,
    "C": PAPER,
    ".": _WASTE,
}
_PLAIN: dict[str, Colour] = {"x": _CLEAR, "C": PRINT, ".": mix(_EDGE, PAPER, 0.6)}
_FINE = 14
"""Spaces smaller than this (in pixels) show only a ground colour."""


@cached
def landscape(what: str, side: int) -> Sprite:
    """The picture of a landscape, anchored at its middle: part of a sheet with the counted spaces highlighted."""
    rows = _SCENES.get(what, ("....",) * 4)
    size = side / len(rows)
    pen = Pen(side + 10, side + 10, side / 2 + 5, side / 2 + 5)
    pen.rectangle(-side / 2 - 4, -side / 2 - 4, side + 8, side + 8, PAPER, size * 0.3)
    for down, row in enumerate(rows):
        for along, mark in enumerate(row):
            x, y = -side / 2 + along * size, -side / 2 + down * size
            if size < _FINE:
                pen.rectangle(x + 0.5, y + 0.5, size - 1, size - 1, _PLAIN.get(mark, _GROUNDS[mark]))
                continue
            _space(pen, x, y, size, _GROUNDS[mark])
            _symbol(pen, x + size / 2, y + size / 2, size, mark)
    return pen.sprite()


def _symbol(pen: Pen, x: float, y: float, size: float, mark: str) -> None:
    match mark:
        case "B" | "b":
            foot, reach = y + size * 0.02, size * 0.36
            pen.polygon([(x, y - size * 0.34), (x + reach, foot), (x - reach, foot)], WHITE)
            pen.rectangle(x - size * 0.24, y, size * 0.48, size * 0.28, WHITE)
        case "x":
            _x(pen, x, y, size, mix(PENCIL, PAPER, 0.45))
        case "k":
            _x(pen, x, y, size)
        case "s":
            star(pen, x, y + size * 0.03, size * 0.4, WHITE)
        case "C":
            pen.ellipse(x, y, size * 0.34, size * 0.34, PRINT)
        case _:
            pass
