"""The course of this game: it collects the events of one step."""

from __future__ import annotations

from ...core import dialogue
from ..state import State


class Course(dialogue.Course[State]):
    """Collects the events of one step."""
