"""Tables that a reader could not tell from the true one: other sheets that the same open dice allow."""

from __future__ import annotations

from ..core import Chance
from .building import open_places, settled
from .clearing import Mark, before_turn, cleared_with, marks
from .sheet import Spaces
from .state import Dice, Sheet, State
from .turns import changed

TRIES = 40
"""How often a sheet is made up from nothing. Most often once is enough; but the table knows who was short of dice
(A33), and few made-up sheets are short in the same turn."""
STEPS = 60
"""How many single turns are then tried otherwise, beginning from the true sheet."""


def resampled(state: State, reader: int | None, chance: Chance) -> State:
    """The same table with the sheets made up anew that this reader cannot see."""
    if state.stage == "over":
        return state
    return changed(
        state,
        sheets=tuple(
            sheet if seat == reader else guessed(state, seat, chance) for seat, sheet in enumerate(state.sheets)
        ),
    )


def guessed(state: State, seat: int, chance: Chance) -> Sheet:
    """Another sheet like a seat's: as much done, as much owed, by other choices."""
    sheet, left = state.sheets[seat], state.left[seat]
    for _ in range(TRIES):
        if state.stage == "build":
            found = sheet if left else rebuilt(state.layout.buildings, sheet, chance)
        else:
            found = recleared(state.rolls, sheet, left, chance)
        if found is not None:
            return found
    return sheet if state.stage == "build" else varied(state.rolls, sheet, left, chance)


def recleared(rolls: tuple[Dice, ...], sheet: Sheet, left: bool, chance: Chance) -> Sheet | None:
    """The same turns by other clearings; None if they end short of dice where the true ones do not, or so."""
    found = Sheet()
    for turn, (dice, spaces) in enumerate(zip(rolls, sheet.turns, strict=False), start=1):
        found = before_turn(found, dice)
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
    """The same turns with one after the other played otherwise, as far as all later ones remain as they are."""
    turns = sheet.turns
    whole = len(turns) - (1 if sheet.owed or left else 0)  # a turn under way stays as it is
    for _ in range(STEPS if whole else 0):
        at = chance.pick(range(whole))
        other = chance.pick(outcomes(union(turns[:at]), rolls[at]))
        tried = (*turns[:at], other, *turns[at + 1 :])
        if follows(rolls, tried, sheet, left):
            turns = tried
    return Sheet(cleared=union(turns), turns=turns, used=sheet.used, owed=sheet.owed)


def follows(rolls: tuple[Dice, ...], turns: tuple[Spaces, ...], sheet: Sheet, left: bool) -> bool:
    """Whether these turns can be played one after the other, the last one as far as on the true sheet."""
    cleared = 0
    for dice, spaces in zip(rolls, turns[:-1], strict=False):
        if spaces not in outcomes(cleared, dice):
            return False
        cleared |= spaces
    dice, last = rolls[len(turns) - 1], turns[-1]
    if left:
        return last == 0 or last in outcomes(cleared, dice) or last in firsts(cleared, dice).values()
    if not sheet.owed:
        return last in outcomes(cleared, dice)
    begun = before_turn(Sheet(cleared=cleared), dice)
    if not sheet.used:
        return begun.owed == sheet.owed
    mark = (sheet.used[0], last.bit_length() - 1)
    return mark in firsts(cleared, dice) and cleared_with(begun, dice, mark).owed == sheet.owed


def firsts(cleared: Spaces, dice: Dice) -> dict[Mark, Spaces]:
    """Each first choice of a turn and the space that it clears."""
    return {mark: 1 << mark[1] for mark in marks(cleared, dice, ())}


def outcomes(cleared: Spaces, dice: Dice) -> tuple[Spaces, ...]:
    """Every set of spaces that a whole turn can clear, in a fixed order."""
    found = set()
    for (die, _), space in firsts(cleared, dice).items():
        seconds = marks(cleared | space, dice, (die,))
        found |= {space | 1 << other for _, other in seconds} or {space}
    return tuple(sorted(found)) or (0,)


def union(turns: tuple[Spaces, ...]) -> Spaces:
    """All spaces of these turns."""
    cleared = 0
    for spaces in turns:
        cleared |= spaces
    return cleared


def rebuilt(cards: tuple[str, ...], sheet: Sheet, chance: Chance) -> Sheet | None:
    """As many places chosen otherwise on the same land; None if the true sheet still owes and this not."""
    found = settled(Sheet(cleared=sheet.cleared, turns=sheet.turns), cards)
    for _ in range(chosen(cards, sheet)):
        if not found.owed:
            return None
        found = settled(found, cards, chance.pick(open_places(found, cards)))
    return found if found.owed == sheet.owed else None


def chosen(cards: tuple[str, ...], sheet: Sheet) -> int:
    """How many places were chosen so far, of all that was built."""
    return sum(
        len(open_places(Sheet(cleared=sheet.cleared, buildings=sheet.buildings[:done]), cards)) > 1
        for done in range(len(sheet.buildings))
    )
