"""The moment of the end across the top of a picture: crown, winners, points and the reason."""

from __future__ import annotations

from PIL import Image

from engines.core import Outcome
from render.scene import Scene

from .figures.pieces import crown, medal
from .letters.text import ELLIPSIS, fit, largest_size, legible, wrap, write
from .names import winner_words
from .pen.canvas import box, panel
from .pen.palette import GOLD, LOOKS, TEXT

_MARGIN = 36
_LARGEST, _LEAST = 64, 38
"""Font sizes of the sentence about the winners."""
_POINTS = 112


def triumph(
    canvas: Image.Image,
    scene: Scene,
    outcome: Outcome,
    x: int,
    y: int,
    wide: int,
    high: int,
    *,
    has_points: bool = True,
) -> None:
    """Draw the winners in a golden frame, with their points; the reason below them if there is room for it."""
    box(canvas, x, y, wide, high, GOLD, 26)
    panel(canvas, x + 6, y + 6, wide - 12, high - 12, 21, 1)
    end = x + wide - _MARGIN
    scores = [each.score for each in scene.standings if each.seat in outcome.winners]
    if has_points and scores:
        points = max(scores)
        end -= write(canvas, end, y + high / 2 + _POINTS * 0.37, str(points), _POINTS, GOLD, anchor="right") + 24
    left = x + _MARGIN
    if scene.crowned:
        crown(92, GOLD).put(canvas, left + 48, y + high / 2 + 4)
        left += 120
    reason = scene.voice.of_game("reason", outcome.reason, outcome.facts)
    size = legible(reason, 34)
    step = round(size * 1.22)
    lines = wrap(reason, end - left, size, False, max(1, (high - 96) // step), scene.called)
    if lines[-1].endswith(ELLIPSIS):  # the message tells it
        lines = ()
    top = y + (high - 88 - step * len(lines)) / 2
    _winners(canvas, scene, outcome, left, top, end)
    for index, line in enumerate(lines, start=1):
        write(canvas, left, top + 84 + step * index - size * 0.3, line, size, TEXT, bold=False)


def _winners(canvas: Image.Image, scene: Scene, outcome: Outcome, x: float, y: float, end: float) -> None:
    """Draw the medals of the winners, and one sentence that names them; a long name is cut."""
    for seat in outcome.winners if len(scene.names) > 1 else ():
        medal(LOOKS[seat], 33).put(canvas, x + 34, y + 42)
        x += 78
    words = winner_words(scene, outcome)
    size = largest_size(words, end - x, _LARGEST, _LEAST)
    write(canvas, x, y + 42 + size * 0.36, fit(words, round(end - x), size), size, GOLD)
