"""What the computer player knows of Micronesia.

It weighs every split within reach, changed dice included, by the chance to win from the table it would leave:
one round of bust and island dangers in the order of play, then shares by strength. So it takes points, keeps
tribes against the next roll, stacks what is worth taking, stops whoever is close to the last island, and lets the
others run dry while it leads.
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
from .dice import ALL, Dice, Pair, Split, ends, first_change, pairs, splits
from .settling import Means, means, settle, unchanged
from .state import ISLANDS, View, points

STOCK = 3.2
"""What a tribe in stock is worth in points; one on an island counts STANDING, a sacrificed one nothing."""
STANDING = 1.8
RISK = 0.7
"""How much of an island's points one lone tribe there may lose before the next own turn, if every roll named it."""
SHELTER = 0.4
"""What each further tribe leaves of that risk."""
SHARPNESS = 0.25
"""How soon a lead decides: a point more is worth exp(SHARPNESS) times the chance."""
PATIENCE = 0.5
"""How often the others let a threat of one's own stand until the next turn."""

THROWS: Mapping[Dice, int] = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=3))
"""The 56 different throws, and how many of the 216 each stands for."""
NAMED: tuple[float, ...] = tuple(
    sum(weight for dice, weight in THROWS.items() if any(island in split for split in splits(dice))) / 216
    for island in (0, *ISLANDS)
)
"""The chance that a roll can name island n, at index n."""


class Board(NamedTuple):
    """The table as plain numbers, quick to copy: by island number (0 is the sea), and by seat."""

    owners: tuple[int | None, ...]
    counts: tuple[int, ...]
    stock: tuple[int, ...]
    wanted: int
    """Islands that win at once."""


class Plan(NamedTuple):
    """A whole settling: how many dice to change first, the split, and the islands in order."""

    sacrifices: int
    split: Split
    order: Split


def board_of(view: View) -> Board:
    return Board(
        (None, *(island.owner for island in view.islands)),
        (0, *(island.count for island in view.islands)),
        view.stock,
        view.options.islands_to_win,
    )


def purse_of(board: Board, seat: int) -> Means:
    """As ``settling.means``, on a board."""
    costs = (
        0,
        *(
            0 if owner == seat else count + 1
            for owner, count in zip(board.owners[1:], board.counts[1:], strict=True)
        ),
    )
    held = costs.count(0) - 1
    return Means(costs, board.stock[seat], held, held == board.wanted - 1)


def greedy(view: View, legal: Sequence[Choice], chance: Chance) -> Choice:
    """The legal action on the way to the best table."""
    seat = view.to_move
    board = board_of(view)
    if view.stage == "shift":
        return next_shift(view, board, legal)
    plans = list(within_reach(view))
    best = max(plans, key=lambda plan: (worth(settled(board, seat, plan), seat, view.again), -plan.sacrifices))
    return step_of(view, best, legal)


def within_reach(view: View) -> Iterator[Plan]:
    """Every settling that can still be paid, changed dice included."""
    purse = means(view, view.to_move)
    for sacrifices, group in enumerate(ends(view.dice, unchanged(view))):
        for split in group:
            for order in purse.orders(split):
                if purse.need(order) + sacrifices <= purse.stock:
                    yield Plan(sacrifices, split, order)


def step_of(view: View, plan: Plan, legal: Sequence[Choice]) -> Choice:
    """The next action that carries a plan out."""
    step: Settle | Change = (
        first_change(view.dice, unchanged(view), plan.split) if plan.sacrifices else settle(plan.order)
    )
    return step if step in legal else legal[0]


def settled(board: Board, seat: int, plan: Plan) -> Board:
    """The board after a plan, tribes shifted for shelter where that is allowed."""
    owners, counts, stock = list(board.owners), list(board.counts), list(board.stock)
    stock[seat] -= plan.sacrifices
    own = False
    for island in plan.order:
        owner = owners[island]
        if owner == seat:
            own = True
            continue
        if owner is not None:
            stock[owner] += counts[island]
        counts[island] += 1
        stock[seat] -= counts[island]
        owners[island] = seat
        if owners.count(seat) >= board.wanted:
            break
    if own:
        for island, count in sheltered(owners, counts, seat).items():
            counts[island] = count
    return Board(tuple(owners), tuple(counts), tuple(stock), board.wanted)


