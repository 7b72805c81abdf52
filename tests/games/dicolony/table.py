"""A table for tests: a state, the last step, and verbs that return the next table."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core import IllegalAction, ScriptedChance, Seat, Step
from engines.dicolony import GAME
from engines.dicolony.clearing import with_new_turn
from engines.dicolony.printed.sheet import grid
from engines.dicolony.state import Layout, Options, Sheet, State
from engines.dicolony.turns import open_sheets

from ..play import PlayedTable

AKI, BEN, CHIE, DAI, EMI, FUMI = (Seat(seat) for seat in range(6))
QUIET = (1, 2, 3, 4)
"""The roll in tests that do not depend on it: orange 1, red 2, green 3, yellow 4."""
INN_MARKET = Layout(buildings=("A", "B", "C", "D"), blue=("b1", "b2"), yellow="y1")


def land(names: str) -> int:
    """The set of the spaces with these names: ``land("O1 O* *4")``."""
    return sum(1 << grid().number[name] for name in names.split())


def names(spaces: int) -> str:
    """The names of the spaces in a set, in reading order: the inverse of ``land``."""
    return " ".join(grid().names_of(spaces))


@dataclass(frozen=True)
class Table(PlayedTable[State]):
    """One to six players. Every verb conserves the spaces of each sheet."""

    game = GAME.rules

    @classmethod
    def laid_out(cls, seats: int = 3, layout: Layout = INN_MARKET, turn: int = 1) -> Table:
        """Empty sheets and a quiet roll, in the given turn."""
        state = State(
            options=Options(),
            layout=layout if seats > 1 else Layout(**{**dict(layout), "yellow": None}),
            stage="clear",
            turn=turn,
            rolls=(QUIET,) * turn,
            sheets=(with_new_turn(Sheet(turns=(0,) * (turn - 1)), QUIET),) * seats,
            left=(False,) * seats,
        )
        return cls(state, Step(state))

    def with_sheet(self, seat: Seat, sheet: Sheet) -> Table:
        sheets = (*self.state.sheets[:seat], sheet, *self.state.sheets[seat + 1 :])
        return self.having(sheets=sheets)

    def with_cleared(self, seat: Seat, spaces: str) -> Table:
        """The table with these spaces cleared by the seat in earlier turns."""
        before = Sheet(cleared=land(spaces), turns=self.state.sheets[seat].turns[:-1])
        return self.with_sheet(seat, with_new_turn(before, self.state.rolls[-1]))

    def rolling(self, *dice: int) -> Table:
        """The table with these dice in this turn: orange, red, green, yellow."""
        table = self.having(rolls=(*self.state.rolls[:-1], dice))
        for seat, sheet in enumerate(self.state.sheets):
            before = Sheet(cleared=sheet.cleared, turns=sheet.turns[:-1])
            table = table.with_sheet(Seat(seat), with_new_turn(before, dice))
        return table

    def clearing(self, seat: Seat, *notations: str, next_roll: tuple[int, ...] = QUIET) -> Table:
        """Clear spaces for a seat: ``"orange O4"``."""
        return self.does(seat, *(f"clear {each}" for each in notations), next_roll=next_roll)

    def does(self, seat: Seat, *notations: str, next_roll: tuple[int, ...] = QUIET) -> Table:
        """Play these actions for a seat; dice are rolled at most once, at the end."""
        table, chance = self, ScriptedChance.rolls(next_roll)
        for notation in notations:
            step = GAME.rules.apply_action(table.state, seat, GAME.rules.parse(notation), chance)
            table = Table(step.state, step)
            assert set(GAME.rules.conserved(table.state).values()) == {35}
        return table

    def everybody_clears(self, next_roll: tuple[int, ...] = QUIET) -> Table:
        """Play the first legal action of each seat until the turn ends."""
        table, chance = self, ScriptedChance.rolls(next_roll)
        turn = table.state.turn
        while table.state.turn == turn and table.state.stage == "clear":
            seat = GAME.rules.current_players(table.state)[0]
            step = GAME.rules.apply_action(
                table.state, seat, GAME.rules.legal_actions(table.state, seat)[0], chance
            )
            table = Table(step.state, step)
        return table

    def opened(self, *sheets: str) -> Table:
        """The table after ten turns, with these spaces cleared by each seat."""
        cleared = tuple(Sheet(cleared=land(spaces), turns=(0,) * 10) for spaces in sheets)
        cleared += (Sheet(turns=(0,) * 10),) * (len(self.state.sheets) - len(cleared))
        step = open_sheets(self.having(turn=10, sheets=cleared).state, ())
        assert set(GAME.rules.conserved(step.state).values()) == {35}
        return Table(step.state, step)

    def refuses(self, seat: Seat, notation: str) -> IllegalAction:
        """Check that an action is neither offered nor accepted, and return its refusal."""
        return self.refusal(seat, notation)

    def offers(self, seat: Seat) -> tuple[str, ...]:
        """The notations of all legal actions."""
        return self.legal(seat)

    def clears(self, seat: Seat) -> tuple[str, ...]:
        """The legal clearings: ``("orange O4", ...)``."""
        return tuple(each.removeprefix("clear ") for each in self.offers(seat))

    def leaves(self, seat: Seat, next_roll: tuple[int, ...] = QUIET) -> Table:
        step = GAME.rules.resign(self.state, seat, ScriptedChance.rolls(next_roll))
        return Table(step.state, step)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        return GAME.rules.current_players(self.state)

    def sheet(self, seat: Seat) -> Sheet:
        return self.state.sheets[seat]

    def cleared(self, seat: Seat) -> str:
        return names(self.sheet(seat).cleared)

    def buildings(self, seat: Seat) -> tuple[str, ...]:
        """The building for each card: ``"upper O1 O2 R1 R2"``, with ``+`` for the column; ``"-"`` for none."""
        return tuple(
            "-"
            if building is None
            else f"{'upper' if building.upper else 'lower'}{'+' * building.column} {names(building.spaces)}"
            for building in self.sheet(seat).buildings
        )

    def points(self, seat: Seat, part: str) -> int:
        return dict(self.standing(seat).parts)[part]
