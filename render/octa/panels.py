"""What is beside the board: the round, the players, the winner after the end."""

from __future__ import annotations

from PIL import Image

from engines.octa import scoring
from engines.octa.state import View
from render.kit.figures.plates import coin
from render.kit.letters.text import legible, write
from render.kit.names import write_name
from render.kit.pen.palette import DIM, GOLD, LOOKS, ROW, TEXT, mix, readable
from render.kit.tiles import draw_medal, tile
from render.scene import WIDE, Scene

from . import marks
from .places import BOARD_HIGH, CENTRE, ROUTES

LEFT, RIGHT, TOP = 918, WIDE - 10, 10
ROOM = RIGHT - LEFT
_GAP = 8
_TALLEST = 292
"""The height of a player's tile at most."""
_BODY = 172
"""Pixels of a tile for the player; what is more shows the points by route."""


def header(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Write the round into the corner beside the board."""
    words = scene.voice.say("octa-picture-round")
    write(canvas, 16, 44, words, legible(words, 34), DIM)
    write(canvas, 16, 112, f"{view.round}/{view.rounds}", 68)


def parent(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the marker of the parent, who takes the chip of the round, in the middle of the octagon."""
    if not view.left[view.parent] and scene.outcome is None:
        marks.marker(LOOKS[view.parent], 36).put(canvas, *CENTRE)


def players(canvas: Image.Image, view: View, scene: Scene, top: int) -> None:
    """Draw a tile per player from the top down, beside the board."""
    seats = len(view.left)
    foot = top + BOARD_HIGH - TOP
    high = min(_TALLEST, (foot - top - TOP + _GAP) // seats - _GAP)
    for seat, score in enumerate(scoring.scores(view)):
        _tile(canvas, top + TOP + seat * (high + _GAP), high, view, scene, seat, score)


def _tile(
    canvas: Image.Image, y: int, high: int, view: View, scene: Scene, seat: int, score: scoring.Score
) -> None:
    """One player: points, name, first places (they break ties), chips; lit if to move."""
    ground = tile(canvas, scene, seat, (LEFT, y, ROOM, high))
    extra = 10 if high > _BODY + 20 else 0
    draw_medal(canvas, scene, seat, LEFT + 48, y + 44 + extra, 28)
    ink = readable(LOOKS[seat].colour, ground)
    write(canvas, RIGHT - 16, y + 68 + extra, str(score.total), 68, ink, anchor="right")
    if seat == view.parent and scene.outcome is None and not view.left[seat]:
        marks.parent_sign().put(canvas, LEFT + 112, y + 42 + extra)
    write_name(canvas, scene, seat, LEFT + 20, y + 112 + extra, ROOM - 32)
    if view.left[seat]:
        words = scene.voice.say("octa-picture-left")
        write(canvas, LEFT + 20, y + 156 + extra, words, legible(words, 34), DIM)
    else:
        _holdings(canvas, y + 144 + extra, view, seat, score.firsts)
    if high >= _TALLEST:
        _by_route(canvas, y + 200, score.points)


def _holdings(canvas: Image.Image, y: int, view: View, seat: int, firsts: int) -> None:
    """Draw the number of first places, and the chips with what they count, around the line ``y``; many overlap."""
    coin("1", 22).put(canvas, LEFT + 42, y)
    write(canvas, LEFT + 72, y + 14, str(firsts), 38, TEXT if firsts else mix(ROW, TEXT, 0.4))
    chips = [chip for chip in view.chips if chip.seat == seat]
    step = min(48.0, (ROOM - 226) / max(1, len(chips) - 1))
    for at, chip in enumerate(chips):
        marks.chip_face(chip.route, 22).put(canvas, LEFT + 132 + at * step, y)
    if chips:
        write(canvas, LEFT + 164 + (len(chips) - 1) * step, y + 13, f"+{chips[-1].bonus}", 36, GOLD)


def _by_route(canvas: Image.Image, y: int, points: tuple[int, ...]) -> None:
    """Draw the routes that give points in lines of three, each with its points."""
    worth = [(route, each) for route, each in zip(ROUTES, points, strict=True) if each]
    for at, (route, each) in enumerate(worth):
        row, column = divmod(at, 3)
        x = LEFT + 18 + column * (ROOM - 20) / 3
        marks.plate(route, 17).put(canvas, x + 18, y + 38 * row)
        write(canvas, x + 39, y + 12 + 38 * row, str(each), 34)
