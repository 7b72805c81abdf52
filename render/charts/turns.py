"""A chart over the turns of a game: what the charts of its scores and of its chances share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PIL import Image

from render.kit.figures.pieces import medal
from render.kit.letters.alt import shorten_all
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import drawn_name, fit_text, legible, write
from render.kit.pen.canvas import panel
from render.kit.pen.palette import DIM, LOOKS, PANEL, SEA
from render.kit.pen.sprites import Point
from render.scene import HIGH, WIDE, Voice

from .plot import Frame, curve, heading, marks

T = TypeVar("T")
EDGE, PAD = 14, 30
"""Pixels from the edge of the picture to the panel, and from there to what it shows."""
LEFT, RIGHT = EDGE + PAD, WIDE - EDGE - PAD
LABELS = 400
"""Pixels right of the graph for names and final scores."""
LABEL_GAP = 68
NAME_SIZE = 34
LINE = 6


def page(title: str) -> Image.Image:
    """A canvas with one panel and its heading."""
    canvas = Image.new("RGB", (WIDE, HIGH), SEA)
    panel(canvas, EDGE, EDGE, WIDE - 2 * EDGE, HIGH - 2 * EDGE, strength=1)
    heading(canvas, LEFT, EDGE + 66, *fit_text(title, RIGHT - LEFT, 46))
    return canvas


def frame(turns: Sequence[float], low: float, top: float, upper: int, lower: int) -> Frame:
    """The rectangle of the curves, between two heights of the canvas."""
    left = LEFT + 96
    return Frame(left, upper, RIGHT - LABELS - left, lower - upper - 106, turns[0], turns[-1], low, top)


def caption(canvas: Image.Image, voice: Voice, area: Frame) -> None:
    """Say below the numbers of the turns what they are."""
    across = voice.say("chart-turns")
    middle, base = area.x + area.wide / 2, area.y + area.high + 88
    write(canvas, middle, base, across, legible(across, SMALLEST), DIM, bold=False, anchor="middle")


def curves(canvas: Image.Image, lines: Sequence[Sequence[Point]]) -> None:
    """Draw the curve of each seat, then the emblems on all of them."""
    for seat, line in enumerate(lines):
        curve(canvas, line, LOOKS[seat].colour, LINE, PANEL)
    for seat, line in enumerate(lines):
        marks(canvas, line, LOOKS[seat], seat, len(lines))


def leader(canvas: Image.Image, seat: int, end: Point, place: float) -> float:
    """Draw a thin line from the end of a curve to its emblem at this height; return the emblem's middle."""
    look, (x, y) = LOOKS[seat], end
    at = x + 74
    curve(canvas, [(x, y), (x + 14, y), (at - 40, place), (at - 28, place)], look.colour, 3)
    medal(look, 27).put(canvas, at, place)
    return at


def name_of(names: Sequence[str], voice: Voice, seat: int) -> str:
    """The name of a seat as far as it can be drawn, or its number."""
    return drawn_name(names, seat, voice)


def alt_lines(
    title: str,
    names: Sequence[str],
    points: Sequence[tuple[int, Sequence[T]]],
    most: int,
    said: Callable[[T], str],
    voice: Voice,
    room: int,
) -> list[str]:
    """The sentences of an alt text: the title, some turns (at most ``most``), and each seat's values there.

    ``room``: characters of a name.
    """
    some = _spread_evenly(points, most)
    lines = [voice.say("chart-alt-title", {"title": title})]
    turns = voice.say("chart-join-turns").join(str(turn) for turn, _ in some)
    lines.append(voice.say("chart-alt-turns", {"turns": turns}))
    for seat, name in enumerate(shorten_all([name_of(names, voice, seat) for seat in range(len(names))], room)):
        values = ", ".join(said(values[seat]) for _, values in some)
        lines.append(voice.say("chart-alt-scores", {"name": name, "scores": values}))
    return lines


def _spread_evenly(points: Sequence[T], most: int) -> list[T]:
    """Points spread evenly over the game, including the first and the last; there are at least two."""
    last, count = len(points) - 1, min(most, len(points))
    return [points[round(index * last / (count - 1))] for index in range(count)]
