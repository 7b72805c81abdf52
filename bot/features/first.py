"""The first page: what this is, a line for each game, and one press to play.

It is /help and /play without a game, and the demo begins with it.
"""

from __future__ import annotations

import math

from bot.features.table.beside import DAILY, PLAY, TEACH
from bot.kit.ids import custom_id
from bot.kit.phrases import title
from bot.kit.shapes import Button, Row, rows_of
from bot.texts import Speaker, has_text, text_key
from engines import GAMES
from engines import game as game_of
from engines.core import Fact

NOW = "play-now"
"""Opens a private game beside the message that it stands on (``play-now:<game>``)."""


def first_lines(voice: Speaker) -> list[str]:
    """Return what this is, and a line for each game, the shortest first."""
    return [voice.say("first-page"), *(_line(voice, game) for game in sorted(GAMES, key=_minutes))]


def _minutes(game: str) -> float:
    return game_of(game).minutes or math.inf


def _line(voice: Speaker, game: str) -> str:
    seats, short = game_of(game).rules.seats, text_key(game, "tagline")
    about = voice.say(short) if has_text(short) else voice.say(text_key(game, "description"))
    numbers = f"{min(seats)}–{max(seats)}" if len(seats) > 1 else str(min(seats))
    facts: dict[str, Fact] = {
        "game": title(voice, game),
        "about": about,
        "seats": numbers,
        "minutes": game_of(game).minutes,
    }
    return voice.say("first-game", facts)


def first_rows(voice: Speaker, *more: Button) -> tuple[Row, ...]:
    """Return the buttons of the first page, the one that plays at once before all others; ``more``: at the end."""
    quick = min(GAMES, key=_minutes)
    play = Button(voice.say("first-play", {"game": title(voice, quick)}), custom_id("", 0, (NOW, quick)), "success")
    return rows_of(
        [
            play,
            Button(voice.say("first-other"), custom_id("", 0, (PLAY,))),
            Button(voice.say("first-daily"), custom_id("", 0, (DAILY,))),
            Button(voice.say("first-learn"), custom_id("", 0, (TEACH,))),
            *more,
        ]
    )
