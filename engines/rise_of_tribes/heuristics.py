"""What the searcher knows of Rise of Tribes: which action and die to take, and what to finish a turn with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..core import Seat
from ..core.thinking import Heuristics, Line
from .actions import Choice
from .policy import WEIGHTS
from .state import State, view
from .steps.finishing import finish_choices
from .steps.turns import act_choices

MOST_CHOICES = 8
CHOICES: Mapping[str, Callable[[State], tuple[Any, ...]]] = {"act": act_choices, "finish": finish_choices}
"""The stages that are searched; elsewhere greedy chooses as well, and at a hundredth of the price."""


class RiseHeuristics(Heuristics[State, Choice]):
    cut = 4
    budget = 2000
    doubt = 8.0
    spread = 10.0

    def is_worth_searching(self, state: State, seat: Seat) -> bool:
        return state.stage in CHOICES

    def candidates(self, state: State, seat: Seat) -> list[Line]:
        """The choices of this stage that greedy weighs most."""
        weigh: Callable[[Any], float] = WEIGHTS[state.stage](view(state, seat))
        found = sorted(CHOICES[state.stage](state), key=weigh, reverse=True)
        return [(choice,) for choice in found[:MOST_CHOICES]]
