"""Variants of Pips and Dudo with a fault each, or some that have nothing to do with each other.

Beside each stand exactly the properties that must notice it; together they are all properties of the contract.
"""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal, TypeVar

from pydantic import Field

from bot.session import orders, private_board
from bot.session.orders import Failure, Sight, Verdict
from engines.core import FastChance, Game, IllegalAction, Outcome, Seat, Standing, tagged_union
from engines.core.history import verdict
from engines.core.mind import Correction, Mind, Plan
from engines.core.playable import Playable
from engines.core.talk import Prompt, Sentence
from render import Page
from tests import toys
from tests.examples.dudo import GAME as DUDO
from tests.examples.dudo import state as table
from tests.examples.dudo.mind import DudoMind
from tests.examples.dudo.painter import DudoPainter
from tests.examples.dudo.rules import Dudo
from tests.toys import PIPS, Bid, Pips, Roll, Stop, TakeBack
from tests.toys_painter import PipsPainter
from tests.toys_planning import PLANNED, PlannedMind, PlannedTalk

from .walk import Ahead, Subject

BOUND = 300
"""Actions of a walk: faulty games may not end, a sound one takes 60 at most."""
SOUND = Subject(PIPS, PipsPainter(), BOUND)
SOUND_DICE = Subject(DUDO, DudoPainter(), BOUND)
SOUND_PLANS = replace(SOUND, game=PLANNED)


@dataclass(frozen=True)
class Fault:
    """``breaks``: the properties that must notice it, and no others may."""

    name: str
    subject: Subject
    breaks: frozenset[str]


FAULTS: list[Fault] = []
Part = TypeVar("Part", bound=type[Any])


def plant(*breaks: str, sound: Subject = SOUND) -> Callable[[Part], Part]:
    """Put a faulty part into a sound game: its rules, its mind or its talk."""

    def put(part: Part) -> Part:
        faulty = part()
        place = "rules" if isinstance(faulty, Game) else "mind" if isinstance(faulty, Mind) else "talk"
        game: Playable = replace(sound.game, **{place: faulty})
        FAULTS.append(Fault(part.__name__, replace(sound, game=game), frozenset(breaks)))
        return part

    return put


leaking = partial(plant, sound=SOUND_DICE)
misplanned = partial(plant, sound=SOUND_PLANS)

# --- values and numbers ----------------------------------------------------------------------------------------


@plant(
    "json_round_trip", "steps_are_valid", "not_listed_means_refused", "anybody_may_leave", "values_hash",
    "resampling_keeps_the_rules", "shortcuts_can_be_played", "labels_name_what_is_given_up", "nonsense_is_refused",
    "nobody_sits_beside_the_table",
)  # fmt: skip
class Forgets(Pips):
    """A field of the state is missing in its JSON, and one is a list."""

    class State(toys.State):
        notes: int = Field(default=0, exclude=True)
        more: list[int] = Field(default_factory=list)

    def roll(self, waiting, events, chance):
        step = super().roll(waiting, events, chance)
        return replace(step, state=self.changed(step.state, notes=step.state.turn))


@plant(
    "input_untouched", "replay_gives_the_same", "nobody_sits_beside_the_table", "guesses_hide",
    "guesses_ask_all_secrets", "tries_hide",
)  # fmt: skip
class Scribbles(Pips):
    """The given state is mutated."""

    class State(toys.State):
        notes: int = 0

    def resign(self, state, seat, chance):
        object.__setattr__(state, "notes", state.notes + 1)
        return super().resign(state, seat, chance)


@plant(
    "turns_never_fall", "turns_begin_where_they_are_counted", "rounds_are_counted", "options_hold_as_stored",
    "who_is_asked_may_answer", "standings_and_outcome_agree",
)  # fmt: skip
class Miscounts(Pips):
    """Turns begin again in each round; options grow; who moves is asked as well; the last one wins."""

    def turns(self, state):
        return 1 + len(state.scores) - len(state.order)

    def round(self, state):
        return -self.turns(state)

    def options_for(self, options, seats):
        return options.model_copy(update={"rounds": 3})

    def asked(self, state):
        return self.current_players(state)

    def outcome(self, state):
        if state.stage != "over":
            return None
        return Outcome(tuple(range(len(state.scores), 0, -1)), state.reason)


@plant(
    "pieces_are_conserved", "anybody_may_leave", "resampling_keeps_the_rules", "events_hide",
    "guesses_agree_with_the_log",
)  # fmt: skip
class Loses(Pips):
    """A drawn charm is lost."""

    def draw(self, state, seat):
        step = super().draw(state, seat)
        return replace(step, state=self.changed(step.state, charms=state.charms))


# --- legality, beginning and end -------------------------------------------------------------------------------


