"""Whole spreads of a player's tribes over the islands, as lines of moves (rules 19-24, A22)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ...core import Fact, IllegalAction
from ...core.dialogue import evolve
from ...core.mind import MOST_OPTIONS
from ..actions import Shift
from ..shifting import check_shift, islands_after, shift, shifts
from ..state import State, points

GUARDED = 2
"""Islands that are offered to be guarded."""


def spreads(state: State) -> Iterator[tuple[str, dict[str, Fact], tuple[Shift, ...]]]:
    """Yield the spreads to offer, each once, as key, facts and moves: ``guard`` an island, or spread ``even``."""
    own = sorted(state.held(state.to_move), key=lambda island: (-points(island), -island))
    total = sum(state.islands[island - 1].count for island in own)
    spare = total - len(own)
    seen = set[tuple[Shift, ...]]()
    for guarded in own[:GUARDED]:
        aim = {island: 1 + (spare if island == guarded else 0) for island in own}
        moves = way_to(state, aim)
        if moves and moves not in seen:
            seen.add(moves)
            yield "guard", {"island": guarded, "count": aim[guarded]}, moves
    share, more = divmod(total, len(own))
    moves = way_to(state, {island: share + (place < more) for place, island in enumerate(own)})
    if moves and moves not in seen:
        yield "even", {}, moves


def way_to(state: State, aim: Mapping[int, int]) -> tuple[Shift, ...]:
    """The moves that lead to this number of tribes by island; () if there are none, or none are legal (A22)."""
    moves, _ = handed_over(state, aim, tuple(aim))
    try:
        return merge_moves(state, moves)
    except IllegalAction:
        return ()


def handed_over(state: State, aim: Mapping[int, int], givers: Iterable[int]) -> tuple[list[Shift], bool]:
    """The moves from givers with more tribes than their aim to islands with fewer, and whether all get enough."""
    lacks = {island: aim[island] - state.islands[island - 1].count for island in aim}
    spare, moves = {giver: -lacks[giver] for giver in givers if lacks[giver] < 0}, list[Shift]()
    for receiver in aim:
        for giver in spare:
            count = min(lacks[receiver], spare[giver])
            if count > 0:
                moves.append(shift(giver, receiver, count))
                spare[giver] -= count
                lacks[receiver] -= count
    return moves, all(lacking <= 0 for lacking in lacks.values())


def merge_moves(state: State, wanted: Sequence[Shift]) -> tuple[Shift, ...]:
    """These moves as one line, those between the same islands as one; IllegalAction if they do not go together."""
    counts: dict[tuple[int, int], int] = {}
    for move in wanted:
        way = move.from_island, move.to_island
        counts[way] = counts.get(way, 0) + move.count
    line = tuple(shift(giver, receiver, count) for (giver, receiver), count in counts.items())
    for move in line:
        check_shift(state, move)
        state = evolve(
            state,
            islands=islands_after(state, move),
            gave=(*state.gave, move.from_island),
            received=(*state.received, move.to_island),
        )
    return line


def moves(state: State) -> tuple[Shift, ...]:
    """The moves to tick, at most 25: if there are more, of each way those that add up to the others come first."""
    legal = shifts(state)
    ranked = sorted(legal, key=lambda move: (move.count.bit_count(), move.count))
    kept = set(ranked[:MOST_OPTIONS])
    return tuple(move for move in legal if move in kept)


def facts(state: State, move: Shift) -> dict[str, Fact]:
    """The variables of a move's words."""
    return {
        "count": move.count,
        "from_island": move.from_island,
        "to_island": move.to_island,
        "from_left": state.islands[move.from_island - 1].count - move.count,
        "to_now": state.islands[move.to_island - 1].count + move.count,
    }
