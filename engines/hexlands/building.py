"""Tiles and buildings: what may be placed where, what it costs, how it comes and goes (46-58, 83, A19-A34, A51).

Legality has one author: the ``*_refusal`` functions give "" or the code of what is wrong, to the lists of
orders, to the resolution and to Masons alike. How stacks change is in ``stacks``.
"""

from __future__ import annotations

from functools import cache

from ..core.dialogue import changed
from .course import Course
from .hidden import WORKS, Work
from .land import beside, bordering, by_road, connected, height_fits, inside, is_land, on_shore
from .outcomes import Built, Felled, Grown, Placed
from .printed import SPECIALS, box, ground, item, number_of, plan
from .report import MOVED
from .stacks import raised, uncovered
from .state import LAKE, MOUNTAIN, State, Table, here, hiding, marked, put, seated, secret, standing

TERRAINS = {"lake": LAKE, "mountain": MOUNTAIN}
"""What these tiles make of a space."""
BUILDINGS: tuple[Work, ...] = tuple(work for work in WORKS if work in {plan.key for plan in box().buildings})
"""Works that are buildings."""


@cache
def _architect() -> int:
    """Buildings cost one part in so many."""
    return item(number_of("architect")).amount


def price(table: Table, seat: int, building: str, height: int, below: int = 0) -> int:
    """Coins for a building of N = height, or from N = below up to it (49-56, A29, A30); half, rounded up, in a
    round with the Architect."""
    full = plan(building).price * (height - below)
    return -(-full // _architect()) if table.players[seat].architect else full


def growth_price(table: Table, seat: int, space: int) -> int:
    """What one level more costs on a space: nothing where no building stands (A29, A30)."""
    building, height = table.buildings[space], table.heights[space]
    return price(table, seat, building, height + 1, height) if building else 0


def tile_refusal(table: Table, seat: int, space: int, work: Work, amid_rivals: bool = False) -> str:
    """Whether soldiers of this seat there may place a tile in the tile step: a normal one or a skull, lake or
    mountain; ``tile`` on a space with trees is felling one (38, 63, 64, 83, 87, A14, A21, A24, A29, A31, A32,
    A42, A45, A50, A60, A63, A77). Nobody of another seat may stand there, unless ``amid_rivals``.

    ``castle`` levels: the soldier must not have left home in this turn (flag MOVED), and 10 coins.
    Codes: not-here, rivals-here, not-yours, laid-already, trees, bridge, no-tiles, too-high, too-dear,
    no-such-tile, no-lake-near, castle-near, not-public, left-home.
    """
    soldiers = here(table, space, seat)
    if not soldiers:
        return "not-here"
    if not amid_rivals and len(standing(table, space)) > 1:
        return "rivals-here"
    if wrong := _ground_refusal(table, seat, space):
        return wrong
    if table.trees[space]:
        return "" if work == "tile" else "trees"
    if work in TERRAINS:
        return _terrain_refusal(table, seat, space, work)
    if work == "skull" and not secret(table, seat).tiles[0]:
        return "no-such-tile"
    if space == table.players[seat].home and all(soldier.flags & MOVED for soldier in soldiers):
        return "left-home"
    return _stack_refusal(table, seat, space)


def _ground_refusal(table: Table, seat: int, space: int) -> str:
    """Own land, or public land beside it, that had nothing yet in this round (38, 83)."""
    if not is_land(table, space):
        return "bridge" if table.terrain[space] == LAKE else "not-yours"
    owner = table.owners[space]
    if owner != seat and (owner >= 0 or not bordering(table, space, seat)):
        return "not-yours"
    return "laid-already" if space in table.laid else ""


def _terrain_refusal(table: Table, seat: int, space: int, work: Work) -> str:
    """Lake and mountain tiles (63, 64, A24)."""
    if not secret(table, seat).tiles[SPECIALS.index(work)]:
        return "no-such-tile"
    if table.owners[space] >= 0:
        return "not-public"
    near = ground().neighbours[space]
    if any(table.buildings[at] == "castle" for at in near):
        return "castle-near"
    if work == "lake" and all(table.terrain[at] != LAKE for at in near):
        return "no-lake-near"
    return ""


def _stack_refusal(table: Table, seat: int, space: int) -> str:
    """One level more (87, A29, A45)."""
    if not table.players[seat].supply:
        return "no-tiles"
    if not height_fits(table, space, seat, table.heights[space] + 1):
        return "too-high"
    return "too-dear" if growth_price(table, seat, space) > table.players[seat].coins else ""


def mason_refusal(table: Table, seat: int, space: int) -> str:
    """The same for Masons: an own space, or public land beside one, without soldiers of anybody and without trees;
    a building there has to be paid as in A29; not the home space. Codes: as above, soldiers-there,
    home-space."""
    if wrong := _ground_refusal(table, seat, space):
        return wrong
    if space == table.players[seat].home:
        return "home-space"
    if standing(table, space):
        return "soldiers-there"
    return "trees" if table.trees[space] else _stack_refusal(table, seat, space)


def building_refusal(table: Table, seat: int, space: int, building: Work) -> str:
    """Whether soldiers of this seat there may build it in the building step (39, 47-58, 63, 83, 89, A14, A25, A26,
    A28, A32, A50, A53). The space must be ``connected``.

    Codes: not-here, rivals-here, not-yours, laid-already, trees, built-already, road, cut-off, not-inside,
    no-road-near, no-shore, no-mountain, too-dear.
    """
    return _site_refusal(table, seat, space) or _plan_refusal(table, seat, space, building)


def _site_refusal(table: Table, seat: int, space: int) -> str:
    """Whether anything at all may be built there."""
    if not here(table, space, seat):
        return "not-here"
    if len(standing(table, space)) > 1:
        return "rivals-here"
    if table.owners[space] != seat:
        return "not-yours"
    if space in table.laid:
        return "laid-already"
    if table.trees[space]:
        return "trees"
    if table.buildings[space]:
        return "built-already"
    if table.roads[space] >= 0:
        return "road"
    return "" if space in connected(table, seat) else "cut-off"


def _plan_refusal(table: Table, seat: int, space: int, building: Work) -> str:
    """Whether this building fits there, and its price."""
    planned = plan(building)
    if planned.interior and not inside(table, space):
        return "not-inside"
    if planned.road and not by_road(table, seat, space):
        return "no-road-near"
    if planned.beside == "lake" and not on_shore(table, space):
        return "no-shore"
    if planned.beside == "mountain" and not beside(table, space, MOUNTAIN):
        return "no-mountain"
    dear = price(table, seat, building, table.heights[space]) > table.players[seat].coins
    return "too-dear" if dear else ""


def works(table: Table, seat: int, space: int) -> tuple[Work, ...]:
    """What soldiers there could be ordered to do, as far as it looks now, ``none`` first, in the order of WORKS: on
    a space with rivals or on rival territory, what the winner could place (tile, skull)."""
    owner, tiles = table.owners[space], secret(table, seat).tiles
    held = [work for work, count in zip(SPECIALS, tiles, strict=True) if count]
    placing: list[Work] = [work for work in WORKS if work == "tile" or work in held]
    found: list[Work] = ["none"]
    if (owner >= 0 and owner != seat) or len(standing(table, space)) > 1:
        found += [work for work in placing if not _winner_refusal(table, seat, space, work)]
        return tuple([work for work in found if work not in TERRAINS])
    found += [work for work in placing if not tile_refusal(table, seat, space, work)]
    if not _site_refusal(table, seat, space):
        found += [work for work in BUILDINGS if not _plan_refusal(table, seat, space, work)]
    return tuple(found)


def _winner_refusal(table: Table, seat: int, space: int, work: Work) -> str:
    """What could be placed by who wins a battle there, before it is fought: on public land by rule 38 (A78)."""
    if table.owners[space] < 0:
        return tile_refusal(table, seat, space, work, amid_rivals=True)
    return after_battle(table, seat, space, work)


def after_battle(table: Table, seat: int, space: int, work: Work) -> str:
    """Whether the winner may place a tile there, "regardless of height", up to 4 (34, 35, 83, A19, A31, A34, A54).

    ``work``: tile or skull. A space of a rival that is no castle counts as taken already: a stack of one. What a
    building costs to grow has to be there.
    """
    if work not in ("tile", "skull"):
        return "not-now"
    if space in table.laid:
        return "laid-already"
    if table.trees[space]:
        return "trees"
    if not table.players[seat].supply:
        return "no-tiles"
    if work == "skull" and not secret(table, seat).tiles[0]:
        return "no-such-tile"
    if table.owners[space] != seat:
        return "not-yours" if table.buildings[space] == "castle" else ""
    if table.heights[space] >= box().rules.most_height:
        return "too-high"
    return "too-dear" if growth_price(table, seat, space) > table.players[seat].coins else ""


def placed(state: State, seat: int, space: int, work: Work, why: str, course: Course) -> State:
    """The tile is placed, and paid where a building or the castle grows by it (A29, A63); with trees, one is
    felled.

    A skull costs a normal tile too, and is told as one (A21, A79). The space is ``laid``. Tells Placed, Grown,
    Felled. ``why``: order, battle, masons; after a battle only ``after_battle`` is asked, by the caller (34, A31).
    """
    state, name = marked(state, space), ground().names[space]
    if state.trees[space]:
        left = state.trees[space] - 1
        course.emit(Felled(seat=seat, hex=name, left=left))
        return changed(state, trees=put(state.trees, space, left))
    if work in TERRAINS:
        state = spent(state, seat, SPECIALS.index(work))
        state = seated(state, seat, specials=state.players[seat].specials - 1)
        course.emit(Placed(seat=seat, hex=name, tile=work, height=0, why=why))
        return changed(state, terrain=put(state.terrain, space, TERRAINS[work]))
    cost, building = growth_price(state, seat, space), state.buildings[space]
    if work == "skull":
        state = spent(state, seat, 0)
    state = raised(state, seat, space, skull=work == "skull")
    height = state.heights[space]
    if cost:
        state = seated(state, seat, coins=state.players[seat].coins - cost)
    course.emit(Placed(seat=seat, hex=name, tile="normal", height=height, why=why))
    if building:
        course.emit(Grown(seat=seat, hex=name, building=building, height=height, price=cost))
    return state


def spent(state: State, seat: int, front: int) -> State:
    """A special tile leaves the hand, by its place in SPECIALS."""
    tiles = secret(state, seat).tiles
    return hiding(state, seat, tiles=put(tiles, front, tiles[front] - 1))


def built(state: State, seat: int, space: int, building: Work, course: Course) -> State:
    """The building is paid and stands. A tile building gives the topmost tile back: to the supply, or, if it is a
    skull, to the hand with its normal tile to the supply (47, A79). Tells Built."""
    height = state.heights[space]
    cost = price(state, seat, building, height)
    if plan(building).tile:
        state = uncovered(state, seat, space, height - 1)
        state = seated(state, seat, supply=state.players[seat].supply + 1)
    state = seated(state, seat, coins=state.players[seat].coins - cost)
    state = marked(changed(state, buildings=put(state.buildings, space, building)), space)
    course.emit(Built(seat=seat, hex=ground().names[space], building=building, height=height, price=cost))
    return state
