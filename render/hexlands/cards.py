"""What only the reader sees below the players: the market at the reader's prices, or the orders, and the hand."""

from __future__ import annotations

from PIL import Image

from engines.hexlands.printed import SPECIALS, item, items
from engines.hexlands.state import View, secret
from engines.hexlands.steps.market import card_price
from render.kit.figures.pieces import medal
from render.kit.figures.plates import SILVER, coin
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import fit_text, legible, write
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import DIM, GOLD, LOOKS, ROW, TEXT, mix, rgb
from render.kit.tiles import GAP
from render.scene import WIDE, Scene

from . import icons
from .corners import CARD
from .ground.places import MARGIN, OWN_STRIP, OWN_TOP
from .plans import is_planning, orders

FAINT = rgb("#5A4A36")
_TITLE = OWN_TOP + 36
"""The base line of the titles."""
_TOP, _HIGH = OWN_TOP + 46, 90
"""The top and the height of cards."""
_COIN = 22
"""The radius of the coin with a price."""
_TILE = 60
"""The width of special tiles."""


def own(canvas: Image.Image, view: View, scene: Scene, seat: int) -> None:
    """Draw the strip of ``seat``, who is the reader."""
    if is_planning(view, scene):
        reach = orders(canvas, view, scene, seat, MARGIN)
    else:
        reach = _market(canvas, view, scene, seat)
    _hand(canvas, view, scene, seat, reach + GAP)


def has_hand(view: View, scene: Scene) -> bool:
    """Whether the picture shows its reader's hand."""
    return scene.reader is not None and not view.players[scene.reader].gone and view.stage != "over"


def _market(canvas: Image.Image, view: View, scene: Scene, reader: int) -> int:
    """Draw the top card of each pile with its price, in the colour of the pile's owner; return the right edge."""
    wide = 96 if view.seats <= 4 else 86
    reach = 24 + view.seats * (wide + 8)
    panel(canvas, MARGIN, OWN_TOP, reach, OWN_STRIP, 16, 1)
    title = scene.voice.say("hexlands-picture-market")
    write(canvas, MARGIN + 16, _TITLE, *fit_text(title, reach - 32, legible(title, SMALLEST)), TEXT)
    targets = {getattr(action, "seat", None) for action, _ in scene.choices if action.kind == "buy"}
    for seat, player in enumerate(view.players):
        x, colour = MARGIN + 16 + seat * (wide + 8), LOOKS[seat].colour
        if seat in targets:
            box(canvas, x - 4, _TOP - 4, wide + 8, _HIGH + 8, GOLD, 13)
        if not player.pile:
            box(canvas, x, _TOP, wide, _HIGH, mix(colour, ROW, 0.72), 10)
            medal(LOOKS[seat], 16).put(canvas, x + wide / 2, _TOP + _HIGH / 2)
            continue
        number = player.pile[-1]
        price = max(item(number).buy, card_price(view, reader, seat))
        box(canvas, x, _TOP, wide, _HIGH, CARD, 10)
        _face(canvas, x, number)
        coin(str(price), _COIN).put(canvas, x + wide - _COIN - 1, _TOP + _COIN)
        box(canvas, x, _TOP + _HIGH - 12, wide, 12, colour, 6)
        medal(LOOKS[seat], 15).put(canvas, x + wide - 20, _TOP + _HIGH - 12)
    return MARGIN + reach


def _hand(canvas: Image.Image, view: View, scene: Scene, seat: int, left: int) -> None:
    """Draw the item cards by number, usable ones in a golden frame, then the tiles at the right."""
    wide = WIDE - MARGIN - left
    panel(canvas, left, OWN_TOP, wide, OWN_STRIP, 16, 1)
    own = secret(view, seat)
    title = scene.voice.say("hexlands-picture-hand")
    reach = write(canvas, left + 16, _TITLE, title, legible(title, SMALLEST), TEXT)
    if own.committed >= 0:
        words = scene.voice.say("hexlands-picture-committed", {"count": own.committed})
        shown = fit_text(words, wide - reach - 60, legible(words, SMALLEST))
        write(canvas, left + wide - 14, _TITLE, *shown, GOLD, anchor="right")
    right = _tiles(canvas, view, seat, left + wide - 12)
    if not own.hand:
        words = scene.voice.say("hexlands-picture-no-cards")
        write(canvas, left + 16, _TOP + 56, *fit_text(words, right - left - 30, SMALLEST, False), DIM, bold=False)
        return
    usable = {
        getattr(action, "number", None)
        for action, _ in scene.choices
        if action.kind in ("play", "sell", "give-card")
    }
    if any(action.kind == "clear" for action, _ in scene.choices):
        usable.add(next(index + 1 for index, each in enumerate(items().items) if each.key == "clearing"))
    room, card = right - left - 24, 92
    pitch = min(card + 8, (room - card) // max(1, len(own.hand) - 1))
    for index, number in enumerate(own.hand):
        x = left + 14 + index * pitch
        if number in usable:
            box(canvas, x - 4, _TOP - 4, card + 8, _HIGH + 8, GOLD, 13)
        _card(canvas, x, card, number)


def _card(canvas: Image.Image, x: int, wide: int, number: int) -> None:
    """Draw an item card: its number and icon at the left, which others leave free; its price and sale value."""
    printed = item(number)
    box(canvas, x - 2, _TOP, wide + 2, _HIGH, FAINT, 10)
    box(canvas, x, _TOP, wide, _HIGH, CARD, 10)
    _face(canvas, x, number)
    coin(str(printed.buy), _COIN).put(canvas, x + wide - _COIN - 1, _TOP + _COIN)
    coin(str(printed.sell), _COIN, SILVER).put(canvas, x + wide - _COIN - 1, _TOP + _HIGH - _COIN)


def _face(canvas: Image.Image, x: int, number: int) -> None:
    """Draw the number and the icon of an item."""
    write(canvas, x + 23, _TOP + 32, str(number), SMALLEST, FAINT, anchor="middle")
    icons.item(item(number).key, 38).put(canvas, x + 24, _TOP + 58)


def _tiles(canvas: Image.Image, view: View, seat: int, right: int) -> int:
    """Draw the reader's special tiles, and the roads left to lay; return their left edge."""
    shown = [(name, count) for name, count in zip(SPECIALS, secret(view, seat).tiles, strict=True) if count]
    for name, count in reversed([*shown, ("road", view.players[seat].roads)]):
        right -= _TILE + 6
        box(canvas, right, _TOP, _TILE, _HIGH, ROW, 10)
        icons.icon(name, 42).put(canvas, right + _TILE / 2, _TOP + 28)
        ink = TEXT if count else mix(ROW, TEXT, 0.4)
        write(canvas, right + _TILE / 2, _TOP + _HIGH - 10, f"×{count}", SMALLEST, ink, anchor="middle")
    return right
