"""The rules of Micronesia (docs/rules/micronesia.md).

A turn: roll -> (change dice) -> settle -> (shift tribes) -> the next player's roll, or the end. The last effect of
the action that ends a turn is the roll of the next one. A bust is not a choice, so it is declared in the same step
(A10, A25).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from ..core import (
    Chance,
    Draw,
    IllegalAction,
    Outcome,
    Seat,
    Standing,
    Step,
    TurnGame,
    events_in,
    tagged_union,
)
from ..core.dialogue import construct_from
from . import actions, scoring
from .actions import DONE, Began, Change, Choice, Done, Evicted, Settle, Shift
from .settling import budget_of, cheapest, payable_changes, payable_settles
from .shifting import shifts
from .state import ISLANDS, Island, Options, State, View
from .turns import change_die, end_turn, roll, seat_left, send_tribes, shift_tribes

TRIBES = 15
"""Tribes of each player (rules 4, 5)."""
SETTLING = (Settle, Change)


class Micronesia(TurnGame[State, Choice, View]):
    """Three or four players, twelve islands, fifteen tribes each, three dice."""

    key = "micronesia"
    seats = range(3, 5)
    rules_version = 1
    undo_past_others = False
    events = tagged_union(*events_in(actions))

    def start(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """Set up free islands and full stocks, draw the start player and roll the dice (1, 5-10, A18, A19)."""
        first = 0 if options.host_begins else chance.roll(1, seats)[0] - 1  # a die roll is public, unlike ``pick``
        state = State(
            options=options,
            islands=(Island(),) * len(ISLANDS),
            stock=(TRIBES,) * seats,
            sacrificed=(0,) * seats,
            first=first,
            to_move=first,
            turn=1,
            stage="roll",
        )
        state, events = roll(state, chance)
        return Step(state, (Began(seat=first), *events), publish=True)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        """Settlings by split, then changes by die and face; or shifts, then ``done``."""
        if seat != state.to_move:
            return ()
        match state.stage:
            case "settle":
                budget = budget_of(state, seat)
                return (*payable_settles(state, budget), *payable_changes(state, budget))
            case "shift":
                return (*shifts(state), DONE)
            case _:
                return ()

    def act(self, state: State, seat: Seat, action: Choice, chance: Chance) -> Step[State]:
        if isinstance(action, SETTLING) != (state.stage == "settle"):
            raise IllegalAction("settle-first" if state.stage == "settle" else "settled-already")
        match action:
            case Settle():
                return send_tribes(state, action, chance)
            case Change():
                return change_die(state, action)
            case Shift():
                return shift_tribes(state, action)
            case Done():
                return end_turn(state, (), chance)
            case _:
                assert_never(action)

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything: nothing is hidden (rule 7)."""
        return construct_from(View, {**state.__dict__, "reader": seat})

    def standings(self, state: State) -> tuple[Standing, ...]:
        return scoring.standings(state)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def contested(self, before: State, step: Step[State]) -> tuple[int, ...]:
        """The islands that tribes were driven from."""
        return tuple(event.island for event in step.events if isinstance(event, Evicted))

    def default_action(self, state: State, seat: Seat) -> Choice:
        """The next step of the cheapest legal play, without a shift (A21, A27)."""
        return DONE if state.stage == "shift" else cheapest(state)

    def leave(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """End the game as a bust of the player who leaves; the others compare points (A21)."""
        return seat_left(state, seat)

    def resample(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """The same state: nothing is hidden (rule 7)."""
        return state

    def dice_of(
        self, rolls: Sequence[Draw], actor: Seat | None, step: Step[State]
    ) -> tuple[tuple[Seat | None, Draw], ...]:
        """The dice belong to the player to move, even if they end the game (rule 10)."""
        return tuple((Seat(step.state.to_move), roll) for roll in rolls)

    def conserved(self, state: State) -> Mapping[str, int]:
        """The tribes of each seat: in stock, on islands and sacrificed."""
        return {
            f"tribes-{seat}": state.stock[seat]
            + state.sacrificed[seat]
            + sum(island.count for island in state.islands if island.owner == seat)
            for seat in range(len(state.stock))
        }
