"""What the computer player knows of Octa.

It weighs each pick, the 2d4, and a pick with one more die turned to it, by what they change on the routes: its own
points, those of the others, and a little for every step that is not worth points yet. A step is paid by the marker
that misses it least. To spoil what the next player finds was tried, and cost more games than it won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from ..core import Chance, Policy
from .actions import Choice, Pick, Roll, Turn
from .board import board
from .extras import paid
from .scoring import shares
from .state import View
from .turns import ahead

RIVALS = 0.8
"""How much the mean of the others' points counts against the own ones."""
HOPE = 0.3
"""What a step is worth beside its points in the first round; less and less towards the last."""


class Mind:
    """The routes as the player to move weighs them."""

    def __init__(self, view: View) -> None:
        self.view, self.seat = view, view.to_move
        self.hope = HOPE * (1 - (view.round - 1) / view.rounds)
        self.bonus = {(chip.seat, chip.route): board().chips.bonus for chip in view.chips}
        self.known: dict[tuple[int, int], float] = {}

    def weigh(self, action: Choice) -> float:
        """What an action leads to, as long as the mandatory one is owed. A reroll is too much of a gamble."""
        match action:
            case Pick():
                return self.forward(action.number, self.view.dice(action.number))
            case Roll():
                return self.d4()
            case Turn() if action.route != action.to:  # otherwise it costs just what it brings
                price = self.gain(action.route, paid(self.view, action))
                return price + self.forward(action.to, self.view.dice(action.to) + 1)
            case _:
                return float("-inf")

    def d4(self) -> float:
        """What the 2d4 may be expected to bring: each route comes up as a pair or as one of two."""
        given, faces = board().given, board().given.d4_faces
        pair, single = 1 / faces**2, 2 * (faces - 1) / faces**2
        return sum(
            self.forward(route, given.pair) * pair + self.forward(route, given.single) * single
            for route in range(1, faces + 1)
        )

    def forward(self, route: int, count: int) -> float:
        """What so many spaces forward bring."""
        return self.gain(route, ahead(self.view.markers[self.seat][route - 1], count))

    def gain(self, route: int, space: int) -> float:
        """What it changes if the own marker stands on this space of a route (0: on none)."""
        key = (route, space)
        if key not in self.known:
            now = self.view.markers[self.seat][route - 1]
            self.known[key] = self.worth(route, space) - self.worth(route, now)
        return self.known[key]

    def worth(self, route: int, space: int) -> float:
        """Own points and hopes for the steps, less the others'."""
        spaces = [markers[route - 1] for markers in self.view.markers]
        spaces[self.seat] = space
        points = scored(tuple(n + self.bonus.get((seat, route), 0) if n else 0 for seat, n in enumerate(spaces)))
        own, steps, others = points[self.seat], spaces[self.seat], len(spaces) - 1
        return own - RIVALS * (sum(points) - own) / others + self.hope * (steps - (sum(spaces) - steps) / others)


@cache
def scored(values: tuple[int, ...]) -> tuple[int, ...]:
    """The points of one route by seat."""
    return tuple(share.points for share in shares(values))


def greedy(view: View, legal: Sequence[Choice], chance: Chance) -> Choice:
    """The best first step; after the mandatory action ``done``, which leads the list."""
    if view.acted:
        return legal[0]
    mind = Mind(view)
    return max(legal, key=mind.weigh)


POLICIES: Mapping[str, Policy] = {"greedy": greedy}
