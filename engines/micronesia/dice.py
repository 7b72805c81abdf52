"""What three dice can name: pure and finite (216 throws), so these tables are worked out once and kept."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

from .actions import Change

Dice: TypeAlias = tuple[int, ...]
"""Three faces, as they lie."""
Split: TypeAlias = tuple[int, ...]
"""The islands that a division of the dice names, the single die's first; one island only if both are the same."""
Pair: TypeAlias = tuple[int, int]
"""A split of one length: where it names one island, 0 stands beside it, the sea, which costs nothing."""
Unchanged: TypeAlias = tuple[int, ...]
"""The places (0-2) of the dice that may still be changed, each at most once (A2)."""

FACES = range(1, 7)
ALL: Unchanged = (0, 1, 2)


@cache
def splits(dice: Dice) -> tuple[Split, ...]:
    """The splits of three dice into one and two (rules 11, 12, 15); of a triple, one island (rule 28, A5)."""
    if dice[0] == dice[1] == dice[2]:
        return ((dice[0],),)
    total = sum(dice)
    return tuple(sorted({(one,) if 2 * one == total else (one, total - one) for one in dice}))


def pair(split: Split) -> Pair:
    return split[0], split[1] if len(split) == 2 else 0


class Turned(NamedTuple):
    """A die given another face: the action, what then lies there, and what that names."""

    change: Change
    dice: Dice
    unchanged: Unchanged
    pairs: tuple[Pair, ...]


@cache
def turned(dice: Dice, unchanged: Unchanged) -> tuple[Turned, ...]:
    """Every way to change one more die to a different face (A2), by place and face."""
    ways = []
    for place in unchanged:
        rest = tuple(other for other in unchanged if other != place)
        for face in FACES:
            if face != dice[place]:
                after = (*dice[:place], face, *dice[place + 1 :])
                ways.append(Turned(Change(die=place + 1, face=face), after, rest, tuple(map(pair, splits(after)))))
    return tuple(ways)


@cache
def ends(dice: Dice, unchanged: Unchanged) -> tuple[tuple[Split, ...], ...]:
    """All splits within reach, by the number of further changes they need: ``ends(...)[k]`` needs k, not fewer."""
    fewest = dict.fromkeys(splits(dice), 0)
    for turn in turned(dice, unchanged):
        for count, group in enumerate(ends(turn.dice, turn.unchanged), start=1):
            for split in group:
                fewest[split] = min(count, fewest.get(split, count))
    return tuple(
        tuple(sorted(split for split, count in fewest.items() if count == wanted))
        for wanted in range(len(unchanged) + 1)
    )


@cache
def pairs(dice: Dice, unchanged: Unchanged) -> tuple[tuple[Pair, ...], ...]:
    """``ends`` as pairs."""
    return tuple(tuple(map(pair, group)) for group in ends(dice, unchanged))


def first_change(dice: Dice, unchanged: Unchanged, split: Split) -> Change:
    """The first step on a shortest way to a split that needs changed dice: the lowest die and face that serve."""

    def still_needed(way: Turned) -> int:
        return next((count for count, group in enumerate(ends(way.dice, way.unchanged)) if split in group), 3)

    return min(turned(dice, unchanged), key=still_needed).change
