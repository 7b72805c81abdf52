"""The legal choices of each stage, and the one that is made for an absent player (A35, A66)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...core import choice
from ..actions import Choice, Commit, Demote, Dismiss, Done, Sell, Wager
from ..printed import item
from ..resolution import event_cards
from ..state import Table
from . import cards, dues, market, moving, orders, rolling, trading


def close_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """The choices of the last step: orders, then trade, then the end of the turn."""
    return (*orders.order_choices(table, seat), *trading.deal_choices(table, seat), choice(Done))


LISTS: Mapping[str, Callable[[Any, int], Sequence[Any]]] = {
    "commit": rolling.commit_choices,
    "cards": cards.card_choices,
    "promote": cards.promote_choices,
    "masons": cards.mason_choices,
    "ride": moving.march_choices,
    "market": market.market_choices,
    "act": moving.act_choices,
    "march": moving.march_choices,
    "close": close_choices,
    "deal": trading.deal_choices,
    "upkeep": dues.upkeep_choices,
    "gamble": event_cards.wager_choices,
}


def choices_of(table: Table, seat: int) -> tuple[Choice, ...]:
    """Return the answers of a seat to the open offer if it was made to this seat, else its choices in the stage."""
    if table.offer is not None and seat == table.offer.rival:
        return trading.answer_choices(table, seat)
    return tuple(LISTS[table.stage](table, seat))


# --- for an absent player ----------------------------------------------------------------------------------------

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
