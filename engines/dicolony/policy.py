"""What the computer player knows of Dicolony.

It weighs a sheet by what the four cards can still become: for each card, from left to right and on land that no
card before it wants, the place with the most points times the chance that its missing spaces come up in the turns
left. It clears the pair that leaves most; in the last turn it builds in its head and counts blue landscapes too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from ..core import Chance, Policy
from .actions import Choice
from .building import Place, build, levels
from .cards import building_card
from .clearing import Mark, clear, marks
from .scoring import alone, best_way
from .sheet import Spaces, grid
from .state import Dice, Layout, Sheet, View

CROSSING = 5 / 6
"""The chance that a turn does not bring a given crossing: one die of one colour must show one face."""
STARRED = 0.78
"""The same for a star, which comes with any die whose crossing is cleared."""
SPARE = 0.25
"""What a second place for the same card is worth beside the best one."""


def greedy(view: View, legal: Sequence[Choice], chance: Chance) -> Choice:
    """The legal action on the way to the best sheet."""
    sheet = None if view.reader is None else view.sheets[view.reader]
    assert sheet is not None, "who may act sees the own sheet"
    if view.stage == "build":
        best = best_way(view.layout, sheet)[len(sheet.buildings)]
        assert best is not None, "there is a choice"
        return build(view.layout.buildings[len(sheet.buildings)], best.at)
    left = grid().printed.turns - view.turn
    outlook = max(outlooks(sheet, view.rolls[-1]), key=lambda outlook: worth(view.layout, outlook[0], left))
    return clear(*outlook[1])


def outlooks(sheet: Sheet, dice: Dice) -> Iterator[tuple[Spaces, Mark]]:
    """Each set of cleared spaces that this turn can end with, once, and the first step to it."""
    seen = set()
    for first in marks(sheet.cleared, dice, sheet.used):
        die, space = first
        cleared, used = sheet.cleared | 1 << space, (*sheet.used, die)
        for after in [cleared | 1 << other for _, other in marks(cleared, dice, used)] or [cleared]:
            if after not in seen:
                seen.add(after)
                yield after, first


def worth(layout: Layout, cleared: Spaces, left: int) -> float:
    """The points that cleared land promises with so many turns left; after the last one, what it gives."""
    if left == 0:
        return alone(layout, cleared, best_way(layout, Sheet(cleared=cleared))).total
    return promise(layout.buildings, cleared, left)


def promise(cards: tuple[str, ...], cleared: Spaces, left: int) -> float:
    """The points that the cards' buildings may be expected to give, the best place for each card in turn."""
    total, wanted = 0.0, 0
    for target, card in enumerate(cards):
        best, second, where = 0.0, 0.0, 0
        for points, solid, hollow in offers(card, target):
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
def offers(card: str, target: int) -> tuple[tuple[int, Spaces, Spaces], ...]:
    """(points with the bonus, X spaces, O spaces) of every place for a card, dearest first."""
    return tuple(
        sorted(
            ((gain(card, target, place), place.solid, place.hollow) for level in levels(card) for place in level),
            key=lambda offer: -offer[0],
        )
    )


def gain(card: str, target: int, place: Place) -> int:
    """The points of a card's building there, its column included."""
    half = building_card(card).upper if place.building.upper else building_card(card).lower
    return half.points + (grid().printed.bonus[target] if place.building.column else 0)


def likelihood(missing: Spaces, left: int) -> float:
    """The chance that all of these spaces can still be cleared."""
    stars = (missing & grid().all_stars).bit_count()
    return odds(missing.bit_count() - stars, stars, left)


@cache
def odds(crossings: int, stars: int, left: int) -> float:
    """So many crossings and so many stars, one after the other, within ``left`` turns of two spaces each."""
    if crossings + stars > left * grid().printed.clearings:
        return 0.0
    return float((1 - CROSSING**left) ** crossings * (1 - STARRED**left) ** stars)


POLICIES: Mapping[str, Policy] = {"greedy": greedy}
