"""Resources: held, paid and gained."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from .events import Taken
from .printed import RESOURCES, Kinds, amount, goal, tile, tribe
from .state import Course, State, Table, with_player


def wealth_of(table: Table, seat: int) -> int:
    """The number of resources of all kinds that a seat holds."""
    return sum(table.players[seat].resources)


def single(resource: int, count: int = 1) -> Kinds:
    """``count`` resources of one kind."""
    return (count * (resource == 0), count * (resource == 1), count * (resource == 2))


def payable(has: Kinds, price: Kinds) -> bool:
    return has[0] >= price[0] and has[1] >= price[1] and has[2] >= price[2]


def missing(has: Kinds, price: Kinds) -> Kinds:
    """The resources that a price takes beyond those at hand."""
    return (max(0, price[0] - has[0]), max(0, price[1] - has[1]), max(0, price[2] - has[2]))


def pay(state: State, seat: int, price: Kinds) -> State:
    has = state.players[seat].resources
    return with_player(state, seat, resources=(has[0] - price[0], has[1] - price[1], has[2] - price[2]))


def receive(state: State, seat: int, gain: Kinds) -> State:
    has = state.players[seat].resources
    return with_player(state, seat, resources=(has[0] + gain[0], has[1] + gain[1], has[2] + gain[2]))


def take(state: State, seat: int, resource: int, count: int, why: str, course: Course) -> State:
    """Take resources of one kind and emit Taken."""
    course.emit(Taken, seat=seat, resource=RESOURCES[resource], count=count, why=why)
    return receive(state, seat, single(resource, count))


def village_prices(table: Table, seat: int) -> tuple[Kinds, ...]:
    """Payments for a village within the seat's means, nearest to the printed cost first."""
    has = table.players[seat].resources
    return tuple([price for price in village_costs(table, seat) if payable(has, price)])


def village_costs(table: Table, seat: int) -> tuple[Kinds, ...]:
    """All payments for a village, nearest to the printed cost first (rule 39; Stone Tools, Crafty Builders)."""
    player = table.players[seat]
    less = goal("stone-tools").amount if table.has(seat, "stone-tools") else 0
    other = amount("crafty-builders") if player.power == "crafty-builders" else 0
    return _prices(tribe(player.tribe).village, less, other)


def next_price(table: Table, seat: int) -> Kinds:
    """The payment for a village of which the seat lacks least, nearest to the printed cost first."""
    has = table.players[seat].resources
    return min(village_costs(table, seat), key=lambda price: sum(missing(has, price)))


@lru_cache(maxsize=256)
def _prices(cost: Kinds, less: int, other: int) -> tuple[Kinds, ...]:
    """All payments of ``less`` fewer resources, up to ``other`` of them of kinds beyond the cost."""
    total = max(0, sum(cost) - less)
    prices = []
    for price in product(range(total + 1), repeat=3):
        beyond = sum(max(0, part - printed) for part, printed in zip(price, cost, strict=True))
        if sum(price) == total and beyond <= other:
            prices.append((beyond, tuple(-part for part in price)))
    return tuple((-f, -w, -s) for _, (f, w, s) in sorted(prices))


def sacrifices(table: Table, seat: int) -> tuple[Kinds, ...]:
    """The payments to the altar that the seat can make: equal resources, or one of each kind."""
    card = tile("altar")
    wanted = [single(resource, card.equal) for resource in range(3)]
    if card.different == len(RESOURCES):
        wanted.append((1, 1, 1))
    return tuple([price for price in wanted if payable(table.players[seat].resources, price)])
