"""One cycle of a league as values: groups, tables, points, places, who goes up and down. Pure.

People of a group sit on *slots*, numbered from 0; who sits on one may change while the cycle runs. A table has the
slots that play at it, in the order of its seats: the first one begins, where the game lets anybody be chosen.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby, pairwise, permutations
from typing import Any

from engines.core.history.fairness import canonical

LEAST, MOST = 3, 6
"""People of a group. A table has as many seats at least, so that no group of three plays in pairs."""
SMALL = 4
"""People of a group of which one goes up and one down, at most."""
MEAN = 25.0
"""The strength of a newcomer to the game: the mean of openskill's first rating."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A group of so many people that plays at tables of so many seats: as many, or one fewer."""

    group: int
    table: int


def sizes_of(people: int, table: int, seats: range) -> tuple[int, ...]:
    """Return the sizes of the groups from the top, larger ones last; () if no division gives everybody a table.

    ``table``: the seats of a table that the cycle wants; ``seats``: those that the game allows. Groups have
    ``table`` or ``table + 1`` people. Where people do not divide so, they have 3 to 6, differ by one at most, and
    deviate from that as little as possible, summed over groups. Of equal divisions the one with more groups.
    Everybody is in a group. A game that seats 3 and 4 divides every number from LEAST; one without 4 not 5 people.
    """
    divisions = [even_sizes(people, groups) for groups in range(-(-people // MOST), people // LEAST + 1)]
    playable = [sizes for sizes in divisions if all(tables_of(size, seats) for size in set(sizes))]
    return min(playable, key=lambda sizes: (_deviation(sizes, table), -len(sizes)), default=())


def even_sizes(people: int, groups: int) -> tuple[int, ...]:
    """Return the sizes of so many groups, as even as possible, larger ones last."""
    return tuple((people + at) // groups for at in range(groups))


def tables_of(size: int, seats: range) -> tuple[int, ...]:
    """Return the seats of the tables at which a group of this size can play: as many, or one fewer; () for none."""
    if not LEAST <= size <= MOST:
        return ()
    return tuple(table for table in (size, size - 1) if table >= LEAST and table in seats)


def _deviation(sizes: Sequence[int], table: int) -> int:
    """Return by how many people groups are smaller than ``table`` or larger than ``table + 1``."""
    return sum(max(table - size, size - table - 1, 0) for size in sizes)


def shape_of(size: int, table: int, seats: range) -> Shape:
    """Return at which tables a group of this size plays: of ``table`` seats if it can, else as near as it can.

    ValueError: the game has no table for such a group; ``sizes_of`` returns no such size.
    """
    tables = tables_of(size, seats)
    if not tables:
        raise ValueError(f"no table for a group of {size}")
    return Shape(size, min(tables, key=lambda one: abs(one - table)))


def lineups(shape: Shape) -> tuple[tuple[int, ...], ...]:
    """Return the slots of each table of a group, in the order of seats.

    As many tables as people. Each slot has each seat once, so it begins once, and sits out as often as all others
    (never, or once). Slot k begins table k, or sits it out. Who plays after whom varies as far as that allows.
    """
    steps = _steps(shape.group, shape.table)
    return tuple(tuple((first + step) % shape.group for step in steps) for first in range(shape.group))


@cache
def _steps(group: int, table: int) -> tuple[int, ...]:
    """Return by how much the slot of each seat differs from the number of the table, modulo ``group``.

    The differences between neighbours around the table recur as seldom as possible: if none does, nobody plays
    after the same person twice.
    """
    first = (0,) if table == group else ()
    orders = [first + rest for rest in permutations(range(1, group))]
    return min(orders, key=lambda order: _recurrences(order, group))


def _recurrences(steps: tuple[int, ...], group: int) -> int:
    differences = [(after - before) % group for before, after in pairwise((*steps, steps[0]))]
    return sum(differences.count(one) ** 2 for one in set(differences))


@dataclass(frozen=True, slots=True)
class Game:
    """A finished table of a group as the standings count it; all tuples by seat."""

    slots: tuple[int, ...]
    ranks: tuple[int, ...]
    """From 1; ties share a rank."""
    counts: tuple[bool, ...]
    """Whether the points are those of the slot's member: not where the computer, or somebody who left, had it.
    Such a seat still has a rank against the others."""


@dataclass(frozen=True, slots=True)
class Line:
    """One slot in the standings of its group."""

    slot: int
    place: int
    """From 1; those whom nothing tells apart share it. 0: it is out."""
    points: float
    """One for each opponent behind it in each game, a half for each level with it."""
    firsts: int
    """Games in which nobody who is in the standings was before it."""
    games: int
    """Games that count for it."""


def standings(
    size: int, games: Sequence[Game], out: Collection[int] = (), lot: Mapping[int, str] | None = None
) -> tuple[Line, ...]:
    """Return the lines of a group, best first; those ``out`` of the standings last.

    Points decide, then first places, then the points made against each other among those still level (again among
    the fewer whom these leave level), then ``lot`` (by slot, the smaller text first); without a lot they share the
    place. The results of who is ``out`` count neither for nor against anybody: their line has none.
    """
    inside = [slot for slot in range(size) if slot not in out]
    points, firsts = _points(games, inside), _firsts(games, inside)
    levels = [
        level
        for many in _split(inside, lambda slot: (-points[slot], -firsts[slot]))
        for level in _split_by_each_other(many, games)
    ]
    if lot is not None:
        levels = [level for many in levels for level in _split(many, lot.__getitem__)]
    counted = [slot for game in games for slot, counts in zip(game.slots, game.counts, strict=True) if counts]
    lines, place = list[Line](), 1
    for level in levels:
        lines += [Line(slot, place, points[slot], firsts[slot], counted.count(slot)) for slot in level]
        place += len(level)
    return (*lines, *(Line(slot, 0, 0.0, 0, 0) for slot in range(size) if slot in out))


def _points(games: Iterable[Game], among: Collection[int]) -> dict[int, float]:
    """Return the points that each of these slots has made against the others of them."""
    points = dict.fromkeys(among, 0.0)
    for game in games:
        ranks = _ranks(game, among)
        for slot in _counted(game, among):
            behind = sum(rank > ranks[slot] for rank in ranks.values())
            level = sum(rank == ranks[slot] for rank in ranks.values()) - 1
            points[slot] += behind + level / 2
    return points


def _firsts(games: Iterable[Game], among: Collection[int]) -> dict[int, int]:
    """Return how often nobody else of these slots was before each."""
    firsts = dict.fromkeys(among, 0)
    for game in games:
        ranks = _ranks(game, among)
        for slot in _counted(game, among):
            firsts[slot] += ranks[slot] == min(ranks.values())
    return firsts


def _ranks(game: Game, among: Collection[int]) -> dict[int, int]:
    """Return the rank of each of these slots that played."""
    return {slot: rank for slot, rank in zip(game.slots, game.ranks, strict=True) if slot in among}


def _counted(game: Game, among: Collection[int]) -> list[int]:
    """Return those of these slots whose own result this is."""
    return [slot for slot, counts in zip(game.slots, game.counts, strict=True) if counts and slot in among]


def _split(slots: Iterable[int], key: Callable[[int], Any]) -> list[list[int]]:
    """Return slots of equal keys together, the smallest key first; slots of one key stay in their order."""
    return [list(many) for _, many in groupby(sorted(slots, key=key), key)]


def _split_by_each_other(level: list[int], games: Sequence[Game]) -> list[list[int]]:
    """Return the slots that their points against each other leave level, best first."""
    points = _points(games, level)
    parts = _split(level, lambda slot: -points[slot])
    if len(parts) == 1:
        return parts
    return [fewer for part in parts for fewer in _split_by_each_other(part, games)]


def outlook(
    size: int, games: Sequence[Game], out: Collection[int], slots: Sequence[int], slot: int
) -> tuple[int, int]:
    """Return the places that a slot would have after one more game of these slots: if it won, and if it came last.

    The others are level with each other in that game, and the lot is not drawn. (0, 0): it is out.
    """

    def place(rank: int) -> int:
        ranks = tuple(rank if one == slot else 2 for one in slots)
        game = Game(tuple(slots), ranks, (True,) * len(ranks))
        return next(line.place for line in standings(size, [*games, game], out) if line.slot == slot)

    return place(1), place(3)


@dataclass(frozen=True, slots=True)
class Was:
    """What somebody came to in the last cycle in which they were."""

    group: int
    """From the top, from 0."""
    place: int
    """From 1; 0: out of the standings."""
    size: int
    """Slots of the group, so that who is out of the standings has the last places."""
    left: bool = False
    """They vanished, left, or were taken out of the standings."""


def seeding(
    people: Collection[int],
    was: Mapping[int, Was],
    strengths: Mapping[int, float],
    moves: int,
    lot: Mapping[int, str],
) -> tuple[int, ...]:
    """Return the people of a new cycle from the top, to be cut into groups.

    ``moves``: how many of each group go up, and how many down (of a group of three or four at most one, of others
    at most two). Who left starts one group lower, and never goes up. Newcomers come last, by ``strengths`` (who
    has none has MEAN), then by ``lot`` (by person, the smaller text first); in a first cycle all are newcomers.
    Within a group to be: those who come down, those who stay, those who come up, those who left; each by place.
    """

    def order(person: int) -> tuple[Any, ...]:
        if person not in was:
            return True, -strengths.get(person, MEAN), lot[person], person
        last = was[person]
        group, way = destination(last, moves)
        return False, group, way, last.place, lot[person], person

    return tuple(sorted(people, key=order))


class Way:
    """How somebody comes to a group, in the order in which they are seeded there."""

    # Who left comes last: where others of the higher group are missing, those who played on fill it first.
    DOWN, STAY, UP, LEFT = range(4)


def destination(was: Was, moves: int) -> tuple[int, int]:
    """Return the group to be, as if groups were those of the last cycle, and the ``Way`` there."""
    moved = moves_of(was.size, moves)
    if was.left or was.place == 0:
        return was.group + 1, Way.LEFT
    if was.place <= moved and was.group > 0:
        return was.group - 1, Way.UP
    if was.place > was.size - moved:
        return was.group + 1, Way.DOWN
    return was.group, Way.STAY


def moves_of(size: int, moves: int) -> int:
    """Return how many of a group of this size go up, and how many down."""
    return min(moves, 1 if size <= SMALL else 2)


def keeps_results(finished: int, of: int) -> bool:
    """Whether somebody who leaves keeps the results of the games that they finished: of half of them or more."""
    return 2 * finished >= of


# --- the dice and the lot of a cycle (docs/fair-dice.md) ---------------------------------------------------------


def opening(cycle: str, secret: str) -> str:
    """Return the hash that is posted before anybody signs up: it fixes the secret (hex)."""
    return hashlib.sha256(canonical(["sainome-league-1", cycle, secret])).hexdigest()


def seed_of(cycle: str, secret: str, group: int, table: int) -> bytes:
    """Return the seed of a table; numbers from 0."""
    return hmac.digest(bytes.fromhex(secret), canonical(["sainome-league-table-1", cycle, group, table]), "sha256")


def lot_of(cycle: str, secret: str, what: str) -> str:
    """Return the lot of a slot (``<group>/<slot>``), or of a person before there are groups (their id): hex."""
    return hmac.digest(bytes.fromhex(secret), canonical(["sainome-league-lot-1", cycle, what]), "sha256").hex()
