"""The computer player of Octa.

It compares picks, the 2d4, and picks after turning one more die, by their effect on the routes: its own points,
the points of the others, and a small value for each step that scores nothing yet. The marker with the smallest loss
pays for a turned die. Spoiling the dice for the next player was tried, and lost more games than it won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from ..core import Chance, Policy
from .actions import Choice, Pick, Roll, Turn
from .board import board
from .extras import space_after_paying
from .scoring import shares
from .state import View
from .turns import ahead

RIVAL_WEIGHT = 0.8
"""The weight of the mean points of the others against the own points."""
STEP_VALUE = 0.3
"""The value of a step beside its points in the first round; it falls to almost nothing in the last round."""


class Evaluation:
    """The values of actions for the player to move, with the gains by route cached."""

    def __init__(self, view: View) -> None:
        self.view, self.seat = view, view.to_move
        self.step_value = STEP_VALUE * (1 - (view.round - 1) / view.rounds)
        self.bonus = {(chip.seat, chip.route): board().chips.bonus for chip in view.chips}
        self.gains: dict[tuple[int, int], float] = {}

    def value(self, action: Choice) -> float:
        """The gain of an action while the mandatory one is owed; a reroll is too risky to consider."""
        match action:
            case Pick():
                return self.advance_gain(action.number, self.view.dice(action.number))
            case Roll():
                return self.d4_value()
            case Turn() if action.route != action.to:  # on the same route, cost and gain cancel out
                price = self.gain(action.route, space_after_paying(self.view, action))
                return price + self.advance_gain(action.to, self.view.dice(action.to) + 1)
            case _:
                return float("-inf")

    def d4_value(self) -> float:
        """The expected gain of the 2d4: each route comes up as a pair or as one of two numbers."""
        given, faces = board().given, board().given.d4_faces
        pair, single = 1 / faces**2, 2 * (faces - 1) / faces**2
        return sum(
            self.advance_gain(route, given.pair) * pair + self.advance_gain(route, given.single) * single
            for route in range(1, faces + 1)
        )

    def advance_gain(self, route: int, count: int) -> float:
        """The gain of advancing ``count`` spaces on a route."""
        return self.gain(route, ahead(self.view.markers[self.seat][route - 1], count))

    def gain(self, route: int, space: int) -> float:
        """The gain of moving the own marker to this space of a route (0: off the route)."""
        key = (route, space)
        if key not in self.gains:
            now = self.view.markers[self.seat][route - 1]
            self.gains[key] = self.route_value(route, space) - self.route_value(route, now)
        return self.gains[key]

    def route_value(self, route: int, space: int) -> float:
        """The value of a route with the own marker on this space: points and steps, less those of the others."""
        spaces = [markers[route - 1] for markers in self.view.markers]
        spaces[self.seat] = space
        values = (n + self.bonus.get((seat, route), 0) if n else 0 for seat, n in enumerate(spaces))
        points = route_points(tuple(values))
        own, steps, others = points[self.seat], spaces[self.seat], len(spaces) - 1
        lead = steps - (sum(spaces) - steps) / others
        return own - RIVAL_WEIGHT * (sum(points) - own) / others + self.step_value * lead


@cache
def route_points(values: tuple[int, ...]) -> tuple[int, ...]:
    """The points for one route, by seat."""
    return tuple(share.points for share in shares(values))


def greedy(view: View, legal: Sequence[Choice], chance: Chance) -> Choice:
    """The action with the highest gain; after the mandatory action ``done``, which comes first in the list."""
    if view.acted:
        return legal[0]
    evaluation = Evaluation(view)
    return max(legal, key=evaluation.value)


POLICIES: Mapping[str, Policy] = {"greedy": greedy}
