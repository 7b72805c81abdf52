"""The sixteen leader powers (rule 60; our design)."""

from __future__ import annotations

import pytest

from engines.rise_of_tribes.printed import tribes

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@rule("rise_of_tribes", 60)
def test_every_power_has_a_test_here():
    tested = {name for name in globals() if name.startswith("test_")}
    for power in tribes().powers:
        assert any(name.startswith(f"test_{power.replace('-', '_')}") for name in tested), power


@rule("rise_of_tribes", 60)
def test_trader_exchanges_a_resource(table: Table):
    table = table.led_by(AKI, "trader").with_resources(AKI, 3, 0, 0).at_the_end()
    assert table.offered("trade") == {"food wood", "food stone"}
    table = table.does("trade food stone")
    assert table.has(AKI) == (2, 0, 1)
    assert table.refuses("trade food wood") == "no-trade"


@rule("rise_of_tribes", 39, 60)
def test_crafty_builders_pay_two_with_other_kinds(table: Table):
    table = table.led_by(AKI, "crafty-builders").with_members(AKI, "A1 1").with_resources(AKI, 4, 1, 1).at_the_end()
    assert table.offered("village") == {"A1 4-1-1"}
    assert table.with_resources(AKI, 5, 1, 0).refuses("village A1 5-1-0") == "not-the-price"
    rich = table.with_resources(AKI, 6, 6, 6)
    for price in rich.offered("village"):
        food, wood, stone = map(int, price.split()[1].split("-"))
        assert food + wood + stone == 6
        assert max(0, food - 2) + max(0, wood - 1) + max(0, stone - 3) <= 2


@rule("rise_of_tribes", 31, 60)
def test_cunning_draws_one_more_and_puts_one_back(table: Table):
    table = table.led_by(AKI, "cunning").does("use moon lead")
    assert (table.stage, table.player(AKI).goals) == ("bury", ("explorers", "oxen"))
    assert table.refuses("bury spears") == "not-your-goal"
    table = table.does("bury explorers")
    assert (table.player(AKI).goals, table.state.decks[AKI][-1]) == (("oxen",), "explorers")


@rule("rise_of_tribes", 60)
def test_cunning_puts_nothing_back_without_an_extra_card(table: Table):
    table = table.led_by(AKI, "cunning").having(decks=(("oxen",), (), ())).dealing(AKI, pile=1)
    assert table.does("use moon lead").stage == "act"


@rule("rise_of_tribes", 60, "A38")
@pytest.mark.parametrize(("villages", "food"), [((), 0), (("A1",), 1), (("A1", "A2"), 2), (("A1", "A2", "A3"), 2)])
def test_agriculture_takes_food_by_villages(table: Table, villages, food: int):
    table = table.led_by(BEN, "agriculture").with_members(BEN, "A1 1 A2 1 A3 1").with_village(BEN, *villages)
    assert table.beginning(BEN).has(BEN) == (food, 0, 0)


@rule("rise_of_tribes", 30, 60)
def test_farming_gathers_up_to_two_more_from_villages(table: Table):
    table = (
        table.led_by(AKI, "farming").with_members(AKI, "A1 1 A2 1 A3 1 B1 1").with_village(AKI, "A1", "A2", "A3")
    )
    table = table.does("use sun gather", "gather A1 food", "gather A2 wood", "gather A3 stone")
    assert table.has(AKI) == (3, 3, 2)


@rule("rise_of_tribes", 28, 60)
def test_exogamy_grows_one_more_on_a_shared_hex(table: Table):
    table = (
        table.led_by(AKI, "exogamy").with_members(AKI, "A1 1 A2 1").with_members(BEN, "A2 1").does("use moon grow")
    )
    table = table.does("grow A1", "grow A1")
    assert table.offered("grow") == {"A2"}
    assert table.does("grow A2").at("A2") == (2, 1, 0)
    alone = (
        Table.laid_out().led_by(AKI, "exogamy").with_members(AKI, "A1 1").does("use moon grow", *["grow A1"] * 2)
    )
    assert alone.stage == "act"


@rule("rise_of_tribes", 29, 60)
def test_wayfarers_make_two_second_steps(table: Table):
    table = table.led_by(AKI, "wayfarers").with_members(AKI, "A1 4").does("use sun move", "move A1 B2 3")
    assert table.refuses("again A1 A2") == "no-second-step"
    table = table.does("again B2 C2", "again B2 C2")
    assert (table.at("B2")[AKI], table.at("C2")[AKI]) == (1, 2)
    assert not table.offered("again")
    assert table.refuses("again C2 C3") == "no-second-step"


