"""Battles: contested spaces, strengths, winners and their gains (28-37, 41, 84-86)."""

from __future__ import annotations

import pytest

from engines.hexlands.report import Side
from engines.hexlands.resolution.battles import contested, fight_all, sides
from engines.hexlands.resolution.stacks import empty_space

from .table import AKI, BEN, CHIE, Table, at

rule = pytest.mark.rule


def border(table: Table, own: int = 1, theirs: int = 1) -> Table:
    """AKI's E7 beside BEN's F6, which is joined to BEN's home."""
    return table.owning(AKI, f"E7 {own}").owning(BEN, f"F6 {theirs} G5 H4 H3")


def fights(table: Table, defence: str = "no") -> Table:
    """Fight all battles; players without orders place no tile."""
    for seat in (AKI, BEN, CHIE):
        if not table.secret(seat).orders.spaces:
            table = table.ordering(seat, defence=defence)
    return table.runs(fight_all)


@rule("hexlands", 29)
def test_contested_spaces_have_rival_soldiers_or_rival_land(table: Table):
    table = border(table).with_soldiers(AKI, "E7 F6 D3 D2").with_soldiers(BEN, "D3 H2")
    assert contested(table.state) == (at("D3"), at("F6"))
    assert contested(Table.laid_out().state) == ()


@rule("hexlands", 32, 33, 41, 48, 59, 84)
def test_stronger_attacker_takes_the_space(table: Table):
    table = border(table, 2, 2).with_soldiers(AKI, "F6 F6").with_soldiers(BEN, "F6")
    after = fights(table)
    [battle] = after.state.report.battles
    assert [side.strength for side in battle.sides] == [3, 4]
    assert battle.sides[0] == Side(seat=BEN, height=2, soldiers=1, count=1, defends=True)
    assert (battle.winner, after.event("fought").result) == (AKI, "taken")
    assert (after.soldiers(AKI), after.soldiers(BEN)) == ("F6 F6", "")
    assert (after.event("died").count, after.event("taken").height) == (1, 2)


@rule("hexlands", 31, 54, "A92")
def test_wall_makes_a_draw_where_nothing_happens(table: Table):
    """The wall makes it 4 to 4."""
    table = border(table, 2, 2).with_building("F6", "wall").with_soldiers(AKI, "F6 F6").with_soldiers(BEN, "F6")
    after = fights(table.ordering(AKI, "F6 tile").ordering(BEN, "F6 tile"))
    assert [side.strength for side in after.state.report.battles[0].sides] == [4, 4]
    assert (after.owner("F6"), after.height("F6")) == (BEN, 2)
    assert (after.soldiers(AKI), after.soldiers(BEN)) == ("F6 F6", "F6")
    assert after.kinds == ("fought",)
    assert at("F6") in after.state.laid


@rule("hexlands", 35, 83, "A50")
def test_winner_places_no_tile_where_a_road_was_laid_this_round():
    table = Table.laid_out().owning(AKI, "E7 2").owning(BEN, "F6 G5 H4 H3").with_soldiers(AKI, "F6 F6")
    table = table.ordering(AKI, "F6 tile")
    assert table.resolves().owner("F6") == AKI
    after = table.with_road(BEN, "F6").having(laid=(at("F6"),)).resolves()
    assert "taken" in after.kinds
    assert (after.owner("F6"), after.height("F6"), after.road("F6")) == (-1, 0, -1)


@rule("hexlands", 30, 31, 83, "A92")
def test_drawn_battle_sends_all_soldiers_home(table: Table):
    table = border(table).with_soldiers(AKI, "F6").with_soldiers(BEN, "F6")
    after = table.ordering(AKI, "F6 tile").ordering(BEN, "F6 tile").resolves()
    assert after.event("fought").result == "drawn"
    assert (after.owner("F6"), after.height("F6")) == (BEN, 1)
    assert (after.soldiers(AKI), after.soldiers(BEN)) == ("E8", "H2")
    assert "placed" not in after.kinds
    assert "lapsed" not in after.kinds, "the drawn battle explains it"


