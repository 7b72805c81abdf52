"""Faults of secrets, words and pictures."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Literal

from engines.core import IllegalAction, Seat, Standing, tagged_union
from engines.core.history.verdict import Verdict
from engines.core.talk import Prompt
from tests import toys
from tests.toys import Bid, Chosen, Pips, PipsTalk, Stop
from tests.toys_painter import PipsPainter

from .faults import FAULTS, SOUND, Fault, plant

# --- secrets ---------------------------------------------------------------------------------------------------


@plant("the_view_hides", "events_hide", "previews_hide", "draws_hide", "tries_hide")
class ShowsThePile(Pips):
    """The view holds the top of the pile."""

    class View(toys.View):
        top: int = 0

    def view(self, state, seat):
        view = super().view(state, seat)
        return self.View(**{**dict(view), "top": state.pile[0] if state.pile else 0})


@plant("choices_hide", "panels_hide")
class ListsBySecret(Pips):
    """A charm can be drawn only while a rival holds a good one."""

    def may_draw(self, state):
        rival = state.charms[state.order[-1]] if state.order else ()
        return super().may_draw(state) and sum(rival) % 2 == 0


@plant("choices_hide")
class DefaultsBySecret(Pips):
    """What an absent player does depends on the pile."""

    def default_action(self, state, seat):
        legal = self.legal_actions(state, seat)
        return legal[state.pile[0] % len(legal)] if state.pile else legal[0]


@plant("standings_hide", "pictures_hide", "hidden_choices_hide", "previews_hide", "orders_fire", "orders_hide")
class CountsSecrets(Pips):
    """The standings count what lies hidden."""

    def standings(self, state):
        hidden = [sum(held) + (bid or 0) for held, bid in zip(state.charms, state.bids, strict=True)]
        honest = super().standings(state)
        if state.stage == "over":
            return honest
        parts = [(standing.parts[0], ("charms", more)) for standing, more in zip(honest, hidden, strict=True)]
        scores = [sum(number for _, number in own) for own in parts]
        return tuple(
            Standing(Seat(seat), 1 + sum(other > score for other in scores), score, parts[seat])
            for seat, score in enumerate(scores)
        )


@plant("panels_hide")
class ListsByOwnSecret(Pips):
    """Drawing depends on the own secret charms, and the choices are on the public panel."""

    def may_draw(self, state):
        return super().may_draw(state) and sum(state.charms[state.order[0]]) % 2 == 0


@plant("events_hide", "previews_hide", "orders_fire", "orders_hide")
class Boasts(Pips):
    """The events of a stop reveal a rival's charms."""

    def next(self, state, events, chance):
        step = super().next(state, events, chance)
        told = toys.Charm(charm=sum(state.charms[-1]))
        return replace(step, events=(*step.events, told))


@plant("events_hide", "previews_hide", "orders_fire", "orders_hide")
class Peeks(Pips):
    """Drawing a charm is no barrier, so it could be undone."""

    def draw(self, state, seat):
        return replace(super().draw(state, seat), barrier=False, before_chance=None)


@plant("previews_hide", "orders_fire", "orders_hide")
class ForeseesTheCharm(Pips):
    """The events of a preview go as far as the charm that is drawn."""

    def draw(self, state, seat):
        return replace(super().draw(state, seat), events_before=2)


@plant("previews_hide", "orders_fire", "orders_hide")
class RevealsUnforeseen(Pips):
    """Drawing a charm does not say what is certain before it."""

    def draw(self, state, seat):
        return replace(super().draw(state, seat), before_chance=None)


@plant("hidden_choices_hide")
class TellsTheBid(Pips):
    """The event of a hidden choice reveals it."""

    def apply_action(self, state, seat, action, chance):
        step = super().apply_action(state, seat, action, chance)
        if isinstance(action, Bid) and not step.barrier:
            told = toys.Revealed(seat=seat, amount=action.amount)
            return replace(step, events=(Chosen(seat=seat), told))
        return step


@plant("guesses_hide", "tries_hide")
class GuessesByTheTruth(Pips):
    """What resampling gives depends on the top of the pile."""

    def resample(self, state, seat, chance):
        twin = super().resample(state, seat, chance)
        return self.changed(twin, pile=twin.pile[::-1]) if state.pile and state.pile[0] % 2 else twin


@plant("guesses_ask_all_secrets")
class GuessesTheTrueBids(Pips):
    """Resampling leaves one field of what is hidden as it is: what others have chosen."""

    def resample(self, state, seat, chance):
        return self.changed(super().resample(state, seat, chance), bids=state.bids)


@plant("resampling_resamples", "guesses_vary", "guesses_ask_all_secrets")
class KeepsSecrets(Pips):
    """Resampling changes nothing."""

    def resample(self, state, seat, chance):
        return state


