"""The computer player of Dicolony.

A sheet is valued by what the four cards can still become: for each card, from left to right and on land that no
earlier card wants, the place with the highest product of points and the chance to clear its missing spaces in the
turns left. The player clears the pair with the best resulting value. In the last turn it compares final scores
instead, blue landscapes included.

All have the same dice, so computers that value alike would write the same sheet. Each adds a whim from its own
chance to the value of each pair: most in the first turn, where many pairs are about as good, and none in the last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core import Chance
from ...core.mind import Policy
from ..actions import Choice
from ..building import build
from ..clearing import clear, marks
from ..printed.sheet import Spaces, grid
from ..scoring import best_plan, sheet_score
from ..state import Dice, Layout, Sheet, View
from ..worth import expected_points

WHIMS = 1000
"""The number of different whims."""
WHIM = 1.5
"""The largest whim in the first turn, in points. Over 300 games of three greedy players: 28.6 points a sheet
instead of 28.8; all three sheets alike in 7 games instead of 300, two of them in 34 more."""


def greedy(view: View, legal: Sequence[Choice], chance: Chance) -> Choice:
    """The next step towards the sheet with the highest value."""
    sheet = None if view.reader is None else view.sheets[view.reader]
    assert sheet is not None, "a player who may act sees the sheet"
    if view.stage == "build":
        return next_building(view.layout, sheet)
    left = turns_left(view.turn)
    lines = ends(sheet, view.rolls[-1])
    values = {cleared: sheet_value(view.layout, cleared, left) + whim(left, chance) for cleared in lines}
    return lines[max(values, key=values.__getitem__)][0]


def next_building(layout: Layout, sheet: Sheet) -> Choice:
    """The next building of the plan with the best score."""
    best = best_plan(layout, sheet)[len(sheet.buildings)]
    assert best is not None, "a seat in stage build has places to choose from"
    return build(layout.buildings[len(sheet.buildings)], best.at)


def turns_left(turn: int) -> int:
    """The turns after this one."""
    return grid().printed.turns - turn


def whim(left: int, chance: Chance) -> float:
    """What a player adds to the value of a pair with this many turns left, at random; 0 in the last turn."""
    if not left:
        return 0.0
    share = left / (grid().printed.turns - 1)
    return WHIM * share**2 * chance.pick(range(WHIMS)) / WHIMS


def ends(sheet: Sheet, dice: Dice) -> dict[Spaces, tuple[Choice, ...]]:
    """Each set of cleared spaces that this turn can end with, and the first line that leads to it."""
    lines: dict[Spaces, tuple[Choice, ...]] = {}
    for die, space in marks(sheet.cleared, dice, sheet.used):
        cleared, first = sheet.cleared | 1 << space, clear(die, space)
        seconds = marks(cleared, dice, (*sheet.used, die))
        for other, there in seconds:
            lines.setdefault(cleared | 1 << there, (first, clear(other, there)))
        if not seconds:
            lines.setdefault(cleared, (first,))
    return lines


def sheet_value(layout: Layout, cleared: Spaces, left: int) -> float:
    """The points expected from cleared land with this many turns left; after the last turn, its score."""
    if left == 0:
        return sheet_score(layout, cleared, best_plan(layout, Sheet(cleared=cleared))).total
    return expected_points(layout.buildings, cleared, left)


POLICIES: Mapping[str, Policy] = {"greedy": greedy}
