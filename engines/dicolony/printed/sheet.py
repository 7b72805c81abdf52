"""The printed sheet: its spaces, their names and neighbourhoods (rules 13-16, A1).

A set of spaces is an int with one bit per space, row by row from the upper left. Rows are the four colours and the
line of stars, columns the six numbers and the line of stars. The star lines cross at the centre.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, TypeAlias

from pydantic import Field, model_validator

from ...core import Frozen
from ...core.data import load

STAR = "*"
"""The name of the line of stars."""

Spaces: TypeAlias = int
"""A set of spaces, one bit each."""


class Printed(Frozen):
    """The contents of data/dicolony/sheet.toml."""

    rows: tuple[Annotated[str, Field(pattern=r"^([a-z]+|\*)$")], ...]
    columns: tuple[Annotated[str, Field(pattern=r"^([1-9]|\*)$")], ...]
    turns: int = Field(ge=1, le=50)
    clearings: int = Field(ge=2, le=2)
    """Dice used each turn. Rules 50-52 and A11 only work for two."""
    bonus: tuple[Annotated[int, Field(ge=0)], ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _lines_cross(self) -> Printed:
        for name, lines in (("rows", self.rows), ("columns", self.columns)):
            if lines.count(STAR) != 1:
                raise ValueError(f"exactly one of the {name} is the line of stars, '{STAR}'")
        letters = [row[0] for row in self.rows]
        if len(set(letters)) != len(letters):
            raise ValueError("the rows begin with different letters, which name their spaces")
        if tuple(number for number in self.columns if number != STAR) != tuple(
            str(face) for face in range(1, len(self.columns))
        ):
            raise ValueError("the columns are the faces of a die, 1 upwards, and the line of stars")
        return self


@dataclass(frozen=True, slots=True)
class Grid:
    """The sheet with all derived tables. Dice are numbered from 0 in the order of the colours."""

    printed: Printed
    colours: tuple[str, ...]
    """The dice, in the order of the sheet's rows (rule 2)."""
    faces: int
    width: int
    names: tuple[str, ...]
    """Each space's name: ``O4`` orange 4, ``O*`` the star of orange, ``*4`` the star of 4, ``**`` the centre."""
    number: Mapping[str, int]
    """The number of each space by name, without the centre, which is not land (rule 16)."""
    crossing: tuple[Mapping[int, int], ...]
    """``crossing[die][face]`` (rule 21)."""
    stars: tuple[Mapping[int, tuple[int, int]], ...]
    """``stars[die][face]``: the colour's star, then the number's (rule 22)."""
    column: Mapping[int, Spaces]
    """The spaces of the column of a face (A2)."""
    columns: tuple[Spaces, ...]
    """All columns, the column of stars included, without the centre."""
    centre: Spaces
    land: Spaces
    """All spaces except the centre."""
    all_stars: Spaces
    rim: Spaces
    """The outermost spaces."""
    first_column: Spaces
    last_column: Spaces

    def names_of(self, spaces: Spaces) -> tuple[str, ...]:
        """The names of these spaces, in reading order."""
        return tuple(self.names[number] for number in numbers(spaces))

    def beside(self, spaces: Spaces) -> Spaces:
        """The land that shares an edge with one of these spaces; adjacent ones among them included."""
        return self.land & (
            spaces << self.width
            | spaces >> self.width
            | (spaces & ~self.last_column) << 1
            | (spaces & ~self.first_column) >> 1
        )

    def region(self, start: Spaces, within: Spaces) -> Spaces:
        """The spaces of ``within`` that are edge-connected to those of ``start`` inside it."""
        region, before = start & within, 0
        while region != before:
            before = region
            region |= self.beside(region) & within
        return region

    def largest_region(self, spaces: Spaces) -> int:
        """The size of the largest edge-connected group among these spaces."""
        largest = 0
        while spaces:
            group = self.region(spaces & -spaces, spaces)
            largest = max(largest, group.bit_count())
            spaces &= ~group
        return largest


def numbers(spaces: Spaces) -> Iterator[int]:
    """The numbers of the spaces in a set, ascending."""
    while spaces:
        lowest = spaces & -spaces
        yield lowest.bit_length() - 1
        spaces ^= lowest


def set_of(numbers: Iterable[int]) -> Spaces:
    """The set of the spaces with these numbers."""
    return sum(1 << number for number in set(numbers))


def grid_of(printed: Printed) -> Grid:
    """The grid of a printed sheet."""
    rows, columns = printed.rows, printed.columns
    width, height = len(columns), len(rows)
    names = tuple(row[0].upper() + column for row in rows for column in columns)
    star_row, star_column = rows.index(STAR), columns.index(STAR)
    colours = [(row, at * width) for at, row in enumerate(rows) if row != STAR]
    faces = {int(name): at for at, name in enumerate(columns) if name != STAR}

    def where(is_in: Callable[[int, int], bool]) -> Spaces:
        return set_of(number for number in range(width * height) if is_in(*divmod(number, width)))

    centre = where(lambda row, column: row == star_row and column == star_column)
    land = where(lambda row, column: True) & ~centre
    by_column = tuple(set_of(range(at, width * height, width)) & land for at in range(width))
    return Grid(
        printed=printed,
        colours=tuple(colour for colour, _ in colours),
        faces=width - 1,
        width=width,
        names=names,
        number={names[number]: number for number in numbers(land)},
        crossing=tuple({face: start + at for face, at in faces.items()} for _, start in colours),
        stars=tuple(
            {face: (start + star_column, star_row * width + at) for face, at in faces.items()}
            for _, start in colours
        ),
        column={face: by_column[at] for face, at in faces.items()},
        columns=by_column,
        centre=centre,
        land=land,
        all_stars=where(lambda row, column: row == star_row or column == star_column) & land,
        rim=where(lambda row, column: row in (0, height - 1) or column in (0, width - 1)),
        first_column=where(lambda row, column: column == 0),
        last_column=where(lambda row, column: column == width - 1),
    )


@cache
def grid() -> Grid:
    """The sheet of data/dicolony/sheet.toml; BrokenData if it cannot be used."""
    return grid_of(load(Printed, "dicolony/sheet.toml"))
