"""The islands that three dice can name: there are only 216 rolls, so each result is computed once and cached."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from .actions import Change

Dice: TypeAlias = tuple[int, ...]
"""Three faces, by position."""
Split: TypeAlias = tuple[int, ...]
"""The islands named by one division of the dice, the single die's first; a single island if both are the same."""
Pair: TypeAlias = tuple[int, int]
"""A split padded to two entries: the second is 0 (the sea, which costs nothing) if the split names one island."""
Unchanged: TypeAlias = tuple[int, ...]
"""Positions (0-2) of the dice that may still be changed, each at most once (A2)."""

FACES = range(1, 7)
ALL: Unchanged = (0, 1, 2)


@cache
def splits(dice: Dice) -> tuple[Split, ...]:
    """The ways to split three dice into one and two (rules 11, 12, 15); a triple names one island (rule 28, A5)."""
    if dice[0] == dice[1] == dice[2]:
        return ((dice[0],),)
    total = sum(dice)
    return tuple(sorted({(one,) if 2 * one == total else (one, total - one) for one in dice}))


def pair(split: Split) -> Pair:
    """The split, padded with 0."""
    return split[0], split[1] if len(split) == 2 else 0


class ChangedDie(NamedTuple):
    """One changed die: the action, the dice after it, and the pairs that they name."""

    change: Change
    dice: Dice
    unchanged: Unchanged
    pairs: tuple[Pair, ...]


@cache
def _change(die: int, face: int) -> Change:
    """The one action of a die and a face: thousands of ways share eighteen of them."""
    return Change(die=die, face=face)


@cache
def single_changes(dice: Dice, unchanged: Unchanged) -> tuple[ChangedDie, ...]:
    """Every way to change one more die to a different face (A2), by position and face."""
    ways = []
    for place in unchanged:
        rest = tuple(other for other in unchanged if other != place)
        for face in FACES:
            if face != dice[place]:
                after = (*dice[:place], face, *dice[place + 1 :])
                ways.append(ChangedDie(_change(place + 1, face), after, rest, tuple(map(pair, splits(after)))))
    return tuple(ways)


@cache
def reachable_splits(dice: Dice, unchanged: Unchanged) -> tuple[tuple[Split, ...], ...]:
    """All splits that the dice can reach: entry k holds those that need k more changes, and no fewer."""
    fewest = dict.fromkeys(splits(dice), 0)
    for way in single_changes(dice, unchanged):
        for count, group in enumerate(reachable_splits(way.dice, way.unchanged), start=1):
            for split in group:
                fewest[split] = min(count, fewest.get(split, count))
    return tuple(
        tuple(sorted(split for split, count in fewest.items() if count == wanted))
        for wanted in range(len(unchanged) + 1)
    )


@cache
def reachable_pairs(dice: Dice, unchanged: Unchanged) -> tuple[tuple[Pair, ...], ...]:
    """``reachable_splits``, as pairs."""
    return tuple(tuple(map(pair, group)) for group in reachable_splits(dice, unchanged))


@lru_cache(maxsize=1 << 14)
def first_change(dice: Dice, unchanged: Unchanged, split: Split) -> Change:
    """The first change on a shortest way to a split; the lowest die, then the lowest face, if several will do."""

    def changes_left(way: ChangedDie) -> int:
        groups = reachable_splits(way.dice, way.unchanged)
        return next((count for count, group in enumerate(groups) if split in group), len(ALL))

    return min(single_changes(dice, unchanged), key=changes_left).change
