"""The course of this game: draws and resolutions end undo, and events of a kind are grouped."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Event, dialogue
from ..state import State
from .grouping import grouped


class Course(dialogue.Course[State]):
    """Collects the events of one step."""

    def reveals(self, state: State) -> None:
        """Mark that something is drawn or resolved from here on: undo ends, the preview shows the present table."""
        self.barrier = True
        super().reveals(state)

    def told(self, events: Sequence[Event]) -> tuple[Event, ...]:
        return grouped(events)
