"""The recorder of the covers of all games.

``python -m tests.render.covers [GAME ...]`` draws them again; look at each before you commit it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from importlib import resources
from pathlib import Path

from PIL import Image

from bench.pictures import play
from bot.texts import Speaker, text_key
from engines import GAMES
from render import PAINTERS, painter
from render.covers import draw

LANGUAGES = ("en", "ja")
MOVES = 150
"""The moves played before the board is drawn."""


def drawn(key: str, lang: str) -> Image.Image:
    """The cover of a game, from a seeded game."""
    shown = play(key, "cover", lang, bound=MOVES)
    view, scene = shown[len(shown) * 3 // 5]
    calm = replace(scene, events=(), movers=(), outcome=None)
    voice, seats = Speaker(lang, (), key).plain(), GAMES[key].rules.seats
    board = painter(key).paint(view, calm)
    return draw(board, painter(key).window, voice.say(text_key(key, "title")), seats, voice)


def file_of(key: str, lang: str) -> Path:
    return Path(str(resources.files("data").joinpath(key, f"cover.{lang}.jpg")))


def record(only: Sequence[str]) -> None:
    """Draw the covers of the given games (none: of all) and save them beside the games' data."""
    for key in only or PAINTERS:
        for lang in LANGUAGES:
            drawn(key, lang).save(file_of(key, lang), "JPEG", quality=88, optimize=True)


if __name__ == "__main__":
    record(sys.argv[1:])
