"""What a goal still needs, standings and the outcome (rules 1, 36, 37, 42-44, 51, A22, A24, A29, A30, A34)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..core import Fact, Name, Outcome, Seat, Standing
from .ground import has_control, has_majority, is_land, on_map, rivals
from .printed import Goal
from .state import SOURCES, Table

# --- goals -----------------------------------------------------------------------------------------------------


def lands(table: Table, seat: int, land: str) -> int:
    """Hexes of a land with members of the seat."""
    return sum([1 for hex, here in enumerate(table.members) if here[seat] and is_land(table, hex, land)])


def tiles(table: Table, seat: int) -> int:
    return sum([1 for here in table.members if here[seat]])


def heartland(table: Table, seat: int) -> int:
    """The most hexes under control among three that all touch each other."""
    held = [has_control(table, hex, seat) for hex in range(len(table.members))]
    return max((held[a] + held[b] + held[c] for a, b, c in table.board.triangles), default=0)


def majorities(table: Table, seat: int) -> int:
    """Hexes with rivals where the seat has the majority."""
    return sum(
        [1 for hex in range(len(table.members)) if has_majority(table, hex, seat) and rivals(table, hex, seat)]
    )


COUNTS: Mapping[str, Callable[[Table, int], int]] = {
    "lakes": lambda table, seat: lands(table, seat, "lake"),
    "forests": lambda table, seat: lands(table, seat, "forest"),
    "mountains": lambda table, seat: lands(table, seat, "mountain"),
    "tiles": tiles,
    "heartland": heartland,
    "majorities": majorities,
    "villages": lambda table, seat: len(table.home(seat)),
}


def progress(table: Table, seat: int, goal: Goal) -> tuple[int, int]:
    """(have, need) of a goal's condition or cost, where have is never more than need."""
    if goal.cost is not None:
        has = table.players[seat].resources
        return sum(map(min, has, goal.cost)), sum(goal.cost)
    return min(COUNTS[goal.deed](table, seat), goal.needed), goal.needed


def is_reached(table: Table, seat: int, goal: Goal) -> bool:
    """Whether a goal can be completed now (rules 36, 37, A24)."""
    have, need = progress(table, seat, goal)
    return have >= need


# --- standings -------------------------------------------------------------------------------------------------


def strength(table: Table, seat: int) -> tuple[int, int, int, int]:
    """The tie-break order: still in the game, points, villages, members on the map (A30)."""
    player = table.players[seat]
    return (int(not player.left), player.total, len(table.home(seat)), on_map(table, seat))


def ranks(table: Table) -> tuple[int, ...]:
    """1-based ranks by seat, shared by equal seats; by points alone until the end."""
    strengths = [strength(table, seat) for seat in range(table.seats)]
    if table.stage != "over":
        strengths = [(there, points, 0, 0) for there, points, _, _ in strengths]
    return tuple(1 + sum(other > own for other in strengths) for own in strengths)


def standings(table: Table) -> tuple[Standing, ...]:
    """The standing of each seat, its points by source."""
    return tuple(
        Standing(Seat(seat), rank, player.total, tuple(zip(SOURCES, player.points, strict=True)))
        for seat, (rank, player) in enumerate(zip(ranks(table), table.players, strict=True))
    )


def deciding_criterion(table: Table) -> str:
    """The criterion that separates the best two (A30): points, villages, members or shared."""
    best, second = sorted((strength(table, seat) for seat in range(table.seats)), reverse=True)[:2]
    if best == second:
        return "shared"
    at = next(place for place, (one, other) in enumerate(zip(best, second, strict=True)) if one != other)
    return ("points", "points", "villages", "members")[at]


def outcome(table: Table) -> Outcome | None:
    if table.stage != "over":
        return None
    rank_of = ranks(table)
    winners = tuple(Name(Seat(seat)) for seat, rank in enumerate(rank_of) if rank == 1)
    facts: dict[str, Fact] = {
        "winners": winners,
        "points": table.players[winners[0].seat].total,
        "count": len(winners),
        "decided": deciding_criterion(table),
        "villages": len(table.home(winners[0].seat)),
        "members": on_map(table, winners[0].seat),
    }
    return Outcome(rank_of, table.reason, facts)