@rule("rise_of_tribes", 25, 60)
def test_focused_effort_repeats_an_action_weakly(table: Table):
    table = table.led_by(AKI, "focused-effort").with_members(AKI, "A1 1 A2 1 A3 1").with_dice("sun", "sun")
    table = table.does("use sun gather", "gather A1 food", "gather A2 wood", "gather A3 stone")
    assert (table.has(AKI), table.state.rows[2]) == ((2, 2, 2), ("sun", "sun", "moon"))
    table = table.does("use sun gather", "gather A1 food", "gather A2 wood")
    assert (table.has(AKI), table.stage) == ((3, 3, 2), "finish")


@rule("rise_of_tribes", 33, 60, "A31")
def test_ambush_strikes_first_in_forests(table: Table):
    table = table.led_by(AKI, "ambush").with_members(AKI, "A2 3 A1 3").with_members(BEN, "A2 3 A1 3").fighting()
    table = table.does("resolve A2")
    assert (table.at("A2"), table.at("A1")) == ((1, 0, 0), (0, 0, 0))
    mixed = Table.laid_out().with_terrain("A1", "mixed").led_by(AKI, "ambush").with_members(AKI, "A1 3")
    assert mixed.with_members(BEN, "A1 3").fighting().at("A1") == (1, 0, 0)


@rule("rise_of_tribes", 60, "A31")
def test_ambush_and_spears_each_choose_a_rival(table: Table):
    table = table.led_by(AKI, "ambush").knowing(AKI, "spears").with_members(AKI, "A2 3")
    table = table.with_members(BEN, "A2 3").with_members(CHIE, "A2 2").fighting()
    assert table.state.now.why == "ambush"
    table = table.does("rival 2")
    assert table.state.now.why == "spears"
    assert table.does("rival 2").at("A2") == (1, 0, 0)


@rule("rise_of_tribes", 45, 60, "A38")
def test_dreamtime_takes_a_resource_at_doubles(table: Table):
    table = table.led_by(BEN, "dreamtime").with_members(BEN, "A1 1").beginning(BEN, "moon", "moon")
    assert (table.stage, table.face_up) == ("take", ())
    table = table.does("take stone")
    assert (table.has(BEN), table.face_up, table.stage) == ((0, 0, 1), ("drought",), "act")


