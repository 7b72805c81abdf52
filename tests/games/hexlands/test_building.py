"""The land, tiles and buildings: where they may be placed, and their prices (34-39, 46-64, 83, 86-90)."""

from __future__ import annotations

import pytest

from engines.core.dialogue import evolve
from engines.hexlands.printed import ground
from engines.hexlands.resolution import building, land
from engines.hexlands.resolution.stacks import cut_off, empty_space, lower, raze, replace_tile
from engines.hexlands.state import LAKE, MOUNTAIN, Course

from .table import AKI, BEN, CHIE, Luck, Table, at

rule = pytest.mark.rule
INNER = "E7 D6 D7 F6 F7"


def names(spaces) -> set[str]:
    return {ground().names[space] for space in spaces}


@rule("hexlands", 52, 57, 86, 89, 90, "A22", "A25", "A36", "A48")
def test_chains_bridges_and_roads_connect_to_the_castle(table: Table):
    # Chain of spaces connects to the castle.
    now = table.owning(AKI, "E7 D6 C5 B4 A5").owning(BEN, "C6")
    assert names(land.connected(now.state, AKI)) == {"E8", "E7", "D6", "C5", "B4"}
    assert names(land.connected(now.state, BEN)) == {"H2"}
    assert names(land.spaces_of(now.state, AKI)) == {"E8", "E7", "D6", "C5", "B4", "A5"}
    # Bridges join the spaces beside them.
    now = table.owning(AKI, "E7 E5 D3")
    assert names(land.connected(now.state, AKI)) == {"E8", "E7"}
    now = now.with_road(AKI, "E6")
    assert names(land.connected(now.state, AKI)) == {"E8", "E7", "E5"}
    assert names(land.connected(now.with_road(AKI, "D4", "D5").state, AKI)) == {"E8", "E7", "E5", "D3"}
    assert names(land.connected(table.owning(AKI, "E7 E5").with_road(BEN, "E6").state, AKI)) == {"E8", "E7"}
    now = table.owning(AKI, "E7 D6 C5 B4").with_road(AKI, "E7", "C5", "E6")
    assert names(land.linked(now.state, AKI)) == {"E8", "E7", "E6"}
    assert names(land.linked(now.with_road(AKI, "D6").state, AKI)) == {"E8", "E7", "E6", "D6", "C5"}
    # By road is beside castle or linked road.
    now = table.owning(AKI, "E7 D6 C5").with_road(AKI, "D6")
    assert land.by_road(now.state, AKI, at("E7"))
    assert not land.by_road(now.state, AKI, at("C5"))
    assert land.by_road(now.with_road(AKI, "E7").state, AKI, at("C5"))


@rule("hexlands", 39, 56, 63, "A26", "A28", "A55")
def test_interior_shores_and_mountains_are_found(table: Table):
    now = table.owning(AKI, "E7 D7 F7 D6")
    assert not land.is_inside(now.state, at("E7"))
    assert not land.is_inside(now.owning(BEN, "F6").state, at("E7"))
    assert land.is_inside(now.owning(AKI, "F6").state, at("E7"))
    assert land.is_inside(now.owning(AKI, "D7 D8 F7 F8 E9").state, at("E9")), "the rim does not count"
    assert not land.is_inside(now.owning(AKI, "D8").state, at("D7"))
    assert land.is_inside(now.owning(AKI, "D8 C6").state, at("D7")), "nor does the mountain C7"
    assert land.on_shore(table.state, at("E7"))
    assert not land.on_shore(table.state, at("E8"))
    alone = table.with_terrain("A1", LAKE)
    assert not land.on_shore(alone.state, at("A2"))
    assert land.on_shore(alone.with_terrain("B1", LAKE).state, at("A2"))
    assert land.on_shore(table.with_road(BEN, "E6").state, at("E7")), "a bridge leaves the lake a lake"
    assert land.is_beside(table.state, at("D7"), MOUNTAIN)
    assert not land.is_beside(table.state, at("E7"), MOUNTAIN)
    assert land.is_beside(table.state, at("E7"), LAKE)
    assert land.is_beside(table.state, at("E6"), LAKE), "a bridge is at its own lake"


