"""Pips with one fault each, and which properties must notice: one that never notices proves nothing."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engines.core import BadRecord, FastChance, IllegalAction, Outcome, Prompt, Seat, Standing
from engines.core.records import Verdict
from tests import toys
from tests.toys import Bid, Chosen, Draw, Pips, Roll, Stop, TakeBack
from tests.toys_painter import PipsPainter

from .walk import Subject

BOUND = 300
"""Faulty games may not end; a sound one takes 60 actions at most."""


@dataclass(frozen=True)
class Fault:
    """``breaks`` is the property that the fault is planted for; ``echoes`` stumble over it on their way."""

    subject: Subject
    breaks: str
    echoes: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        game, painter = type(self.subject.game), type(self.subject.painter)
        return f"{self.breaks}-{game.__name__ if game is not Pips else painter.__name__}"


FAULTS: list[Fault] = []


def planted(breaks: str, *echoes: str) -> Callable[[type[Pips]], type[Pips]]:
    """A faulty game, and exactly the properties that must notice."""

    def plant(game: type[Pips]) -> type[Pips]:
        FAULTS.append(Fault(Subject(game(), PipsPainter(), BOUND), breaks, echoes))
        return game

    return plant


# --- values ----------------------------------------------------------------------------------------------------


@planted("json_round_trip", "not_listed_means_refused", "anybody_may_leave", "resampling_keeps_the_rules")
class Forgets(Pips):
    """A field of the state is not written down."""

    class State(toys.State):
        notes: int = Field(default=0, exclude=True)

    def rolled(self, waiting, events, chance):
        step = super().rolled(waiting, events, chance)
        return replace(step, state=self.changed(step.state, notes=step.state.turn))


@planted("values_hash")
class Lists(Pips):
    """A field of the state is a list."""

    class State(toys.State):
        notes: list[int] = Field(default_factory=list)


@planted("input_untouched", "replay_gives_the_same")
class Scribbles(Pips):
    """The state that was given is changed."""

    class State(toys.State):
        notes: int = 0

    def resign(self, state, seat, chance):
        object.__setattr__(state, "notes", state.notes + 1)
        return super().resign(state, seat, chance)


# --- legality --------------------------------------------------------------------------------------------------


@planted("listed_means_legal", "anybody_may_leave")
class ListsTooMuch(Pips):
    """Drawing a second charm is listed, and refused."""

    def legal_actions(self, state, seat):
        legal = super().legal_actions(state, seat)
        return (*legal, Draw()) if Stop() in legal and Draw() not in legal else legal

    def check(self, state, seat, action):
        Pips().check(state, seat, action)


@planted("listed_means_legal", "labels_are_unique", "notation_goes_both_ways")
class Doubles(Pips):
    """An action is listed twice."""

    def legal_actions(self, state, seat):
        legal = super().legal_actions(state, seat)
        return (*legal, TakeBack()) if TakeBack() in legal else legal


@planted("not_listed_means_refused")
class ListsTooLittle(Pips):
    """Drawing a second charm is not listed, and works."""

    def check(self, state, seat, action):
        if not (isinstance(action, Draw) and state.pile and state.order[:1] == (seat,)):
            super().check(state, seat, action)


@planted("not_listed_means_refused")
class OutOfTurn(Pips):
    """Anybody may stop for the one at the die."""

    def check(self, state, seat, action):
        super().check(state, state.order[0] if action == Stop() and state.order else seat, action)


@planted("not_listed_means_refused")
class Stumbles(Pips):
    """A bid of too much raises something else than a refusal."""

    def check(self, state, seat, action):
        if isinstance(action, Bid):
            (0, 1, 2, 3)[action.amount]
        super().check(state, seat, action)


@planted("not_listed_means_refused")
class RollsFirst(Pips):
    """Dice are thrown before an action is refused."""

    def apply_action(self, state, seat, action, chance):
        if isinstance(action, Roll) and action not in self.legal_actions(state, seat):
            chance.roll(1, 6)
        return super().apply_action(state, seat, action, chance)


@planted("not_listed_means_refused")
class ChangesAndRefuses(Pips):
    """A refused action has changed the state."""

    def check(self, state, seat, action):
        if action not in self.legal_actions(state, seat):
            object.__setattr__(state, "rolls", 4)
        super().check(state, seat, action)


@planted("somebody_owes_until_the_end", "anybody_may_leave")
class NobodyOwes(Pips):
    """Before the second round nobody owes anything."""

    def current_players(self, state):
        return () if state.stage == "bid" and state.round == 2 else super().current_players(state)


@planted("somebody_owes_until_the_end", "anybody_may_leave", "defaults_carry_on")
class StillOwes(Pips):
    """Somebody owes an action when the game is over."""

    def current_players(self, state):
        return (Seat(0),) if state.stage == "over" else super().current_players(state)


@planted("ends", "anybody_may_leave", "defaults_carry_on")
class Endless(Pips):
    """The rounds are not counted, and nobody reaches the target."""

    def next(self, state, events, chance):
        return super().next(self.changed(state, round=0, scores=(0,) * len(state.scores)), events, chance)


@planted("turns_never_fall")
class TurnsBack(Pips):
    """The turns count from the start again in each round."""

    def turns(self, state):
        return 1 + len(state.scores) - len(state.order)


@planted("pieces_are_conserved", "anybody_may_leave", "resampling_keeps_the_rules")
class Loses(Pips):
    """A charm that is drawn is lost."""

    def draw(self, state, seat):
        step = super().draw(state, seat)
        return replace(step, state=self.changed(step.state, charms=state.charms))


@planted("standings_and_outcome_agree")
class TwoWinners(Pips):
    """The outcome names somebody else than the standings."""

    def outcome(self, state):
        if state.stage != "over":
            return None
        return Outcome(tuple(range(len(state.scores), 0, -1)), state.reason)


@planted("standings_and_outcome_agree")
class Ranks(Pips):
    """Ranks are 1, 2, 2, 3."""

    def standings(self, state):
        right = super().standings(state)
        order = sorted({standing.rank for standing in right})
        return tuple(replace(standing, rank=2 * order.index(standing.rank) + 1) for standing in right)


# --- notation --------------------------------------------------------------------------------------------------


class Written(Pips):
    def word(self, action):
        return action.kind

    def notation(self, action):
        return self.word(action) if action.kind in ("roll", "draw") else super().notation(action)

    def parse(self, text):
        return next((each for each in (Roll(), Draw()) if self.word(each) == text), None) or super().parse(text)


@planted("notation_goes_both_ways", "replay_gives_the_same")
class Same(Written):
    """Two actions are written alike."""

    def word(self, action):
        return "on"


@planted("notation_goes_both_ways")
class Umlauts(Written):
    """A notation is not ASCII."""

    def word(self, action):
        return action.kind.replace("r", "\u0159")


@planted("notation_goes_both_ways")
class Long(Written):
    """A notation has more than 60 characters."""

    def word(self, action):
        return action.kind + " and then" * 8


@planted("notation_goes_both_ways")
class Colons(Written):
    """A notation has a colon."""

    def word(self, action):
        return f"do:{action.kind}"


@planted("notation_goes_both_ways", "replay_gives_the_same")
class Words(Written):
    """A notation is a word of the log."""

    def word(self, action):
        return "undo 1" if action == Roll() else "draw"


@planted("notation_goes_both_ways")
class Guesses(Pips):
    """A line that is no action breaks the reader."""

    def parse(self, text):
        return super().parse(text) if text in ("take-back", "roll", "draw", "stop") else Bid(amount=int(text[4:]))


# --- chance ----------------------------------------------------------------------------------------------------


@planted("dice_come_last", "anybody_may_leave")
class NoPreview(Pips):
    """Dice fall, and nobody says how the table stood before."""

    def rolled(self, waiting, events, chance):
        return replace(super().rolled(waiting, events, chance), before_chance=None)


@planted("dice_come_last")
class PreviewOfNothing(Pips):
    """A preview although no dice fall."""

    def draw(self, state, seat):
        return replace(super().draw(state, seat), before_chance=state)


@planted("dice_come_last")
class Foresees(Pips):
    """The preview shows the fresh die."""

    def rolled(self, waiting, events, chance):
        step = super().rolled(waiting, events, chance)
        return replace(step, before_chance=self.changed(waiting, die=step.state.die))


# --- simultaneous choices --------------------------------------------------------------------------------------


@planted("arrivals_in_any_order")
class FirstCome(Pips):
    """What arrives last is known by the state for good."""

    class State(toys.State):
        last: int = 0

    def apply_action(self, state, seat, action, chance):
        step = super().apply_action(state, seat, action, chance)
        if isinstance(action, Bid) and step.barrier:
            return replace(step, state=self.changed(step.state, last=seat))
        return step


# --- absence and leaving ---------------------------------------------------------------------------------------


@planted("defaults_carry_on", "resampling_keeps_the_rules")
class WildDefault(Pips):
    """The default is to draw, even where it is not allowed."""

    def default_action(self, state, seat):
        return Draw() if state.stage == "dash" else super().default_action(state, seat)


@planted("anybody_may_leave", "input_untouched")
class NobodyLeaves(Pips):
    """Who is not at the die cannot leave."""

    def resign(self, state, seat, chance):
        if seat not in self.current_players(state):
            raise RuntimeError("not your turn")
        return super().resign(state, seat, chance)


@planted("anybody_may_leave")
class Stays(Pips):
    """Who left is still asked in the next round."""

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


@planted("computers_see_views")
class Cheats(Pips):
    """A computer player does what is not allowed."""

    policies = {"cheat": cheat}  # noqa: RUF012


@planted("computers_see_views")
class Moody(Pips):
    """A computer player has chance of its own."""

    policies = {"moody": moody}  # noqa: RUF012


@planted("computers_see_views", "the_view_hides", "events_hide", "hidden_choices_hide", "pictures_hide")
class ShowsAll(Pips):
    """The view is the state."""

    View = toys.State

    def view(self, state, seat):
        return state


# --- records ---------------------------------------------------------------------------------------------------


@planted("replay_gives_the_same")
class Remembers(Pips):
    """The rules remember how often they were asked."""

    def __init__(self):
        self.asked = itertools.count()

    def draw(self, state, seat):
        step = super().draw(state, seat)
        pile, at = step.state.pile, next(self.asked) % 5
        return replace(step, state=self.changed(step.state, pile=pile[at:] + pile[:at]))


@planted("replay_gives_the_same")
class OwnDice(Pips):
    """Dice of the game's own, which nobody writes down."""

    dice = FastChance(1)

    def draw(self, state, seat):
        step = super().draw(state, seat)
        return replace(step, state=self.changed(step.state, pile=self.dice.shuffle(step.state.pile)))


