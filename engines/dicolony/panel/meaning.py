"""The facts behind prompts and button labels."""

from __future__ import annotations

from typing import assert_never

from ...core import Fact, Prompt, Seat
from .. import words
from ..actions import Build, Choice, Clear
from ..building import Place, open_places
from ..printed.sheet import STAR, grid
from ..scoring import points_with_bonus
from ..state import Layout, Sheet, View


def prompt(view: View, seat: Seat) -> Prompt:
    """The prompt: ``clear`` (``clear-second``, ``clear-only``), ``build`` or ``wait``."""
    sheet = view.sheets[seat]
    if sheet is None or not sheet.owed or view.left[seat]:
        return Prompt("wait")
    if view.stage == "build":
        return Prompt("build", build_prompt(view.layout, sheet))
    dice = view.rolls[-1]
    facts: dict[str, Fact] = {
        "turn": view.turn,
        "turns": grid().printed.turns,
        "dice": words.dice(dice, sheet.used),
    }
    if sheet.used:
        return Prompt("clear-second", facts)
    if sheet.owed < grid().printed.clearings:
        return Prompt("clear-only", facts)
    return Prompt("clear", facts)


def build_prompt(layout: Layout, sheet: Sheet) -> dict[str, Fact]:
    """The next building: its half, whether its column is included, the number of places, the points."""
    card = layout.buildings[len(sheet.buildings)]
    found = open_places(sheet, layout.buildings)
    return {
        "building": words.building(card, found[0].building.upper),
        "column": int(found[0].building.column),
        "places": len(found),
        "points": worth(layout, sheet, found[0]),
    }


def worth(layout: Layout, sheet: Sheet, place: Place) -> int:
    """Points for the next card if it is built at this place, the bonus included."""
    target = len(sheet.buildings)
    return points_with_bonus(layout.buildings[target], target, place.building)


def facts(view: View, action: Choice) -> dict[str, Fact]:
    """The variables of ``dicolony-action-<kind>``, for an action that is legal for the reader."""
    match action:
        case Clear():
            return clear_facts(view, action)
        case Build():
            return build_facts(view, action)
        case _:
            assert_never(action)


def clear_facts(view: View, action: Clear) -> dict[str, Fact]:
    """``star``: 1 if the die clears a star because its crossing is cleared already (rule 22)."""
    die = grid().colours.index(action.die)
    return {
        "die": words.die(action.die, view.rolls[-1][die]),
        "space": words.space(action.space),
        "star": int(STAR in action.space),
    }


def build_facts(view: View, action: Build) -> dict[str, Fact]:
    """The building and its place; ``points`` include the bonus, ``column`` is 1 if it includes the named column.

    Where nothing of the card can be built at the place: both names of the card, and no points.
    """
    sheet = None if view.reader is None else view.sheets[view.reader]
    assert sheet is not None, "a player who may build sees the sheet"
    cards = view.layout.buildings
    names: dict[str, Fact] = {"card": action.card, "place": words.space(action.place)}
    if action.card == cards[min(len(sheet.buildings), len(cards) - 1)]:
        for place in open_places(sheet, cards):
            if grid().names[place.building.at] == action.place:
                building = words.building(action.card, place.building.upper)
                points, column = worth(view.layout, sheet, place), int(place.building.column)
                return {**names, "building": building, "points": points, "column": column}
    return {**names, "building": words.halves(action.card), "points": 0, "column": 0}
