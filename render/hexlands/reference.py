"""The reference of item cards: price and effect, as many as there is room for."""

from __future__ import annotations

from PIL import Image

from engines.hexlands.printed import items
from engines.hexlands.state import View, secret
from render.kit.figures.plates import coin
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import fit_text, legible, write
from render.kit.pen.cache import cached
from render.kit.pen.canvas import box, round_mask
from render.kit.pen.palette import PANEL, ROW, TEXT
from render.scene import Scene

from . import icons
from .cards import CARD, FAINT
from .ground.places import SIDE_LEFT, SIDE_WIDE

_TITLE = 46
_ROW, _MOST = 37, 62
"""The least and the largest height of a row, in pixels."""
LEAST = _TITLE + 6 + 4 * _ROW
"""The height in pixels for four rows."""


def reference(canvas: Image.Image, view: View, scene: Scene, y: int, high: int) -> None:
    """Draw a panel with number, price and effect of all item cards, or of those in the market and the hand."""
    voice, printed = scene.voice, items().items
    rows = (high - _TITLE - 6) // _ROW
    numbers = tuple(range(1, len(printed) + 1))
    if rows < len(numbers):
        near = {player.pile[-1] for player in view.players if player.pile}
        if scene.reader is not None:
            near.update(secret(view, int(scene.reader)).hand)
        numbers = tuple(sorted(near or numbers)[:rows])
    each = tuple(printed[number - 1] for number in numbers)
    effects = tuple(voice.say(f"hexlands-picture-effect-{item.key}", {"amount": item.amount}) for item in each)
    title = voice.say("hexlands-picture-items")
    image = draw_reference(high, title, numbers, effects)
    canvas.paste(image, (SIDE_LEFT, y), round_mask(SIDE_WIDE, high, 16))


@cached
def draw_reference(high: int, title: str, numbers: tuple[int, ...], effects: tuple[str, ...]) -> Image.Image:
    """The panel, RGB, with square corners; the caller rounds them."""
    image = Image.new("RGB", (SIDE_WIDE, high), PANEL)
    write(image, 18, 34, *fit_text(title, SIDE_WIDE - 36, 27), TEXT)
    pitch = min(_MOST, (high - _TITLE - 6) // len(numbers))
    large = max(legible(effect, 26) for effect in effects)
    for index, (number, effect) in enumerate(zip(numbers, effects, strict=True)):
        y, printed = _TITLE + index * pitch, items().items[number - 1]
        middle = y + (pitch - 3) / 2
        box(image, 10, y, SIDE_WIDE - 20, pitch - 3, ROW, 9)
        box(image, 13, y + 2, 66, pitch - 7, CARD, 7)
        write(image, 44, middle + 9, str(number), SMALLEST, FAINT, anchor="right")
        icons.item(printed.key, 28).put(image, 60, middle)
        coin(str(printed.buy), 16).put(image, 100, middle)
        shown, size = fit_text(effect, SIDE_WIDE - 136, large)
        write(image, 122, middle + size * 0.36, shown, size, TEXT)
    return image
