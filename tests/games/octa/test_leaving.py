"""Somebody is away (A18) or leaves for good (A28)."""

from __future__ import annotations

import pytest

from engines.core import FastChance, IllegalAction
from engines.octa import GAME

from .table import AKI, BEN, CHIE, DAI, Table

rule = pytest.mark.rule


def default(table: Table) -> str:
    return GAME.notation(GAME.default_action(table.state, table.mover))


@rule("octa", "A18")
@pytest.mark.parametrize(
    ("lid", "choice"),
    [({3: 4, 5: 2}, "pick 3"), ({3: 4, 5: 4, 8: 1}, "pick 5"), ({8: 1}, "pick 8"), ({}, "roll")],
)
def test_for_who_is_away_the_most_dice_are_picked(table: Table, lid, choice):
    table = table.with_lid(lid).with_marker(AKI, 1, 5)
    assert default(table) == choice
    assert choice in table.offers()


@rule("octa", "A18")
def test_who_is_away_uses_no_additional_action(table: Table):
    assert default(table.plays("pick 1")) == "done"
    over = Table.laid_out(5).played_out()
    assert over.state.given == (0,) * 5


@rule("octa", "A28")
def test_the_leavers_markers_come_off_and_the_others_go_on(table: Table):
    table = table.with_marker(BEN, 3, 7).with_marker(AKI, 3, 4)
    assert table.points(3) == (2, 7, 0, 0)
    after = table.leaves(BEN)
    assert after.told == ("left",)
    assert after.state.markers[BEN] == (0,) * 8
    assert after.points(3) == (4, 0, 0, 0)
    assert after.mover == AKI
    assert [standing.rank for standing in GAME.standings(after.state)] == [1, 4, 2, 2]
    assert after.plays("pick 1", "done").mover == CHIE


@rule("octa", "A28")
def test_who_leaves_in_the_own_turn_ends_it(table: Table):
    after = table.plays("pick 1").leaves(AKI)
    assert after.mover == BEN
    assert not after.state.acted
    assert after.state.box == 3, "what was picked stays in the box"
    assert after.refuses("pick 2", seat=AKI).code == "left-already"
    assert after.offers(seat=AKI) == ()


@rule("octa", "A28")
def test_a_parent_who_leaves_picks_no_more_and_the_next_one_there_follows(table: Table):
    after = table.leaves(DAI).leaves(AKI)
    assert after.mover == BEN
    after = after.plays("pick 1", "done")
    assert after.mover == CHIE
    second = after.plays("pick 2", "done")
    assert second.state.round == 2
    assert second.state.parent == BEN
    assert second.mover == CHIE
    assert [chip.seat for chip in second.state.chips] == [DAI, BEN]


@rule("octa", "A28")
def test_a_parent_who_leaves_in_the_last_turn_brings_the_next_round(table: Table):
    table = table.plays("pick 1", "done", "pick 2", "done", "pick 3", "done")
    after = table.leaves(DAI)
    assert after.told == ("left", "chip-taken", "sorted")
    assert after.step.before_chance.round == 2
    assert after.step.before_chance.left == (False, False, False, True)
    assert (after.state.parent, after.mover) == (AKI, BEN)


@rule("octa", "A28")
def test_the_leavers_chips_help_nobody(table: Table):
    table = table.with_marker(DAI, 1, 5).with_marker(AKI, 1, 5)
    assert table.points(1) == (2, 0, 0, 7)
    assert table.leaves(DAI).points(1) == (5, 0, 0, 0)


@rule("octa", "A28")
def test_as_many_rounds_as_were_planned():
    table = Table.laid_out(3).leaves(AKI)
    over = table.played_out()
    assert over.state.round == 6
    assert over.outcome.ranks[AKI] == 3
    assert [event.seat for event in over.events if event.kind == "scored"] == [BEN, CHIE]


@rule("octa", "A28")
def test_the_last_one_left_wins_at_once():
    over = Table.laid_out(3).with_marker(AKI, 1, 9).leaves(AKI).leaves(CHIE)
    assert (over.outcome.reason, over.outcome.ranks) == ("last-left", (2, 1, 2))
    assert over.told == ("left", "scored", "ended")
    assert over.step.barrier
    with pytest.raises(IllegalAction) as caught:
        GAME.resign(over.state, BEN, FastChance(0))
    assert caught.value.code == "game-over"


@rule("octa", "A28")
def test_who_has_left_is_behind_all_who_stayed_and_beside_each_other():
    table = Table.laid_out(5).having(given=(3, 0, 1, 2, 0)).leaves(AKI).leaves(CHIE)
    assert [standing.rank for standing in GAME.standings(table.state)] == [4, 1, 4, 3, 1]


def test_nobody_leaves_twice(table: Table):
    with pytest.raises(IllegalAction) as caught:
        GAME.resign(table.leaves(AKI).state, AKI, FastChance(0))
    assert caught.value.code == "left-already"