@planted("a_wrong_record_is_refused")
class CarriesOn(Pips):
    """Where the written chance has run out, or is another's, the rules make do."""

    def rolled(self, waiting, events, chance):
        try:
            return super().rolled(waiting, events, chance)
        except BadRecord:
            return super().rolled(waiting, events, FastChance(1))


# --- secrets ---------------------------------------------------------------------------------------------------


@planted("the_view_hides", "events_hide")
class ShowsThePile(Pips):
    """The view holds the top of the pile."""

    class View(toys.View):
        top: int = 0

    def view(self, state, seat):
        view = super().view(state, seat)
        return self.View(**{**dict(view), "top": state.pile[0] if state.pile else 0})


@planted("choices_hide")
class ListsBySecret(Pips):
    """A charm can be drawn only while a rival holds a good one."""

    def may_draw(self, state):
        rival = state.charms[state.order[-1]] if state.order else ()
        return super().may_draw(state) and sum(rival) % 2 == 0


@planted("choices_hide")
class DefaultsBySecret(Pips):
    """What an absent player does depends on the pile."""

    def default_action(self, state, seat):
        legal = self.legal_actions(state, seat)
        return legal[state.pile[0] % len(legal)] if state.pile else legal[0]


@planted("standings_hide", "pictures_hide", "hidden_choices_hide")
class CountsSecrets(Pips):
    """The standings count what lies hidden."""

    def standings(self, state):
        hidden = [sum(held) + (bid or 0) for held, bid in zip(state.charms, state.bids, strict=True)]
        found = super().standings(state)
        if state.stage == "over":
            return found
        parts = [(standing.parts[0], ("charms", more)) for standing, more in zip(found, hidden, strict=True)]
        scores = [sum(number for _, number in own) for own in parts]
        return tuple(
            Standing(Seat(seat), 1 + sum(other > score for other in scores), score, parts[seat])
            for seat, score in enumerate(scores)
        )


