"""Step 1: item cards and their effects (14, 19, 82, A5-A7, A89; items 1-11)."""

from __future__ import annotations

import pytest

from engines.hexlands import GAME
from engines.hexlands.report import HALTED

from .table import AKI, BEN, CHIE, Table, at

rule = pytest.mark.rule


@pytest.fixture
def table() -> Table:
    """AKI is in the first step of the turn, before the dice."""
    return Table.laid_out(stage="cards").dealing(AKI, dice=(2, 1))


@rule("hexlands", 14, 19, "A7")
def test_played_card_goes_onto_its_players_pile(table: Table):
    after = table.holding(AKI, 2, 2).does("play 2")
    assert after.coins(AKI) == 24
    assert after.player(AKI).pile == (2,)
    assert (after.secret(AKI).hand, after.player(AKI).items) == ((2,), 1)
    assert after.kinds == ("played", "gained")
    assert after.does("play 2").stage == "market", "no cards are left: on to shopping"


@rule("hexlands", 14, "A83")
def test_any_number_of_cards_can_be_played(table: Table):
    table = table.holding(AKI, 2, 3, 5)
    assert table.offers() == ("play 2", "play 3", "play 5", "next")
    assert table.does("play 3", "play 5", "play 2").stage == "market"
    assert table.does("next").stage == "market"
    assert table.refuses("play 1") == "no-such-card"


def test_roadwork_draws_two_special_tiles_unseen(table: Table):
    after = table.holding(AKI, 1).does("play 1")
    assert after.secret(AKI).tiles == (2, 0, 0)
    assert after.player(AKI).specials == 2
    assert (after.state.bag, after.state.contents) == (28, (10, 9, 9))
    assert after.kinds_seen_by(BEN) == ("played", "tiles-drawn")
    assert after.kinds_seen_by(AKI) == ("played", "tiles-drawn", "tile-seen", "tile-seen")
    assert after.step.barrier


@rule("hexlands", "A59")
def test_empty_bag_ends_the_drawing(table: Table):
    nearly = table.holding(AKI, 1, 1).having(bag=1, contents=(0, 0, 1))
    after = nearly.does("play 1")
    assert after.secret(AKI).tiles == (0, 0, 1)
    assert after.event("tiles-drawn").count == 1
    assert after.refuses("play 1") == "no-use-now"


def test_recruit_may_move_in_the_same_turn(table: Table):
    after = table.holding(AKI, 3).with_soldiers(AKI, "D7").does("play 3")
    assert after.soldiers(AKI) == "D7 E8"
    assert "E8 E9" in after.does("next", "dispatch 2").arguments("move")


def test_dice_maker_adds_six_sided_dice(table: Table):
    assert table.holding(AKI, 5).does("play 5").player(AKI).d6 == 5


@rule("hexlands", "A42")
def test_clearing_removes_own_trees_or_a_bordering_wall(table: Table):
    table = table.holding(AKI, 4, 4, 4).owning(AKI, "D7 E7").owning(BEN, "D6 G4").with_trees("D7", 3)
    table = table.with_building("D6", "wall").with_building("G4", "wall").with_trees("D6", 2)
    assert table.offers() == ("clear D6", "clear D7", "next")
    after = table.does("clear D7")
    assert after.trees("D7") == 0
    after = after.does("clear D6")
    assert (after.building("D6"), after.trees("D6")) == ("", 2)
    assert after.event("cleared").rival == BEN
    assert after.player(AKI).pile == (4, 4)
    assert after.refuses("clear G4") == "nothing-to-clear"
    assert after.refuses("play 4") == "clear-where"


@rule("hexlands", 60, "A89")
def test_veterans_make_up_to_two_soldiers_strong(table: Table):
    table = table.holding(AKI, 6).with_soldiers(AKI, "E8 E8 D7").does("play 6")
    assert table.stage == "promote"
    assert table.offers() == ("promote D7", "promote E8", "stop")
    after = table.does("promote D7", "promote E8")
    assert after.soldiers(AKI) == "D7! E8 E8!"
    assert after.stage == "market"
    assert table.does("stop").soldiers(AKI) == "D7 E8 E8"


