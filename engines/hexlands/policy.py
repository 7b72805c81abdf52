"""What the computer player knows of Hexlands: it expands, fights when it pays, and keeps its upkeep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..core import Chance, Policy
from .actions import Choice
from .state import View


def greedy(view: View, legal: Sequence[Choice], chance: Chance) -> Choice:
    """The best of the legal actions as far as one step shows."""
    raise NotImplementedError


POLICIES: Mapping[str, Policy] = {"greedy": greedy}
