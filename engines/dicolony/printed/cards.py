"""The cards of data/dicolony/cards.toml, validated (rules 3-6, 39, 42, 43)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, TypeVar

from pydantic import Field, field_validator, model_validator

from ...core import Frozen
from ...core.data import load
from .landscapes import COUNTS
from .sheet import grid

CLEARED, WASTE = "X", "O"
"""Marks in a shape: the space must be cleared land, or waste land (rules 4, 5)."""

BLUE_LAID_OUT = 2
"""The number of blue landscapes in each game, solo games included (rules 11, 49)."""

C = TypeVar("C", "BuildingCard", "BlueCard", "YellowCard")


class Half(Frozen):
    """The upper or the lower half of a building card: rows of ``X``, ``O`` and ``.`` (not part of the shape)."""

    shape: tuple[Annotated[str, Field(pattern=r"^[XO.]+$")], ...] = Field(min_length=1)
    points: int = Field(ge=0)

    @model_validator(mode="after")
    def _is_tight(self) -> Half:
        if len({len(row) for row in self.shape}) != 1:
            raise ValueError("the rows of a shape are equally long")
        lines = (self.shape[0], self.shape[-1], *("".join(row[at] for row in self.shape) for at in (0, -1)))
        if any(set(line) == {"."} for line in lines):
            raise ValueError("a shape has no empty line at its edges")
        return self


class BuildingCard(Frozen):
    """Two shapes, only one of them built and only once (rules 27-34), and a bonus column (rule 6)."""

    key: str = Field(pattern=r"^[A-Z]$")
    column: int = Field(ge=1)
    upper: Half
    lower: Half
    first_game: bool = False

    @field_validator("column")
    @classmethod
    def _is_a_face(cls, column: int) -> int:
        if column > grid().faces:
            raise ValueError(f"the sheet has no column {column}")
        return column


class Landscape(Frozen):
    """A landscape card: it counts something on each sheet."""

    key: str = Field(pattern=r"^[a-z][a-z0-9]*$")
    counts: str
    """A key of landscapes.COUNTS."""
    first_game: bool = False

    @field_validator("counts")
    @classmethod
    def _can_be_counted(cls, counts: str) -> str:
        if counts not in COUNTS:
            raise ValueError(f"'{counts}' cannot be counted; what can: {', '.join(COUNTS)}")
        return counts

    def count(self, cleared: int, built: int) -> int:
        """The count for a sheet."""
        return COUNTS[self.counts](cleared, built)


class Threshold(Frozen):
    """One step of a blue card: points for a count of at least, or at most, a limit."""

    at_least: int | None = None
    at_most: int | None = None
    points: int = Field(ge=0)

    @model_validator(mode="after")
    def _has_one_limit(self) -> Threshold:
        if (self.at_least is None) == (self.at_most is None):
            raise ValueError("a step has either at_least or at_most")
        return self

    def is_reached(self, count: int) -> bool:
        """Whether a count satisfies the limit."""
        if self.at_least is not None:
            return count >= self.at_least
        return self.at_most is not None and count <= self.at_most


class BlueCard(Landscape):
    """A landscape that each player scores alone (rules 42, 44)."""

    steps: tuple[Threshold, ...] = Field(min_length=1)

    def points(self, count: int) -> int:
        """The points of the best step reached, not the sum of all (A16)."""
        return max((step.points for step in self.steps if step.is_reached(count)), default=0)


class YellowCard(Landscape):
    """A landscape that the players compete for (rules 43, 45, 46)."""

    most: int = Field(ge=0)
    shared: int = Field(ge=0)
    """For each player who ties for most."""
    second: int = Field(ge=0)


class Deck(Frozen):
    """The contents of data/dicolony/cards.toml."""

    buildings: tuple[BuildingCard, ...]
    blue: tuple[BlueCard, ...]
    yellow: tuple[YellowCard, ...]

    @model_validator(mode="after")
    def _is_enough(self) -> Deck:
        keys = [*self.letters, *(card.key for card in self.blue), *(card.key for card in self.yellow)]
        twice = sorted({key for key in keys if keys.count(key) > 1})
        if twice:
            raise ValueError(f"two cards are called {twice[0]}")
        piles: tuple[tuple[BuildingCard | Landscape, ...], ...] = (self.buildings, self.blue, self.yellow)
        needs = (len(grid().printed.bonus), BLUE_LAID_OUT, 1)
        for cards, need in zip(piles, needs, strict=True):
            simple = sum(card.first_game for card in cards)
            if simple != need:
                raise ValueError(f"{simple} of {len(cards)} cards are for a first game, it takes {need}")
        return self

    @property
    def letters(self) -> tuple[str, ...]:
        """The keys of the building cards (rule 8)."""
        return tuple(card.key for card in self.buildings)


@cache
def deck() -> Deck:
    """All cards; BrokenData if the file cannot be used."""
    return load(Deck, "dicolony/cards.toml")


@cache
def building_card(key: str) -> BuildingCard:
    """The building card with this letter; KeyError if there is none."""
    return _by_key(deck().buildings, key)


@cache
def blue_card(key: str) -> BlueCard:
    """The blue card with this key; KeyError if there is none."""
    return _by_key(deck().blue, key)


@cache
def yellow_card(key: str) -> YellowCard:
    """The yellow card with this key; KeyError if there is none."""
    return _by_key(deck().yellow, key)


def _by_key(cards: tuple[C, ...], key: str) -> C:
    return {card.key: card for card in cards}[key]
