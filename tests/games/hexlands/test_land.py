"""Properties of the land: connection, roads, shores and heights (46, 86-90)."""

from __future__ import annotations

import pytest

from engines.hexlands.printed import ground
from engines.hexlands.resolution import land
from engines.hexlands.state import LAKE, MOUNTAIN

from .table import AKI, BEN, Table, at

rule = pytest.mark.rule


def names(spaces) -> set[str]:
    return {ground().names[space] for space in spaces}


@rule("hexlands", 86, "A36", "A48")
def test_chain_of_spaces_connects_to_the_castle(table: Table):
    table = table.owning(AKI, "E7 D6 C5 B4 A5").owning(BEN, "C6")
    assert names(land.connected(table.state, AKI)) == {"E8", "E7", "D6", "C5", "B4"}
    assert names(land.connected(table.state, BEN)) == {"H2"}
    assert names(land.spaces_of(table.state, AKI)) == {"E8", "E7", "D6", "C5", "B4", "A5"}


@rule("hexlands", 52, "A48")
def test_bridges_join_the_spaces_beside_them(table: Table):
    table = table.owning(AKI, "E7 E5 D3")
    assert names(land.connected(table.state, AKI)) == {"E8", "E7"}
    table = table.with_road(AKI, "E6")
    assert names(land.connected(table.state, AKI)) == {"E8", "E7", "E5"}
    table = table.with_road(AKI, "D4", "D5")
    assert names(land.connected(table.state, AKI)) == {"E8", "E7", "E5", "D3"}


@rule("hexlands", 52, "A48")
def test_rivals_bridge_joins_nothing(table: Table):
    table = table.owning(AKI, "E7 E5").with_road(BEN, "E6")
    assert names(land.connected(table.state, AKI)) == {"E8", "E7"}


@rule("hexlands", 89, 90, "A22")
def test_roads_run_from_the_castle(table: Table):
    table = table.owning(AKI, "E7 D6 C5 B4").with_road(AKI, "E7", "C5", "E6")
    assert names(land.linked(table.state, AKI)) == {"E8", "E7", "E6"}
    assert names(land.linked(table.with_road(AKI, "D6").state, AKI)) == {"E8", "E7", "E6", "D6", "C5"}


@rule("hexlands", 57, 89, "A25")
def test_by_road_is_beside_castle_or_linked_road(table: Table):
    table = table.owning(AKI, "E7 D6 C5").with_road(AKI, "D6")
    assert land.by_road(table.state, AKI, at("E7"))
    assert not land.by_road(table.state, AKI, at("C5"))
    assert land.by_road(table.with_road(AKI, "E7").state, AKI, at("C5"))


@rule("hexlands", 39, "A26")
def test_interior_touches_no_public_or_rival_land(table: Table):
    table = table.owning(AKI, "E7 D7 F7 D6")
    assert not land.is_inside(table.state, at("E7"))
    assert not land.is_inside(table.owning(BEN, "F6").state, at("E7"))
    assert land.is_inside(table.owning(AKI, "F6").state, at("E7"))
    assert land.is_inside(table.owning(AKI, "D7 D8 F7 F8 E9").state, at("E9")), "the rim does not count"
    assert not land.is_inside(table.owning(AKI, "D8").state, at("D7"))
    assert land.is_inside(table.owning(AKI, "D8 C6").state, at("D7")), "nor does the mountain C7"


@rule("hexlands", 63, "A28")
def test_shore_needs_two_connected_lakes(table: Table):
    assert land.on_shore(table.state, at("E7"))
    assert not land.on_shore(table.state, at("E8"))
    alone = table.with_terrain("A1", LAKE)
    assert not land.on_shore(alone.state, at("A2"))
    assert land.on_shore(alone.with_terrain("B1", LAKE).state, at("A2"))
    assert land.on_shore(table.with_road(BEN, "E6").state, at("E7")), "a bridge leaves the lake a lake"


@rule("hexlands", 56, "A55")
def test_spaces_beside_lakes_and_mountains_are_found(table: Table):
    assert land.is_beside(table.state, at("D7"), MOUNTAIN)
    assert not land.is_beside(table.state, at("E7"), MOUNTAIN)
    assert land.is_beside(table.state, at("E7"), LAKE)
    assert land.is_beside(table.state, at("E6"), LAKE), "a bridge is at its own lake"


