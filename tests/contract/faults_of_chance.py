"""Faults of chance, order, absence, computer players and records."""

from __future__ import annotations

import itertools
from dataclasses import replace

from engines.core import BadRecord, FastChance
from tests import toys
from tests.toys import Bid, Charm, Draw, Pips, PipsMind, TakeBack

from .faults import plant

# --- chance ----------------------------------------------------------------------------------------------------


@plant("dice_come_last", "anybody_may_leave", "previews_hide")
class NoPreview(Pips):
    """Dice are rolled without a preview."""

    def roll(self, waiting, events, chance):
        return replace(super().roll(waiting, events, chance), before_chance=None)


@plant("dice_come_last")
class PreviewOfNothing(Pips):
    """A step has a preview although nothing was drawn or revealed."""

    def apply_action(self, state, seat, action, chance):
        step = super().apply_action(state, seat, action, chance)
        return replace(step, before_chance=state) if isinstance(action, TakeBack) else step


@plant("previews_hide")
class OpensEarly(Pips):
    """The preview of the last bid shows all bids."""

    def bid(self, state, events, chance):
        step = super().bid(state, events, chance)
        if not step.barrier:
            return step
        spent = tuple(had + (bid or 0) for had, bid in zip(state.spent, state.bids, strict=True))
        have = tuple(had - (bid or 0) for had, bid in zip(state.tokens, state.bids, strict=True))
        none = (None,) * len(state.bids)
        return replace(step, before_chance=self.changed(state, spent=spent, tokens=have, bids=none))


@plant("dice_come_last", "previews_hide")
class Foresees(Pips):
    """The preview shows the new die."""

    def roll(self, waiting, events, chance):
        step = super().roll(waiting, events, chance)
        return replace(step, before_chance=self.changed(waiting, die=step.state.die))


# --- simultaneous choices --------------------------------------------------------------------------------------


@plant("arrivals_in_any_order")
class FirstCome(Pips):
    """The state remembers the seat that chose last."""

    class State(toys.State):
        last: int = 0

    def apply_action(self, state, seat, action, chance):
        step = super().apply_action(state, seat, action, chance)
        if isinstance(action, Bid) and step.barrier:
            return replace(step, state=self.changed(step.state, last=seat))
        return step


# --- absence and leaving ---------------------------------------------------------------------------------------


@plant("defaults_carry_on", "resampling_keeps_the_rules")
class WildDefault(Pips):
    """The default action is to draw, even where that is illegal."""

    def default_action(self, state, seat):
        return Draw() if state.stage == "dash" else super().default_action(state, seat)


@plant("anybody_may_leave", "input_untouched", "nobody_sits_beside_the_table", "events_hide")
class NobodyLeaves(Pips):
    """Only the seat at the die can leave."""

    def resign(self, state, seat, chance):
        if seat not in self.current_players(state):
            raise RuntimeError("not your turn")
        return super().resign(state, seat, chance)


@plant("anybody_may_leave")
class Stays(Pips):
    """A seat that has left is asked again in the next round."""

    def inside(self, state):
        return tuple(range(len(state.out))) if state.round == 2 else super().inside(state)

    def legal_actions(self, state, seat):
        return super().legal_actions(self.changed(state, out=(False,) * len(state.out)), seat)


# --- computer players ------------------------------------------------------------------------------------------


def cheat(view, legal, chance):
    return Bid(amount=3)


MOODS = itertools.count()


def moody(view, legal, chance):
    return legal[next(MOODS) % len(legal)]


@plant("computers_see_views")
class Cheats(PipsMind):
    """A computer player returns an illegal action."""

    policies = {"cheat": cheat}  # noqa: RUF012


@plant("computers_see_views")
class Moody(PipsMind):
    """A computer player is not repeatable."""

    policies = {"moody": moody}  # noqa: RUF012


@plant(
    "computers_see_views", "the_view_hides", "events_hide", "hidden_choices_hide", "pictures_hide", "previews_hide",
    "pictures_suit_all", "draws_hide", "tries_hide",
)  # fmt: skip
class ShowsAll(Pips):
    """The view is the state."""

    View = toys.State

    def view(self, state, seat):
        return state


# --- records ---------------------------------------------------------------------------------------------------


@plant("replay_gives_the_same")
class Remembers(Pips):
    """The rules have a state of their own."""

    def __init__(self):
        self.calls = itertools.count()

    def draw(self, state, seat):
        step = super().draw(state, seat)
        pile, at = step.state.pile, min(next(self.calls), 1)
        return replace(step, state=self.changed(step.state, pile=pile[at:] + pile[:at]))


@plant("replay_gives_the_same")
class OwnDice(Pips):
    """The game draws from chance of its own, which no record has."""

    dice = FastChance(1)

    def draw(self, state, seat):
        step = super().draw(state, seat)
        return replace(step, state=self.changed(step.state, pile=self.dice.shuffle(step.state.pile)))


@plant("a_wrong_record_is_refused")
class CarriesOn(Pips):
    """The rules go on where scripted chance runs out or does not fit."""

    def roll(self, waiting, events, chance):
        try:
            return super().roll(waiting, events, chance)
        except BadRecord:
            return super().roll(waiting, events, FastChance(1))


# --- guesses ---------------------------------------------------------------------------------------------------


@plant("guesses_agree_with_the_log", "events_hide")
class DealsWhatWasSeen(Pips):
    """A charm is drawn before everybody's eyes, and guessed anew all the same."""

    def apply_action(self, state, seat, action, chance):
        step = super().apply_action(state, seat, action, chance)
        events = tuple(
            event.model_copy(update={"visible_to": None}) if isinstance(event, Charm) else event
            for event in step.events
        )
        return replace(step, events=events)
