"""The picture of a group's standings: a row for each person, a cell for each table, points, who goes up or down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PIL import Image

from engines.core import Fact
from render.charts.plot import heading, one_decimal
from render.charts.turns import EDGE, LEFT, RIGHT
from render.easel import Picture
from render.kit.encode import Format, encode
from render.kit.figures.pieces import numeral
from render.kit.figures.plates import SILVER
from render.kit.letters.alt import compose, shorten, shorten_all
from render.kit.letters.text import drawn_name, fit_label, fit_text, legible, write
from render.kit.pen.cache import cached
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import (
    BLACK,
    DIM,
    GOLD,
    INK,
    LIT,
    LOOKS,
    ROW,
    SEA,
    TEXT,
    WHITE,
    Colour,
    ink_on,
    mix,
    readable,
    rgb,
)
from render.kit.pen.sprites import Pen, Sprite, fade
from render.scene import WIDE, Voice

Way = Literal["", "up", "down"]


@dataclass(frozen=True, slots=True)
class Row:
    """One person of a group, best first."""

    name: str
    place: int
    """From 1; several may share it. 0: out of the standings."""
    points: float
    """Whole or half."""
    results: tuple[int | None, ...]
    """By table of the group: their rank there; 0: they sit out; None: not played yet."""
    goes: Way = ""
    """Whether the place, as it is now, goes up or down."""
    playing: bool = False
    """Whether a table of theirs is open now."""
    is_reader: bool = False
    has_left: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """All of one group."""

    title: str
    """Game, cycle and group, such as "… · cycle 2 · group 3"."""
    subtitle: str
    """Such as "4 of 5 games · 9 days left"."""
    rows: tuple[Row, ...]
    """3 to 6."""


HEADS, FIRST = EDGE + 204, EDGE + 226
"""The base line of the columns' heads, and the top of the first row."""
TALL, GAP = 112, 12
"""The height of a row, and the pixels between two."""
FOOT = 92
"""Pixels below the rows, for the legend."""
TAB = 46
"""The width of the coloured edge of a row whose place goes up or down."""
PLACE, NAME = LEFT + TAB + 44, LEFT + TAB + 92
"""The middle of the place, and the left edge of the name."""
POINTS, HALF = RIGHT - 62, 38
"""The right edge of whole points, and the font size of the half behind them."""
CELLS, CELL = RIGHT - 168, 84
"""The right edge of the cells, and the most pixels from one to the next."""
MOST = 388
"""Pixels of all cells together, at most."""
FIGURE, SIZE, NOTE = 60, 40, 32
"""Font sizes of the points, of names, and of what stands below them."""

WAYS: dict[Way, Colour] = {"up": readable(LOOKS[2].colour, ROW, 6), "down": readable(LOOKS[0].colour, ROW, 4.5)}
MEDALS = (GOLD, SILVER, rgb("#DE9C62"))
"""By rank; the ranks below have PLAIN."""
PLAIN = rgb("#4A5B7C")
NOW = LOOKS[5].colour
FADED = mix(DIM, ROW, 0.37)
"""The letters of who has left; their contrast is above 4.5."""


def picture(card: Card, voice: Voice, form: Format = "jpeg") -> Picture:
    """The picture as it is sent."""
    data, ending = encode(paint(card, voice), form)
    return Picture(data, f"standings.{ending}", alt(card, voice))


def paint(card: Card, voice: Voice) -> Image.Image:
    """The picture, 1200 pixels wide, as high as its rows need."""
    high = FIRST + len(card.rows) * (TALL + GAP) - GAP + FOOT + EDGE
    canvas = Image.new("RGB", (WIDE, high), SEA)
    panel(canvas, EDGE, EDGE, WIDE - 2 * EDGE, high - 2 * EDGE, strength=1)
    heading(canvas, LEFT, EDGE + 66, *fit_text(card.title, RIGHT - LEFT, 46))
    write(canvas, LEFT, EDGE + 126, *fit_text(card.subtitle, RIGHT - LEFT, SIZE, False), DIM, bold=False)
    middles = _middles(max(len(row.results) for row in card.rows))
    _heads(canvas, voice, middles)
    names = [row.name for row in card.rows]
    for index, row in enumerate(card.rows):
        _row(canvas, row, drawn_name(names, index, voice), voice, middles, FIRST + index * (TALL + GAP))
    _legend(canvas, card, voice, high - EDGE - 36)
    return canvas


