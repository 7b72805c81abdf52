"""What a player of Dudo may want: the computer player, and the plans on a panel."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Chance, Controls, Plan, PlanList
from engines.core.mind import MOST_OPTIONS

from .state import FACES, Bid, Choice, Doubt, View


def careful(view: View, legal: Sequence[Choice], chance: Chance) -> Choice:
    """Doubt what is more than expected; else raise as little as possible, with the face held most often."""
    others = sum(view.dice) - len(view.cup)
    if view.bid is not None and view.bid.count > view.cup.count(view.bid.face) + (others + 2) // 4:
        return Doubt()
    bids = [choice for choice in legal if isinstance(choice, Bid)][: len(FACES)]
    return max(bids, key=lambda bid: (view.cup.count(bid.face), -bid.count), default=Doubt())


def controls(legal: Sequence[Choice]) -> Controls:
    """A list of the next higher bids, and a button to doubt; all other bids are in the menus behind More."""
    bids = [Plan("bid", (bid,), dict(bid.fields())) for bid in legal if isinstance(bid, Bid)]
    rows = (PlanList("bid", tuple(bids[:MOST_OPTIONS])),) if bids else ()
    return Controls(rows, Plan("doubt", (Doubt(),)) if Doubt() in legal else None)