@rule("rise_of_tribes", 60)
def test_dreamtime_of_two_takes_different_kinds(table: Table, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(tribes().powers, "dreamtime", 2)
    table = table.led_by(BEN, "dreamtime").with_members(BEN, "A1 1").beginning(BEN, "sun", "sun").does("take food")
    assert table.offered("take") == {"wood", "stone"}
    assert table.refuses("take food") == "not-offered"
    assert table.does("take wood").has(BEN) == (1, 1, 0)


@rule("rise_of_tribes", 29, 60)
def test_pathfinder_enters_mountains_without_counting(table: Table):
    table = table.led_by(AKI, "pathfinder").with_members(AKI, "A2 6").does("use moon move")
    assert "A2 A3 4" in table.offered("move")
    assert "A2 A1 3" not in table.offered("move")
    table = table.does("move A2 A1 2")
    assert table.offered("move") == {"A2 A3 1", "A2 A3 2", "A2 B3 1", "A2 B3 2"}
    assert table.does("move A2 B3 2").stage == "act"


@rule("rise_of_tribes", 60, "A31")
def test_evasion_saves_a_member_on_a_neighbouring_hex(table: Table):
    table = table.led_by(BEN, "evasion").with_members(AKI, "A1 4").with_members(BEN, "A1 2 A2 1 B2 2").fighting()
    assert (table.at("A1"), table.at("A2"), table.at("B2")) == ((2, 0, 0), (0, 1, 0), (0, 3, 0))
    assert table.kinds == ("fought", "evaded")


@rule("rise_of_tribes", 60)
def test_evasion_makes_no_new_conflict(table: Table):
    table = table.led_by(BEN, "evasion").with_members(AKI, "A1 4 A2 4").with_members(BEN, "A1 2 A2 1").fighting()
    assert (table.at("A2"), table.player(BEN).supply) == ((4, 1, 0), 19)


@rule("rise_of_tribes", 60)
def test_evasion_does_nothing_in_ones_own_turn(table: Table):
    table = table.led_by(AKI, "evasion").with_members(AKI, "A1 2 A2 1").with_members(BEN, "A1 4").fighting()
    assert (table.at("A2"), table.kinds) == ((1, 0, 0), ("fought",))


@rule("rise_of_tribes", 30, 60)
def test_shared_bounty_shares_with_a_rival_there(table: Table):
    table = table.led_by(AKI, "shared-bounty").with_members(AKI, "A1 1 A2 1 A3 1").with_members(BEN, "A1 1 A2 1")
    table = table.with_members(CHIE, "A2 1").does("use sun gather", "gather A1 food", "gather A2 wood")
    assert (table.stage, table.offered("rival")) == ("rival", {"2", "3"})
    table = table.does("rival 3", "gather A3 stone")
    assert (table.has(AKI), table.has(BEN), table.has(CHIE)) == ((3, 3, 2), (1, 0, 0), (0, 1, 0))


@rule("rise_of_tribes", 29, 60)
def test_intimidate_drives_one_away_after_a_move(table: Table):
    table = table.led_by(AKI, "intimidate").with_members(AKI, "A1 6").with_members(BEN, "A2 2 B2 1")
    table = table.does("use sun move", "move A1 A2 3", "move A1 B2 3")
    assert table.stage == "drive"
    assert {each.split()[0] for each in table.offered("drive")} == {"A2"}
    assert table.refuses("drive B2 2 C2") == "not-driven"
    table = table.does("drive A2 2 A3")
    assert (table.at("A2"), table.at("A3"), table.stage) == ((3, 1, 0), (0, 1, 0), "act")


@rule("rise_of_tribes", 60)
def test_intimidate_can_be_declined(table: Table):
    table = table.led_by(AKI, "intimidate").with_members(AKI, "A1 3").with_members(BEN, "A2 2")
    table = table.does("use sun move", "move A1 A2 3", "stop")
    assert (table.at("A2"), table.stage) == ((3, 2, 0), "act")


def with_hidden_village(table: Table) -> Table:
    """A table where BEN's village was emptied in AKI's turn."""
    table = table.led_by(BEN, "hidden-village").with_members(BEN, "A1 2 A2 2").with_members(AKI, "A1 4")
    return table.with_village(BEN, "A1").fighting()


@rule("rise_of_tribes", 40, 60)
def test_hidden_village_is_kept_by_coming_back(table: Table):
    table = with_hidden_village(table)
    assert (table.village("A1"), table.state.home(BEN), table.kinds) == (BEN, (), ("fought", "village-lost"))
    assert not table.with_resources(AKI, 9, 9, 9).offered("village")
    table = table.does("end", dice=("sun", "moon"))
    assert (table.state.active, table.points(BEN)) == (BEN, 0)
    table = table.does("use sun move", "move A2 A1 1", "stop", "use moon grow", "stop", "end")
    assert (table.village("A1"), table.state.home(BEN), table.state.hidden) == (BEN, (0,), ())
    assert "village-kept" in table.kinds


@rule("rise_of_tribes", 60)
def test_hidden_village_falls_after_its_owners_next_turn(table: Table):
    table = with_hidden_village(table).does("end", "use sun move", "stop", "use moon grow", "stop")
    assert table.village("A1") == BEN
    assert table.does("end").village("A1") == -1


@rule("rise_of_tribes", 54, 60)
def test_hidden_village_loses_its_elder_only_when_it_falls(table: Table):
    table = with_hidden_village(table.dealing(BEN, elder=0))
    assert (table.points(AKI), table.player(BEN).elder) == (0, 0)
    table = table.does("end", "use sun move", "stop", "use moon grow", "stop", "end")
    assert (table.points(AKI), table.player(BEN).elder) == (1, -1)


@rule("rise_of_tribes", 27, 60)
def test_light_in_the_dark_works_once_a_turn(table: Table):
    table = table.led_by(AKI, "light-in-the-dark").with_members(AKI, "A1 3").with_dice("moon", "moon")
    assert {"use moon grow", "use moon grow lit"} <= set(table.offers())
    table = table.does("use moon grow lit")
    assert table.state.now.strength == "plain"
    table = table.does("stop")
    assert table.refuses("use moon move lit") == "no-light"
    assert table.does("use moon move").state.now.strength == "weak"
