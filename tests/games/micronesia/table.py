"""A table to play at: a state, what just happened, and verbs that give the next table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from engines.core import Event, FastChance, IllegalAction, Outcome, ScriptedChance, Seat, Standing, Step
from engines.micronesia import GAME
from engines.micronesia.state import Island, Options, State

AKI, BEN, CHIE, DAI = (Seat(seat) for seat in range(4))
QUIET = (1, 2, 4)
"""What the next player rolls where the test does not care."""


@dataclass(frozen=True)
class Table:
    """Three or four players; AKI is to move unless said otherwise. Tribes are conserved by every verb."""

    state: State
    step: Step[State]

    @classmethod
    def laid_out(cls, seats: int = 3, **options: int) -> Table:
        """After the set-up, AKI to move with a quiet roll."""
        script = ScriptedChance(
            [*ScriptedChance.rolls([1], sides=seats)._draws, *ScriptedChance.rolls(QUIET)._draws]
        )
        step = GAME.initial_state(Options(**options), seats, script)
        return cls(step.state, step)

    def having(self, **fields: Any) -> Table:
        return replace(self, state=State(**{**self.state.__dict__, **fields}))

    def rolling(self, *dice: int) -> Table:
        """The player to move has just rolled this."""
        return self.having(rolled=dice, dice=dice, again=len(set(dice)) == 1)

    def with_mover(self, seat: Seat) -> Table:
        return self.having(to_move=seat)

    def with_island(self, number: int, owner: Seat, count: int = 1) -> Table:
        """Tribes from the owner's stock on a free island."""
        islands, stock = list(self.state.islands), list(self.state.stock)
        islands[number - 1] = Island(owner=owner, count=count)
        stock[owner] -= count
        return self.having(islands=tuple(islands), stock=tuple(stock))

    def with_islands(self, *numbers: int, owner: Seat) -> Table:
        """One tribe on each."""
        table = self
        for number in numbers:
            table = table.with_island(number, owner)
        return table

    def with_stock(self, seat: Seat, tribes: int) -> Table:
        """So many left in stock; the others have been sacrificed earlier."""
        stock, sacrificed = list(self.state.stock), list(self.state.sacrificed)
        sacrificed[seat] += stock[seat] - tribes
        stock[seat] = tribes
        return self.having(stock=tuple(stock), sacrificed=tuple(sacrificed))

    def plays(self, *notations: str, next_roll: tuple[int, ...] = QUIET) -> Table:
        """The player to move does all this; dice are rolled at most once, at the end."""
        table, chance = self, ScriptedChance.rolls(next_roll)
        for notation in notations:
            step = GAME.apply_action(table.state, table.mover, GAME.parse(notation), chance)
            table = Table(step.state, step)
            assert set(GAME.conserved(table.state).values()) == {15}
        return table

    def refuses(self, notation: str, seat: Seat | None = None) -> IllegalAction:
        """The refusal of what must not be allowed, and must not be offered either."""
        asked = self.mover if seat is None else seat
        assert notation not in self.offers(asked)
        with pytest.raises(IllegalAction) as caught:
            GAME.apply_action(self.state, asked, GAME.parse(notation), FastChance(0))
        return caught.value

    def offers(self, seat: Seat | None = None, kind: str = "") -> tuple[str, ...]:
        """The notations of all legal actions, or of one kind."""
        legal = GAME.legal_actions(self.state, self.mover if seat is None else seat)
        return tuple(GAME.notation(action) for action in legal if kind in ("", action.kind))

    def resigns(self, seat: Seat) -> Table:
        step = GAME.resign(self.state, seat, ScriptedChance())
        return Table(step.state, step)

    def plays_for_absent(self) -> tuple[str, ...]:
        """The notations of the default actions up to the end of the turn."""
        table, played = self, []
        while not table.step.publish or table.step is self.step:
            action = GAME.default_action(table.state, table.mover)
            played.append(GAME.notation(action))
            assert played[-1] in table.offers()
            table = table.plays(played[-1])
        return tuple(played)

    @property
    def mover(self) -> Seat:
        return Seat(self.state.to_move)

    @property
    def over(self) -> bool:
        return GAME.outcome(self.state) is not None

    @property
    def outcome(self) -> Outcome:
        found = GAME.outcome(self.state)
        assert found is not None, "the game goes on"
        return found

    @property
    def events(self) -> tuple[Event, ...]:
        return self.step.events

    @property
    def told(self) -> tuple[str, ...]:
        """The kinds of what just happened."""
        return tuple(event.kind for event in self.events)

    def island(self, number: int) -> tuple[int | None, int]:
        island = self.state.islands[number - 1]
        return island.owner, island.count

    def stock(self, seat: Seat) -> int:
        return self.state.stock[seat]

    def sacrificed(self, seat: Seat) -> int:
        return self.state.sacrificed[seat]

    def standing(self, seat: Seat) -> Standing:
        return GAME.standings(self.state)[seat]
