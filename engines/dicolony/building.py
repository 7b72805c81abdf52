"""Where a card can be built, and every way to carry the building phase out (rules 27-38, 53; A3, A5-A8, A26)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from ..core import IllegalAction
from . import words
from .actions import Build
from .cards import CLEARED, WASTE, BuildingCard, Half, building_card
from .sheet import Spaces, grid, numbers
from .state import Building, Sheet

Way: TypeAlias = tuple[Building | None, ...]
"""What is built for each card, from left to right."""


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere on the sheet where a shape lies: what would stand there, and what it asks for."""

    building: Building
    solid: Spaces
    """Must be cleared and not built on (rules 4, 31; A6)."""
    hollow: Spaces
    """Must be waste land (rules 5, 30; A7)."""

    def fits(self, cleared: Spaces, built: Spaces) -> bool:
        """Whether it can be built there now."""
        return self.solid & ~(cleared & ~built) == 0 and self.hollow & (cleared | built) == 0


@cache
def levels(key: str) -> tuple[tuple[Place, ...], ...]:
    """A card's places on an empty sheet, in the order of the check (rules 28-32), each level in reading order."""
    card = building_card(key)
    upper, lower = (tuple(placed(card, half, half is card.upper)) for half in (card.upper, card.lower))
    return tuple(
        tuple(place for place in half if place.building.column is column)
        for half in (upper, lower)
        for column in (True, False)
    )


def placed(card: BuildingCard, half: Half, upper: bool) -> Iterator[Place]:
    """Everywhere that a shape lies on the sheet, neither turned nor mirrored (rule 10) and off the centre (A5)."""
    sheet = grid()
    rows = len(sheet.names) // sheet.width
    for top in range(rows - len(half.shape) + 1):
        for left in range(sheet.width - len(half.shape[0]) + 1):
            solid, hollow = (
                sum(
                    1 << (top + down) * sheet.width + left + along
                    for down, row in enumerate(half.shape)
                    for along, mark in enumerate(row)
                    if mark == wanted
                )
                for wanted in (CLEARED, WASTE)
            )
            spaces = solid | hollow
            if spaces & sheet.centre:
                continue
            building = Building(
                upper=upper,
                at=next(numbers(spaces)),
                spaces=spaces,
                column=bool(spaces & sheet.column[card.column]),
            )
            yield Place(building, solid, hollow)


def places(key: str, cleared: Spaces, built: Spaces) -> tuple[Place, ...]:
    """The places of the first level that has any: building is forced, any place of the level will do (A8, 53)."""
    for level in levels(key):
        found = tuple(place for place in level if place.fits(cleared, built))
        if found:
            return found
    return ()


def open_places(sheet: Sheet, cards: tuple[str, ...]) -> tuple[Place, ...]:
    """Where the leftmost card not done with can be built; () if all are done with."""
    if len(sheet.buildings) == len(cards):
        return ()
    return places(cards[len(sheet.buildings)], sheet.cleared, sheet.built)


@cache
def build(card: str, at: int) -> Build:
    """The action; frozen, so every list shares the same one."""
    return Build(card=card, place=grid().names[at])


def builds(sheet: Sheet, cards: tuple[str, ...]) -> tuple[Build, ...]:
    """The places to choose from, in reading order."""
    return tuple(build(cards[len(sheet.buildings)], place.building.at) for place in open_places(sheet, cards))


def check_build(sheet: Sheet, cards: tuple[str, ...], action: Build) -> Place:
    """The place of a legal action; IllegalAction, naming what is wrong, for any other."""
    card = cards[len(sheet.buildings)]
    if action.card != card:
        raise IllegalAction("another-card", card=words.card(card))
    number = grid().number[action.place]
    for place in open_places(sheet, cards):
        if place.building.at == number:
            return place
    raise IllegalAction("no-such-place", card=words.card(card), place=words.space(action.place))


def settled(sheet: Sheet, cards: tuple[str, ...], chosen: Place | None = None) -> Sheet:
    """The sheet with ``chosen`` built and all that then leaves no choice, up to the next choice or the end."""
    buildings, built = sheet.buildings, sheet.built
    if chosen is not None:
        buildings, built = (*buildings, chosen.building), built | chosen.building.spaces
    for card in cards[len(buildings) :]:
        found = places(card, sheet.cleared, built)
        if len(found) > 1:
            return _with(sheet, buildings, owed=1)
        if found:
            built |= found[0].building.spaces
        buildings = (*buildings, found[0].building if found else None)
    return _with(sheet, buildings, owed=0)


def ways(cards: tuple[str, ...], cleared: Spaces, done: Way = ()) -> Iterator[Way]:
    """Every legal way to go on building, card by card in reading order of the places."""
    if len(done) == len(cards):
        yield done
        return
    built = Sheet(buildings=done).built
    for place in places(cards[len(done)], cleared, built) or (None,):
        yield from ways(cards, cleared, (*done, place.building if place else None))


def _with(sheet: Sheet, buildings: Way, owed: int) -> Sheet:
    return Sheet(cleared=sheet.cleared, turns=sheet.turns, owed=owed, buildings=buildings)