@plant("listed_means_legal", "labels_are_unique", "notation_goes_both_ways")
class Doubles(Pips):
    """An action is listed twice."""

    def legal_actions(self, state, seat):
        legal = super().legal_actions(state, seat)
        return (*legal, TakeBack()) if TakeBack() in legal else legal


@plant("not_listed_means_refused", "nobody_sits_beside_the_table")
class RollsFirst(Pips):
    """Dice are rolled before an action is refused."""

    def apply_action(self, state, seat, action, chance):
        if isinstance(action, Roll) and action not in self.legal_actions(state, seat):
            chance.roll(1, 6)
        return super().apply_action(state, seat, action, chance)


@plant("somebody_owes_until_the_end", "anybody_may_leave", "defaults_carry_on")
class StillOwes(Pips):
    """A seat owes an action when the game is over."""

    def current_players(self, state):
        return (Seat(0),) if state.stage == "over" else super().current_players(state)


@plant("ends", "a_wrong_record_is_refused", "endings_have_words", "resampling_resamples")
class OverAtOnce(Pips):
    """The game is over before any action."""

    def initial_state(self, options, seats, chance):
        step = super().initial_state(options, seats, chance)
        return replace(step, state=self.over(step.state, "rounds"))


@plant("only_ascii_is_notation", "nonsense_is_refused")
class Trusts(Pips):
    """Digits of every script are read, and a bid that cannot be written raises a KeyError."""

    def parse(self, text):
        return super().parse("".join(str(unicodedata.digit(sign, sign)) for sign in text))

    def check(self, state, seat, action):
        if isinstance(action, Bid) and action.amount < 0:
            raise KeyError(action.amount)
        super().check(state, seat, action)


# --- chance and order ------------------------------------------------------------------------------------------


@plant("dice_come_last", "previews_hide")
class Foresees(Pips):
    """The preview shows the new die."""

    def roll(self, waiting, events, chance):
        step = super().roll(waiting, events, chance)
        return replace(step, before_chance=self.changed(waiting, die=step.state.die))


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


@leaking("undo_stops_where_it_says", "rolls_are_public")
class RollsInPublic(Dudo):
    """Dice under the cups are drawn with ``roll``, so any record shows them; and bids are said to end a turn."""

    undo_past_others = False

    def shake(self, state, events, chance):
        class Rolling(FastChance):
            def pick(self, items):
                return chance.roll(1, len(items))[0]

        return super().shake(state, events, Rolling(0))


# --- secrets ---------------------------------------------------------------------------------------------------


@plant(
    "computers_see_views", "the_view_hides", "events_hide", "hidden_choices_hide", "pictures_hide", "previews_hide",
    "pictures_suit_all", "draws_hide", "tries_hide",
)  # fmt: skip
class ShowsAll(Pips):
    """The view is the state."""

    View = toys.State

    def view(self, state, seat):
        return state


@leaking("the_view_hides", "events_hide", "previews_hide", "draws_hide", "tries_hide", "words_tell_the_view")
class ShowsAllCups(Dudo):
    """The view has what is under all cups."""

    class View(table.View):
        cups: tuple[table.Cup, ...] = ()

    def view(self, state, seat):
        return self.View(**dict(super().view(state, seat)), cups=state.cups)


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


@plant("answers_hide", "choices_hide")
class AsksBySecret(Pips):
    """Whose turn it is depends on the next charm, so a bid is now a question and now one's own turn."""

    def turn_of(self, state):
        return state.pile[0] % 2 if state.pile else None


@plant("panels_hide")
class ListsByOwnSecret(Pips):
    """Drawing depends on the own secret charms, and the choices are on the public panel."""

    def may_draw(self, state):
        return super().may_draw(state) and sum(state.charms[state.order[0]]) % 2 == 0


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


# --- words -----------------------------------------------------------------------------------------------------


class Sneezed(toys.Event):
    pass


class Sneeze(toys.Action):
    pass


class MoreRounds(toys.Options):
    rounds: Literal[1, 2, 4] = 2


@plant(
    "events_have_words", "actions_have_words", "options_have_words", "json_round_trip", "refusals_have_words",
    "orders_hide", "endings_have_words", "panels_fit", "upgrades_have_words",
)  # fmt: skip
class Unheard(Pips):
    """An event, an action, an option, a refusal, an end and corrected rules of which no text speaks."""

    rules_version = 2
    events = tagged_union(toys.AnyEvent | Sneezed)
    actions = tagged_union(toys.AnyAction | Sneeze)
    Options = MoreRounds

    class State(toys.State):
        options: MoreRounds

    def check(self, state, seat, action):
        if action not in self.legal_actions(state, seat):
            raise IllegalAction("because")

    def over(self, state, reason):
        return super().over(state, "boredom" if reason == "rounds" else reason)


