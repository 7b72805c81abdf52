"""The computer player of Micronesia.

It compares all payable splits, changed dice included, by its chance to win from the resulting board: the risk of a
bust or a last island for each player during one round, in turn order, then a share by strength. As a result it
takes points, keeps tribes for the next roll, stacks tribes on valuable islands, stops a rival who is close to the
last island, and lets the others run out of tribes while it leads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from math import exp
from typing import NamedTuple

from ..core import Chance, Policy
from .actions import Change, Choice, Settle, Shift
from .dice import ALL, Dice, Pair, Split, first_change, reachable_pairs, reachable_splits, splits
from .settling import Budget, budget_of, settle, unchanged
from .state import ISLANDS, View, points

IN_STOCK = 3.2
"""The value of a tribe in stock, in points; a tribe on an island counts ON_ISLAND, a sacrificed one nothing."""
ON_ISLAND = 1.8
RISK = 0.7
"""The share of an island's points at risk before the next own turn, with one tribe there that every roll names."""
SHELTER = 0.4
"""Each further tribe multiplies that risk by this."""
SHARPNESS = 0.25
"""How strongly a lead counts: one more point multiplies the weight of a seat by exp(SHARPNESS)."""
PATIENCE = 0.5
"""The chance that a winning threat survives the turns of the others."""

ROLLS: Mapping[Dice, int] = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=3))
"""The 56 distinct rolls with their weights, which add up to 216."""
NAMED: tuple[float, ...] = tuple(
    sum(weight for dice, weight in ROLLS.items() if any(island in split for split in splits(dice))) / 216
    for island in (0, *ISLANDS)
)
"""The chance that a roll can name island n, at index n (0: the sea)."""


class Board(NamedTuple):
    """The table as plain numbers, quick to copy: owners and counts by island number (0: the sea), stock by seat."""

    owners: tuple[int | None, ...]
    counts: tuple[int, ...]
    stock: tuple[int, ...]
    wanted: int
    """The number of islands that wins at once."""


class Plan(NamedTuple):
    """A complete settling: how many dice to change first, the split, and its islands in order."""

    sacrifices: int
    split: Split
    order: Split


def board_of(view: View) -> Board:
    """The board of a view."""
    return Board(
        (None, *(island.owner for island in view.islands)),
        (0, *(island.count for island in view.islands)),
        view.stock,
        view.options.islands_to_win,
    )


def budget_on(board: Board, seat: int) -> Budget:
    """``settling.budget_of``, for a board."""
    costs = (
        0,
        *(
            0 if owner == seat else count + 1
            for owner, count in zip(board.owners[1:], board.counts[1:], strict=True)
        ),
    )
    held = costs.count(0) - 1
    return Budget(costs, board.stock[seat], held, held == board.wanted - 1)


def greedy(view: View, legal: Sequence[Choice], chance: Chance) -> Choice:
    """The next step of the plan with the best chance to win."""
    seat = view.to_move
    board = board_of(view)
    if view.stage == "shift":
        return next_shift(view, board, legal)
    plans = list(payable_plans(view))
    best = max(plans, key=lambda plan: (win_chance(settled(board, seat, plan), seat, view.again), -plan.sacrifices))
    return step_of(view, best, legal)


def payable_plans(view: View) -> Iterator[Plan]:
    """Every settling that the stock can pay for, changed dice included."""
    budget = budget_of(view, view.to_move)
    for sacrifices, group in enumerate(reachable_splits(view.dice, unchanged(view))):
        for split in group:
            for order in budget.orders(split):
                if budget.need(order) + sacrifices <= budget.stock:
                    yield Plan(sacrifices, split, order)


def step_of(view: View, plan: Plan, legal: Sequence[Choice]) -> Choice:
    """The next action of a plan."""
    step: Settle | Change = (
        first_change(view.dice, unchanged(view), plan.split) if plan.sacrifices else settle(plan.order)
    )
    return step if step in legal else legal[0]


def settled(board: Board, seat: int, plan: Plan) -> Board:
    """The board after a plan; if the plan allows a shift, tribes are spread as ``sheltered`` says."""
    owners, counts, stock = list(board.owners), list(board.counts), list(board.stock)
    stock[seat] -= plan.sacrifices
    can_shift = False
    for island in plan.order:
        owner = owners[island]
        if owner == seat:
            can_shift = True
            continue
        if owner is not None:
            stock[owner] += counts[island]
        counts[island] += 1
        stock[seat] -= counts[island]
        owners[island] = seat
        if owners.count(seat) >= board.wanted:
            break
    if can_shift:
        for island, count in sheltered(owners, counts, seat).items():
            counts[island] = count
    return Board(tuple(owners), tuple(counts), tuple(stock), board.wanted)


