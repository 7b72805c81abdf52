"""The land, tiles and buildings: where they may be placed, and their prices (34-39, 46-64, 83, 86-90)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engines.hexlands.printed import ground
from engines.hexlands.resolution import building, land
from engines.hexlands.resolution.stacks import cut_off, empty_space, lower, raze, replace_tile
from engines.hexlands.state import LAKE, MOUNTAIN, Course

from .table import AKI, BEN, CHIE, Luck, Table, at

rule = pytest.mark.rule
INNER = "E7 D6 D7 F6 F7"
"""These with E8 surround E7, which makes it interior."""


def names(spaces: Iterable[int]) -> str:
    return " ".join(sorted(ground().names[space] for space in spaces))


def connected(table: Table, seat: int = AKI) -> str:
    return names(land.connected(table.state, seat))


def inside(table: Table, name: str) -> bool:
    return land.is_inside(table.state, at(name))


def strengths(table: Table, names: str) -> list[tuple[int, int, int]]:
    """Height, walls and forts of spaces."""
    return [land.strength(table.state, at(name)) for name in names.split()]


def fits(table: Table, name: str, height: int) -> bool:
    return land.height_fits(table.state, at(name), AKI, height)


def refused(table: Table, *works: str) -> list[str]:
    """The refusals of AKI's works, as ``"E7 tile"``; empty where one is possible."""
    found = []
    for name, work in (each.split() for each in works):
        is_tile = work in ("tile", "skull", "lake", "mountain")
        refusal = building.tile_refusal if is_tile else building.building_refusal
        found.append(refusal(table.state, AKI, at(name), work))
    return found


# --- the land ----------------------------------------------------------------------------------------------------


@rule("hexlands", 52, 57, 86, 89, 90, "A22", "A25", "A36", "A48")
def test_chains_bridges_and_roads_connect_to_the_castle(table: Table):
    now = table.owning(AKI, "E7 D6 C5 B4 A5").owning(BEN, "C6")
    assert (connected(now), connected(now, BEN)) == ("B4 C5 D6 E7 E8", "H2")
    assert names(land.spaces_of(now.state, AKI)) == "A5 B4 C5 D6 E7 E8"
    # Bridges join the spaces beside them, but those of rivals join nothing.
    now = table.owning(AKI, "E7 E5 D3")
    assert connected(now) == connected(now.with_road(BEN, "E6")) == "E7 E8"
    now = now.with_road(AKI, "E6")
    assert (connected(now), connected(now.with_road(AKI, "D4", "D5"))) == ("E5 E7 E8", "D3 E5 E7 E8")
    now = table.owning(AKI, "E7 D6 C5 B4").with_road(AKI, "E7", "C5", "E6")
    assert names(land.linked(now.state, AKI)) == "E6 E7 E8"
    assert names(land.linked(now.with_road(AKI, "D6").state, AKI)) == "C5 D6 E6 E7 E8"
    # A space is by road beside the castle or a linked road.
    now = table.owning(AKI, "E7 D6 C5").with_road(AKI, "D6")
    assert [land.by_road(now.state, AKI, at(name)) for name in ("E7", "C5")] == [True, False]
    assert land.by_road(now.with_road(AKI, "E7").state, AKI, at("C5"))


@rule("hexlands", 39, 56, 63, "A26", "A28", "A55")
def test_interior_shores_and_mountains_are_found(table: Table):
    now = table.owning(AKI, "E7 D7 F7 D6")
    assert [inside(each, "E7") for each in (now, now.owning(BEN, "F6"), now.owning(AKI, "F6"))] == [
        False,
        False,
        True,
    ]
    assert inside(now.owning(AKI, "D7 D8 F7 F8 E9"), "E9"), "the rim does not count"
    assert not inside(now.owning(AKI, "D8"), "D7")
    assert inside(now.owning(AKI, "D8 C6"), "D7"), "nor does the mountain C7"
    # A shore is beside two lakes; a bridge leaves the lake a lake.
    alone = table.with_terrain("A1", LAKE)
    two, bridged = alone.with_terrain("B1", LAKE), table.with_road(BEN, "E6")
    shores = [(table, "E7"), (bridged, "E7"), (two, "A2"), (table, "E8"), (alone, "A2")]
    assert [land.on_shore(each.state, at(name)) for each, name in shores] == [True, True, True, False, False]
    mountains = [land.is_beside(table.state, at(name), MOUNTAIN) for name in ("D7", "E7")]
    lakes = [land.is_beside(table.state, at(name), LAKE) for name in ("E7", "E6", "E8")]
    assert (mountains, lakes) == ([True, False], [True, True, False]), "a bridge is at its own lake"


