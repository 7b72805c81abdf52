"""Steps 1 and 2: item cards and their effects, the market, special tiles and roads (14-20, 61, 65, 82, 89)."""

from __future__ import annotations

import pytest

from engines.hexlands.printed import item
from engines.hexlands.report import HALTED
from engines.hexlands.state import LAKE

from .table import AKI, BEN, CHIE, Table, at

rule = pytest.mark.rule


@pytest.fixture
def cards() -> Table:
    """AKI is in the first step of the turn, before the dice."""
    return Table.laid_out(stage="cards").dealing(AKI, dice=(2, 1))


@rule("hexlands", 14, 19, "A7", "A59", "A83")
def test_cards_are_played_drawn_and_sold_out(cards: Table):
    after = cards.holding(AKI, 2, 2).does("play 2")
    assert (after.coins(AKI), after.player(AKI).pile) == (24, (2,))
    assert (after.secret(AKI).hand, after.player(AKI).items, after.kinds) == ((2,), 1, ("played", "gained"))
    assert after.does("play 2").stage == "market", "no cards are left: on to shopping"
    # Any number of cards can be played.
    now = cards.holding(AKI, 2, 3, 5)
    assert now.offers() == ("play 2", "play 3", "play 5", "next")
    assert now.does("play 3", "play 5", "play 2").stage == "market"
    assert (now.does("next").stage, now.refuses("play 1")) == ("market", "no-such-card")
    # Roadwork draws two special tiles unseen.
    after = cards.holding(AKI, 1).does("play 1")
    assert (after.secret(AKI).tiles, after.player(AKI).specials) == ((2, 0, 0), 2)
    assert (after.state.bag, after.state.contents) == (28, (10, 9, 9))
    assert after.kinds_seen_by(BEN) == ("played", "tiles-drawn")
    assert after.kinds_seen_by(AKI) == ("played", "tiles-drawn", "tile-seen", "tile-seen")
    assert after.step.barrier
    # Empty bag ends the drawing.
    after = cards.holding(AKI, 1, 1).having(bag=1, contents=(0, 0, 1)).does("play 1")
    assert (after.secret(AKI).tiles, after.event("tiles-drawn").count) == ((0, 0, 1), 1)
    assert after.refuses("play 1") == "no-use-now"
    after = cards.holding(AKI, 3).with_soldiers(AKI, "D7").does("play 3")
    assert after.soldiers(AKI) == "D7 E8"
    assert "E8 E9" in after.does("next", "dispatch 2").arguments("move")
    assert cards.holding(AKI, 5).does("play 5").player(AKI).d6 == 5


@rule("hexlands", 60, "A42", "A89")
def test_clearing_and_veterans_change_own_land_and_soldiers(cards: Table):
    # Clearing removes own trees or a bordering wall.
    now = cards.holding(AKI, 4, 4, 4).owning(AKI, "D7 E7").owning(BEN, "D6 G4").with_trees("D7", 3)
    now = now.with_building("D6", "wall").with_building("G4", "wall").with_trees("D6", 2)
    assert now.offers() == ("clear D6", "clear D7", "next")
    after = now.does("clear D7")
    assert after.trees("D7") == 0
    after = after.does("clear D6")
    assert (after.building("D6"), after.trees("D6")) == ("", 2)
    assert (after.event("cleared").rival, after.player(AKI).pile) == (BEN, (4, 4))
    assert (after.refuses("clear G4"), after.refuses("play 4")) == ("nothing-to-clear", "clear-where")
    # Veterans make up to two soldiers strong.
    now = cards.holding(AKI, 6).with_soldiers(AKI, "E8 E8 D7").does("play 6")
    assert (now.stage, now.offers()) == ("promote", ("promote D7", "promote E8", "stop"))
    after = now.does("promote D7", "promote E8")
    assert (after.soldiers(AKI), after.stage) == ("D7! E8 E8!", "market")
    assert now.does("stop").soldiers(AKI) == "D7 E8 E8"
    after = cards.holding(AKI, 6, 6).with_soldiers(AKI, "E8").does("play 6", "promote E8")
    assert (after.stage, after.offers()) == ("cards", ("next",))


