"""One person's card: games, wins, and the history of the ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engines.core import Fact
from render.kit.letters.alt import compose, shorten
from render.kit.letters.fonts import readable_part
from render.kit.letters.text import fit, fit_text, legible, width, wrap, write
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import DIM, GOLD, PANEL, ROW, SEA, TEXT, mix
from render.scene import Voice

from .plot import Frame, band, curve, grid, heading, spread, ticks

SIZE = (1600, 1032)
EDGE, PAD, GAP = 30, 36, 22
TILES = (130, 136)
"""The top of the row of figures, and its height."""
GRAPHS = 3
"""The most games that have a graph."""
SIZES = (50, 42, 36, 32)
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
    """The picture, 1600 px wide."""
    canvas = Image.new("RGB", SIZE, SEA)
    wide, high = SIZE
    panel(canvas, EDGE, EDGE, wide - 2 * EDGE, high - 2 * EDGE, strength=1)
    left, room = EDGE + PAD, wide - 2 * (EDGE + PAD)
    heading(canvas, left, EDGE + 72, fit(_name(card, voice), room, 52), 52)
    _tiles(canvas, _figures(card, voice), left, room)
    upper = TILES[0] + TILES[1] + GAP
    shown = card.histories[:GRAPHS]
    if not shown:
        write(
            canvas,
            wide / 2,
            (upper + high) / 2,
            fit(voice.say("chart-unrated"), room, 36),
            36,
            DIM,
            anchor="middle",
        )
        return canvas
    foot = voice.say("chart-band")
    write(canvas, left, high - EDGE - 28, *fit_text(foot, room, 28, False), DIM, bold=False)
    each = (room - GAP * (len(shown) - 1)) // len(shown)
    for index, history in enumerate(shown):
        _graph(canvas, history, voice, left + index * (each + GAP), upper, each, high - EDGE - 72 - upper)
    return canvas


def _figures(card: Card, voice: Voice) -> list[tuple[str, str]]:
    none = voice.say("chart-none")
    return [
        (voice.say("chart-games"), str(card.games)),
        (voice.say("chart-wins"), _win_share(card, voice)),
        (voice.say("chart-favourite"), card.favourite or none),
        (voice.say("chart-turn-time"), card.time or none),
        (voice.say("chart-best"), card.best or none),
    ]


def _win_share(card: Card, voice: Voice) -> str:
    if not card.games:
        return str(card.wins)
    return voice.say("chart-won", {"wins": card.wins, "share": round(100 * card.wins / card.games)})


def _tiles(canvas: Image.Image, figures: Sequence[tuple[str, str]], left: int, room: int) -> None:
    """Draw the figures in a row: two narrow numbers, then words."""
    parts = (0.11, 0.15, 0.3, 0.18, 0.26)
    x, upper, high = float(left), *TILES
    for (label, value), part in zip(figures, parts, strict=True):
        wide = round((room - GAP * (len(parts) - 1)) * part)
        box(canvas, round(x), upper, wide, high, ROW, 14)
        write(canvas, x + 20, upper + 46, *fit_text(label, wide - 36, 30, False), DIM, bold=False)
        size = next((size for size in SIZES if width(value, size) <= wide - 36), SIZES[-1])
        lines = wrap(value, wide - 36, size)
        for index, line in enumerate(lines):
            y = upper + 108 if len(lines) == 1 else upper + 84 + index * (size + 6)
            write(canvas, x + 20, y, line, size, TEXT)
        x += wide + GAP


def _graph(canvas: Image.Image, history: RatingHistory, voice: Voice, x: int, y: int, wide: int, high: int) -> None:
    box(canvas, x, y, wide, high, ROW, 14)
    mu, reach = history.points[-1]
    name = fit(history.game, wide - 48, 36)
    write(canvas, x + 24, y + 52, name, 36, TEXT)
    rating = voice.say("chart-rating", {"rating": f"{mu:.1f}", "spread": f"{reach:.1f}"})
    games = voice.say("chart-rated-games", {"games": len(history.points) - 1})
    if width(name, 36) + width(rating, 40) + 90 <= wide:
        write(canvas, x + wide - 24, y + 54, rating, 40, GOLD, anchor="right")
        upper = y + 96
    else:
        write(canvas, x + 24, y + 108, rating, 40, GOLD)
        upper = y + 150
    low, top = spread([edge for mid, off in history.points for edge in (mid - off, mid + off)], 4, 0.03)
    frame = Frame(x + 92, upper, wide - 92 - 34, y + high - upper - 106, 0, len(history.points) - 1, low, top)
    grid(canvas, frame, (), ticks(low, top, 6), 30)
    upper_edge = [frame.at(index, mid + off) for index, (mid, off) in enumerate(history.points)]
    lower_edge = [frame.at(index, mid - off) for index, (mid, off) in enumerate(history.points)]
    band(canvas, upper_edge, lower_edge, mix(GOLD, PANEL, 0.25), 0.3)
    line = [frame.at(index, mid) for index, (mid, _) in enumerate(history.points)]
    curve(canvas, line, GOLD, 6, ROW)
    base = y + high - 62
    if history.first_day != history.last_day:
        write(canvas, frame.x, base, history.first_day, 28, DIM, bold=False)
    write(canvas, frame.x + frame.wide, base, history.last_day, 28, DIM, bold=False, anchor="right")
    write(canvas, frame.x + frame.wide / 2, base + 42, games, legible(games, 28), DIM, bold=False, anchor="middle")


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
