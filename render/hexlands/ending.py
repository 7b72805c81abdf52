"""The end: the winner with the points, and the reason, above the map."""

from __future__ import annotations

from PIL import Image

from engines.core import Outcome
from render.kit.banner import winner_words
from render.kit.figures.pieces import crown, medal
from render.kit.letters.text import fit_text, legible, width, write
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import GOLD, LOOKS, TEXT
from render.kit.tiles import fit_label
from render.scene import WIDE, Scene

from .ground.places import RESULT_HIGH, RESULT_TOP


def ending(canvas: Image.Image, scene: Scene, outcome: Outcome) -> None:
    """Draw crown, winners and points across the picture, and below them the reason if there is room for it."""
    left, y, wide = 14, RESULT_TOP, WIDE - 28
    box(canvas, left, y, wide, RESULT_HIGH, GOLD, 26)
    panel(canvas, left + 5, y + 5, wide - 10, RESULT_HIGH - 10, 22, 1)
    x, middle, end = left + 34, y + RESULT_HIGH // 2, left + wide - 36
    if scene.crowned:
        crown(96, GOLD).put(canvas, x + 48, middle - 4)
        x += 120
    for seat in outcome.winners:
        medal(LOOKS[seat], 34).put(canvas, x + 34, middle)
        x += 80
    if outcome.winners and scene.standings:
        points = str(scene.standings[outcome.winners[0]].score)
        end -= write(canvas, end, middle + 33, points, 92, GOLD, anchor="right") + 30
    reason = scene.voice.of_game("reason", outcome.reason, outcome.facts)
    small, room = legible(reason, 34), end - x - 12
    has_reason = width(reason, small, False) <= room
    words, size = fit_label(winner_words(scene, outcome), room, 60)
    write(canvas, x + 12, middle + (2 if has_reason else round(size * 0.36)), words, size, GOLD)
    if has_reason:
        write(canvas, x + 12, middle + 50, *fit_text(reason, room, small, False), TEXT, bold=False)
