"""The foot (market, hand or latest events) and the corners of the map (event, piles, legend)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engines.hexlands.printed import SPECIALS, item, items, plan
from engines.hexlands.printed import box as box_of_numbers
from engines.hexlands.state import View, secret
from engines.hexlands.steps.market import card_price
from render.kit.figures.dice import die
from render.kit.figures.pieces import medal
from render.kit.figures.plates import SILVER, coin, pill
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import (
    MarkedLine,
    fit,
    fit_text,
    legible,
    mark_first,
    newest_lines,
    smallest,
    width,
    wrap,
    wrap_sentences,
    write,
)
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import DIM, GOLD, INK, IVORY, LOOKS, ROW, TEXT, WHITE, mix, rgb
from render.kit.pen.sprites import Sprite
from render.scene import Scene

from . import icons
from .ground.places import CORNER_TOP, CORNER_WIDE, FOOT_HIGH, FOOT_TOP, LEFT, WIDE

QUIET = frozenset(
    {
        "turn-began",
        "turn-ended",
        "round-began",
        "resolution-began",
        "rolled",
        "returned",
        "toll",
        "charged",
    }
)
"""Kinds of events listed only if there are no others: the picture shows dice and coins elsewhere."""
CARD = rgb("#F4EAD2")
FAINT = rgb("#5A4A36")
_WIDE, _HIGH = 84, 82
_PITCH = 92
_COIN = 17
"""The radius of the coin with a price: its number must be read."""


def foot(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the market, then the reader's hand or the latest events."""
    reach = 24 + view.seats * _PITCH
    _market(canvas, view, scene, reach)
    left, wide = LEFT + reach + 10, WIDE - reach - 10
    if scene.reader is not None and not view.players[scene.reader].gone and view.stage != "over":
        _hand(canvas, view, scene, int(scene.reader), left, wide)
    else:
        _news(canvas, view, scene, left, wide)


def _market(canvas: Image.Image, view: View, scene: Scene, wide: int) -> None:
    """Draw the top card of each pile with its price, in the colour of the pile's owner."""
    panel(canvas, LEFT, FOOT_TOP, wide, FOOT_HIGH, 16)
    title = scene.voice.say("hexlands-picture-market")
    write(canvas, LEFT + 16, FOOT_TOP + 30, *fit_text(title, wide - 32, 26), TEXT)
    targets = {getattr(action, "seat", None) for action, _ in scene.choices if action.kind == "buy"}
    for seat, player in enumerate(view.players):
        x, y = LEFT + 16 + seat * _PITCH, FOOT_TOP + 40
        colour = LOOKS[seat].colour
        if seat in targets:
            box(canvas, x - 5, y - 5, _WIDE + 10, _HIGH + 10, WHITE, 14)
        if not player.pile:
            box(canvas, x, y, _WIDE, _HIGH, mix(colour, ROW, 0.72), 10)
            medal(LOOKS[seat], 16).put(canvas, x + _WIDE / 2, y + _HIGH / 2)
            continue
        number = player.pile[-1]
        price = item(number).buy
        if scene.reader is not None:
            price = max(price, card_price(view, scene.reader, seat))
        box(canvas, x, y, _WIDE, _HIGH, CARD, 10)
        icons.item(item(number).key, 40).put(canvas, x + _WIDE / 2, y + 51)
        coin(str(price), _COIN).put(canvas, x + 18, y + 18)
        box(canvas, x, y + _HIGH - 13, _WIDE, 13, colour, 6)
        medal(LOOKS[seat], 13).put(canvas, x + _WIDE / 2, y + _HIGH - 6)
        if len(player.pile) > 1:
            pill(canvas, x + _WIDE - 20, y + 17, f"×{len(player.pile)}", INK, WHITE, SMALLEST, pad=14)


def card(canvas: Image.Image, x: int, y: int, number: int, price: int) -> None:
    """Draw an item card: price at the top left, sale value at the top right, the number beside the icon."""
    printed = item(number)
    box(canvas, x, y, _WIDE, _HIGH, CARD, 10)
    icons.item(printed.key, 36).put(canvas, x + _WIDE - 28, y + 59)
    coin(str(price), _COIN).put(canvas, x + 18, y + 18)
    coin(str(printed.sell), _COIN, SILVER).put(canvas, x + _WIDE - 18, y + 18)
    write(canvas, x + 7, y + _HIGH - 12, str(number), 26, FAINT)


