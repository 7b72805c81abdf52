"""A player is away (A18) or leaves for good (A28)."""

from __future__ import annotations

import pytest

from engines.core import FastChance, IllegalAction
from engines.octa import GAME

from .table import AKI, BEN, CHIE, DAI, Table

rule = pytest.mark.rule


def default(table: Table) -> str:
    """The notation of the default action."""
    return GAME.rules.notation(GAME.rules.default_action(table.state, table.mover))


@rule("octa", "A18")
@pytest.mark.parametrize(
    ("lid", "choice"),
    [({3: 4, 5: 2}, "pick 3"), ({3: 4, 5: 4, 8: 1}, "pick 5"), ({8: 1}, "pick 8"), ({}, "roll")],
)
def test_default_picks_the_most_dice(table: Table, lid, choice):
    table = table.with_lid(lid).with_marker(AKI, 1, 5)
    assert default(table) == choice
    assert choice in table.offers()


@rule("octa", "A18")
def test_default_uses_no_additional_action(table: Table):
    assert default(table.plays("pick 1")) == "done"
    over = Table.laid_out(5).played_out()
    assert over.state.given == (0,) * 5


@rule("octa", "A28")
def test_markers_are_removed_and_others_go_on(table: Table):
    table = table.with_marker(BEN, 3, 7).with_marker(AKI, 3, 4)
    assert table.points(3) == (2, 7, 0, 0)
    after = table.leaves(BEN)
    assert after.event_kinds == ("left",)
    assert after.state.markers[BEN] == (0,) * 8
    assert after.points(3) == (4, 0, 0, 0)
    assert after.mover == AKI
    assert [standing.rank for standing in GAME.rules.standings(after.state)] == [1, 4, 2, 2]
    assert after.plays("pick 1", "done").mover == CHIE


@rule("octa", "A28")
def test_leaving_ends_the_own_turn(table: Table):
    after = table.plays("pick 1").leaves(AKI)
    assert after.mover == BEN
    assert not after.state.acted
    assert after.state.box == 3, "picked dice stay in the box"
    assert after.refuses("pick 2", seat=AKI).code == "left-already"
    assert after.offers(seat=AKI) == ()


@rule("octa", "A28")
def test_next_remaining_player_follows_as_parent(table: Table):
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
def test_parent_leaving_in_last_turn_begins_next_round(table: Table):
    table = table.plays("pick 1", "done", "pick 2", "done", "pick 3", "done")
    after = table.leaves(DAI)
    assert after.event_kinds == ("left", "chip-taken", "sorted")
    assert after.step.before_chance.round == 2
    assert after.step.before_chance.left == (False, False, False, True)
    assert (after.state.parent, after.mover) == (AKI, BEN)


@rule("octa", "A28")
def test_chips_of_player_who_left_count_for_nobody(table: Table):
    table = table.with_marker(DAI, 1, 5).with_marker(AKI, 1, 5)
    assert table.points(1) == (2, 0, 0, 7)
    assert table.leaves(DAI).points(1) == (5, 0, 0, 0)


@rule("octa", "A28")
def test_leaving_does_not_change_the_rounds():
    table = Table.laid_out(3).leaves(AKI)
    over = table.played_out()
    assert over.state.round == 6
    assert over.outcome.ranks[AKI] == 3
    assert [event.seat for event in over.events if event.kind == "scored"] == [BEN, CHIE]


@rule("octa", "A28")
def test_last_remaining_player_wins_at_once():
    over = Table.laid_out(3).with_marker(AKI, 1, 9).leaves(AKI).leaves(CHIE)
    assert (over.outcome.reason, over.outcome.ranks) == ("last-left", (2, 1, 2))
    assert over.event_kinds == ("left", "scored", "ended")
    assert over.step.barrier
    with pytest.raises(IllegalAction) as caught:
        GAME.rules.resign(over.state, BEN, FastChance(0))
    assert caught.value.code == "game-over"


@rule("octa", "A28")
def test_players_who_left_tie_for_last():
    table = Table.laid_out(5).having(given=(3, 0, 1, 2, 0)).leaves(AKI).leaves(CHIE)
    assert [standing.rank for standing in GAME.rules.standings(table.state)] == [4, 1, 4, 3, 1]


def test_leaving_twice_is_refused(table: Table):
    with pytest.raises(IllegalAction) as caught:
        GAME.rules.resign(table.leaves(AKI).state, AKI, FastChance(0))
    assert caught.value.code == "left-already"
