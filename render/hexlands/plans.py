"""The reader's orders and their forecast, in the place of the market while giving orders."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.core import Term
from engines.hexlands.happenings.outcomes import Fought
from engines.hexlands.mind.forecast import forecast, forecast_terms
from engines.hexlands.printed import ground
from engines.hexlands.report import Battle
from engines.hexlands.state import View, secret
from render.kit.figures.pieces import medal
from render.kit.letters.fonts import SMALLEST, SMALLEST_KANJI
from render.kit.letters.text import width, wrap, write
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import DIM, GOLD, IVORY, LOOKS, ROW, TEXT
from render.scene import Scene

from . import icons
from .ground.places import OWN_STRIP, OWN_TOP

_WIDE = 690
_SIZE = SMALLEST_KANJI
"""The size of sentences."""
_LINE = 44
"""Pixels from one line to the next."""
_BATTLE = "forecast-battle"


def is_planning(view: View, scene: Scene) -> bool:
    """Return whether the reader is giving orders now."""
    seat = scene.reader
    return seat is not None and view.active == seat and view.stage in ("close", "deal")


def orders(canvas: Image.Image, view: View, scene: Scene, seat: int, left: int) -> int:
    """Draw the spaces with an order, the battles to come, the rest of the forecast; return the right edge."""
    panel(canvas, left, OWN_TOP, _WIDE, OWN_STRIP, 16, 1)
    y, room = OWN_TOP + 8, _WIDE - 32
    y += _signs(canvas, view, seat, left + 12, y, room)
    texts, fights = _forecast(view, scene, seat)
    if fights:
        shown = fights[:3]
        wide = min(380, room // len(shown))
        for index, event in enumerate(shown):
            _fought(canvas, event, left + 16 + index * wide, y + 32, wide)
        y += _LINE
    for row in in_lines(texts, room, (OWN_TOP + OWN_STRIP - y) // _LINE, scene.called):
        x: float = left + 16
        for text in row:
            x += write(canvas, x, y + 32, text, _SIZE, IVORY, bold=False) + 28
        y += _LINE
    return left + _WIDE


def _signs(canvas: Image.Image, view: View, seat: int, left: int, y: int, room: int) -> int:
    """Draw the orders (space, work if any, place of return if not home) in a row; return its height."""
    names, home = ground().names, view.players[seat].home
    x = left
    for order in secret(view, seat).orders.spaces:
        name, back = names[order.space], names[order.back] if order.back != home else ""
        if order.work == "none" and not back:
            continue
        wide = 62 + width(name, SMALLEST) + (34 + width(back, SMALLEST) if back else 0)
        if x + wide > left + room:
            break
        box(canvas, x, y, wide, 40, ROW, 10)
        reach = 10 + write(canvas, x + 10, y + 32, name, SMALLEST, TEXT)
        if order.work == "none":
            write(canvas, x + reach + 24, y + 32, "–", SMALLEST, DIM, anchor="middle")
        else:
            icons.work(order.work, 34).put(canvas, x + reach + 26, y + 20)
        if back:
            icons.icon("arrow", 18).put(canvas, x + reach + 60, y + 20)
            write(canvas, x + wide - 8, y + 32, back, SMALLEST, DIM, anchor="right")
        x += wide + 8
    return _LINE if x > left else 0


def _forecast(view: View, scene: Scene, seat: int) -> tuple[list[str], list[Fought]]:
    """The forecast in words, its last line the coins left, and the battles to come."""
    facts = [fact for fact in forecast_terms(view, seat) if isinstance(fact, Term)]
    texts = [
        scene.voice.of_game("forecast", fact.key.removeprefix("forecast-"), fact.facts)
        for fact in facts
        if fact.key != _BATTLE
    ]
    fights = [event for event in forecast(view, seat) if isinstance(event, Fought)]
    return texts, fights if len(texts) < len(facts) else []


def in_lines(texts: Sequence[str], room: int, most: int, names: tuple[str, ...]) -> list[list[str]]:
    """The texts in at most ``most`` lines, several in one if there is room; the last text always stays."""
    *others, last = texts or [""]
    for count in range(len(others), -1, -1):
        rows: list[list[str]] = [[]]
        free = room
        for text in (*others[:count], last):
            for line in wrap(text, room, _SIZE, False, 3, names):
                need = width(line, _SIZE, False)
                if need > free:
                    rows.append([])
                    free = room
                rows[-1].append(line)
                free -= need + 28
        if len(rows) <= most:
            return rows
    return rows[-max(1, most) :]


def _fought(canvas: Image.Image, event: Fought, x: int, y: int, wide: int) -> None:
    """Draw a battle to come as its space and the strengths, with its base line at ``y``."""
    icons.icon("swords", 32).put(canvas, x + 16, y - 10)
    reach = write(canvas, x + 40, y + 1, event.hex, 34, GOLD)
    _sums(canvas, event.battle, x + 62 + reach, y - 10, wide - 76 - reach)


def _sums(canvas: Image.Image, battle: Battle, x: float, y: float, room: float) -> None:
    """Draw sums such as ``4 : 3``, each with its player's emblem; the winner's is golden."""
    for size, r, gap in ((38, 16, 22), (34, 14, 16), (SMALLEST, 12, 12)):
        reach = sum(2 * r + 5 + width(str(side.strength), size) for side in battle.sides)
        if reach + (len(battle.sides) - 1) * gap <= room:
            break
    for index, side in enumerate(battle.sides):
        if index:
            write(canvas, x + gap / 2, y + size * 0.32, ":", size, DIM, anchor="middle")
            x += gap
        medal(LOOKS[side.seat], r).put(canvas, x + r, y)
        ink = GOLD if side.seat == battle.winner else TEXT
        x += 2 * r + 5 + write(canvas, x + 2 * r + 5, y + size * 0.36, str(side.strength), size, ink)
