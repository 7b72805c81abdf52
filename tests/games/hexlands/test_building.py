"""Tiles and buildings: where they may be placed, and their prices (34-39, 46-64, 83, 87)."""

from __future__ import annotations

import pytest

from engines.core.dialogue import evolve
from engines.hexlands.resolution import building
from engines.hexlands.resolution.stacks import cut_off, empty_space, lower, raze, replace_tile
from engines.hexlands.state import LAKE, MOUNTAIN, Course

from .table import AKI, BEN, CHIE, Luck, Table, at

rule = pytest.mark.rule
INNER = "E7 D6 D7 F6 F7"
"""These with E8 surround E7, which makes it interior."""


def tile(table: Table, name: str, work: str = "tile", seat: int = AKI) -> str:
    return building.tile_refusal(table.state, seat, at(name), work)


def build(table: Table, name: str, what: str, seat: int = AKI) -> str:
    return building.building_refusal(table.state, seat, at(name), what)


# --- tiles -------------------------------------------------------------------------------------------------------


@rule("hexlands", 38, "A14")
def test_tile_needs_soldiers_of_its_player_alone(table: Table):
    table = table.owning(AKI, "E7").with_soldiers(AKI, "E7 D6 D6 D5")
    assert tile(table, "E7") == "too-high"
    assert tile(table, "D6") == "", "two soldiers of the player are allowed"
    assert tile(table, "F7") == "not-here"
    assert tile(table.with_soldiers(BEN, "D6"), "D6") == "rivals-here"
    assert tile(table.owning(BEN, "D6"), "D6") == "not-yours"


@rule("hexlands", 38)
def test_tile_on_public_land_must_border_the_territory(table: Table):
    table = table.with_soldiers(AKI, "E7 D6")
    assert tile(table, "E7") == ""
    assert tile(table, "D6") == "not-yours"


@rule("hexlands", 83, "A32", "A50")
def test_space_gets_one_tile_a_round(table: Table):
    table = table.with_soldiers(AKI, "E7").having(laid=(at("E7"),))
    assert tile(table, "E7") == "laid-already"
    assert build(table.owning(AKI, INNER), "E7", "wall") == "laid-already"


@rule("hexlands", 6, "A45")
def test_empty_supply_prevents_a_tile(table: Table):
    table = table.with_soldiers(AKI, "E7").dealing(AKI, supply=0)
    assert tile(table, "E7") == "no-tiles"
    assert tile(table.with_tiles(AKI, skull=1), "E7", "skull") == "no-tiles"


@rule("hexlands", "A42", "A77")
def test_tile_order_on_trees_fells_one(table: Table):
    table = table.owning(AKI, "E7").with_soldiers(AKI, "E7").with_trees("E7", 2).ordering(AKI, "E7 tile")
    assert tile(table, "E7") == ""
    assert tile(table.with_tiles(AKI, skull=1), "E7", "skull") == "trees"
    assert build(table, "E7", "wall") == "trees"
    after = table.resolves()
    assert (after.trees("E7"), after.height("E7")) == (1, 1)
    assert after.event("felled").left == 1
    assert at("E7") in after.state.laid


@rule("hexlands", "A42")
def test_tree_is_felled_on_bordering_public_land(table: Table):
    table = table.with_soldiers(AKI, "E7").with_trees("E7")
    after = table.ordering(AKI, "E7 tile").resolves()
    assert (after.trees("E7"), after.owner("E7"), after.height("E7")) == (0, -1, 0)
    far = table.with_soldiers(AKI, "D6").with_trees("D6")
    assert tile(far, "D6") == "not-yours"