@plant("resampling_keeps_the_rules", "guesses_hide", "tries_hide")
class DealsWrong(Pips):
    """Resampling deals charms that are not in the game."""

    def resample(self, state, seat, chance):
        twin = super().resample(state, seat, chance)
        return self.changed(twin, pile=tuple(charm + 1 for charm in twin.pile))


# --- words -----------------------------------------------------------------------------------------------------


@plant("labels_are_unique")
class Mumbles(PipsTalk):
    """Every bid has the same label."""

    def facts(self, view, action):
        facts = super().facts(view, action)
        return {**facts, "amount": 1} if isinstance(action, Bid) else facts


@plant(
    "actions_have_words", "labels_are_unique", "menus_have_words", "panels_hide", "panels_fit",
    "shortcuts_can_be_played", "words_tell_controls_apart",
)  # fmt: skip
class LacksFacts(PipsTalk):
    """The facts of a stop lack the pot."""

    def facts(self, view, action):
        return {} if action == Stop() else super().facts(view, action)


@plant("menus_have_words", "panels_fit", "words_tell_controls_apart")
class Spreads(Pips):
    """There are more bids than buttons, and no texts for a menu."""

    def initial_state(self, options, seats, chance):
        step = super().initial_state(options, seats, chance)
        return replace(step, state=self.changed(step.state, tokens=tuple(have + 20 for have in step.state.tokens)))

    def legal_actions(self, state, seat):
        legal = super().legal_actions(state, seat)
        if legal[:1] != (Bid(amount=0),):
            return legal
        return tuple(Bid(amount=amount) for amount in range(state.tokens[seat] + 1))


@plant("panels_fit", "panels_hide", "words_tell_controls_apart")
class NeedsItsOwnView(PipsTalk):
    """The facts of a public choice need the view of its seat."""

    def facts(self, view, action):
        return {**super().facts(view, action), "own": view.known[view.reader]}


@plant("prompts_have_words", "panels_fit", "words_tell_controls_apart")
class AsksUnheard(PipsTalk):
    """A prompt has no text."""

    def prompt(self, view, seat):
        return Prompt("nothing") if view.stage == "bid" else super().prompt(view, seat)


@plant("endings_have_words", "panels_fit")
class EndsUnheard(Pips):
    """A reason of the end has no text."""

    def over(self, state, reason):
        return super().over(state, "boredom" if reason == "rounds" else reason)


@plant("refusals_have_words", "orders_hide")
class RefusesUnheard(Pips):
    """A refusal code has no text."""

    def check(self, state, seat, action):
        if action not in self.legal_actions(state, seat):
            raise IllegalAction("because")


@plant("refusals_have_words", "orders_hide")
class RefusesVaguely(Pips):
    """A refusal lacks a variable of its text."""

    def check(self, state, seat, action):
        if action not in self.legal_actions(state, seat):
            raise IllegalAction("too-dear", need=3)


class Sneezed(toys.Event):
    pass


@plant("events_have_words")
class HappensUnheard(Pips):
    """A rare kind of event has no text."""

    events = tagged_union(toys.AnyEvent | Sneezed)


class Sneeze(toys.Action):
    pass


@plant("actions_have_words")
class DoesUnheard(Pips):
    """A rare kind of action has no text."""

    actions = tagged_union(toys.AnyAction | Sneeze)


class MoreRounds(toys.Options):
    rounds: Literal[1, 2, 4] = 2


@plant("options_have_words", "json_round_trip")
class OffersUnheard(Pips):
    """A value of an option has no text."""

    Options = MoreRounds

    class State(toys.State):
        options: MoreRounds


# --- pictures and records ---------------------------------------------------------------------------------------


class Flickers(PipsPainter):
    def __init__(self):
        self.drawn = itertools.count()

    def paint(self, view, scene):
        picture = super().paint(view, scene)
        picture.putpixel((0, 207), (next(self.drawn) % 256, 0, 0))
        return picture


class Flatters(PipsPainter):
    def paint(self, view, scene):
        picture = super().paint(view, scene)
        picture.putpixel((0, 207), (0 if scene.reader is None else 255, 0, 0))
        return picture


class Signs(PipsPainter):
    def alt(self, view, scene):
        return f"{super().alt(view, scene)} {view.reader}"


class Rambles(PipsPainter):
    def alt(self, view, scene):
        return super().alt(view, scene) * 40


def gullible(record):
    return Verdict(True, 0, ())


FAULTS += [
    Fault(f"{breaks}-{type(painter).__name__}", replace(SOUND, painter=painter), breaks, echoes)
    for painter, breaks, *echoes in (
        (Flickers(), "pictures_hide", "pictures_suit_all"),
        (Flatters(), "pictures_suit_all"),
        (Signs(), "pictures_suit_all"),
        (Rambles(), "alt_texts_fit"),
    )
]
FAULTS += [Fault("tampering_is_found-gullible", replace(SOUND, verify=gullible), "tampering_is_found")]


@plant("upgrades_have_words")
class CorrectsInSilence(Pips):
    """A second version of the rules that does not say what it corrects."""

    rules_version = 2