@rule("hexlands", 33, 46, 48, 54, 55, 86, "A36", "A53", "A73")
def test_strength_is_height_walls_and_forts(table: Table):
    # The highest connected neighbour backs an attack.
    now = table.owning(AKI, "E8 3 E7 2 D6 C5 3 B3 4")
    backing = {name: land.backing(now.state, at(name), AKI) for name in ("F7", "F6", "A2", "H5")}
    assert backing == {"F7": 3, "F6": 2, "A2": 0, "H5": 0}, "B3 is cut off"
    assert strengths(table.owning(AKI, "E7 3 C5 3"), "E7 C5 H5") == [(3, 0, 0), (0, 0, 0), (0, 0, 0)]
    # Joined walls of one height add strength once.
    now = table.owning(AKI, "E7 D6 D7").with_building("E7", "wall")
    assert strengths(now, "E7") == [(1, 1, 0)]
    now = now.with_building("D6", "wall").with_building("D7", "wall")
    assert strengths(now, "E7") == [(1, 2, 0)]
    assert strengths(now.owning(AKI, "D6 2 D7 2"), "E7 D6") == [(1, 1, 0), (2, 2, 0)]
    # A fort helps own spaces that are not higher, and two add up.
    now = table.owning(AKI, "E7 2 D7 2 D6 3 F7").owning(BEN, "F6 1").with_building("E7", "fort")
    assert strengths(now, "E7 D7 F7 D6") == [(2, 0, 1), (2, 0, 1), (1, 0, 1), (3, 0, 0)]
    assert strengths(now, "F6")[0][2] == 0
    assert strengths(now.with_building("D7", "fort"), "D7") == [(2, 0, 2)]


@rule("hexlands", 87, "A31")
def test_heights_are_limited_by_castle_and_neighbours(table: Table):
    now = table.owning(AKI, "E8 2 E7 2 D6 2 D7 2 F6 2 F7 2")
    assert (fits(now, "E7", 2), fits(now, "E7", 3)) == (True, False)
    now = now.owning(AKI, "E8 4 E7 3 D6 3 D7 3 F6 3 F7 4 D8 3 E9 3 F8 3")
    assert (fits(now, "E7", 4), fits(now, "F7", 5), fits(now, "E8", 5)) == (True, False, False)
    now = table.owning(AKI, "E8 3 E7 D6 D7 F6 F7")
    assert (fits(now, "E7", 2), fits(now, "F7", 2)) == (True, False), "public land counts, lakes do not"
    # A stack between two higher ones may rise.
    now = table.owning(AKI, "E8 3 F7 2 D7 E7")
    assert (fits(now, "D7", 2), fits(now.owning(AKI, "D8 2"), "D7", 2)) == (False, True)


# --- tiles -------------------------------------------------------------------------------------------------------


@rule("hexlands", 6, 38, 83, "A14", "A32", "A42", "A45", "A50", "A77")
def test_tile_needs_soldiers_on_own_or_bordering_land(table: Table):
    now = table.owning(AKI, "E7").with_soldiers(AKI, "E7 D6 D6 D5")
    assert refused(now, "E7 tile", "D6 tile", "F7 tile") == ["too-high", "", "not-here"]
    assert refused(now.with_soldiers(BEN, "D6"), "D6 tile") == ["rivals-here"]
    assert refused(now.owning(BEN, "D6"), "D6 tile") == ["not-yours"]
    near = table.with_soldiers(AKI, "E7 D6")
    assert refused(near, "E7 tile", "D6 tile") == ["", "not-yours"]
    # A space gets one tile a round, from the supply.
    assert refused(near.having(laid=(at("E7"),)), "E7 tile") == ["laid-already"]
    assert refused(near.owning(AKI, INNER).having(laid=(at("E7"),)), "E7 wall") == ["laid-already"]
    empty = near.with_tiles(AKI, skull=1).dealing(AKI, supply=0)
    assert refused(empty, "E7 tile", "E7 skull") == ["no-tiles", "no-tiles"]
    # An order for a tile fells one tree, on own land or beside it.
    now = table.owning(AKI, "E7").with_soldiers(AKI, "E7").with_trees("E7", 2).with_tiles(AKI, skull=1)
    assert refused(now, "E7 tile", "E7 skull", "E7 wall") == ["", "trees", "trees"]
    after = now.ordering(AKI, "E7 tile").resolves()
    assert (after.trees("E7"), after.height("E7"), after.event("felled").left) == (1, 1, 1)
    assert at("E7") in after.state.laid
    after = near.with_trees("E7").ordering(AKI, "E7 tile").resolves()
    assert (after.trees("E7"), after.owner("E7"), after.height("E7")) == (0, -1, 0)
    assert refused(near.with_trees("D6"), "D6 tile") == ["not-yours"]


