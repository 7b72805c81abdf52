"""A quick player of Dicolony for playouts: it values each space once a turn, instead of each pair of spaces."""

from __future__ import annotations

from functools import lru_cache

from ..actions import Choice
from ..clearing import Mark, clear, marks
from ..printed.sheet import Spaces, grid, numbers
from ..state import Dice, Sheet, State
from .policy import SPARE, best_offers, expected_points, likelihoods, next_building, turns_left


def reply(state: State, seat: int) -> Choice:
    """The first of the two spaces with the highest value; in the last turn and for buildings, the best score."""
    sheet = state.sheets[seat]
    if state.stage == "build":
        return next_building(state.layout, sheet)
    dice, left = state.rolls[-1], turns_left(state.turn)
    firsts = marks(sheet.cleared, dice, sheet.used)
    if len(firsts) == 1:
        return clear(*firsts[0])
    cards = state.layout.buildings
    if not left:
        return clear(*max(firsts, key=lambda mark: best_end(cards, sheet, dice, mark)))
    values = space_values(cards, sheet.cleared, left)
    if sheet.used:
        return clear(*max(firsts, key=lambda mark: values[mark[1]]))
    pairs = ((one, two) for one in firsts for two in firsts if one[0] < two[0] and one[1] != two[1])
    first, _ = max(pairs, key=lambda pair: values[pair[0][1]] + values[pair[1][1]], default=(firsts[0], None))
    return clear(*first)


def best_end(cards: tuple[str, ...], sheet: Sheet, dice: Dice, mark: Mark) -> float:
    """The points of the buildings, as far as they are plain to see, on the best land after this mark."""
    die, space = mark
    cleared, used = sheet.cleared | 1 << space, (*sheet.used, die)
    ends = [cleared | 1 << other for _, other in marks(cleared, dice, used)] or [cleared]
    return max([expected_points(cards, end, 0) for end in ends])


@lru_cache(maxsize=1 << 10)
def space_values(cards: tuple[str, ...], cleared: Spaces, left: int) -> tuple[float, ...]:
    """What clearing each space is worth to the two best places for each card, found as ``greedy`` does."""
    worth, chances = [0.0] * len(grid().names), likelihoods(left)
    for offers in best_offers(cards, cleared, left):
        for weight, offer in zip((1.0, SPARE), offers, strict=True):
            for space in numbers(offer.solid & ~cleared):
                starred = grid().all_stars >> space & 1
                worth[space] += weight * offer.value * (1 / chances[1][starred] - 1)
            for space in numbers(offer.hollow):
                worth[space] -= weight * offer.value
    return tuple(worth)
