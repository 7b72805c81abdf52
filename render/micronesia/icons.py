"""Icons beside a player's numbers: tribes in stock, islands held, tribes sacrificed, points."""

from __future__ import annotations

from render.kit.figures.emblems import star
from render.kit.figures.pieces import disc
from render.kit.pen.cache import cached
from render.kit.pen.palette import BLACK, DIM, GOLD, WHITE, Look, mix, rgb
from render.kit.pen.sprites import Pen, Sprite

_SIDE = 34


def _pen() -> Pen:
    return Pen(_SIDE + 8, _SIDE + 8, _SIDE / 2 + 4, _SIDE / 2 + 4)


@cached
def stock(look: Look) -> Sprite:
    """The icon of the stock: a pile of discs."""
    pen = _pen()
    for layer in range(3):
        y = 8 - 6 * layer
        pen.ellipse(0, y + 3, 14, 9, mix(look.colour, BLACK, 0.5))
        pen.ellipse(0, y, 14, 9, WHITE)
        pen.ellipse(0, y, 11.6, 7, look.colour)
    return pen.sprite()


@cached
def island() -> Sprite:
    """The icon of islands held: a palm on sand."""
    pen = _pen()
    pen.ellipse(0, 11, 16, 5.5, rgb("#EBD9A4"))
    pen.line([(-2, 10), (0, 2), (3, -6)], rgb("#A87C50"), 3.4)
    for dx, dy in ((-13, -3), (-9, -13), (4, -16), (14, -10), (15, 0)):
        pen.line([(3, -7), (3 + (dx - 3) * 0.6, -7 + (dy + 3) * 0.7 - 2), (dx, dy)], rgb("#58B368"), 4)
    return pen.sprite()


@cached
def sacrifice() -> Sprite:
    """The icon of tribes sacrificed: a flame."""
    pen = _pen()
    pen.polygon(
        [(0, -16), (8, -5), (11, 4), (7, 13), (0, 16), (-7, 13), (-11, 4), (-6, -1), (-4, -8)], rgb("#F2703A")
    )
    pen.polygon([(1, -4), (6, 5), (4, 12), (0, 14), (-4, 12), (-6, 6), (-2, 3)], rgb("#FFD75E"))
    return pen.sprite()


@cached
def points() -> Sprite:
    """The icon of points: a star, as islands have them."""
    pen = _pen()
    star(pen, 0, 1, 15, GOLD)
    return pen.sprite()


@cached
def tribe(look: Look, where: str) -> Sprite:
    """One of a player's fifteen tribes: full in ``stock``, a ring on an ``island``, a cross when ``sacrificed``."""
    pen = _pen()
    match where:
        case "stock":
            disc(pen, look, 0, 0, 10.5)
        case "island":
            pen.ellipse(0, 0, 9, 9, look.colour)
            pen.ellipse(0, 0, 5.6, 5.6, rgb("#141C2B"))
        case _:
            for line in (((-5.0, -5.0), (5.0, 5.0)), ((-5.0, 5.0), (5.0, -5.0))):
                pen.line(line, mix(DIM, BLACK, 0.25), 3.2)
    return pen.sprite()