@rule("hexlands", 33, 46, 48, 54, 55, 86, "A36", "A53", "A73")
def test_strength_is_height_walls_and_forts(table: Table):
    now = table.owning(AKI, "E8 3 E7 2 D6 C5 3")
    assert land.backing(now.state, at("F7"), AKI) == 3
    assert land.backing(now.state, at("F6"), AKI) == 2
    assert land.backing(now.owning(AKI, "B3 4").state, at("A2"), AKI) == 0, "B3 is cut off"
    assert land.backing(now.state, at("H5"), AKI) == 0
    # Space defends with its height unless cut off.
    now = table.owning(AKI, "E7 3 C5 3")
    assert land.strength(now.state, at("E7")) == (3, 0, 0)
    assert land.strength(now.state, at("C5")) == (0, 0, 0)
    assert land.strength(now.state, at("H5")) == (0, 0, 0)
    # Joined walls of one height add strength once.
    now = table.owning(AKI, "E7 D6 D7").with_building("E7", "wall")
    assert land.strength(now.state, at("E7")) == (1, 1, 0)
    now = now.with_building("D6", "wall").with_building("D7", "wall")
    assert land.strength(now.state, at("E7")) == (1, 2, 0)
    taller = now.owning(AKI, "D6 2 D7 2")
    assert land.strength(taller.state, at("E7")) == (1, 1, 0)
    assert land.strength(taller.state, at("D6")) == (2, 2, 0)
    # Two forts add up.
    now = table.owning(AKI, "E7 2 D7 2 D6 3 F7").owning(BEN, "F6 1").with_building("E7", "fort")
    assert land.strength(now.state, at("E7")) == (2, 0, 1)
    assert land.strength(now.state, at("D7")) == (2, 0, 1)
    assert land.strength(now.state, at("F7")) == (1, 0, 1)
    assert land.strength(now.state, at("D6")) == (3, 0, 0)
    assert land.strength(now.state, at("F6"))[2] == 0
    assert land.strength(now.with_building("D7", "fort").state, at("D7")) == (2, 0, 2)


@rule("hexlands", 87, "A31")
def test_heights_are_limited_by_castle_and_neighbours(table: Table):
    now = table.owning(AKI, "E8 2 E7 2 D6 2 D7 2 F6 2 F7 2")
    assert land.height_fits(now.state, at("E7"), AKI, 2)
    assert not land.height_fits(now.state, at("E7"), AKI, 3)
    now = now.owning(AKI, "E8 4 E7 3 D6 3 D7 3 F6 3 F7 4 D8 3 E9 3 F8 3")
    assert land.height_fits(now.state, at("E7"), AKI, 4)
    assert not land.height_fits(now.state, at("F7"), AKI, 5)
    assert not land.height_fits(now.state, at("E8"), AKI, 5)
    now = table.owning(AKI, "E8 3 E7 D6 D7 F6 F7")
    assert land.height_fits(now.state, at("E7"), AKI, 2), "the lake does not count"
    assert not land.height_fits(now.state, at("F7"), AKI, 2), "public land counts"
    now = table.owning(AKI, "E8 3 F7 2 D7 E7")
    assert not land.height_fits(now.state, at("D7"), AKI, 2), "only E8 is higher"
    assert land.height_fits(now.owning(AKI, "D8 2").state, at("D7"), AKI, 2)
    # Castle grows when all land around is owned.
    around = "D7 D8 E7 E9 F7"
    assert not land.height_fits(table.owning(AKI, around).state, at("E8"), AKI, 2)
    assert land.height_fits(table.owning(AKI, f"{around} F8").state, at("E8"), AKI, 2)


"""These with E8 surround E7, which makes it interior."""


def tile(table: Table, name: str, work: str = "tile", seat: int = AKI) -> str:
    return building.tile_refusal(table.state, seat, at(name), work)


def build(table: Table, name: str, what: str, seat: int = AKI) -> str:
    return building.building_refusal(table.state, seat, at(name), what)


# --- tiles -------------------------------------------------------------------------------------------------------


