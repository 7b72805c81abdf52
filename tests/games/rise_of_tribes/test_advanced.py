"""Elders and special terrains (rules 52-59)."""

from __future__ import annotations

import pytest

from engines.rise_of_tribes.state import Options

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@pytest.fixture
def elders() -> Table:
    return Table.laid_out(3, Options(elders=True))


@rule("rise_of_tribes", 52)
def test_elder_is_placed_on_a_village_built_this_turn(elders: Table):
    table = elders.with_members(AKI, "A1 1 B2 1").with_village(AKI, "B2").with_resources(AKI, 2, 1, 3).at_the_end()
    assert not table.offered("elder")
    table = table.does("village A1 2-1-3")
    assert table.offered("elder") == {"A1"}
    assert table.refuses("elder B2") == "no-elder-there"
    table = table.does("elder A1")
    assert (table.player(AKI).elder, table.at("A1")) == (table.hex("A1"), (1, 0, 0))
    assert not table.offered("elder")


@rule("rise_of_tribes", 52)
def test_no_elder_without_the_option(table: Table):
    table = table.with_members(AKI, "A1 1").with_resources(AKI, 2, 1, 3).at_the_end().does("village A1 2-1-3")
    assert not table.offered("elder")


@rule("rise_of_tribes", 53, "A28")
def test_elder_borrows_a_technology_once_a_turn(elders: Table):
    table = (
        elders.with_members(AKI, "A1 8").with_village(AKI, "A1").dealing(AKI, elder=0).with_resources(AKI, 1, 0, 1)
    )
    table = table.knowing(BEN, "oxen", "pottery").knowing(CHIE, "fire").with_members(BEN, "D1 1")
    assert table.offered("consult") == {"2 oxen food", "2 oxen stone", "3 fire food", "3 fire stone"}
    assert table.refuses("consult 2 pottery food") == "no-consulting"
    table = table.does("consult 2 oxen food")
    assert (table.has(AKI), table.has(BEN)) == ((0, 0, 1), (1, 0, 0))
    assert not table.offered("consult")
    table = table.does("use moon move")
    assert table.state.now.amount == 4
    later = table.does("stop", "use sun grow", "stop", "end")
    assert later.state.now.borrowed == ""


@rule("rise_of_tribes", 53, "A28")
def test_last_step_borrows_only_useful_technologies(elders: Table):
    table = elders.with_members(AKI, "A1 1 A2 1").with_village(AKI, "A1").dealing(AKI, elder=0)
    table = table.with_resources(AKI, 2, 1, 3).knowing(BEN, "oxen", "stone-tools").at_the_end()
    assert table.offered("consult") == {"2 stone-tools food", "2 stone-tools wood", "2 stone-tools stone"}
    assert "A2 2-0-3" not in table.offered("village")
    assert table.does("consult 2 stone-tools wood").offered("village") == {"A2 2-0-3"}


@rule("rise_of_tribes", 54, "A13")
def test_elder_lost_in_conflict_gives_attacker_a_point(elders: Table):
    table = elders.with_members(BEN, "A1 2").with_village(BEN, "A1").dealing(BEN, elder=0).with_members(AKI, "A1 4")
    table = table.fighting()
    assert table.kinds == ("fought", "village-lost", "elder-lost")
    assert (table.points(AKI), table.player(BEN).elder) == (1, -1)
    won = elders.with_members(BEN, "A1 2").with_village(BEN, "A1").dealing(BEN, elder=0).with_members(AKI, "A1 4")
    assert won.with_points(AKI, 14).fighting().outcome.ranks[AKI] == 1


@rule("rise_of_tribes", 54, "A13")
def test_elder_lost_without_the_active_player_gives_no_point(elders: Table):
    table = (
        elders.with_members(BEN, "A1 2").with_village(BEN, "A1").dealing(BEN, elder=0).with_members(CHIE, "A1 4")
    )
    table = table.fighting()
    assert (table.player(BEN).elder, table.points(AKI), table.points(CHIE)) == (-1, 0, 0)


@rule("rise_of_tribes", 55, "A34")
@pytest.mark.parametrize(
    ("terrain", "gather"), [("great-lake", "food"), ("great-forest", "wood"), ("great-mountain", "stone")]
)
def test_great_lands_give_one_more_resource(table: Table, terrain: str, gather: str):
    table = (
        table.with_terrain("C2", terrain).with_members(AKI, "C2 1").does("use sun gather", f"gather C2 {gather}")
    )
    assert sum(table.has(AKI)) == 3


