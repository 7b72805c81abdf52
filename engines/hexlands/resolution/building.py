"""Tiles and buildings: where they may be placed, their prices, and placing them (46-58, 83, A19-A34, A51).

Legality has one author: the ``*_refusal`` functions return "" or a refusal code to the lists of orders, to the
resolution and to Masons alike. Changes of stacks are in ``stacks``.
"""

from __future__ import annotations

from functools import cache

from ...core.dialogue import evolve
from ..happenings.outcomes import Built, Felled, Grown, Placed
from ..hidden import CASTLE, FELL, WORKS, Work
from ..printed import SPECIALS, box, ground, item, number_of, plan
from ..report import MOVED
from ..state import (
    LAKE,
    MOUNTAIN,
    Course,
    State,
    Table,
    here,
    hiding,
    mark_laid,
    mark_worked,
    occupants,
    secret,
    with_item,
    with_player,
)
from .land import by_road, connected, height_fits, is_beside, is_bordering, is_inside, is_land, on_shore
from .stacks import note_tile, raise_stack, uncover, with_specials

TERRAINS = {"lake": LAKE, "mountain": MOUNTAIN}
"""The terrain that these tiles make."""
BUILDINGS: tuple[Work, ...] = tuple(work for work in WORKS if work in {plan.key for plan in box().buildings})
"""Works that are buildings."""


@cache
def _architect() -> int:
    """The divisor of prices in a round with the Architect."""
    return item(number_of("architect")).amount


