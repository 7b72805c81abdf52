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


@rule("hexlands", 29, 32, 33, 35, 41, 48, 59, 60, 62, 84, 85, "A18", "A19", "A79")
def test_stronger_attacker_takes_the_stack_and_the_space(table: Table):
    now = border(table).with_soldiers(AKI, "E7 F6 D3 D2").with_soldiers(BEN, "D3 H2")
    assert (contested(now.state), contested(Table.laid_out().state)) == ((at("D3"), at("F6")), ())
    after = fights(border(table, 2, 2).with_soldiers(AKI, "F6 F6").with_soldiers(BEN, "F6"))
    [battle] = after.state.report.battles
    assert [side.strength for side in battle.sides] == [3, 4]
    assert battle.sides[0] == Side(seat=BEN, height=2, soldiers=1, count=1, defends=True)
    assert (battle.winner, after.event("fought").result) == (AKI, "taken")
    assert (after.soldiers(AKI), after.soldiers(BEN)) == ("F6 F6", "")
    assert (after.event("died").count, after.event("taken").height) == (1, 2)
    attacker = sides(border(table).with_soldiers(AKI, "F6!").state, at("F6"))[1]
    assert (attacker.height, attacker.soldiers, attacker.count, attacker.strength) == (1, 2, 1, 3)
    # Attacker takes the stack and may place a tile.
    now = border(table, 2, 2).with_soldiers(AKI, "F6 F6").with_road(BEN, "F6").ordering(AKI, "F6 tile")
    before = now.player(BEN).supply
    after = fights(now)
    assert (after.owner("F6"), after.height("F6"), after.road("F6")) == (AKI, 1, -1)
    assert (after.player(BEN).supply, after.player(AKI).supply) == (before + 2, now.player(AKI).supply - 1)
    assert after.event("placed").why == "battle"
    after = fights(border(table, 2, 1).with_building("F6", "wall").with_soldiers(AKI, "F6 F6"))
    assert (after.owner("F6"), after.height("F6"), after.building("F6")) == (-1, 0, "")
    now = border(table, 2, 1).with_soldiers(AKI, "F6").with_trees("F6").ordering(AKI, "F6 tile")
    assert fights(now).owner("F6") == -1, "nor is a tile placed among trees"
    after = fights(border(table).with_tiles(AKI, skull=1).with_soldiers(AKI, "F6").ordering(AKI, "F6 skull"))
    assert after.secret(AKI).skulls == ((at("F6"), 1),)
    # Winners live and the event has every number.
    now = border(table, 2, 2).with_soldiers(AKI, "F6 F6").with_soldiers(BEN, "F6")
    facts = fights(now).event("fought").facts()
    assert facts["hex"] == "F6"
    assert [dict(side.facts)["strength"] for side in facts["sides"]] == [3, 4]
    assert fights(now).soldiers(AKI) == "F6 F6"


@rule("hexlands", 30, 31, 35, 54, 83, "A50", "A92")
def test_draw_and_new_road_leave_a_space_without_a_tile(table: Table):
    # The wall makes it 4 to 4.
    now = border(table, 2, 2).with_building("F6", "wall").with_soldiers(AKI, "F6 F6").with_soldiers(BEN, "F6")
    after = fights(now.ordering(AKI, "F6 tile").ordering(BEN, "F6 tile"))
    assert [side.strength for side in after.state.report.battles[0].sides] == [4, 4]
    assert (after.owner("F6"), after.height("F6")) == (BEN, 2)
    assert (after.soldiers(AKI), after.soldiers(BEN), after.kinds) == ("F6 F6", "F6", ("fought",))
    assert at("F6") in after.state.laid
    now = border(table).with_soldiers(AKI, "F6").with_soldiers(BEN, "F6")
    after = now.ordering(AKI, "F6 tile").ordering(BEN, "F6 tile").resolves()
    assert (after.event("fought").result, after.owner("F6"), after.height("F6")) == ("drawn", BEN, 1)
    assert (after.soldiers(AKI), after.soldiers(BEN)) == ("E8", "H2")
    assert "placed" not in after.kinds
    assert "lapsed" not in after.kinds, "the drawn battle explains it"
    # Winner places no tile where a road was laid this round.
    now = Table.laid_out().owning(AKI, "E7 2").owning(BEN, "F6 G5 H4 H3").with_soldiers(AKI, "F6 F6")
    now = now.ordering(AKI, "F6 tile")
    assert now.resolves().owner("F6") == AKI
    after = now.with_road(BEN, "F6").having(laid=(at("F6"),)).resolves()
    assert "taken" in after.kinds
    assert (after.owner("F6"), after.height("F6"), after.road("F6")) == (-1, 0, -1)