@rule("hexlands", 52, 62, 63, 64, "A21", "A24", "A49", "A79")
def test_special_tiles_become_skulls_lakes_and_mountains(table: Table):
    now = table.with_tiles(AKI, skull=1).with_soldiers(AKI, "E7")
    assert refused(now, "E7 skull") == [""]
    after, normal = (now.ordering(AKI, f"E7 {work}").resolves() for work in ("skull", "tile"))
    assert (after.height("E7"), after.player(AKI).supply) == (1, 49)
    assert (after.player(AKI), after.events) == (normal.player(AKI), normal.events), "nothing public reveals it"
    assert (after.secret(AKI).tiles, after.secret(AKI).skulls) == ((0, 0, 0), ((at("E7"), 1),))
    assert refused(after, "E7 skull") == ["not-here"]
    # A lake needs public land beside a lake, and no castle; a mountain no castle beside it.
    now = table.with_tiles(AKI, lake=1).owning(AKI, "E7 B5").with_soldiers(AKI, "D6 C6 D7 E7")
    assert refused(now, "D6 lake", "C6 lake", "D7 lake") == ["", "no-lake-near", "castle-near"]
    assert refused(now, "E7 lake", "D6 mountain") == ["not-public", "no-such-tile"]
    after = now.with_soldiers(AKI, "D6").ordering(AKI, "D6 lake").resolves()
    assert (after.state.terrain[at("D6")], after.secret(AKI).tiles) == (LAKE, (0, 0, 0))
    assert (after.player(AKI).specials, after.player(AKI).supply) == (0, 48)
    assert (after.owner("D6"), after.soldiers(AKI)) == (-1, "E8")
    now = table.with_tiles(AKI, mountain=1).owning(AKI, "C6").with_soldiers(AKI, "C5 D7")
    assert refused(now, "C5 mountain", "D7 mountain") == ["", "castle-near"]
    assert now.with_soldiers(AKI, "C5").ordering(AKI, "C5 mountain").resolves().state.terrain[at("C5")] == MOUNTAIN
    assert refused(table.owning(AKI, "E7").with_road(AKI, "E6").with_soldiers(AKI, "E6"), "E6 tile") == ["bridge"]


@rule("hexlands", 50, 51, 54, 55, 56, 87, "A29", "A30", "A31", "A63", "A64")
def test_castle_and_buildings_grow_at_their_price(table: Table):
    low = table.owning(AKI, "D7 D8 E7 E9 F7").with_soldiers(AKI, "E8").with_coins(AKI, 10)
    now = low.owning(AKI, "F8")
    tried = [*refused(low, "E8 tile"), *refused(now, "E8 tile"), *refused(now.with_coins(AKI, 9), "E8 tile")]
    assert tried == ["too-high", "", "too-dear"]
    after = now.ordering(AKI, "E8 tile").resolves()
    assert (after.height("E8"), after.player(AKI).supply) == (2, 50 - 6 - 1)
    grown = after.event("grown")
    assert (grown.building, grown.height, grown.price) == ("castle", 2, 10)
    assert after.coins(AKI) == 0 + 2 - 1, "paid in that step, before the income"
    left = now.player(AKI).soldiers[0]._replace(flags=1)
    assert refused(now.dealing(AKI, soldiers=(left,)), "E8 tile") == ["left-home"]
    # Who stayed on a garrison may place there; a building that grows costs the difference.
    now = table.owning(AKI, f"E8 2 {INNER}").with_road(AKI, "D7").with_soldiers(AKI, "E7", flags=0)
    assert refused(now.with_building("E7", "garrison").with_coins(AKI, 30), "E7 tile") == [""]
    mine = now.with_building("E7", "mine").with_soldiers(AKI, "E7")
    assert refused(mine.with_coins(AKI, 5), "E7 tile") == ["too-dear"]
    after = mine.with_coins(AKI, 6).ordering(AKI, "E7 tile").resolves()
    assert (after.height("E7"), after.building("E7"), after.event("grown").price) == (2, "mine", 6)
    # An architect halves prices, rounded up.
    half = table.dealing(AKI, architect=True).state
    for key, each, halved in (
        ("castle", 10, 5),
        ("spot", 5, 3),
        ("garrison", 10, 5),
        ("wall", 3, 2),
        ("fort", 6, 3),
    ):
        assert building.price(table.state, AKI, key, 3) == 3 * each
        assert building.price(table.state, AKI, key, 3, below=2) == each
        assert building.price(half, AKI, key, 1) == halved


