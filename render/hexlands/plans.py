"""The reader's orders and their forecast, shown instead of the close-up while giving orders."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.core import Term
from engines.hexlands.happenings.outcomes import Fought
from engines.hexlands.mind.forecast import forecast, forecast_terms
from engines.hexlands.printed import ground
from engines.hexlands.state import View, secret
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import fit_text, smallest, wrap, write
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import DIM, GOLD, IVORY, ROW, TEXT
from render.scene import Scene

from . import icons
from .closeup import sums
from .ground.places import SIDE_HIGH, SIDE_LEFT, SIDE_TOP, SIDE_WIDE


def is_planning(view: View, scene: Scene) -> bool:
    """Return whether the reader is giving orders now."""
    seat = scene.reader
    return seat is not None and view.active == seat and view.stage in ("close", "deal")


def orders(canvas: Image.Image, view: View, scene: Scene, y: int) -> None:
    """Draw an icon for each space with an order, then the forecast line by line."""
    seat = scene.reader
    if seat is None:
        return
    high = SIDE_TOP + SIDE_HIGH - y
    panel(canvas, SIDE_LEFT, y, SIDE_WIDE, high, 16)
    title = scene.voice.say("hexlands-picture-orders")
    write(canvas, SIDE_LEFT + 18, y + 34, *fit_text(title, SIDE_WIDE - 36, 27), TEXT)
    top = signs(canvas, view, seat, (SIDE_LEFT + 10, y + 46, SIDE_WIDE - 20), 2, 8)
    title = scene.voice.say("hexlands-picture-forecast")
    write(canvas, SIDE_LEFT + 18, top + 30, *fit_text(title, SIDE_WIDE - 36, 27), GOLD)
    _lines(canvas, view, scene, seat, top + 62)


def signs(canvas: Image.Image, view: View, seat: int, place: tuple[int, int, int], across: int, most: int) -> int:
    """Draw the orders (space, order, place of return if not home), ``across`` in a row; return the lower edge."""
    left, y, room = place
    names, home = ground().names, view.players[seat].home
    spaces = secret(view, seat).orders.spaces[:most]
    wide = (room - 8 * (across - 1)) // across
    for index, order in enumerate(spaces):
        x, top = left + index % across * (wide + 8), y + index // across * 46
        box(canvas, x, top, wide, 40, ROW, 10)
        reach = write(canvas, x + 10, top + 30, names[order.space], 28, TEXT)
        icons.icon("arrow", 18).put(canvas, x + reach + 26, top + 20)
        if order.work == "none":
            write(canvas, x + reach + 48, top + 29, "–", 28, DIM)
        else:
            icons.work(order.work, 32).put(canvas, x + reach + 58, top + 20)
        if order.back != home:
            write(canvas, x + wide - 8, top + 30, names[order.back], 28, DIM, anchor="right")
    return y + -(-len(spaces) // across) * 46


def forecast_texts(view: View, scene: Scene, seat: int) -> tuple[list[str], list[Fought]]:
    """The forecast in words, its last line the coins left, and the battles to come."""
    facts = [fact for fact in forecast_terms(view, seat) if isinstance(fact, Term)]
    texts = [
        scene.voice.of_game("forecast", fact.key.removeprefix("forecast-"), fact.facts)
        for fact in facts
        if fact.key != _BATTLE
    ]
    fights = [event for event in forecast(view, seat) if isinstance(event, Fought)]
    return texts, fights if len(texts) < len(facts) else []


def _lines(canvas: Image.Image, view: View, scene: Scene, seat: int, y: int) -> None:
    """Write the forecast: battles as sums, the rest in words; its last line, the coins left, always has room."""
    texts, fights = forecast_texts(view, scene, seat)
    for fight in fights:
        fought(canvas, fight, SIDE_LEFT + 16, y, SIDE_WIDE - 20)
        y += 44
    y += 4 if fights else 0
    size = max(map(smallest, texts), default=SMALLEST)
    step, room = round(size * 1.2), SIDE_TOP + SIDE_HIGH - 12
    blocks = wrap_texts(texts, (room - y) // step + 1, size, scene.called)
    last = blocks.pop() if blocks else ()
    for block in (*blocks, last):
        if y + step * (len(block) + (0 if block is last else len(last))) - 20 > room:
            continue
        box(canvas, SIDE_LEFT + 14, y - 14, 5, 15, GOLD, 2)
        for line in block:
            write(canvas, SIDE_LEFT + 28, y, line, size, IVORY, bold=False)
            y += step


_BATTLE = "forecast-battle"


def fought(canvas: Image.Image, event: Fought, x: int, y: int, wide: int) -> None:
    """Draw a battle to come as its space and the strengths, with its base line at ``y``."""
    icons.icon("swords", 30).put(canvas, x + 16, y - 8)
    reach = write(canvas, x + 40, y + 2, event.hex, 28, GOLD)
    room = wide - 56 - reach
    sums(canvas, event.battle, x + 46 + reach + room / 2, y - 9, room)


def wrap_texts(
    texts: Sequence[str], rows: int, size: int = SMALLEST, names: tuple[str, ...] = ()
) -> list[tuple[str, ...]]:
    """Wrap each text into at most four lines, or more while there are free rows."""
    blocks = [wrap(text, SIDE_WIDE - 44, size, False, 4, names) for text in texts]
    free = rows - sum(map(len, blocks))
    for at, block in enumerate(blocks):
        if free > 0:
            blocks[at] = wrap(texts[at], SIDE_WIDE - 44, size, False, len(block) + free, names)
            free -= len(blocks[at]) - len(block)
    return blocks
