"""What a player of Dudo may want: the computer player, and the plans on a panel."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from engines.core import Chance, Seat
from engines.core.mind import MOST_OPTIONS, Controls, Mind, Plan, PlanList

from .rules import Dudo, bids
from .state import FACES, Bid, Choice, Doubt, State, View

RULES = Dudo()


def careful(view: View, legal: Sequence[Choice], chance: Chance) -> Choice:
    """Doubt what is more than expected; else raise as little as possible, with the face held most often."""
    others = sum(view.dice) - len(view.cup)
    if view.bid is not None and view.bid.count > view.cup.count(view.bid.face) + (others + 2) // 4:
        return Doubt()
    lowest = [choice for choice in legal if isinstance(choice, Bid)][: len(FACES)]
    return max(lowest, key=lambda bid: (view.cup.count(bid.face), -bid.count), default=Doubt())


class DudoMind(Mind[State, Choice]):
    policies = MappingProxyType({"careful": careful})

    def controls(self, state: State, seat: Seat) -> Controls:
        """A list of the next higher bids, and a button to doubt; all other bids are in the menus behind More."""
        legal = RULES.legal_actions(state, seat)
        plans = [Plan("bid", (bid,), dict(bid.fields())) for bid in legal if isinstance(bid, Bid)]
        rows = (PlanList("bid", tuple(plans[:MOST_OPTIONS])),) if plans else ()
        return Controls(rows, Plan("doubt", (Doubt(),)) if Doubt() in legal else None)

    def wishes(self, state: State, seat: Seat) -> tuple[Bid, ...]:
        """All bids: "Why not?" says which of them are too low."""
        return bids(state.dice)
