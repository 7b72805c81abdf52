"""What the computer player knows of Octa."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..core import Chance, Policy
from .actions import Choice
from .state import View


def greedy(view: View, legal: Sequence[Choice], chance: Chance) -> Choice:
    return legal[0]


POLICIES: Mapping[str, Policy] = {"greedy": greedy}
