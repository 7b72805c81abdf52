"""The orders at the end of a turn and their defaults (A33, A54, A62-A64, A68, A80, A84, A86)."""

from __future__ import annotations

import pytest

from engines.core import FastChance, IllegalAction
from engines.hexlands import GAME
from engines.hexlands.printed import box, ground

from .table import AKI, BEN, Table, at

rule = pytest.mark.rule


def order(table: Table, name: str) -> str:
    """The order for AKI's soldiers there, ``"tile E8"``: work and space to return to."""
    own = table.secret(AKI).orders.at(at(name))
    assert own is not None
    return f"{own.work} {ground().names[own.back]}"


def refusal_of(table: Table, notation: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        GAME.rules.apply_action(table.state, AKI, GAME.rules.parse(notation), FastChance(0))
    return caught.value


def closing(table: Table) -> Table:
    """AKI has worked and is asked for orders."""
    return table.with_dice(1).does("work-all")


@pytest.fixture
def table() -> Table:
    return Table.laid_out()


@rule("hexlands", "A62")
def test_each_space_with_soldiers_has_an_order(table: Table):
    table = closing(table.with_soldiers(AKI, "D7 D7 E8 C4"))
    assert table.stage == "close"
    assert [ground().names[each.space] for each in table.secret(AKI).orders.spaces] == ["C4", "D7", "E8"]
    assert order(table, "D7") == "tile E8", "a tile where it costs nothing"
    assert order(table, "C4") == "none E8", "nothing where none can be placed"
    assert order(table, "E8") == "none E8", "no castle level unless it is ordered"
    assert table.secret(AKI).orders.defence == "plain"


@rule("hexlands", "A62")
def test_done_accepts_the_default_orders(table: Table):
    after = closing(table.with_soldiers(AKI, "D7")).does("done")
    assert after.mover == BEN
    assert order(after, "D7") == "tile E8"


@rule("hexlands", "A62", "A42")
def test_default_orders_cost_nothing(table: Table):
    table = table.owning(AKI, "E8 2 D8 E9 F8").with_building("E9", "wall").with_building("F8", "mine")
    table = closing(table.with_trees("F8", 2).with_soldiers(AKI, "E9 F8 E8"))
    assert order(table, "E9") == "none E8", "the wall would have to be paid"
    assert order(table, "F8") == "tile E8", "a tree goes for nothing"
    assert "E9 tile" in table.arguments("order"), "but it may be ordered"


@rule("hexlands", "A84")
def test_order_on_a_rivals_space_names_the_winners_tile(table: Table):
    table = table.owning(AKI, "E7").owning(BEN, "D6 2").with_soldiers(AKI, "D6").with_tiles(AKI, skull=1)
    table = closing(table)
    assert order(table, "D6") == "tile E8"
    assert {"D6 none", "D6 skull"} <= table.arguments("order")
    assert "D6 wall" not in table.arguments("order")


@rule("hexlands", "A62")
def test_order_is_changed_in_secret(table: Table):
    table = closing(table.owning(AKI, "D7").with_soldiers(AKI, "D7"))
    after = table.does("order D7 wall")
    assert order(after, "D7") == "wall E8"
    assert after.step.hidden
    assert after.kinds_seen_by(BEN) == ()
    assert after.kinds_seen_by(AKI) == ("ordered",)
    assert after.does("order D7 none").secret(AKI).orders.spaces[0].work == "none"


@rule("hexlands", "A62")
def test_impossible_order_is_refused_with_its_reason(table: Table):
    table = closing(table.owning(AKI, "D7").with_soldiers(AKI, "D7 F8"))
    assert table.refuses("order D7 mine") == "not-inside"
    assert table.refuses("order D7 skull") == "no-such-tile"
    assert table.refuses("order F8 wall") == "not-yours"
    assert table.refuses("order E7 tile") == "no-soldier-there"
    assert table.refuses("order F8 tile") == "no-such-order", "it stands so already"
    assert table.refuses("back D7 E7") == "no-garrison"
    assert table.refuses("back D7 E8") == "no-such-order", "they go home anyway"


@rule("hexlands", 38, 39)
def test_order_before_its_time_is_refused_with_what_stands_against_it():
    """What a building still needs is said while dice are used; what marching may change is not held against it."""
    table = Table.laid_out(stage="act").with_dice(3)
    assert table.refuses("order F7 mine") == "not-inside"
    assert table.refuses("order E8 fort") == "built-already"
    assert table.refuses("order D7 tile") == "orders-later"
    assert table.refuses("order E8 none") == "orders-later"


@rule("hexlands", 51, 87, "A31")
def test_castle_level_names_what_is_missing():
    table = Table.laid_out(stage="act").owning(AKI, "D7 D8 E7 E9").with_soldiers(AKI, "E8").with_coins(AKI, 9)
    low = refusal_of(table, "order E8 tile")
    assert (low.code, low.facts) == ("neighbours-low", {"height": 2, "least": 1, "spaces": ("F7", "F8")})
    dear = refusal_of(table.owning(AKI, "F7 F8"), "order E8 tile")
    assert (dear.code, dear.facts) == ("price", {"need": 10, "have": 9})
    assert closing(table.owning(AKI, "F7 F8").with_coins(AKI, 8)).refuses("order E8 tile") == "price"


@rule("hexlands", "A63")
def test_castle_level_needs_a_soldier_that_stayed_home(table: Table):
    table = table.owning(AKI, "D7 D8 E9 F8 F7 E7").with_soldiers(AKI, "E8")
    assert "E8 tile" in closing(table).arguments("order")
    assert "E8 tile" not in closing(table.with_coins(AKI, 8)).arguments("order")


@rule("hexlands", "A64")
def test_soldier_on_a_garrison_may_work_without_a_die(table: Table):
    table = table.owning(AKI, "E8 2 D8 E9 F8").with_building("E9", "garrison")
    table = closing(table.with_soldiers(AKI, "E9", flags=0).with_coins(AKI, 30))
    assert "E9 tile" in table.arguments("order")


@rule("hexlands", "A33")
def test_soldiers_stay_in_their_garrison_or_go_home(table: Table):
    table = table.owning(AKI, "D7 D6").with_building("D7", "garrison").with_soldiers(AKI, "D7 C5")
    table = closing(table)
    assert order(table, "D7") == "none D7"
    assert order(table, "C5") == "tile E8"
    assert table.arguments("back") == {"C5 D7", "D7 E8"}
    assert order(table.does("back C5 D7"), "C5") == "tile D7"


@rule("hexlands", "A54", "A80")
def test_tiles_after_won_defences_can_be_changed(table: Table):
    table = closing(table)
    assert table.arguments("defend") == {"no", "all"}
    assert table.does("defend all").secret(AKI).orders.defence == "all"


@rule("hexlands", "A86")
def test_cannon_is_aimed_at_own_spaces_or_soldiers(table: Table):
    table = table.owning(AKI, "D7").owning(BEN, "E7").with_soldiers(AKI, "E7")
    assert closing(table).arguments("aim") == set()
    table = closing(table.dealing(AKI, cannon=True))
    assert table.secret(AKI).orders.cannon == at("E7"), "a battle is prefilled"
    assert table.arguments("aim") == {"D7", "E8"}
    assert table.does("aim D7").secret(AKI).orders.cannon == at("D7")
    assert table.refuses("aim B2") == "no-such-order"


@rule("hexlands", "A68")
def test_strong_soldiers_are_ordered_to_stand_down(table: Table):
    table = closing(table.with_soldiers(AKI, "E8! E8! D7"))
    assert table.arguments("relieve") == {"1", "2"}
    assert table.does("relieve 2").secret(AKI).orders.relieve == 2
    assert table.refuses("relieve 3") == "no-such-order"


@rule("hexlands", "A84")
def test_changes_of_orders_are_limited(table: Table):
    table = closing(table)
    most = box().trading.order_changes
    for change in range(most):
        table = table.does(f"defend {'all' if change % 2 == 0 else 'plain'}")
    assert table.arguments("defend") == set()
    assert table.refuses("defend no") == "enough-changes"
    assert "done" in table.offers()


@rule("hexlands", "A62", "A86")
def test_cannon_defaults_to_a_battle_that_it_may_turn():
    table = Table.laid_out().owning(AKI, "E7 F7").owning(BEN, "H3 G4 G5 F6").with_soldiers(BEN, "E7 F6")
    table = table.with_soldiers(AKI, "F6 F6 F6 E7").dealing(AKI, cannon=True)
    assert closing(table).secret(AKI).orders.cannon == at("E7"), "2 against 2; on F6 it is 4 against 2"
    quiet = Table.laid_out().dealing(AKI, cannon=True)
    assert closing(quiet).secret(AKI).orders.cannon == -1


@rule("hexlands", "A35", "A62", "A68")
@pytest.mark.parametrize(("coins", "relieved"), [(20, 0), (6, 0), (5, 1), (2, 2), (0, 2)])
def test_strong_soldiers_stand_down_as_upkeep_needs(coins, relieved, table: Table):
    """Upkeep is 8, the castle gives 1, the die 1: the player is not asked about upkeep again."""
    table = closing(table.with_soldiers(AKI, "E8! E8!").with_coins(AKI, coins))
    assert table.secret(AKI).orders.relieve == relieved
