"""Alternative states for a reader: hidden sheets are replaced by others that the same public dice allow."""

from __future__ import annotations

from ..core import Chance
from ..core.dialogue import changed
from .building import open_places, with_forced_buildings
from .clearing import Mark, cleared_with, marks, with_new_turn
from .printed.sheet import Spaces
from .state import Dice, Sheet, State

FRESH_TRIES = 40
"""Attempts to generate a sheet from scratch. Usually the first succeeds; but the table knows which players were
short of dice (A33), and few generated sheets are short in the same turn."""
VARIATIONS = 60
"""Attempts to vary a single turn of the true sheet, if no generated sheet fits."""


def resampled(state: State, reader: int | None, chance: Chance) -> State:
    """The state with all sheets hidden from this reader replaced by other possible ones."""
    if state.stage == "over":
        return state
    return changed(
        state,
        sheets=tuple(
            sheet if seat == reader else resampled_sheet(state, seat, chance)
            for seat, sheet in enumerate(state.sheets)
        ),
    )


def resampled_sheet(state: State, seat: int, chance: Chance) -> Sheet:
    """Another possible sheet of a seat: the same number of choices made and owed."""
    sheet, left = state.sheets[seat], state.left[seat]
    for _ in range(FRESH_TRIES):
        if state.stage == "build":
            found = sheet if left else rebuilt(state.layout.buildings, sheet, chance)
        else:
            found = recleared(state.rolls, sheet, left, chance)
        if found is not None:
            return found
    return sheet if state.stage == "build" else varied(state.rolls, sheet, left, chance)


def recleared(rolls: tuple[Dice, ...], sheet: Sheet, left: bool, chance: Chance) -> Sheet | None:
    """The turns replayed with random clearings; None if a turn clears or owes a different number of spaces."""
    found = Sheet()
    for turn, (dice, spaces) in enumerate(zip(rolls, sheet.turns, strict=False), start=1):
        found = with_new_turn(found, dice)
        for _ in range(spaces.bit_count()):
            choices = marks(found.cleared, dice, found.used)
            if not choices:
                return None
            found = cleared_with(found, dice, chance.pick(choices))
        if turn == len(sheet.turns):
            break
        if found.owed:
            return None
    if left:
        return Sheet(cleared=found.cleared, turns=found.turns)
    return found if found.owed == sheet.owed else None


def varied(rolls: tuple[Dice, ...], sheet: Sheet, left: bool, chance: Chance) -> Sheet:
    """The true turns with single ones replaced at random, wherever all later turns remain playable."""
    turns = sheet.turns
    whole = len(turns) - (1 if sheet.owed or left else 0)  # an unfinished turn does not change
    for _ in range(VARIATIONS if whole else 0):
        at = chance.pick(range(whole))
        other = chance.pick(turn_clearings(union(turns[:at]), rolls[at]))
        tried = (*turns[:at], other, *turns[at + 1 :])
        if is_playable(rolls, tried, sheet, left):
            turns = tried
    return Sheet(cleared=union(turns), turns=turns, used=sheet.used, owed=sheet.owed)


def is_playable(rolls: tuple[Dice, ...], turns: tuple[Spaces, ...], sheet: Sheet, left: bool) -> bool:
    """Whether these turns can be played in sequence, the last one as far as on the true sheet."""
    cleared = 0
    for dice, spaces in zip(rolls, turns[:-1], strict=False):
        if spaces not in turn_clearings(cleared, dice):
            return False
        cleared |= spaces
    dice, last = rolls[len(turns) - 1], turns[-1]
    if left:
        return last == 0 or last in turn_clearings(cleared, dice) or last in first_marks(cleared, dice).values()
    if not sheet.owed:
        return last in turn_clearings(cleared, dice)
    begun = with_new_turn(Sheet(cleared=cleared), dice)
    if not sheet.used:
        return begun.owed == sheet.owed
    mark = (sheet.used[0], last.bit_length() - 1)
    return mark in first_marks(cleared, dice) and cleared_with(begun, dice, mark).owed == sheet.owed


def first_marks(cleared: Spaces, dice: Dice) -> dict[Mark, Spaces]:
    """Each legal first mark of a turn and the space that it clears."""
    return {mark: 1 << mark[1] for mark in marks(cleared, dice, ())}


def turn_clearings(cleared: Spaces, dice: Dice) -> tuple[Spaces, ...]:
    """All sets of spaces that a whole turn can clear, in a fixed order."""
    found = set()
    for (die, _), space in first_marks(cleared, dice).items():
        seconds = marks(cleared | space, dice, (die,))
        found |= {space | 1 << other for _, other in seconds} or {space}
    return tuple(sorted(found)) or (0,)


def union(turns: tuple[Spaces, ...]) -> Spaces:
    """The spaces of all these turns."""
    cleared = 0
    for spaces in turns:
        cleared |= spaces
    return cleared


def rebuilt(cards: tuple[str, ...], sheet: Sheet, chance: Chance) -> Sheet | None:
    """The sheet with the same number of places chosen at random; None if it owes a different number."""
    found = with_forced_buildings(Sheet(cleared=sheet.cleared, turns=sheet.turns), cards)
    for _ in range(choices_made(cards, sheet)):
        if not found.owed:
            return None
        found = with_forced_buildings(found, cards, chance.pick(open_places(found, cards)))
    return found if found.owed == sheet.owed else None


def choices_made(cards: tuple[str, ...], sheet: Sheet) -> int:
    """The number of buildings so far whose place was a choice."""
    return sum(
        len(open_places(Sheet(cleared=sheet.cleared, buildings=sheet.buildings[:done]), cards)) > 1
        for done in range(len(sheet.buildings))
    )
