"""One person's card: games, wins, and the history of the ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engines.core import Fact
from render.kit.letters.alt import compose, shorten
from render.kit.letters.fonts import SMALLEST, SMALLEST_KANJI, readable_part
from render.kit.letters.text import fit_text, width, wrap, write
from render.kit.pen.canvas import box
from render.kit.pen.palette import DIM, GOLD, PANEL, ROW, TEXT, mix
from render.scene import HIGH, Voice

from .plot import Frame, band, curve, grid, spread, ticks
from .turns import EDGE, LEFT, RIGHT, page

PAD, GAP = 24, 16
TILE = 112
"""The height of a figure."""
GRAPHS = 3
"""The most games that have a graph."""
SIZES = (46, 40, SMALLEST_KANJI)
ALT_RATINGS = 10
"""The number of ratings (the newest) of each game in the alt text."""


@dataclass(frozen=True, slots=True)
class RatingHistory:
    """The course of one rating: (mu, half the width of the band) at first and after each game."""

    game: str
    """The game's title."""
    points: tuple[tuple[float, float], ...]
    first_day: str
    """The day of the first of these games, in the reader's format."""
    last_day: str


@dataclass(frozen=True, slots=True)
class Card:
    """The content of the picture; texts are in the reader's language, None where there is no value."""

    name: str
    games: int
    wins: int
    favourite: str | None
    time: str | None
    best: str | None
    histories: tuple[RatingHistory, ...]
    """The most played game first."""


def paint(card: Card, voice: Voice) -> Image.Image:
    """The picture, 1200 x 1100."""
    canvas = page(_name(card, voice))
    upper = _tiles(canvas, _figures(card, voice), EDGE + 96)
    shown = card.histories[:GRAPHS]
    if not shown:
        _lines(canvas, voice.say("chart-unrated"), upper + 54, 38)
        return canvas
    foot = HIGH - EDGE - 108
    _lines(canvas, voice.say("chart-band"), foot + 40, SMALLEST_KANJI)
    high = (foot - upper + GAP) // len(shown) - GAP
    for index, history in enumerate(shown):
        _graph(canvas, history, voice, upper + index * (high + GAP), high)
    return canvas


def _lines(canvas: Image.Image, words: str, base: int, size: int) -> None:
    """Write a sentence in up to two lines, the first with its base line at ``base``."""
    for index, line in enumerate(wrap(words, RIGHT - LEFT, size, False)):
        write(canvas, LEFT, base + index * (size + 10), line, size, DIM, bold=False)


def _figures(card: Card, voice: Voice) -> list[list[tuple[str, str]]]:
    """The figures, each with its label, in two rows: numbers, then words."""
    none = voice.say("chart-none")
    return [
        [
            (voice.say("chart-games"), str(card.games)),
            (voice.say("chart-wins"), _win_share(card, voice)),
            (voice.say("chart-turn-time"), card.time or none),
        ],
        [
            (voice.say("chart-favourite"), card.favourite or none),
            (voice.say("chart-best"), card.best or none),
        ],
    ]


def _win_share(card: Card, voice: Voice) -> str:
    if not card.games:
        return str(card.wins)
    return voice.say("chart-won", {"wins": card.wins, "share": round(100 * card.wins / card.games)})


def _tiles(canvas: Image.Image, figures: Sequence[Sequence[tuple[str, str]]], y: int) -> int:
    """Draw the figures in rows of equal tiles; return the top of what follows."""
    for row in figures:
        wide = (RIGHT - LEFT - GAP * (len(row) - 1)) // len(row)
        for index, (label, value) in enumerate(row):
            x = LEFT + index * (wide + GAP)
            box(canvas, x, y, wide, TILE, ROW, 14)
            write(canvas, x + PAD, y + 46, *fit_text(label, wide - 2 * PAD, SMALLEST, False), DIM, bold=False)
            size = next((size for size in SIZES if width(value, size) <= wide - 2 * PAD), SIZES[-1])
            write(canvas, x + PAD, y + 97, *fit_text(value, wide - 2 * PAD, size), TEXT)
        y += TILE + GAP
    return y


def _graph(canvas: Image.Image, history: RatingHistory, voice: Voice, y: int, high: int) -> None:
    """Draw one row: game, rating and number of games at the left, their course at the right."""
    wide, beside = RIGHT - LEFT, 350
    box(canvas, LEFT, y, wide, high, ROW, 14)
    mu, reach = history.points[-1]
    x, room, middle = LEFT + PAD, beside - 2 * PAD, y + high // 2
    rating = voice.say("chart-rating", {"rating": f"{mu:.1f}", "spread": f"{reach:.1f}"})
    games = voice.say("chart-rated-games", {"games": len(history.points) - 1})
    write(canvas, x, middle - 42, *fit_text(history.game, room, 38), TEXT)
    write(canvas, x, middle + 16, *fit_text(rating, room, 44), GOLD)
    write(canvas, x, middle + 68, *fit_text(games, room, SMALLEST, False), DIM, bold=False)
    low, top = spread([edge for mid, off in history.points for edge in (mid - off, mid + off)], 4, 0.03)
    frame = Frame(LEFT + beside + 50, y + 20, wide - beside - 80, high - 76, 0, len(history.points) - 1, low, top)
    grid(canvas, frame, (), ticks(low, top, max(2, frame.high // 56)), SMALLEST)
    upper_edge = [frame.at(index, mid + off) for index, (mid, off) in enumerate(history.points)]
    lower_edge = [frame.at(index, mid - off) for index, (mid, off) in enumerate(history.points)]
    band(canvas, upper_edge, lower_edge, mix(GOLD, PANEL, 0.25), 0.3)
    line = [frame.at(index, mid) for index, (mid, _) in enumerate(history.points)]
    curve(canvas, line, GOLD, 6, ROW)
    base = y + high - 16
    if history.first_day != history.last_day:
        write(canvas, frame.x, base, history.first_day, SMALLEST, DIM, bold=False)
    write(canvas, frame.x + frame.wide, base, history.last_day, SMALLEST, DIM, bold=False, anchor="right")


def _name(card: Card, voice: Voice) -> str:
    return readable_part(card.name) or voice.say("picture-seat", {"number": 1})


def alt(card: Card, voice: Voice) -> str:
    """The alt text of the card, at most 1,024 characters."""
    none = voice.say("chart-none")

    def required(room: int) -> list[str]:
        facts: dict[str, Fact] = {
            "name": shorten(_name(card, voice), room),
            "games": card.games,
            "wins": _win_share(card, voice),
            "favourite": card.favourite or none,
            "time": card.time or none,
            "best": card.best or none,
        }
        return [voice.say("chart-alt-profile", facts)]

    histories = [_rating_sentence(history, voice) for history in reversed(card.histories[:GRAPHS])]
    return compose(required, histories or [voice.say("chart-unrated")], "" if voice.lang == "ja" else " ")


def _rating_sentence(history: RatingHistory, voice: Voice) -> str:
    mu, reach = history.points[-1]
    return voice.say(
        "chart-alt-rating",
        {
            "game": history.game,
            "rating": f"{mu:.1f}",
            "low": f"{mu - reach:.1f}",
            "high": f"{mu + reach:.1f}",
            "course": ", ".join(f"{mid:.1f}" for mid, _ in history.points[1:][-ALT_RATINGS:]),
        },
    )
