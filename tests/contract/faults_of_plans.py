"""Faults of plans and of written messages."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engines.core.mind import Controls, Correction, Plan, PlanList
from engines.core.talk import Sentence
from tests.toys import Banked, Draw, Roll, Stop
from tests.toys_planning import PLANNED, PlannedMind, PlannedTalk

from .faults import SOUND, plant

plan_fault = partial(plant, sound=replace(SOUND, game=PLANNED))


def dashes(controls):
    """Whether these are the controls of a dash, not of a bid."""
    return controls is not None and controls.seal is not None


@plan_fault("plans_can_be_played")
class GoesOnAfterItsTurn(PlannedMind):
    """Banking is followed by a roll."""

    def controls(self, state, seat):
        controls = super().controls(state, seat)
        return (
            replace(controls, more=((Plan("stop", (Stop(), Roll()), {"pot": 0}),),))
            if dashes(controls)
            else controls
        )


@plan_fault("panels_have_room", "words_tell_controls_apart")
class OffersTheSameTwice(PlannedMind):
    """The green button stands in a row as well."""

    def controls(self, state, seat):
        controls = super().controls(state, seat)
        return replace(controls, rows=(*controls.rows, (controls.seal,))) if dashes(controls) else controls


@plan_fault("panels_have_room")
class FillsThePanel(PlannedMind):
    """Four lists, where three fit."""

    def controls(self, state, seat):
        controls = super().controls(state, seat)
        if controls is None or dashes(controls):
            return controls
        (bids,) = controls.rows
        return Controls(tuple(PlanList("bid", (plan,)) for plan in bids.plans[:1] * 4))


@plan_fault("plans_have_words", "words_tell_controls_apart")
class SaysNothing(PlannedMind):
    """A plan without words."""

    def controls(self, state, seat):
        controls = super().controls(state, seat)
        return replace(controls, seal=replace(controls.seal, key="silence")) if dashes(controls) else controls


@plan_fault("words_tell_controls_apart")
class RollsInTwoColours(PlannedMind):
    """Drawing a charm has the words of rolling on, in a row of its own."""

    def controls(self, state, seat):
        controls = super().controls(state, seat)
        if not dashes(controls) or len(sum(controls.rows, ())) < 2:
            return controls
        ((roll, _),) = controls.rows
        return replace(controls, rows=((roll,), (replace(roll, line=(Draw(),)),)))


@plan_fault("labels_name_what_is_given_up")
class BanksUnderAnotherName(PlannedTalk):
    """Banking gives up the pot, and the button does not name it."""

    def given_up(self, event):
        return ("all of it",) if isinstance(event, Banked) else ()


@plan_fault("plans_hide")
class NamesTheCharm(PlannedMind):
    """The words of a plan tell which charm comes next."""

    def controls(self, state, seat):
        controls = super().controls(state, seat)
        pot = {"pot": state.pile[0] if state.pile else 0}
        return replace(controls, seal=replace(controls.seal, facts=pot)) if dashes(controls) else controls


@plan_fault("turns_can_be_played")
class TurnsTwice(PlannedMind):
    """Two whole turns of one kind."""

    def turns(self, state, seat):
        return (Plan("roll", (Roll(),)), Plan("roll", (Stop(),))) if dashes(self.controls(state, seat)) else ()


@plan_fault("corrections_can_be_played")
class CorrectsToTheSame(PlannedMind):
    """In place of a bid the same bid is offered."""

    def corrections(self, state, seat, last):
        return (Correction(Plan("roll", last), instead=True),)


@plan_fault("shortcuts_can_be_played")
class SuggestsTheImpossible(PlannedMind):
    """The ready-made plan is to bank twice."""

    def shortcuts(self, state, seat):
        return (Plan("suggested", (Stop(), Stop())),)


@plan_fault("messages_have_words")
class Chatters(PlannedTalk):
    """Three warnings at once."""

    def outlook(self, view, seat):
        return tuple(Sentence("best", {"most": number}) for number in range(3))
