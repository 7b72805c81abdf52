"""The reference of item cards, drawn if there is room."""

from __future__ import annotations

from PIL import Image

from engines.hexlands.printed import items
from render.kit.cache import kept
from render.kit.canvas import box, rounded
from render.kit.palette import DIM, PANEL, ROW, TEXT
from render.kit.text import fit, width, write
from render.scene import Scene

from . import icons
from .cards import CARD
from .places import SIDE_LEFT, SIDE_WIDE

LEAST = 258
"""The height in pixels for the names alone, two per row."""
_TITLE = 46
_LOOSE = 50
"""The least height of a row with the effect of a card."""


def reference(canvas: Image.Image, scene: Scene, y: int, high: int) -> None:
    """Draw a panel with the name of each item card, and its effect if there is room."""
    voice, printed = scene.voice, items().items
    names = tuple(
        voice.of_game("item", each.key, {"number": number}) for number, each in enumerate(printed, start=1)
    )
    effects = tuple(voice.of_game("effect", each.key, {"amount": each.amount}) for each in printed)
    title = voice.say("hexlands-picture-items")
    canvas.paste(drawn(high, title, names, effects), (SIDE_LEFT, y), rounded(SIDE_WIDE, high, 16))


@kept
def drawn(high: int, title: str, names: tuple[str, ...], effects: tuple[str, ...]) -> Image.Image:
    """The panel, RGB, with square corners; the caller rounds them."""
    image = Image.new("RGB", (SIDE_WIDE, high), PANEL)
    write(image, 18, 34, fit(title, SIDE_WIDE - 36, 27), 27, TEXT)
    has_effects = (high - _TITLE - 6) // len(names) >= _LOOSE
    columns = 1 if has_effects else 2
    pitch = min(64, (high - _TITLE - 6) // -(-len(names) // columns))
    wide = (SIDE_WIDE - 20 - 6 * (columns - 1)) // columns
    for index, (name, effect) in enumerate(zip(names, effects, strict=True)):
        x, y = 10 + index % columns * (wide + 6), _TITLE + index // columns * pitch
        box(image, x, y, wide, pitch - 5, ROW, 9)
        box(image, x + 4, y + 3, 38, pitch - 11, CARD, 7)
        icons.item(items().items[index].key, 28).put(image, x + 23, y + (pitch - 5) / 2)
        room = wide - 54
        if has_effects:
            write(image, x + 48, y + pitch / 2 - 7, fit(name, room, 22), 22, TEXT)
            size = next((size for size in (21, 20, 19, 18) if width(effect, size, False) <= room), 17)
            write(image, x + 48, y + pitch / 2 + 17, fit(effect, room, size, False), size, DIM, bold=False)
        else:
            size = next((size for size in (21, 20, 19, 18) if width(name, size) <= room), 17)
            write(image, x + 46, y + pitch / 2 + 5, fit(name, room, size), size, DIM)
    return image
