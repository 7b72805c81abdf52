"""The foot (market, hand or latest events) and the corners of the map (event, piles, legend)."""

from __future__ import annotations

from PIL import Image

from engines.hexlands.printed import SPECIALS, item, items
from engines.hexlands.printed import box as box_of_numbers
from engines.hexlands.state import View, secret
from engines.hexlands.steps.market import card_price
from render.kit.figures.dice import die
from render.kit.figures.pieces import medal
from render.kit.figures.plates import SILVER, coin, pill
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import (
    MarkedLine,
    fit_text,
    legible,
    mark_first,
    newest_lines,
    wrap,
    wrap_sentences,
    write,
)
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import DIM, GOLD, INK, IVORY, LOOKS, ROW, TEXT, WHITE, mix, rgb
from render.scene import Scene

from . import icons
from .ground.places import FOOT_HIGH, FOOT_TOP, LEFT, WIDE, WIDE_CARDS, Cards

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


def foot(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the market, then the reader's hand or the latest events, at the foot of a wide picture."""
    reach = 24 + view.seats * WIDE_CARDS.pitch
    market(canvas, view, scene, (LEFT, FOOT_TOP, reach, FOOT_HIGH), WIDE_CARDS)
    place = (LEFT + reach + 10, FOOT_TOP, WIDE - reach - 10, FOOT_HIGH)
    if has_hand(view, scene):
        hand(canvas, view, scene, place, WIDE_CARDS)
    else:
        _news(canvas, view, scene, place[0], place[2])


def has_hand(view: View, scene: Scene) -> bool:
    """Whether the picture shows its reader's hand."""
    return scene.reader is not None and not view.players[scene.reader].gone and view.stage != "over"


def market(canvas: Image.Image, view: View, scene: Scene, place: tuple[int, int, int, int], cards: Cards) -> None:
    """Draw the top card of each pile with its price, in the colour of the pile's owner."""
    left, upper, reach, high = place
    panel(canvas, left, upper, reach, high, 16)
    title = scene.voice.say("hexlands-picture-market")
    write(canvas, left + 16, upper + cards.title + 4, *fit_text(title, reach - 32, cards.title), TEXT)
    targets = {getattr(action, "seat", None) for action, _ in scene.choices if action.kind == "buy"}
    for seat, player in enumerate(view.players):
        x, y = left + 16 + seat * cards.pitch, upper + high - 8 - cards.high
        colour = LOOKS[seat].colour
        if seat in targets:
            box(canvas, x - 5, y - 5, cards.wide + 10, cards.high + 10, WHITE, 14)
        if not player.pile:
            box(canvas, x, y, cards.wide, cards.high, mix(colour, ROW, 0.72), 10)
            medal(LOOKS[seat], 16).put(canvas, x + cards.wide / 2, y + cards.high / 2)
            continue
        number = player.pile[-1]
        price = item(number).buy
        if scene.reader is not None:
            price = max(price, card_price(view, scene.reader, seat))
        box(canvas, x, y, cards.wide, cards.high, CARD, 10)
        icons.item(item(number).key, 40).put(canvas, x + cards.wide / 2, y + cards.high - 31)
        coin(str(price), cards.coin).put(canvas, x + cards.coin + 1, y + cards.coin + 1)
        box(canvas, x, y + cards.high - 13, cards.wide, 13, colour, 6)
        medal(LOOKS[seat], 13).put(canvas, x + cards.wide / 2, y + cards.high - 6)
        if len(player.pile) > 1:
            pill(canvas, x + cards.wide - 20, y + 17, f"×{len(player.pile)}", INK, WHITE, cards.figure, pad=14)


def _card(canvas: Image.Image, x: int, y: int, number: int, cards: Cards) -> None:
    """Draw an item card: price at the top left, sale value at the top right, the number beside the icon."""
    printed = item(number)
    box(canvas, x, y, cards.wide, cards.high, CARD, 10)
    icons.item(printed.key, 36).put(canvas, x + 56, y + cards.high - 23)
    coin(str(printed.buy), cards.coin).put(canvas, x + cards.coin + 1, y + cards.coin + 1)
    coin(str(printed.sell), cards.coin, SILVER).put(canvas, x + cards.wide - cards.coin - 1, y + cards.coin + 1)
    write(canvas, x + 7, y + cards.high - 12, str(number), max(26, cards.figure), FAINT)


def hand(canvas: Image.Image, view: View, scene: Scene, place: tuple[int, int, int, int], cards: Cards) -> None:
    """Draw item cards by number, usable ones with a ring, then dice and tiles at the right."""
    seat = int(scene.reader or 0)
    left, upper, wide, high = place
    panel(canvas, left, upper, wide, high, 16)
    own, top = secret(view, seat), upper + high - 8 - cards.high
    title = scene.voice.say("hexlands-picture-hand")
    reach = write(canvas, left + 16, upper + cards.title + 4, title, legible(title, cards.title), TEXT)
    if own.committed >= 0:
        words = scene.voice.say("hexlands-picture-committed", {"count": own.committed})
        write(canvas, left + 40 + reach, upper + cards.title + 4, words, legible(words, cards.title), GOLD)
    right = _tiles(canvas, view, seat, left + wide - 14, top, cards)
    least = left + max(220, 30 + min(8, len(own.hand)) * (cards.pitch - 40))
    right = _dice(canvas, view.players[seat].dice, scene, right, least, top + cards.high // 2)
    if not own.hand:
        words = scene.voice.say("hexlands-picture-no-cards")
        shown = fit_text(words, right - left - 30, cards.title, False)
        write(canvas, left + 16, top + 48, *shown, DIM, bold=False)
        return
    usable = {
        getattr(action, "number", None)
        for action, _ in scene.choices
        if action.kind in ("play", "sell", "give-card")
    }
    if any(action.kind == "clear" for action, _ in scene.choices):
        usable.add(next(index + 1 for index, each in enumerate(items().items) if each.key == "clearing"))
    pitch = min(cards.pitch, (right - left - 20 - cards.wide) // max(1, len(own.hand) - 1))
    for index, number in enumerate(own.hand):
        x = left + 14 + index * pitch
        if number in usable:
            box(canvas, x - 4, top - 4, cards.wide + 8, cards.high + 8, WHITE, 13)
        _card(canvas, x, top, number, cards)


def _tiles(canvas: Image.Image, view: View, seat: int, right: int, top: int, cards: Cards) -> int:
    """Draw the reader's special tiles, and the roads left to lay; return their left edge."""
    shown = [(name, count) for name, count in zip(SPECIALS, secret(view, seat).tiles, strict=True) if count]
    for name, count in reversed([*shown, ("road", view.players[seat].roads)]):
        right -= 66
        box(canvas, right, top, 60, cards.high, ROW, 10)
        icons.icon(name, 38).put(canvas, right + 30, top + 28)
        ink = TEXT if count else DIM
        write(canvas, right + 30, top + cards.high - 8, f"×{count}", cards.figure, ink, anchor="middle")
    return right


def _dice(canvas: Image.Image, dice: tuple[int, ...], scene: Scene, right: int, least: int, middle: int) -> int:
    """Draw the reader's dice of the round, usable ones golden; return their left edge. Many dice overlap."""
    if not dice:
        return right
    usable = {getattr(action, field, 0) for action, _ in scene.choices for field in ("die", "other")}
    pitch = max(16, min(64, (right - least) // len(dice)))
    for index, face in enumerate(reversed(dice)):
        one = die(face, 50, face in usable) if face <= 6 else icons.joined_dice(face, 50)
        one.put(canvas, right - 36 - index * pitch, middle - 3)
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
