"""The computer player of Octa.

It compares picks, the 2d4, and picks after turning one more die, by their effect on the routes: its own points,
the points of the others, and a small value for each step that scores nothing yet. The marker with the smallest loss
pays for a turned die. Spoiling the dice for the next player was tried, and lost more games than it won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ...core import Chance
from ...core.mind import Policy
from ..actions import Choice, Pick, Roll, Turn
from ..board import board
from ..scoring import shares
from ..state import Table, View
from ..turns import ahead

RIVAL_WEIGHT = 0.8
"""The weight of the mean points of the others against the own points."""
STEP_VALUE = 0.3
"""The value of a step beside its points in the first round; it falls to almost nothing in the last round."""


class Evaluation:
    """The values of actions for the player to move, with the gains by route cached."""

    def __init__(self, table: Table) -> None:
        self.table, self.seat = table, table.to_move
        self.own = table.markers[self.seat]
        self.step_value = STEP_VALUE * (1 - (table.round - 1) / table.rounds)
        self.bonus = {chip.route: (chip.seat, chip.bonus) for chip in table.chips}
        self.gains: dict[tuple[int, int], float] = {}

    def value(self, action: Choice) -> float:
        """The gain of an action while the mandatory one is owed; a reroll is too risky to consider."""
        match action:
            case Pick():
                return self.pick_value(action.number)
            case Roll():
                return self.d4_value()
            case Turn() if action.route != action.to:  # on the same route, cost and gain cancel out
                return self.price(action.route) + self.advance_gain(action.to, self.table.dice(action.to) + 1)
            case _:
                return float("-inf")

    def pick_value(self, number: int) -> float:
        """The gain of all dice of a number."""
        return self.advance_gain(number, self.table.dice(number))

    def d4_value(self) -> float:
        """The expected gain of the 2d4: each route comes up as a pair or as one of two numbers."""
        given, faces = board().given, board().given.d4_faces
        pair, single = 1 / faces**2, 2 * (faces - 1) / faces**2
        return sum(
            [
                self.advance_gain(route, given.pair) * pair + self.advance_gain(route, given.single) * single
                for route in range(1, faces + 1)
            ]
        )

    def price(self, route: int) -> float:
        """The gain of paying for a turned die on this route, which is seldom above 0."""
        return self.gain(route, max(0, self.own[route - 1] - board().extras.turn))

    def advance_gain(self, route: int, count: int) -> float:
        """The gain of advancing ``count`` spaces on a route."""
        return self.gain(route, ahead(self.own[route - 1], count))

    def gain(self, route: int, space: int) -> float:
        """The gain of moving the own marker to this space of a route (0: off the route)."""
        key = (route, space)
        if key not in self.gains:
            now = self.own[route - 1]
            self.gains[key] = self.route_value(route, space) - self.route_value(route, now)
        return self.gains[key]

    def route_value(self, route: int, space: int) -> float:
        """The value of a route with the own marker on this space: points and steps, less those of the others."""
        spaces = [markers[route - 1] for markers in self.table.markers]
        spaces[self.seat] = space
        others = len(spaces) - 1
        lead = space - (sum(spaces) - space) / others
        if route in self.bonus:
            owner, bonus = self.bonus[route]
            spaces[owner] += bonus if spaces[owner] else 0
        return points_ahead(tuple(spaces), self.seat) + self.step_value * lead


@lru_cache(maxsize=1 << 16)
def points_ahead(values: tuple[int, ...], seat: int) -> float:
    """The points of a seat for one route, less a part of those of the others."""
    points = [share.points for share in shares(values)]
    own = points[seat]
    return own - RIVAL_WEIGHT * (sum(points) - own) / (len(points) - 1)


def greedy(view: View, legal: Sequence[Choice], chance: Chance) -> Choice:
    """The action with the highest gain; after the mandatory action ``done``, which comes first in the list."""
    if view.acted:
        return legal[0]
    evaluation = Evaluation(view)
    return max(legal, key=evaluation.value)


POLICIES: Mapping[str, Policy] = {"greedy": greedy}