def _middles(tables: int) -> list[float]:
    """The middle of each table's cell."""
    pitch = min(CELL, MOST / max(1, tables))
    return [CELLS - pitch * (tables - index - 0.5) for index in range(tables)]


def _radius(middles: Sequence[float]) -> int:
    """The radius of a cell."""
    return 30 if len(middles) < 6 else 27


def _heads(canvas: Image.Image, voice: Voice, middles: Sequence[float]) -> None:
    """Write the numbers of the tables, and what they and the points are."""
    for index, middle in enumerate(middles):
        write(canvas, middle, HEADS, str(index + 1), NOTE, DIM, bold=False, anchor="middle")
    if middles:
        words = voice.say("league-picture-table")
        start = middles[0] - _radius(middles) - 12
        write(canvas, start, HEADS, words, legible(words, NOTE), DIM, bold=False, anchor="right")
    words = voice.say("league-picture-points")
    write(canvas, RIGHT - 20, HEADS, words, legible(words, NOTE), DIM, bold=False, anchor="right")


def _row(canvas: Image.Image, row: Row, name: str, voice: Voice, middles: Sequence[float], y: int) -> None:
    """Draw one person's row with its upper edge at ``y``."""
    ground, middle = LIT if row.is_reader else ROW, y + TALL // 2
    if row.is_reader:
        box(canvas, LEFT - 5, y - 5, RIGHT - LEFT + 10, TALL + 10, mix(LIT, WHITE, 0.45), 19)
    box(canvas, LEFT, y, RIGHT - LEFT, TALL, ground, 14)
    if row.goes:
        box(canvas, LEFT, y, TAB + 14, TALL, WAYS[row.goes], 14)
        canvas.paste(ground, (LEFT + TAB, y, LEFT + TAB + 14, y + TALL))
        arrow(row.goes, 17, INK).put(canvas, LEFT + TAB / 2, middle)
    is_faded = row.has_left or not row.place
    ink = FADED if is_faded else TEXT
    place = str(row.place) if row.place else "–"
    write(canvas, PLACE, middle + 18, place, 50, ink, anchor="middle")
    _name(canvas, row, name, voice, round(middles[0] - _radius(middles) - 20 if middles else CELLS) - NAME, y, ink)
    for index, result in enumerate(row.results):
        sprite = cell(result, _radius(middles))
        (fade(sprite, 0.5) if is_faded else sprite).put(canvas, middles[index], middle)
    whole, _, half = one_decimal(row.points).partition(".")
    write(canvas, POINTS, middle + 21, whole, FIGURE, ink, anchor="right")
    write(canvas, POINTS, middle + 21, half and f".{half}", HALF, ink)


