"""The course of this game: it collects the events of one step."""

from __future__ import annotations

from typing import TypeAlias

from ..core import dialogue
from .state import State

Course: TypeAlias = dialogue.Course[State]