@rule("hexlands", 6, 38, 83, "A14", "A32", "A42", "A45", "A50", "A77")
def test_tile_needs_soldiers_on_own_or_bordering_land(table: Table):
    now = table.owning(AKI, "E7").with_soldiers(AKI, "E7 D6 D6 D5")
    assert tile(now, "E7") == "too-high"
    assert tile(now, "D6") == "", "two soldiers of the player are allowed"
    assert tile(now, "F7") == "not-here"
    assert tile(now.with_soldiers(BEN, "D6"), "D6") == "rivals-here"
    assert tile(now.owning(BEN, "D6"), "D6") == "not-yours"
    now = table.with_soldiers(AKI, "E7 D6")
    assert (tile(now, "E7"), tile(now, "D6")) == ("", "not-yours")
    # Space gets one tile a round.
    now = table.with_soldiers(AKI, "E7").having(laid=(at("E7"),))
    assert tile(now, "E7") == "laid-already"
    assert build(now.owning(AKI, INNER), "E7", "wall") == "laid-already"
    now = table.with_soldiers(AKI, "E7").dealing(AKI, supply=0)
    assert tile(now, "E7") == "no-tiles"
    assert tile(now.with_tiles(AKI, skull=1), "E7", "skull") == "no-tiles"
    # Tile order on trees fells one.
    now = table.owning(AKI, "E7").with_soldiers(AKI, "E7").with_trees("E7", 2).ordering(AKI, "E7 tile")
    assert (tile(now, "E7"), tile(now.with_tiles(AKI, skull=1), "E7", "skull")) == ("", "trees")
    assert build(now, "E7", "wall") == "trees"
    after = now.resolves()
    assert (after.trees("E7"), after.height("E7"), after.event("felled").left) == (1, 1, 1)
    assert at("E7") in after.state.laid
    now = table.with_soldiers(AKI, "E7").with_trees("E7")
    after = now.ordering(AKI, "E7 tile").resolves()
    assert (after.trees("E7"), after.owner("E7"), after.height("E7")) == (0, -1, 0)
    assert tile(now.with_soldiers(AKI, "D6").with_trees("D6"), "D6") == "not-yours"


@rule("hexlands", 52, 62, 63, 64, "A21", "A24", "A49", "A79")
def test_special_tiles_become_skulls_lakes_and_mountains(table: Table):
    now = table.with_tiles(AKI, skull=1).with_soldiers(AKI, "E7")
    assert tile(now, "E7", "skull") == ""
    after = now.ordering(AKI, "E7 skull").resolves()
    normal = now.ordering(AKI, "E7 tile").resolves()
    assert (after.height("E7"), after.player(AKI).supply) == (1, 49)
    assert after.player(AKI) == normal.player(AKI), "public counts do not reveal it"
    assert (after.events, after.secret(AKI).tiles) == (normal.events, (0, 0, 0))
    assert after.secret(AKI).skulls == ((at("E7"), 1),)
    assert tile(after, "E7", "skull") == "not-here"
    # Lake tile needs public land beside a lake.
    now = table.with_tiles(AKI, lake=1).owning(AKI, "E7 B5").with_soldiers(AKI, "D6 C6 D7 E7")
    assert (tile(now, "D6", "lake"), tile(now, "C6", "lake")) == ("", "no-lake-near")
    assert (tile(now, "D7", "lake"), tile(now, "E7", "lake")) == ("castle-near", "not-public")
    assert tile(now, "D6", "mountain") == "no-such-tile"
    after = now.with_soldiers(AKI, "D6").ordering(AKI, "D6 lake").resolves()
    assert after.state.terrain[at("D6")] == LAKE
    assert (after.secret(AKI).tiles, after.player(AKI).specials) == ((0, 0, 0), 0)
    assert (after.player(AKI).supply, after.owner("D6"), after.soldiers(AKI)) == (48, -1, "E8")
    # Mountain tile may not touch a castle.
    now = table.with_tiles(AKI, mountain=1).owning(AKI, "C6").with_soldiers(AKI, "C5 D7")
    assert (tile(now, "C5", "mountain"), tile(now, "D7", "mountain")) == ("", "castle-near")
    after = now.with_soldiers(AKI, "C5").ordering(AKI, "C5 mountain").resolves()
    assert after.state.terrain[at("C5")] == MOUNTAIN
    assert tile(table.owning(AKI, "E7").with_road(AKI, "E6").with_soldiers(AKI, "E6"), "E6") == "bridge"


