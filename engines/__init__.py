"""The rules: pure, no I/O. This registry is the one place in here that names the games."""

from __future__ import annotations

from collections.abc import Mapping

from . import dicolony, hexlands, micronesia, octa, rise_of_tribes
from .core import AnyGame

GAMES: Mapping[str, AnyGame] = {
    rules.key: rules for rules in (micronesia.GAME, dicolony.GAME, octa.GAME, rise_of_tribes.GAME, hexlands.GAME)
}


def game(key: str) -> AnyGame:
    """The rules object of a game; KeyError if there is none of that key."""
    return GAMES[key]
