"""The rules of Octa: rounds of one turn per player (docs/rules/octa.md).

A turn: (additional actions) -> pick or 2d4 -> (additional actions) -> done. If nothing is left to do after the
mandatory action, the turn ends by itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, assert_never

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
from ..core.dialogue import evolve
from . import actions, scoring, turns
from .actions import DONE, ROLL, Choice, Done, Pick, Reroll, Roll, Turn, pick
from .board import board
from .extras import extras
from .state import Options, State, View, view

FIRST_BONUS = 2
"""The value of every chip under version 1 of the rules, which did not store it."""


class Octa(TurnGame[State, Choice, View]):
    """Two to five players, twenty d8 in a lid, eight routes with a marker of each player, eight round chips."""

    key = "octa"
    seats = board().seats
    rules_version = 4
    events = tagged_union(*events_in(actions))

    def start(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """Shuffle chips, draw the first parent, take the first chip, roll and sort the dice (1-10, A1, A3, A30)."""
        return turns.begin(options, seats, chance)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        """Picks by number and the 2d4, or ``done`` after the mandatory action; then additional actions."""
        if seat != state.to_move or state.stage != "act":
            return ()
        if state.acted:
            return (DONE, *extras(state))
        return (*[pick(n) for n, count in enumerate(state.lid, start=1) if count], ROLL, *extras(state))

    def act(self, state: State, seat: Seat, action: Choice, chance: Chance) -> Step[State]:
        match action:
            case Pick():
                return turns.pick_dice(state, action, chance)
            case Roll():
                return turns.roll_d4(state, chance)
            case Turn():
                return turns.turn_die(state, action, chance)
            case Reroll():
                return turns.reroll_dice(state, action, chance)
            case Done():
                if not state.acted:
                    raise IllegalAction("act-first")
                return turns.end_turn(state, (), chance)
            case _:
                assert_never(action)

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything except the face-down chips (A24)."""
        return view(state, seat)

    def standings(self, state: State) -> tuple[Standing, ...]:
        return scoring.standings(state)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def round(self, state: State) -> int:
        return state.round

    def contested(self, before: State, step: Step[State]) -> tuple[int, ...]:
        """The routes on which somebody else leads now."""
        return scoring.overtaken(before, step.state)

    def default_action(self, state: State, seat: Seat) -> Choice:
        """The number with the most dice, the highest one if several tie; no additional action (A18)."""
        if state.acted:
            return DONE
        most = max(state.lid)
        return pick(max(n for n, count in enumerate(state.lid, start=1) if count == most)) if most else ROLL

    def leave(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Remove the markers of the player who leaves; the others go on (A28)."""
        return turns.seat_left(state, seat, chance)

    def resample(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """The state with the face-down chips in another order, which no reader knows (A24)."""
        return evolve(state, pile=chance.shuffle(sorted(state.pile)))

    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        """Chips taken so far keep their value; those to come have that of the present table (A13, A29)."""
        match version:
            case 1:
                for chip in state["chips"]:
                    chip["bonus"] = FIRST_BONUS
                return state
            case 2 | 3:  # they stored the values of the chips taken
                return state
            case _:
                return super().upgrade(state, options, version)

    def dice_of(
        self, rolls: Sequence[Draw], actor: Seat | None, step: Step[State]
    ) -> tuple[tuple[Seat | None, Draw], ...]:
        """The d4 belong to the player whose turn it is; dice in the lid belong to everybody (rules 8, 26)."""
        own = board().given.d4_faces
        return tuple((actor if roll.sides == own else None, roll) for roll in rolls)

    def conserved(self, state: State) -> Mapping[str, int]:
        """The d8 in lid and box (in previews also in the hand), the chips, and their patterns."""
        return {
            "dice": sum(state.lid) + state.box + state.hand,
            "chips": len(state.chips) + len(state.pile),
            "patterns": sum(1 << route for route in {chip.route for chip in state.chips} | set(state.pile)),
        }
