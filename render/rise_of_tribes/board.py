"""The action board with its dice, and the score track."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engines.core.dialogue import evolve
from engines.rise_of_tribes.ground import order
from engines.rise_of_tribes.mind.assess import near_winners, points_to_come
from engines.rise_of_tribes.printed import ACTIONS, FACES, Strength, numbers
from engines.rise_of_tribes.state import Turn, View
from engines.rise_of_tribes.steps.acting import amount_of, own_dice, strength
from render.kit.figures.pieces import medal
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import fit_text, width, write
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import DIM, GOLD, LIT, LOOKS, ROW, TEXT, WHITE, Colour, mix, rgb
from render.kit.upright import fit_label
from render.scene import Scene

from . import figures
from .marks import DANGER
from .places import BOARD_HIGH, BOARD_TOP, LEFT, TRACK_HIGH, TRACK_TOP, WIDE

COLUMNS, GAP = (184, 184, 307, 184), 8
"""The width of each action in pixels; gathering shows two numbers."""
_SLOT = 42
"""Pixels for a die in hand."""
TALL_COLUMNS = (172, 172, 316, 172)
WEAK, STRONG = rgb("#9DB2FF"), GOLD


class Board(NamedTuple):
    """The place of the action board, the widths of its columns, and the least font size of its words."""

    x: int
    y: int
    wide: int
    columns: tuple[int, int, int, int]
    least: int


WIDE_BOARD = Board(LEFT, BOARD_TOP, WIDE, COLUMNS, SMALLEST)


def action_board(canvas: Image.Image, view: View, scene: Scene, at: Board = WIDE_BOARD) -> None:
    """Draw the four actions with three dice each, the dice in hand and the dice pushed off."""
    panel(canvas, at.x, at.y, at.wide, BOARD_HIGH)
    kinds = {action.kind for action, _ in scene.choices}
    x = at.x + 10
    for action, wide in zip(ACTIONS, at.columns, strict=True):
        _action(canvas, view, scene, (x, at.y + 10, wide, at.least), action, f"use-{action}" in kinds)
        x += wide + GAP
    _hand(canvas, view, scene, x, at)


def amount(table: View, action: str, power: Strength) -> str:
    """The amount of an action of the active player: "3", or "2×2" for hexes and resources from each."""
    each = f"×{numbers().gather_each.of(power)}" if action == "gather" else ""
    return f"{amount_of(table, action, power)}{each}"


def _action(
    canvas: Image.Image, view: View, scene: Scene, place: tuple[int, int, int, int], action: str, is_choice: bool
) -> None:
    x, y, wide, least = place
    is_used = action in view.now.used
    if is_choice or is_used:
        box(canvas, x - 3, y - 3, wide + 6, BOARD_HIGH - 14, WHITE if is_choice else GOLD, 17)
    box(canvas, x, y, wide, BOARD_HIGH - 20, LIT if is_choice or is_used else ROW, 14)
    write(canvas, x + 14, y + 35, *fit_text(scene.voice.of_game("name", action), 150, 30))
    if is_used:
        figures.tick(34).put(canvas, x + wide - 26, y + 25)
    figures.arrow(30, GOLD).put(canvas, x + 24, y + 75)
    pitch = (wide - 64) // 3
    for slot, face in enumerate(view.rows[ACTIONS.index(action)]):
        figures.die(face, 38, is_used and not slot).put(canvas, x + 64 + slot * pitch, y + 74)
    figures.arrow(22, DIM).put(canvas, x + wide - 12, y + 75)
    # What each face brings; of a used action, what it brings the next player.
    table = evolve(view, now=Turn(), active=order(view, view.active + 1)[0]) if is_used else view
    hand, step = own_dice(view), (wide - 8) // 3
    for slot, face in enumerate(FACES):
        power = strength(table, action, face)
        left = x + 5 + slot * step
        if face in hand and not is_used:
            box(canvas, left, y + 104, step - 2, 43, rgb("#46608F"), 10)
        figures.die(face, 28).put(canvas, left + 18, y + 125)
        end = left + 34
        for part in amount(table, action, power):
            end += write(canvas, end, y + 136, part, 30 if part.isdigit() else least, ink(power))


def ink(power: str) -> Colour:
    return {"weak": WEAK, "strong": STRONG}.get(power, TEXT)


def _hand(canvas: Image.Image, view: View, scene: Scene, x: int, at: Board) -> None:
    """Draw the dice left to the player to move, and the dice pushed off, which the next player gets."""
    wide = at.x + at.wide - 12 - x
    for row, (key, dice) in enumerate((("hand", view.now.dice), ("next", view.now.off))):
        y = at.y + 12 + row * 76
        words = scene.voice.say(f"rise-of-tribes-picture-{key}")
        shown, size = fit_text(words, wide - 8, 28) if at.least == SMALLEST else fit_label(words, wide - 4, 28)
        beside = width(shown, size) <= wide - 2 * _SLOT
        write(canvas, x + 2, y + (50 if beside else 24), shown, size, DIM)
        left, middle = (x + wide - 2 * _SLOT + 22, y + 38) if beside else (x + 32, y + 52)
        for slot in range(2):
            if slot < len(dice):
                figures.die(dice[slot], 38, row == 0).put(canvas, left + slot * _SLOT, middle)
            else:
                box(canvas, left - 19 + slot * _SLOT, middle - 19, 38, 38, mix(ROW, WHITE, 0.08), 8)


def track(canvas: Image.Image, view: View) -> None:
    """Draw the score track with the players' discs, and small ones where their villages bring them next turn."""
    panel(canvas, LEFT, TRACK_TOP, WIDE, TRACK_HIGH)
    goal = numbers().box.points_to_win
    step = (WIDE - 16) / (goal + 1)
    standing: dict[int, list[int]] = {}
    to_come: dict[int, list[int]] = {}
    for seat, player in enumerate(view.players):
        standing.setdefault(min(goal, player.total), []).append(seat)
        if view.stage != "over" and not player.left and points_to_come(view, seat):
            to_come.setdefault(min(goal, player.total + points_to_come(view, seat)), []).append(seat)
    for point in range(goal + 1):
        x = LEFT + 8 + point * step
        last = point == goal
        if last and view.stage != "over" and near_winners(view):
            box(canvas, round(x - 1), TRACK_TOP + 5, round(step + 2), TRACK_HIGH - 10, DANGER, 12)
        box(
            canvas,
            round(x + 2),
            TRACK_TOP + 8,
            round(step - 4),
            TRACK_HIGH - 16,
            rgb("#5A4A1C") if last else ROW,
            10,
        )
        here = standing.get(point, [])
        if len(here) < 3:
            at = x + (step / 2 if not here else 16)
            write(
                canvas,
                at,
                TRACK_TOP + 41,
                str(point),
                28 if not here else 24,
                GOLD if last else DIM,
                anchor="middle",
            )
        for index, seat in enumerate(here):
            r = (19 if point < 10 else 16) if len(here) == 1 else 15
            left = x + (step - r - 3 if len(here) == 1 else 0)
            if len(here) == 2:
                left = x + 38 + (index - 0.5) * 14 + 2
            elif len(here) > 2:
                left = x + step / 2 + (index - (len(here) - 1) / 2) * 15
            medal(LOOKS[seat], r).put(canvas, left, TRACK_TOP + 31 + (8 if index % 2 else -8) * (len(here) > 1))
        for index, seat in enumerate(to_come.get(point, ())):
            medal(LOOKS[seat], 8).put(canvas, x + 13 + 18 * index, TRACK_TOP + TRACK_HIGH - 11)
