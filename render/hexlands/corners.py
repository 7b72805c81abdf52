"""The corners of the wide map: the event of the last round, the item piles, the legend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engines.hexlands.printed import item, plan
from engines.hexlands.state import View
from render.kit.letters.text import fit, fit_text, smallest, width, wrap, write
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import DIM, GOLD, INK, ROW, mix
from render.kit.pen.sprites import Sprite
from render.scene import Scene

from . import icons
from .cards import CARD, FAINT
from .ground.places import CORNER_TOP, CORNER_WIDE, FOOT_TOP, LEFT, WIDE


class Corners(NamedTuple):
    """The content of the corners of the map."""

    event: str
    event_name: str
    event_words: str
    buildings: tuple[str, ...]
    """The names of BUILDINGS."""
    others: tuple[str, ...]
    """The names of OTHERS."""
    piles: str
    stock: tuple[int, ...]
    """The number of cards in each pile; -1 if it is closed."""
    bag: int


BUILDINGS = ("garrison", "spot", "wall", "fort", "mine")
UNITS = ("soldier", "strong")
LEARNING = 2
"""The rounds in which the legend of things is shown."""
OTHERS = ("height", "soldier", "strong", "trees", "road")


def corners(view: View, scene: Scene) -> Corners:
    """The content of the corners for one view."""
    voice, key = scene.voice, view.report.event
    return Corners(
        key,
        voice.of_game("card", key) if key else "",
        voice.say(f"hexlands-picture-event-{key}") if key else "",
        tuple(voice.of_game("building", each) for each in BUILDINGS),
        tuple(
            voice.of_game("unit", each) if each in UNITS else voice.say(f"hexlands-picture-{each}")
            for each in (OTHERS if view.round <= LEARNING else ())
        ),
        voice.say("hexlands-picture-piles"),
        stock(view),
        view.bag,
    )


def stock(view: View) -> tuple[int, ...]:
    """The number of cards in each pile; -1 if it is closed."""
    return tuple(
        -1 if item(index + 1).closed and not view.industry else count for index, count in enumerate(view.stock)
    )


def draw_corners(canvas: Image.Image, shown: Corners) -> None:
    """Draw the event of the last round, the item piles, the two parts of the legend."""
    if shown.event:
        _event(canvas, shown)
    _piles(canvas, shown)
    signs = [icons.work(key, 36) for key in BUILDINGS]
    prices = [f"{plan(key).price}×▲" for key in BUILDINGS]
    _legend(canvas, signs, shown.buildings, CORNER_TOP, prices)
    if shown.others:
        signs = [icons.legend(key, 34) for key in OTHERS]
        _legend(canvas, signs, shown.others, FOOT_TOP - 24 - 38 * len(OTHERS))


def _event(canvas: Image.Image, shown: Corners) -> None:
    x, y = LEFT, CORNER_TOP
    small = smallest(shown.event_words)
    words, room, step = wrap(shown.event_words, CORNER_WIDE - 22, small, False, 5), CORNER_WIDE - 74, small + 5
    size = fit_text(shown.event_name, room, 30)[1]
    name = wrap(shown.event_name, room, size)
    lower = (size + 1) * (len(name) - 1)
    panel(canvas, x, y, CORNER_WIDE, 66 + lower + step * len(words), 16, 1, CARD)
    icons.event(shown.event, 40).put(canvas, x + 34, y + 34 + lower // 2)
    for index, line in enumerate(name):
        write(canvas, x + 64, y + 43 + (size + 1) * index, line, size, INK)
    for index, line in enumerate(words):
        write(canvas, x + 12, y + 54 + small + lower + step * index, line, small, FAINT, bold=False)


def _legend(
    canvas: Image.Image, signs: list[Sprite], names: tuple[str, ...], y: int, prices: Sequence[str] = ()
) -> None:
    """Draw icons with names (and prices per level) one below the other, at the right edge."""
    more = 80 if prices else 0
    size = max(map(smallest, names))
    wide = min(300, 66 + more + max(width(name, size) for name in names))
    x = LEFT + WIDE - wide
    panel(canvas, x, y, wide, 14 + 38 * len(names), 16, 0.86)
    for index, (sign, name) in enumerate(zip(signs, names, strict=True)):
        sign.put(canvas, x + 28, y + 26 + 38 * index)
        write(canvas, x + 54, y + 36 + 38 * index, fit(name, wide - more - 60, size), size, DIM)
    for index, price in enumerate(prices):
        write(canvas, x + wide - 10, y + 35 + 38 * index, price, 24, GOLD, anchor="right")


def _piles(canvas: Image.Image, shown: Corners) -> None:
    """Draw the eleven piles of item cards and the bag of special tiles, with the number left in each."""
    wide, high, count = 66, 42, len(shown.stock) + 1
    tall = 40 + -(-count // 3) * (high + 4)
    x, y = LEFT, FOOT_TOP - 10 - tall
    panel(canvas, x, y, 3 * (wide + 4) + 16, tall, 16, 0.86)
    write(canvas, x + 14, y + 28, *fit_text(shown.piles, 3 * wide, 26), DIM)
    for index, left_over in enumerate((*shown.stock, shown.bag)):
        left, upper = x + 10 + index % 3 * (wide + 4), y + 36 + index // 3 * (high + 4)
        if index == len(shown.stock):
            box(canvas, left, upper, wide, high, ROW, 8)
            icons.icon("special", 28).put(canvas, left + 17, upper + 21)
            write(canvas, left + wide - 5, upper + 30, str(left_over), 24, DIM, anchor="right")
            continue
        is_closed = left_over < 0
        box(canvas, left, upper, wide, high, mix(CARD, ROW, 0.7) if is_closed else CARD, 8)
        ink = DIM if is_closed else INK
        write(canvas, left + 3, upper + 21, str(index + 1), 24, ink)
        icons.item(item(index + 1).key, 22).put(canvas, left + (46 if index >= 9 else 36), upper + 15)
        write(canvas, left + wide - 4, upper + 38, "–" if is_closed else str(left_over), 24, ink, anchor="right")
