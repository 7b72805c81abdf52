"""The rules: pure, no I/O. This registry is the one place in here that names the games."""

from __future__ import annotations

from collections.abc import Mapping

from . import dicolony, hexlands, micronesia, octa, rise_of_tribes
from .core.playable import Playable

GAMES: Mapping[str, Playable] = {
    game.key: game
    for game in (
        micronesia.GAME,
        dicolony.GAME,
        octa.GAME,
        rise_of_tribes.GAME,
        hexlands.GAME,
    )
}

OF_THE_DAY = dicolony.GAME.key
"""The game with the dice of the day: ten turns of one person alone, in which everybody can have the same dice."""


def game(key: str) -> Playable:
    """The game of a key; KeyError if there is none."""
    return GAMES[key]