@rule("hexlands", 60)
def test_strong_soldier_counts_two(table: Table):
    table = border(table).with_soldiers(AKI, "F6!")
    attacker = sides(table.state, at("F6"))[1]
    assert (attacker.height, attacker.soldiers, attacker.count, attacker.strength) == (1, 2, 1, 3)


@rule("hexlands", 35, "A19")
def test_attacker_takes_the_stack_and_may_place_a_tile(table: Table):
    table = border(table, 2, 2).with_soldiers(AKI, "F6 F6").with_road(BEN, "F6").ordering(AKI, "F6 tile")
    before = table.player(BEN).supply
    after = fights(table)
    assert (after.owner("F6"), after.height("F6"), after.road("F6")) == (AKI, 1, -1)
    assert (after.player(BEN).supply, after.player(AKI).supply) == (before + 2, table.player(AKI).supply - 1)
    assert after.event("placed").why == "battle"


@rule("hexlands", 35, "A19")
def test_taken_space_without_a_tile_is_public(table: Table):
    after = fights(border(table, 2, 1).with_building("F6", "wall").with_soldiers(AKI, "F6 F6"))
    assert (after.owner("F6"), after.height("F6"), after.building("F6")) == (-1, 0, "")
    table = border(table, 2, 1).with_soldiers(AKI, "F6").with_trees("F6").ordering(AKI, "F6 tile")
    assert fights(table).owner("F6") == -1, "nor is a tile placed among trees"


@rule("hexlands", 35, 62, "A19", "A79")
def test_tile_on_a_taken_space_may_be_a_skull(table: Table):
    table = border(table).with_tiles(AKI, skull=1).with_soldiers(AKI, "F6").ordering(AKI, "F6 skull")
    after = fights(table)
    assert after.secret(AKI).skulls == ((at("F6"), 1),)


@rule("hexlands", 34, "A31", "A54")
def test_defender_may_place_a_tile_regardless_of_height(table: Table):
    table = border(table, 1, 3).with_soldiers(AKI, "F6")
    after = fights(table, "plain")
    assert (after.event("fought").result, after.soldiers(AKI)) == ("held", "")
    assert after.height("F6") == 4, "the castle of BEN is only 1 high"
    assert fights(border(table, 1, 4).with_soldiers(AKI, "F6"), "plain").height("F6") == 4
    assert fights(table, "no").height("F6") == 3


@rule("hexlands", "A29", "A54", "A80")
def test_defender_pays_for_a_building_only_if_ordered(table: Table):
    table = border(table, 1, 3).with_building("F6", "wall").with_soldiers(AKI, "F6")
    assert fights(table, "plain").height("F6") == 3
    after = fights(table, "all")
    assert (after.height("F6"), after.coins(BEN), after.event("grown").price) == (4, 17, 3)
    assert fights(table.with_coins(BEN, 2), "all").height("F6") == 3


@rule("hexlands", 34, "A54", "A62")
def test_order_of_defending_soldiers_names_the_tile(table: Table):
    table = border(table, 1, 2).with_soldiers(AKI, "F6").with_soldiers(BEN, "F6")
    assert fights(table.ordering(BEN, "F6 none", defence="all")).height("F6") == 2
    assert fights(table.ordering(BEN, "F6 tile", defence="no")).height("F6") == 3


@rule("hexlands", 36, 37, 65, "A20", "A79")
def test_skull_kills_everybody_and_is_replaced(table: Table):
    table = border(table, 2, 2).with_skull(BEN, "F6", 1).with_building("F6", "wall")
    table = table.with_soldiers(AKI, "F6 F6").with_soldiers(BEN, "H2").with_soldiers(CHIE, "F6")
    before = table.player(BEN)
    after = fights(table.ordering(AKI, "F6 tile"))
    assert after.event("fought").result == "skull"
    assert (after.soldiers(AKI), after.soldiers(CHIE)) == ("", "")
    assert (after.owner("F6"), after.height("F6"), after.building("F6")) == (BEN, 2, "wall")
    owner = after.player(BEN)
    assert (owner.supply, owner.lost, owner.specials) == (before.supply - 1, 1, before.specials - 1)
    assert after.secret(BEN).skulls == ()
    [battle] = after.state.report.battles
    assert (battle.winner, battle.skull) == (-1, True)


