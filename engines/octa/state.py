"""The state of Octa, and the view of one reader. Only the face-down chips are hidden."""

from __future__ import annotations

import operator
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from ..core import Frozen
from ..core.data import known_key
from ..core.dialogue import construct_from
from .board import Length, board

Stage: TypeAlias = Literal["roll", "act", "over"]
"""roll: before dice are rolled (only in previews); act: a player's turn; over: the game has ended."""


KNOWN_ROUTES = known_key(lambda: range(1, board().given.numbers + 1))


class Options(Frozen):
    """The options of a table; the defaults are the game as we completed it."""

    length: Length = "full"
    """full: up to eight rounds; short: about half of that (ruling A2)."""
    additional_actions: bool = True
    """Allow additional actions (rules 16-18, A10); without them a turn is one mandatory action."""
    host_begins: bool = Field(default=False, exclude_if=operator.not_)
    """The first seat begins round 1, so the last seat is its parent (rule 12, A30); off: one drawn by lot (A3).

    It is stored only where it is on: other games stay byte for byte what bots without the option store and read.
    """


class Chip(Frozen):
    """A taken round chip: the seat that took it, and the route of its pattern (rules 5-7, A13)."""

    seat: int
    route: Annotated[int, KNOWN_ROUTES]
    bonus: int = 2
    """The spaces that it adds on its route in the final scoring, fixed when it was taken (A13, A29). States of
    version 1 of the rules do not have it: all chips had this value."""


class Table(Frozen):
    """The public part of the state. Dice and routes have numbers 1 to 8; number n is at index n - 1."""

    options: Options
    stage: Stage
    round: int
    """The current round, from 1."""
    parent: int
    """The seat that is parent in this round (rule 4)."""
    to_move: int
    turn: int
    """Turns begun so far, by all players together."""
    lid: tuple[int, ...]
    """Dice in the sorting lid, by number (rule 9)."""
    box: int
    """The number of dice in the rolling box, picked in this round (rule 22)."""
    hand: int = 0
    """The number of dice about to be rerolled (only in previews)."""
    markers: tuple[tuple[int, ...], ...]
    """By seat, then by route: the space of the marker, 0 if it is not on the route."""
    chips: tuple[Chip, ...] = ()
    """The chips taken so far; the chip of round n is ``chips[n - 1]``."""
    given: tuple[int, ...]
    """Additional actions used so far, by seat; each one gave back a step (A10, A26)."""
    acted: bool = False
    """The mandatory action of this turn is done (rule 15)."""
    turned: bool = False
    """The additional action "turn" was used in this turn (rule 17)."""
    rerolled: bool = False
    """The additional action "reroll" was used in this turn (rule 17)."""
    thrown: tuple[int, ...] = ()
    """The two d4 rolled in this turn, if any (rule 26)."""
    left: tuple[bool, ...]
    """By seat: the player has left the game (ruling A28)."""
    reason: Literal["", "rounds", "last-left"] = ""
    """Why the game is over."""

    @property
    def rounds(self) -> int:
        """The number of rounds in this game (A2)."""
        return board().rounds(len(self.left), self.options.length)

    @property
    def chip_bonus(self) -> int:
        """The value of the chip of this round: once taken it stays, under later rules too (A13, A29)."""
        if len(self.chips) >= self.round:
            return self.chips[self.round - 1].bonus
        return board().bonus(len(self.left), self.options.length, self.round)

    def dice(self, number: int) -> int:
        """The number of dice with this face in the lid; 0 if no d8 has such a face."""
        return self.lid[number - 1] if 1 <= number <= len(self.lid) else 0


class State(Table):
    """The complete state, the secret chips included."""

    pile: Annotated[tuple[int, ...], KNOWN_ROUTES]
    """The routes of the face-down chips, in the order of the coming rounds: secret (A24)."""


class View(Table):
    """All that one reader may know: everything except the face-down chips."""

    reader: int | None = None


def view(state: State, reader: int | None) -> View:
    """The view of any reader; chips that nobody took stay face down even at the end (A23)."""
    public = {**state.__dict__, "reader": reader}
    del public["pile"]
    return construct_from(View, public)
