"""Stacks of tiles: how they grow, shrink, change hands, and what stands on them (47, 90, A19, A36, A51, A76).

Whatever changes a stack goes through here, which keeps: supply + lost + sum of heights - own tile buildings = 50
(a tile building, the castle too, stands in for one tile and is always the topmost one), and which brings skulls
that leave a stack without going off back to the hand (A79).
"""

from __future__ import annotations

from functools import cache

from ..core.dialogue import changed
from .course import Course
from .land import by_road, connected, linked, spaces_of
from .outcomes import Lowered, Razed, RoadLost, SpaceLost
from .printed import ground, plan
from .state import State, Table, hiding, put, seated, secret


@cache
def _stands_in(building: str) -> bool:
    return building != "" and plan(building).tile


def stands_in(table: Table, space: int) -> int:
    """1 where a tile building is the topmost tile, else 0 (47)."""
    return int(_stands_in(table.buildings[space]))


def skulls_at(table: Table, seat: int, space: int) -> int:
    """The levels of the own skulls in a stack: bit n is the tile n + 1 from below."""
    return next((levels for at, levels in secret(table, seat).skulls if at == space), 0)


def with_skulls(state: State, seat: int, space: int, levels: int) -> State:
    """The own skulls of one stack anew."""
    others = [(at, each) for at, each in secret(state, seat).skulls if at != space]
    return hiding(state, seat, skulls=tuple(sorted([*others, (space, levels)] if levels else others)))


def uncovered(state: State, seat: int, space: int, height: int) -> State:
    """Skulls from this level up, counted from 0, are in the hand again (A79); their tiles are the caller's."""
    levels = skulls_at(state, seat, space)
    found = (levels >> height).bit_count()
    if not found:
        return state
    tiles = secret(state, seat).tiles
    state = hiding(state, seat, tiles=put(tiles, 0, tiles[0] + found))
    return with_skulls(state, seat, space, levels & ((1 << height) - 1))


def raised(state: State, seat: int, space: int, skull: bool = False) -> State:
    """One level more, the space is the seat's: a tile from the supply, or a skull and a tile. It goes under a tile
    building."""
    height = state.heights[space]
    if skull:
        level = height - stands_in(state, space)
        state = with_skulls(state, seat, space, skulls_at(state, seat, space) | 1 << level)
    state = seated(state, seat, supply=state.players[seat].supply - 1)
    return changed(state, heights=put(state.heights, space, height + 1), owners=put(state.owners, space, seat))


def lowered(state: State, space: int, height: int, why: str, course: Course) -> State:
    """Levels above ``height`` go back to the supply; at 0 the space is public, and what stands there is gone.

    A tile building stays the topmost tile (A76). Tells Lowered or SpaceLost.
    """
    seat, name = state.owners[space], ground().names[space]
    if not height:
        course.emit(SpaceLost(seat=seat, hex=name, why=why))
        return emptied(state, space)
    state = uncovered(state, seat, space, height - stands_in(state, space))
    state = seated(state, seat, supply=state.players[seat].supply + state.heights[space] - height)
    course.emit(Lowered(seat=seat, hex=name, height=height, why=why))
    return changed(state, heights=put(state.heights, space, height))


def emptied(state: State, space: int) -> State:
    """The whole stack is taken: normal tiles to the owner's supply, building and road leave, trees stay; the space
    is public (35, A19). Skulls that did not go off before are in the hand again (A79)."""
    seat = state.owners[space]
    state = uncovered(state, seat, space, 0)
    back = state.heights[space] - stands_in(state, space)
    state = seated(state, seat, supply=state.players[seat].supply + back)
    return changed(
        state,
        owners=put(state.owners, space, -1),
        heights=put(state.heights, space, 0),
        buildings=put(state.buildings, space, ""),
        roads=put(state.roads, space, -1),
    )


def replaced(state: State, space: int, why: str, course: Course) -> State:
    """A tile from the owner's supply takes the place of one that left the stack already, or the stack is one level
    less: 0 is public (A51, A60)."""
    seat, height = state.owners[space], state.heights[space]
    if supply := state.players[seat].supply:
        return seated(state, seat, supply=supply - 1)
    state = changed(state, heights=put(state.heights, space, height - 1))
    if height > 1:
        course.emit(Lowered(seat=seat, hex=ground().names[space], height=height - 1, why=why))
        return state
    course.emit(SpaceLost(seat=seat, hex=ground().names[space], why=why))
    return emptied(state, space)


def razed(state: State, space: int, why: str, course: Course) -> State:
    """A building is gone (A51): for a tile building a normal tile from the supply, or else one level less; castles
    are never razed (A37). Tells Razed."""
    building = state.buildings[space]
    if building == "castle":
        return state
    course.emit(Razed(seat=state.owners[space], hex=ground().names[space], building=building, why=why))
    stood_in = stands_in(state, space)
    state = changed(state, buildings=put(state.buildings, space, ""))
    return replaced(state, space, "supply", course) if stood_in else state


def road_lost(state: State, space: int, why: str, course: Course) -> State:
    """A road leaves the game, the tile below is seen again; a bridge leaves the lake (90, A55). Tells RoadLost."""
    course.emit(RoadLost(seat=state.roads[space], hex=ground().names[space], why=why))
    return changed(state, roads=put(state.roads, space, -1))


def cut_off(state: State, course: Course) -> State:
    """All roads and buildings that the castle's connection does not reach any more, and buildings that lost the
    road they need, are removed, until nothing changes (57, 90, A25, A36). Called after each battle and each
    loss; the order is by seat, then by space. Walls need the connection, but no road (A90)."""
    while True:
        before = state
        for seat in state.living:
            for space in _unlinked(state, seat):
                state = road_lost(state, space, "cut-off", course)
            for space in spaces_of(state, seat):
                if _unheld(state, seat, space):
                    state = razed(state, space, "cut-off", course)
        if state is before:
            return state


def _unlinked(table: Table, seat: int) -> tuple[int, ...]:
    """Own roads and bridges that no road joins to the castle any more."""
    if seat not in table.roads:
        return ()
    joined = linked(table, seat)
    return tuple([space for space, owner in enumerate(table.roads) if owner == seat and space not in joined])


def _unheld(table: Table, seat: int, space: int) -> bool:
    """Whether an own building has lost what it needs (57, 90)."""
    building = table.buildings[space]
    if not building or building == "castle":
        return False
    return space not in connected(table, seat) or (plan(building).road and not by_road(table, seat, space))
