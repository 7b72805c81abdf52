"""Step 2: cards bought and sold, special tiles, roads (15-20, 61, 65, 89, A7, A8, A22, A23, A58, A59, A88)."""

from __future__ import annotations

import pytest

from engines.hexlands.printed import item
from engines.hexlands.state import LAKE

from .table import AKI, BEN, CHIE, Table, at

rule = pytest.mark.rule


@pytest.fixture
def table() -> Table:
    """AKI is shopping."""
    return Table.laid_out(stage="market").dealing(AKI, dice=(2, 1))


# --- cards -------------------------------------------------------------------------------------------------------


@rule("hexlands", 16, 18, "A7")
def test_card_of_a_rivals_pile_costs_one_more(table: Table):
    table = table.with_pile(AKI, 1, 2).with_pile(BEN, 3, 5)
    assert table.arguments("buy") == {"1", "2"}
    own = table.does("buy 1")
    assert (own.coins(AKI), own.secret(AKI).hand, own.player(AKI).pile) == (20 - 4, (2,), (1,))
    other = table.does("buy 2")
    assert (other.coins(AKI), other.secret(AKI).hand, other.player(BEN).pile) == (20 - 6, (5,), (3,))
    assert other.coins(BEN) == 20, "paid to the bank"
    assert table.refuses("buy 3") == "empty-pile"


@rule("hexlands", 15, "A8")
def test_only_one_card_is_bought_in_a_turn(table: Table):
    table = table.with_pile(AKI, 2).with_pile(BEN, 2).does("buy 1")
    assert table.arguments("buy") == set()
    assert table.refuses("buy 2") == "bought-already"


@rule("hexlands", 18)
def test_purchase_needs_enough_coins(table: Table):
    table = table.with_pile(BEN, 2).with_coins(AKI, 4)
    assert table.refuses("buy 2") == "too-few-coins"
    assert table.with_coins(AKI, 5).arguments("buy") == {"2"}


@rule("hexlands", 17, 20, "A7", "A8")
def test_any_number_of_cards_can_be_sold(table: Table):
    table = table.holding(AKI, 1, 5, 10).does("sell 5", "sell 1", "sell 10")
    assert table.coins(AKI) == 20 + 3 + 1 + 5
    assert table.player(AKI).pile == (5, 1, 10)
    assert table.player(AKI).items == 0
    assert table.refuses("sell 5") == "no-such-card"


@rule("hexlands", 19, "A58")
def test_card_just_sold_cannot_be_bought_back(table: Table):
    table = table.holding(AKI, 5).does("sell 5")
    assert table.refuses("buy 1") == "sold-just-now"
    later = table.turning(sold=0).having(active=BEN)
    assert later.arguments("buy") == {"1"}


@rule("hexlands", 17)
def test_no_card_earns_more_than_its_price():
    """Prices are at least what a card of coins gives, and never below what it sells for."""
    for number in range(1, 12):
        assert item(number).buy > item(number).sell
    assert item(2).buy == item(2).amount


@rule("hexlands", 18, "A96")
def test_dice_maker_costs_less_than_its_dice_roll_on_average(table: Table):
    table = table.with_pile(AKI, 5).with_coins(AKI, 5).does("buy 1")
    assert (table.coins(AKI), table.secret(AKI).hand) == (0, (5,))
    dice_maker = item(5)
    assert dice_maker.buy < dice_maker.amount * 3.5


# --- special tiles -----------------------------------------------------------------------------------------------


@rule("hexlands", 61, "A8", "A23")
def test_special_tile_is_bought_unseen_for_two_coins(table: Table):
    after = table.does("draw")
    assert (after.coins(AKI), after.state.bag, after.player(AKI).specials) == (18, 29, 1)
    assert after.secret(AKI).tiles == (1, 0, 0)
    assert after.kinds_seen_by(BEN) == ("tiles-drawn",)
    assert after.kinds_seen_by(AKI) == ("tiles-drawn", "tile-seen")
    assert after.refuses("draw") == "drawn-already"
    assert table.with_coins(AKI, 1).refuses("draw") == "too-few-coins"
    assert table.having(bag=0, contents=(0, 0, 0)).refuses("draw") == "empty-bag"


@rule("hexlands", 61, "A23", "A88")
def test_special_tile_turned_over_becomes_a_road(table: Table):
    after = table.with_tiles(AKI, lake=1).does("turn lake")
    assert (after.player(AKI).roads, after.player(AKI).specials) == (4, 0)
    assert (after.secret(AKI).tiles, after.secret(AKI).buried) == ((0, 0, 0), (0, 1, 0))
    assert after.step.hidden
    assert after.state.bag == 29, "it does not go back into the bag"
    assert after.refuses("turn lake") == "no-such-tile"


@rule("hexlands", "A59")
def test_special_tile_can_be_ordered_in_the_same_round(table: Table):
    table = table.with_soldiers(AKI, "D7").does("draw", "next", "work-all")
    assert "D7 skull" in table.arguments("order")


# --- roads -------------------------------------------------------------------------------------------------------


@rule("hexlands", 52, 61, 89, "A22")
def test_road_needs_connected_land_beside_castle_or_road(table: Table):
    table = table.owning(AKI, "D7 D6 C6 A1")
    assert table.arguments("road") == {"D7"}
    after = table.does("road D7")
    assert (after.road("D7"), after.height("D7"), after.owner("D7")) == (AKI, 1, AKI)
    assert after.player(AKI).roads == 2
    assert after.arguments("road") == {"D6", "C6"}, "and on along the road"
    assert table.refuses("road D6") == "not-linked"
    assert table.refuses("road A1") == "not-connected"
    assert table.refuses("road E8") == "built-on"
    assert after.refuses("road D7") == "road-already"


@rule("hexlands", 52, "A22", "A50")
def test_bridge_is_laid_on_a_lake_and_is_no_land(table: Table):
    table = table.owning(AKI, "E7").does("road E7")
    assert "E6" in table.arguments("road")
    after = table.does("road E6")
    assert (after.road("E6"), after.owner("E6"), after.state.terrain[at("E6")]) == (AKI, -1, LAKE)
    assert after.event("road-laid").bridge == 1
    assert "D5" in after.arguments("road"), "from bridge to bridge"


@rule("hexlands", 83, "A22", "A50")
def test_road_is_its_spaces_one_tile_of_the_round(table: Table):
    table = table.owning(AKI, "D7 E7 D8 F8").with_building("E7", "wall").with_trees("F8")
    assert table.having(laid=(at("D7"),)).refuses("road D7") == "laid-already"
    assert at("D7") in table.does("road D7").state.laid
    assert table.refuses("road E7") == "built-on"
    assert table.refuses("road F8") == "trees"


@rule("hexlands", "A22")
def test_road_needs_a_road_tile(table: Table):
    table = table.owning(AKI, "D7").dealing(AKI, roads=0)
    assert table.refuses("road D7") == "no-roads"


@rule("hexlands", "A83")
def test_market_is_skipped_if_nothing_can_publicly_be_done(table: Table):
    poor = table.with_coins(AKI, 1).dealing(AKI, roads=0, items=0)
    reaching = poor.having(stage="cards").runs_on()
    assert reaching.stage == "act"
    assert poor.with_pile(CHIE, 1).with_coins(AKI, 3).having(bag=0, contents=(0, 0, 0)).runs_on().stage == "market"
    assert poor.with_tiles(AKI, lake=1).runs_on().stage == "market"
