"""The computer player of Dicolony.

A sheet is valued by what the four cards can still become: for each card, from left to right and on land that no
earlier card wants, the place with the highest product of points and the chance to clear its missing spaces in the
turns left. The player clears the pair with the best resulting value. In the last turn it compares final scores
instead, blue landscapes included.

All have the same dice, so computers that value alike would write the same sheet. Each adds a whim from its own
chance to the value of each pair: most in the first turn, where many pairs are about as good, and none in the last.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from ...core import Chance
from ...core.mind import Policy
from ..actions import Choice
from ..building import build, levels
from ..clearing import clear, marks
from ..printed.cards import deck
from ..printed.sheet import Spaces, grid
from ..scoring import best_plan, points_with_bonus, sheet_score
from ..state import Dice, Layout, Sheet, View

WHIMS = 1000
"""The number of different whims."""
CROSSING = 5 / 6
"""The chance that a turn does not offer a given crossing: the die of its colour must show its face."""
STARRED = 0.78
"""The same for a star, which any die whose crossing is cleared may offer."""
WHIM = 1.5
"""The largest whim in the first turn, in points. Over 300 games of three greedy players: 28.6 points a sheet
instead of 28.8; all three sheets alike in 7 games instead of 300, two of them in 34 more."""
SPARE = 0.25
"""The weight of the second best place for a card."""


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


@lru_cache(maxsize=1 << 13)
def expected_points(cards: tuple[str, ...], cleared: Spaces, left: int) -> float:
    """The points expected from buildings, taking the best place for one card after the other; cached."""
    total = 0.0
    for best, second in best_offers(cards, cleared, left):
        total += best.value + SPARE * second.value
    return total


class Offer(NamedTuple):
    """A place for a card: the points expected from it, and its X and O spaces."""

    value: float
    solid: Spaces
    hollow: Spaces


NOTHING = (0, 0, 0, 0)


def best_offers(cards: tuple[str, ...], cleared: Spaces, left: int) -> Iterator[tuple[Offer, Offer]]:
    """The best two places for each card on land that no earlier card wants."""
    wanted, starred, chances = 0, grid().all_stars, likelihoods(left)
    for target, card in enumerate(cards):
        best = second = 0.0
        first_place = second_place = NOTHING
        for place in scored_places(card, target):
            points, solid, hollow, spaces = place
            if points <= second:
                break
            if hollow & cleared or spaces & wanted:
                continue
            missing = solid & ~cleared
            value = points * chances[missing.bit_count()][(missing & starred).bit_count()]
            if value > best:
                best, second, first_place, second_place = value, best, place, first_place
            elif value > second:
                second, second_place = value, place
        wanted |= first_place[3]
        yield Offer(best, first_place[1], first_place[2]), Offer(second, second_place[1], second_place[2])


@cache
def scored_places(card: str, target: int) -> tuple[tuple[int, Spaces, Spaces, Spaces], ...]:
    """(points with the bonus, X spaces, O spaces, all spaces) of every place for a card, most points first."""
    return tuple(
        sorted(
            (
                (
                    points_with_bonus(card, target, place.building),
                    place.solid,
                    place.hollow,
                    place.building.spaces,
                )
                for level in levels(card)
                for place in level
            ),
            key=lambda offer: -offer[0],
        )
    )


def likelihood(missing: Spaces, left: int) -> float:
    """The chance that all of these spaces can still be cleared."""
    return likelihoods(left)[missing.bit_count()][(missing & grid().all_stars).bit_count()]


@cache
def likelihoods(left: int) -> tuple[tuple[float, ...], ...]:
    """By the number of missing spaces and of stars among them: the chance that all can still be cleared."""
    most = max(solid.bit_count() for card in deck().letters for _, solid, _, _ in scored_places(card, 0))
    return tuple(
        tuple(odds(missing - stars, stars, left) for stars in range(missing + 1)) for missing in range(most + 1)
    )


def odds(crossings: int, stars: int, left: int) -> float:
    """The chance to clear this many crossings and stars within ``left`` turns of two spaces each."""
    if crossings + stars > left * grid().printed.clearings:
        return 0.0
    return float((1 - CROSSING**left) ** crossings * (1 - STARRED**left) ** stars)


POLICIES: Mapping[str, Policy] = {"greedy": greedy}
