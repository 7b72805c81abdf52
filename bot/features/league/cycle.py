"""One cycle of a league as values: groups, tables, points, places, who goes up and down. Pure.

People of a group sit on *slots*, numbered from 0; who sits on one may change while the cycle runs. A table has the
slots that play at it, in the order of its seats: the first one begins, where the game lets anybody be chosen.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

LEAST, MOST = 3, 6
"""People of a group."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A group of so many people that plays at tables of so many seats: as many, or one fewer."""

    group: int
    table: int


def sizes_of(people: int, table: int, seats: range) -> tuple[int, ...]:
    """Return the sizes of the groups from the top, larger ones last; () for fewer than LEAST people.

    ``table``: the seats of a table that the cycle wants; ``seats``: those that the game allows. Groups have
    ``table`` or ``table + 1`` people; where people do not divide so, as few others as possible (3 to 6 people).
    Everybody is in a group.
    """
    raise NotImplementedError


def shape_of(size: int, table: int, seats: range) -> Shape:
    """Return at which tables a group of this size plays: of ``table`` seats if it can, else as near as it can."""
    raise NotImplementedError


def lineups(shape: Shape) -> tuple[tuple[int, ...], ...]:
    """Return the slots of each table of a group, in the order of seats.

    As many tables as people; each begins once, and sits out as often as all others (never, or once).
    """
    raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Game:
    """A finished table of a group as the standings count it; all tuples by seat."""

    slots: tuple[int, ...]
    ranks: tuple[int, ...]
    """From 1; ties share a rank."""
    counts: tuple[bool, ...]
    """Whether the points are those of the slot's member: not where the computer, or somebody who left, had it. Such a
    seat still has a rank against the others."""


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

    Points decide, then first places, then the points made against each other among those still level, then
    ``lot`` (the smaller text first); without a lot they share the place. The results of who is ``out`` count
    neither for nor against anybody.
    """
    raise NotImplementedError


def outlook(
    size: int, games: Sequence[Game], out: Collection[int], slots: Sequence[int], slot: int
) -> tuple[int, int]:
    """Return the places that a slot would have after one more game of these slots: if it won, and if it came last.

    The others are level with each other in that game.
    """
    raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Was:
    """What somebody came to in the last cycle in which they were: group and place from the top (group from 0)."""

    group: int
    place: int
    size: int
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
    at most two). Who left starts one group lower, and never goes up. Newcomers come last, by ``strengths`` (a
    newcomer to the game has the mean), then by ``lot``; in a first cycle all are newcomers. Within a group to be:
    those who come down, those who stay by place, those who come up.
    """
    raise NotImplementedError


def keeps_results(finished: int, of: int) -> bool:
    """Whether somebody who leaves keeps the results of the games that they finished: of half of them or more."""
    raise NotImplementedError


# --- the dice and the lot of a cycle (docs/fair-dice.md) ---------------------------------------------------------


def opening(cycle: str, secret: str) -> str:
    """Return the hash that is posted before anybody signs up: it fixes the secret (hex)."""
    raise NotImplementedError


def seed_of(cycle: str, secret: str, group: int, table: int) -> bytes:
    """Return the seed of a table; numbers from 0."""
    raise NotImplementedError


def lot_of(cycle: str, secret: str, what: str) -> str:
    """Return the lot of a slot (``<group>/<slot>``), or of a person before there are groups (their id)."""
    raise NotImplementedError