@rule("hexlands", 62, "A21", "A79")
def test_skull_looks_like_a_tile(table: Table):
    table = table.with_tiles(AKI, skull=1).with_soldiers(AKI, "E7")
    assert tile(table, "E7", "skull") == ""
    after = table.ordering(AKI, "E7 skull").resolves()
    normal = table.ordering(AKI, "E7 tile").resolves()
    assert (after.height("E7"), after.player(AKI).supply) == (1, 49)
    assert after.player(AKI) == normal.player(AKI), "public counts do not reveal it"
    assert after.events == normal.events
    assert after.secret(AKI).tiles == (0, 0, 0)
    assert after.secret(AKI).skulls == ((at("E7"), 1),)
    assert tile(after, "E7", "skull") == "not-here"


@rule("hexlands", 63, "A24")
def test_lake_tile_needs_public_land_beside_a_lake(table: Table):
    table = table.with_tiles(AKI, lake=1).owning(AKI, "E7 B5").with_soldiers(AKI, "D6 C6 D7 E7")
    assert tile(table, "D6", "lake") == ""
    assert tile(table, "C6", "lake") == "no-lake-near"
    assert tile(table, "D7", "lake") == "castle-near"
    assert tile(table, "E7", "lake") == "not-public"
    assert tile(table, "D6", "mountain") == "no-such-tile"
    after = table.with_soldiers(AKI, "D6").ordering(AKI, "D6 lake").resolves()
    assert after.state.terrain[at("D6")] == LAKE
    assert (after.secret(AKI).tiles, after.player(AKI).specials) == ((0, 0, 0), 0)
    assert (after.player(AKI).supply, after.owner("D6")) == (48, -1)
    assert after.soldiers(AKI) == "E8"


@rule("hexlands", 64, "A24")
def test_mountain_tile_may_not_touch_a_castle(table: Table):
    table = table.with_tiles(AKI, mountain=1).owning(AKI, "C6").with_soldiers(AKI, "C5 D7")
    assert tile(table, "C5", "mountain") == ""
    assert tile(table, "D7", "mountain") == "castle-near"
    after = table.with_soldiers(AKI, "C5").ordering(AKI, "C5 mountain").resolves()
    assert after.state.terrain[at("C5")] == MOUNTAIN


@rule("hexlands", 52, "A49")
def test_bridge_takes_no_tile(table: Table):
    table = table.owning(AKI, "E7").with_road(AKI, "E6").with_soldiers(AKI, "E6")
    assert tile(table, "E6") == "bridge"


@rule("hexlands", 51, 87, "A30", "A31", "A63")
def test_castle_grows_on_a_ring_of_land(table: Table):
    table = table.owning(AKI, "D7 D8 E7 E9 F7").with_soldiers(AKI, "E8").with_coins(AKI, 10)
    assert tile(table, "E8") == "too-high"
    table = table.owning(AKI, "F8")
    assert tile(table, "E8") == ""
    assert tile(table.with_coins(AKI, 9), "E8") == "too-dear"
    after = table.ordering(AKI, "E8 tile").resolves()
    assert after.height("E8") == 2
    assert after.player(AKI).supply == 50 - 6 - 1
    grown = after.event("grown")
    assert (grown.building, grown.height, grown.price) == ("castle", 2, 10)
    assert after.coins(AKI) == 0 + 2 - 1, "paid in that step, before the income"


@rule("hexlands", "A63")
def test_soldier_that_left_home_raises_no_castle(table: Table):
    table = table.owning(AKI, "D7 D8 E7 E9 F7 F8")
    soldier = table.player(AKI).soldiers[0]
    assert tile(table.dealing(AKI, soldiers=(soldier._replace(flags=1),)), "E8") == "left-home"


@rule("hexlands", "A64")
def test_soldier_that_stayed_on_a_garrison_may_place_there(table: Table):
    table = table.owning(AKI, f"E8 2 {INNER}").with_building("E7", "garrison").with_road(AKI, "D7")
    table = table.with_soldiers(AKI, "E7", flags=0).with_coins(AKI, 30)
    assert tile(table, "E7") == ""


