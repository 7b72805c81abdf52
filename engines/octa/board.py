"""The components of data/octa/board.toml, validated: fixed by the fragment, or our design."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from pydantic import Field, model_validator

from ..core import Frozen
from ..core.data import load

Length = Literal["full", "short"]


class Given(Frozen):
    """Values fixed by the fragment (rules 1, 5, 14, 26-28)."""

    dice: int = Field(ge=1)
    numbers: int = Field(ge=2)
    d4: int = Field(ge=2, le=2)
    d4_faces: int = Field(ge=2)
    pair: int = Field(ge=1)
    single: int = Field(ge=1)

    @model_validator(mode="after")
    def _has_the_routes(self) -> Given:
        if self.d4_faces > self.numbers:
            raise ValueError(f"the d4 name {self.d4_faces} routes, there are {self.numbers}")
        return self


class Route(Frozen):
    """The length of a route (A4)."""

    spaces: int = Field(ge=5)
    """At least 5: the example of rule 29 reaches space 5."""


class Chips(Frozen):
    """The value of a round chip, unless ``Rounds.last_chips`` has another (A13)."""

    bonus: int = Field(ge=0)


class Extras(Frozen):
    """The cost of additional actions in spaces (A10). A marker that cannot pay in full leaves its route."""

    turn: int = Field(ge=1)
    reroll: int = Field(ge=1)


class Scoring(Frozen):
    """Divisors of a player's value, by place; the result is rounded down (A14)."""

    first: int = Field(ge=1)
    shared_first: int = Field(ge=1)
    second: int = Field(ge=1)
    shared_second: int = Field(ge=1)


class Rounds(Frozen):
    """The number of rounds for a number of players (A2): all players are parent equally often."""

    players: int = Field(ge=2)
    full: int = Field(ge=1)
    short: int = Field(ge=1)
    last_chips: tuple[Annotated[int, Field(ge=0)], ...] = ()
    """The values of the chips of the last rounds: they make up for the order of the parents (A13)."""

    @model_validator(mode="after")
    def _is_fair(self) -> Rounds:
        for rounds in (self.full, self.short):
            if rounds % self.players:
                raise ValueError(f"{rounds} rounds do not go round {self.players} players")
            if len(self.last_chips) > rounds:
                raise ValueError(f"{len(self.last_chips)} chips are more than {rounds} rounds")
        return self


class Board(Frozen):
    """The contents of data/octa/board.toml."""

    given: Given
    route: Route
    chips: Chips
    extras: Extras
    scoring: Scoring
    tables: tuple[Rounds, ...] = Field(alias="rounds", min_length=1)

    @model_validator(mode="after")
    def _fits_together(self) -> Board:
        players = [table.players for table in self.tables]
        if players != list(range(players[0], players[0] + len(players))):
            raise ValueError(f"rounds are given for {players} players: each number once, ascending, none left out")
        most = max(rounds for table in self.tables for rounds in (table.full, table.short))
        if most > self.given.numbers:
            raise ValueError(f"there are {self.given.numbers} round chips, not enough for {most} rounds")
        return self

    @property
    def numbers(self) -> int:
        """The number of faces of a d8, of routes and of round chips."""
        return self.given.numbers

    @property
    def seats(self) -> range:
        """The possible numbers of players (A1)."""
        return range(self.tables[0].players, self.tables[-1].players + 1)

    def rounds(self, players: int, length: Length) -> int:
        """The number of rounds for a number of players (A2)."""
        table = self._table(players)
        return table.full if length == "full" else table.short

    def bonus(self, players: int, length: Length, number: int) -> int:
        """The value of the chip of this round, counted from 1 (A13)."""
        last = self._table(players).last_chips
        at = number - 1 - self.rounds(players, length) + len(last)
        return last[at] if at >= 0 else self.chips.bonus

    def _table(self, players: int) -> Rounds:
        return self.tables[players - self.tables[0].players]


@cache
def board() -> Board:
    """The board; BrokenData if the file cannot be used."""
    return load(Board, "octa/board.toml")
