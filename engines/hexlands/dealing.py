"""Hands that agree with everything that a reader knows: cards taken and spent openly, and trades (A81).

The course of the game is a list of steps of hands that the reader does not see: open ones, and swaps, of which
only the numbers are known. Backwards, ``_demands`` chooses at random which way the cards came that a hand must
have had; forwards, ``_played`` swaps those and fills up with others. What the reader has traded is known and hence
an open step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple, TypeAlias

from ..core import Chance
from ..core.dialogue import evolve
from .hidden import Exchange
from .printed import ItemNumbers, items
from .state import State, secret

Cards: TypeAlias = "Counter[int]"
Hands: TypeAlias = Mapping[int, Cards]
MOST_TRIES = 20_000
"""Ways of cards that are tried, at most; a table that was not played may have none."""


class Open(NamedTuple):
    """A hand spends cards that it has, and then takes some; ``size`` is its number of cards before it."""

    seat: int
    spent: ItemNumbers
    taken: ItemNumbers
    size: int = 0


class Swap(NamedTuple):
    """Two hands exchange cards unseen; ``sizes`` are the numbers of cards before it."""

    number: int
    seats: tuple[int, int]
    counts: tuple[int, int]
    sizes: tuple[int, int]


class Way(NamedTuple):
    """The cards that each of two hands must give in a swap, and those that it must keep."""

    gives: tuple[Cards, Cards]
    keeps: tuple[Cards, Cards]


class Deal(NamedTuple):
    hands: Mapping[int, ItemNumbers]
    exchanges: tuple[Exchange, ...]
    """With what was exchanged in this guess."""


def deal(state: State, reader: int | None, shown: Mapping[int, ItemNumbers], chance: Chance) -> Deal:
    """Return a guess of the hands of all but the reader; those of ``shown`` have at least these cards.

    It depends on what the reader knows alone. Where no hands agree with it, which no played game brings about, they
    are dealt by their numbers.
    """
    others = tuple([seat for seat in range(state.seats) if seat != reader])
    sizes = {seat: len(secret(state, seat).hand) for seat in others}
    pool = Counter[int]()
    for seat in others:
        pool.update(secret(state, seat).hand)
    begun = _steps(state, reader, sizes)
    if begun is not None:
        steps, first_sizes = begun
        base = pool.copy()
        for step in steps:
            if isinstance(step, Open):
                base.subtract(step.taken)
                base.update(step.spent)
        if min(base.values(), default=0) >= 0 and base.total() == sum(first_sizes.values()):
            ways = _demands(steps, first_sizes, +base, shown, chance)
            if ways is not None:
                return _played(state, steps, first_sizes, +base, *ways, chance)
    return _by_numbers(state, reader, sizes, pool, shown, chance)


def _steps(
    state: State, reader: int | None, sizes: Mapping[int, int]
) -> tuple[list[Open | Swap], dict[int, int]] | None:
    """The steps of the hands that the reader does not see, and their sizes before them; None if these are none."""
    steps: list[Open | Swap] = []
    for number, each in enumerate(state.exchanges):
        if each.cards is None:
            return None
        for seat, spent, known in zip(each.seats, each.spent, each.known, strict=True):
            if seat != reader:
                steps.append(Open(seat, spent, known))
        if reader in each.seats:
            other = each.seats.index(reader) ^ 1
            steps.append(Open(each.seats[other], each.cards[other], each.cards[other ^ 1]))
        else:
            steps.append(Swap(number, each.seats, each.counts, (0, 0)))
    for seat in sizes:
        steps.append(Open(seat, state.players[seat].spent, state.players[seat].known))
    before = dict(sizes)
    for at in reversed(range(len(steps))):
        step = steps[at]
        if isinstance(step, Open):
            before[step.seat] += len(step.spent) - len(step.taken)
            steps[at] = step._replace(size=before[step.seat])
        else:
            (one, other), (gives, gets) = step.seats, step.counts
            before[one] += gives - gets
            before[other] += gets - gives
            steps[at] = step._replace(sizes=(before[one], before[other]))
    return None if min(before.values()) < 0 else (steps, before)


def _bounds(steps: list[Open | Swap], sizes: Mapping[int, int], base: Cards) -> list[dict[int, Cards]]:
    """Before each step, the most cards of each number that each hand can have."""
    most = {seat: Counter({n: min(size, count) for n, count in base.items()}) for seat, size in sizes.items()}
    bounds = []
    for step in steps:
        bounds.append(dict(most))
        if isinstance(step, Open):
            most[step.seat] = most[step.seat] - Counter(step.spent) + Counter(step.taken)
        else:
            one, other = step.seats
            gives, gets = step.counts
            before = most[one], most[other]
            most[one] = before[0] + Counter({n: min(gets, count) for n, count in before[1].items()})
            most[other] = before[1] + Counter({n: min(gives, count) for n, count in before[0].items()})
    return bounds


def _demands(
    steps: list[Open | Swap],
    sizes: Mapping[int, int],
    base: Cards,
    shown: Mapping[int, ItemNumbers],
    chance: Chance,
) -> tuple[dict[int, Cards], dict[int, Way]] | None:
    """Choose the ways of all cards that hands must have; return what they must have at first, and the ways by the
    number of the exchange. None if there are none."""
    bounds = _bounds(steps, sizes, base)
    tries = 0
    failed = set[tuple[int, tuple[ItemNumbers, ...]]]()
    chosen: list[tuple[int, dict[int, Cards], Iterator[Way], Way | None]] = []
    demands: dict[int, Cards] | None = {seat: Counter(shown.get(seat, ())) for seat in sizes}
    at = len(steps) - 1
    while True:
        while demands is not None and at >= 0:
            step = steps[at]
            if isinstance(step, Swap):
                if _key(at, demands) in failed:
                    demands = None
                else:
                    chosen.append((at, demands, _ways(step, demands, bounds[at], chance), None))
                break
            need = demands[step.seat] - Counter(step.taken) + Counter(step.spent)
            fits = need.total() <= step.size and need <= bounds[at][step.seat]
            demands = {**demands, step.seat: need} if fits else None
            at -= 1
        if demands is not None and at < 0:
            total = Counter[int]()
            for need in demands.values():
                total.update(need)
            fits = all(demands[seat].total() <= size for seat, size in sizes.items())
            if fits and total <= base:
                return demands, {_swap(steps[at]).number: way for at, _, _, way in chosen if way is not None}
        while chosen:
            at, after, ways, _ = chosen.pop()
            tries += 1
            way = next(ways, None) if tries <= MOST_TRIES else None
            if way is None:
                failed.add(_key(at, after))
            else:
                one, other = _swap(steps[at]).seats
                chosen.append((at, after, ways, way))
                demands = {
                    **after,
                    one: way.keeps[0] + way.gives[0],
                    other: way.keeps[1] + way.gives[1],
                }
                at -= 1
                break
        else:
            return None


def _key(at: int, demands: Hands) -> tuple[int, tuple[ItemNumbers, ...]]:
    return at, tuple(_numbers(need) for need in demands.values())


def _swap(step: Open | Swap) -> Swap:
    assert isinstance(step, Swap)
    return step


def _ways(step: Swap, demands: Hands, bounds: Hands, chance: Chance) -> Iterator[Way]:
    """The ways to have these cards after a swap, the first one as likely as a random swap brings it."""
    wanted: list[tuple[int, int]] = []
    options: list[tuple[bool, ...]] = []
    for side in (0, 1):
        own, other = bounds[step.seats[side]], bounds[step.seats[side ^ 1]]
        came, kept = step.counts[side ^ 1], step.sizes[side] - step.counts[side]
        for number in sorted(demands[step.seats[side]].elements()):
            could = [how for how in (True, False) if (came and other[number] if how else kept > 0 and own[number])]
            if len(could) == 2 and chance.pick(range(came + kept)) >= came:
                could.reverse()
            wanted.append((side, number))
            options.append(tuple(could))
    for choice in product(*options):
        gives, keeps = (Counter[int](), Counter[int]()), (Counter[int](), Counter[int]())
        for (side, number), came in zip(wanted, choice, strict=True):
            (gives[side ^ 1] if came else keeps[side])[number] += 1
        if all(
            gives[side].total() <= step.counts[side]
            and keeps[side].total() <= step.sizes[side] - step.counts[side]
            and gives[side] + keeps[side] <= bounds[step.seats[side]]
            for side in (0, 1)
        ):
            yield Way(gives, keeps)


def _played(
    state: State,
    steps: list[Open | Swap],
    sizes: Mapping[int, int],
    base: Cards,
    demands: Hands,
    ways: Mapping[int, Way],
    chance: Chance,
) -> Deal:
    """Play the steps with random cards besides those that go a chosen way."""
    for need in demands.values():
        base = base - need
    left, hands = list(chance.shuffle(sorted(base.elements()))), dict[int, Cards]()
    for seat, size in sizes.items():
        more = size - demands[seat].total()
        hands[seat], left = demands[seat] + Counter(left[:more]), left[more:]
    exchanges = list(state.exchanges)
    for step in steps:
        if isinstance(step, Open):
            hands[step.seat] = hands[step.seat] - Counter(step.spent) + Counter(step.taken)
            continue
        way, given = ways[step.number], list[Cards]()
        for seat, count, gives, keeps in zip(step.seats, step.counts, way.gives, way.keeps, strict=True):
            free = sorted((hands[seat] - gives - keeps).elements())
            more = count - gives.total()
            given.append(gives + Counter(chance.shuffle(free)[:more] if more else ()))
        one, other = step.seats
        hands[one] = hands[one] - given[0] + given[1]
        hands[other] = hands[other] - given[1] + given[0]
        cards = (_numbers(given[0]), _numbers(given[1]))
        exchanges[step.number] = evolve(exchanges[step.number], cards=cards)
    return Deal({seat: _numbers(hand) for seat, hand in hands.items()}, tuple(exchanges))


def _numbers(cards: Cards) -> ItemNumbers:
    return tuple(sorted(cards.elements()))


def _by_numbers(
    state: State,
    reader: int | None,
    sizes: Mapping[int, int],
    pool: Cards,
    shown: Mapping[int, ItemNumbers],
    chance: Chance,
) -> Deal:
    """Deal hands of these sizes that have the cards shown; trades of others are anything."""
    for cards in shown.values():
        pool = pool - Counter(cards)
    left, hands = list(chance.shuffle(sorted(pool.elements()))), dict[int, ItemNumbers]()
    for seat, size in sizes.items():
        more = size - len(shown.get(seat, ()))
        hands[seat], left = tuple(sorted((*shown.get(seat, ()), *left[:more]))), left[more:]
    numbers = range(1, 1 + len(items().items))
    exchanges = []
    for each in state.exchanges:
        if reader not in each.seats:
            one, other = (tuple(sorted(chance.pick(numbers) for _ in range(count))) for count in each.counts)
            each = evolve(each, cards=(one, other))
        exchanges.append(each)
    return Deal(hands, tuple(exchanges))