def sheltered(owners: Sequence[int | None], counts: Sequence[int], seat: int) -> dict[int, int]:
    """The best spread of a seat's tribes by island: one on each, each further one where the risk is greatest."""
    held = [island for island, owner in enumerate(owners) if owner == seat]
    spread = dict.fromkeys(held, 1)
    for _ in range(sum(counts[island] for island in held) - len(held)):
        spread[max(held, key=lambda island: at_risk(island, spread[island]))] += 1
    return spread


def next_shift(view: View, board: Board, legal: Sequence[Choice]) -> Choice:
    """A move towards the best spread, or ``done``, which is always last in the list."""
    aim = sheltered(board.owners, board.counts, view.to_move)
    for action in legal:
        if isinstance(action, Shift):
            spare = board.counts[action.from_island] - aim[action.from_island]
            room = aim[action.to_island] - board.counts[action.to_island]
            if 0 < action.count == min(spare, room):
                return action
    return legal[-1]


@cache
def at_risk(island: int, count: int) -> float:
    """The points that an island with ``count`` tribes is expected to lose before the next own turn."""
    return float(points(island) * RISK * NAMED[island] * SHELTER ** (count - 1))


def strength(board: Board, seat: int) -> float:
    """The value of a seat's position in points: its islands less their risk, and its tribes."""
    total = IN_STOCK * board.stock[seat]
    for island, owner in enumerate(board.owners):
        if owner == seat:
            count = board.counts[island]
            total += points(island) - at_risk(island, count) + ON_ISLAND * count
    return total


def win_chance(board: Board, seat: int, again: bool) -> float:
    """The chance of a seat to win: one round of rolls in turn order, then a share by strength."""
    if board.owners.count(seat) >= board.wanted:
        return 1.0
    seats = len(board.stock)
    order = [(seat + step) % seats for step in range(1, seats + 1)]
    if again:
        order.insert(0, seat)
    won, going = 0.0, 1.0
    for place, other in enumerate(order):
        bust, wins = roll_odds(budget_on(board, other), board.wanted)
        if other == seat:
            wins *= PATIENCE if place else 1  # nobody plays before an extra turn
            won += going * wins
        elif bust:
            won += going * bust * would_win(board, seat, other)
        going *= 1 - bust - wins
    weights = [exp(SHARPNESS * strength(board, other)) for other in range(seats)]
    return won + going * weights[seat] / sum(weights)


def would_win(board: Board, seat: int, out: int) -> bool:
    """Whether ``seat`` would win if ``out`` went bust now (rules 36-38)."""

    def key(other: int) -> tuple[int, int, int]:
        held = [island for island, owner in enumerate(board.owners) if owner == other]
        return sum(map(points, held)), max(held, default=0), board.stock[other]

    return all(key(seat) > key(other) for other in range(len(board.stock)) if other not in (seat, out))


def roll_odds(budget: Budget, wanted: int) -> tuple[float, float]:
    """The chances that the next roll of a seat busts it, and that it lets the seat win at once."""
    near = budget.held >= wanted - 2
    if not near and budget.stock >= 3 + min(budget.costs[1:7]):
        return 0.0, 0.0  # three changed dice always reach the cheapest triple
    costs = budget.costs
    needs = [((one, other), costs[one] + costs[other]) for one, other in every_pair()]
    if budget.is_one_short:  # either island may win, so the cheaper order counts
        needs = [(pair, min(budget.need(pair), budget.need(pair[::-1]))) for pair in every_pair()]
    payable = payable_pairs(needs, budget.stock)
    bust = sum(weight for weight, groups in weighted_rolls() if not reaches_any(payable, groups))
    if not near:
        return bust / 216, 0.0
    winning = [(pair, need) for pair, need in needs if budget.held + len(budget.taken(pair)) >= wanted]
    decisive = payable_pairs(winning, budget.stock)
    return bust / 216, sum(weight for weight, groups in weighted_rolls() if reaches_any(decisive, groups)) / 216


def payable_pairs(needs: Sequence[tuple[Pair, int]], stock: int) -> list[set[Pair]]:
    """The pairs that ``stock`` can pay for after 0, 1, 2 and 3 sacrifices; fewer entries for a smaller stock."""
    return [{pair for pair, need in needs if need <= left} for left in range(stock, max(-1, stock - 4), -1)]


def reaches_any(payable: Sequence[set[Pair]], groups: Sequence[frozenset[Pair]]) -> bool:
    """Whether a roll reaches a payable pair; both sequences are indexed by the number of changed dice."""
    return not all(map(set.isdisjoint, payable, groups))


@cache
def weighted_rolls() -> tuple[tuple[int, tuple[frozenset[Pair], ...]], ...]:
    """Each distinct roll: its weight, and the pairs that it reaches, by the number of changed dice."""
    return tuple((weight, tuple(map(frozenset, reachable_pairs(dice, ALL)))) for dice, weight in ROLLS.items())


@cache
def every_pair() -> tuple[Pair, ...]:
    """All pairs that any dice can name."""
    return tuple(sorted({pair for _, groups in weighted_rolls() for group in groups for pair in group}))


POLICIES: Mapping[str, Policy] = {"greedy": greedy}