@rule("hexlands", 50, 51, 54, 55, 56, 87, "A29", "A30", "A31", "A63", "A64")
def test_castle_and_buildings_grow_at_their_price(table: Table):
    now = table.owning(AKI, "D7 D8 E7 E9 F7").with_soldiers(AKI, "E8").with_coins(AKI, 10)
    assert tile(now, "E8") == "too-high"
    now = now.owning(AKI, "F8")
    assert (tile(now, "E8"), tile(now.with_coins(AKI, 9), "E8")) == ("", "too-dear")
    after = now.ordering(AKI, "E8 tile").resolves()
    assert (after.height("E8"), after.player(AKI).supply) == (2, 50 - 6 - 1)
    grown = after.event("grown")
    assert (grown.building, grown.height, grown.price) == ("castle", 2, 10)
    assert after.coins(AKI) == 0 + 2 - 1, "paid in that step, before the income"
    # Soldier that left home raises no castle.
    now = table.owning(AKI, "D7 D8 E7 E9 F7 F8")
    assert tile(now.dealing(AKI, soldiers=(now.player(AKI).soldiers[0]._replace(flags=1),)), "E8") == "left-home"
    now = table.owning(AKI, f"E8 2 {INNER}").with_building("E7", "garrison").with_road(AKI, "D7")
    assert tile(now.with_soldiers(AKI, "E7", flags=0).with_coins(AKI, 30), "E7") == ""
    # Growing building costs the difference.
    now = table.owning(AKI, f"E8 2 {INNER}").with_building("E7", "mine").with_road(AKI, "D7")
    now = now.with_soldiers(AKI, "E7").with_coins(AKI, 5)
    assert tile(now, "E7") == "too-dear"
    after = now.with_coins(AKI, 6).ordering(AKI, "E7 tile").resolves()
    assert (after.height("E7"), after.building("E7"), after.event("grown").price) == (2, "mine", 6)
    for key, each in [("castle", 10), ("spot", 5), ("garrison", 10), ("wall", 3)]:
        assert building.price(table.state, AKI, key, 3) == 3 * each
        assert building.price(table.state, AKI, key, 3, below=2) == each
    half = table.dealing(AKI, architect=True)
    assert [building.price(table.state, AKI, key, 1) for key in ("wall", "fort", "mine")] == [3, 6, 6]
    assert [building.price(half.state, AKI, key, 1) for key in ("wall", "fort", "spot")] == [2, 3, 3]


# --- Masons ------------------------------------------------------------------------------------------------------


@rule("hexlands", "A62")
def test_works_and_masons_are_refused_where_somebody_stands(table: Table):
    def masons(table: Table, name: str) -> str:
        return building.mason_refusal(table.state, AKI, at(name))

    assert (masons(table, "E7"), masons(table, "D6")) == ("", "not-yours")
    assert masons(table, "E8") == "home-space"
    assert masons(table.with_soldiers(AKI, "E7"), "E7") == "soldiers-there"
    assert masons(table.with_soldiers(BEN, "E7"), "E7") == "soldiers-there"
    assert masons(table.with_trees("E7"), "E7") == "trees"
    assert masons(table.owning(AKI, "E7"), "E7") == "too-high"
    raised = table.owning(AKI, f"E8 2 {INNER}")
    assert masons(raised, "E7") == ""
    assert masons(raised.with_building("E7", "mine").with_coins(AKI, 5), "E7") == "too-dear"

    def works(table: Table, name: str) -> tuple[str, ...]:
        return building.works(table.state, AKI, at(name))

    assert works(table, "E8") == ("none",)
    assert works(table.with_soldiers(AKI, "E7"), "E7") == ("none", "tile")
    assert works(table.with_soldiers(AKI, "E7").with_tiles(AKI, skull=1), "E7") == ("none", "tile", "skull")
    inner = table.owning(AKI, INNER).with_soldiers(AKI, "E7")
    assert works(inner, "E7") == ("none", "garrison", "spot", "wall", "fort")
    rival = table.owning(BEN, "E7").with_soldiers(AKI, "E7")
    assert works(rival, "E7") == ("none", "tile")
    assert works(rival.with_trees("E7"), "E7") == ("none",)
    assert works(table.with_soldiers(AKI, "H2"), "H2") == ("none",), "a castle is not taken"
    met = table.with_soldiers(AKI, "E7").with_soldiers(BEN, "E7")
    assert works(met, "E7") == ("none", "tile")
    assert works(met.with_soldiers(AKI, "D6").with_soldiers(BEN, "D6"), "D6") == ("none",)


# --- buildings ---------------------------------------------------------------------------------------------------


