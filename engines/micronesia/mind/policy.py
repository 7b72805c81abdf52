"""The computer player of Micronesia.

It compares all payable splits, changed dice included, by its chance to win from the resulting board: the risk of a
bust or a last island for each player during one round, in turn order, then a share by strength. As a result it
takes points, keeps tribes for the next roll, stacks tribes on valuable islands, stops a rival who is close to the
last island, and lets the others run out of tribes while it leads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate, product
from math import exp
from operator import and_, or_
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from ...core import Chance
from ...core.mind import Policy
from ..actions import Choice, Shift
from ..dice import ALL, FACES, Dice, reachable_pairs, splits
from ..settling import Budget, Play, budget_of, line_of, payable_plays
from ..state import ISLANDS, State, View, points

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

PairSet: TypeAlias = int
"""A set of pairs: the pair of a die's island and another one has the bit ``ROW * one + other``."""
ROW = len(ISLANDS) + 1

TRIPLE = 3
"""The most dice that can be changed."""

ROLLS: Mapping[Dice, int] = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=3))
"""The 56 distinct rolls with their weights."""
EVERY_ROLL = 216
"""The weights of all rolls."""
NAMED: tuple[float, ...] = tuple(
    sum(weight for dice, weight in ROLLS.items() if any(island in split for split in splits(dice))) / EVERY_ROLL
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


def board_of(view: State) -> Board:
    """The board of a view."""
    return Board(
        (None, *(island.owner for island in view.islands)),
        (0, *(island.count for island in view.islands)),
        view.stock,
        view.options.islands_to_win,
    )


def budget_on(board: Board, seat: int) -> Budget:
    """``settling.budget_of``, for a board."""
    costs = tuple(
        [0 if owner == seat else count + 1 for owner, count in zip(board.owners, board.counts, strict=True)]
    )
    costs = (0, *costs[1:])
    held = costs.count(0) - 1
    return Budget(costs, board.stock[seat], held, held == board.wanted - 1)


def greedy(view: View, legal: Sequence[Choice], chance: Chance) -> Choice:
    """The next step of the play with the best chance to win."""
    seat = view.to_move
    board = board_of(view)
    if view.stage == "shift":
        return next_shift(view, board, legal)
    plays = payable_plays(view, budget_of(view, seat))
    best = max(plays, key=lambda play: (win_chance(settle(board, seat, play), seat, view.again), -play.sacrifices))
    step = line_of(view, best)[0]
    return step if step in legal else legal[0]


def settle(board: Board, seat: int, play: Play) -> Board:
    """The board after a play; if the play allows a shift, tribes are spread as ``sheltered`` says."""
    owners, counts, stock = list(board.owners), list(board.counts), list(board.stock)
    stock[seat] -= play.sacrifices
    can_shift = False
    for island in play.order:
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
        for island, count in shelter(owners, counts, seat).items():
            counts[island] = count
    return Board(tuple(owners), tuple(counts), tuple(stock), board.wanted)


def shelter(owners: Sequence[int | None], counts: Sequence[int], seat: int) -> Mapping[int, int]:
    """The best spread of a seat's tribes by island: one on each, each further one where the risk is greatest."""
    held = tuple([island for island, owner in enumerate(owners) if owner == seat])
    return best_spread(held, sum([counts[island] for island in held]))


@lru_cache(maxsize=1 << 14)
def best_spread(held: tuple[int, ...], tribes: int) -> Mapping[int, int]:
    """The best spread of ``tribes`` over these islands."""
    spread = dict.fromkeys(held, 1)
    for _ in range(tribes - len(held)):
        spread[max(held, key=lambda island: at_risk(island, spread[island]))] += 1
    return MappingProxyType(spread)


def next_shift(view: State, board: Board, legal: Sequence[Choice]) -> Choice:
    """A move towards the best spread, or ``done``, which is always last in the list."""
    aim = shelter(board.owners, board.counts, view.to_move)
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


@cache
def worth(island: int, count: int) -> float:
    """The value of a held island in points: its own less their risk, and its tribes."""
    return points(island) - at_risk(island, count) + ON_ISLAND * count


def strengths(board: Board) -> list[float]:
    """The value of each seat's position in points: its islands and its tribes."""
    totals = [IN_STOCK * stock for stock in board.stock]
    for island, owner in enumerate(board.owners):
        if owner is not None:
            totals[owner] += worth(island, board.counts[island])
    return totals


def win_chance(board: Board, seat: int, again: bool) -> float:
    """The chance of a seat to win: one round of rolls in turn order, then a share by strength."""
    if board.owners.count(seat) >= board.wanted:
        return 1.0
    seats = len(board.stock)
    order = [*range(seat + 1, seats), *range(seat + 1)]
    if again:
        order.insert(0, seat)
    return chance_in(board, seat, order, is_next=again)


def chance_in(board: Board, seat: int, order: Sequence[int], *, is_next: bool = False) -> float:
    """The chance of a seat to win: everybody rolls once in this order, then a share by strength.

    ``is_next``: the seat rolls first, so that nobody plays before it.
    """
    won, going = 0.0, 1.0
    for place, other in enumerate(order):
        if is_calm(board, other):
            continue
        bust, wins = roll_odds(budget_on(board, other), board.wanted)
        if other == seat:
            wins *= 1 if is_next and not place else PATIENCE
            won += going * wins
        elif bust:
            won += going * bust * would_win(board, seat, other)
        going *= 1 - bust - wins
    weights = [exp(SHARPNESS * strength) for strength in strengths(board)]
    return won + going * weights[seat] / sum(weights)


def would_win(board: Board, seat: int, out: int) -> bool:
    """Whether ``seat`` would win if ``out`` went bust now (rules 36-38)."""

    def key(other: int) -> tuple[int, int, int]:
        held = [island for island, owner in enumerate(board.owners) if owner == other]
        return sum(map(points, held)), max(held, default=0), board.stock[other]

    return all(key(seat) > key(other) for other in range(len(board.stock)) if other not in (seat, out))


def is_calm(board: Board, seat: int) -> bool:
    """Whether the next roll of a seat can neither bust it nor let it win at once (``roll_odds`` gives 0 and 0)."""
    if board.owners.count(seat) >= board.wanted - 2:
        return False
    spare = board.stock[seat] - TRIPLE
    return spare >= 0 if seat in board.owners[1:7] else spare > min(board.counts[1:7])


def roll_odds(budget: Budget, wanted: int) -> tuple[float, float]:
    """The chances that the next roll of a seat busts it, and that it lets the seat win at once."""
    near = budget.held >= wanted - 2
    if not near and budget.stock >= TRIPLE + min(budget.costs[1:7]):
        return 0.0, 0.0  # three changed dice always reach the cheapest triple
    bust = (EVERY_ROLL - reaching(payable_pairs(budget, 0))) / EVERY_ROLL
    if not near:
        return bust, 0.0
    return bust, reaching(payable_pairs(budget, wanted - budget.held)) / EVERY_ROLL


def payable_pairs(budget: Budget, new: int) -> tuple[PairSet, ...]:
    """The pairs with at least ``new`` new islands that the stock can pay for after 0, 1, 2 and 3 sacrifices.

    There are fewer sets for a smaller stock.
    """
    stock = budget.stock
    within = within_reach(budget.costs, stock)
    own, lefts = within[0], range(stock, max(-1, stock - TRIPLE - 1), -1)
    if budget.is_one_short:  # either island may win, so the cheaper order counts
        nothing_new = 0 if new else inside(own)
        return tuple([nothing_new | touching(within[left] & ~own) for left in lefts])
    skipped = own if new else 0
    rows = [(ROW * one, budget.costs[one]) for one in FACES if not skipped >> one & 1]
    return tuple(
        [sum([(within[left - cost] & ~skipped) << at for at, cost in rows if cost <= left]) for left in lefts]
    )


def within_reach(costs: Sequence[int], stock: int) -> list[int]:
    """The islands that cost at most 0, 1, ... ``stock`` tribes, each set as an int with a bit for each island."""
    sets = [0] * (stock + 1)
    for island, cost in enumerate(costs):
        if cost <= stock:
            sets[cost] |= 1 << island
    return list(accumulate(sets, or_))


@cache
def inside(islands: int) -> PairSet:
    """The pairs with both islands in this set."""
    return sum(islands << ROW * one for one in FACES if islands >> one & 1)


@cache
def touching(islands: int) -> PairSet:
    """The pairs with an island in this set."""
    whole = (1 << ROW) - 1
    return sum((whole if islands >> one & 1 else islands) << ROW * one for one in FACES)


@lru_cache(maxsize=1 << 12)
def reaching(payable: tuple[PairSet, ...]) -> int:
    """The weight of the rolls that reach one of these pairs, which are indexed by the number of changed dice."""
    return sum([weight for weight, groups in weighted_rolls() if any(map(and_, payable, groups))])


@cache
def weighted_rolls() -> tuple[tuple[int, tuple[PairSet, ...]], ...]:
    """Each distinct roll: its weight, and the pairs that it reaches, by the number of changed dice."""
    return tuple(
        (weight, tuple(sum(1 << ROW * one + other for one, other in group) for group in reachable_pairs(dice, ALL)))
        for dice, weight in ROLLS.items()
    )


POLICIES: Mapping[str, Policy] = {"greedy": greedy}
