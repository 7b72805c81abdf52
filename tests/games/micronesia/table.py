"""A table for tests: a state, the last step, and verbs that return the next table."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core import ScriptedChance, Seat
from engines.micronesia import GAME
from engines.micronesia.state import Island, Options, State

from ..play import TurnTable

AKI, BEN, CHIE, DAI = (Seat(seat) for seat in range(4))
QUIET = (1, 2, 4)
"""The next player's roll in tests that do not depend on it."""


@dataclass(frozen=True)
class Table(TurnTable[State]):
    """Three or four players; AKI is to move by default. Every verb conserves tribes."""

    game = GAME.rules

    @classmethod
    def laid_out(cls, seats: int = 3, **options: int) -> Table:
        """The table after the set-up; AKI is to move with a quiet roll."""
        script = ScriptedChance(
            [*ScriptedChance.rolls([1], sides=seats)._draws, *ScriptedChance.rolls(QUIET)._draws]
        )
        step = GAME.rules.initial_state(Options(**options), seats, script)
        return cls(step.state, step)

    def rolling(self, *dice: int) -> Table:
        """The table after this roll of the player to move."""
        return self.having(rolled=dice, dice=dice, again=len(set(dice)) == 1)

    def with_island(self, number: int, owner: Seat, count: int = 1) -> Table:
        """The table with tribes from the owner's stock on a free island."""
        islands, stock = list(self.state.islands), list(self.state.stock)
        islands[number - 1] = Island(owner=owner, count=count)
        stock[owner] -= count
        return self.having(islands=tuple(islands), stock=tuple(stock))

    def with_islands(self, *numbers: int, owner: Seat) -> Table:
        """The table with one tribe on each of these islands."""
        table = self
        for number in numbers:
            table = table.with_island(number, owner)
        return table

    def with_stock(self, seat: Seat, tribes: int) -> Table:
        """The table with this many tribes in stock; the missing ones count as sacrificed."""
        stock, sacrificed = list(self.state.stock), list(self.state.sacrificed)
        sacrificed[seat] += stock[seat] - tribes
        stock[seat] = tribes
        return self.having(stock=tuple(stock), sacrificed=tuple(sacrificed))

    def plays(self, *notations: str, next_roll: tuple[int, ...] = QUIET) -> Table:
        """Play these actions for the player to move; dice are rolled at most once, at the end."""
        table, chance = self, ScriptedChance.rolls(next_roll)
        for notation in notations:
            step = GAME.rules.apply_action(table.state, table.mover, GAME.rules.parse(notation), chance)
            table = Table(step.state, step)
            assert set(GAME.rules.conserved(table.state).values()) == {15}
        return table

    def resigns(self, seat: Seat) -> Table:
        step = GAME.rules.resign(self.state, seat, ScriptedChance())
        return Table(step.state, step)

    def default_plays(self) -> tuple[str, ...]:
        """The notations of the default actions until the turn ends."""
        table, played = self, []
        while not table.step.publish or table.step is self.step:
            action = GAME.rules.default_action(table.state, table.mover)
            played.append(GAME.rules.notation(action))
            assert played[-1] in table.offers()
            table = table.plays(played[-1])
        return tuple(played)

    def island(self, number: int) -> tuple[int | None, int]:
        """The owner of an island and the number of tribes on it."""
        island = self.state.islands[number - 1]
        return island.owner, island.count

    def stock(self, seat: Seat) -> int:
        return self.state.stock[seat]

    def sacrificed(self, seat: Seat) -> int:
        return self.state.sacrificed[seat]