@rule("hexlands", "A89")
def test_veterans_end_with_the_last_plain_soldier(table: Table):
    after = table.holding(AKI, 6, 6).with_soldiers(AKI, "E8").does("play 6", "promote E8")
    assert after.stage == "cards"
    assert after.offers() == ("next",)


@rule("hexlands", "A95")
def test_masons_place_three_tiles_without_soldiers(table: Table):
    table = table.holding(AKI, 7).owning(AKI, "D7").with_soldiers(AKI, "E7").with_trees("D8").does("play 7")
    assert "E7" not in table.arguments("lay")
    assert "D8" not in table.arguments("lay")
    assert "E8" not in table.arguments("lay"), "not the home space"
    assert table.refuses("lay E7") == "soldiers-there"
    assert table.refuses("lay D7") == "too-high"
    assert table.refuses("lay B2") == "not-yours"
    after = table.does("lay D6", "lay F8")
    assert (after.owner("D6"), after.owner("F8")) == (AKI, AKI)
    assert (after.stage, after.state.now.left) == ("masons", 1)
    after = after.does("lay F7")
    assert after.state.laid == (at("D6"), at("F7"), at("F8"))
    assert after.stage == "market"


@rule("hexlands", "A95")
def test_masons_may_stop_early(table: Table):
    after = table.holding(AKI, 7).does("play 7", "lay D7", "stop")
    assert after.stage == "market"
    assert after.owner("D7") == AKI


def test_architect_works_once_a_round(table: Table):
    table = table.holding(AKI, 8, 8).does("play 8")
    assert table.player(AKI).architect
    assert table.refuses("play 8") == "no-use-now"


@rule("hexlands", 82, "A5")
def test_factory_cannon_and_railway_have_their_effects(table: Table):
    table = table.holding(AKI, 9, 9, 10, 11).owning(AKI, "D7 D8 E9")
    after = table.does("play 10")
    assert after.coins(AKI) == 20 + 4
    after = after.does("play 9")
    assert after.player(AKI).cannon
    assert after.refuses("play 9") == "no-use-now"
    riding = after.does("play 11")
    assert riding.stage == "ride"


@rule("hexlands", "A89")
def test_railway_moves_each_soldier_once_up_to_six_steps(table: Table):
    table = table.holding(AKI, 11).with_soldiers(AKI, "E8 E8").does("play 11")
    assert "E8 D1" not in table.arguments("move"), "too far"
    after = table.does("move E8 C4")
    assert after.soldiers(AKI) == "C4 E8"
    assert {move.split()[0] for move in after.arguments("move")} == {"E8"}
    assert after.refuses("move C4 C3") == "no-soldier-to-move"
    last = after.does("move E8 D7")
    assert last.stage == "market", "everybody has ridden"


@rule("hexlands", "A11", "A89")
def test_railway_stops_at_rivals(table: Table):
    table = table.holding(AKI, 11).with_soldiers(AKI, "E8").with_soldiers(BEN, "D7").does("play 11")
    after = table.does("move E8 D7")
    assert after.player(AKI).soldiers[0].flags & HALTED


@rule("hexlands", "A6")
def test_card_taken_this_turn_cannot_be_played_yet(table: Table):
    after = table.does("next") if table.stage == "cards" and table.player(AKI).items else table
    after = after.having(stage="act").does("develop 2")
    assert after.secret(AKI).hand == (2,)
    assert all(not offer.startswith("play") for offer in after.offers())
    assert after.refuses("play 2") == "not-now"


def test_others_see_the_number_of_cards_only(table: Table):
    table = table.holding(CHIE, 2, 7)
    view = GAME.rules.view(table.state, AKI)
    assert view.players[CHIE].items == 2
    assert view.secrets[CHIE] is None