@rule("hexlands", 39, 49, 56, "A14", "A26", "A28")
def test_buildings_need_interior_land_shores_and_mountains(table: Table):
    now = table.owning(AKI, "E7 D6 D7 F7 F8 D8 C6").with_road(AKI, "D7").with_soldiers(AKI, "E7 F7 D7 D8 E8")
    assert build(now, "E7", "garrison") == "not-inside"
    assert (build(now, "F7", "mine"), build(now, "E7", "wall")) == ("not-inside", "")
    assert build(now, "E7", "fort") == ""
    now = now.owning(AKI, "F6")
    assert (build(now, "E7", "garrison"), build(now, "D7", "wall")) == ("", "road")
    assert build(now, "E8", "wall") == "built-already"
    assert build(now.with_soldiers(BEN, "E7"), "E7", "wall") == "rivals-here"
    assert build(now.owning(BEN, "E7"), "E7", "wall") == "not-yours"
    assert build(now, "C6", "wall") == "not-here"
    now = table.owning(AKI, "E7 F7 D6 D7").with_soldiers(AKI, "E7").with_coins(AKI, 5)
    assert build(now, "E7", "spot") == "not-inside"
    now = now.owning(AKI, "F6")
    assert build(now, "E7", "spot") == ""
    assert build(now.with_coins(AKI, 4), "E7", "spot") == "too-dear"
    after = now.ordering(AKI, "E7 spot").resolves()
    assert (after.building("E7"), after.height("E7"), after.event("built").price) == ("spot", 1, 5)
    assert build(now.owning(AKI, "D8 C6").with_soldiers(AKI, "D7"), "D7", "spot") == "no-shore"
    # Mine needs a mountain beside it.
    now = table.owning(AKI, f"{INNER} D8 C6").with_soldiers(AKI, "E7 D7")
    assert (build(now, "E7", "mine"), build(now, "D7", "mine")) == ("no-mountain", "")
    after = now.with_soldiers(AKI, "D7").ordering(AKI, "D7 mine").resolves()
    assert (after.building("D7"), after.height("D7"), after.player(AKI).supply) == ("mine", 1, 43)


@rule("hexlands", 47, 53, 57, 89, "A25", "A36", "A79")
def test_buildings_need_roads_and_take_or_keep_the_topmost_tile(table: Table):
    # Buildings except walls need a road.
    now = table.owning(AKI, f"{INNER} C5 C6 B4 B5 D5").with_soldiers(AKI, "D6 C5")
    assert (build(now, "C5", "fort"), build(now, "C5", "wall")) == ("no-road-near", "")
    assert build(now.with_road(AKI, "D7", "C6"), "C5", "fort") == ""
    assert build(table.owning(AKI, "C5").with_soldiers(AKI, "C5"), "C5", "wall") == "cut-off"
    # Tile building replaces the topmost tile.
    now = table.owning(AKI, INNER).with_soldiers(AKI, "E7")
    before = now.player(AKI).supply
    after = now.ordering(AKI, "E7 garrison").resolves()
    assert (after.height("E7"), after.player(AKI).supply) == (1, before + 1)
    assert after.soldiers(AKI) == "E8"
    after = table.owning(AKI, "E7").with_soldiers(AKI, "E7").ordering(AKI, "E7 wall").resolves()
    assert (after.height("E7"), after.building("E7"), after.player(AKI).supply) == (1, "wall", 49)
    # Tile building returns a skull to the hand.
    now = table.owning(AKI, f"E8 2 {INNER} E7 2").with_skull(AKI, "E7", 2).with_skull(AKI, "E7", 1)
    after = now.with_soldiers(AKI, "E7").with_coins(AKI, 30).ordering(AKI, "E7 spot").resolves()
    assert (after.secret(AKI).tiles, after.secret(AKI).skulls) == ((1, 0, 0), ((at("E7"), 1),))
    assert after.player(AKI).specials == 2


# --- losses of stacks --------------------------------------------------------------------------------------------


def course() -> Course:
    return Course(Luck())


