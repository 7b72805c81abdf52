"""The chart of a finished game: the scores turn by turn, and the luck of the dice."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engines.core import Fact, Term
from render.kit.alt import composed, shortened
from render.kit.canvas import box, panel
from render.kit.fonts import readable_part
from render.kit.palette import DIM, GOLD, INK, LOOKS, PANEL, ROW, SEA, TEXT, readable
from render.kit.pieces import crown, medal
from render.kit.players import NAME_SIZES
from render.kit.text import fit, width, write
from render.scene import Voice

from .plot import Frame, apart, curve, grid, heading, marks, number, rounded, spread, ticks

SIZE = (1600, 1032)
EDGE = 30
LABELS = 440
"""Pixels right of the graph for names and final scores."""
LABEL_GAP = 68
LINE = 6
BUNDLE = 5
"""Pixels between curves that would coincide, so that each stays visible."""
LUCK_ROW, LUCK_HEAD = 66, 62
ALT_SCORES = 12
"""The number of scores of each player in the alt text, spread evenly over the game."""


@dataclass(frozen=True, slots=True)
class DiceLuck:
    """The dice of one seat (None: of all seats): their number, their sum and its expectation.

    ``share`` is the probability (0..1) of a lower sum. ``faces`` has name, count and expectation of each face that
    is not a number.
    """

    seat: int | None
    dice: int
    pips: int
    expected: float
    share: float
    faces: tuple[tuple[Term, int, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Course:
    """The content of the chart. ``points``: (turns played, scores in seat order), at least two."""

    title: str
    names: tuple[str, ...]
    points: tuple[tuple[int, tuple[int, ...]], ...]
    winners: tuple[int, ...]
    luck: tuple[DiceLuck, ...] = ()


def paint(course: Course, voice: Voice) -> Image.Image:
    """The picture, 1600 px wide; ValueError with fewer than two points."""
    if len(course.points) < 2:
        raise ValueError("a graph needs two points")
    canvas = Image.new("RGB", SIZE, SEA)
    wide, high = SIZE
    panel(canvas, EDGE, EDGE, wide - 2 * EDGE, high - 2 * EDGE, strength=1)
    heading(canvas, EDGE + 36, EDGE + 68, fit(course.title, wide - 2 * EDGE - 72, 44))
    bottom = high - EDGE - 24
    if course.luck:
        upper = bottom - math.ceil(len(course.luck) / 2) * LUCK_ROW - LUCK_HEAD
        _luck(canvas, course, voice, upper)
        bottom = upper - 18
    _graph(canvas, course, voice, EDGE + 150, bottom)
    return canvas


def _graph(canvas: Image.Image, course: Course, voice: Voice, upper: int, lower: int) -> None:
    turns = [turn for turn, _ in course.points]
    low, top = spread([score for _, scores in course.points for score in scores], 4)
    left = EDGE + 146
    frame = Frame(left, upper, SIZE[0] - EDGE - LABELS - left, lower - upper - 74, turns[0], turns[-1], low, top)
    grid(canvas, frame, ticks(turns[0], turns[-1], 9), ticks(low, top, max(3, frame.high // 80)))
    write(canvas, EDGE + 36, upper - 22, voice.say("chart-points"), 30, DIM, bold=False)
    write(canvas, EDGE + 36, lower - 28, voice.say("chart-turns"), 30, DIM, bold=False)
    seats = range(len(course.names))
    lines = [[frame.at(turn, scores[seat]) for turn, scores in course.points] for seat in seats]
    shifts = [(seat - (len(seats) - 1) / 2) * BUNDLE for seat in seats]
    lines = [[(x, y + shift) for x, y in line] for line, shift in zip(lines, shifts, strict=True)]
    for seat in seats:
        curve(canvas, lines[seat], LOOKS[seat].colour, LINE, PANEL)
    for seat in seats:
        marks(canvas, lines[seat], LOOKS[seat], seat, len(seats))
    final = course.points[-1][1]
    places = apart([frame.up(final[seat]) for seat in seats], LABEL_GAP, frame.y - 10, frame.y + frame.high - 6)
    for seat in seats:
        _label(canvas, course, voice, seat, lines[seat][-1], places[seat])


def _label(
    canvas: Image.Image, course: Course, voice: Voice, seat: int, end: tuple[float, float], place: float
) -> None:
    """Label a curve at its end with emblem, name and final score; winners get a crown."""
    look, (x, y) = LOOKS[seat], end
    at, right = x + 92, SIZE[0] - EDGE - 30
    curve(canvas, [(x, y), (x + 22, y), (at - 44, place), (at - 30, place)], look.colour, 3)
    medal(look, 27).put(canvas, at, place)
    if seat in course.winners:
        crown(40, INK).put(canvas, at, place - 27)
        crown(34, GOLD).put(canvas, at, place - 27)
    score = number(course.points[-1][1][seat])
    taken = write(canvas, right, place + 15, score, 42, readable(look.colour, PANEL), anchor="right")
    room = round(right - taken - 16 - (at + 42))
    name = _name(course, voice, seat)
    size = next((size for size in NAME_SIZES if width(name, size) <= room), NAME_SIZES[-1])
    write(canvas, at + 42, place + 12, fit(name, room, size), size, TEXT)


def _luck(canvas: Image.Image, course: Course, voice: Voice, upper: int) -> None:
    """Draw two columns of rows, read downwards, below a heading with a hint."""
    left, right, gap = EDGE + 30, SIZE[0] - EDGE - 30, 20
    start = left + 6 + write(canvas, left + 6, upper + 32, voice.say("chart-dice"), 34, TEXT) + 26
    symbols = next((tuple(face for face, *_ in luck.faces) for luck in course.luck if luck.faces), ())
    hint = voice.say("chart-faces-hint", {"faces": symbols}) if symbols else voice.say("chart-dice-hint")
    write(canvas, start, upper + 32, fit(hint, right - start, 30, False), 30, DIM, bold=False)
    wide, rows = (right - left - gap) // 2, math.ceil(len(course.luck) / 2)
    for index, luck in enumerate(course.luck):
        x = left + index // rows * (wide + gap)
        _luck_row(canvas, course, voice, luck, x, upper + LUCK_HEAD - 8 + index % rows * LUCK_ROW, wide)


def _luck_row(canvas: Image.Image, course: Course, voice: Voice, luck: DiceLuck, x: int, y: int, wide: int) -> None:
    """Draw one row: the owner of the dice, and the sum against its expectation, as a bar and in numbers."""
    high, base, right = LUCK_ROW - 8, y + 40, x + wide - 18
    box(canvas, x, y, wide, high, ROW, 12)
    if luck.seat is not None:
        medal(LOOKS[luck.seat], 22).put(canvas, x + 34, y + high / 2)
    left, column = x + (68 if luck.seat is not None else 22), x + 274
    write(canvas, left, base, fit(_whose(course, voice, luck), column - 12 - left, 30), 30, TEXT)
    if luck.faces:
        numbers = " · ".join(f"{count} ({rounded(expected)})" for _, count, expected in luck.faces)
        size = next((size for size in (30, 28, 26, 24) if width(numbers, size) <= right - column), 22)
        write(canvas, right, base, fit(numbers, right - column, size), size, TEXT, anchor="right")
        return
    off = round(luck.pips - luck.expected)
    difference = f"{off:+}".replace("-", "\N{MINUS SIGN}") if off else "±0"
    write(canvas, right, base, difference, 34, TEXT, anchor="right")
    write(canvas, right - 96, base, str(luck.pips), 30, DIM, bold=False, anchor="right")
    _bar(canvas, luck, column, right - 190, y + high // 2)


def _bar(canvas: Image.Image, luck: DiceLuck, left: int, right: int, y: int) -> None:
    """Draw a bar from the middle (the expectation) to the right for more, to the left for less."""
    middle = (left + right) // 2
    canvas.paste(PANEL, (left, y - 12, right, y + 12))
    reach = round((luck.share - 0.5) * (right - left))
    colour = LOOKS[luck.seat].colour if luck.seat is not None else DIM
    if reach:
        canvas.paste(colour, (min(middle, middle + reach), y - 12, max(middle, middle + reach), y + 12))
    canvas.paste(TEXT, (middle - 2, y - 19, middle + 2, y + 19))


def _faces(voice: Voice, luck: DiceLuck) -> list[str]:
    return [
        voice.say("chart-face", {"face": face, "count": count, "expected": rounded(expected)})
        for face, count, expected in luck.faces
    ]


def _whose(course: Course, voice: Voice, luck: DiceLuck) -> str:
    return voice.say("chart-everybody") if luck.seat is None else _name(course, voice, luck.seat)


def _name(course: Course, voice: Voice, seat: int) -> str:
    return readable_part(course.names[seat]) or voice.say("picture-seat", {"number": seat + 1})


# --- in words --------------------------------------------------------------------------------------------------


def alt(course: Course, voice: Voice) -> str:
    """The alt text, at most 1,024 characters: the scores, then the dice as far as there is room."""

    def required(room: int) -> list[str]:
        lines = [voice.say("chart-alt-title", {"title": course.title})]
        some = _some(course)
        lines.append(voice.say("chart-alt-turns", {"turns": ", ".join(str(turn) for turn, _ in some)}))
        for seat in range(len(course.names)):
            name = shortened(_name(course, voice, seat), room)
            scores = ", ".join(str(scores[seat]) for _, scores in some)
            lines.append(voice.say("chart-alt-scores", {"name": name, "scores": scores}))
        return lines

    sentences = [luck_words(course, voice, luck) for luck in course.luck]
    return composed(required, sentences, "" if voice.lang == "ja" else " ")


def _some(course: Course) -> Sequence[tuple[int, tuple[int, ...]]]:
    """Points spread evenly over the game, including the first and the last."""
    last = len(course.points) - 1
    count = min(ALT_SCORES, len(course.points))
    return [course.points[round(index * last / (count - 1))] for index in range(count)]


def luck_words(course: Course, voice: Voice, luck: DiceLuck) -> str:
    """One sentence about the luck of one seat's dice."""
    whose = _whose(course, voice, luck)
    name = whose if luck.seat is None else voice.say("chart-player", {"name": whose})
    facts: dict[str, Fact] = {"name": name, "dice": luck.dice}
    if luck.faces:
        facts["faces"] = " · ".join(_faces(voice, luck))
        return voice.say("chart-luck-faces", facts)
    facts |= {"pips": luck.pips, "expected": rounded(luck.expected), "share": round(100 * luck.share)}
    return voice.say("chart-luck", facts)