@rule("hexlands", 82, "A5", "A95")
def test_masons_place_three_tiles_and_cards_of_a_round_once(cards: Table):
    now = cards.holding(AKI, 7).owning(AKI, "D7").with_soldiers(AKI, "E7").with_trees("D8").does("play 7")
    assert not {"E7", "D8", "E8"} & now.arguments("lay"), "nor the home space"
    assert (now.refuses("lay E7"), now.refuses("lay D7")) == ("soldiers-there", "too-high")
    assert now.refuses("lay B2") == "not-yours"
    after = now.does("lay D6", "lay F8")
    assert (after.owner("D6"), after.owner("F8")) == (AKI, AKI)
    assert (after.stage, after.state.now.left) == ("masons", 1)
    after = after.does("lay F7")
    assert (after.state.laid, after.stage) == ((at("D6"), at("F7"), at("F8")), "market")
    after = cards.holding(AKI, 7).does("play 7", "lay D7", "stop")
    assert (after.stage, after.owner("D7")) == ("market", AKI)
    now = cards.holding(AKI, 8, 8).does("play 8")
    assert now.player(AKI).architect
    assert now.refuses("play 8") == "no-use-now"
    # Factory cannon and railway have their effects.
    after = cards.holding(AKI, 9, 9, 10, 11).owning(AKI, "D7 D8 E9").does("play 10")
    assert after.coins(AKI) == 20 + 4
    after = after.does("play 9")
    assert after.player(AKI).cannon
    assert (after.refuses("play 9"), after.does("play 11").stage) == ("no-use-now", "ride")


@rule("hexlands", "A6", "A11", "A89")
def test_railway_moves_each_soldier_once(cards: Table):
    now = cards.holding(AKI, 11).with_soldiers(AKI, "E8 E8").does("play 11")
    assert "E8 D1" not in now.arguments("move"), "too far"
    after = now.does("move E8 C4")
    assert after.soldiers(AKI) == "C4 E8"
    assert {move.split()[0] for move in after.arguments("move")} == {"E8"}
    assert after.refuses("move C4 C3") == "no-soldier-to-move"
    assert after.does("move E8 D7").stage == "market", "everybody has ridden"
    now = cards.holding(AKI, 11).with_soldiers(AKI, "E8").with_soldiers(BEN, "D7").does("play 11")
    assert now.does("move E8 D7").player(AKI).soldiers[0].flags & HALTED
    # Card taken this turn cannot be played yet.
    after = cards.having(stage="act").does("develop 2")
    assert after.secret(AKI).hand == (2,)
    assert all(not offer.startswith("play") for offer in after.offers())
    assert after.refuses("play 2") == "not-now"


@pytest.fixture
def market() -> Table:
    """AKI is shopping."""
    return Table.laid_out(stage="market").dealing(AKI, dice=(2, 1))


# --- cards -------------------------------------------------------------------------------------------------------


@rule("hexlands", 15, 16, 17, 18, 19, 20, "A7", "A8", "A58", "A96")
def test_cards_are_bought_from_piles_and_sold(market: Table):
    now = market.with_pile(AKI, 1, 2).with_pile(BEN, 3, 5)
    assert now.arguments("buy") == {"1", "2"}
    own = now.does("buy 1")
    assert (own.coins(AKI), own.secret(AKI).hand, own.player(AKI).pile) == (20 - 4, (2,), (1,))
    other = now.does("buy 2")
    assert (other.coins(AKI), other.secret(AKI).hand, other.player(BEN).pile) == (20 - 6, (5,), (3,))
    assert other.coins(BEN) == 20, "paid to the bank"
    assert now.refuses("buy 3") == "empty-pile"
    now = market.with_pile(AKI, 2).with_pile(BEN, 2).does("buy 1")
    assert (now.arguments("buy"), now.refuses("buy 2")) == (set(), "bought-already")
    now = market.with_pile(BEN, 2).with_coins(AKI, 4)
    assert (now.refuses("buy 2"), now.with_coins(AKI, 5).arguments("buy")) == ("too-few-coins", {"2"})
    # Any number of cards can be sold.
    now = market.holding(AKI, 1, 5, 10).does("sell 5", "sell 1", "sell 10")
    assert (now.coins(AKI), now.player(AKI).pile) == (20 + 3 + 1 + 5, (5, 1, 10))
    assert (now.player(AKI).items, now.refuses("sell 5")) == (0, "no-such-card")
    # Card just sold cannot be bought back.
    now = market.holding(AKI, 5).does("sell 5")
    assert now.refuses("buy 1") == "sold-just-now"
    assert now.turning(sold=0).having(active=BEN).arguments("buy") == {"1"}
    # Nothing is earned by trading, but a Dice Maker costs less than its dice roll on average.
    assert all(item(number).buy > item(number).sell for number in range(1, 12))
    now = market.with_pile(AKI, 5).with_coins(AKI, 5).does("buy 1")
    assert (now.coins(AKI), now.secret(AKI).hand, item(2).buy) == (0, (5,), item(2).amount)
    assert item(5).buy < item(5).amount * 3.5


