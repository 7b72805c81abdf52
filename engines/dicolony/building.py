"""The places for a card, and the legal plans for the building phase (rules 27-38, 53; A3, A5-A8, A26)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

from ..core import IllegalAction
from ..core.dialogue import construct
from . import terms
from .actions import Build
from .printed.cards import CLEARED, WASTE, BuildingCard, Half, building_card
from .printed.sheet import Spaces, grid, numbers
from .state import Building, Sheet, spaces_of

Plan: TypeAlias = tuple[Building | None, ...]
"""The building for each card, from left to right; None if there is no place."""


@dataclass(frozen=True, slots=True)
class Place:
    """A position of a shape on the sheet: the building, and the land that it needs."""

    building: Building
    solid: Spaces
    """Spaces that must be cleared and not built on (rules 4, 31; A6)."""
    hollow: Spaces
    """Spaces that must be waste land (rules 5, 30; A7)."""

    def fits(self, cleared: Spaces, built: Spaces) -> bool:
        """Whether the building can be built here on this land."""
        return self.solid & ~(cleared & ~built) == 0 and self.hollow & (cleared | built) == 0


@cache
def levels(key: str) -> tuple[tuple[Place, ...], ...]:
    """A card's places on any land, level by level in the order of rules 28-32, each in reading order."""
    card = building_card(key)
    upper, lower = (tuple(shape_places(card, half, half is card.upper)) for half in (card.upper, card.lower))
    return tuple(
        tuple(place for place in half if place.building.column is column)
        for half in (upper, lower)
        for column in (True, False)
    )


def shape_places(card: BuildingCard, half: Half, upper: bool) -> Iterator[Place]:
    """All positions of a shape, neither turned nor mirrored (rule 10), that avoid the centre (A5)."""
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


@lru_cache(maxsize=1 << 13)
def places(key: str, cleared: Spaces, built: Spaces) -> tuple[Place, ...]:
    """The places of the first level that has any: building is forced, the place is free (A8, 53); cached."""
    for level in levels(key):
        fitting = tuple([place for place in level if place.fits(cleared, built)])
        if fitting:
            return fitting
    return ()


def open_places(sheet: Sheet, cards: tuple[str, ...]) -> tuple[Place, ...]:
    """The places for the leftmost unfinished card; () if all cards are finished."""
    if len(sheet.buildings) == len(cards):
        return ()
    return places(cards[len(sheet.buildings)], sheet.cleared, sheet.built)


@cache
def build(card: str, at: int) -> Build:
    """The action, cached: actions are frozen, so all lists share one object."""
    return Build(card=card, place=grid().names[at])


def builds(sheet: Sheet, cards: tuple[str, ...]) -> tuple[Build, ...]:
    """The legal build actions, in reading order."""
    return tuple(build(cards[len(sheet.buildings)], place.building.at) for place in open_places(sheet, cards))


def check_build(sheet: Sheet, cards: tuple[str, ...], action: Build) -> Place:
    """Return the place of a legal action; raise IllegalAction with the reason for any other."""
    card = cards[len(sheet.buildings)]
    if action.card != card:
        raise IllegalAction("another-card", card=terms.card(card))
    number = grid().number.get(action.place)
    if number is None:
        raise IllegalAction("no-such-space")
    for place in open_places(sheet, cards):
        if place.building.at == number:
            return place
    raise IllegalAction("no-such-place", card=terms.card(card), place=terms.space(action.place))


def with_forced_buildings(sheet: Sheet, cards: tuple[str, ...], chosen: Place | None = None) -> Sheet:
    """The sheet with ``chosen`` and all forced buildings built, up to the next choice or the end."""
    buildings, built = sheet.buildings, sheet.built
    if chosen is not None:
        buildings, built = (*buildings, chosen.building), built | chosen.building.spaces
    for card in cards[len(buildings) :]:
        free = places(card, sheet.cleared, built)
        if len(free) > 1:
            return _with(sheet, buildings, owed=1)
        if free:
            built |= free[0].building.spaces
        buildings = (*buildings, free[0].building if free else None)
    return _with(sheet, buildings, owed=0)


def plans(cards: tuple[str, ...], cleared: Spaces, done: Plan = ()) -> Iterator[Plan]:
    """All legal plans that begin with ``done``, card by card in reading order of the places."""
    if len(done) == len(cards):
        yield done
        return
    built = spaces_of(done)
    for place in places(cards[len(done)], cleared, built) or (None,):
        yield from plans(cards, cleared, (*done, place.building if place else None))


def _with(sheet: Sheet, buildings: Plan, owed: int) -> Sheet:
    """The sheet with these buildings and choices owed."""
    return construct(Sheet, cleared=sheet.cleared, turns=sheet.turns, owed=owed, buildings=buildings)
