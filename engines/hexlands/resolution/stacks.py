"""Stacks of tiles: growing, shrinking, changing hands, and what stands on them (47, 90, A19, A36, A51, A76).

All changes of stacks go through here. They keep supply + lost + sum of heights - tile buildings = 50 for each
player: a tile building, the castle included, replaces one tile and is always the topmost. Skulls that leave a stack
without going off return to the hand (A79).

What everybody knows of skulls is in ``Player.bounds``: (most, space, levels) says that the levels of this entry
and of all with the same or a smaller ``most`` have at most so many skulls. Levels in no entry are bounded by the
player's special tiles alone, as everything is in games of earlier versions. It begins where a player with too few
tiles gets more: what lies there already cannot be one of the new ones.
"""

from __future__ import annotations

from collections.abc import Iterable
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
    state = _cut_bounds(state, seat, space, height)
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
    state = _cut_bounds(state, seat, space, height - 1 - stands_in(state, space))
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
    if not stood_in:
        return state
    seat, height = state.owners[space], state.heights[space]
    state = replace_tile(state, space, "supply", course)
    return bound(state, seat, 0, space, 1 << height - 1) if state.heights[space] == height else state


# --- what everybody knows of skulls ------------------------------------------------------------------------------


def stack(table: Table, space: int) -> int:
    """The levels where skulls can lie: those below a tile building, as bits."""
    return (1 << table.heights[space] - stands_in(table, space)) - 1


def _with_bounds(state: State, seat: int, entries: Iterable[tuple[int, int, int]]) -> State:
    """The state with these bounds of a player, those of a space with the same ``most`` in one entry."""
    levels: dict[tuple[int, int], int] = {}
    for most, space, bits in entries:
        if bits:
            at = max(0, most), space
            levels[at] = levels.get(at, 0) | bits
    bounds = tuple(sorted((most, space, bits) for (most, space), bits in levels.items()))
    return state if bounds == state.players[seat].bounds else with_player(state, seat, bounds=bounds)


def _bounds_without(table: Table, seat: int, space: int, levels: int) -> list[tuple[int, int, int]]:
    """The bounds without these levels of a stack."""
    return [(most, at, bits & ~levels if at == space else bits) for most, at, bits in table.players[seat].bounds]


def bound(state: State, seat: int, most: int, space: int, levels: int) -> State:
    """Bound the skulls of these levels and of all that are bounded as tightly."""
    return _with_bounds(state, seat, [*_bounds_without(state, seat, space, levels), (most, space, levels)])


def _cut_bounds(state: State, seat: int, space: int, height: int) -> State:
    """Drop the bounds of levels from this one up, counted from 0."""
    if not state.players[seat].bounds:
        return state
    return _with_bounds(state, seat, _bounds_without(state, seat, space, -1 << max(0, height)))


def with_specials(state: State, seat: int, more: int) -> State:
    """The state with more or fewer special tiles that others can count (A79).

    Before they are more, everybody knows that all stacks of the player have at most as many skulls as there were.
    """
    count = state.players[seat].specials
    if more > 0:
        bounds = [(min(most, count), space, levels) for most, space, levels in state.players[seat].bounds]
        known = dict[int, int]()
        for _, space, levels in bounds:
            known[space] = known.get(space, 0) | levels
        stacks = [(space, stack(state, space) & ~known.get(space, 0)) for space in spaces_of(state, seat)]
        state = _with_bounds(state, seat, [*bounds, *[(count, space, levels) for space, levels in stacks]])
    return with_player(state, seat, specials=count + more)


def note_tile(state: State, seat: int, space: int, *, by_order: bool) -> State:
    """Note that the topmost tile of a stack was placed: only an order, given before late trades, names a skull."""
    player = state.players[seat]
    if by_order and not player.late:
        return state
    most = player.specials - player.late if by_order else 0
    return bound(state, seat, most, space, (stack(state, space) + 1) >> 1)


def note_no_skulls(state: State, seat: int, space: int) -> State:
    """Note that a battle has shown a stack to have no skull (36)."""
    return bound(state, seat, 0, space, stack(state, space))


def note_skull(state: State, seat: int, space: int) -> State:
    """Note that the topmost skull of a stack goes off (37): the highest level where one could lie has none then."""
    count = state.players[seat].specials
    most_at = dict.fromkeys(
        [level for level in range(state.heights[space]) if stack(state, space) >> level & 1], count
    )
    for most, at, levels in state.players[seat].bounds:
        if at == space:
            most_at |= {level: min(most, count) for level in most_at if levels >> level & 1}
    top = max((level for level, most in most_at.items() if most), default=0)
    least = most_at.get(top, 0)
    left = [
        (most - (0 < least <= most), at, levels)
        for most, at, levels in _bounds_without(state, seat, space, -1 << top)
    ]
    return _with_bounds(state, seat, [*left, (0, space, stack(state, space) & -1 << top)])


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