def sheltered(owners: Sequence[int | None], counts: Sequence[int], seat: int) -> dict[int, int]:
    """The best redistribution: one tribe on each island, each further one where it saves most points."""
    held = [island for island, owner in enumerate(owners) if owner == seat]
    spread = dict.fromkeys(held, 1)
    for _ in range(sum(counts[island] for island in held) - len(held)):
        spread[max(held, key=lambda island: at_risk(island, spread[island]))] += 1
    return spread


def next_shift(view: View, board: Board, legal: Sequence[Choice]) -> Choice:
    """A move towards the best redistribution, or ``done`` (the last of the list)."""
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
    """The points that an island with so many tribes may be expected to lose before the next own turn."""
    return float(points(island) * RISK * NAMED[island] * SHELTER ** (count - 1))


def strength(board: Board, seat: int) -> float:
    """What a seat's position is worth in points: islands less their risk, and tribes."""
    total = STOCK * board.stock[seat]
    for island, owner in enumerate(board.owners):
        if owner == seat:
            count = board.counts[island]
            total += points(island) - at_risk(island, count) + STANDING * count
    return total


def worth(board: Board, seat: int, again: bool) -> float:
    """The chance to win: dangers of one round in the order of play, then shares by strength."""
    if board.owners.count(seat) >= board.wanted:
        return 1.0
    seats = len(board.stock)
    order = [(seat + step) % seats for step in range(1, seats + 1)]
    if again:
        order.insert(0, seat)
    won, going = 0.0, 1.0
    for place, other in enumerate(order):
        bust, wins = dangers(purse_of(board, other), board.wanted)
        if other == seat:
            wins *= PATIENCE if place else 1  # on an extra turn nobody can come between
            won += going * wins
        elif bust:
            won += going * bust * leads(board, seat, other)
        going *= 1 - bust - wins
    weights = [exp(SHARPNESS * strength(board, other)) for other in range(seats)]
    return won + going * weights[seat] / sum(weights)


def leads(board: Board, seat: int, out: int) -> bool:
    """Whether a seat would win if another one went bust now (rules 36-38)."""

    def key(other: int) -> tuple[int, int, int]:
        held = [island for island, owner in enumerate(board.owners) if owner == other]
        return sum(map(points, held)), max(held, default=0), board.stock[other]

    return all(key(seat) > key(other) for other in range(len(board.stock)) if other not in (seat, out))


def dangers(purse: Means, wanted: int) -> tuple[float, float]:
    """The chances that the next roll of a seat leaves it bust, and that it can win at once."""
    near = purse.held >= wanted - 2
    if not near and purse.stock >= 3 + min(purse.costs[1:7]):
        return 0.0, 0.0  # three dice changed to the cheapest triple are always a way out
    costs = purse.costs
    needs = [((one, other), costs[one] + costs[other]) for one, other in every_pair()]
    if purse.brink:  # the cheaper of the two orders, as either island may win
        needs = [(pair, min(purse.need(pair), purse.need(pair[::-1]))) for pair in every_pair()]
    payable = within_means(needs, purse.stock)
    bust = sum(weight for weight, groups in throws() if not meets(payable, groups))
    if not near:
        return bust / 216, 0.0
    winning = [(pair, need) for pair, need in needs if purse.held + len(purse.taken(pair)) >= wanted]
    decisive = within_means(winning, purse.stock)
    return bust / 216, sum(weight for weight, groups in throws() if meets(decisive, groups)) / 216


def within_means(needs: Sequence[tuple[Pair, int]], stock: int) -> list[set[Pair]]:
    """The pairs of islands that can be paid after 0, 1, 2 and 3 sacrifices, as far as the stock goes."""
    return [{pair for pair, need in needs if need <= left} for left in range(stock, max(-1, stock - 4), -1)]


def meets(payable: Sequence[set[Pair]], groups: Sequence[frozenset[Pair]]) -> bool:
    """Whether a throw reaches one of them with so many changed dice."""
    return not all(map(set.isdisjoint, payable, groups))


@cache
def throws() -> tuple[tuple[int, tuple[frozenset[Pair], ...]], ...]:
    """For each throw its weight and the pairs within reach, by changed dice."""
    return tuple((weight, tuple(map(frozenset, pairs(dice, ALL)))) for dice, weight in THROWS.items())


@cache
def every_pair() -> tuple[Pair, ...]:
    """Whatever any dice can name."""
    return tuple(sorted({pair for _, groups in throws() for group in groups for pair in group}))


POLICIES: Mapping[str, Policy] = {"greedy": greedy}
