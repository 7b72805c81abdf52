"""A view in the reader's language, and the parts that the lines of several pages share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engines.core import Fact, Series, Term
from engines.rise_of_tribes.printed import goal
from engines.rise_of_tribes.state import View
from render.scene import Scene


@dataclass(frozen=True)
class Telling:
    """A view, and the names by seat as the lines have them; ``you`` is the seat that they call you, -1 for none."""

    view: View
    scene: Scene
    names: Sequence[str]
    you: int = -1

    def line(self, key: str, **facts: Fact) -> str:
        """Return the text ``rise-of-tribes-words-<key>``."""
        return self.scene.voice.of_game("words", key, facts)

    def player(self, seat: int) -> dict[str, Fact]:
        """The facts of a text about a player: the name, and whether it is the reader."""
        return {"player": self.names[seat], "own": int(seat == self.you)}

    def hexes(self, hexes: Iterable[int]) -> Series:
        return listed(self.view.board.names[hex] for hex in hexes)


def listed(parts: Iterable[Fact]) -> Series:
    """Parts of a line: ``2 food, 1 stone``."""
    return Series(tuple(parts), "parts")


def words(family: str, keys: Iterable[str]) -> Series:
    """The names of dice, cards, tiles and their like, in order."""
    return listed(Term(f"{family}-{key}") for key in keys)


def technologies(cards: Iterable[str]) -> list[str]:
    """The technologies among some goals, each once."""
    return list(dict.fromkeys(card for card in cards if goal(card).is_technology))
