"""Who is about to win or to go bust: a panel in the sea, beside the header."""

from __future__ import annotations

from PIL import Image

from engines.core import Seat
from engines.micronesia.mind import one_short, payable_rolls
from engines.micronesia.state import View
from render.kit.figures.pieces import medal
from render.kit.letters.text import width, write
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import GOLD, LOOKS, TEXT, rgb
from render.scene import Scene

RIGHT, TOP = 1122, 12
"""The upper right corner of the panel, in pixels."""
SIZE, LINE = 32, 46
"""The font size and the height of a line."""
RED = rgb("#FF7A6B")
_MEDAL = 17
_STEP = 2 * _MEDAL + 10


def danger(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw a line for the seats that are one island short, and one for those that may be unable to pay."""
    near = one_short(view)
    poor = [
        (Seat(seat), paid, rolls) for seat in range(len(view.stock)) for paid, rolls in (payable_rolls(view, seat),)
    ]
    poor = [(seat, paid, rolls) for seat, paid, rolls in poor if paid < rolls]
    wins, pays = (scene.voice.say(f"micronesia-picture-{name}") for name in ("near", "pays"))
    parts = [[*((seat, "") for seat in near), (None, wins)]] if near else []
    if poor:
        parts.append([(None, pays), *((seat, f"{paid}/{rolls}" if paid else "0") for seat, paid, rolls in poor)])
    if not parts:
        return
    wide = max(sum(_reach(*part) for part in line) for line in parts) + 40
    x, high = RIGHT - wide, LINE * len(parts) + 12
    box(canvas, x - 4, TOP - 4, wide + 8, high + 8, GOLD if near else RED, 26)
    panel(canvas, x, TOP, wide, high, 22, 1)
    for number, line in enumerate(parts):
        at, base = float(x + 22), TOP + 6 + LINE * number + 35
        for seat, text in line:
            if seat is not None:
                medal(LOOKS[seat], _MEDAL).put(canvas, at + _MEDAL, base - 11)
            ink = GOLD if text == wins else RED if seat is not None else TEXT
            write(canvas, at + (0 if seat is None else _STEP), base, text, SIZE, ink)
            at += _reach(seat, text)


def _reach(seat: Seat | None, text: str) -> int:
    """The width of a medal with its words, and of the gap after them."""
    return (0 if seat is None else _STEP) + (width(text, SIZE) + 14 if text else 0)
