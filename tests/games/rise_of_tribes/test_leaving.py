"""Leaving for good (A29, A51)."""

from __future__ import annotations

import pytest

from engines.core import FastChance, IllegalAction
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.state import Options

from .table import AKI, BEN, CHIE, Luck, Table

rule = pytest.mark.rule


@rule("rise_of_tribes", 59, "A29", "A37")
def test_leaving_clears_the_pieces_and_hands_the_dice_on(table: Table):
    now = table.with_members(BEN, "A1 2").with_village(BEN, "A1").owning(BEN, "walls").leaves(BEN)
    assert (now.at("A1"), now.village("A1"), now.player(BEN).supply) == ((0, 0, 0), -1, 20)
    assert (now.state.discarded, now.asked, now.refuses("end", BEN)) == (("walls",), AKI, "left-already")
    with pytest.raises(IllegalAction):
        GAME.rules.resign(now.state, BEN, FastChance(0))
    # Leaving in ones turn hands the dice on.
    now = table.with_members(BEN, "A1 1").with_members(AKI, "B2 2").does("use sun grow").leaves(AKI)
    assert (now.state.active, now.asked, now.stage) == (BEN, BEN, "act")
    assert len(now.state.now.dice) == 2
    now = now.with_members(CHIE, "A2 1").does("use sun move", "stop", "use moon grow", "stop", "end")
    assert now.state.active == CHIE
    now = table.leaves(AKI).leaves(CHIE)
    assert (now.outcome.reason, now.outcome.ranks) == ("last-left", (2, 1, 2))
    assert GAME.rules.current_players(now.state) == ()
    # Leaving in the set up skips the players steps.
    step = GAME.rules.initial_state(Options(leaders=True), 3, Luck("sun"))
    now = Table(step.state, step).leaves(AKI)
    assert (now.stage, now.asked) == ("power", BEN)
    now = now.does(now.offers()[0])
    now = now.does(now.offers()[0])
    assert (now.stage, now.asked, now.state.active) == ("place", BEN, BEN)
    # Next player places the glacier if the first leaves.
    step = GAME.rules.initial_state(Options(special_terrains=True), 3, Luck("sun"))
    now = Table(step.state, step)
    while now.stage != "glacier":
        now = now.does(now.offers()[0])
    assert now.leaves(BEN).asked == AKI
    now = now.leaves(AKI)
    assert (now.stage, now.asked, now.state.active) == ("glacier", BEN, BEN)
    now = now.does(now.offers()[0])
    assert now.state.ice >= 0
    assert now.stage == "act"


@rule("rise_of_tribes", 53, "A29", "A51")
def test_questions_go_on_without_who_left(table: Table):
    now = table
    for seat in (AKI, BEN, CHIE):
        now = now.with_resources(seat, 2, 0, 0)
    now = now.revealing("chieftain").does("bid 1").leaves(BEN)
    assert (now.stage, now.asked, now.state.bid) == ("bid", CHIE, 1)
    assert now.leaves(AKI).outcome.reason == "last-left"
    # Bid of a player who leaves is void.
    now = table
    for seat in (AKI, BEN, CHIE):
        now = now.with_resources(seat, 3, 0, 0)
    now = now.revealing("chieftain").does("bid 1", "bid 2").leaves(BEN)
    assert (now.stage, now.asked, now.state.bid) == ("bid", CHIE, 0)
    now = now.does("pass")
    assert (now.asked, now.offers()[0]) == (AKI, "bid 1")
    # Unresolved tile is discarded with its player.
    now = table.with_members(BEN, "B2 1").revealing("mammoth")
    assert now.stage == "put"
    now = now.leaves(AKI)
    assert (now.face_up, now.state.discarded, now.state.active) == ((), ("mammoth",), BEN)
    now = table.with_members(AKI, "A1 3").with_members(BEN, "A1 2").with_members(CHIE, "A1 2")
    now = now.knowing(AKI, "spears").fighting().leaves(CHIE)
    assert (now.stage, now.offered("rival")) == ("rival", {"2"})
    # Lesson lapses when its teacher leaves.
    now = table.having(options=Options(elders=True)).with_members(AKI, "A1 1").with_village(AKI, "A1")
    now = now.dealing(AKI, elder=0).with_resources(AKI, 1, 0, 0).knowing(BEN, "calendar").beginning(AKI)
    assert (now.stage, now.leaves(CHIE).offers()) == ("consult", ("consult 2 calendar food", "pass"))
    assert (now.leaves(BEN).stage, now.leaves(BEN).asked) == ("act", AKI)
