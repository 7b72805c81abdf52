"""Dice, spaces and cards as Terms, facts that are texts themselves (data/locales/*/dicolony.ftl)."""

from __future__ import annotations

from collections.abc import Sequence

from ..core import Term
from .printed.cards import building_card
from .printed.sheet import STAR, grid


def colour(name: str) -> Term:
    """The name of a colour."""
    return Term(f"colour-{name}")


def die(name: str, number: int) -> Term:
    """A die by colour and face: ``Red 4``."""
    return Term("die", {"colour": colour(name), "number": number})


def dice(faces: Sequence[int], used: Sequence[int] = ()) -> tuple[Term, ...]:
    """The dice on the table except the used ones."""
    return tuple(
        die(name, faces[at]) for at, name in enumerate(grid().colours) if at < len(faces) and at not in used
    )


def space(name: str) -> Term:
    """A space by its name on the sheet: a crossing, the star of a colour or the star of a number."""
    row, column = name[0], name[1]
    if row == STAR:
        return Term("space-number-star", {"number": int(column)})
    own = colour(next(name for name in grid().colours if name[0].upper() == row))
    if column == STAR:
        return Term("space-colour-star", {"colour": own})
    return Term("space-crossing", {"colour": own, "number": int(column)})


def card(key: str) -> Term:
    """A building card with its letter, both its names and its column: ``A Inn/Tavern (column 1)``."""
    return Term("card", {"key": key, "halves": halves(key), "column": building_card(key).column})


def halves(key: str) -> Term:
    """Both names of a building card: ``Inn/Tavern``."""
    return Term("halves", {"upper": building(key, True), "lower": building(key, False)})


def building(key: str, upper: bool) -> Term:
    """The name of the building on one half of a card."""
    return Term(f"building-{key.lower()}-{'upper' if upper else 'lower'}")


def landscape(key: str) -> Term:
    """The name of a landscape card."""
    return Term(f"landscape-{key}")
