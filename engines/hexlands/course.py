"""The course of this game: draws and resolutions end undo, and events of a kind are grouped."""

from __future__ import annotations

from dataclasses import replace

from ..core import Step, dialogue
from .grouping import grouped
from .state import State


class Course(dialogue.Course[State]):
    """Collects the events of one step."""

    def reveals(self, state: State) -> None:
        """Mark that something is drawn or resolved from here on: undo ends, the preview shows the present table."""
        self.barrier = True
        super().reveals(state)

    def step(self, state: State) -> Step[State]:
        return replace(super().step(state), events=grouped(self.events))
