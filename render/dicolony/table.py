"""The public picture while sheets are secret, and the parts that all pictures share: wood, turns, dice, cards."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image

from engines.dicolony.printed.sheet import grid
from engines.dicolony.state import Sheet, View
from render.kit.banner import shown_name
from render.kit.figures.faces import write_player
from render.kit.figures.pieces import medal, numeral
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import fit, fit_text, legible, smallest, width, write
from render.kit.pen.cache import cached
from render.kit.pen.canvas import box, panel, round_mask
from render.kit.pen.palette import BLACK, DIM, GOLD, LIT, LOOKS, ROW, TEXT, WHITE, Colour, mix, rgb
from render.kit.pen.sprites import Pen, Sprite
from render.scene import Scene

from . import cards, marks, paper
from .inks import MARKER, PAPER, PENCIL, PRINT, RULE, line

SIZE = (1600, 1030)
EDGE = 22
"""The margin of wood, in pixels."""
PANEL_LEFT, PANEL_WIDE = 1150, 428
_WOOD = rgb("#4A382C")
_PLANK = 206

Area: TypeAlias = tuple[int, int, int, int]
"""x, y, width, height."""


def wood(size: tuple[int, int] = SIZE) -> Image.Image:
    """The table top: planks with a faint grain. Not kept: a copy takes longer than drawing it."""
    wide, high = size
    top = Image.new("RGB", size, _WOOD)
    chance = random.Random("planks")
    for y in range(0, high, _PLANK):
        shade = chance.uniform(0.0, 0.14)
        plank = mix(_WOOD, BLACK, shade)
        top.paste(plank, (0, y, wide, y + _PLANK))
        for _ in range(9):
            at, start = y + chance.randrange(8, _PLANK - 8), chance.randrange(-300, wide)
            grain = mix(plank, BLACK, chance.uniform(0.05, 0.12))
            top.paste(grain, (start, at, start + chance.randrange(300, 1100), at + chance.choice((1, 2, 2, 3))))
        top.paste(mix(_WOOD, BLACK, 0.42), (0, y + _PLANK - 4, wide, y + _PLANK))
        top.paste(mix(_WOOD, WHITE, 0.06), (0, y, wide, y + 2))
    return top


def public(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw turns, dice, cards and the state of each player, but nothing of any sheet."""
    wide = PANEL_LEFT - 16 - EDGE
    panel(canvas, EDGE, 20, wide, 96, 18, 1, PAPER)
    title = turn_words(view, scene)
    reach = 30 + write(canvas, EDGE + 26, 82, fit(title, 470, 40), 40, PRINT) + 22
    track(canvas, EDGE + reach, 68, wide - reach - 18, view)
    dice_tray(canvas, EDGE, 132, wide, 232, view, scene, 136)
    spread(canvas, (EDGE, 378, wide, 254), view, scene)
    landscapes(canvas, (EDGE, 646, wide, SIZE[1] - 20 - 646), view, scene, 12)
    _players(canvas, view, scene)


def spread(canvas: Image.Image, area: Area, view: View, scene: Scene, floor: cards.Floor = smallest) -> None:
    """Draw the building cards from left to right."""
    keys = view.layout.buildings
    for at, (key, place) in enumerate(zip(keys, cards.in_a_row(area, len(keys), 12), strict=True)):
        cards.upright(canvas, place, key, scene, at=at, floor=floor)