@rule("hexlands", 34, "A29", "A31", "A54", "A62", "A80")
def test_defender_places_a_tile_as_ordered(table: Table):
    now = border(table, 1, 3).with_soldiers(AKI, "F6")
    after = fights(now, "plain")
    assert (after.event("fought").result, after.soldiers(AKI)) == ("held", "")
    assert after.height("F6") == 4, "the castle of BEN is only 1 high"
    assert fights(border(now, 1, 4).with_soldiers(AKI, "F6"), "plain").height("F6") == 4
    assert fights(now, "no").height("F6") == 3
    # Defender pays for a building only if ordered.
    now = border(table, 1, 3).with_building("F6", "wall").with_soldiers(AKI, "F6")
    assert fights(now, "plain").height("F6") == 3
    after = fights(now, "all")
    assert (after.height("F6"), after.coins(BEN), after.event("grown").price) == (4, 17, 3)
    assert fights(now.with_coins(BEN, 2), "all").height("F6") == 3
    now = border(table, 1, 2).with_soldiers(AKI, "F6").with_soldiers(BEN, "F6")
    assert fights(now.ordering(BEN, "F6 none", defence="all")).height("F6") == 2
    assert fights(now.ordering(BEN, "F6 tile", defence="no")).height("F6") == 3


@rule("hexlands", 36, 37, 65, "A20", "A34", "A60", "A79")
def test_skull_kills_everybody_and_is_replaced(table: Table):
    now = border(table, 2, 2).with_skull(BEN, "F6", 1).with_building("F6", "wall")
    now = now.with_soldiers(AKI, "F6 F6").with_soldiers(BEN, "H2").with_soldiers(CHIE, "F6")
    before = now.player(BEN)
    after = fights(now.ordering(AKI, "F6 tile"))
    assert (after.event("fought").result, after.soldiers(AKI), after.soldiers(CHIE)) == ("skull", "", "")
    assert (after.owner("F6"), after.height("F6"), after.building("F6")) == (BEN, 2, "wall")
    owner = after.player(BEN)
    assert (owner.supply, owner.lost, owner.specials) == (before.supply - 1, 1, before.specials - 1)
    assert after.secret(BEN).skulls == ()
    [battle] = after.state.report.battles
    assert (battle.winner, battle.skull) == (-1, True)
    # Only the topmost skull goes off.
    now = border(table, 2, 2).with_skull(BEN, "F6", 1).with_skull(BEN, "F6", 2).with_soldiers(AKI, "F6 F6")
    assert fights(now).secret(BEN).skulls == ((at("F6"), 1),)
    # Skull stays while the defender holds.
    after = fights(border(table, 1, 3).with_skull(BEN, "F6", 1).with_soldiers(AKI, "F6"))
    assert (after.event("fought").result, after.secret(BEN).skulls) == ("held", ((at("F6"), 1),))
    # Skull without replacement lowers the stack.
    now = border(table, 2, 2).with_skull(BEN, "F6", 2).with_soldiers(AKI, "F6 F6")
    after = fights(now.dealing(BEN, supply=0, lost=now.player(BEN).supply))
    assert (after.owner("F6"), after.height("F6")) == (BEN, 1)
    assert (after.event("skull-went-off").replaced, after.event("lowered").why) == (0, "skull")
    # Skull under a castle saves its coins.
    now = table.owning(AKI, "F7 G6 G5 H4 H3 3").owning(BEN, "H2 2").with_skull(BEN, "H2", 1)
    after = fights(now.with_soldiers(BEN, "").with_soldiers(AKI, "H2"))
    assert (after.soldiers(AKI), after.coins(BEN)) == ("", 20)
    assert (after.height("H2"), after.building("H2")) == (2, "castle")


