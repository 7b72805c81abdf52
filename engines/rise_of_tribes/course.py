"""What an action sets going, as it goes: chance, what is told, and the table before the first chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ..core import Chance, Event, Step
from .state import State, changed, checked

T = TypeVar("T")


class Course:
    """Collects one step; lives no longer than it."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.events: list[Event] = []
        self.before: State | None = None
        self.publish = False
        self.barrier = False

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def roll(self, state: State, count: int, sides: int) -> tuple[int, ...]:
        """Open dice."""
        self._preview(state)
        return self._chance.roll(count, sides)

    def shuffle(self, state: State, items: Sequence[T]) -> tuple[T, ...]:
        """A closed pile in a new order."""
        self._preview(state)
        return self._chance.shuffle(items)

    def reveal(self, state: State) -> None:
        """Cards that nobody knew are turned up next."""
        self._preview(state)

    def _preview(self, state: State) -> None:
        if self.before is None:
            self.before = checked(changed(state, stage="roll"))

    def step(self, state: State) -> Step[State]:
        return Step(
            checked(state),
            tuple(self.events),
            publish=self.publish,
            barrier=self.barrier,
            before_chance=self.before,
        )
