"""Pig's tables laid out by hand: what the golden pictures show."""

from __future__ import annotations

from typing import Any

from bot.texts import Speaker
from engines.core import Event
from render.scene import Scene

from . import GAME
from .game import Options, Rolled, State

NAMES = ("Aki", "ベンジャミン", "千尋")


def table(lang: str = "en", events: tuple[Event, ...] = (), **fields: Any) -> tuple[State, Scene]:
    """The view and the scene of the public."""
    state = State(options=Options(), left=(False,) * 3, scores=(31, 40, 0)).evolve(**fields)
    scene = Scene(
        voice=Speaker(lang, NAMES, GAME.key, strict=True).plain(),
        names=NAMES,
        movers=GAME.rules.current_players(state),
        standings=GAME.rules.standings(state),
        turn=GAME.rules.turns(state),
        events=events,
        outcome=GAME.rules.outcome(state),
    )
    return state, scene


TABLES = {
    "rolling": lambda: table(events=(Rolled(seat=1, face=5, pot=17),), to_move=1, turn=8, pot=17),
    "over": lambda: table("ja", scores=(31, 53, 0), to_move=1, turn=11, reason="target"),
}
"""By name of the golden picture."""