def _hand(canvas: Image.Image, view: View, scene: Scene, seat: int, left: int, wide: int) -> None:
    """Draw item cards by number, usable ones with a ring, then dice and special tiles at the right."""
    panel(canvas, left, FOOT_TOP, wide, FOOT_HIGH, 16)
    own = secret(view, seat)
    title = scene.voice.say("hexlands-picture-hand")
    reach = write(canvas, left + 16, FOOT_TOP + 30, title, legible(title, 26), TEXT)
    if own.committed >= 0:
        words = scene.voice.say("hexlands-picture-committed", {"count": own.committed})
        write(canvas, left + 16 + reach + 24, FOOT_TOP + 30, words, legible(words, 26), GOLD)
    tiles = [(name, count) for name, count in zip(SPECIALS, own.tiles, strict=True) if count]
    right = left + wide - 14
    for name, count in reversed(tiles):
        right -= 66
        box(canvas, right, FOOT_TOP + 40, 60, _HIGH, ROW, 10)
        icons.icon(name, 38).put(canvas, right + 30, FOOT_TOP + 68)
        write(canvas, right + 30, FOOT_TOP + 114, f"×{count}", 24, TEXT, anchor="middle")
    right = _dice(canvas, view.players[seat].dice, scene, right, left + 220)
    if not own.hand:
        words = scene.voice.say("hexlands-picture-no-cards")
        write(canvas, left + 16, FOOT_TOP + 88, *fit_text(words, right - left - 30, 26, False), DIM, bold=False)
        return
    usable = {
        getattr(action, "number", None)
        for action, _ in scene.choices
        if action.kind in ("play", "sell", "give-card")
    }
    if any(action.kind == "clear" for action, _ in scene.choices):
        usable.add(next(index + 1 for index, each in enumerate(items().items) if each.key == "clearing"))
    pitch = min(_PITCH, (right - left - 20 - _WIDE) // max(1, len(own.hand) - 1))
    for index, number in enumerate(own.hand):
        x = left + 14 + index * pitch
        if number in usable:
            box(canvas, x - 4, FOOT_TOP + 36, _WIDE + 8, _HIGH + 8, WHITE, 13)
        card(canvas, x, FOOT_TOP + 40, number, item(number).buy)


def _dice(canvas: Image.Image, dice: tuple[int, ...], scene: Scene, right: int, least: int) -> int:
    """Draw the reader's dice of the round, usable ones golden; return their left edge. Many dice overlap."""
    if not dice:
        return right
    usable = {getattr(action, field, 0) for action, _ in scene.choices for field in ("die", "other")}
    pitch = min(64, (right - least) // len(dice))
    for index, face in enumerate(reversed(dice)):
        one = die(face, 50, face in usable) if face <= 6 else icons.joined_dice(face, 50)
        one.put(canvas, right - 36 - index * pitch, FOOT_TOP + 78)
    return right - pitch * (len(dice) - 1) - 72


def _news(canvas: Image.Image, view: View, scene: Scene, left: int, wide: int) -> None:
    """Draw the latest events, the newest at the foot; without events and at the end, also the scoring."""
    panel(canvas, left, FOOT_TOP, wide, FOOT_HIGH, 16)
    scoring: list[MarkedLine] = []
    if not scene.events or view.stage == "over":
        facts = {"each": box_of_numbers().score.space, "part": box_of_numbers().score.building_divisor}
        said = scene.voice.say("hexlands-picture-score", facts)
        scoring = mark_first(wrap(said, wide - 44, legible(said, SMALLEST), False, 3))
    listed = [event for event in scene.events if event.kind not in QUIET] or list(scene.events)
    size = legible(scene.voice.say("hexlands-picture-market"), SMALLEST)
    texts = (scene.voice.of_game("event", event.kind, event.facts()) for event in reversed(listed))
    rows = 4 if size == SMALLEST else 3
    lines = newest_lines(
        (wrap_sentences(text, wide - 44, size, rows, scene.called) for text in texts), rows, scoring
    )
    for index, (line, is_first) in enumerate(lines):
        y = FOOT_TOP + 6 + round(size * 1.22) * (index + 1) - (size - SMALLEST) // 3
        if is_first:
            box(canvas, left + 12, y - 14, 5, 15, GOLD, 2)
        write(canvas, left + 26, y, line, size, IVORY, bold=False)


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
        tuple(
            -1 if item(index + 1).closed and not view.industry else count for index, count in enumerate(view.stock)
        ),
        view.bag,
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