@rule("hexlands", "A29")
def test_growing_building_costs_the_difference(table: Table):
    table = table.owning(AKI, f"E8 2 {INNER}").with_building("E7", "mine").with_road(AKI, "D7")
    table = table.with_soldiers(AKI, "E7").with_coins(AKI, 5)
    assert tile(table, "E7") == "too-dear"
    after = table.with_coins(AKI, 6).ordering(AKI, "E7 tile").resolves()
    assert (after.height("E7"), after.building("E7"), after.event("grown").price) == (2, "mine", 6)


@rule("hexlands", 50, "A29")
@pytest.mark.parametrize(("key", "each"), [("castle", 10), ("spot", 5), ("garrison", 10), ("wall", 3)])
def test_prices_are_by_height(table: Table, key: str, each: int):
    assert building.price(table.state, AKI, key, 3) == 3 * each
    assert building.price(table.state, AKI, key, 3, below=2) == each


@rule("hexlands", 54, 55, 56)
def test_architect_halves_prices_rounded_up(table: Table):
    half = table.dealing(AKI, architect=True)
    assert [building.price(table.state, AKI, key, 1) for key in ("wall", "fort", "mine")] == [3, 6, 6]
    assert [building.price(half.state, AKI, key, 1) for key in ("wall", "fort", "spot")] == [2, 3, 3]


# --- Masons ------------------------------------------------------------------------------------------------------


def test_masons_need_a_space_without_soldiers(table: Table):
    def masons(table: Table, name: str) -> str:
        return building.mason_refusal(table.state, AKI, at(name))

    assert masons(table, "E7") == ""
    assert masons(table, "D6") == "not-yours"
    assert masons(table, "E8") == "home-space"
    assert masons(table.with_soldiers(AKI, "E7"), "E7") == "soldiers-there"
    assert masons(table.with_soldiers(BEN, "E7"), "E7") == "soldiers-there"
    assert masons(table.with_trees("E7"), "E7") == "trees"
    assert masons(table.owning(AKI, "E7"), "E7") == "too-high"
    raised = table.owning(AKI, f"E8 2 {INNER}")
    assert masons(raised, "E7") == ""
    assert masons(raised.with_building("E7", "mine").with_coins(AKI, 5), "E7") == "too-dear"


# --- buildings ---------------------------------------------------------------------------------------------------


@rule("hexlands", 39, "A14", "A26")
def test_tile_buildings_and_mines_need_interior_land(table: Table):
    table = table.owning(AKI, "E7 D6 D7 F7 F8 D8 C6").with_road(AKI, "D7").with_soldiers(AKI, "E7 F7 D7 D8 E8")
    assert build(table, "E7", "garrison") == "not-inside"
    assert build(table, "F7", "mine") == "not-inside"
    assert build(table, "E7", "wall") == ""
    assert build(table, "E7", "fort") == ""
    table = table.owning(AKI, "F6")
    assert build(table, "E7", "garrison") == ""
    assert build(table, "D7", "wall") == "road"
    assert build(table, "E8", "wall") == "built-already"
    assert build(table.with_soldiers(BEN, "E7"), "E7", "wall") == "rivals-here"
    assert build(table.owning(BEN, "E7"), "E7", "wall") == "not-yours"
    assert build(table, "C6", "wall") == "not-here"


@rule("hexlands", 49, "A28")
def test_tourist_spot_needs_interior_land_on_a_shore(table: Table):
    table = table.owning(AKI, "E7 F7 D6 D7").with_soldiers(AKI, "E7").with_coins(AKI, 5)
    assert build(table, "E7", "spot") == "not-inside"
    table = table.owning(AKI, "F6")
    assert build(table, "E7", "spot") == ""
    assert build(table.with_coins(AKI, 4), "E7", "spot") == "too-dear"
    after = table.ordering(AKI, "E7 spot").resolves()
    assert (after.building("E7"), after.height("E7"), after.event("built").price) == ("spot", 1, 5)
    ashore = table.owning(AKI, "D8 C6").with_soldiers(AKI, "D7")
    assert build(ashore, "D7", "spot") == "no-shore"