def price(table: Table, seat: int, building: str, height: int, below: int = 0) -> int:
    """Coins for a building of N = height, or from N = below up to it (49-56, A29, A30).

    Half of it, rounded up, in a round with the Architect.
    """
    full = plan(building).price * (height - below)
    return -(-full // _architect()) if table.players[seat].architect else full


def growth_price(table: Table, seat: int, space: int) -> int:
    """The price of one level more on a space; 0 without a building (A29, A30)."""
    building, height = table.buildings[space], table.heights[space]
    return price(table, seat, building, height + 1, height) if building else 0


def tile_refusal(table: Table, seat: int, space: int, work: Work, amid_rivals: bool = False) -> str:
    """Return why the seat's soldiers may not place a tile there in the tile step, or "" (38, 63, 64, 83, 87, A14,
    A21, A24, A29, A31, A32, A42, A45, A50, A60, A63, A77).

    ``work`` is a normal tile, skull, lake or mountain; on a space with trees ``tile`` fells one. Soldiers of others
    prevent it, unless ``amid_rivals``. A castle level needs 10 coins and a soldier that did not leave home in this
    turn (flag MOVED).
    Codes: not-here, rivals-here, not-yours, laid-already, trees, bridge, no-tiles, too-high, too-dear,
    no-such-tile, no-lake-near, castle-near, not-public, left-home.
    """
    soldiers = here(table, space, seat)
    if not soldiers:
        return "not-here"
    if not amid_rivals and len(occupants(table, space)) > 1:
        return "rivals-here"
    if wrong := ground_refusal(table, seat, space):
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


def ground_refusal(table: Table, seat: int, space: int) -> str:
    """Refuse land that is neither the seat's nor public beside it, or that has been used in this round (38, 83)."""
    if not is_land(table, space):
        return "bridge" if table.terrain[space] == LAKE else "not-yours"
    owner = table.owners[space]
    if owner != seat and (owner >= 0 or not is_bordering(table, space, seat)):
        return "not-yours"
    return "laid-already" if space in table.laid else ""


def _terrain_refusal(table: Table, seat: int, space: int, work: Work) -> str:
    """Refuse a lake or mountain tile (63, 64, A24)."""
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
    """Refuse one level more (87, A29, A45)."""
    if not table.players[seat].supply:
        return "no-tiles"
    if not height_fits(table, space, seat, table.heights[space] + 1):
        return "too-high"
    return "too-dear" if growth_price(table, seat, space) > table.players[seat].coins else ""


def mason_refusal(table: Table, seat: int, space: int) -> str:
    """Return why Masons may not place a tile there, or "": they need a space of the seat or public land beside one,
    without soldiers or trees, and not the home space; a building there is paid as in A29.

    Codes: as above, soldiers-there, home-space.
    """
    if wrong := ground_refusal(table, seat, space):
        return wrong
    if space == table.players[seat].home:
        return "home-space"
    if occupants(table, space):
        return "soldiers-there"
    return "trees" if table.trees[space] else _stack_refusal(table, seat, space)


def building_refusal(table: Table, seat: int, space: int, building: Work) -> str:
    """Return why the seat's soldiers may not build it there in the building step, or "" (39, 47-58, 63, 83, 89,
    A14, A25, A26, A28, A32, A50, A53). The space must be ``connected``.

    Codes: not-here, rivals-here, not-yours, laid-already, trees, built-already, road, cut-off, not-inside,
    no-road-near, no-shore, no-mountain, too-dear.
    """
    return _site_refusal(table, seat, space) or plan_refusal(table, seat, space, building)


def _site_refusal(table: Table, seat: int, space: int) -> str:
    """Refuse a space where nothing can be built."""
    if not here(table, space, seat):
        return "not-here"
    if len(occupants(table, space)) > 1:
        return "rivals-here"
    return plot_refusal(table, seat, space)


def plot_refusal(table: Table, seat: int, space: int) -> str:
    """Refuse a space where nothing can be built, whoever stands there."""
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


def plan_refusal(table: Table, seat: int, space: int, building: Work) -> str:
    """Refuse a building that does not fit there or cannot be paid."""
    planned = plan(building)
    if planned.interior and not is_inside(table, space):
        return "not-inside"
    if planned.road and not by_road(table, seat, space):
        return "no-road-near"
    if planned.beside == "lake" and not on_shore(table, space):
        return "no-shore"
    if planned.beside == "mountain" and not is_beside(table, space, MOUNTAIN):
        return "no-mountain"
    dear = price(table, seat, building, table.heights[space]) > table.players[seat].coins
    return "too-dear" if dear else ""


def works(table: Table, seat: int, space: int) -> tuple[Work, ...]:
    """The works that soldiers there can be ordered to do as things stand, ``none`` first, in the order of WORKS.

    On a space with rivals, or on rival territory, these are the tiles that the winner could place (tile, skull).
    """
    owner, tiles = table.owners[space], secret(table, seat).tiles
    held = [work for work, count in zip(SPECIALS, tiles, strict=True) if count]
    placing: list[Work] = [work for work in WORKS if work == "tile" or work in held]
    possible: list[Work] = ["none"]
    if (owner >= 0 and owner != seat) or len(occupants(table, space)) > 1:
        possible += [work for work in placing if not _winner_refusal(table, seat, space, work)]
        return tuple([work for work in possible if work not in TERRAINS])
    possible += [work for work in placing if not tile_refusal(table, seat, space, work)]
    if not _site_refusal(table, seat, space):
        possible += [work for work in BUILDINGS if not plan_refusal(table, seat, space, work)]
    return tuple(possible)


def work_key(table: Table, space: int, work: str) -> str:
    """What a work means there: FELL for a tile on trees, CASTLE on a castle, else the work itself."""
    if work == "tile" and table.trees[space]:
        return FELL
    if work == "tile" and table.buildings[space] == "castle":
        return CASTLE
    return work


def _winner_refusal(table: Table, seat: int, space: int, work: Work) -> str:
    """Refuse a tile for the winner of a battle yet to be fought; on public land by rule 38 (A78)."""
    if table.owners[space] < 0:
        return tile_refusal(table, seat, space, work, amid_rivals=True)
    return after_battle(table, seat, space, work)


def after_battle(table: Table, seat: int, space: int, work: Work) -> str:
    """Return why the winner may not place a tile there "regardless of height", up to 4, or "" (34, 35, 83, A19,
    A31, A34, A54).

    ``work``: tile or skull. A rival's space without a castle counts as taken already: a stack of one. The winner
    must be able to pay for the growth of a building.
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


def place_tile(state: State, seat: int, space: int, work: Work, why: str, course: Course) -> State:
    """Place a tile, paid if a building or the castle grows by it (A29, A63); on a space with trees, fell one.

    A skull costs a normal tile too and is reported as one (A21, A79). The space is ``laid``, after a battle in any
    case (A99): the order of its winner has been carried out. Emits Placed, Grown, Felled. ``why``: order, battle,
    masons. The caller has checked legality; after a battle that is ``after_battle`` alone (34, A31).
    """
    state, name = (mark_laid if why == "battle" else mark_worked)(state, space), ground().names[space]
    if state.trees[space]:
        left = state.trees[space] - 1
        course.emit(Felled, seat=seat, hex=name, left=left)
        return evolve(state, trees=with_item(state.trees, space, left))
    if work in TERRAINS:
        state = spend_tile(state, seat, SPECIALS.index(work))
        state = with_specials(state, seat, -1)
        course.emit(Placed, seat=seat, hex=name, tile=work, height=0, why=why)
        return evolve(state, terrain=with_item(state.terrain, space, TERRAINS[work]))
    cost, building = growth_price(state, seat, space), state.buildings[space]
    if work == "skull":
        state = spend_tile(state, seat, 0)
    state = raise_stack(state, seat, space, skull=work == "skull")
    height = state.heights[space]
    state = note_tile(
        state, seat, space, by_order=why == "order" or (why == "battle" and bool(here(state, space, seat)))
    )
    if cost:
        state = with_player(state, seat, coins=state.players[seat].coins - cost)
    course.emit(Placed, seat=seat, hex=name, tile="normal", height=height, why=why)
    if building:
        course.emit(Grown, seat=seat, hex=name, building=building, height=height, price=cost)
    return state


def spend_tile(state: State, seat: int, front: int) -> State:
    """Take a special tile from the hand, by its index in SPECIALS."""
    tiles = secret(state, seat).tiles
    return hiding(state, seat, tiles=with_item(tiles, front, tiles[front] - 1))


def build(state: State, seat: int, space: int, building: Work, course: Course) -> State:
    """Pay and build. Emits Built.

    A tile building returns the topmost tile to the supply; a skull returns to the hand and its normal tile to the
    supply (47, A79).
    """
    height = state.heights[space]
    cost = price(state, seat, building, height)
    if plan(building).tile:
        state = uncover(state, seat, space, height - 1)
        state = with_player(state, seat, supply=state.players[seat].supply + 1)
    state = with_player(state, seat, coins=state.players[seat].coins - cost)
    state = mark_worked(evolve(state, buildings=with_item(state.buildings, space, building)), space)
    course.emit(Built, seat=seat, hex=ground().names[space], building=building, height=height, price=cost)
    return state