@rule("rise_of_tribes", 56, "A25", "A34")
def test_mixed_land_is_gathered_once_as_any_land(table: Table):
    table = table.with_terrain("C2", "mixed").with_members(AKI, "C2 1 A1 1 B1 1").with_goals(AKI, "lake-people")
    gathering = table.does("use sun gather")
    assert gathering.offered("gather") == {"C2 food", "C2 wood", "C2 stone", "A1 food", "B1 food"}
    assert gathering.does("gather C2 wood").offered("gather") == {"A1 food", "B1 food"}
    assert table.at_the_end().offered("complete") == {"lake-people"}


@rule("rise_of_tribes", 57)
@pytest.mark.parametrize(("terrain", "gather"), [("jungle", "wood"), ("oasis", "food")])
def test_jungle_and_oasis_need_three_members(table: Table, terrain: str, gather: str):
    table = table.with_terrain("C2", terrain).with_members(AKI, "C2 2 A3 1")
    assert table.does("use sun gather").offered("gather") == {"A3 stone"}
    table = table.with_members(AKI, "C2 1").does("use sun gather", f"gather C2 {gather}")
    assert sum(table.has(AKI)) == 2


@rule("rise_of_tribes", 58, "A31")
@pytest.mark.parametrize(("own", "left"), [(4, 0), (5, 2)])
def test_tar_pit_takes_a_single_survivor(table: Table, own: int, left: int):
    table = table.with_terrain("A1", "tar-pit").with_members(AKI, f"A1 {own}").with_members(BEN, "A1 3").fighting()
    assert table.at("A1") == (left, 0, 0)


@rule("rise_of_tribes", 58)
def test_tar_pit_does_nothing_without_a_conflict(table: Table):
    assert table.with_terrain("A1", "tar-pit").with_members(AKI, "A1 1").fighting().at("A1") == (1, 0, 0)


@pytest.fixture
def icy(table: Table) -> Table:
    return table.having(ice=table.hex("A3"))


@rule("rise_of_tribes", 59, "A27", "A48")
def test_glacier_limits_members_gathering_and_villages(icy: Table):
    assert icy.with_members(AKI, "A3 2").with_members(BEN, "A3 1").fighting().at("A3") == (2, 1, 0)
    assert icy.with_members(AKI, "A3 3").with_members(BEN, "A3 1").fighting().at("A3") == (2, 0, 0)
    table = icy.with_members(AKI, "A3 1").with_resources(AKI, 2, 1, 3)
    assert not table.at_the_end().offered("village")
    plenty = icy.with_members(AKI, "A3 1").facing("plentiful-stone").does("use sun gather", "gather A3 stone")
    assert plenty.has(AKI) == (0, 0, 1)


@rule("rise_of_tribes", 59)
def test_five_double_suns_melt_glacier_and_leave_stones(icy: Table):
    table = icy.with_members(AKI, "A3 1")
    assert table.doubling("moon", "moon").state.ice_stones == 0
    for count in (1, 2, 3, 4):
        table = table.doubling()
        assert (table.state.ice_stones, table.kinds) == (count, ("ice-grew",))
    table = table.doubling()
    assert (table.state.ice, table.state.spoils) == (-1, table.hex("A3"))
    table = table.with_dice("blank", "moon").does("use blank gather", "gather A3 stone")
    assert (table.has(AKI), table.state.spoils) == ((0, 0, 7), -1)


@rule("rise_of_tribes", 59, "A33", "A34")
def test_glacier_counts_as_mountain_but_takes_no_invaders(icy: Table):
    everywhere = " ".join(f"{name} 1" for name in icy.board.names if name not in ("A3", "C2", "D1"))
    assert icy.with_members(BEN, everywhere).revealing("invaders").offered("put") == {"C2", "D1"}
    assert "A3" in icy.revealing("tiger").offered("put")
    table = icy.with_members(AKI, "A3 1 B3 1 D2 1").with_goals(AKI, "mountain-people").at_the_end()
    assert table.offered("complete") == {"mountain-people"}
