"""The rules of Dicolony: ten turns of four shared dice, then building and scoring (docs/rules/dicolony.md).

In a turn each player makes two hidden choices of a die and the space that it clears. The last choice of all players
ends the turn and rolls the dice of the next one. After the tenth turn the sheets are opened and forced buildings
are built. Players with several places for a building choose one, hidden again until all have chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from ..core import (
    Chance,
    IllegalAction,
    Outcome,
    Seat,
    Standing,
    Step,
    TableGame,
    events_in,
    tagged_union,
)
from . import actions, scoring, turns
from .actions import Build, Choice, Clear
from .building import build, builds
from .clearing import clears
from .printed.sheet import grid
from .resampling import resample
from .state import Options, State, View, view


class Dicolony(TableGame[State, Choice, View]):
    """One to six players, a sheet each, four dice for all, four building cards and three landscapes."""

    key = "dicolony"
    seats = range(1, 7)
    rules_version = 1
    undo_past_others = False
    events = tagged_union(*events_in(actions))

    def start(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """Draw the cards, begin with empty sheets and roll the first dice (rules 1, 7-12, 18, A21, A22)."""
        return turns.begin(options, seats, chance)

    def current_players(self, state: State) -> tuple[Seat, ...]:
        """The seats that have not finished this turn, or still have a place to choose (rules 19, 24, A27)."""
        if state.stage == "over":
            return ()
        return tuple([Seat(seat) for seat, sheet in enumerate(state.sheets) if sheet.owed])

    def legal_actions(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        """Clearings by die, the colour's star before the number's; or places in reading order."""
        sheet = state.sheets[seat]
        if not sheet.owed:
            return ()
        match state.stage:
            case "clear":
                return clears(sheet.cleared, state.rolls[-1], sheet.used)
            case "build":
                return builds(sheet, state.layout.buildings)
            case _:
                return ()

    def act(self, state: State, seat: Seat, action: Choice, chance: Chance) -> Step[State]:
        if isinstance(action, Build) and state.stage == "clear":
            raise IllegalAction("clear-first", turn=state.turn)
        if isinstance(action, Clear) and state.stage == "build":
            raise IllegalAction("cleared-already")
        if not state.sheets[seat].owed:
            raise IllegalAction("finished-already")
        match action:
            case Clear():
                return turns.clear_space(state, seat, action, chance)
            case Build():
                return turns.choose_place(state, seat, action, chance)
            case _:
                assert_never(action)

    def view(self, state: State, seat: Seat | None) -> View:
        """The own sheet; the land of others after the tenth turn, their buildings at the end (rule 54, A32)."""
        return view(state, seat)

    def standings(self, state: State) -> tuple[Standing, ...]:
        return scoring.standings(state)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def turns(self, state: State) -> int:
        return state.turn

    def turns_in_round(self, seats: int) -> int:
        """All clear at once, so each turn is a round."""
        return 1

    def default_action(self, state: State, seat: Seat) -> Choice:
        """The first legal pair (A25); in the building phase the plan with most points (A26)."""
        if state.stage != "build":
            return self.legal_actions(state, seat)[0]
        sheet, cards = state.sheets[seat], state.layout.buildings
        best = scoring.best_plan(state.layout, sheet)[len(sheet.buildings)]
        assert best is not None, "a seat that owes a choice has places"
        return build(cards[len(sheet.buildings)], best.at)

    def leave(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Take the sheet out of the game; the others go on (A31)."""
        return turns.seat_left(state, seat, chance)

    def resample(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return resample(state, seat, chance)

    def chooses_in_secret(self, view: View, seat: Seat) -> bool:
        """Always: what is written on a sheet is its player's secret (rule 54)."""
        return True

    def conserved(self, state: State) -> Mapping[str, int]:
        """The spaces of each sheet: waste, cleared, in buildings (which do not overlap), and the centre."""
        return {
            f"spaces-{seat}": (grid().land & ~(sheet.cleared | sheet.built)).bit_count()
            + (sheet.cleared & ~sheet.built).bit_count()
            + sum(building.spaces.bit_count() for building in sheet.buildings if building is not None)
            + grid().centre.bit_count()
            for seat, sheet in enumerate(state.sheets)
        }
