"""The view and the scene of a reader, for the pictures of any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.texts import Speaker
from engines.core import Action, AnyGame, Event, Seat
from render.scene import Scene


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
    scene = Scene(
        voice=Speaker(lang, tuple(names), game.key, strict=True).plain(),
        names=tuple(names),
        movers=game.current_players(table),
        standings=game.standings(table),
        turn=game.turns(table),
        reader=reader,
        events=events,
        choices=[(action, "-") for action in choices],
        outcome=game.outcome(table),
    )
    return game.view(table, reader), scene
