"""Leaving for good (A31)."""

from __future__ import annotations

import pytest

from engines.core import FastChance, IllegalAction
from engines.dicolony import GAME

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@rule("dicolony", "A31")
def test_the_others_go_on(table: Table):
    after = table.leaves(BEN)
    assert after.waiting_for == (AKI, CHIE)
    assert after.told == ("left",)
    assert after.offers(BEN) == ()
    assert after.refuses(BEN, "clear orange O1").code == "left-already"
    assert GAME.standings(after.state) == (), "the sheets are secret"


@rule("dicolony", "A31")
def test_who_leaves_as_the_last_to_finish_brings_the_next_dice(table: Table):
    table = table.clearing(AKI, "orange O1", "red R2").clearing(CHIE, "orange O1", "red R2")
    after = table.leaves(BEN, next_roll=(6, 6, 6, 6))
    assert after.told == ("left", "rolled")
    assert after.waiting_for == (AKI, CHIE)
    assert after.step.before_chance.left == (False, True, False)
    assert not after.step.hidden
    assert after.step.barrier


@rule("dicolony", "A31")
def test_who_has_left_scores_nothing_and_competes_with_nobody(table: Table):
    inn = "G1 G2 Y1"
    over = table.leaves(BEN).harvested("O1", inn, "O1 R3")
    assert over.outcome.ranks[BEN] == 3
    assert over.standing(BEN).score == 0
    assert over.buildings(BEN) == ()
    assert (over.points(AKI, "landscape-y1"), over.points(CHIE, "landscape-y1")) == (4, 2)
    assert not any(getattr(event, "seat", None) == BEN for event in over.events)


@rule("dicolony", "A31")
def test_leaving_while_others_choose_their_places():
    two = "O3 O* R3 G3 G* Y3"
    table = Table.laid_out(3).harvested(two, two, "")
    after = table.does(AKI, "build A G3").leaves(BEN)
    assert after.outcome.reason == "scored"
    assert after.outcome.ranks[BEN] == 3


@rule("dicolony", "A31")
def test_the_last_one_left_wins_at_once(table: Table):
    over = table.leaves(AKI).leaves(CHIE)
    assert (over.outcome.reason, over.outcome.ranks) == ("last-left", (2, 1, 2))
    assert over.told == ("left", "ended")
    with pytest.raises(IllegalAction):
        GAME.resign(over.state, BEN, FastChance(0))


@rule("dicolony", 49, "A31")
def test_alone_leaving_is_the_end():
    over = Table.laid_out(1).leaves(AKI)
    assert over.outcome.reason == "abandoned"
    assert over.standing(AKI).score == 0


def test_nobody_leaves_twice(table: Table):
    with pytest.raises(IllegalAction) as caught:
        GAME.resign(table.leaves(AKI).state, AKI, FastChance(0))
    assert caught.value.code == "left-already"
