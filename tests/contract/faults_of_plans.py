"""Faults of plans and of written messages."""

from __future__ import annotations

from dataclasses import replace

from engines.core import Controls, Plan, PlanList, Told
from tests.toys import Roll, Stop
from tests.toys_planning import Planned

from .faults import planted


def dashes(controls):
    """Whether these are the controls of a dash, not of a bid."""
    return controls is not None and controls.seal is not None


@planted("plans_can_be_played")
class GoesOnAfterItsTurn(Planned):
    """Banking is followed by a roll."""

    def controls(self, state, seat):
        found = super().controls(state, seat)
        return replace(found, more=((Plan("stop", (Stop(), Roll()), {"pot": 0}),),)) if dashes(found) else found


@planted("panels_have_room")
class OffersTheSameTwice(Planned):
    """The green button stands in a row as well."""

    def controls(self, state, seat):
        found = super().controls(state, seat)
        return replace(found, rows=(*found.rows, (found.seal,))) if dashes(found) else found


@planted("panels_have_room")
class FillsThePanel(Planned):
    """Four lists, where three fit."""

    def controls(self, state, seat):
        found = super().controls(state, seat)
        if found is None or dashes(found):
            return found
        (bids,) = found.rows
        return Controls(tuple(PlanList("bid", (plan,)) for plan in bids.plans[:1] * 4))


@planted("plans_have_words")
class SaysNothing(Planned):
    """A plan without words."""

    def controls(self, state, seat):
        found = super().controls(state, seat)
        return replace(found, seal=replace(found.seal, key="silence")) if dashes(found) else found


@planted("plans_hide")
class NamesTheCharm(Planned):
    """The words of a plan tell which charm comes next."""

    def controls(self, state, seat):
        found = super().controls(state, seat)
        pot = {"pot": state.pile[0] if state.pile else 0}
        return replace(found, seal=replace(found.seal, facts=pot)) if dashes(found) else found


@planted("shortcuts_can_be_played")
class SuggestsTheImpossible(Planned):
    """The ready-made plan is to bank twice."""

    def shortcuts(self, state, seat):
        return (Plan("suggested", (Stop(), Stop())),)


@planted("messages_are_short")
class Chatters(Planned):
    """Eight lines for every step."""

    def told(self, events, view):
        return tuple(Told("best", {"most": number}) for number in range(8))
