"""Plans of the computer player: ways for its soldiers, uses for its dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..actions import Choice, Develop, Dispatch, Join, Move
from ..printed import ground
from ..report import HALTED, MOVED
from ..state import View
from ..steps.moving import can_develop, reach, rivals, steps_left
from .tastes import GREEDY, Taste
from .weighing import card_value, worth

STEP = 0.05
"""The cost of a step, so that shorter ways are preferred."""
FAR = 9
"""The most steps looked ahead."""
Weigh = Callable[[Choice], float]


class Plan(NamedTuple):
    """A soldier's way and its value."""

    value: float
    steps: int
    origin: int
    strength: int
    to: int


def plans(view: View, seat: int, steps: int, taste: Taste = GREEDY) -> list[Plan]:
    """All ways worth more than staying, the best first."""
    ways, known, held = [], dict[tuple[int, int], float](), rivals(view, seat)
    taken = {soldier.space for soldier in view.players[seat].soldiers if soldier.flags & MOVED}
    for soldier in set(view.players[seat].soldiers):
        if soldier.flags & HALTED or (soldier.flags & MOVED and value_at(view, seat, soldier.space, taste) > 0):
            continue
        stays = 0.0 if soldier.space == view.players[seat].home else value_at(view, seat, soldier.space, taste)
        for to, far in reach(view, seat, soldier, steps).items():
            if to in taken and to not in held and view.owners[to] in (-1, seat):
                continue
            key = (to, soldier.strength)
            if key not in known:
                known[key] = worth(view, seat, to, soldier.strength, taste)
            value = known[key] - stays - far * STEP
            if value > 0:
                ways.append(Plan(value, far, soldier.space, soldier.strength, to))
    return sorted(ways, reverse=True)


def value_at(view: View, seat: int, space: int, taste: Taste) -> float:
    """The value of the soldiers that stand there already."""
    return 1.0 if view.owners[space] != seat else worth(view, seat, space, 0, taste)


def best_plans(view: View, seat: int, ways: list[Plan], steps: int) -> list[Plan]:
    """The best ways within a number of steps, using each soldier and each space once."""
    soldiers: dict[tuple[int, int], int] = {}
    for soldier in view.players[seat].soldiers:
        soldiers[soldier.space, soldier.strength] = soldiers.get((soldier.space, soldier.strength), 0) + 1
    chosen: list[Plan] = []
    for way in sorted(ways, key=lambda way: way.value - 0.6 * way.steps, reverse=True):
        soldier_key = (way.origin, way.strength)
        if way.steps <= steps and soldiers[soldier_key] and way.to not in {other.to for other in chosen}:
            chosen.append(way)
            soldiers[soldier_key] -= 1
            steps -= way.steps
    return chosen


def acting(view: View, seat: int, taste: Taste = GREEDY) -> Weigh:
    """Weigh the uses of a die by what they bring beyond its number in coins."""
    dice = view.players[seat].dice
    ways = plans(view, seat, min(FAR, sum(dice)), taste)

    def march(steps: int) -> float:
        return sum(way.value for way in best_plans(view, seat, ways, steps)) - taste.pip * steps

    def card(die: int) -> float:
        return card_value(view, seat, die, taste) - taste.pip * die

    alone = {die: march(die) for die in dice}

    def weigh(action: Choice) -> float:
        match action:
            case Dispatch():
                return alone[action.die]
            case Develop():
                return card(action.die) - taste.develop
            case Join():
                both = action.die + action.other
                apart = max(0.0, alone[action.die]) + max(0.0, alone[action.other])
                drawn = card(both) if can_develop(view, both) else 0.0
                return max(march(both) if both <= FAR else 0.0, drawn) - apart - taste.join
            case _:
                return 0.0

    return weigh


def marching(view: View, seat: int, taste: Taste = GREEDY) -> Weigh:
    """Weigh moves by the planned ways; with the Railway each soldier takes its best."""
    steps = steps_left(view)
    ways = plans(view, seat, steps, taste)
    chosen = best_plans(view, seat, ways, steps if view.stage == "march" else steps * len(ways))
    names = ground().names
    values = {(names[way.origin], names[way.to], way.strength): way.value for way in chosen}

    def weigh(action: Choice) -> float:
        if not isinstance(action, Move):
            return 0.0
        return values.get((action.origin, action.to, 1 + (action.unit == "strong")), 0.0)

    return weigh