@rule("hexlands", 56)
def test_mine_needs_a_mountain_beside_it(table: Table):
    table = table.owning(AKI, f"{INNER} D8 C6").with_soldiers(AKI, "E7 D7")
    assert build(table, "E7", "mine") == "no-mountain"
    assert build(table, "D7", "mine") == ""
    after = table.with_soldiers(AKI, "D7").ordering(AKI, "D7 mine").resolves()
    assert (after.building("D7"), after.height("D7"), after.player(AKI).supply) == ("mine", 1, 43)


@rule("hexlands", 57, 89, "A25")
def test_buildings_except_walls_need_a_road(table: Table):
    table = table.owning(AKI, f"{INNER} C5 C6 B4 B5 D5").with_soldiers(AKI, "D6 C5")
    assert build(table, "C5", "fort") == "no-road-near"
    assert build(table, "C5", "wall") == ""
    assert build(table.with_road(AKI, "D7", "C6"), "C5", "fort") == ""


@rule("hexlands", 89, "A36")
def test_building_needs_connection_to_the_castle(table: Table):
    assert build(table.owning(AKI, "C5").with_soldiers(AKI, "C5"), "C5", "wall") == "cut-off"


@rule("hexlands", 47)
def test_tile_building_replaces_the_topmost_tile(table: Table):
    table = table.owning(AKI, INNER).with_soldiers(AKI, "E7")
    before = table.player(AKI).supply
    after = table.ordering(AKI, "E7 garrison").resolves()
    assert (after.height("E7"), after.player(AKI).supply) == (1, before + 1)
    assert after.soldiers(AKI) == "E8"


@rule("hexlands", 53)
def test_piece_building_stands_on_top(table: Table):
    table = table.owning(AKI, "E7").with_soldiers(AKI, "E7")
    after = table.ordering(AKI, "E7 wall").resolves()
    assert (after.height("E7"), after.building("E7"), after.player(AKI).supply) == (1, "wall", 49)


@rule("hexlands", 47, "A79")
def test_tile_building_returns_a_skull_to_the_hand(table: Table):
    table = table.owning(AKI, f"E8 2 {INNER} E7 2").with_skull(AKI, "E7", 2).with_skull(AKI, "E7", 1)
    after = table.with_soldiers(AKI, "E7").with_coins(AKI, 30).ordering(AKI, "E7 spot").resolves()
    assert after.secret(AKI).tiles == (1, 0, 0)
    assert after.secret(AKI).skulls == ((at("E7"), 1),)
    assert after.player(AKI).specials == 2


@rule("hexlands", "A62")
def test_works_lists_what_can_be_ordered(table: Table):
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


# --- losses of stacks --------------------------------------------------------------------------------------------


def course() -> Course:
    return Course(Luck())


@rule("hexlands", "A51")
def test_razed_tile_building_leaves_a_tile(table: Table):
    table = table.owning(AKI, "E7 2").with_building("E7", "spot")
    after = table.runs(lambda state, course: raze(state, at("E7"), "warming", course))
    assert (after.building("E7"), after.height("E7")) == ("", 2)
    assert after.player(AKI).supply == table.player(AKI).supply - 1


@rule("hexlands", "A51")
def test_razed_tile_building_without_supply_lowers_the_stack(table: Table):
    table = table.owning(AKI, "E7 2 D6").with_building("E7", "spot").with_building("D6", "garrison")
    table = table.dealing(AKI, supply=0, lost=table.player(AKI).supply)
    after = table.runs(lambda state, course: raze(state, at("E7"), "warming", course))
    assert after.height("E7") == 1
    after = table.runs(lambda state, course: raze(state, at("D6"), "warming", course))
    assert (after.height("D6"), after.owner("D6"), after.event("space-lost").why) == (0, -1, "supply")


@rule("hexlands", "A51")
def test_razed_piece_leaves_the_stack_unchanged(table: Table):
    table = table.owning(AKI, "E7").with_building("E7", "wall")
    after = table.runs(lambda state, course: raze(state, at("E7"), "warming", course))
    assert (after.building("E7"), after.height("E7")) == ("", 1)
    assert after.player(AKI).supply == table.player(AKI).supply


