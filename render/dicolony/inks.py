"""The colours of Dicolony: paper, pencil, the rows of the sheet with their patterns, the dice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engines.dicolony.printed.sheet import STAR, grid
from render.kit.pen.palette import Colour, Pattern, mix, rgb

PAPER = rgb("#FAF4E4")
PRINT = rgb("#4A3E33")
"""Print on paper."""
FAINT = rgb("#6E604F")
"""Small print, still readable on paper."""
RULE = rgb("#D8CBB0")
"""Thin lines on paper."""
PENCIL = rgb("#26262E")
SLATE = rgb("#46587A")
"""Buildings, distinct from the colours of the rows."""
ROOFS: tuple[tuple[Colour, Pattern], ...] = (
    (SLATE, "slash"),
    (rgb("#0F6B78"), "horizontal"),
    (rgb("#83386D"), "backslash"),
    (rgb("#69492E"), "vertical"),
)
"""The roofs of the cards from left to right: a colour and a pattern each."""
BLUE = rgb("#2C6FB4")
YELLOW = rgb("#F2C31B")
BRICK = rgb("#9A4B36")
"""The bands of the cards: blue and yellow landscapes, buildings."""
MARKER = rgb("#FFCB2E")
"""What can be chosen: spaces to clear, places to build."""


@dataclass(frozen=True, slots=True)
class Line:
    """The look of one row of the sheet and of its die."""

    colour: Colour
    pattern: Pattern

    @property
    def pale(self) -> Colour:
        """Waste land."""
        return mix(self.colour, PAPER, 0.74)

    @property
    def faded(self) -> Colour:
        """Cleared land without a building, at the end."""
        return mix(mix(self.colour, rgb("#9A948A"), 0.55), PAPER, 0.5)


_STARS = Line(rgb("#8B93A6"), "vertical")
_COLOURS = {
    "orange": Line(rgb("#F58231"), "backslash"),
    "red": Line(rgb("#D03A22"), "dots"),
    "green": Line(rgb("#1E9E6A"), "slash"),
    "yellow": Line(rgb("#FFD91F"), "crosshatch"),
}
_OTHERS = (Line(rgb("#785EF0"), "horizontal"), Line(rgb("#66B6E0"), "vertical"))
"""Looks of further rows, for sheets with other colours."""


def line(row: str) -> Line:
    """The look of a row of the sheet by its name; ``*`` is the row of stars."""
    if row == STAR:
        return _STARS
    return _COLOURS.get(row) or _OTHERS[grid().colours.index(row) % len(_OTHERS)]


@cache
def lines() -> tuple[Line, ...]:
    """The looks of the rows, from the top."""
    return tuple(line(row) for row in grid().printed.rows)
