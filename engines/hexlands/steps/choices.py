"""The legal choices of each stage."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...core.dialogue import choice
from ..actions import Choice, Done
from ..resolution import gambling
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
    "gamble": gambling.wager_choices,
}


def choices_of(table: Table, seat: int) -> tuple[Choice, ...]:
    """Return the answers of a seat to the open offer if it was made to this seat, else its choices in the stage."""
    if table.offer is not None and seat == table.offer.rival:
        return trading.answer_choices(table, seat)
    return tuple(LISTS[table.stage](table, seat))
