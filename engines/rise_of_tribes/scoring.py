"""Standings and the outcome (rules 1, 51, A22, A29, A30)."""

from __future__ import annotations

from ..core import Fact, Name, Outcome, Seat, Standing
from .state import SOURCES, Table
from .table.ground import on_map


def strength(table: Table, seat: int) -> tuple[int, int, int, int]:
    """The tie-break order: still in the game, points, villages, members on the map (A30)."""
    player = table.players[seat]
    return (int(not player.left), player.total, len(table.home(seat)), on_map(table, seat))


def ranks(table: Table) -> tuple[int, ...]:
    """1-based ranks by seat, shared by equal seats; by points alone until the end."""
    found = [strength(table, seat) for seat in range(table.seats)]
    if table.stage != "over":
        found = [(there, points, 0, 0) for there, points, _, _ in found]
    return tuple(1 + sum(other > own for other in found) for own in found)


def standings(table: Table) -> tuple[Standing, ...]:
    """The standing of each seat, its points by source."""
    return tuple(
        Standing(Seat(seat), rank, player.total, tuple(zip(SOURCES, player.points, strict=True)))
        for seat, (rank, player) in enumerate(zip(ranks(table), table.players, strict=True))
    )


def decided(table: Table) -> str:
    """The criterion that separates the best two (A30): points, villages, members or shared."""
    best, second = sorted((strength(table, seat) for seat in range(table.seats)), reverse=True)[:2]
    if best == second:
        return "shared"
    at = next(place for place, (one, other) in enumerate(zip(best, second, strict=True)) if one != other)
    return ("points", "points", "villages", "members")[at]


def outcome(table: Table) -> Outcome | None:
    if table.stage != "over":
        return None
    placed = ranks(table)
    winners = tuple(Name(Seat(seat)) for seat, rank in enumerate(placed) if rank == 1)
    facts: dict[str, Fact] = {
        "winners": winners,
        "points": table.players[winners[0].seat].total,
        "count": len(winners),
        "decided": decided(table),
        "villages": len(table.home(winners[0].seat)),
        "members": on_map(table, winners[0].seat),
    }
    return Outcome(placed, table.reason, facts)
