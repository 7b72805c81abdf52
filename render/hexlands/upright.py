"""The tall picture, for a phone: the map over the whole width, and below it what its reader decides with.

Round, scores' order and story are in the message, so there is no header and no close-up of battles; the progress
towards the end stands in a corner.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.hexlands.mind.assess import ending_ahead
from engines.hexlands.printed import box as box_of_numbers
from engines.hexlands.printed import item, items, plan
from engines.hexlands.state import View, secret
from render.kit.letters.text import width, wrap, write
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import DIM, GOLD, INK, IVORY, PANEL, ROW, TEXT, mix
from render.kit.upright import LABEL, SENTENCE, WIDE, fit_label, result
from render.scene import Scene

from . import icons
from .cards import CARD, FAINT, hand, has_hand, market
from .chart import Chart
from .corners import BUILDINGS, LEARNING, OTHERS, UNITS, stock
from .ground.places import LEAST_HIGH, MARGIN, TALL_CARDS, TALL_FRAME
from .ground.seasons import sign
from .header import bar
from .plans import forecast_texts, fought, is_planning, signs
from .players import draw_player

HIGHEST = TALL_FRAME.size[1]
_LEFT, _ROOM = MARGIN, WIDE - 2 * MARGIN
_MAP_FOOT = TALL_FRAME.map[1] + TALL_FRAME.map[3]
_CARDS_HIGH = TALL_CARDS.high + 50
_PLATE, _EFFECT, _GAP, _RESULT = 122, 46, 8, 140
_PROGRESS = 182
"""The width of the corner with the progress, left of the second row of spaces."""
_LINE = 43
"""Pixels from one line of sentences to the next."""


def paint_tall(view: View, scene: Scene) -> Image.Image:
    """The picture, RGB, 1080 wide and 1300 to 1420 high."""
    canvas = Chart(view, scene, TALL_FRAME).draw()
    _corners(canvas, view, scene)
    y = _MAP_FOOT
    if scene.outcome is not None:
        result(canvas, scene, scene.outcome, _LEFT, y, _ROOM, _RESULT)
        y += _RESULT + _GAP
    y = _players(canvas, view, scene, y, _spare(view, scene))
    if has_hand(view, scene):
        hand(canvas, view, scene, (_LEFT, y, _ROOM, _CARDS_HIGH), TALL_CARDS)
        y += _CARDS_HIGH + _GAP
    if view.stage == "over":
        y = _scoring(canvas, scene, y)
    elif is_planning(view, scene) and scene.reader is not None:
        y = _orders(canvas, view, scene, int(scene.reader), y)
    else:
        y = _market(canvas, view, scene, y)
        y = _event(canvas, view, scene, y)
        y = _effects(canvas, view, scene, y)
    return canvas.crop((0, 0, WIDE, min(HIGHEST, max(LEAST_HIGH, y - _GAP + MARGIN))))


def _spare(view: View, scene: Scene) -> int:
    """The pixels that would be left over at the foot; the plates take them."""
    if view.stage != "over":
        return 0
    used = (
        _MAP_FOOT
        + len(_in_rows(view)) * (_PLATE + _GAP)
        + 3 * _LINE
        + 40
        + (98 if scene.outcome is not None else 0)
    )
    return max(0, LEAST_HIGH - used)


def _in_rows(view: View) -> list[list[int]]:
    """The seats row by row: up to three in one, else two rows."""
    seats = list(range(view.seats))
    first = len(seats) if len(seats) <= 3 else -(-len(seats) // 2)
    return [row for row in (seats[:first], seats[first:]) if row]


def _players(canvas: Image.Image, view: View, scene: Scene, y: int, spare: int) -> int:
    """Draw the plates; return the top of what follows, as all parts do."""
    rows = _in_rows(view)
    high = _PLATE + min(40, spare // len(rows))
    for row in rows:
        wide = (_ROOM + _GAP) // len(row) - _GAP
        for index, seat in enumerate(row):
            draw_player(canvas, view, scene, seat, (_LEFT + index * (wide + _GAP), y, wide, high), LABEL)
        y += high + _GAP
    return y


def _market(canvas: Image.Image, view: View, scene: Scene, y: int) -> int:
    """Draw the market and beside it the piles."""
    reach = 24 + view.seats * TALL_CARDS.pitch
    market(canvas, view, scene, (_LEFT, y, reach, _CARDS_HIGH), TALL_CARDS)
    left, room = _LEFT + reach + _GAP, _ROOM - reach - _GAP
    panel(canvas, left, y, room, _CARDS_HIGH, 16)
    columns = 4 if room < 560 else 6
    wide, rows = (room - 16) // columns, 12 // columns
    top, high = (y + 8, 41) if rows == 3 else (y + 44, 46)
    if rows == 2:
        write(canvas, left + 16, y + 34, *fit_label(scene.voice.say("hexlands-picture-piles"), room - 32, 30), DIM)
    for index, left_over in enumerate((*stock(view), view.bag)):
        place = (left + 8 + index % columns * wide, top + index // columns * (high + 2), wide - 4, high - 2)
        _pile(canvas, index, left_over, place)
    return y + _CARDS_HIGH + _GAP


def _pile(canvas: Image.Image, index: int, left_over: int, place: tuple[int, int, int, int]) -> None:
    """Draw one pile of item cards, or behind the last one the bag of special tiles: number, icon, cards left."""
    x, y, wide, high = place
    is_bag, is_closed = index == len(items().items), left_over < 0
    box(canvas, x, y, wide, high, ROW if is_bag else mix(CARD, ROW, 0.7) if is_closed else CARD, 8)
    ink = DIM if is_bag or is_closed else INK
    base, middle = y + high / 2 + 10, y + high / 2
    if not is_bag:
        write(canvas, x + 5, base, str(index + 1), LABEL, FAINT if not is_closed else DIM)
    sign = icons.icon("special", 28) if is_bag else icons.item(item(index + 1).key, 24)
    sign.put(canvas, x + (20 if is_bag else wide / 2 + 2 + 6 * (index >= 9)), middle)
    write(canvas, x + wide - 6, base, "–" if is_closed else str(left_over), LABEL, ink, anchor="right")


def _event(canvas: Image.Image, view: View, scene: Scene, y: int) -> int:
    """Write what the event of the last round did, if there is room."""
    key = view.report.event
    if not key or y + _EFFECT > HIGHEST - MARGIN:
        return y
    panel(canvas, _LEFT, y, _ROOM, _EFFECT, 14, 1, CARD)
    icons.event(key, 34).put(canvas, _LEFT + 30, y + _EFFECT / 2)
    words, size = fit_label(scene.voice.say(f"hexlands-picture-event-{key}"), _ROOM - 76, SENTENCE)
    write(canvas, _LEFT + 60, y + _EFFECT / 2 + size * 0.36, words, size, INK)
    return y + _EFFECT + _GAP


def _effects(canvas: Image.Image, view: View, scene: Scene, y: int) -> int:
    """Write what the item cards do, as many as there is room for: those in the hand and the market first."""
    rows = (HIGHEST - MARGIN - y - 8) // _EFFECT
    own = secret(view, int(scene.reader)).hand if has_hand(view, scene) and scene.reader is not None else ()
    near = dict.fromkeys([*own, *(player.pile[-1] for player in view.players if player.pile)])
    rest = dict.fromkeys(range(1, len(items().items) + 1))
    numbers = sorted(list({**near, **rest})[: 2 * rows])
    if rows < 1:
        return y
    rows = -(-len(numbers) // 2)
    high = rows * _EFFECT + 8
    panel(canvas, _LEFT, y, _ROOM, high, 16, 1)
    wide = (_ROOM - 24) // 2
    for index, number in enumerate(numbers):
        printed = item(number)
        x, upper = _LEFT + 8 + index // rows * (wide + 8), y + 5 + index % rows * _EFFECT
        box(canvas, x, upper, wide, _EFFECT - 4, ROW, 9)
        box(canvas, x + 3, upper + 3, 82, _EFFECT - 10, CARD, 7)
        write(canvas, x + 42, upper + 31, str(number), LABEL, FAINT, anchor="right")
        icons.item(printed.key, 30).put(canvas, x + 64, upper + 21)
        said = scene.voice.say(f"hexlands-picture-effect-{printed.key}", {"amount": printed.amount})
        shown, size = fit_label(said, wide - 104, SENTENCE)
        write(canvas, x + 96, upper + 20 + size * 0.36, shown, size, TEXT)
    return y + high + _GAP


def _orders(canvas: Image.Image, view: View, scene: Scene, seat: int, y: int) -> int:
    """Draw the reader's orders in a row, the battles to come, and the rest of the forecast."""
    texts, fights = forecast_texts(view, scene, seat)
    orders = secret(view, seat).orders.spaces
    many = 12 if y + 3 * 46 + 2 * _LINE < HIGHEST else 6
    strip = -(-min(many, len(orders)) // 6) * 46
    room = HIGHEST - MARGIN - y - 16 - strip - (46 if fights else 0)
    lead = scene.voice.say("hexlands-picture-forecast")
    rows = in_lines(texts, _ROOM - 36, width(lead, SENTENCE) + 24, room // _LINE, scene.called)
    high = 14 + strip + (46 if fights else 0) + len(rows) * _LINE
    panel(canvas, _LEFT, y, _ROOM, high, 16)
    signs(canvas, view, seat, (_LEFT + 10, y + 8, _ROOM - 20), 6, many)
    base = y + 8 + strip + 33
    for index, fight in enumerate(fights[:3]):
        wide = min(380, (_ROOM - 20) // len(fights[:3]))
        fought(canvas, fight, _LEFT + 10 + index * wide, base, wide)
    base += 46 if fights else 0
    for index, row in enumerate(rows):
        x: float = _LEFT + 18
        if not index:
            x += write(canvas, x, base, lead, SENTENCE, GOLD) + 24
        for text in row:
            box(canvas, round(x), base - 20, 6, 20, GOLD, 2)
            x += 14 + write(canvas, x + 14, base, text, SENTENCE, IVORY, bold=False) + 22
        base += _LINE
    return y + high + _GAP


def in_lines(texts: Sequence[str], room: int, first: int, most: int, names: tuple[str, ...]) -> list[list[str]]:
    """The texts in at most ``most`` lines, several in one if there is room; the last text always stays.

    ``first``: pixels taken at the start of the first line.
    """
    *others, last = texts or [""]
    for count in range(len(others), -1, -1):
        rows: list[list[str]] = [[]]
        free = room - first
        for text in (*others[:count], last):
            for line in wrap(text, room - 14, SENTENCE, False, 3, names):
                need = width(line, SENTENCE, False) + 36
                if need - 22 > free:
                    rows.append([])
                    free = room
                rows[-1].append(line)
                free -= need
        if len(rows) <= most:
            return rows
    return rows[-max(1, most) :]


def _scoring(canvas: Image.Image, scene: Scene, y: int) -> int:
    """Write how points are counted, at the end."""
    facts = {"each": box_of_numbers().score.space, "part": box_of_numbers().score.building_divisor}
    lines = wrap(scene.voice.say("hexlands-picture-score", facts), _ROOM - 36, SENTENCE, False, 3)
    high = len(lines) * _LINE + 20
    panel(canvas, _LEFT, y, _ROOM, high, 16)
    for index, line in enumerate(lines):
        write(canvas, _LEFT + 18, y + 42 + index * _LINE, line, SENTENCE, IVORY, bold=False)
    return y + high + _GAP


def _corners(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the event of the last round and the progress, the prices of buildings, and at first the names of things
    on the map."""
    key, top = view.report.event, MARGIN
    if key:
        name, size = fit_label(scene.voice.of_game("card", key), 164, 32)
        reach = 74 + width(name, size)
        panel(canvas, _LEFT, MARGIN, reach, 56, 16, 1, CARD)
        icons.event(key, 38).put(canvas, _LEFT + 30, MARGIN + 28)
        write(canvas, _LEFT + 58, MARGIN + 28 + size * 0.36, name, size, INK)
        top += 62
    _progress(canvas, view, scene, top)
    wide, high = 154, 14 + 38 * len(BUILDINGS)
    x = _LEFT + _ROOM - wide
    panel(canvas, x, MARGIN, wide, high, 16, 0.86)
    for index, building in enumerate(BUILDINGS):
        icons.work(building, 36).put(canvas, x + 28, MARGIN + 26 + 38 * index)
        price = f"{plan(building).price}×▲"
        write(canvas, x + wide - 12, MARGIN + 36 + 38 * index, price, LABEL, GOLD, anchor="right")
    if view.round > LEARNING:
        return
    for index, thing in enumerate(OTHERS[1:]):
        kind = scene.voice.of_game("unit", thing) if thing in UNITS else ""
        name, size = fit_label(kind or scene.voice.say(f"hexlands-picture-{thing}"), 194, 30)
        reach = 66 + width(name, size)
        left = _LEFT if index < 2 else _LEFT + _ROOM - reach
        upper = _MAP_FOOT - 88 + index % 2 * 42
        box(canvas, left, upper, reach, 40, PANEL, 12)
        icons.legend(thing, 34).put(canvas, left + 28, upper + 20)
        write(canvas, left + 56, upper + 20 + size * 0.36, name, size, DIM)


def _progress(canvas: Image.Image, view: View, scene: Scene, y: int) -> None:
    """Draw the season, the progress towards the end and its limit, below them the bar, and which events end it."""
    last, cards = ending_ahead(view)
    panel(canvas, _LEFT, y, _PROGRESS, 104 if last else 70, 16, 0.86)
    if last:
        said = scene.voice.say("hexlands-picture-ends", {"last": last, "cards": cards})
        write(canvas, _LEFT + 14, y + 92, *fit_label(said, _PROGRESS - 28, LABEL), GOLD)
    sign(view.season, 34).put(canvas, _LEFT + 26, y + 25)
    x = _LEFT + 50 + write(canvas, _LEFT + 50, y + 36, f"{view.progress}/{view.limit}", LABEL, TEXT)
    icons.icon("flag", 24).put(canvas, x + 18, y + 24)
    bar(view.limit, view.progress, _PROGRESS - 20, 14).put(canvas, _LEFT + 10, y + 48)
