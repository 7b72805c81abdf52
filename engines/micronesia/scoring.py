"""Points, ranks and the outcome (rules 32-38, A13-A16, A20, A21, A28)."""

from __future__ import annotations

from ..core import Fact, Name, Outcome, Seat, Standing, ranks_of
from .state import ISLANDS, State, points

GROUPS: tuple[tuple[str, range], ...] = tuple(
    (f"islands-{low}-{low + 2}", range(low, low + 3)) for low in range(ISLANDS[-1] - 2, 0, -3)
)
"""The islands grouped by value, highest first (rule 37): the parts of a score."""
OUT = "out"
"""The part that cancels the islands of a player who is out (rule 36, A13)."""


def total(state: State, seat: int) -> int:
    """Victory points of the islands that a seat holds (rule 37)."""
    return sum(points(number) for number in state.held(seat))


def strength(state: State, seat: int) -> tuple[int, int, int]:
    """The tie-break key of a seat: points, highest island, stock (rules 36, 38, A14, A15, A28)."""
    held = state.held(seat)
    return sum(map(points, held)), max(held, default=0), state.stock[seat]


def keys(state: State) -> tuple[tuple[int, ...], ...]:
    """Sort keys by seat, higher is better: a seven-island winner first, a player who is out last."""
    winner = state.to_move if state.reason == "seven-islands" else None
    return tuple(
        (1 if seat == winner else -1 if seat == state.bust else 0, *strength(state, seat))
        for seat in range(len(state.stock))
    )


def ranks(state: State) -> tuple[int, ...]:
    """1-based ranks by seat; equal keys share a rank (A14)."""
    return ranks_of(keys(state))


def standings(state: State) -> tuple[Standing, ...]:
    """The rank of each seat and its points by island group; a player who is out has 0 (rule 36, A13)."""
    rows = []
    for seat, rank in enumerate(ranks(state)):
        held = state.held(seat)
        parts = [(name, sum(points(n) for n in group if n in held)) for name, group in GROUPS]
        if state.bust is not None:
            parts.append((OUT, -total(state, seat) if seat == state.bust else 0))
        rows.append(Standing(Seat(seat), rank, sum(value for _, value in parts), tuple(parts)))
    return tuple(rows)


def outcome(state: State) -> Outcome | None:
    """The ranks, the reason and the deciding criterion; None while the game goes on."""
    if state.stage != "over":
        return None
    placed = ranks(state)
    winners = tuple(Seat(seat) for seat, rank in enumerate(placed) if rank == 1)
    score, highest, stock = strength(state, winners[0])
    facts: dict[str, Fact] = {
        "winners": tuple(Name(seat) for seat in winners),
        "points": score,
        "island": highest,
        "stock": stock,
        "decided": criterion(state),
        "islands": state.options.islands_to_win,
    }
    if state.bust is not None:
        facts["seat"] = Name(Seat(state.bust))
    return Outcome(placed, state.reason, facts)


def criterion(state: State) -> str:
    """The criterion that separates the best two seats: points, island (rule 38), stock or shared (A14)."""
    first, second = sorted(keys(state), reverse=True)[:2]
    if first == second:
        return "shared"
    at = next(place for place, (one, other) in enumerate(zip(first, second, strict=True)) if one != other)
    return ("points", "points", "island", "stock")[at]
