"""Later versions of Walk, to try corrections of rules on: what a stored game of version 1 becomes."""

from __future__ import annotations

from typing import Any

from engines.core import NotUpgradable
from tests.toys_simultaneous import Walk, WalkState, WalkView


class ShodState(WalkState):
    shoes: tuple[int, ...]
    """New in version 2: the shoes of each seat."""


class ShodView(WalkView):
    shoes: tuple[int, ...]


class Shod(Walk):
    """Version 2: everybody has two shoes. Games with stones cannot go on."""

    rules_version = 2
    State: type[Any] = ShodState
    View: type[Any] = ShodView

    def initial_state(self, options: Any, seats: int, chance: Any) -> Any:
        raise NotImplementedError("the tests begin under version 1")

    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        if options["stumbling"]:
            raise NotUpgradable("there were stones in the way")
        return {**state, "shoes": [2] * len(state["scores"])}


class Same(Walk):
    """Version 3, and nothing in a stored game changes."""

    rules_version = 3

    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        return state