@rule("hexlands", 36, "A20")
def test_only_the_topmost_skull_goes_off(table: Table):
    table = border(table, 2, 2).with_skull(BEN, "F6", 1).with_skull(BEN, "F6", 2).with_soldiers(AKI, "F6 F6")
    assert fights(table).secret(BEN).skulls == ((at("F6"), 1),)


@rule("hexlands", 36, "A20")
def test_skull_stays_while_the_defender_holds(table: Table):
    table = border(table, 1, 3).with_skull(BEN, "F6", 1).with_soldiers(AKI, "F6")
    after = fights(table)
    assert (after.event("fought").result, after.secret(BEN).skulls) == ("held", ((at("F6"), 1),))


@rule("hexlands", 37, "A60")
def test_skull_without_replacement_lowers_the_stack(table: Table):
    table = border(table, 2, 2).with_skull(BEN, "F6", 2).with_soldiers(AKI, "F6 F6")
    after = fights(table.dealing(BEN, supply=0, lost=table.player(BEN).supply))
    assert (after.owner("F6"), after.height("F6")) == (BEN, 1)
    assert (after.event("skull-went-off").replaced, after.event("lowered").why) == (0, "skull")


@rule("hexlands", 33, "A16", "A78")
def test_public_land_has_no_defender(table: Table):
    table = border(table, 2, 1).with_soldiers(AKI, "G6").with_soldiers(BEN, "G6").owning(AKI, "F7")
    facing = sides(table.state, at("G6"))
    assert [(side.seat, side.height, side.soldiers, side.defends) for side in facing] == [
        (AKI, 1, 1, False),
        (BEN, 1, 1, False),
    ]
    table = table.owning(AKI, "F7 2").ordering(AKI, "G6 tile")
    after = table.resolves()
    assert (after.event("fought").result, after.soldiers(BEN)) == ("won", "")
    assert (after.owner("G6"), after.event("placed").why) == (AKI, "order")


@rule("hexlands", 52, "A49")
def test_battle_on_a_bridge_is_like_one_on_public_land(table: Table):
    table = border(table, 2, 1).with_road(BEN, "E6", "F6", "G5", "H4", "H3")
    after = fights(table.with_soldiers(AKI, "E6").with_soldiers(BEN, "E6"))
    assert (after.event("fought").result, after.soldiers(AKI), after.soldiers(BEN)) == ("won", "E6", "")
    assert after.road("E6") == BEN


@rule("hexlands", 30, 31, "A17", "A71")
def test_battle_of_three_needs_a_strictly_highest_side(table: Table):
    table = border(table, 2, 1).owning(CHIE, "F5").with_soldiers(AKI, "F6").with_soldiers(BEN, "F6 F6")
    table = table.with_soldiers(CHIE, "F6 F6")
    facing = sides(table.state, at("F6"))
    assert [side.seat for side in facing] == [BEN, AKI, CHIE], "the owner first"
    assert [side.strength for side in facing] == [3, 3, 2]
    drawn = fights(table)
    assert (drawn.event("fought").result, len(drawn.state.report.battles)) == ("drawn", 1)
    assert drawn.soldiers(CHIE) == "F6 F6", "even the weakest survive"
    won = fights(table.with_soldiers(AKI, "F6!"))
    assert (won.state.report.battles[0].winner, won.soldiers(BEN), won.soldiers(CHIE)) == (AKI, "", "")


@rule("hexlands", 34, "A34")
def test_castle_is_stormed_but_not_taken(table: Table):
    table = table.owning(AKI, "F7 G6 G5 H4 H3").with_soldiers(BEN, "").with_soldiers(AKI, "H2")
    after = fights(table.ordering(AKI, "H2 tile").with_coins(BEN, 4))
    assert [side.strength for side in after.state.report.battles[0].sides] == [1, 2]
    assert (after.owner("H2"), after.height("H2"), after.building("H2")) == (BEN, 1, "castle")
    assert (after.coins(BEN), after.coins(AKI), after.event("stormed").coins) == (0, 24, 4)
    assert after.soldiers(AKI) == "H2"
    assert "placed" not in after.kinds
    rich = fights(table.with_coins(BEN, 9))
    assert (rich.coins(BEN), rich.coins(AKI), rich.state.report.battles[0].loot) == (4, 25, 5)


