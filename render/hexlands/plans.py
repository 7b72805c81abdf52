"""The reader's orders and their forecast, shown instead of the close-up while giving orders."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.core import Term
from engines.hexlands.forecast import forecast_terms
from engines.hexlands.printed import ground
from engines.hexlands.state import View, secret
from render.kit.canvas import box, panel
from render.kit.palette import DIM, GOLD, IVORY, ROW, TEXT
from render.kit.text import fit, wrap, write
from render.scene import Scene

from . import icons
from .places import SIDE_HIGH, SIDE_LEFT, SIDE_TOP, SIDE_WIDE


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
    write(canvas, SIDE_LEFT + 18, y + 34, fit(title, SIDE_WIDE - 36, 27), 27, TEXT)
    top = _signs(canvas, view, seat, y + 46)
    title = scene.voice.say("hexlands-picture-forecast")
    write(canvas, SIDE_LEFT + 18, top + 30, fit(title, SIDE_WIDE - 36, 24), 24, GOLD)
    _lines(canvas, view, scene, seat, top + 62)


def _signs(canvas: Image.Image, view: View, seat: int, y: int) -> int:
    """Draw two orders per row (space, order, place of return if not home); return the lower edge."""
    names, home = ground().names, view.players[seat].home
    spaces = secret(view, seat).orders.spaces
    wide = (SIDE_WIDE - 28) // 2
    for index, order in enumerate(spaces[:8]):
        x, top = SIDE_LEFT + 10 + index % 2 * (wide + 8), y + index // 2 * 46
        box(canvas, x, top, wide, 40, ROW, 10)
        reach = write(canvas, x + 10, top + 29, names[order.space], 25, TEXT)
        icons.icon("arrow", 18).put(canvas, x + reach + 26, top + 20)
        if order.work == "none":
            write(canvas, x + reach + 48, top + 28, "–", 25, DIM)
        else:
            icons.work(order.work, 32).put(canvas, x + reach + 58, top + 20)
        if order.back != home:
            write(canvas, x + wide - 8, top + 28, names[order.back], 21, DIM, anchor="right")
    rows = (min(8, len(spaces)) + 1) // 2
    return y + rows * 46


def _lines(canvas: Image.Image, view: View, scene: Scene, seat: int, y: int) -> None:
    """Write the forecast; its last line, the coins left, always has room."""
    facts = [fact for fact in forecast_terms(view, seat) if isinstance(fact, Term)]
    room = SIDE_TOP + SIDE_HIGH - 12
    texts = [scene.voice.of_game("forecast", fact.key.removeprefix("forecast-"), fact.facts) for fact in facts]
    blocks = wrapped(texts, (room - y) // 29 + 1)
    last = blocks.pop() if blocks else ()
    for block in (*blocks, last):
        if y + 29 * (len(block) + (0 if block is last else len(last))) - 20 > room:
            continue
        box(canvas, SIDE_LEFT + 14, y - 14, 5, 15, GOLD, 2)
        for line in block:
            write(canvas, SIDE_LEFT + 28, y, line, 23, IVORY, bold=False)
            y += 29


def wrapped(texts: Sequence[str], rows: int) -> list[tuple[str, ...]]:
    """Wrap each text into at most four lines, or more while there are free rows."""
    blocks = [wrap(text, SIDE_WIDE - 44, 23, False, 4) for text in texts]
    free = rows - sum(map(len, blocks))
    for at, block in enumerate(blocks):
        if free > 0:
            blocks[at] = wrap(texts[at], SIDE_WIDE - 44, 23, False, len(block) + free)
            free -= len(blocks[at]) - len(block)
    return blocks
