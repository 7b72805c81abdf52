"""Pips with plans: what a person wants to do, as lines of its small actions, and messages that are written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engines.core import Event, IllegalAction, Name, Seat
from engines.core.mind import Controls, Joined, Plan, PlanList
from engines.core.talk import Sentence

from .toys import PIPS, Banked, Bid, Draw, PipsMind, PipsTalk, Roll, State, Stop, View


class PlannedMind(PipsMind):
    """A bid is one pick; a turn is to roll, to draw, to draw and stop, or to stop."""

    def controls(self, state: State, seat: Seat) -> Controls | None:
        legal = PIPS.rules.legal_actions(state, seat)
        if state.stage == "bid":
            bids = tuple(Plan("bid", (bid,), {"amount": bid.amount}) for bid in legal if isinstance(bid, Bid))
            return Controls((PlanList("bid", bids, most=2),)) if bids else None
        if not legal:
            return None
        first = (Plan("roll", (Roll(),), confirm=False),) if Roll() in legal else ()
        charm = (Plan("charm", (Draw(), Stop()), {"pot": state.pot}),) if Draw() in legal else ()
        stop = Plan("stop", (Stop(),), {"pot": state.pot})
        return Controls(((*first, *charm),) if first or charm else (), seal=stop)

    def join(self, state: State, seat: Seat, key: str, plans: Sequence[Plan]) -> Joined:
        """Two bids together are their sum."""
        amount = sum(int(str(plan.facts["amount"])) for plan in plans)
        if amount > min(3, state.tokens[seat]):
            raise IllegalAction("too-dear", need=amount, have=state.tokens[seat])
        return Joined((Bid(amount=amount),), tuple(plans))


class PlannedTalk(PipsTalk):
    """Only what was banked, and the best score."""

    def message(self, events: Sequence[Event], view: View) -> tuple[Sentence, ...] | None:
        banked = [event for event in events if isinstance(event, Banked)]
        return tuple(Sentence("banked", {"seat": Name(Seat(one.seat)), "pot": one.pot}) for one in banked[-7:])

    def outlook(self, view: View, seat: Seat | None) -> tuple[Sentence, ...]:
        return (Sentence("best", {"most": max(view.scores)}),) if view.stage != "over" else ()


PLANNED = replace(PIPS, mind=PlannedMind(), talk=PlannedTalk())
