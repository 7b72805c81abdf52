"""Points, ranks and the outcome: our design, because the page on scoring is lost (A13-A15, A22, A26, A28)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..core import Fact, Name, Outcome, Seat, Standing, ranks_of
from .board import board
from .state import Table

FIRST, SECOND, NOWHERE = 1, 2, 0


class Share(NamedTuple):
    """The result of one player on one route."""

    value: int
    """The space of the marker plus the bonus of a chip; 0 without a marker."""
    place: int
    """FIRST, SECOND or NOWHERE."""
    shared: bool
    """Another player has the same place."""
    points: int


def values(table: Table, route: int) -> tuple[int, ...]:
    """Values by seat: the space of the marker, plus a bonus for the owner of the route's chip (A13, A14, A22)."""
    bonus = {chip.seat: chip.bonus for chip in table.chips if chip.route == route}
    return tuple(
        markers[route - 1] + bonus.get(seat, 0) if markers[route - 1] else 0
        for seat, markers in enumerate(table.markers)
    )


@lru_cache(maxsize=1 << 14)
def shares(values: tuple[int, ...]) -> tuple[Share, ...]:
    """Places and points on one route, by seat (A14); cached.

    The highest value is first, the next one second; if several are first, nobody is second.
    """
    best = max(values)
    firsts = values.count(best) if best else 0
    second = max((value for value in values if value < best), default=0) if firsts == 1 else 0
    seconds = values.count(second) if second else 0
    divisors = board().scoring
    by_seat = []
    for value in values:
        if value and value == best:
            shared = firsts > 1
            by_seat.append(
                Share(value, FIRST, shared, value // (divisors.shared_first if shared else divisors.first))
            )
        elif value and value == second:
            shared = seconds > 1
            by_seat.append(
                Share(value, SECOND, shared, value // (divisors.shared_second if shared else divisors.second))
            )
        else:
            by_seat.append(Share(value, NOWHERE, False, 0))
    return tuple(by_seat)


def share_of(table: Table, route: int, seat: int) -> Share:
    """The share of one player on one route."""
    return shares(values(table, route))[seat]


def routes(table: Table) -> tuple[tuple[Share, ...], ...]:
    """The shares of all routes: by route, then by seat."""
    return tuple(shares(values(table, route)) for route in range(1, board().numbers + 1))


def overtaken(before: Table, after: Table) -> tuple[int, ...]:
    """The routes that had leaders before and have others now."""
    return tuple(
        route
        for route, (was, now) in enumerate(zip(leaders(before), leaders(after), strict=True), start=1)
        if was and now and was != now
    )


def leaders(table: Table) -> list[set[int]]:
    """The seats that are first, by route."""
    return [{seat for seat, share in enumerate(shares) if share.place == FIRST} for shares in routes(table)]


class Score(NamedTuple):
    """The total result of one player."""

    points: tuple[int, ...]
    """By route."""
    firsts: int
    """First places, tied ones included (A26)."""
    given: int
    """Steps given back, one for each additional action (A26)."""
    left: bool

    @property
    def total(self) -> int:
        """The points of all routes."""
        return sum(self.points)

    @property
    def strength(self) -> tuple[int, ...]:
        """The tie-break key (A15); players who left rank behind all others (A28)."""
        return (0, 0, 0, 0) if self.left else (1, self.total, self.firsts, -self.given)


def scores(table: Table) -> tuple[Score, ...]:
    """The scores by seat as if the game ended now."""
    by_route = routes(table)
    return tuple(
        Score(
            points=tuple(route[seat].points for route in by_route),
            firsts=sum(route[seat].place == FIRST for route in by_route),
            given=table.given[seat],
            left=table.left[seat],
        )
        for seat in range(len(table.markers))
    )


def ranks(by_seat: Sequence[Score]) -> tuple[int, ...]:
    """1-based ranks by seat; equal strengths share a rank (A15)."""
    return ranks_of([score.strength for score in by_seat])


def standings(table: Table) -> tuple[Standing, ...]:
    """Ranks and points by route, which add up to the score."""
    by_seat = scores(table)
    return tuple(
        Standing(
            Seat(seat),
            rank,
            score.total,
            tuple((f"route-{route}", points) for route, points in enumerate(score.points, start=1)),
        )
        for seat, (rank, score) in enumerate(zip(ranks(by_seat), by_seat, strict=True))
    )


def outcome(table: Table) -> Outcome | None:
    """The ranks and the deciding criterion; None while the game goes on."""
    if table.stage != "over":
        return None
    by_seat = scores(table)
    places = ranks(by_seat)
    winners = tuple(Seat(seat) for seat, rank in enumerate(places) if rank == 1)
    best = by_seat[winners[0]]
    facts: dict[str, Fact] = {
        "winners": tuple(Name(seat) for seat in winners),
        "points": best.total,
        "firsts": best.firsts,
        "given": best.given,
    }
    return Outcome(places, criterion(table, by_seat), facts)


def criterion(table: Table, by_seat: Sequence[Score]) -> str:
    """The criterion that separates the best two (A15), or ``last-left`` (A28)."""
    if table.reason == "last-left":
        return "last-left"
    best, second = sorted((score.strength for score in by_seat), reverse=True)[:2]
    if best == second:
        return "shared"
    at = next(place for place, (one, other) in enumerate(zip(best, second, strict=True)) if one != other)
    return ("points", "points", "first-places", "extras")[at]