@misplanned(
    "actions_have_words", "labels_are_unique", "menus_have_words", "panels_hide", "panels_fit",
    "shortcuts_can_be_played", "words_tell_controls_apart", "prompts_have_words", "messages_have_words",
)  # fmt: skip
class Mumbles(PlannedTalk):
    """The facts of a stop lack the pot, a prompt has no text, and there are three warnings at once."""

    def facts(self, view, action):
        return {} if action == Stop() else super().facts(view, action)

    def prompt(self, view, seat):
        return Prompt("nothing") if view.stage == "bid" else super().prompt(view, seat)

    def outlook(self, view, seat):
        return tuple(Sentence("best", {"most": number}) for number in range(3))


@misplanned(
    "plans_can_be_played", "panels_have_room", "plans_have_words", "words_tell_controls_apart",
    "turns_can_be_played", "corrections_can_be_played", "shortcuts_can_be_played", "answers_are_legal",
)  # fmt: skip
class PlansBadly(PlannedMind):
    """Plans without words go on after their turn, and stand twice; a bid is corrected to itself."""

    def controls(self, state, seat):
        controls = super().controls(state, seat)
        if controls is None or controls.seal is None:
            return controls
        silent = replace(controls.seal, key="silence")
        more = ((Plan("stop", (Stop(), Roll()), {"pot": 0}),),)
        return replace(controls, seal=silent, rows=(*controls.rows, (silent,)), more=more)

    def turns(self, state, seat):
        is_dash = (controls := self.controls(state, seat)) is not None and controls.seal is not None
        return (Plan("roll", (Roll(),)), Plan("roll", (Stop(),))) if is_dash else ()

    def corrections(self, state, seat, last):
        return (Correction(Plan("roll", last), instead=True),)

    def shortcuts(self, state, seat):
        return (Plan("suggested", (Stop(), Stop())),)

    def answer(self, view, seat, legal, chosen):
        return Stop() if view.stage == "bid" else None


# --- pictures, records and the bot's own ways ------------------------------------------------------------------


class Careless(PipsPainter):
    """Pictures differ by themselves, their words are too long, leave out the pot, and so is their description."""

    def __init__(self):
        self.drawn = itertools.count()

    def paint(self, view, scene):
        picture = super().paint(view, scene)
        picture.putpixel((0, 207), (next(self.drawn) % 256, 0, 0))
        return picture

    def alt(self, view, scene):
        return super().alt(view, scene) * 40

    def pages(self, view, scene):
        (page,) = super().pages(view.model_copy(update={"pot": 0}), scene)
        return (Page(page.title, page.lines * 40),)


def gullible(record):
    return verdict.Verdict(True, 0, ())


def tries_the_truth(session, *asked):
    """A try goes on from the true state, whatever was dealt."""
    board = private_board.begin_try(session, *asked)
    return replace(board, session=replace(board.session, state=session.state))


def sees_the_truth(session, seat, notations):
    """The preview of a line goes on past the reveal, on the true state."""
    shown = orders.sight(session, seat, notations)
    step = session.rules.apply_action(session.state, seat, session.rules.parse(notations[0]), FastChance(0))
    return Sight(
        events=shown.events, gains=(*shown.gains, (seat, "charms", sum(map(sum, step.state.charms[seat:]))))
    )


def fires_anyway(session, seat, lines):
    """The first line is played, whatever it shows now."""
    return Verdict(0 if lines else None, ())


def fires_nothing(session, seat, lines):
    """Nothing is ever as it was."""
    return Verdict(None, tuple(Failure(number, "different") for number in range(len(lines))))


def answers_by_the_truth(session, seat, chosen, *, only):
    """What is answered depends on the next charm."""
    legal = session.rules.legal_actions(session.state, seat)
    return legal[sum(session.state.pile[:1]) % len(legal)] if legal else None


AROUND = {
    "Careless": (
        {"painter": Careless(), "verify": gullible},
        (
            "pictures_hide", "pictures_suit_all", "alt_texts_fit", "words_tell_the_view", "words_fit",
            "tampering_is_found",
        ),
    ),
    "tries_the_truth": ({"ahead": Ahead(begin_try=tries_the_truth)}, ("tries_hide",)),
    "sees_the_truth": ({"ahead": Ahead(sight=sees_the_truth)}, ("orders_hide",)),
    "fires_anyway": ({"ahead": Ahead(decide=fires_anyway)}, ("what_fires_is_legal",)),
    "fires_nothing": ({"ahead": Ahead(decide=fires_nothing)}, ("orders_fire",)),
    "answers_by_the_truth": ({"ahead": Ahead(answer=answers_by_the_truth)}, ("answers_hide", "answers_are_legal")),
}  # fmt: skip
FAULTS += [Fault(name, replace(SOUND, **part), frozenset(breaks)) for name, (part, breaks) in AROUND.items()]
