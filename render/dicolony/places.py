"""The places for a building: a small sheet for each, with the label of its button below."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.dicolony import terms
from engines.dicolony.building import Place
from engines.dicolony.printed.sheet import grid, numbers
from engines.dicolony.state import Sheet
from render.kit.letters.text import fit, fit_text, smallest, width, write
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import mix
from render.scene import Scene

from .inks import MARKER, PAPER, PENCIL, PRINT, SLATE, lines


def gallery(
    canvas: Image.Image, x: int, y: int, wide: int, high: int, sheet: Sheet, places: Sequence[Place], scene: Scene
) -> None:
    """Draw all places in rows, as large as they fit."""
    panel(canvas, x, y, wide, high, 16, 1, PAPER)
    title = scene.voice.say("dicolony-picture-place")
    write(canvas, x + wide / 2, y + 50, *fit_text(title, wide - 30, 40), PRINT, anchor="middle")
    names = [space_words(scene, place.building.at) for place in places]
    columns, size, letters = _arrangement(wide - 24, high - 72, names)
    rows = -(-len(places) // columns)
    across, down = (wide - 24) / columns, (high - 72) / rows
    for at, (place, name) in enumerate(zip(places, names, strict=True)):
        row, column = divmod(at, columns)
        left = x + 12 + (column + 0.5) * across - size * grid().width / 2
        top = y + 64 + row * down + (down - size * len(grid().printed.rows) - letters - 10) / 2
        _thumb(canvas, round(left), round(top), size, sheet, place)
        base = top + size * len(grid().printed.rows) + letters + 4
        shown = fit(name, round(across) - 8, letters)
        write(canvas, x + 12 + (column + 0.5) * across, base, shown, letters, PRINT, anchor="middle")


def _arrangement(wide: int, high: int, names: Sequence[str]) -> tuple[int, int, int]:
    """Columns, pixels of a space, font size: the largest spaces, then the largest letters that fit below."""
    best = (1, 0)
    for columns in range(1, len(names) + 1):
        rows = -(-len(names) // columns)
        across = int((wide / columns - 18) / grid().width)
        size = min(across, int((high / rows - 60) / len(grid().printed.rows)), 72)
        if size > best[1]:
            best = (columns, size)
    room = wide // best[0] - 8
    least = max(map(smallest, names))
    widest = max(names, key=lambda name: width(name, least))
    letters = next((each for each in (36, 34, 32) if each >= least and width(widest, each) <= room), least)
    return (*best, letters)


def _thumb(canvas: Image.Image, x: int, y: int, size: int, sheet: Sheet, place: Place) -> None:
    """Draw the sheet with one place highlighted."""
    looks, built = lines(), sheet.built
    rows, columns = len(grid().printed.rows), grid().width
    box(canvas, x - 4, y - 4, columns * size + 8, rows * size + 8, PRINT, 6)
    spaces = [
        (number, x + number % columns * size, y + number // columns * size) for number in range(rows * columns)
    ]
    for number, left, top in spaces:
        look = looks[number // columns]
        cleared, roofed = sheet.cleared >> number & 1, built >> number & 1
        ground = SLATE if roofed else mix(look.faded, PRINT, 0.3) if cleared else mix(look.faded, PAPER, 0.75)
        if grid().centre >> number & 1:
            ground = PENCIL
        canvas.paste(ground, (left, top, left + size - 1, top + size - 1))
    for ink, grow in ((PENCIL, 4), (MARKER, -1)):
        for number in numbers(place.building.spaces):
            _, left, top = spaces[number]
            shade = mix(MARKER, PAPER, 0.6) if ink == MARKER and place.hollow >> number & 1 else ink
            canvas.paste(shade, (left - grow, top - grow, left + size - 1 + grow, top + size - 1 + grow))


def space_words(scene: Scene, number: int) -> str:
    """The name of a space, as on the buttons."""
    term = terms.space(grid().names[number])
    return scene.voice.say(f"dicolony-{term.key}", term.facts)
