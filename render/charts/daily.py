"""The chart of one day of the dice of the day: how often each score was reached, and the strong player's score."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

from PIL import Image

from engines.core import Fact
from render.kit.figures.dice import die
from render.kit.letters.alt import compose
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import fit_text, legible, width, write
from render.kit.pen.canvas import box
from render.kit.pen.palette import DIM, GOLD, LOOKS, ROW, TEXT
from render.scene import HIGH, WIDE, Voice

from .plot import GRID, number, ticks
from .turns import EDGE, page
from .turns import LEFT as START
from .turns import RIGHT as END

LEFT, RIGHT, BASE, TOP = START + 14, END - 14, HIGH - EDGE - 116, EDGE + 306
"""The rectangle of the bars, in pixels."""
FLAG = 114
"""Pixels above the bars for the words on the strong player."""
SPAN = 15
"""Scores on the axis, at least."""
COLUMN = 92
"""Pixels of a column, at most."""
FEWEST = 4
"""People that a column as high as the graph stands for, at least."""
BLOCK = 30
"""Pixels of a person in a column, at least; below it columns are plain."""
LABEL, SCORE = 34, 40
"""Font sizes of the numbers above and below the columns."""


@dataclass(frozen=True, slots=True)
class Day:
    """The content of the chart. ``counts``: scores in ascending order, each with how many people reached it."""

    date: str
    """In the reader's format."""
    counts: tuple[tuple[int, int], ...]
    strong: int | None
    """The score of the strong computer player; None: it has not played."""

    @property
    def players(self) -> int:
        return sum(count for _, count in self.counts)


def paint(day: Day, voice: Voice) -> Image.Image:
    """The picture, 1200 x 1100."""
    canvas = page(_title(day, voice))
    words = _summary(day, voice)
    write(canvas, START, EDGE + 126, *fit_text(words, END - START, 40, False), DIM, bold=False)
    first, scores = _axis(day)
    slot = min(COLUMN, (RIGHT - LEFT) / scores)
    left = (LEFT + RIGHT - slot * scores) / 2
    middles = {score: left + (score - first + 0.5) * slot for score in range(first, first + scores)}
    _scores(canvas, day, voice, middles, slot)
    tops = _columns(canvas, day, middles, slot)
    if day.strong is not None:
        _strong(canvas, voice, day.strong, middles[day.strong], tops.get(day.strong, BASE))
    return canvas


def _title(day: Day, voice: Voice) -> str:
    return voice.say("chart-day-title", {"date": day.date})


def _summary(day: Day, voice: Voice) -> str:
    """How many played, the best score, and the score that at least half of them reached."""
    if not day.counts:
        return voice.say("chart-day-nobody")
    players = voice.say("chart-day-players", {"players": day.players})
    if day.players == 1:
        return players
    reached = accumulate(count for _, count in reversed(day.counts))
    scores = [score for score, _ in reversed(day.counts)]
    half = next(score for score, people in zip(scores, reached, strict=True) if 2 * people >= day.players)
    return voice.say("chart-day-summary", {"players": players, "best": scores[0], "half": half})


def _axis(day: Day) -> tuple[int, int]:
    """The first score of the axis and the number of scores on it: all that were reached, and at least SPAN."""
    shown = [score for score, _ in day.counts] + ([] if day.strong is None else [day.strong])
    low, high = min(shown, default=0), max(shown, default=0)
    spare = max(0, SPAN - (high - low + 1))
    first = low - spare // 2
    if low >= 0:
        first = max(0, first)
    return first, max(high - first + 1, SPAN)


def _scores(canvas: Image.Image, day: Day, voice: Voice, middles: dict[int, float], slot: float) -> None:
    """Draw the axis with round scores below it, the strong player's among them."""
    canvas.paste(GRID, (LEFT - 14, BASE, RIGHT + 14, BASE + 3))
    first, last = min(middles), max(middles)
    gap = 1.3 * width(number(max(abs(first), last)), SCORE)
    shown = {*ticks(first, last, max(2, round((last - first + 1) * slot / gap)))}
    if day.strong is not None:
        shown = {score for score in shown if abs(score - day.strong) * slot >= gap} | {day.strong}
    for score in shown:
        colour, bold = (GOLD, True) if score == day.strong else (DIM, False)
        write(canvas, middles[score], BASE + 50, number(score), SCORE, colour, bold=bold, anchor="middle")
    words = voice.say("chart-points")
    write(canvas, WIDE / 2, BASE + 98, words, legible(words, SMALLEST), DIM, bold=False, anchor="middle")


