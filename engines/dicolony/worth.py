"""What land is worth to the cards: the points that players see in it while they clear.

The computer players weigh their spaces by it, and guesses of hidden sheets clear as somebody would who sees it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from .building import levels
from .printed.cards import deck
from .printed.sheet import Spaces, grid, numbers
from .scoring import points_with_bonus

CROSSING = 5 / 6
"""The chance that a turn does not offer a given crossing: the die of its colour must show its face."""
STARRED = 0.78
"""The same for a star, which any die whose crossing is cleared may offer."""
SPARE = 0.25
"""The weight of the second best place for a card."""


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
