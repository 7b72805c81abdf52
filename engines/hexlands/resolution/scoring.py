"""Score, standings and the end of the game (3, 69, 91, A1, A47, A65, A91)."""

from __future__ import annotations

from ...core import Fact, Name, Outcome, Seat, Standing
from ...core.dialogue import evolve
from ..happenings.outcomes import Ended
from ..printed import box, plan
from ..state import Course, State, Table
from .land import spaces_of

PARTS = ("coins", "land", "buildings")


def parts(table: Table, seat: int) -> tuple[int, int, int]:
    """A seat's score by PARTS: coins, 3 for each space, half of the full price of its buildings and castle levels
    above 1, rounded down (A1); all 0 for a player out of the game."""
    if table.players[seat].gone:
        return (0, 0, 0)
    own, cost = spaces_of(table, seat), 0
    for space in own:
        if building := table.buildings[space]:
            cost += plan(building).price * (table.heights[space] - (building == "castle"))
    score = box().score
    return (table.players[seat].coins, score.space * len(own), cost // score.building_divisor)


def strengths(table: Table) -> list[tuple[int, ...]]:
    """The tie-break keys by seat: still in the game, score, spaces, coins."""
    scores = [parts(table, seat) for seat in range(table.seats)]
    return [(not player.gone, sum(own), own[1], own[0]) for player, own in zip(table.players, scores, strict=True)]


def standings(table: Table) -> tuple[Standing, ...]:
    """Standings by score, then spaces, then coins, then shared; players out of the game share the last rank."""
    scores = [parts(table, seat) for seat in range(table.seats)]
    keys = strengths(table)
    return tuple(
        Standing(
            seat=Seat(seat),
            rank=1 + sum(other > keys[seat] for other in keys),
            score=sum(own),
            parts=tuple(zip(PARTS, own, strict=True)),
        )
        for seat, own in enumerate(scores)
    )


def tie_break(table: Table) -> str:
    """The criterion that separates the best two: points, land, coins or shared."""
    best, second = sorted(strengths(table), reverse=True)[:2]
    if best == second:
        return "shared"
    at = next(place for place, (one, other) in enumerate(zip(best, second, strict=True)) if one != other)
    return ("points", "points", "land", "coins")[at]


def outcome(table: Table) -> Outcome | None:
    if table.stage != "over":
        return None
    placed = standings(table)
    winners = [standing for standing in placed if standing.rank == 1]
    facts: dict[str, Fact] = {
        "progress": table.progress,
        "limit": table.limit,
        "winners": tuple(Name(standing.seat) for standing in winners),
        "points": winners[0].score,
        "count": len(winners),
        "decided": tie_break(table),
        "spaces": len(spaces_of(table, winners[0].seat)),
        "coins": table.players[winners[0].seat].coins,
    }
    return Outcome(ranks=tuple(standing.rank for standing in placed), reason=table.reason, facts=facts)


def ending(table: Table) -> str:
    """The reason to end the game now: progress (69, A47), last-left, nobody-left; "" if it goes on."""
    if len(table.living) < 2:
        return "last-left" if table.living else "nobody-left"
    return "progress" if table.progress > table.limit else ""


def finish(state: State, reason: str, course: Course) -> State:
    """End the game, so that nobody owes anything. Emits Ended."""
    course.publish = course.barrier = True
    course.emit(Ended, reason=reason)
    return evolve(state, stage="over", reason=reason, owing=(), active=-1, offer=None)
