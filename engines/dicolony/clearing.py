"""The spaces that the dice can clear (rules 20-22, 50-52, A11-A14)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TypeAlias

from ..core import IllegalAction
from ..core.dialogue import construct
from . import terms
from .actions import Clear
from .printed.sheet import Spaces, grid
from .state import Dice, Sheet

Mark: TypeAlias = tuple[int, int]
"""A die and the space that it clears, as numbers."""


def targets(cleared: Spaces, die: int, face: int) -> tuple[int, ...]:
    """The spaces that a die can clear: its crossing, or else those of its two stars not cleared (21, 22, A13)."""
    crossing = grid().crossing[die][face]
    if not cleared >> crossing & 1:
        return (crossing,)
    return tuple(star for star in grid().stars[die][face] if not cleared >> star & 1)


@lru_cache(maxsize=4096)
def marks(cleared: Spaces, dice: Dice, used: tuple[int, ...]) -> tuple[Mark, ...]:
    """The legal marks: dice in the order of the sheet, the colour's star before the number's (A25).

    A first mark must leave a second one (rule 51, A11); if none does, all marks are legal (rule 52).
    """
    if len(used) >= grid().printed.clearings:
        return ()
    all_marks = tuple(
        [(die, space) for die, face in enumerate(dice) if die not in used for space in targets(cleared, die, face)]
    )
    return (
        all_marks if used else tuple([mark for mark in all_marks if leaves_another(mark, all_marks)]) or all_marks
    )


def leaves_another(mark: Mark, others: tuple[Mark, ...]) -> bool:
    """Whether a second die can be used after this mark, for another space: two dice may share a star."""
    die, space = mark
    for other, there in others:  # noqa: SIM110  (twice as fast as any(), on the hottest path)
        if other != die and there != space:
            return True
    return False


def max_clearings(cleared: Spaces, dice: Dice) -> int:
    """The number of spaces that the dice can clear in a whole turn: 2, 1 or 0 (rules 51, 52)."""
    first = marks(cleared, dice, ())
    if not first:
        return 0
    return 2 if leaves_another(first[0], first) else 1


@cache
def clear(die: int, space: int) -> Clear:
    """The action, cached: actions are frozen, so all lists share one object."""
    return Clear(die=grid().colours[die], space=grid().names[space])


@lru_cache(maxsize=4096)
def clears(cleared: Spaces, dice: Dice, used: tuple[int, ...]) -> tuple[Clear, ...]:
    """``marks`` as actions."""
    return tuple(clear(die, space) for die, space in marks(cleared, dice, used))


def check_clear(sheet: Sheet, dice: Dice, action: Clear) -> Mark:
    """Return the mark of a legal action; raise IllegalAction with the reason for any other."""
    if action.die not in grid().colours:
        raise IllegalAction("no-such-die")
    if action.space not in grid().number:
        raise IllegalAction("no-such-space")
    die, space = grid().colours.index(action.die), grid().number[action.space]
    if (die, space) in marks(sheet.cleared, dice, sheet.used):
        return die, space
    face = dice[die]
    with_die, there = terms.die(action.die, face), terms.space(action.space)
    if die in sheet.used:
        raise IllegalAction("die-used", die=with_die)
    crossing = grid().crossing[die][face]
    if space != crossing and space not in grid().stars[die][face]:
        raise IllegalAction("not-that-die", die=with_die, space=there)
    if not targets(sheet.cleared, die, face):
        raise IllegalAction("die-blocked", die=with_die)
    if sheet.cleared >> space & 1:
        raise IllegalAction("space-cleared", space=there)
    if not sheet.cleared >> crossing & 1:
        raise IllegalAction("crossing-free", die=with_die, space=there)
    raise IllegalAction("leaves-no-second", space=there)


def with_mark(sheet: Sheet, dice: Dice, mark: Mark) -> Sheet:
    """The sheet after this mark; nothing more is owed if no second die can be used (rules 51, 52)."""
    die, space = mark
    cleared, used = sheet.cleared | 1 << space, (*sheet.used, die)
    return construct(
        Sheet,
        cleared=cleared,
        turns=(*sheet.turns[:-1], sheet.turns[-1] | 1 << space),
        used=used,
        owed=1 if marks(cleared, dice, used) else 0,
    )


def with_new_turn(sheet: Sheet, dice: Dice) -> Sheet:
    """The sheet at the beginning of a turn: no die used, and the clearings that it owes (rules 51, 52)."""
    return construct(Sheet, cleared=sheet.cleared, turns=(*sheet.turns, 0), owed=max_clearings(sheet.cleared, dice))