@rule("hexlands", "A62")
def test_works_and_masons_are_refused_where_somebody_stands(table: Table):
    raised, there = table.owning(AKI, f"E8 2 {INNER}"), table.with_soldiers(AKI, "E7")
    for each, name, code in (
        (table, "E7", ""),
        (table, "D6", "not-yours"),
        (table, "E8", "home-space"),
        (there, "E7", "soldiers-there"),
        (table.with_soldiers(BEN, "E7"), "E7", "soldiers-there"),
        (table.with_trees("E7"), "E7", "trees"),
        (table.owning(AKI, "E7"), "E7", "too-high"),
        (raised, "E7", ""),
        (raised.with_building("E7", "mine").with_coins(AKI, 5), "E7", "too-dear"),
    ):
        assert building.mason_refusal(each.state, AKI, at(name)) == code
    rival, met = there.owning(BEN, "E7"), there.with_soldiers(BEN, "E7")
    for each, name, works in (
        (table, "E8", "none"),
        (there, "E7", "none tile"),
        (there.with_tiles(AKI, skull=1), "E7", "none tile skull"),
        (there.owning(AKI, INNER), "E7", "none garrison spot wall fort"),
        (rival, "E7", "none tile"),
        (rival.with_trees("E7"), "E7", "none"),
        (table.with_soldiers(AKI, "H2"), "H2", "none"),
        (met, "E7", "none tile"),
        (met.with_soldiers(AKI, "D6").with_soldiers(BEN, "D6"), "D6", "none"),
    ):
        assert building.works(each.state, AKI, at(name)) == tuple(works.split())


# --- buildings ---------------------------------------------------------------------------------------------------


@rule("hexlands", 39, 47, 49, 53, 56, 57, 89, "A14", "A25", "A26", "A28", "A36", "A79")
def test_buildings_need_interior_land_shores_mountains_and_roads(table: Table):
    now = table.owning(AKI, "E7 D6 D7 F7 F8 D8 C6").with_road(AKI, "D7").with_soldiers(AKI, "E7 F7 D7 D8 E8")
    assert refused(now, "E7 garrison", "F7 mine", "E7 wall", "E7 fort") == ["not-inside", "not-inside", "", ""]
    now = now.owning(AKI, "F6")
    assert refused(now, "E7 garrison", "D7 wall", "E8 wall") == ["", "road", "built-already"]
    assert refused(now.with_soldiers(BEN, "E7"), "E7 wall", "C6 wall") == ["rivals-here", "not-here"]
    assert refused(now.owning(BEN, "E7"), "E7 wall") == ["not-yours"]
    # A tourist spot needs a shore, a mine a mountain.
    now = table.owning(AKI, f"{INNER} D8 C6").with_soldiers(AKI, "E7 D7").with_coins(AKI, 6)
    assert refused(now, "E7 spot", "D7 spot", "E7 mine", "D7 mine") == ["", "no-shore", "no-mountain", ""]
    assert refused(now.with_coins(AKI, 4), "E7 spot") == ["too-dear"]
    after = now.ordering(AKI, "E7 spot").resolves()
    assert (after.building("E7"), after.height("E7"), after.event("built").price) == ("spot", 1, 5)
    assert (after.player(AKI).supply, after.soldiers(AKI)) == (now.player(AKI).supply + 1, "E8 E8"), "a tile less"
    after = now.ordering(AKI, "D7 mine").resolves()
    assert (after.building("D7"), after.height("D7"), after.player(AKI).supply) == ("mine", 1, 43), "on top"
    # All but walls need a road, and the connection to the castle.
    now = table.owning(AKI, f"{INNER} C5 C6 B4 B5 D5").with_soldiers(AKI, "D6 C5")
    assert refused(now, "C5 fort", "C5 wall") == ["no-road-near", ""]
    assert refused(now.with_road(AKI, "D7", "C6"), "C5 fort") == [""]
    assert refused(table.owning(AKI, "C5").with_soldiers(AKI, "C5"), "C5 wall") == ["cut-off"]
    # A building in place of a skull returns it to the hand.
    now = table.owning(AKI, f"E8 2 {INNER} E7 2").with_skull(AKI, "E7", 2).with_skull(AKI, "E7", 1)
    after = now.with_soldiers(AKI, "E7").with_coins(AKI, 30).ordering(AKI, "E7 spot").resolves()
    assert (after.secret(AKI).tiles, after.secret(AKI).skulls) == ((1, 0, 0), ((at("E7"), 1),))
    assert after.player(AKI).specials == 2


