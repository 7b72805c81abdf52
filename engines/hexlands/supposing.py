"""What a reader cannot know, dealt anew (A70): states that this reader could not tell from the true one."""

from __future__ import annotations

from ..core import Chance
from .state import State


def resampled(state: State, reader: int | None, chance: Chance) -> State:
    """Others' commitments; their hands, dealt anew among them with as many cards each (which cards are out
    everybody can count); special tiles of others' hands, stacks, buried ones and the bag mixed, skulls lying on
    any levels of their stacks; orders; drafts. What an offer shows its two stays in the hand that it is in."""
    raise NotImplementedError