@planted("events_hide")
class Boasts(Pips):
    """A stop tells what charms the rivals hold."""

    def next(self, state, events, chance):
        step = super().next(state, events, chance)
        told = toys.Charm(charm=sum(state.charms[-1]))
        return replace(step, events=(*step.events, told))


@planted("events_hide")
class Peeks(Pips):
    """A charm is drawn, and could be put back by taking back."""

    def draw(self, state, seat):
        return replace(super().draw(state, seat), barrier=False)


@planted("hidden_choices_hide")
class TellsTheBid(Pips):
    """The event of a hidden choice tells it."""

    def apply_action(self, state, seat, action, chance):
        step = super().apply_action(state, seat, action, chance)
        if isinstance(action, Bid) and not step.barrier:
            told = toys.Revealed(seat=seat, amount=action.amount)
            return replace(step, events=(Chosen(seat=seat), told))
        return step


@planted("resampling_resamples")
class KeepsSecrets(Pips):
    """Resampling leaves the secrets as they are."""

    def resample(self, state, seat, chance):
        return state


@planted("resampling_keeps_the_rules")
class DealsWrong(Pips):
    """Resampling deals charms that are not in the game."""

    def resample(self, state, seat, chance):
        twin = super().resample(state, seat, chance)
        return self.changed(twin, pile=tuple(charm + 1 for charm in twin.pile))


