"""First pictures of each game, drawn ahead of time: those of a new process take a second or two."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.texts import Speaker
from engines.core.playable import Playable
from render import easel
from render.easel import Picture
from render.kit.encode import Format

MIDDLE = 60
"""Actions before a picture from the middle of a game, which needs most of its images."""


def openings(game: Playable, lang: str, form: Format) -> list[Callable[[], Picture]]:
    """Return what draws the pictures of a game that are worth it."""
    return [opening(game, lang, form), opening(game, lang, form, MIDDLE)]


def opening(game: Playable, lang: str, form: Format, moves: int = 0) -> Callable[[], Picture]:
    """Return what draws a game's initial state, or the one after so many actions."""
    names = tuple(str(seat + 1) for seat in range(game.rules.seats[0]))
    voice = Speaker(lang, names, game.key, markdown=False)
    return partial(easel.opening, game, voice, names, form, moves)
