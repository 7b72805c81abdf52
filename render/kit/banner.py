"""The banner of a finished game: winners and reason. Also the drawable name of a player."""

from __future__ import annotations

from PIL import Image

from engines.core import Outcome
from render.scene import Scene

from .figures.pieces import crown, medal
from .letters.text import ELLIPSIS, drawn_name, fit, legible, width, wrap, write
from .pen.canvas import box, panel
from .pen.palette import GOLD, LOOKS, TEXT

HIGH = 92


def shown_name(scene: Scene, seat: int) -> str:
    """The drawable part of the player's name, or the number of the seat if nothing can be drawn."""
    if seat >= len(scene.names):
        return scene.voice.say("picture-seat", {"number": seat + 1})
    return drawn_name(scene.names, seat, scene.voice)


def banner(canvas: Image.Image, scene: Scene, outcome: Outcome, x: int, y: int, wide: int) -> None:
    """Draw the winners and the reason in a golden frame, ``HIGH`` pixels high."""
    box(canvas, x - 4, y - 4, wide + 8, HIGH + 8, GOLD, 26)
    panel(canvas, x, y, wide, HIGH, 22, 1)
    if scene.crowned:
        crown(54, GOLD).put(canvas, x + 58, y + 46)
    left = x + 108
    for seat in outcome.winners:
        medal(LOOKS[seat], 28).put(canvas, left + 30, y + 46)
        left += 66
    reason = scene.voice.of_game("reason", outcome.reason, outcome.facts)
    words = fit(winner_words(scene, outcome), max(360, wide * 2 // 5), 38)
    beside = left + 38 + width(words, 38)
    size, lines = _lines(scene, reason, x + wide - 22 - beside)
    if lines[-1].endswith(ELLIPSIS):  # the reason names the winner as well
        size, lines = _lines(scene, reason, x + wide - 22 - left - 8)
        beside = left + 8
    else:
        write(canvas, left + 8, y + 60, words, 38, GOLD)
    step = round(size * 1.24)
    base = y + (HIGH - step * len(lines)) / 2 + size * 0.96
    for index, line in enumerate(lines):
        write(canvas, beside, base + step * index, line, size, TEXT, bold=False)


def winner_words(scene: Scene, outcome: Outcome) -> str:
    """One winner's name, or that the win is shared, a team's or nobody's. Alone nobody wins: the name only."""
    if not outcome.winners:
        return scene.voice.say("picture-nobody")
    if len(scene.names) == 1:
        return shown_name(scene, 0)
    if len(outcome.winners) == 1:
        return scene.voice.say("picture-winner", {"player": shown_name(scene, outcome.winners[0])})
    return scene.voice.say("picture-team" if outcome.is_team_win else "picture-shared")


def _lines(scene: Scene, reason: str, wide: int) -> tuple[int, tuple[str, ...]]:
    """The font size and the lines of a reason: two, or three smaller ones of Latin letters if it is long."""
    size = legible(reason, 27)
    lines = wrap(reason, wide, size, False, 2, scene.called)
    if lines[-1].endswith(ELLIPSIS) and size == 27:
        size, lines = 24, wrap(reason, wide, 24, False, 3, scene.called)
    return size, lines
