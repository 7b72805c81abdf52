"""The computer player of Dicolony.

A sheet is valued by what the four cards can still become: for each card, from left to right and on land that no
earlier card wants, the place with the highest product of points and the chance to clear its missing spaces in the
turns left. The player clears the pair with the best resulting value. In the last turn it compares final scores
instead, blue landscapes included.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from ..core import Chance, Policy
from .actions import Choice
from .building import build, levels
from .clearing import Mark, clear, marks
from .scoring import best_plan, points_with_bonus, sheet_score
from .sheet import Spaces, grid
from .state import Dice, Layout, Sheet, View

CROSSING = 5 / 6
"""The chance that a turn does not offer a given crossing: the die of its colour must show its face."""
STARRED = 0.78
"""The same for a star, which any die whose crossing is cleared may offer."""
SPARE = 0.25
"""The weight of the second best place for a card."""


def greedy(view: View, legal: Sequence[Choice], chance: Chance) -> Choice:
    """The next step towards the sheet with the highest value."""
    sheet = None if view.reader is None else view.sheets[view.reader]
    assert sheet is not None, "a player who may act sees the sheet"
    if view.stage == "build":
        best = best_plan(view.layout, sheet)[len(sheet.buildings)]
        assert best is not None, "a seat in stage build has places to choose from"
        return build(view.layout.buildings[len(sheet.buildings)], best.at)
    left = grid().printed.turns - view.turn
    outlook = max(outlooks(sheet, view.rolls[-1]), key=lambda outlook: sheet_value(view.layout, outlook[0], left))
    return clear(*outlook[1])


def outlooks(sheet: Sheet, dice: Dice) -> Iterator[tuple[Spaces, Mark]]:
    """Each distinct set of cleared spaces that this turn can end with, and the first step to it."""
    seen = set()
    for first in marks(sheet.cleared, dice, sheet.used):
        die, space = first
        cleared, used = sheet.cleared | 1 << space, (*sheet.used, die)
        for after in [cleared | 1 << other for _, other in marks(cleared, dice, used)] or [cleared]:
            if after not in seen:
                seen.add(after)
                yield after, first


def sheet_value(layout: Layout, cleared: Spaces, left: int) -> float:
    """The points expected from cleared land with this many turns left; after the last turn, its score."""
    if left == 0:
        return sheet_score(layout, cleared, best_plan(layout, Sheet(cleared=cleared))).total
    return expected_points(layout.buildings, cleared, left)


def expected_points(cards: tuple[str, ...], cleared: Spaces, left: int) -> float:
    """The points expected from buildings, taking the best place for one card after the other."""
    total, wanted = 0.0, 0
    for target, card in enumerate(cards):
        best, second, where = 0.0, 0.0, 0
        for points, solid, hollow in scored_places(card, target):
            if points <= second:
                break
            if hollow & cleared or (solid | hollow) & wanted:
                continue
            value = points * likelihood(solid & ~cleared, left)
            if value > best:
                best, second, where = value, best, solid | hollow
            elif value > second:
                second = value
        total += best + SPARE * second
        wanted |= where
    return total


@cache
def scored_places(card: str, target: int) -> tuple[tuple[int, Spaces, Spaces], ...]:
    """(points with the bonus, X spaces, O spaces) of every place for a card, most points first."""
    return tuple(
        sorted(
            (
                (points_with_bonus(card, target, place.building), place.solid, place.hollow)
                for level in levels(card)
                for place in level
            ),
            key=lambda offer: -offer[0],
        )
    )


def likelihood(missing: Spaces, left: int) -> float:
    """The chance that all of these spaces can still be cleared."""
    stars = (missing & grid().all_stars).bit_count()
    return odds(missing.bit_count() - stars, stars, left)


@cache
def odds(crossings: int, stars: int, left: int) -> float:
    """The chance to clear this many crossings and stars within ``left`` turns of two spaces each."""
    if crossings + stars > left * grid().printed.clearings:
        return 0.0
    return float((1 - CROSSING**left) ** crossings * (1 - STARRED**left) ** stars)


POLICIES: Mapping[str, Policy] = {"greedy": greedy}