def landscapes(
    canvas: Image.Image, area: Area, view: View, scene: Scene, gap: int, sheet: Sheet | None = None
) -> None:
    """Draw the landscape cards as strips one below the other."""
    (x, y, wide, high), lying = area, cards.landscapes(view.layout)
    each = min(130, (high - gap * (len(lying) - 1)) // len(lying))
    for at, (card, colour) in enumerate(lying):
        cards.strip(canvas, (x, y + at * (each + gap), wide, each), card, colour, scene, sheet)


def turn_words(view: View, scene: Scene) -> str:
    """The heading: the turn, or the building stage."""
    if view.stage == "build":
        return scene.voice.say("dicolony-picture-building")
    return scene.voice.say("dicolony-picture-turn", {"turn": scene.turn, "turns": grid().printed.turns})


def track(canvas: Image.Image, x: int, y: int, wide: int, view: View) -> None:
    """Draw a row of boxes, one per turn, from x and centred on y: finished turns ticked, the current one marked."""
    turns = grid().printed.turns
    step = wide / turns
    side = min(56, round(step) - 8)
    done = turns if view.stage in ("build", "over") else view.turn - 1
    for turn in range(1, turns + 1):
        state = "done" if turn <= done else "now" if turn == view.turn else "open"
        turn_box(turn, side, state).put(canvas, x + (turn - 0.5) * step, y)


@cached
def turn_box(turn: int, side: int, state: str) -> Sprite:
    """One box of the track, anchored at its middle; ``state`` is done, now or open."""
    pen = Pen(side + 12, side + 12, side / 2 + 6, side / 2 + 6)
    half = side / 2
    if state == "now":
        pen.rectangle(-half - 4, -half - 4, side + 8, side + 8, PENCIL, side * 0.28)
        pen.rectangle(-half, -half, side, side, MARKER, side * 0.24)
    else:
        pen.rectangle(-half, -half, side, side, PRINT if state == "open" else RULE, side * 0.24)
        pen.rectangle(-half + 2, -half + 2, side - 4, side - 4, PAPER, side * 0.2)
    ink = mix(PRINT, PAPER, 0.55) if state == "done" else PENCIL if state == "now" else PRINT
    numeral(pen, 0, 0, str(turn), round(side * 0.56), ink)
    if state == "done":
        pen.line(
            [(-half * 0.62, half * 0.3), (-half * 0.12, half * 0.62), (half * 0.72, -half * 0.62)], PENCIL, 4.5
        )
    return pen.sprite()


def dice_tray(
    canvas: Image.Image,
    x: int,
    y: int,
    wide: int,
    high: int,
    view: View,
    scene: Scene,
    size: int,
    used: Sequence[int] = (),
    blocked: Sequence[int] = (),
) -> None:
    """Draw the four dice with the names of their colours; used dice say so, and ``blocked`` ones are grey."""
    box(canvas, x, y, wide, high, rgb("#2A1D14"), 20)
    box(canvas, x + 7, y + 7, wide - 14, high - 14, rgb("#1E4A44"), 15)
    colours = grid().colours
    dice: Sequence[int | None] = view.rolls[-1] if view.rolls and view.stage != "roll" else (None,) * len(colours)
    step = (wide - 14) / len(colours)
    names = [scene.voice.of_game("colour", name) for name in colours]
    letters, gap = (36, 14) if size >= 100 else (max(map(smallest, names)), 8)
    top = y + (high - size - letters - gap - 8) / 2
    for at, (name, face) in enumerate(zip(colours, dice, strict=True)):
        middle = x + 7 + (at + 0.5) * step
        if at in blocked:
            marks.blocked_die(face, size).put(canvas, middle, top + size / 2)
            full = fit_text(scene.voice.say("dicolony-picture-blocked"), round(step) - 8, letters)
            write(canvas, middle, top + size + letters + gap, *full, DIM, anchor="middle")
            continue
        marks.coloured_die(line(name), face, size).put(canvas, middle, top + size / 2)
        side = letters if size >= 100 else SMALLEST
        said = scene.voice.say("dicolony-picture-used") if at in used else scene.voice.of_game("colour", name)
        words, letter = fit_text(said, round(step) - side - 10, letters)
        left = middle - (width(words, letter) + side + 10) / 2
        base = top + size + letters + gap
        swatch(name, side).put(canvas, left + side, base - letters * 0.36)
        write(canvas, left + side + 10, base, words, letter, DIM if at in used else TEXT)
        if at in used:
            stamp(round(size * 0.5)).put(canvas, middle + size * 0.42, top + size * 0.24)


def swatch(name: str, side: int) -> Sprite:
    """A row's colour and pattern for the line of its name, anchored at the middle of its right edge."""
    return paper.row_tab(line(name), side, side, False)


@cached
def stamp(size: int, fill: Colour = WHITE, ink: Colour = PENCIL) -> Sprite:
    """A tick on a disc, for used dice and finished players."""
    pen = Pen(size + 6, size + 6, size / 2 + 3, size / 2 + 3)
    half = size / 2
    pen.ellipse(0, 0, half, half, PENCIL)
    pen.ellipse(0, 0, half * 0.88, half * 0.88, fill)
    pen.line(
        [(-half * 0.46, half * 0.04), (-half * 0.12, half * 0.38), (half * 0.5, -half * 0.36)], ink, half * 0.24
    )
    return pen.sprite()


def _players(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the players and their state."""
    gap, top, count = 10, 92, len(view.sheets)
    room = SIZE[1] - 20
    high = min(200, (room - 16 - top) // count - gap)
    foot = top + count * (high + gap) + 6
    panel(canvas, PANEL_LEFT, 20, PANEL_WIDE, foot - 20)
    write(canvas, PANEL_LEFT + 26, 68, scene.voice.say("picture-players"), 34)
    for seat in range(count):
        _player(canvas, view, scene, seat, top + seat * (high + gap), high)


def _player(canvas: Image.Image, view: View, scene: Scene, seat: int, y: int, high: int) -> None:
    x, wide = PANEL_LEFT + 16, PANEL_WIDE - 32
    is_mover = seat in scene.movers
    box(canvas, x, y, wide, high, LIT if is_mover else ROW)
    if is_mover:
        canvas.paste(LOOKS[seat].colour, (x, y + 10), round_mask(9, high - 20, 4))
    medal(LOOKS[seat], 33).put(canvas, x + 56, y + high / 2)
    face, room = scene.voice.face(seat), wide - 106 - 84
    write_player(canvas, x + 106, y + high / 2 - 10, shown_name(scene, seat), face, room, 34, TEXT)
    key = state_of(view, scene, seat)
    words = scene.voice.say(f"dicolony-picture-{key}")
    write(canvas, x + 106, y + high / 2 + 38, words, legible(words, 30), GOLD if is_mover else DIM, bold=is_mover)
    if key != "left":
        state_sign(key).put(canvas, x + wide - 44, y + high / 2)


def state_of(view: View, scene: Scene, seat: int) -> str:
    """The state of a player: left, writing or done."""
    if view.left[seat]:
        return "left"
    return "writing" if seat in scene.movers else "done"


@cached
def state_sign(key: str) -> Sprite:
    return marks.pencil(52) if key == "writing" else stamp(50, rgb("#2FA36B"), WHITE)
