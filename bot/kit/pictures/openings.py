"""The opening of each game as a picture, drawn ahead of time: the first one of a process takes a second or two."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.texts import Speaker
from engines.core import AnyGame
from render import easel
from render.easel import Picture
from render.kit.encode import Format


def opening(game: AnyGame, lang: str, form: Format) -> Callable[[], Picture]:
    """Return what draws a game's initial state."""
    names = tuple(str(seat + 1) for seat in range(game.seats[0]))
    voice = Speaker(lang, names, game.key, markdown=False)
    return partial(easel.opening, game, voice, names, form)
