"""Leaks of hidden dice, planted in Dudo: what somebody who writes such a game gets wrong."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engines.core import FastChance
from tests.examples.dudo import GAME as DUDO
from tests.examples.dudo import state as table
from tests.examples.dudo.mind import DudoMind
from tests.examples.dudo.painter import DudoPainter
from tests.examples.dudo.rules import Dudo
from tests.examples.dudo.state import Lifted

from .faults import BOUND, plant
from .walk import Subject

SOUND = Subject(DUDO, DudoPainter(), BOUND)
leaking = partial(plant, sound=SOUND)


@leaking("the_view_hides", "events_hide", "previews_hide", "draws_hide", "tries_hide", "words_tell_the_view")
class ShowsAllCups(Dudo):
    """The view has what is under all cups."""

    class View(table.View):
        cups: tuple[table.Cup, ...] = ()

    def view(self, state, seat):
        return self.View(**dict(super().view(state, seat)), cups=state.cups)


@leaking("resampling_resamples", "guesses_vary", "guesses_ask_all_secrets")
class KeepsTheTruth(Dudo):
    """Resampling leaves the dice as they are."""

    def resample(self, state, seat, chance):
        return state


@leaking("guesses_vary", "guesses_ask_all_secrets")
class KnowsTheNextCup(Dudo):
    """Resampling leaves the dice of one seat as they are, so computer players know them."""

    def resample(self, state, seat, chance):
        twin = super().resample(state, seat, chance)
        return twin.evolve(cups=(*twin.cups[:-1], state.cups[-1]))


@leaking("plans_hide")
class AdvisesByTheTruth(DudoMind):
    """The controls offer a doubt only where the bid is wrong."""

    def controls(self, state, seat):
        controls = super().controls(state, seat)
        bid = state.bid
        holds = bid is not None and sum(cup.count(bid.face) for cup in state.cups) >= bid.count
        return replace(controls, seal=None) if holds else controls


@leaking("draws_hide")
class TellsNewDice(Dudo):
    """What everybody shook is told to all."""

    def shake(self, state, events, chance):
        step = super().shake(state, events, chance)
        told = (Lifted(seat=seat, dice=cup) for seat, cup in enumerate(step.state.cups) if cup)
        return replace(step, events=(*step.events, *told))


@leaking("rolls_are_public")
class RollsInPublic(Dudo):
    """The dice under the cups are drawn with ``roll``, so any record shows them."""

    def shake(self, state, events, chance):
        class Rolling(FastChance):
            def pick(self, items):
                return chance.roll(1, len(items))[0]

        return super().shake(state, events, Rolling(0))


@leaking("draws_hide", "events_hide")
class RevealsNewDice(Dudo):
    """The last reveal shows the dice of the new round instead of the old one."""

    def shake(self, state, events, chance):
        step = super().shake(state, events, chance)
        return replace(step, state=step.state.evolve(last=step.state.cups)) if state.last else step


@leaking("choices_hide", "panels_hide")
class SortsByTheTruth(Dudo):
    """The order of the legal actions depends on the next player's dice."""

    def legal_actions(self, state, seat):
        legal = super().legal_actions(state, seat)
        return legal[::-1] if sum(state.cups[(seat + 1) % len(state.cups)]) % 2 else legal


@leaking("draws_hide")
class TellsNewDiceOnLeaving(Dudo):
    """What the others shook after somebody left is told to all."""

    def resign(self, state, seat, chance):
        step = super().resign(state, seat, chance)
        told = (Lifted(seat=other, dice=cup) for other, cup in enumerate(step.state.cups) if cup)
        return replace(step, events=(*step.events, *told))


@leaking("events_hide")
class ShowsTheLeaver(Dudo):
    """The dice of a leaver are told to all, against the ruling."""

    def resign(self, state, seat, chance):
        step = super().resign(state, seat, chance)
        return replace(step, events=(*step.events, Lifted(seat=seat, dice=state.cups[seat])))


@leaking("draws_hide", "events_hide")
class CountsNewDice(Dudo):
    """The last reveal has the number of each face in the new round: no cup, but all of them together."""

    def shake(self, state, events, chance):
        step = super().shake(state, events, chance)
        if not state.last:
            return step
        faces = tuple(sorted(face for cup in step.state.cups for face in cup))
        return replace(step, state=step.state.evolve(last=(faces, *state.last[1:])))


# --- a fault that leaks nothing, of a game in which open bids follow one another ---------------------------------


@leaking("undo_stops_where_it_says")
class NeverUndone(Dudo):
    """The rules say that dice or a reveal end each turn, and bids do not."""

    undo_past_others = False
