"""Step 4: offers, put together piece by piece, answered out of turn (27, A46, A72).

At most one offer is open, so many are made in a turn, and an open one lapses at its end. What is in it only the two
know. It is legal to accept as long as both have what they are to give; both sides change hands in one step.
"""

from __future__ import annotations

from .actions import (
    Accept,
    AskCard,
    AskCoins,
    AskDie,
    AskTile,
    Choice,
    Deal,
    Decline,
    Drop,
    GiveCard,
    GiveCoins,
    GiveDie,
    GiveTile,
    Propose,
    Withdraw,
)
from .course import Course
from .state import State, Table


def deal_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """Stage close: Deal with each other player, or Withdraw; stage deal: Give..., Ask..., Propose, Drop."""
    raise NotImplementedError


def begun(state: State, seat: int, action: Deal, course: Course) -> State:
    raise NotImplementedError


def given(state: State, seat: int, action: GiveCoins | GiveDie | GiveCard | GiveTile, course: Course) -> State:
    raise NotImplementedError


def asked_for(state: State, seat: int, action: AskCoins | AskDie | AskCard | AskTile, course: Course) -> State:
    raise NotImplementedError


def proposed(state: State, seat: int, action: Propose, course: Course) -> State:
    """A barrier: the other one has seen it. The table is told that there is an offer."""
    raise NotImplementedError


def dropped(state: State, seat: int, action: Drop, course: Course) -> State:
    raise NotImplementedError


def withdrawn(state: State, seat: int, action: Withdraw, course: Course) -> State:
    raise NotImplementedError


def answer_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """For the other side of the open offer: Accept if both can, Decline."""
    raise NotImplementedError


def accepted(state: State, seat: int, action: Accept, course: Course) -> State:
    raise NotImplementedError


def declined(state: State, seat: int, action: Decline, course: Course) -> State:
    raise NotImplementedError
