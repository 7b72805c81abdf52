"""Step 3: dice and movement (21-26, 53, 58, 63, 64, 84, A4, A9-A13, A49, A57, A61, A75)."""

from __future__ import annotations

import pytest

from engines.hexlands.report import HALTED, MOVED

from .table import AKI, BEN, Table, at

rule = pytest.mark.rule


@pytest.fixture
def table() -> Table:
    """AKI has a six and a soldier at home."""
    return Table.laid_out().with_soldiers(AKI, "E8").with_dice(6)


def targets(table: Table, die: int = 1) -> set[str]:
    """The spaces that the soldier can reach by this die."""
    return {move.split()[1] for move in table.with_dice(die).does(f"dispatch {die}").arguments("move")}


# --- uses of a die -----------------------------------------------------------------------------------------------


@rule("hexlands", 21, 22, "A9")
def test_cooperation_adds_two_dice():
    """Dice of 1 and 2 make 3 coins, pile 3 or 3 steps."""
    table = Table.laid_out().with_dice(2, 1).does("join 1 2")
    assert table.player(AKI).dice == (3,)
    assert table.does("work 3").coins(AKI) == 23
    assert table.does("develop 3").secret(AKI).hand == (3,)
    assert table.does("dispatch 3").state.now.left == 3


@rule("hexlands", 22, "A9")
def test_cooperation_may_be_repeated():
    table = Table.laid_out().with_dice(3, 3, 2).does("join 3 3", "join 2 6")
    assert table.player(AKI).dice == (8,)
    assert table.refuses("join 8 8") == "no-such-die"


@rule("hexlands", 26)
def test_work_pays_the_number_of_each_die():
    table = Table.laid_out().with_dice(6, 3, 3)
    assert table.does("work 6").coins(AKI) == 26
    after = table.does("work-all")
    assert after.coins(AKI) == 32
    assert after.stage == "close"
    assert table.refuses("work 5") == "no-such-die"


@rule("hexlands", 25, "A5", "A57", "A81")
def test_develop_takes_the_card_of_the_dies_number():
    table = Table.laid_out().with_dice(4, 3)
    after = table.does("develop 4")
    assert (after.secret(AKI).hand, after.player(AKI).items, after.state.stock[3]) == ((4,), 1, 3)
    assert after.event("developed").visible_to is None, "the card is public"
    empty = table.having(stock=(4, 4, 4, 0, *(4,) * 7))
    assert empty.refuses("develop 4") == "pile-closed"


@rule("hexlands", 82, "A5", "A57")
def test_last_three_piles_open_with_the_industrial_revolution():
    table = Table.laid_out().with_dice(6, 5, 3)
    closed = table.does("join 5 6")
    assert closed.refuses("develop 11") == "pile-closed"
    assert closed.having(industry=True).does("develop 11").secret(AKI).hand == (11,)
    assert closed.does("join 3 11").refuses("develop 14") == "no-such-pile"


@rule("hexlands", "A4")
def test_dice_may_stay_unused():
    table = Table.laid_out().with_dice(6, 3).does("work 3", "next")
    assert table.stage == "close"
    assert table.player(AKI).dice == (6,)


# --- movement ----------------------------------------------------------------------------------------------------


@rule("hexlands", 23, "A10")
def test_steps_are_shared_among_soldiers(table: Table):
    table = table.with_soldiers(AKI, "E8 E8").with_dice(3).does("dispatch 3", "move E8 E7")
    assert table.state.now.left == 2
    assert {"E7 D6", "E8 D7"} <= table.arguments("move"), "the same one on, or the other one"
    after = table.does("move E8 C6")
    assert after.soldiers(AKI) == "C6 E7"
    assert after.stage == "close", "no steps and no dice are left"


@rule("hexlands", 23)
def test_move_takes_the_shortest_way(table: Table):
    table = table.with_dice(6).does("dispatch 6", "move E8 C5")
    assert table.event("moved").steps == 3
    assert table.refuses("move C5 A1") == "out-of-reach"
    assert table.does("stop").stage == "close"


@rule("hexlands", 63, 64, "A11")
def test_lakes_and_mountains_are_never_entered(table: Table):
    around = targets(table.with_soldiers(AKI, "D6"), 6)
    assert not around & {"D5", "E6", "C7", "A3"}
    assert "E5" not in around, "the island needs a bridge"


@rule("hexlands", 52, "A49")
def test_any_players_bridge_can_be_crossed(table: Table):
    table = table.with_soldiers(AKI, "D6").with_road(BEN, "D5")
    assert "D5" in targets(table, 1)
    assert "E5" in targets(table, 2)
    assert "D4" not in targets(table, 2)