# --- words -----------------------------------------------------------------------------------------------------


@planted("labels_are_unique")
class Mumbles(Pips):
    """Every bid reads alike."""

    def facts(self, view, action):
        found = super().facts(view, action)
        return {**found, "amount": 1} if isinstance(action, Bid) else found


@planted("actions_have_words", "labels_are_unique", "menus_have_words", "alt_texts_fit")
class LacksFacts(Pips):
    """A stop does not know what it banks."""

    def facts(self, view, action):
        return {} if action == Stop() else super().facts(view, action)


@planted("menus_have_words")
class Spreads(Pips):
    """More bids than buttons, and no words for the menu that they need."""

    def legal_actions(self, state, seat):
        legal = super().legal_actions(state, seat)
        if legal[:1] != (Bid(amount=0),):
            return legal
        return tuple(Bid(amount=amount) for amount in range(state.tokens[seat] + 1))


@planted("prompts_have_words")
class AsksUnheard(Pips):
    """A prompt has no text."""

    def prompt(self, view, seat):
        return Prompt("nothing") if view.stage == "bid" else super().prompt(view, seat)


@planted("endings_have_words")
class EndsUnheard(Pips):
    """A reason of the end has no text."""

    def over(self, state, reason):
        return super().over(state, "boredom" if reason == "rounds" else reason)


@planted("refusals_have_words")
class RefusesUnheard(Pips):
    """A code has no text."""

    def check(self, state, seat, action):
        if action not in self.legal_actions(state, seat):
            raise IllegalAction("because")


@planted("refusals_have_words")
class RefusesVaguely(Pips):
    """A refusal does not bring what its text needs."""

    def check(self, state, seat, action):
        if action not in self.legal_actions(state, seat):
            raise IllegalAction("too-dear", need=3)


class Sneezed(toys.Event):
    kind: Literal["sneezed"] = "sneezed"


@planted("events_have_words")
class HappensUnheard(Pips):
    """A kind of event has no text, though it hardly ever happens."""

    events = TypeAdapter(Annotated[toys.AnyEvent | Sneezed, Field(discriminator="kind")])


class Sneeze(toys.Action):
    kind: Literal["sneeze"] = "sneeze"


@planted("actions_have_words")
class DoesUnheard(Pips):
    """A kind of action has no text, though it is hardly ever listed."""

    actions = TypeAdapter(Annotated[toys.AnyAction | Sneeze, Field(discriminator="kind")])


class MoreRounds(toys.Options):
    rounds: Literal[1, 2, 4] = 2


@planted("options_have_words", "json_round_trip")
class OffersUnheard(Pips):
    """A value of an option has no text."""

    Options = MoreRounds

    class State(toys.State):
        options: MoreRounds


# --- the house's own parts -------------------------------------------------------------------------------------


class Flickers(PipsPainter):
    def __init__(self):
        self.drawn = itertools.count()

    def paint(self, view, scene):
        picture = super().paint(view, scene)
        picture.putpixel((0, 207), (next(self.drawn) % 256, 0, 0))
        return picture


class Rambles(PipsPainter):
    def alt(self, view, scene):
        return super().alt(view, scene) * 40


def gullible(record):
    return Verdict(True, 0, ())


FAULTS += [
    Fault(Subject(Pips(), Flickers(), BOUND), "pictures_hide"),
    Fault(Subject(Pips(), Rambles(), BOUND), "alt_texts_fit", ("pictures_hide",)),
    Fault(Subject(Pips(), PipsPainter(), BOUND, gullible), "tampering_is_found"),
]
