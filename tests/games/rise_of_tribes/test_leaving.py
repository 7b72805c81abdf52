"""Leaving for good (A29, A51)."""

from __future__ import annotations

import pytest

from engines.core import FastChance, IllegalAction
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.state import Options

from .table import AKI, BEN, CHIE, Luck, Table

rule = pytest.mark.rule


@rule("rise_of_tribes", "A29")
def test_leaving_clears_the_players_pieces(table: Table):
    table = table.with_members(BEN, "A1 2").with_village(BEN, "A1").owning(BEN, "walls").leaves(BEN)
    assert (table.at("A1"), table.village("A1"), table.player(BEN).supply) == ((0, 0, 0), -1, 20)
    assert (table.state.discarded, table.asked) == (("walls",), AKI)
    assert table.refuses("end", BEN) == "left-already"
    with pytest.raises(IllegalAction):
        GAME.rules.resign(table.state, BEN, FastChance(0))


@rule("rise_of_tribes", "A29")
def test_leaving_in_ones_turn_hands_the_dice_on(table: Table):
    table = table.with_members(BEN, "A1 1").with_members(AKI, "B2 2").does("use sun grow").leaves(AKI)
    assert (table.state.active, table.asked, table.stage) == (BEN, BEN, "act")
    assert len(table.state.now.dice) == 2
    table = table.with_members(CHIE, "A2 1").does("use sun move", "stop", "use moon grow", "stop", "end")
    assert table.state.active == CHIE


@rule("rise_of_tribes", "A29")
def test_last_player_left_wins(table: Table):
    table = table.leaves(AKI).leaves(CHIE)
    assert (table.outcome.reason, table.outcome.ranks) == ("last-left", (2, 1, 2))
    assert GAME.rules.current_players(table.state) == ()


@rule("rise_of_tribes", "A29")
def test_leaving_in_the_set_up_skips_the_players_steps():
    step = GAME.rules.initial_state(Options(leaders=True), 3, Luck("sun"))
    table = Table(step.state, step).leaves(AKI)
    assert (table.stage, table.asked) == ("power", BEN)
    table = table.does(table.offers()[0])
    table = table.does(table.offers()[0])
    assert (table.stage, table.asked, table.state.active) == ("place", BEN, BEN)


@rule("rise_of_tribes", "A51")
def test_bidding_goes_on_after_a_bidder_leaves(table: Table):
    for seat in (AKI, BEN, CHIE):
        table = table.with_resources(seat, 2, 0, 0)
    table = table.revealing("chieftain").does("bid 1").leaves(BEN)
    assert (table.stage, table.asked, table.state.bid) == ("bid", CHIE, 1)
    table = table.leaves(AKI)
    assert table.outcome.reason == "last-left"


@rule("rise_of_tribes", "A51")
def test_bid_of_a_player_who_leaves_is_void(table: Table):
    for seat in (AKI, BEN, CHIE):
        table = table.with_resources(seat, 3, 0, 0)
    table = table.revealing("chieftain").does("bid 1", "bid 2").leaves(BEN)
    assert (table.stage, table.asked, table.state.bid) == ("bid", CHIE, 0)
    table = table.does("pass")
    assert (table.asked, table.offers()[0]) == (AKI, "bid 1")


@rule("rise_of_tribes", "A51")
def test_unresolved_tile_is_discarded_with_its_player(table: Table):
    table = table.with_members(BEN, "B2 1").revealing("mammoth")
    assert table.stage == "put"
    table = table.leaves(AKI)
    assert (table.face_up, table.state.discarded, table.state.active) == ((), ("mammoth",), BEN)


@rule("rise_of_tribes", "A51")
def test_player_who_leaves_is_no_longer_a_target(table: Table):
    table = table.with_members(AKI, "A1 3").with_members(BEN, "A1 2").with_members(CHIE, "A1 2")
    table = table.knowing(AKI, "spears").fighting().leaves(CHIE)
    assert (table.stage, table.offered("rival")) == ("rival", {"2"})


@rule("rise_of_tribes", 59, "A29", "A37")
def test_next_player_places_the_glacier_if_the_first_leaves():
    step = GAME.rules.initial_state(Options(special_terrains=True), 3, Luck("sun"))
    table = Table(step.state, step)
    while table.stage != "glacier":
        table = table.does(table.offers()[0])
    assert table.leaves(BEN).asked == AKI
    table = table.leaves(AKI)
    assert (table.stage, table.asked, table.state.active) == ("glacier", BEN, BEN)
    table = table.does(table.offers()[0])
    assert table.state.ice >= 0
    assert table.stage == "act"


@rule("rise_of_tribes", 53, "A29")
def test_lesson_lapses_when_its_teacher_leaves(table: Table):
    table = table.having(options=Options(elders=True)).with_members(AKI, "A1 1").with_village(AKI, "A1")
    table = table.dealing(AKI, elder=0).with_resources(AKI, 1, 0, 0).knowing(BEN, "calendar")
    table = table.beginning(AKI)
    assert table.stage == "consult"
    assert table.leaves(CHIE).offers() == ("consult 2 calendar food", "pass")
    assert (table.leaves(BEN).stage, table.leaves(BEN).asked) == ("act", AKI)
