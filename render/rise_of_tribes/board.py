"""The action board with its dice: what each action brings with each die."""

from __future__ import annotations

from PIL import Image

from engines.core.dialogue import evolve
from engines.rise_of_tribes.ground import order
from engines.rise_of_tribes.printed import ACTIONS, FACES, Strength, numbers
from engines.rise_of_tribes.state import Turn, View
from engines.rise_of_tribes.steps.acting import amount_of, own_dice, strength
from render.kit.letters.text import fit_text, width, write
from render.kit.pen.canvas import box
from render.kit.pen.palette import GOLD, LIT, ROW, TEXT, WHITE, Colour, rgb
from render.scene import Scene

from . import figures
from .places import BOARD_HIGH, BOARD_TOP, EDGE, GAP

COLUMNS = (276, 276, 330, 278)
"""The width of each action in pixels; gathering shows two numbers."""
_PITCH = 45
"""Pixels for a die of an action."""
WEAK, STRONG, HELD = rgb("#9DB2FF"), GOLD, rgb("#46608F")


def action_board(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the four actions, each with its three dice and its amounts."""
    kinds = {action.kind for action, _ in scene.choices}
    x = EDGE
    for action, wide in zip(ACTIONS, COLUMNS, strict=True):
        _action(canvas, view, scene, x, wide, action, f"use-{action}" in kinds)
        x += wide + GAP


def amount(table: View, action: str, power: Strength) -> str:
    """The amount of an action of the active player: "3", or "2×2" for hexes and resources from each."""
    each = f"×{numbers().gather_each.of(power)}" if action == "gather" else ""
    return f"{amount_of(table, action, power)}{each}"


def _action(canvas: Image.Image, view: View, scene: Scene, x: int, wide: int, action: str, is_choice: bool) -> None:
    """Draw one action; the die that leaves next is at the right, as the arrow of the dice goes."""
    y, is_used = BOARD_TOP, action in view.now.used
    box(canvas, x, y, wide, BOARD_HIGH, WHITE if is_choice else GOLD if is_used else ROW, 18)
    box(canvas, x + 4, y + 4, wide - 8, BOARD_HIGH - 8, LIT if is_choice or is_used else ROW, 14)
    dice = 3 * _PITCH + 12
    write(canvas, x + 18, y + 50, *fit_text(scene.voice.of_game("name", action), wide - 24 - dice, 38))
    for slot, face in enumerate(view.rows[ACTIONS.index(action)]):
        left = x + wide - dice + _PITCH // 2 + slot * _PITCH
        figures.die(face, 40, is_used and not slot).put(canvas, left, y + 38)
    if is_used:
        figures.tick(38).put(canvas, x + wide - 12, y + 8)
    _amounts(canvas, view, x + 10, wide - 20, action)


def _amounts(canvas: Image.Image, view: View, x: int, wide: int, action: str) -> None:
    """Draw what each die in hand brings; without any or of a used action, what each face brings the next player."""
    is_used = action in view.now.used
    table = evolve(view, now=Turn(), active=order(view, view.active + 1)[0]) if is_used else view
    held = () if is_used else own_dice(view)
    size = 58 if held else 32
    shown = [(face, strength(table, action, face)) for face in held or FACES]
    reaches = [_reach(amount(table, action, power), size) for _, power in shown]
    cell, middle = wide / max(2, len(shown)), BOARD_TOP + 112
    for index, ((face, power), reach) in enumerate(zip(shown, reaches, strict=True)):
        left = x + index * cell + (cell - reach) / 2
        if held:
            box(canvas, round(x + index * cell) + 2, middle - 35, round(cell) - 4, 72, HELD, 14)
        figures.die(face, round(size * 0.76)).put(canvas, left + size * 0.42, middle)
        end = left + size * 0.92
        for part in _parts(amount(table, action, power)):
            end += write(
                canvas, end, middle + size * 0.36, part, size if part.isdigit() else min(size, _SMALL), ink(power)
            )


_SMALL = 36
"""The size of the resources from each hex."""


def _parts(text: str) -> list[str]:
    """The number of an amount, and what is behind it."""
    first, times, each = text.partition("×")
    return [first, times + each] if each else [first]


def _reach(text: str, size: int) -> int:
    """The width of a die with its amount."""
    parts = _parts(text)
    return round(size * 0.95) + width(parts[0], size) + sum(width(part, min(size, _SMALL)) for part in parts[1:])


def ink(power: str) -> Colour:
    return {"weak": WEAK, "strong": STRONG}.get(power, TEXT)
