"""The chart of a finished game: the scores turn by turn, and the luck of the dice."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engines.core import Fact, Term
from render.kit.figures.faces import write_player
from render.kit.figures.pieces import crown, medal
from render.kit.letters.alt import compose
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import fit_label, fit_text, legible, write
from render.kit.pen.canvas import box
from render.kit.pen.palette import DIM, GOLD, INK, LOOKS, PANEL, ROW, TEXT, readable
from render.scene import HIGH, Voice

from .plot import apart, grid, number, one_decimal, spread, ticks
from .turns import EDGE, LABEL_GAP, LEFT, NAME_SIZE, RIGHT, alt_lines, caption, curves, frame, leader, name_of, page

BUNDLE = 5
"""Pixels between curves that would coincide, so that each stays visible."""
LUCK_ROW, LUCK_HEAD = 58, 60
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
    """The picture, 1200 x 1100; ValueError with fewer than two points."""
    if len(course.points) < 2:
        raise ValueError("a graph needs two points")
    canvas = page(course.title)
    bottom = HIGH - EDGE - 20
    if course.luck:
        upper = bottom - len(course.luck) * LUCK_ROW - LUCK_HEAD
        _luck(canvas, course, voice, upper)
        bottom = upper
    _graph(canvas, course, voice, EDGE + 140, bottom)
    return canvas


def _graph(canvas: Image.Image, course: Course, voice: Voice, upper: int, lower: int) -> None:
    turns = [turn for turn, _ in course.points]
    low, top = spread([score for _, scores in course.points for score in scores], 4)
    area = frame(turns, low, top, upper, lower)
    grid(canvas, area, ticks(turns[0], turns[-1], 9), ticks(low, top, max(3, area.high // 80)))
    points = voice.say("chart-points")
    write(canvas, LEFT, upper - 14, points, legible(points, SMALLEST), DIM, bold=False)
    caption(canvas, voice, area)
    seats = range(len(course.names))
    lines = [[area.at(turn, scores[seat]) for turn, scores in course.points] for seat in seats]
    shifts = [(seat - (len(seats) - 1) / 2) * BUNDLE for seat in seats]
    lines = [[(x, y + shift) for x, y in line] for line, shift in zip(lines, shifts, strict=True)]
    curves(canvas, lines)
    final = course.points[-1][1]
    places = apart([area.up(final[seat]) for seat in seats], LABEL_GAP, area.y - 10, area.y + area.high - 6)
    for seat in seats:
        _label(canvas, course, voice, seat, lines[seat][-1], places[seat])


def _label(
    canvas: Image.Image, course: Course, voice: Voice, seat: int, end: tuple[float, float], place: float
) -> None:
    """Label a curve at its end with emblem, name and final score; winners get a crown."""
    at, right = leader(canvas, seat, end, place), RIGHT
    if seat in course.winners:
        crown(40, INK).put(canvas, at, place - 27)
        crown(34, GOLD).put(canvas, at, place - 27)
    score = number(course.points[-1][1][seat])
    taken = write(canvas, right, place + 15, score, 42, readable(LOOKS[seat].colour, PANEL), anchor="right")
    room = round(right - taken - 14 - (at + 38))
    name = name_of(course.names, voice, seat)
    write_player(canvas, at + 38, place + 12, name, voice.face(seat), room, NAME_SIZE, TEXT)


def _luck(canvas: Image.Image, course: Course, voice: Voice, upper: int) -> None:
    """Draw a row for each owner of dice, below a heading with a hint."""
    start = LEFT + write(canvas, LEFT, upper + 38, voice.say("chart-dice"), 36, TEXT) + 24
    symbols = next((tuple(face for face, *_ in luck.faces) for luck in course.luck if luck.faces), ())
    hint = voice.say("chart-faces-hint", {"faces": symbols}) if symbols else voice.say("chart-dice-hint")
    write(canvas, start, upper + 38, *fit_text(hint, RIGHT - start, 34, False), DIM, bold=False)
    for index, luck in enumerate(course.luck):
        _luck_row(canvas, course, voice, luck, upper + LUCK_HEAD + index * LUCK_ROW)


def _luck_row(canvas: Image.Image, course: Course, voice: Voice, luck: DiceLuck, y: int) -> None:
    """Draw one row: the owner of the dice, and the sum against its expectation, as a bar and in numbers."""
    high, base, right = LUCK_ROW - 6, y + 38, RIGHT - 18
    box(canvas, LEFT, y, RIGHT - LEFT, high, ROW, 12)
    if luck.seat is not None:
        medal(LOOKS[luck.seat], 20).put(canvas, LEFT + 34, y + high / 2)
    left, column = LEFT + (66 if luck.seat is not None else 20), LEFT + 400
    write(canvas, left, base, *fit_label(_whose(course, voice, luck), column - 16 - left, NAME_SIZE), TEXT)
    if luck.faces:
        numbers = " · ".join(f"{count} ({one_decimal(expected)})" for _, count, expected in luck.faces)
        write(canvas, right, base, *fit_text(numbers, right - column, 34), TEXT, anchor="right")
        return
    off = round(luck.pips - luck.expected)
    difference = f"{off:+}".replace("-", "\N{MINUS SIGN}") if off else "±0"
    write(canvas, right, base, difference, 38, TEXT, anchor="right")
    write(canvas, right - 110, base, str(luck.pips), 34, DIM, bold=False, anchor="right")
    _bar(canvas, luck, column, right - 210, y + high // 2)


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
        voice.say("chart-face", {"face": face, "count": count, "expected": one_decimal(expected)})
        for face, count, expected in luck.faces
    ]


def _whose(course: Course, voice: Voice, luck: DiceLuck) -> str:
    return voice.say("chart-everybody") if luck.seat is None else name_of(course.names, voice, luck.seat)


# --- in words --------------------------------------------------------------------------------------------------


def alt(course: Course, voice: Voice) -> str:
    """The alt text, at most 1,024 characters: the scores, then the dice as far as there is room."""

    def required(room: int) -> list[str]:
        return alt_lines(course.title, course.names, course.points, ALT_SCORES, str, voice, room)

    sentences = [luck_words(course, voice, luck) for luck in course.luck]
    return compose(required, sentences, "" if voice.lang == "ja" else " ")


def luck_words(course: Course, voice: Voice, luck: DiceLuck) -> str:
    """One sentence about the luck of one seat's dice."""
    whose = _whose(course, voice, luck)
    name = whose if luck.seat is None else voice.say("chart-player", {"name": whose})
    facts: dict[str, Fact] = {"name": name, "dice": luck.dice}
    if luck.faces:
        facts["faces"] = " · ".join(_faces(voice, luck))
        return voice.say("chart-luck-faces", facts)
    facts |= {"pips": luck.pips, "expected": one_decimal(luck.expected), "share": round(100 * luck.share)}
    return voice.say("chart-luck", facts)
