"""The chart of a reviewed game: the chances turn by turn, and what each seat owes to its luck and its choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.kit.figures.faces import write_player
from render.kit.figures.pieces import medal
from render.kit.letters.alt import compose
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import fit_text, write
from render.kit.pen.canvas import box
from render.kit.pen.palette import DIM, LOOKS, ROW, SEA, TEXT
from render.scene import HIGH, Voice

from .plot import apart, grid, ticks
from .turns import EDGE, LABEL_GAP, LEFT, NAME_SIZE, RIGHT, alt_lines, caption, curves, frame, leader, name_of, page

ACCOUNT = 62
STACKED = 900
"""Pixels across two boards of which one stands above the other."""
BAR = 112
"""Pixels of a heading of two lines."""
ALT_CHANCES = 10
"""The number of chances of each player in the alt text, spread evenly over the game."""


@dataclass(frozen=True, slots=True)
class Chances:
    """The content of the chart. ``points``: (turns played, chances from 0 to 1 in seat order), at least two; those
    within a turn have a fraction of it. The first and the last are whole.
    """

    title: str
    across: str
    names: tuple[str, ...]
    points: tuple[tuple[float, tuple[float, ...]], ...]
    accounts: tuple[tuple[int, str], ...] = ()
    """Seats and a line of words about each, without the name."""


def paint(shown: Chances, voice: Voice) -> Image.Image:
    """The picture, 1200 x 1100; ValueError with fewer than two points."""
    if len(shown.points) < 2:
        raise ValueError("a curve needs two points")
    canvas = page(shown.title)
    lower = HIGH - EDGE - 20 - len(shown.accounts) * ACCOUNT
    _graph(canvas, shown, voice, EDGE + 140, lower)
    for at, (seat, words) in enumerate(shown.accounts):
        _account(canvas, seat, words, lower + at * ACCOUNT)
    return canvas


def _graph(canvas: Image.Image, shown: Chances, voice: Voice, upper: int, lower: int) -> None:
    turns = [turn for turn, _ in shown.points]
    area = frame(turns, -3, 103, upper, lower)
    grid(canvas, area, ticks(turns[0], turns[-1], 9), (0, 25, 50, 75, 100))
    write(
        canvas, LEFT, upper - 14, *fit_text(f"{shown.across} (%)", RIGHT - LEFT, SMALLEST, False), DIM, bold=False
    )
    caption(canvas, voice, area)
    seats = range(len(shown.names))
    lines = [[area.at(turn, 100 * chances[seat]) for turn, chances in shown.points] for seat in seats]
    curves(canvas, lines)
    ends = [lines[seat][-1][1] for seat in seats]
    for seat, place in zip(seats, apart(ends, LABEL_GAP, area.y - 10, area.y + area.high - 6), strict=True):
        at = leader(canvas, seat, lines[seat][-1], place)
        room, name = round(RIGHT - (at + 38)), name_of(shown.names, voice, seat)
        write_player(canvas, at + 38, place + 12, name, voice.face(seat), room, NAME_SIZE, TEXT)


def _account(canvas: Image.Image, seat: int, words: str, y: int) -> None:
    """Draw one row: the emblem, which a curve has beside its name, and what the seat owes to luck and choices."""
    wide, high = RIGHT - LEFT, ACCOUNT - 6
    box(canvas, LEFT, y, wide, high, ROW, 12)
    medal(LOOKS[seat], 20).put(canvas, LEFT + 34, y + high / 2)
    write(canvas, LEFT + 68, y + 40, *fit_text(words, wide - 84, 36), TEXT)


def alt(shown: Chances, voice: Voice) -> str:
    """The alt text, at most 1,024 characters: the chances, then luck and choices as far as there is room."""

    def required(room: int) -> list[str]:
        whole = [(round(turn), chances) for turn, chances in shown.points if turn == round(turn)]
        return alt_lines(shown.title, shown.names, whole, ALT_CHANCES, _percent, voice, room)

    sentences = [f"{name_of(shown.names, voice, seat)}: {words}." for seat, words in shown.accounts]
    return compose(required, sentences, "" if voice.lang == "ja" else " ")


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def stack(boards: Sequence[tuple[str, str, Image.Image]]) -> Image.Image:
    """Return boards one above the other, each under its heading and a line of words."""
    small = [
        board.resize((STACKED, round(board.height * STACKED / board.width)), Image.Resampling.LANCZOS)
        for *_, board in boards
    ]
    canvas = Image.new("RGB", (STACKED, sum(board.height + BAR for board in small)), SEA)
    y = 0
    for (above, words, _), board in zip(boards, small, strict=True):
        write(canvas, 28, y + 46, *fit_text(above, STACKED - 56, 38), TEXT)
        write(canvas, 28, y + 92, *fit_text(words, STACKED - 56, 34, False), DIM, bold=False)
        canvas.paste(board, (0, y + BAR))
        y += BAR + board.height
    return canvas
