"""What an action sets going, where what is drawn or resolved ends undo and what is told is gathered."""

from __future__ import annotations

from dataclasses import replace

from ..core import Step, dialogue
from .gathering import gathered
from .state import State


class Course(dialogue.Course[State]):
    """Collects one step."""

    def reveals(self, state: State) -> None:
        """From here on something is drawn or resolved: undo ends, and the preview shows the table as it is now."""
        self.barrier = True
        super().reveals(state)

    def step(self, state: State) -> Step[State]:
        return replace(super().step(state), events=gathered(self.events))
