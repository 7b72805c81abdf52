"""The state of Dicolony, and the view of one reader."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ..core import Frozen
from ..core.dialogue import construct_from

Stage: TypeAlias = Literal["roll", "clear", "build", "over"]
"""roll: before the dice are rolled (only in previews); clear: all players clear at once; build: the turns are over
and players with several places for a building choose one; over: the game has ended."""
Dice: TypeAlias = tuple[int, ...]
"""A face for each colour, in the order of the sheet's rows."""


class Options(Frozen):
    """The options of a table; the defaults are the printed game."""

    cards: Literal["drawn", "first-game"] = "drawn"
    """drawn: cards are drawn by lot (rules 8, 11); first-game: always the same simple cards (ruling A30)."""


class Layout(Frozen):
    """The cards on the table, by key (rules 8, 11)."""

    buildings: tuple[str, ...]
    """From left to right, in the order of their letters."""
    blue: tuple[str, ...]
    yellow: str | None
    """None in a solo game (rule 49)."""


class Building(Frozen):
    """The building for a card (rules 33, 34)."""

    upper: bool
    at: int
    """The first of its spaces in reading order."""
    spaces: int
    """Its spaces, including those that were waste land until then (rule 15)."""
    column: bool
    """One of its spaces lies in the named column (rules 6, 40, A3)."""


class Sheet(Frozen):
    """The sheet of one player. A set of spaces is an int, one bit per space (engines/dicolony/printed/sheet.py)."""

    cleared: int = 0
    turns: tuple[int, ...] = ()
    """The spaces cleared in each turn begun so far (rule 23)."""
    used: tuple[int, ...] = ()
    """The dice used in this turn, in the order of use."""
    owed: int = 0
    """Choices still owed: spaces to clear in this turn (rules 20, 51, 52), or 1 for a place to choose."""
    buildings: tuple[Building | None, ...] = ()
    """For each finished card, from left to right: its building, or None if there was no place."""

    @property
    def built(self) -> int:
        """The spaces of all buildings."""
        return spaces_of(self.buildings)


def spaces_of(buildings: tuple[Building | None, ...]) -> int:
    """The spaces of these buildings."""
    built = 0
    for building in buildings:
        if building is not None:
            built |= building.spaces
    return built


class State(Frozen):
    """The complete state of the table, secrets included."""

    options: Options
    layout: Layout
    stage: Stage
    turn: int
    """Turns begun so far, 1 to 10."""
    rolls: tuple[Dice, ...] = ()
    """The dice of every turn; in stage ``clear`` the last ones lie on the table."""
    sheets: tuple[Sheet, ...]
    """By seat. Secret from others until the tenth turn is over (rule 54); the buildings until all are built."""
    left: tuple[bool, ...]
    """By seat: the player has left the game (ruling A31)."""
    reason: str = ""
    """Why the game is over: scored, last-left, abandoned."""


class View(Frozen):
    """All that one reader may know; a hidden sheet is None."""

    reader: int | None
    options: Options
    layout: Layout
    stage: Stage
    turn: int
    rolls: tuple[Dice, ...]
    sheets: tuple[Sheet | None, ...]
    left: tuple[bool, ...]
    reason: str


def view(state: State, reader: int | None) -> View:
    """The view of one reader: their own sheet, and the others' once they are open (rule 54, A27, A32)."""
    sheets = tuple([visible_sheet(state, seat, reader) for seat in range(len(state.sheets))])
    return construct_from(View, {"reader": reader, **state.__dict__, "sheets": sheets})


def visible_sheet(state: State, seat: int, reader: int | None) -> Sheet | None:
    """The sheet of a seat as one reader sees it; None if it is hidden."""
    sheet = state.sheets[seat]
    if seat == reader or state.stage == "over":
        return sheet
    if state.stage == "build":
        return Sheet(cleared=sheet.cleared, turns=sheet.turns)
    return None