@rule("hexlands", "A37")
def test_castle_is_never_razed(table: Table):
    assert table.runs(lambda state, course: raze(state, at("E8"), "warming", course)).building("E8") == "castle"


@rule("hexlands", "A79")
def test_lowered_stack_returns_skulls_to_the_hand(table: Table):
    table = table.owning(AKI, "E7 4").with_skull(AKI, "E7", 2).with_skull(AKI, "E7", 3).with_skull(AKI, "E7", 4)
    after = table.runs(lambda state, course: lower(state, at("E7"), 2, "earthquake", course))
    assert after.secret(AKI).tiles == (2, 0, 0)
    assert after.secret(AKI).skulls == ((at("E7"), 2),)
    topped = table.owning(AKI, "E7 5").with_building("E7", "spot")
    after = topped.runs(lambda state, course: lower(state, at("E7"), 2, "earthquake", course))
    assert (after.secret(AKI).tiles, after.secret(AKI).skulls) == ((3, 0, 0), ())
    assert after.building("E7") == "spot", "a tile building stays on top (A76)"


@rule("hexlands", "A19", "A79")
def test_emptied_stack_returns_skulls_to_the_hand(table: Table):
    table = table.owning(AKI, "E7 2").with_skull(AKI, "E7", 1).with_road(AKI, "E7").with_trees("E7", 1)
    after = table.runs(lambda state, course: empty_space(state, at("E7")))
    assert (after.owner("E7"), after.height("E7"), after.road("E7"), after.trees("E7")) == (-1, 0, -1, 1)
    assert (after.secret(AKI).tiles, after.player(AKI).supply) == ((1, 0, 0), 50)


@rule("hexlands", "A60")
def test_missing_replacement_lowers_the_stack(table: Table):
    lost = table.owning(AKI, "E7").dealing(AKI, supply=0)
    after = replace_tile(evolve(lost.state), at("E7"), "skull", course())
    assert (after.owners[at("E7")], after.heights[at("E7")]) == (-1, 0)


@rule("hexlands", 57, 90, "A36")
def test_building_without_its_road_is_razed(table: Table):
    table = table.owning(AKI, f"{INNER} C5 C6 B4 B5").with_road(AKI, "D7")
    table = table.with_building("D6", "spot").with_building("C6", "fort").with_building("E7", "garrison")
    assert table.runs(cut_off).events == ()
    after = table.having(roads=(-1,) * 61).runs(cut_off)
    assert (after.building("D6"), after.building("C6"), after.building("E7")) == ("", "", "garrison")
    assert [event.why for event in after.events] == ["cut-off", "cut-off"]


@rule("hexlands", 90, "A36", "A90")
def test_cut_off_land_loses_roads_and_buildings(table: Table):
    table = table.owning(AKI, "E7 D6 C5").with_road(AKI, "C5").with_building("D6", "wall")
    assert table.runs(cut_off).road("C5") == -1, "no road leads there"
    cut = table.with_road(AKI, "E7", "D6").runs(lambda state, course: empty_space(state, at("E7")))
    after = cut.runs(cut_off)
    assert (after.road("C5"), after.road("D6"), after.building("D6")) == (-1, -1, "")
    assert (after.owner("C5"), after.height("C5")) == (AKI, 1)


@rule("hexlands", 90)
def test_cut_off_bridge_is_removed_from_its_lake(table: Table):
    table = table.owning(AKI, "E7").with_road(AKI, "E7", "E6").owning(CHIE, "D3")
    assert table.runs(cut_off).road("E6") == AKI
    after = (
        table.having(roads=table.state.roads).runs(lambda state, course: empty_space(state, at("E7"))).runs(cut_off)
    )
    assert (after.road("E6"), after.state.terrain[at("E6")]) == (-1, LAKE)
