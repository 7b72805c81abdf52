"""What an action sets going."""

from __future__ import annotations

from typing import TypeAlias

from ..core import dialogue
from .state import State

Course: TypeAlias = dialogue.Course[State]
