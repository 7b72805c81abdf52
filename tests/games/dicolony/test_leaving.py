"""A player leaves for good (A31)."""

from __future__ import annotations

import pytest

from engines.core import FastChance, IllegalAction
from engines.dicolony import GAME

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@rule("dicolony", "A31")
def test_others_go_on_after_a_player_leaves(table: Table):
    after = table.leaves(BEN)
    assert after.waiting_for == (AKI, CHIE)
    assert after.event_kinds == ("left",)
    assert after.offers(BEN) == ()
    assert after.refuses(BEN, "clear orange O1").code == "left-already"
    assert GAME.rules.standings(after.state) == (), "the sheets are secret"


@rule("dicolony", "A31")
def test_leaving_as_last_to_finish_rolls_the_next_dice(table: Table):
    table = table.clearing(AKI, "orange O1", "red R2").clearing(CHIE, "orange O1", "red R2")
    after = table.leaves(BEN, next_roll=(6, 6, 6, 6))
    assert after.event_kinds == ("left", "rolled")
    assert after.waiting_for == (AKI, CHIE)
    assert after.step.before_chance.left == (False, True, False)
    assert not after.step.hidden
    assert after.step.barrier


@rule("dicolony", "A31")
def test_player_who_left_neither_scores_nor_competes(table: Table):
    inn = "G1 G2 Y1"
    over = table.leaves(BEN).opened("O1", inn, "O1 R3")
    assert over.outcome.ranks[BEN] == 3
    assert over.standing(BEN).score == 0
    assert over.buildings(BEN) == ()
    assert (over.points(AKI, "landscape-y1"), over.points(CHIE, "landscape-y1")) == (4, 2)
    assert not any(getattr(event, "seat", None) == BEN for event in over.events)


@rule("dicolony", "A31")
def test_leaving_during_building_resolves_the_game():
    two = "O3 O* R3 G3 G* Y3"
    table = Table.laid_out(3).opened(two, two, "")
    after = table.does(AKI, "build A G3").leaves(BEN)
    assert after.outcome.reason == "scored"
    assert after.outcome.ranks[BEN] == 3


@rule("dicolony", "A31")
def test_last_remaining_player_wins_at_once(table: Table):
    over = table.leaves(AKI).leaves(CHIE)
    assert (over.outcome.reason, over.outcome.ranks) == ("last-left", (2, 1, 2))
    assert over.event_kinds == ("left", "ended")
    with pytest.raises(IllegalAction):
        GAME.rules.resign(over.state, BEN, FastChance(0))


@rule("dicolony", 49, "A31")
def test_leaving_a_solo_game_ends_it():
    over = Table.laid_out(1).leaves(AKI)
    assert over.outcome.reason == "abandoned"
    assert over.standing(AKI).score == 0


def test_leaving_twice_is_refused(table: Table):
    with pytest.raises(IllegalAction) as caught:
        GAME.rules.resign(table.leaves(AKI).state, AKI, FastChance(0))
    assert caught.value.code == "left-already"
