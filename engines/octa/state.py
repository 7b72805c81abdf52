"""What is on the table in Octa, and what a reader may see of it. Only the face-down chips are hidden."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ..core import Frozen
from .board import Length, board

Stage: TypeAlias = Literal["roll", "act", "over"]
"""roll: dice are about to be rolled (seen only in previews); act: somebody's turn; over."""


class Options(Frozen):
    """House rules; the defaults are the game as we complete it."""

    length: Length = "full"
    """Ruling A2: full plays up to eight rounds, short about half of them."""
    additional_actions: bool = True
    """Rules 16-18, A10; without them a turn is the mandatory action alone."""


class Chip(Frozen):
    """A round chip that was taken: by whom, and the route of its pattern (rules 5-7, A13)."""

    seat: int
    route: int


class Table(Frozen):
    """All that lies open. Numbers of dice and routes are 1 to 8: number n is at index n - 1."""

    options: Options
    stage: Stage
    round: int
    """The present round, from 1."""
    parent: int
    """The seat that is parent in this round (rule 4)."""
    to_move: int
    turn: int
    """Turns begun so far, by all players together."""
    lid: tuple[int, ...]
    """Dice in the sorting lid, by number (rule 9)."""
    box: int
    """Dice in the rolling box, picked in this round (rule 22)."""
    hand: int = 0
    """Dice of a reroll that are about to fall (seen only in previews)."""
    markers: tuple[tuple[int, ...], ...]
    """By seat, then by route: the space of the marker, 0 if it is not on the route."""
    chips: tuple[Chip, ...] = ()
    """The chips taken so far; that of round n is ``chips[n - 1]``."""
    given: tuple[int, ...]
    """Additional actions used so far, by seat; each gave back one step (A10, A26)."""
    acted: bool = False
    """The mandatory action of this turn is done (rule 15)."""
    turned: bool = False
    """The additional action "turn" was used in this turn (rule 17)."""
    rerolled: bool = False
    """The additional action "reroll" was used in this turn (rule 17)."""
    thrown: tuple[int, ...] = ()
    """The two d4 in the mini tray, if they were rolled in this turn (rule 26)."""
    left: tuple[bool, ...]
    """Who has left the game (ruling A28)."""
    reason: Literal["", "rounds", "last-left"] = ""
    """Why the game is over."""

    @property
    def rounds(self) -> int:
        """How many rounds this game has (A2)."""
        return board().rounds(len(self.left), self.options.length)

    @property
    def face_down(self) -> int:
        """Chips that still lie face down (A13, A23)."""
        return board().numbers - len(self.chips)

    def dice(self, number: int) -> int:
        """How many dice of a number lie in the lid; 0 for what is no number of a d8."""
        return self.lid[number - 1] if 1 <= number <= len(self.lid) else 0


class State(Table):
    """The whole table, the secret too."""

    pile: tuple[int, ...]
    """The routes of the chips that lie face down, those of the coming rounds in their order: secret (A24)."""


class View(Table):
    """What a reader may know: everything but the face-down chips."""

    reader: int | None = None


def view(state: State, reader: int | None) -> View:
    """The table as anybody sees it; the chips that nobody took stay face down even at the end (A23)."""
    public = dict(state.__dict__)
    del public["pile"]
    return View(**public, reader=reader)
