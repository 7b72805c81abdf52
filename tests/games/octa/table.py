"""A table for tests: a state, the last step, and verbs that return the next table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engines.core import Draw, FastChance, ScriptedChance, Seat
from engines.octa import GAME
from engines.octa.board import board
from engines.octa.state import Chip, Options, State

from ..play import TurnTable

AKI, BEN, CHIE, DAI, EMI = (Seat(seat) for seat in range(5))
EVEN = (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8)
"""Twenty dice, two or three of each number."""
PILE = (1, 2, 3, 4, 5, 6, 7, 8)
"""The round chips in tests that do not depend on them: route n in round n."""


def d8(*faces: int) -> Draw:
    """A scripted roll of d8."""
    return Draw(kind="roll", sides=8, results=faces)


def d4(*faces: int) -> Draw:
    """A scripted roll of d4."""
    return Draw(kind="roll", sides=4, results=faces)


@dataclass(frozen=True)
class Table(TurnTable[State]):
    """Two to five players. The last seat is the first parent, so AKI begins. Verbs conserve dice and chips."""

    game = GAME.rules

    @classmethod
    def laid_out(cls, seats: int = 4, faces: tuple[int, ...] = EVEN, pile: tuple[int, ...] = PILE, **options: Any):
        """The table after the set-up and the first roll."""
        script = ScriptedChance(
            [
                Draw(kind="shuffle", sides=8, results=tuple(route - 1 for route in pile)),
                Draw(kind="roll", sides=seats, results=(seats,)),
                d8(*faces),
            ]
        )
        step = GAME.rules.initial_state(Options(**options), seats, script)
        assert script.done()
        return cls(step.state, step).checked()

    def checked(self) -> Table:
        """Check the invariant: 20 dice in lid and box (in previews also in the hand), eight chips."""
        for state in (self.state, self.step.before_chance):
            if state is not None:
                assert sum(state.lid) + state.box + state.hand == 20
                assert sorted([*(chip.route for chip in state.chips), *state.pile]) == list(PILE)
        assert self.state.hand == 0
        return self

    def with_lid(self, lid: Mapping[int, int]) -> Table:
        """The table with these numbers of dice in the lid, by face, and all others in the box."""
        counts = tuple(lid.get(number, 0) for number in range(1, 9))
        return self.having(lid=counts, box=20 - sum(counts))

    def with_marker(self, seat: Seat, route: int, space: int) -> Table:
        """The table with a marker on this space."""
        markers = [list(row) for row in self.state.markers]
        markers[seat][route - 1] = space
        return self.having(markers=tuple(map(tuple, markers)))

    def with_chip(self, seat: Seat, route: int, bonus: int = 2) -> Table:
        """The table with the chip of this route taken by the seat in this round."""
        pile = tuple(
            other
            for other in (*self.state.pile, *(chip.route for chip in self.state.chips))
            if other not in (route, *(chip.route for chip in self.state.chips[:-1]))
        )
        return self.having(chips=(*self.state.chips[:-1], Chip(seat=seat, route=route, bonus=bonus)), pile=pile)

    def in_round(self, number: int, parent: Seat | None = None) -> Table:
        """The table in the first turn of a later round; the parents have taken the chips in order."""
        seats = len(self.state.left)
        first = self.state.parent
        now = (first + number - 1) % seats if parent is None else parent
        order = [chip.route for chip in self.state.chips] + list(self.state.pile)
        length = self.state.options.length
        chips = tuple(
            Chip(seat=(first + at) % seats, route=route, bonus=board().bonus(seats, length, at + 1))
            for at, route in enumerate(order[:number])
        )
        return self.having(
            round=number,
            parent=now,
            to_move=(now + 1) % seats,
            turn=1 + seats * (number - 1),
            chips=chips,
            pile=tuple(order[number:]),
        )

    def plays(self, *notations: str, chance: tuple[Draw, ...] | None = None) -> Table:
        """Play these actions for the player to move; without a script, dice come from a seeded chance."""
        table = self
        source = FastChance(1) if chance is None else ScriptedChance(chance)
        for notation in notations:
            step = GAME.rules.apply_action(table.state, table.mover, GAME.rules.parse(notation), source)
            table = Table(step.state, step).checked()
        if isinstance(source, ScriptedChance):
            assert source.done(), "more dice were scripted than rolled"
        return table

    def default(self) -> str:
        """The notation of the default action."""
        return GAME.rules.notation(GAME.rules.default_action(self.state, self.mover))

    def defaults(self) -> Table:
        """Play the default action."""
        return self.plays(self.default())

    def played_out(self) -> Table:
        """Play default actions until the game ends."""
        table = self
        while not table.is_over:
            table = table.defaults()
        return table

    def round_over(self) -> Table:
        """Play default actions until the round ends."""
        table, number = self, self.state.round
        for _ in range(2 * len(self.state.left)):
            if table.is_over or table.state.round != number:
                return table
            table = table.defaults()
        assert table.is_over or table.state.round != number, "a round without end"
        return table

    def leaves(self, seat: Seat) -> Table:
        step = GAME.rules.resign(self.state, seat, FastChance(2))
        return Table(step.state, step).checked()

    def marker(self, seat: Seat, route: int) -> int:
        """The space of a marker; 0: off the route."""
        return self.state.markers[seat][route - 1]

    def lid(self, number: int) -> int:
        """The number of dice with this face in the lid."""
        return self.state.lid[number - 1]

    def points(self, route: int) -> tuple[int, ...]:
        """The points for a route, by seat."""
        return tuple(dict(standing.parts)[f"route-{route}"] for standing in GAME.rules.standings(self.state))

    def scores(self) -> tuple[int, ...]:
        return tuple(standing.score for standing in GAME.rules.standings(self.state))