@rule("hexlands", "A37", "A51")
def test_razed_and_lowered_stacks_keep_their_tiles(table: Table):
    # Razed tile building leaves a tile.
    now = table.owning(AKI, "E7 2").with_building("E7", "spot")
    after = now.runs(lambda state, course: raze(state, at("E7"), "warming", course))
    assert (after.building("E7"), after.height("E7")) == ("", 2)
    assert after.player(AKI).supply == now.player(AKI).supply - 1
    # Razed tile building without supply lowers the stack.
    now = table.owning(AKI, "E7 2 D6").with_building("E7", "spot").with_building("D6", "garrison")
    now = now.dealing(AKI, supply=0, lost=now.player(AKI).supply)
    assert now.runs(lambda state, course: raze(state, at("E7"), "warming", course)).height("E7") == 1
    after = now.runs(lambda state, course: raze(state, at("D6"), "warming", course))
    assert (after.height("D6"), after.owner("D6"), after.event("space-lost").why) == (0, -1, "supply")
    # Razed piece leaves the stack unchanged.
    now = table.owning(AKI, "E7").with_building("E7", "wall")
    after = now.runs(lambda state, course: raze(state, at("E7"), "warming", course))
    assert (after.building("E7"), after.height("E7")) == ("", 1)
    assert after.player(AKI).supply == now.player(AKI).supply
    assert table.runs(lambda state, course: raze(state, at("E8"), "warming", course)).building("E8") == "castle"


@rule("hexlands", "A19", "A60", "A79")
def test_lowered_and_emptied_stacks_return_skulls(table: Table):
    now = table.owning(AKI, "E7 4").with_skull(AKI, "E7", 2).with_skull(AKI, "E7", 3).with_skull(AKI, "E7", 4)
    after = now.runs(lambda state, course: lower(state, at("E7"), 2, "earthquake", course))
    assert (after.secret(AKI).tiles, after.secret(AKI).skulls) == ((2, 0, 0), ((at("E7"), 2),))
    topped = now.owning(AKI, "E7 5").with_building("E7", "spot")
    after = topped.runs(lambda state, course: lower(state, at("E7"), 2, "earthquake", course))
    assert (after.secret(AKI).tiles, after.secret(AKI).skulls) == ((3, 0, 0), ())
    assert after.building("E7") == "spot", "a tile building stays on top (A76)"
    # Emptied stack returns skulls to the hand.
    now = table.owning(AKI, "E7 2").with_skull(AKI, "E7", 1).with_road(AKI, "E7").with_trees("E7", 1)
    after = now.runs(lambda state, course: empty_space(state, at("E7")))
    assert (after.owner("E7"), after.height("E7"), after.road("E7"), after.trees("E7")) == (-1, 0, -1, 1)
    assert (after.secret(AKI).tiles, after.player(AKI).supply) == ((1, 0, 0), 50)
    lost = table.owning(AKI, "E7").dealing(AKI, supply=0)
    after = replace_tile(evolve(lost.state), at("E7"), "skull", course())
    assert (after.owners[at("E7")], after.heights[at("E7")]) == (-1, 0)


@rule("hexlands", 57, 90, "A36", "A90")
def test_cut_off_land_loses_roads_and_buildings(table: Table):
    # Building without its road is razed.
    now = table.owning(AKI, f"{INNER} C5 C6 B4 B5").with_road(AKI, "D7")
    now = now.with_building("D6", "spot").with_building("C6", "fort").with_building("E7", "garrison")
    assert now.runs(cut_off).events == ()
    after = now.having(roads=(-1,) * 61).runs(cut_off)
    assert (after.building("D6"), after.building("C6"), after.building("E7")) == ("", "", "garrison")
    assert [event.why for event in after.events] == ["cut-off", "cut-off"]
    now = table.owning(AKI, "E7 D6 C5").with_road(AKI, "C5").with_building("D6", "wall")
    assert now.runs(cut_off).road("C5") == -1, "no road leads there"
    after = now.with_road(AKI, "E7", "D6").runs(lambda state, course: empty_space(state, at("E7"))).runs(cut_off)
    assert (after.road("C5"), after.road("D6"), after.building("D6")) == (-1, -1, "")
    assert (after.owner("C5"), after.height("C5")) == (AKI, 1)
    # Cut off bridge is removed from its lake.
    now = table.owning(AKI, "E7").with_road(AKI, "E7", "E6").owning(CHIE, "D3")
    assert now.runs(cut_off).road("E6") == AKI
    after = now.having(roads=now.state.roads).runs(lambda state, course: empty_space(state, at("E7"))).runs(cut_off)
    assert (after.road("E6"), after.state.terrain[at("E6")]) == (-1, LAKE)