def _name(canvas: Image.Image, row: Row, name: str, voice: Voice, room: int, y: int, ink: Colour) -> None:
    """Write a name, and below it what else there is to say."""
    notes = _notes(row, voice)
    text, size = fit_label(name, room, SIZE)
    base = y + (50 if notes else TALL // 2 + 14)
    write(canvas, NAME, base, text, size, ink)
    x = NAME
    for words, colour in notes:
        if colour == NOW:
            dot(9, NOW).put(canvas, x + 9, y + 83)
            x += 28
        x += write(canvas, x, y + 95, words, legible(words, NOTE), colour, bold=colour == GOLD) + 24


def _notes(row: Row, voice: Voice) -> list[tuple[str, Colour]]:
    """What stands below a name, with its colour: at most two, as more have no room."""
    notes = []
    if row.is_reader:
        notes.append((voice.say("league-picture-you"), GOLD))
    if row.has_left:
        notes.append((voice.say("league-picture-left"), DIM))
    elif not row.place:
        notes.append((voice.say("league-picture-out"), DIM))
    elif row.playing:
        notes.append((voice.say("league-picture-playing"), NOW))
    return notes


def _legend(canvas: Image.Image, card: Card, voice: Voice, base: int) -> None:
    """Explain the marks that are in the picture, in one line."""
    goes, results = {row.goes for row in card.rows}, {result for row in card.rows for result in row.results}
    marks: list[tuple[Sprite, str]] = []
    if "up" in goes:
        marks.append((arrow("up", 14, WAYS["up"]), voice.say("league-picture-up")))
    if "down" in goes:
        marks.append((arrow("down", 14, WAYS["down"]), voice.say("league-picture-down")))
    if None in results:
        marks.append((cell(None, 15), voice.say("league-picture-to-play")))
    if 0 in results:
        marks.append((cell(0, 22), voice.say("league-picture-sits-out")))
    x = float(LEFT + 6)
    for sprite, words in marks:
        sprite.put(canvas, x + 16, base - 12)
        size = legible(words, NOTE)
        x += 46 + write(canvas, x + 46, base, words, size, DIM, bold=False) + 44


@cached
def cell(result: int | None, r: int) -> Sprite:
    """A rank in a disc, a dash for who sits out, an empty ring for a table to come."""
    pen = Pen(2 * r + 4, 2 * r + 4, r + 2, r + 2)
    if result is None:
        pen.ellipse(0, 0, r, r, FADED)
        pen.erase(pen.ellipse_mask(0, 0, r - 4, r - 4))
    elif result == 0:
        pen.line([(-r * 0.4, 0), (r * 0.4, 0)], FADED, 5)
    else:
        fill = MEDALS[result - 1] if result <= len(MEDALS) else PLAIN
        pen.grade(mix(fill, WHITE, 0.2), mix(fill, BLACK, 0.1), pen.ellipse_mask(0, 0, r, r))
        numeral(pen, 0, 0, str(result), 36, ink_on(fill))
    return pen.sprite()


@cached
def arrow(way: Way, r: int, fill: Colour) -> Sprite:
    """A triangle that points up or down, anchored at its middle."""
    pen, turn = Pen(2 * r + 4, 2 * r + 4, r + 2, r + 2), -1 if way == "up" else 1
    pen.polygon([(0, turn * r * 0.85), (r, -turn * r * 0.85), (-r, -turn * r * 0.85)], fill)
    return pen.sprite()


@cached
def dot(r: int, fill: Colour) -> Sprite:
    """A dot, anchored at its middle."""
    pen = Pen(2 * r + 2, 2 * r + 2, r + 1, r + 1)
    pen.ellipse(0, 0, r, r, fill)
    return pen.sprite()


# --- in words ----------------------------------------------------------------------------------------------------


def alt(card: Card, voice: Voice) -> str:
    """Say the same in words, a sentence for each person; at most 1,024 characters."""
    names = [drawn_name([row.name for row in card.rows], index, voice) for index in range(len(card.rows))]

    def required(room: int) -> list[str]:
        head = voice.say(
            "league-picture-alt-head",
            {"title": shorten(card.title, 3 * room), "subtitle": shorten(card.subtitle, 3 * room)},
        )
        return [head, *(_said(*one, voice) for one in zip(card.rows, shorten_all(names, room), strict=True))]

    return compose(required, (), "" if voice.lang == "ja" else " ")


def _said(row: Row, name: str, voice: Voice) -> str:
    """The sentence on one person."""
    join = voice.say("league-picture-alt-join")
    points: Fact = int(row.points) if row.points == int(row.points) else one_decimal(row.points)
    facts = [words for words, _ in _notes(row, voice)]
    facts.append(voice.say("league-picture-alt-points", {"points": points}))
    if row.goes == "up":
        facts.append(voice.say("league-picture-up"))
    if row.goes == "down":
        facts.append(voice.say("league-picture-down"))
    said: dict[str, Fact] = {
        "name": name,
        "facts": join.join(facts),
        "results": join.join(_result(result, voice) for result in row.results),
    }
    if not row.place:
        return voice.say("league-picture-alt-out", said)
    return voice.say("league-picture-alt-row", {"place": row.place, **said})


def _result(result: int | None, voice: Voice) -> str:
    if result is None:
        return voice.say("league-picture-to-play")
    return str(result) if result else voice.say("league-picture-sits-out")