@rule("hexlands", 30, 31, 33, 52, "A16", "A17", "A49", "A71", "A78")
def test_battle_on_public_land_bridges_and_of_three(table: Table):
    # Public land has no defender.
    now = border(table, 2, 1).with_soldiers(AKI, "G6").with_soldiers(BEN, "G6").owning(AKI, "F7")
    facing = sides(now.state, at("G6"))
    assert [(side.seat, side.height, side.soldiers, side.defends) for side in facing] == [
        (AKI, 1, 1, False),
        (BEN, 1, 1, False),
    ]
    after = now.owning(AKI, "F7 2").ordering(AKI, "G6 tile").resolves()
    assert (after.event("fought").result, after.soldiers(BEN)) == ("won", "")
    assert (after.owner("G6"), after.event("placed").why) == (AKI, "order")
    # Battle on a bridge is like one on public land.
    now = border(table, 2, 1).with_road(BEN, "E6", "F6", "G5", "H4", "H3")
    after = fights(now.with_soldiers(AKI, "E6").with_soldiers(BEN, "E6"))
    assert (after.event("fought").result, after.soldiers(AKI), after.soldiers(BEN)) == ("won", "E6", "")
    assert after.road("E6") == BEN
    now = border(table, 2, 1).owning(CHIE, "F5").with_soldiers(AKI, "F6").with_soldiers(BEN, "F6 F6")
    now = now.with_soldiers(CHIE, "F6 F6")
    facing = sides(now.state, at("F6"))
    assert [side.seat for side in facing] == [BEN, AKI, CHIE], "the owner first"
    assert [side.strength for side in facing] == [3, 3, 2]
    drawn = fights(now)
    assert (drawn.event("fought").result, len(drawn.state.report.battles)) == ("drawn", 1)
    assert drawn.soldiers(CHIE) == "F6 F6", "even the weakest survive"
    won = fights(now.with_soldiers(AKI, "F6!"))
    assert (won.state.report.battles[0].winner, won.soldiers(BEN), won.soldiers(CHIE)) == (AKI, "", "")


@rule("hexlands", 34, "A34", "A75")
def test_castle_is_stormed_but_not_taken(table: Table):
    now = table.owning(AKI, "F7 G6 G5 H4 H3").with_soldiers(BEN, "").with_soldiers(AKI, "H2")
    after = fights(now.ordering(AKI, "H2 tile").with_coins(BEN, 4))
    assert [side.strength for side in after.state.report.battles[0].sides] == [1, 2]
    assert (after.owner("H2"), after.height("H2"), after.building("H2")) == (BEN, 1, "castle")
    assert (after.coins(BEN), after.coins(AKI), after.event("stormed").coins) == (0, 24, 4)
    assert after.soldiers(AKI) == "H2"
    assert "placed" not in after.kinds
    rich = fights(now.with_coins(BEN, 9))
    assert (rich.coins(BEN), rich.coins(AKI), rich.state.report.battles[0].loot) == (4, 25, 5)
    # Soldiers at home defend and die in a storm.
    now = table.owning(AKI, "F7 G6 G5 H4 H3 2").with_soldiers(BEN, "H2").with_soldiers(AKI, "H2 H2")
    after = fights(now.owning(AKI, "H3 2"))
    assert (after.event("stormed").coins, after.soldiers(BEN)) == (5, "")


@rule("hexlands", 28, 86, 90, "A36", "A73", "A74")
def test_battles_go_backwards_with_connection_computed_anew(table: Table):
    now = border(table, 1, 4).with_soldiers(CHIE, "G5! G5").with_soldiers(AKI, "F6 G5")
    after = fights(now)
    assert after.told("fought", "hex") == ["G5", "F6"], "CHIE is the last one"
    assert after.told("fought", "result") == ["taken", "taken"]
    after = fights(now.having(order=(2, 1, 0)))
    assert after.told("fought", "hex") == ["F6", "G5"], "by space, each once"
    assert after.told("fought", "result") == ["held", "taken"]
    # Lost space destroys buildings that it cuts off.
    now = border(table, 1, 4).owning(BEN, "G6").with_building("G6", "wall").with_road(BEN, "H3", "H4", "G5", "F6")
    after = fights(now.with_soldiers(CHIE, "G5! G5"))
    assert (after.owner("G5"), after.building("G6"), after.road("F6"), after.height("F6")) == (-1, "", -1, 4)
    assert (after.kinds, after.event("razed").why) == (("fought", "taken", "road-lost", "razed"), "cut-off")
    now = table.owning(AKI, "E7").owning(BEN, "F6 4").with_soldiers(BEN, "F6").with_soldiers(AKI, "F6")
    assert [side.strength for side in sides(now.state, at("F6"))] == [1, 2]
    attacker = sides(now.runs(lambda state, course: empty_space(state, at("E7"))).state, at("F6"))[1]
    assert (attacker.height, attacker.strength) == (0, 1), "the attack goes on without the land it came from"


@rule("hexlands", "A86")
def test_cannon_counts_once_where_it_is_aimed(table: Table):
    table = border(table).with_soldiers(AKI, "F6 E8").dealing(AKI, cannon=True)
    aimed = table.ordering(AKI, "F6 tile", cannon=at("F6"))
    assert (sides(aimed.state, at("F6"))[1].cannon, sides(table.state, at("F6"))[1].cannon) == (3, 0)
    assert sides(aimed.dealing(AKI, cannon=False).state, at("F6"))[1].cannon == 0
    defended = border(table).with_soldiers(CHIE, "E7").ordering(AKI, cannon=at("E7"))
    assert sides(defended.state, at("E7"))[0].strength == 4
