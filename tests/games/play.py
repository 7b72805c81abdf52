"""What the test tables of all games share: a state, the step that led to it, and questions about both."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, Self, TypeVar

import pytest
from pydantic import BaseModel

from engines.core import AnyGame, Event, FastChance, IllegalAction, Outcome, Seat, Standing, Step

S = TypeVar("S", bound=BaseModel)


@dataclass(frozen=True)
class PlayedTable(Generic[S]):
    """A table of any game; subclasses set ``game`` and add verbs that return the next table."""

    game: ClassVar[AnyGame]
    state: S
    step: Step[S]

    def having(self, **fields: Any) -> Self:
        """The table with these state fields replaced."""
        return replace(self, state=type(self.state)(**{**self.state.__dict__, **fields}))

    def legal(self, seat: Seat, kind: str = "") -> tuple[str, ...]:
        """The notations of a seat's legal actions, or of those of one kind."""
        actions = self.game.legal_actions(self.state, seat)
        return tuple(self.game.notation(action) for action in actions if kind in ("", action.kind))

    def refusal(self, seat: Seat, notation: str) -> IllegalAction:
        """Check that an action is neither legal nor accepted, and return its refusal."""
        assert notation not in self.legal(seat)
        with pytest.raises(IllegalAction) as caught:
            self.game.apply_action(self.state, seat, self.game.parse(notation), FastChance(0))
        return caught.value

    def seen_by(self, seat: Seat | None) -> Any:
        """The view of one reader."""
        return self.game.view(self.state, seat)

    def standing(self, seat: Seat) -> Standing:
        """The standing of a seat."""
        return self.game.standings(self.state)[seat]

    @property
    def is_over(self) -> bool:
        """The game has ended."""
        return self.game.outcome(self.state) is not None

    @property
    def outcome(self) -> Outcome:
        """The outcome of a game that has ended."""
        found: Outcome | None = self.game.outcome(self.state)
        assert found is not None, "the game goes on"
        return found

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the last step."""
        return self.step.events

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of the last step's events."""
        return tuple(event.kind for event in self.events)


class TurnTable(PlayedTable[S]):
    """A table of a game with one mover at a time."""

    @property
    def mover(self) -> Seat:
        """The seat to move."""
        return Seat(self.state.to_move)

    def with_mover(self, seat: Seat) -> Self:
        """The table with another seat to move."""
        return self.having(to_move=seat)

    def offers(self, kind: str = "", seat: Seat | None = None) -> tuple[str, ...]:
        """The notations of all legal actions, or of those of one kind; by default of the mover."""
        return self.legal(self.mover if seat is None else seat, kind)

    def refuses(self, notation: str, seat: Seat | None = None) -> IllegalAction:
        """The refusal of an illegal action; by default of the mover."""
        return self.refusal(self.mover if seat is None else seat, notation)
