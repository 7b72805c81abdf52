"""What the searcher knows of Octa: playouts of two rounds, valued by the lead and by steps that may still score."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from ...core import Chance, Seat
from ...core.thinking import RIVAL, Heuristics, Line, Part
from ..actions import DONE, ROLL, Choice, Pick, Turn, pick
from ..extras import extras
from ..scoring import scores
from ..state import State
from .policy import Evaluation

MOST_PICKS, MOST_TURNS = 6, 2
"""Candidates of each kind; the roll and, after the mandatory action, ``done`` come beside them."""
STEP_VALUE = 0.6
"""The value of a step ahead of the others in the first round; it falls to nothing in the last one."""


class OctaHeuristics(Heuristics[State, Choice]):
    cut = 8
    budget = 5000
    suggestion = 9000
    doubt = 4.0
    weights = MappingProxyType({"steps": STEP_VALUE / 2})
    spread = 30.0

    def is_worth_searching(self, state: State, seat: Seat) -> bool:
        """The mandatory action, and what to pay for it; an additional one after it hardly ever helps."""
        return not state.acted

    def candidates(self, state: State, seat: Seat) -> list[Line]:
        """The best picks, the roll, and the best picks after turning one more die."""
        value: Callable[[Any], float] = Evaluation(state).value
        picks = sorted(picks_of(state), key=value, reverse=True)[:MOST_PICKS]
        turns = sorted((one for one in extras(state) if isinstance(one, Turn)), key=value, reverse=True)
        first = sorted([*picks, ROLL, *turns[:MOST_TURNS]], key=value, reverse=True)
        return [(one, pick(one.to)) if isinstance(one, Turn) else (one,) for one in first]

    def reply(self, state: State, seat: Seat, chance: Chance) -> Choice:
        """The pick or roll with the highest gain; no additional action."""
        if state.acted:
            return DONE
        options: list[Choice] = [*picks_of(state), ROLL]
        return max(options, key=Evaluation(state).value)

    def value(self, state: State, seat: Seat) -> float:
        """The points ahead of the best rival, and the steps ahead of the mean one as far as rounds are left."""
        by_seat = scores(state)
        rivals = [score.total for other, score in enumerate(by_seat) if other != seat]
        steps = [sum(markers) for markers in state.markers]
        others = (sum(steps) - steps[seat]) / (len(steps) - 1)
        left = 0.0 if state.stage == "over" else 1 - (state.round - 1) / state.rounds
        return by_seat[seat].total - max(rivals) + STEP_VALUE * left * (steps[seat] - others)

    def parts(self, state: State, seat: Seat) -> Mapping[Part, float]:
        """The points by route, the steps while they can still score, and the points of each rival."""
        by_seat = scores(state)
        parts = {
            Part(f"route-{route}"): float(points) for route, points in enumerate(by_seat[seat].points, start=1)
        }
        parts[Part("steps")] = 0.0 if state.stage == "over" else float(sum(state.markers[seat]))
        return parts | {
            Part(RIVAL, Seat(other)): float(score.total) for other, score in enumerate(by_seat) if other != seat
        }


def picks_of(state: State) -> list[Pick]:
    """The legal picks."""
    return [pick(number) for number, count in enumerate(state.lid, start=1) if count]
