"""What an action sets going, as it goes: chance, what is told, and the table before the first chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ..core import Chance, Event, Step
from .gathering import gathered
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
        self.hidden = False

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def roll(self, state: State, count: int, sides: int) -> tuple[int, ...]:
        """Open dice."""
        self.reveals(state)
        return self._chance.roll(count, sides)

    def pick(self, state: State, items: Sequence[T]) -> T:
        """One of the items, unseen by the others."""
        self.reveals(state)
        return self._chance.pick(items)

    def reveals(self, state: State) -> None:
        """From here on something is drawn or resolved: undo ends, and the preview shows the table as it is now."""
        self.barrier = True
        if self.before is None:
            self.before = checked(changed(state, stage="roll"))

    def step(self, state: State) -> Step[State]:
        return Step(
            checked(state),
            gathered(self.events),
            publish=self.publish,
            barrier=self.barrier,
            hidden=self.hidden,
            before_chance=self.before,
        )