@rule("hexlands", 24, 53, "A11")
@pytest.mark.parametrize("piece", ["wall", "fort", "mine"])
def test_piece_buildings_end_the_way(piece, table: Table):
    table = table.with_soldiers(AKI, "A5").owning(AKI, "B6 A4 B5").with_building("B6", piece)
    near = targets(table, 1)
    assert near == {"A4", "B5", "B6"}
    for name in ("B5", "A4"):
        table = table.owning(AKI, name).with_building(name, "wall")
    assert targets(table, 6) == {"A4", "B5", "B6"}, "nothing behind them"


@rule("hexlands", 24, "A11", "A42")
def test_trees_end_the_way(table: Table):
    table = table.with_soldiers(AKI, "A5").with_trees("B6").with_trees("A4").with_trees("B5")
    assert targets(table, 6) == {"A4", "B5", "B6"}
    after = table.with_dice(6).does("dispatch 6", "move A5 B6")
    assert after.player(AKI).soldiers[0].flags == MOVED | HALTED
    assert after.stage == "close", "it goes no further"


@rule("hexlands", 47)
def test_tile_buildings_are_passed(table: Table):
    table = table.with_soldiers(AKI, "A5").owning(AKI, "B6 A4 B5")
    for name in ("B6", "A4", "B5"):
        table = table.with_building(name, "garrison")
    assert "C6" in targets(table, 2)


@rule("hexlands", "A11")
def test_rival_soldier_ends_the_way(table: Table):
    table = table.with_soldiers(BEN, "E7 D7").with_soldiers(AKI, "E8").with_dice(6).does("dispatch 6")
    after = table.does("move E8 E7")
    assert after.event("moved").halted == 1
    assert after.soldiers(AKI) == "E7"
    assert after.stage == "close"


@rule("hexlands", "A11", "A61")
def test_halted_soldier_does_not_move_again_this_turn(table: Table):
    table = table.with_soldiers(BEN, "E7").with_dice(6, 2).does("dispatch 2", "move E8 E7")
    assert table.refuses("dispatch 6") == "nobody-can-move"


@rule("hexlands", 33, 84, "A13")
def test_rival_land_is_entered_from_equal_height(table: Table):
    """An attack on height 3 from height 2 is refused."""
    table = table.owning(AKI, "E7 2").owning(BEN, "D6 2 F6 3 C6")
    assert "D6" in targets(table, 2)
    assert "F6" not in targets(table, 2)
    assert "C6" not in targets(table, 3), "no own space beside it"


@rule("hexlands", 84, 86, "A13")
def test_cut_off_land_is_no_base_for_attack(table: Table):
    table = table.owning(AKI, "C5").with_soldiers(AKI, "C5").owning(BEN, "B4")
    assert "B4" not in targets(table, 1)


@rule("hexlands", 84, "A11")
def test_soldier_stops_on_rival_land(table: Table):
    table = table.owning(AKI, "E7").owning(BEN, "D6").with_dice(6).does("dispatch 6", "move E8 D6")
    assert table.soldiers(AKI) == "D6"
    assert table.stage == "close"


@rule("hexlands", 58, "A12")
def test_rivals_wall_of_height_two_is_never_entered(table: Table):
    table = table.owning(AKI, "E7 2").owning(BEN, "D6 2 F6").with_building("D6", "wall").with_building("F6", "wall")
    assert "D6" not in targets(table, 2)
    assert "F6" in targets(table, 2), "one of height 1 is"
    own = table.owning(AKI, "D7 2").with_building("D7", "wall")
    assert "D7" in targets(own, 1), "the own one is too"


@rule("hexlands", "A61")
def test_each_die_is_a_separate_dispatch(table: Table):
    table = table.owning(AKI, "D7").with_building("D7", "garrison").with_soldiers(AKI, "D7 E8", flags=0)
    table = table.with_dice(2, 1)
    after = table.does("dispatch 1", "move D7 D6", "dispatch 2", "move D6 C5")
    assert after.soldiers(AKI) == "C5 E8"


@rule("hexlands", "A63")
def test_moved_soldier_goes_before_one_that_has_not(table: Table):
    table = table.with_soldiers(AKI, "E8 E8").with_dice(6).does("dispatch 6", "move E8 E7", "move E7 E8")
    assert sorted(soldier.flags for soldier in table.player(AKI).soldiers) == [0, MOVED]
    after = table.does("move E8 D8")
    assert [soldier.flags for soldier in after.player(AKI).soldiers if soldier.space == at("E8")] == [0]


@rule("hexlands", "A75")
def test_soldier_may_leave_although_a_rival_came(table: Table):
    table = table.owning(AKI, "D7").with_building("D7", "garrison").with_soldiers(AKI, "D7", flags=0)
    table = table.with_soldiers(BEN, "D7").with_dice(2).does("dispatch 2")
    assert "D7 D6" in table.arguments("move")


def test_halted_soldiers_prevent_a_dispatch():
    table = Table.laid_out().dealing(AKI, soldiers=()).with_dice(3)
    assert table.refuses("dispatch 3") == "nobody-can-move"
