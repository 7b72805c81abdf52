"""The default action for an absent player (A35, A66)."""

from __future__ import annotations

from collections.abc import Sequence

from ..actions import Choice, Commit, Demote, Dismiss, Sell, Wager
from ..printed import item
from ..state import Table

ENDS = ("done", "work-all", "next", "stop", "drop", "decline")
"""Kinds that end a step and do nothing else, in order of preference."""


def default(table: Table, seat: int, legal: Sequence[Choice]) -> Choice:
    """Return the choice that keeps most: no dice committed or wagered, all dice to work, no purchase, no trade, the
    prefilled orders; for upkeep the cheapest cards go first, then soldiers, then forts."""
    if table.stage == "upkeep":
        return min(legal, key=last_to_go)
    if isinstance(legal[0], Commit | Wager):
        return legal[0]
    return next(action for end in ENDS for action in legal if action.kind == end)


def last_to_go(action: Choice) -> tuple[int, int]:
    """A sort key: the smallest is given up first (A35); strong soldiers stand down before any is dismissed."""
    match action:
        case Sell():
            return (0, item(action.number).sell)
        case Demote():
            return (1, 0)
        case Dismiss():
            return (2, action.unit == "strong")
        case _:
            return (3, 0)
