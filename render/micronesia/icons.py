"""Icons beside a player's numbers: tribes in stock, islands held, tribes sacrificed, points."""

from __future__ import annotations

from render.kit.figures.emblems import star
from render.kit.pen.cache import cached
from render.kit.pen.palette import BLACK, GOLD, WHITE, Look, mix, rgb
from render.kit.pen.sprites import Pen, Sprite

_SIDE = 44


def _pen() -> Pen:
    return Pen(_SIDE + 8, _SIDE + 8, _SIDE / 2 + 4, _SIDE / 2 + 4)


@cached
def stock(look: Look) -> Sprite:
    """The icon of the stock: a pile of discs."""
    pen = _pen()
    for layer in range(3):
        y = 10 - 8 * layer
        pen.ellipse(0, y + 4, 18, 11.5, mix(look.colour, BLACK, 0.5))
        pen.ellipse(0, y, 18, 11.5, WHITE)
        pen.ellipse(0, y, 15, 9, look.colour)
    return pen.sprite()


@cached
def island() -> Sprite:
    """The icon of islands held: a palm on sand."""
    pen = _pen()
    pen.ellipse(0, 14, 20, 7, rgb("#EBD9A4"))
    pen.line([(-2.5, 13), (0, 2.5), (4, -7.5)], rgb("#A87C50"), 4.2)
    for dx, dy in ((-16, -4), (-11, -16), (5, -20), (18, -12), (19, 0)):
        pen.line([(4, -9), (4 + (dx - 4) * 0.6, -9 + (dy + 4) * 0.7 - 2), (dx, dy)], rgb("#58B368"), 5)
    return pen.sprite()


@cached
def sacrifice() -> Sprite:
    """The icon of tribes sacrificed: a flame."""
    pen = _pen()
    flame = [(0, -20), (10, -6), (14, 5), (9, 16), (0, 20), (-9, 16), (-14, 5), (-7.5, -1), (-5, -10)]
    pen.polygon(flame, rgb("#F2703A"))
    pen.polygon([(1, -5), (7.5, 6), (5, 15), (0, 17.5), (-5, 15), (-7.5, 7.5), (-2.5, 4)], GOLD)
    return pen.sprite()


@cached
def points() -> Sprite:
    """The icon of points: a star, as islands have them."""
    pen = _pen()
    star(pen, 0, 1, 19, GOLD)
    return pen.sprite()
