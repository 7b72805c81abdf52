"""Tables that a reader could not tell from the true one: other sheets that the same open dice allow."""

from __future__ import annotations

from ..core import Chance
from .building import open_places, settled
from .clearing import before_turn, cleared_with, marks
from .state import Dice, Sheet, State
from .turns import changed

TRIES = 40
"""How often a sheet is made up before the true one is kept: the table knows who was short of dice (A33)."""


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
    return sheet


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
