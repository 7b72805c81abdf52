"""Boards of hexes: places, neighbours, and the names that picture, buttons, autocomplete and log share.

A place is axial (q, r): r is the row from top to bottom, q grows to the right, hexes stand on a point. Rows are
lettered from the top, hexes numbered in their row from the left: ``B3`` is the third hex of the second row. A
board's hexes are known by their number in reading order, from 0; geometry is worked out once for each board.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from typing import NamedTuple


class Hex(NamedTuple):
    """A place in axial coordinates."""

    q: int
    r: int

    @property
    def around(self) -> tuple[Hex, ...]:
        """Return the six neighbours: right, down right, down left, left, up left, up right."""
        q, r = self
        return (Hex(q + 1, r), Hex(q, r + 1), Hex(q - 1, r + 1), Hex(q - 1, r), Hex(q, r - 1), Hex(q + 1, r - 1))

    def distance(self, other: Hex) -> int:
        """Return the number of steps to another place."""
        q, r = self.q - other.q, self.r - other.r
        return (abs(q) + abs(r) + abs(q + r)) // 2

    @property
    def centre(self) -> tuple[float, float]:
        """Return its position in a picture, in units of the distance between neighbours along and across rows."""
        return (self.q + self.r / 2, float(self.r))


@dataclass(frozen=True)
class Board:
    """Some hexes in reading order."""

    hexes: tuple[Hex, ...]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each hex."""
        rows = sorted({place.r for place in self.hexes})
        if len(rows) > len(string.ascii_uppercase):
            raise ValueError(f"{len(rows)} rows are more than there are letters")
        counts = dict.fromkeys(rows, 0)
        names = []
        for place in self.hexes:
            counts[place.r] += 1
            names.append(f"{string.ascii_uppercase[rows.index(place.r)]}{counts[place.r]}")
        return tuple(names)

    @cached_property
    def number(self) -> dict[str, int]:
        """The number of each name."""
        return {name: number for number, name in enumerate(self.names)}

    @cached_property
    def at(self) -> dict[Hex, int]:
        """The number of each place."""
        return {place: number for number, place in enumerate(self.hexes)}

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The hexes of the board beside each, ascending."""
        return tuple(
            tuple(sorted(self.at[beside] for beside in place.around if beside in self.at)) for place in self.hexes
        )

    @cached_property
    def triangles(self) -> tuple[tuple[int, int, int], ...]:
        """All triples of hexes that are neighbours of each other."""
        return tuple(
            (first, second, third)
            for first, near in enumerate(self.neighbours)
            for second, third in combinations(near, 2)
            if first < second and third in self.neighbours[second]
        )

    def rim(self, touching: int) -> tuple[tuple[Hex, tuple[int, ...]], ...]:
        """Return the outside places that touch at least this many hexes, in reading order, with those hexes."""
        outside = {beside for place in self.hexes for beside in place.around if beside not in self.at}
        rim = []
        for place in sorted(outside, key=reading_order):
            touched = tuple(sorted(self.at[beside] for beside in place.around if beside in self.at))
            if len(touched) >= touching:
                rim.append((place, touched))
        return tuple(rim)

    def reach(self, start: Iterable[int], passable: Callable[[int], bool]) -> frozenset[int]:
        """Return the start and all hexes that can be reached from it over passable hexes."""
        area = set(start)
        edge = list(area)
        while edge:
            for beside in self.neighbours[edge.pop()]:
                if beside not in area and passable(beside):
                    area.add(beside)
                    edge.append(beside)
        return frozenset(area)


def reading_order(place: Hex) -> tuple[int, int]:
    """Rows from the top, in a row from the left."""
    return (place.r, place.q)


@lru_cache(maxsize=64)
def _board(places: tuple[Hex, ...]) -> Board:
    return Board(places)


def board(places: Iterable[Sequence[int]]) -> Board:
    """Return the board of these axial places (each once), one cached object."""
    hexes = [Hex(q, r) for q, r in places]
    if len(set(hexes)) != len(hexes):
        raise ValueError("a place is given twice")
    return _board(tuple(sorted(hexes, key=reading_order)))


def rows(spans: Sequence[tuple[int, int]]) -> Board:
    """Return a board given by rows from r = 0: the first and last q of each."""
    return board((q, r) for r, (first, last) in enumerate(spans) for q in range(first, last + 1))