# --- special tiles -----------------------------------------------------------------------------------------------


@rule("hexlands", 61, "A8", "A23", "A59", "A88")
def test_special_tile_is_bought_unseen_and_turned_over(market: Table):
    after = market.does("draw")
    assert (after.coins(AKI), after.state.bag, after.player(AKI).specials) == (18, 29, 1)
    assert (after.secret(AKI).tiles, after.kinds_seen_by(BEN)) == ((1, 0, 0), ("tiles-drawn",))
    assert after.kinds_seen_by(AKI) == ("tiles-drawn", "tile-seen")
    assert after.refuses("draw") == "drawn-already"
    assert market.with_coins(AKI, 1).refuses("draw") == "too-few-coins"
    assert market.having(bag=0, contents=(0, 0, 0)).refuses("draw") == "empty-bag"
    after = market.with_tiles(AKI, lake=1).does("turn lake")
    assert (after.player(AKI).roads, after.player(AKI).specials) == (4, 0)
    assert (after.secret(AKI).tiles, after.secret(AKI).buried) == ((0, 0, 0), (0, 1, 0))
    assert after.step.hidden
    assert after.state.bag == 29, "it does not go back into the bag"
    assert after.refuses("turn lake") == "no-such-tile"
    assert "D7 skull" in market.with_soldiers(AKI, "D7").does("draw", "next", "work-all").arguments("order")


# --- roads -------------------------------------------------------------------------------------------------------


@rule("hexlands", 52, 61, 83, 89, "A22", "A50")
def test_roads_and_bridges_lead_from_the_castle(market: Table):
    now = market.owning(AKI, "D7 D6 C6 A1")
    assert now.arguments("road") == {"D7"}
    after = now.does("road D7")
    assert (after.road("D7"), after.height("D7"), after.owner("D7")) == (AKI, 1, AKI)
    assert after.player(AKI).roads == 2
    assert after.arguments("road") == {"D6", "C6"}, "and on along the road"
    assert (now.refuses("road D6"), now.refuses("road A1")) == ("not-linked", "not-connected")
    assert (now.refuses("road E8"), after.refuses("road D7")) == ("built-on", "road-already")
    now = market.owning(AKI, "E7").does("road E7")
    assert "E6" in now.arguments("road")
    after = now.does("road E6")
    assert (after.road("E6"), after.owner("E6"), after.state.terrain[at("E6")]) == (AKI, -1, LAKE)
    assert after.event("road-laid").bridge == 1
    assert "D5" in after.arguments("road"), "from bridge to bridge"
    # Road is its spaces one tile of the round.
    now = market.owning(AKI, "D7 E7 D8 F8").with_building("E7", "wall").with_trees("F8")
    assert now.having(laid=(at("D7"),)).refuses("road D7") == "laid-already"
    assert at("D7") in now.does("road D7").state.laid
    assert (now.refuses("road E7"), now.refuses("road F8")) == ("built-on", "trees")
    assert market.owning(AKI, "D7").dealing(AKI, roads=0).refuses("road D7") == "no-roads"


@rule("hexlands", "A83")
def test_market_is_skipped_if_nothing_can_publicly_be_done(market: Table):
    poor = market.with_coins(AKI, 1).dealing(AKI, roads=0, items=0)
    assert poor.having(stage="cards").runs_on().stage == "act"
    assert poor.with_pile(CHIE, 1).with_coins(AKI, 3).having(bag=0, contents=(0, 0, 0)).runs_on().stage == "market"
    assert poor.with_tiles(AKI, lake=1).runs_on().stage == "market"