@rule("hexlands", 33, 86, "A73")
def test_highest_connected_neighbour_backs_an_attack(table: Table):
    table = table.owning(AKI, "E8 3 E7 2 D6 C5 3")
    assert land.backing(table.state, at("F7"), AKI) == 3
    assert land.backing(table.state, at("F6"), AKI) == 2
    assert land.backing(table.owning(AKI, "B3 4").state, at("A2"), AKI) == 0, "B3 is cut off"
    assert land.backing(table.state, at("H5"), AKI) == 0


@rule("hexlands", 46, 48, 86, "A36")
def test_space_defends_with_its_height_unless_cut_off(table: Table):
    table = table.owning(AKI, "E7 3 C5 3")
    assert land.strength(table.state, at("E7")) == (3, 0, 0)
    assert land.strength(table.state, at("C5")) == (0, 0, 0)
    assert land.strength(table.state, at("H5")) == (0, 0, 0)


@rule("hexlands", 54, "A53")
def test_joined_walls_of_one_height_add_strength_once(table: Table):
    table = table.owning(AKI, "E7 D6 D7").with_building("E7", "wall")
    assert land.strength(table.state, at("E7")) == (1, 1, 0)
    table = table.with_building("D6", "wall").with_building("D7", "wall")
    assert land.strength(table.state, at("E7")) == (1, 2, 0)
    taller = table.owning(AKI, "D6 2 D7 2")
    assert land.strength(taller.state, at("E7")) == (1, 1, 0)
    assert land.strength(taller.state, at("D6")) == (2, 2, 0)


@rule("hexlands", 55, "A53")
def test_fort_helps_spaces_that_are_not_higher(table: Table):
    """Two forts add up."""
    table = table.owning(AKI, "E7 2 D7 2 D6 3 F7").owning(BEN, "F6 1").with_building("E7", "fort")
    assert land.strength(table.state, at("E7")) == (2, 0, 1)
    assert land.strength(table.state, at("D7")) == (2, 0, 1)
    assert land.strength(table.state, at("F7")) == (1, 0, 1)
    assert land.strength(table.state, at("D6")) == (3, 0, 0)
    assert land.strength(table.state, at("F6"))[2] == 0
    assert land.strength(table.with_building("D7", "fort").state, at("D7")) == (2, 0, 2)


@rule("hexlands", 87, "A31")
def test_stack_is_limited_by_the_castle_and_four(table: Table):
    table = table.owning(AKI, "E8 2 E7 2 D6 2 D7 2 F6 2 F7 2")
    assert land.height_fits(table.state, at("E7"), AKI, 2)
    assert not land.height_fits(table.state, at("E7"), AKI, 3)
    table = table.owning(AKI, "E8 4 E7 3 D6 3 D7 3 F6 3 F7 4 D8 3 E9 3 F8 3")
    assert land.height_fits(table.state, at("E7"), AKI, 4)
    assert not land.height_fits(table.state, at("F7"), AKI, 5)
    assert not land.height_fits(table.state, at("E8"), AKI, 5)


@rule("hexlands", 87, "A31")
def test_stack_is_at_most_one_above_its_neighbours(table: Table):
    table = table.owning(AKI, "E8 3 E7 D6 D7 F6 F7")
    assert land.height_fits(table.state, at("E7"), AKI, 2), "the lake does not count"
    assert not land.height_fits(table.state, at("F7"), AKI, 2), "public land counts"


@rule("hexlands", 87, "A31")
def test_stack_between_two_higher_ones_may_rise(table: Table):
    table = table.owning(AKI, "E8 3 F7 2 D7 E7")
    assert not land.height_fits(table.state, at("D7"), AKI, 2), "only E8 is higher"
    assert land.height_fits(table.owning(AKI, "D8 2").state, at("D7"), AKI, 2)


@rule("hexlands", 87, "A31")
def test_castle_grows_when_all_land_around_is_owned(table: Table):
    around = "D7 D8 E7 E9 F7"
    assert not land.height_fits(table.owning(AKI, around).state, at("E8"), AKI, 2)
    assert land.height_fits(table.owning(AKI, f"{around} F8").state, at("E8"), AKI, 2)
