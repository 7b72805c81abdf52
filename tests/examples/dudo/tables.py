"""Dudo's tables laid out by hand: what the golden pictures show."""

from __future__ import annotations

from typing import Any

from bot.texts import Speaker
from engines.core import Seat
from render.scene import Scene, shown_to

from . import GAME
from .state import Bid, Options, State, View

NAMES = ("Aki", "ベンジャミン", "千尋")
CUPS = ((1, 3, 3, 6), (2, 4), (1, 2, 3, 5, 5))
LAST = ((2, 2, 3, 6), (1, 4, 6), (1, 1, 2, 4, 5))


def shown(lang: str = "en", reader: Seat | None = None, **fields: Any) -> tuple[View, Scene]:
    """The view and the scene of a reader."""
    laid = {"options": Options(), "dice": (4, 2, 5), "left": (False,) * 3, "cups": CUPS, "last": LAST, "to_move": 1}
    state = State(**{**laid, **fields})
    return shown_to(GAME.rules, state, Speaker(lang, NAMES, GAME.key, strict=True).plain(), NAMES, reader=reader)


TABLES = {
    "bid": lambda: shown(reader=Seat(0), bid=Bid(count=4, face=3), turn=8),
    "opening": lambda: shown("ja", turn=9),
    "over": lambda: shown(
        dice=(0, 0, 1), cups=((),) * 3, ranking=(1, 0), to_move=2, turn=31, reason="last-with-dice"
    ),
}
"""By name of the golden picture."""
