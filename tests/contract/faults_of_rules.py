"""Faults of values, legality and notation."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from pydantic import Field

from engines.core import Outcome, Seat, tagged_union
from tests import toys
from tests.toys import Bid, Draw, Pips, Roll, Stop, TakeBack

from .faults import plant

# --- values ----------------------------------------------------------------------------------------------------


@plant(
    "json_round_trip",
    "steps_are_valid",
    "not_listed_means_refused",
    "anybody_may_leave",
    "resampling_keeps_the_rules",
)
class Forgets(Pips):
    """A field of the state is missing in its JSON."""

    class State(toys.State):
        notes: int = Field(default=0, exclude=True)

    def roll(self, waiting, events, chance):
        step = super().roll(waiting, events, chance)
        return replace(step, state=self.changed(step.state, notes=step.state.turn))


@plant("steps_are_valid")
class PreviewsDebt(Pips):
    """A preview has a number that no state may have."""

    class State(toys.State):
        notes: int = Field(default=0, ge=0)

    def roll(self, waiting, events, chance):
        step = super().roll(waiting, events, chance)
        before = step.before_chance
        return replace(step, before_chance=before and before.model_copy(update={"notes": -1}))


@plant("values_hash", "shortcuts_can_be_played", "labels_name_what_is_given_up")
class Lists(Pips):
    """A field of the state is a list."""

    class State(toys.State):
        notes: list[int] = Field(default_factory=list)


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


@plant("options_hold_as_stored")
class GrowsLonger(Pips):
    """The options that Begin stores are not those that the game begins with."""

    def options_for(self, options, seats):
        return options.model_copy(update={"rounds": 3})


# --- legality --------------------------------------------------------------------------------------------------


@plant("who_is_asked_may_answer")
class AsksTwice(Pips):
    """The seat to move is asked something as well."""

    def asked(self, state):
        return self.current_players(state)


@plant("listed_means_legal", "anybody_may_leave")
class ListsTooMuch(Pips):
    """Drawing a second charm is listed, and refused."""

    def legal_actions(self, state, seat):
        legal = super().legal_actions(state, seat)
        return (*legal, Draw()) if Stop() in legal and Draw() not in legal else legal

    def check(self, state, seat, action):
        Pips().check(state, seat, action)


@plant("listed_means_legal", "labels_are_unique", "notation_goes_both_ways")
class Doubles(Pips):
    """An action is listed twice."""

    def legal_actions(self, state, seat):
        legal = super().legal_actions(state, seat)
        return (*legal, TakeBack()) if TakeBack() in legal else legal


@plant("not_listed_means_refused")
class ListsTooLittle(Pips):
    """Drawing a second charm is not listed, and works."""

    def check(self, state, seat, action):
        if not (isinstance(action, Draw) and state.pile and state.order[:1] == (seat,)):
            super().check(state, seat, action)


@plant("not_listed_means_refused")
class OutOfTurn(Pips):
    """Any seat may stop for the one at the die."""

    def check(self, state, seat, action):
        super().check(state, state.order[0] if action == Stop() and state.order else seat, action)


@plant("not_listed_means_refused", "nonsense_is_refused")
class Stumbles(Pips):
    """Too high a bid raises an IndexError."""

    def check(self, state, seat, action):
        if isinstance(action, Bid):
            (0, 1, 2, 3)[action.amount]
        super().check(state, seat, action)


@plant("not_listed_means_refused", "nobody_sits_beside_the_table")
class RollsFirst(Pips):
    """Dice are rolled before an action is refused."""

    def apply_action(self, state, seat, action, chance):
        if isinstance(action, Roll) and action not in self.legal_actions(state, seat):
            chance.roll(1, 6)
        return super().apply_action(state, seat, action, chance)


@plant("not_listed_means_refused", "nonsense_is_refused")
class ChangesAndRefuses(Pips):
    """A refused action mutates the state."""

    def check(self, state, seat, action):
        if action not in self.legal_actions(state, seat):
            object.__setattr__(state, "rolls", 4)
        super().check(state, seat, action)


@plant("somebody_owes_until_the_end", "anybody_may_leave")
class NobodyOwes(Pips):
    """No seat owes an action before the second round."""

    def current_players(self, state):
        return () if state.stage == "bid" and state.round == 2 else super().current_players(state)


@plant("somebody_owes_until_the_end", "anybody_may_leave", "defaults_carry_on")
class StillOwes(Pips):
    """A seat owes an action when the game is over."""

    def current_players(self, state):
        return (Seat(0),) if state.stage == "over" else super().current_players(state)


@plant("ends", "anybody_may_leave", "defaults_carry_on")
class Endless(Pips):
    """Rounds are not counted and scores are reset."""

    def next(self, state, events, chance):
        return super().next(self.changed(state, round=0, scores=(0,) * len(state.scores)), events, chance)


@plant("ends", "a_wrong_record_is_refused", "endings_have_words", "resampling_resamples")
class OverAtOnce(Pips):
    """The game is over before any action."""

    def initial_state(self, options, seats, chance):
        step = super().initial_state(options, seats, chance)
        return replace(step, state=self.over(step.state, "rounds"))


@plant("turns_never_fall", "turns_begin_where_they_are_counted")
class TurnsBack(Pips):
    """The count of turns starts again in each round."""

    def turns(self, state):
        return 1 + len(state.scores) - len(state.order)


class Rang(toys.Drew, kind="drew"):
    begins_turn: ClassVar[bool] = True


@plant("turns_begin_where_they_are_counted")
class RingsInTurns(Pips):
    """An event within a turn says that another turn begins."""

    events = tagged_union(
        toys.Chosen | toys.Withdrawn | toys.Revealed | toys.Rolled | Rang | toys.Charm | toys.Banked | toys.Left
    )

    def draw(self, state, seat):
        step = super().draw(state, seat)
        rung = tuple(Rang(seat=event.seat) if event.kind == "drew" else event for event in step.events)
        return replace(step, events=rung)


@plant("rounds_are_counted")
class NoRound(Pips):
    """A round has no turns."""

    def turns_in_round(self, seats):
        return 0


@plant("rounds_are_counted")
class RoundsFall(Pips):
    """The number of the round falls as cards are drawn."""

    def round(self, state):
        return -self.turns(state)


@plant(
    "pieces_are_conserved",
    "anybody_may_leave",
    "resampling_keeps_the_rules",
    "events_hide",
    "guesses_agree_with_the_log",
)
class Loses(Pips):
    """A drawn charm is lost."""

    def draw(self, state, seat):
        step = super().draw(state, seat)
        return replace(step, state=self.changed(step.state, charms=state.charms))


@plant("standings_and_outcome_agree")
class TwoWinners(Pips):
    """The outcome ranks seats otherwise than the standings."""

    def outcome(self, state):
        if state.stage != "over":
            return None
        return Outcome(tuple(range(len(state.scores), 0, -1)), state.reason)


@plant("standings_and_outcome_agree")
class Ranks(Pips):
    """Ranks are 1, 2, 2, 3."""

    def standings(self, state):
        right = super().standings(state)
        order = sorted({standing.rank for standing in right})
        return tuple(replace(standing, rank=2 * order.index(standing.rank) + 1) for standing in right)


@plant("standings_and_outcome_agree")
class TeamsAtTheEnd(Pips):
    """The outcome has teams that the standings do not have."""

    def outcome(self, state):
        outcome = super().outcome(state)
        return outcome and replace(outcome, teams=tuple(range(len(outcome.ranks))))


@plant("standings_and_outcome_agree")
class TornTeam(Pips):
    """Seats of one team have different ranks."""

    def standings(self, state):
        return tuple(replace(standing, team=0) for standing in super().standings(state))

    def outcome(self, state):
        outcome = super().outcome(state)
        return outcome and replace(outcome, teams=(0,) * len(outcome.ranks))


# --- notation --------------------------------------------------------------------------------------------------


class Written(Pips):
    def word(self, action):
        return action.kind

    def notation(self, action):
        return self.word(action) if action.kind in ("roll", "draw") else super().notation(action)

    def parse(self, text):
        return next((each for each in (Roll(), Draw()) if self.word(each) == text), None) or super().parse(text)


@plant("notation_goes_both_ways", "replay_gives_the_same")
class Same(Written):
    """Two actions have the same notation."""

    def word(self, action):
        return "on"


@plant("notation_goes_both_ways")
class Umlauts(Written):
    """A notation is not ASCII."""

    def word(self, action):
        return action.kind.replace("r", "\u0159")


@plant("notation_goes_both_ways")
class Long(Written):
    """A notation has more than 60 characters."""

    def word(self, action):
        return action.kind + " and then" * 8


@plant("notation_goes_both_ways", "panels_hide", "panels_fit", "words_tell_controls_apart")
class Colons(Written):
    """A notation has a colon."""

    def word(self, action):
        return f"do:{action.kind}"


@plant("notation_goes_both_ways", "replay_gives_the_same")
class Words(Written):
    """A notation is a reserved word of records."""

    def word(self, action):
        return "undo 1" if action == Roll() else "draw"


@plant("notation_goes_both_ways", "only_ascii_is_notation")
class Guesses(Pips):
    """A line that is no action raises a ValueError."""

    def parse(self, text):
        return super().parse(text) if text in ("take-back", "roll", "draw", "stop") else Bid(amount=int(text[4:]))
