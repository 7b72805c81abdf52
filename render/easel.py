"""Encode pictures and films as bytes to send. The functions are pure; the caller chooses the thread."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from PIL import Image

from engines.core import FastChance
from engines.core.playable import Playable, policies, strongest_policy

from . import Painter, painter
from .charts import chances, course, daily
from .kit.encode import Format, encode
from .kit.frame import framed
from .kit.gif import gif
from .kit.letters.alt import shorten
from .kit.pen.pause import checkpoint
from .scene import WIDE, Scene, Staged, Voice, shown_to

FILM_WIDTH = WIDE // 2
"""Pixels: of half a picture each pixel is four of a whole one. A film shows the course of a game; it need not be as
readable as a picture."""
ALT_HALF = 510
"""Characters of the alt text of one of two boards."""


@dataclass(frozen=True, slots=True)
class Board:
    """One of several boards in a picture."""

    heading: str
    words: str
    view: Any
    scene: Scene


@dataclass(frozen=True, slots=True)
class Picture:
    """An attachment: its bytes, a file name that reveals nothing about the game, and the alt text."""

    data: bytes
    filename: str
    alt: str


def picture(key: str, view: Any, scene: Scene, form: Format = "jpeg") -> Picture:
    """The picture of one view; the same bytes for the same arguments. KeyError if the game has no painter."""
    artist = painter(key)
    data, ending = encode(_painted(artist, view, scene), form)
    return Picture(data, f"board.{ending}", artist.alt(view, scene))


def _painted(artist: Painter, view: Any, scene: Scene) -> Image.Image:
    """The picture; a private board's in its frame."""
    image = artist.paint(view, scene)
    return framed(image, scene.private) if scene.private else image


def film(key: str, scenes: Iterable[tuple[Any, Scene]], wide: int = FILM_WIDTH) -> bytes:
    """A game as a GIF: one frame per view, or the painter's acts of it; the last one held.

    ValueError if there is no view.
    """
    artist = painter(key)
    acts: Callable[[Any, Scene], Iterable[tuple[Any, Scene]]]
    acts = artist.acts if isinstance(artist, Staged) else lambda view, scene: ((view, scene),)
    shown = (act for view, scene in scenes for act in acts(view, scene))
    return gif((_frame(artist, view, scene) for view, scene in shown), wide)


def _frame(artist: Painter, view: Any, scene: Scene) -> Image.Image:
    checkpoint()
    return _painted(artist, view, scene)


def graph(shown: course.Course, voice: Voice, form: Format = "jpeg") -> Picture:
    """The graph of the scores of a game."""
    data, ending = encode(course.paint(shown, voice), form)
    return Picture(data, f"scores.{ending}", course.alt(shown, voice))


def review(shown: chances.Chances, voice: Voice, form: Format = "jpeg") -> Picture:
    """The chances of a reviewed game, with what each seat owes to luck and choices."""
    data, ending = encode(chances.paint(shown, voice), form)
    return Picture(data, f"review.{ending}", chances.alt(shown, voice))


def day(shown: daily.Day, voice: Voice, form: Format = "jpeg") -> Picture:
    """The scores of one day of the dice of the day."""
    data, ending = encode(daily.paint(shown, voice), form)
    return Picture(data, f"day.{ending}", daily.alt(shown, voice))


def compared(key: str, above: Board, below: Board, form: Format = "jpeg") -> Picture:
    """Two boards of one game, one above the other, each under its heading and words."""
    artist = painter(key)
    boards = [(one.heading, one.words, _painted(artist, one.view, one.scene)) for one in (above, below)]
    data, ending = encode(chances.stack(boards), form)
    alts = (
        shorten(f"{one.heading}: {one.words}. {artist.alt(one.view, one.scene)}", ALT_HALF)
        for one in (above, below)
    )
    return Picture(data, f"decision.{ending}", "\n".join(alts))


def decisions(key: str, pairs: Iterable[tuple[Board, Board]], form: Format = "jpeg") -> tuple[Picture, ...]:
    """A picture of each pair of boards, as ``compared`` draws it."""
    return tuple(compared(key, *pair, form) for pair in pairs)


def opening(game: Playable, voice: Voice, names: tuple[str, ...], form: Format = "jpeg", moves: int = 0) -> Picture:
    """The picture of a game's initial state, or of the one after so many actions of computers, for warming up."""
    rules, chance, policy = game.rules, FastChance(game.key), policies(game)[strongest_policy(game)]
    state = rules.initial_state(rules.Options(), len(names), chance).state
    for _ in range(moves):
        checkpoint()
        if not (movers := rules.current_players(state)):
            break
        choice = policy(rules.view(state, movers[0]), rules.legal_actions(state, movers[0]), chance)
        state = rules.apply_action(state, movers[0], choice, chance).state
    return picture(game.key, *shown_to(rules, state, voice, names), form)
