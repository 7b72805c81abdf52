"""The view and the scene of a reader, for the pictures of any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.texts import Speaker
from engines.core import Action, AnyGame, Event, Seat
from render.scene import Scene, shown_to


def shown_of(
    game: AnyGame,
    table: Any,
    names: Sequence[str],
    lang: str,
    *,
    reader: Seat | None,
    events: Sequence[Event] = (),
    choices: Sequence[Action] = (),
) -> tuple[Any, Scene]:
    """The view and the scene of one reader (None: the public); choices have no labels."""
    voice = Speaker(lang, tuple(names), game.key, strict=True).plain()
    marked = [(action, "-") for action in choices]
    return shown_to(game, table, voice, tuple(names), reader=reader, events=events, choices=marked)