@rule("hexlands", "A34", "A75")
def test_soldiers_at_home_defend_and_die_in_a_storm(table: Table):
    table = table.owning(AKI, "F7 G6 G5 H4 H3 2").with_soldiers(BEN, "H2").with_soldiers(AKI, "H2 H2")
    after = fights(table.owning(AKI, "H3 2"))
    assert (after.event("stormed").coins, after.soldiers(BEN)) == (5, "")


@rule("hexlands", 36, "A34")
def test_skull_under_a_castle_saves_its_coins(table: Table):
    table = table.owning(AKI, "F7 G6 G5 H4 H3 3").owning(BEN, "H2 2").with_skull(BEN, "H2", 1)
    after = fights(table.with_soldiers(BEN, "").with_soldiers(AKI, "H2"))
    assert (after.soldiers(AKI), after.coins(BEN)) == ("", 20)
    assert (after.height("H2"), after.building("H2")) == (2, "castle")


@rule("hexlands", 86, "A36", "A73")
def test_cut_off_land_adds_no_strength_but_soldiers_do(table: Table):
    table = table.owning(AKI, "E7").owning(BEN, "F6 4").with_soldiers(BEN, "F6").with_soldiers(AKI, "F6")
    assert [side.strength for side in sides(table.state, at("F6"))] == [1, 2]
    without = table.runs(lambda state, course: empty_space(state, at("E7")))
    attacker = sides(without.state, at("F6"))[1]
    assert (attacker.height, attacker.strength) == (0, 1), "the attack goes on without the land it came from"


@rule("hexlands", 28, 86, "A74")
def test_battles_go_backwards_with_connection_computed_anew(table: Table):
    table = border(table, 1, 4).with_soldiers(CHIE, "G5! G5").with_soldiers(AKI, "F6 G5")
    after = fights(table)
    assert [event.hex for event in after.events if event.kind == "fought"] == ["G5", "F6"], "CHIE is the last one"
    assert [event.result for event in after.events if event.kind == "fought"] == ["taken", "taken"]
    after = fights(table.having(order=(2, 1, 0)))
    assert [event.hex for event in after.events if event.kind == "fought"] == ["F6", "G5"], "by space, each once"
    assert [event.result for event in after.events if event.kind == "fought"] == ["held", "taken"]


@rule("hexlands", 90, "A36")
def test_lost_space_destroys_buildings_that_it_cuts_off(table: Table):
    table = border(table, 1, 4).owning(BEN, "G6").with_building("G6", "wall").with_road(BEN, "H3", "H4", "G5", "F6")
    after = fights(table.with_soldiers(CHIE, "G5! G5"))
    assert (after.owner("G5"), after.building("G6"), after.road("F6"), after.height("F6")) == (-1, "", -1, 4)
    assert after.kinds == ("fought", "taken", "road-lost", "razed")
    assert after.event("razed").why == "cut-off"


@rule("hexlands", "A86")
def test_cannon_counts_once_where_it_is_aimed(table: Table):
    table = border(table).with_soldiers(AKI, "F6 E8").dealing(AKI, cannon=True)
    aimed = table.ordering(AKI, "F6 tile", cannon=at("F6"))
    assert sides(aimed.state, at("F6"))[1].cannon == 3
    assert sides(table.state, at("F6"))[1].cannon == 0
    assert sides(aimed.dealing(AKI, cannon=False).state, at("F6"))[1].cannon == 0
    defended = border(table).with_soldiers(CHIE, "E7").ordering(AKI, cannon=at("E7"))
    assert sides(defended.state, at("E7"))[0].strength == 4


@rule("hexlands", 29, 85, "A18")
def test_winners_live_and_the_event_has_every_number(table: Table):
    table = border(table, 2, 2).with_soldiers(AKI, "F6 F6").with_soldiers(BEN, "F6")
    facts = fights(table).event("fought").facts()
    assert facts["hex"] == "F6"
    assert [dict(side.facts)["strength"] for side in facts["sides"]] == [3, 4]
    assert fights(table).soldiers(AKI) == "F6 F6"