def _columns(canvas: Image.Image, day: Day, middles: dict[int, float], slot: float) -> dict[int, int]:
    """Draw a column for each score, of blocks where people are few; return the upper edge (y) of each."""
    most = max((count for _, count in day.counts), default=0)
    each = (BASE - TOP) / max(most, FEWEST)
    wide = max(6, round(slot * 0.8))
    room = all(width(str(count), LABEL) <= slot * (1.9 if wide < 40 else 1) - 4 for _, count in day.counts)
    tops: dict[int, int] = {}
    for score, count in day.counts:
        left, top = round(middles[score] - wide / 2), min(BASE - 6, round(BASE - each * count))
        if each >= BLOCK:
            for person in range(count):
                low, high = round(BASE - each * person), round(BASE - each * (person + 1))
                box(canvas, left, high + 3, wide, low - high - 5, LOOKS[5].colour, min(10, wide // 3))
        else:
            box(canvas, left, top, wide, BASE - top, LOOKS[5].colour, min(8, wide // 3, (BASE - top) // 2))
        tops[score] = top - 12 - LABEL
    for score, count in _labelled(day, middles, tops, every=room):
        write(canvas, middles[score], tops[score] + LABEL, str(count), LABEL, TEXT, anchor="middle")
    return tops


def _labelled(day: Day, middles: dict[int, float], tops: dict[int, int], *, every: bool) -> list[tuple[int, int]]:
    """The columns with a number above: the tallest, and with ``every`` all whose number touches no taller one's."""
    chosen: list[tuple[int, int]] = []
    for score, count in sorted(day.counts, key=lambda one: (-one[1], one[0])):
        half = width(str(count), LABEL) / 2 + 5
        touched = (
            abs(middles[score] - middles[other]) < half + width(str(people), LABEL) / 2
            and abs(tops[score] - tops[other]) < LABEL
            for other, people in chosen
        )
        if not chosen or (every and not any(touched)):
            chosen.append((score, count))
    return chosen


def _strong(canvas: Image.Image, voice: Voice, score: int, middle: float, top: int) -> None:
    """Draw a flag with a die at the strong player's score, whose pole ends above the column (or on the axis)."""
    y, half, words = TOP - FLAG, 34, voice.say("chart-day-strong", {"score": score})
    text, size = fit_text(words, 760, SCORE)
    reach = width(text, size)
    is_left = middle + half + 20 + reach > RIGHT
    canvas.paste(GOLD, (round(middle) - 2, y, round(middle) + 2, max(y, top - 6)))
    start = middle - half - 20 - reach if is_left else middle + half + 20
    box(canvas, round(min(start - 24, middle - half - 12)), y - 46, reach + 2 * half + 56, 92, ROW, 16)
    die(6, 2 * half - 8, changed=True).put(canvas, middle, y)
    write(canvas, start, y + size * 0.36, text, size, GOLD)


def alt(day: Day, voice: Voice) -> str:
    """The alt text, at most 1,024 characters: the summary, the strong player's score, and all scores that fit."""

    def required(room: int) -> list[str]:
        lines = [voice.say("chart-alt-title", {"title": _title(day, voice)})]
        lines.append(voice.say("chart-day-alt-summary", {"summary": _summary(day, voice)}))
        if day.strong is not None:
            words = voice.say("chart-day-strong", {"score": day.strong})
            lines.append(voice.say("chart-day-alt-summary", {"summary": words}))
        return lines

    def said(score: int, count: int) -> str:
        facts: dict[str, Fact] = {"score": score, "count": count}
        return voice.say("chart-day-alt-count", facts)

    return compose(required, [said(*one) for one in day.counts], "" if voice.lang == "ja" else " ")