# --- losses of stacks --------------------------------------------------------------------------------------------


def razed(table: Table, name: str) -> Table:
    return table.runs(lambda state, course: raze(state, at(name), "warming", course))


def emptied(table: Table, name: str) -> Table:
    return table.runs(lambda state, course: empty_space(state, at(name)))


@rule("hexlands", "A19", "A37", "A51", "A60", "A79")
def test_razed_lowered_and_emptied_stacks_return_their_tiles(table: Table):
    # A razed tile building leaves a tile, or a lower stack where there is none; a piece leaves the stack as it is.
    now = table.owning(AKI, "E7 2 D6").with_building("E7", "spot").with_building("D6", "garrison")
    before = now.player(AKI).supply
    after = razed(now, "E7")
    assert (after.building("E7"), after.height("E7"), after.player(AKI).supply) == ("", 2, before - 1)
    none = now.dealing(AKI, supply=0, lost=before)
    lost = razed(none, "D6")
    assert (razed(none, "E7").height("E7"), lost.height("D6"), lost.owner("D6")) == (1, 0, -1)
    assert lost.event("space-lost").why == "supply"
    now = table.owning(AKI, "E7").with_building("E7", "wall")
    after = razed(now, "E7")
    assert (after.building("E7"), after.height("E7"), after.player(AKI)) == ("", 1, now.player(AKI))
    assert razed(table, "E8").building("E8") == "castle"
    # Skulls go back to the hand.
    now = table.owning(AKI, "E7 4").with_skull(AKI, "E7", 2).with_skull(AKI, "E7", 3).with_skull(AKI, "E7", 4)
    for each, tiles, skulls, top in (
        (now, 2, ((at("E7"), 2),), ""),
        (now.owning(AKI, "E7 5").with_building("E7", "spot"), 3, (), "spot"),
    ):
        after = each.runs(lambda state, course: lower(state, at("E7"), 2, "earthquake", course))
        assert (after.secret(AKI).tiles, after.secret(AKI).skulls) == ((tiles, 0, 0), skulls)
        assert after.building("E7") == top, "a tile building stays on top (A76)"
    now = table.owning(AKI, "E7 2").with_skull(AKI, "E7", 1).with_road(AKI, "E7").with_trees("E7", 1)
    after = emptied(now, "E7")
    assert (after.owner("E7"), after.height("E7"), after.road("E7"), after.trees("E7")) == (-1, 0, -1, 1)
    assert (after.secret(AKI).tiles, after.player(AKI).supply) == ((1, 0, 0), 50)
    # A missing replacement lowers the stack.
    lost = table.owning(AKI, "E7").dealing(AKI, supply=0)
    after = Table.of(replace_tile(lost.state, at("E7"), "skull", Course(Luck())))
    assert (after.owner("E7"), after.height("E7")) == (-1, 0)


@rule("hexlands", 57, 90, "A36", "A90")
def test_cut_off_land_loses_roads_and_buildings(table: Table):
    now = table.owning(AKI, f"{INNER} C5 C6 B4 B5").with_road(AKI, "D7")
    now = now.with_building("D6", "spot").with_building("C6", "fort").with_building("E7", "garrison")
    assert now.runs(cut_off).events == ()
    after = now.having(roads=(-1,) * 61).runs(cut_off)
    assert (after.building("D6"), after.building("C6"), after.building("E7")) == ("", "", "garrison")
    assert [event.why for event in after.events] == ["cut-off", "cut-off"]
    now = table.owning(AKI, "E7 D6 C5").with_road(AKI, "C5").with_building("D6", "wall")
    assert now.runs(cut_off).road("C5") == -1, "no road leads there"
    after = emptied(now.with_road(AKI, "E7", "D6"), "E7").runs(cut_off)
    assert (after.road("C5"), after.road("D6"), after.building("D6")) == (-1, -1, "")
    assert (after.owner("C5"), after.height("C5")) == (AKI, 1)
    # A bridge that is cut off is removed from its lake.
    now = table.owning(AKI, "E7").with_road(AKI, "E7", "E6").owning(CHIE, "D3")
    assert now.runs(cut_off).road("E6") == AKI
    after = emptied(now, "E7").runs(cut_off)
    assert (after.road("E6"), after.state.terrain[at("E6")]) == (-1, LAKE)
