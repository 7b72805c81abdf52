"""Stacks of tiles: growing, shrinking, changing hands, and what stands on them (47, 90, A19, A36, A51, A76).

All changes of stacks go through here. They keep supply + lost + sum of heights - tile buildings = 50 for each
player: a tile building, the castle included, replaces one tile and is always the topmost. Skulls that leave a stack
without going off return to the hand (A79).
"""

from __future__ import annotations

from functools import cache

from ...core.dialogue import evolve
from ..happenings.outcomes import Lowered, Razed, RoadLost, SpaceLost
from ..printed import ground, plan
from ..state import Course, State, Table, hiding, secret, with_item, with_player
from .land import by_road, connected, linked, spaces_of


@cache
def _stands_in(building: str) -> bool:
    return building != "" and plan(building).tile


def stands_in(table: Table, space: int) -> int:
    """1 where a tile building is the topmost tile, else 0 (47)."""
    return int(_stands_in(table.buildings[space]))


def skulls_at(table: Table, seat: int, space: int) -> int:
    """The levels of the seat's skulls in a stack: bit n is the tile n + 1 from below."""
    return next((levels for at, levels in secret(table, seat).skulls if at == space), 0)


def with_skulls(state: State, seat: int, space: int, levels: int) -> State:
    """The state with the skulls of one stack replaced."""
    others = [(at, each) for at, each in secret(state, seat).skulls if at != space]
    return hiding(state, seat, skulls=tuple(sorted([*others, (space, levels)] if levels else others)))


def uncover(state: State, seat: int, space: int, height: int) -> State:
    """Return the skulls from this level up, counted from 0, to the hand (A79); the caller moves their tiles."""
    levels = skulls_at(state, seat, space)
    count = (levels >> height).bit_count()
    if not count:
        return state
    tiles = secret(state, seat).tiles
    state = hiding(state, seat, tiles=with_item(tiles, 0, tiles[0] + count))
    return with_skulls(state, seat, space, levels & ((1 << height) - 1))


def raise_stack(state: State, seat: int, space: int, skull: bool = False) -> State:
    """Raise a stack by a tile from the supply, or by a skull and a tile; the space becomes the seat's.

    A tile building stays on top.
    """
    height = state.heights[space]
    if skull:
        level = height - stands_in(state, space)
        state = with_skulls(state, seat, space, skulls_at(state, seat, space) | 1 << level)
    state = with_player(state, seat, supply=state.players[seat].supply - 1)
    return evolve(
        state, heights=with_item(state.heights, space, height + 1), owners=with_item(state.owners, space, seat)
    )


def lower(state: State, space: int, height: int, why: str, course: Course) -> State:
    """Return the levels above ``height`` to the supply; at 0 the space becomes public and what stands there goes.

    A tile building stays the topmost tile (A76). Emits Lowered or SpaceLost.
    """
    seat, name = state.owners[space], ground().names[space]
    if not height:
        course.emit(SpaceLost, seat=seat, hex=name, why=why)
        return empty_space(state, space)
    state = uncover(state, seat, space, height - stands_in(state, space))
    state = with_player(state, seat, supply=state.players[seat].supply + state.heights[space] - height)
    course.emit(Lowered, seat=seat, hex=name, height=height, why=why)
    return evolve(state, heights=with_item(state.heights, space, height))


def empty_space(state: State, space: int) -> State:
    """Take the whole stack: normal tiles return to the owner's supply, building and road go, trees stay, the space
    becomes public (35, A19). Skulls that did not go off return to the hand (A79)."""
    seat = state.owners[space]
    state = uncover(state, seat, space, 0)
    back = state.heights[space] - stands_in(state, space)
    state = with_player(state, seat, supply=state.players[seat].supply + back)
    return evolve(
        state,
        owners=with_item(state.owners, space, -1),
        heights=with_item(state.heights, space, 0),
        buildings=with_item(state.buildings, space, ""),
        roads=with_item(state.roads, space, -1),
    )


def replace_tile(state: State, space: int, why: str, course: Course) -> State:
    """Replace a tile that has left the stack by one from the owner's supply; without one, lower the stack by a
    level, where 0 is public (A51, A60)."""
    seat, height = state.owners[space], state.heights[space]
    if supply := state.players[seat].supply:
        return with_player(state, seat, supply=supply - 1)
    state = evolve(state, heights=with_item(state.heights, space, height - 1))
    if height > 1:
        course.emit(Lowered, seat=seat, hex=ground().names[space], height=height - 1, why=why)
        return state
    course.emit(SpaceLost, seat=seat, hex=ground().names[space], why=why)
    return empty_space(state, space)


def raze(state: State, space: int, why: str, course: Course) -> State:
    """Destroy a building (A51), except a castle (A37). Emits Razed.

    A tile building is replaced by a normal tile from the supply, or the stack loses a level.
    """
    building = state.buildings[space]
    if building == "castle":
        return state
    course.emit(Razed, seat=state.owners[space], hex=ground().names[space], building=building, why=why)
    stood_in = stands_in(state, space)
    state = evolve(state, buildings=with_item(state.buildings, space, ""))
    return replace_tile(state, space, "supply", course) if stood_in else state


def lose_road(state: State, space: int, why: str, course: Course) -> State:
    """Remove a road or bridge from the game (90, A55). Emits RoadLost."""
    course.emit(RoadLost, seat=state.roads[space], hex=ground().names[space], why=why)
    return evolve(state, roads=with_item(state.roads, space, -1))


def cut_off(state: State, course: Course) -> State:
    """Remove roads and buildings that are no longer connected to the castle, and buildings without the road that
    they need, until nothing changes (57, 90, A25, A36).

    Called after each battle and each loss; by seat, then by space. Walls need the connection, but no road (A90).
    """
    while True:
        before = state
        for seat in state.living:
            for space in _loose_roads(state, seat):
                state = lose_road(state, space, "cut-off", course)
            for space in spaces_of(state, seat):
                if _unheld(state, seat, space):
                    state = raze(state, space, "cut-off", course)
        if state is before:
            return state


def _loose_roads(table: Table, seat: int) -> tuple[int, ...]:
    """The seat's roads and bridges that no road joins to the castle."""
    if seat not in table.roads:
        return ()
    joined = linked(table, seat)
    return tuple([space for space, owner in enumerate(table.roads) if owner == seat and space not in joined])


def _unheld(table: Table, seat: int, space: int) -> bool:
    """Whether the seat's building has lost the connection or road that it needs (57, 90)."""
    building = table.buildings[space]
    if not building or building == "castle":
        return False
    return space not in connected(table, seat) or (plan(building).road and not by_road(table, seat, space))
