"""Simultaneous turns: order, barriers, the last turn, absence (rules 17, 19, 23, 24, 26, A24, A25)."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.core import ScriptedChance
from engines.dicolony import GAME

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@rule("dicolony", 19, 24)
def test_last_clearing_of_a_turn_rolls_the_next_dice(table: Table):
    assert table.waiting_for == (AKI, BEN, CHIE)
    table = table.clearing(CHIE, "orange O1", "red R2").clearing(AKI, "green G3", "yellow Y4")
    assert table.waiting_for == (BEN,)
    assert table.state.turn == 1
    after = table.clearing(BEN, "orange O1", "yellow Y4", next_roll=(6, 6, 5, 5))
    assert after.waiting_for == (AKI, BEN, CHIE)
    assert (after.state.turn, after.state.rolls[-1]) == (2, (6, 6, 5, 5))
    assert after.event_kinds == ("cleared", "rolled")


@rule("dicolony", 19, 24)
def test_order_of_finishing_changes_nothing(table: Table):
    moves = [
        (AKI, "orange O1"),
        (AKI, "red R2"),
        (BEN, "green G3"),
        (BEN, "orange O1"),
        (CHIE, "yellow Y4"),
        (CHIE, "red R2"),
    ]
    ends = set()
    for order in permutations(moves):
        if all(order.index(moves[at]) < order.index(moves[at + 1]) for at in (0, 2, 4)):
            after, chance = table.state, ScriptedChance.rolls((5, 5, 5, 5))
            for seat, notation in order:
                after = GAME.rules.apply_action(after, seat, GAME.rules.parse("clear " + notation), chance).state
            ends.add(after)
    assert len(ends) == 1


@rule("dicolony", 24, 54, "A24")
def test_only_the_last_clearing_is_a_barrier(table: Table):
    """Hidden choices can be undone up to a barrier; hidden choices of others do not prevent it."""
    first = table.clearing(AKI, "orange O1")
    second = first.clearing(AKI, "red R2")
    for early in (first, second, second.clearing(BEN, "orange O1", "red R2")):
        assert early.step.hidden
        assert not early.step.barrier
        assert not early.step.publish
        assert early.step.before_chance is None
    last = second.clearing(BEN, "orange O1", "red R2").clearing(CHIE, "orange O1", "red R2")
    assert last.step.hidden
    assert last.step.barrier
    assert last.step.publish


@rule("dicolony", 18, 24)
def test_dice_are_the_last_effect_of_the_last_clearing(table: Table):
    table = table.clearing(AKI, "orange O1", "red R2").clearing(BEN, "orange O1", "red R2")
    one = table.clearing(CHIE, "orange O1", "red R2", next_roll=(1, 1, 1, 1))
    other = table.clearing(CHIE, "orange O1", "red R2", next_roll=(6, 6, 6, 6))
    assert one.step.before_chance == other.step.before_chance
    assert one.step.before_chance.stage == "roll"
    assert one.step.before_chance.sheets[CHIE].cleared


@rule("dicolony", 24, 26)
def test_preview_of_last_clearing_hides_other_sheets():
    """The preview of the very last clearing shows it, but no sheet of another player."""
    table = Table.laid_out(2, turn=10).clearing(AKI, "orange O1", "red R2")
    last = table.clearing(BEN, "orange O1", "red R2")
    assert last.event_kinds[0] == "cleared"
    assert "opened" in last.event_kinds
    before = last.step.before_chance
    assert before.stage == "clear"
    view = GAME.rules.view(before, BEN)
    assert view.sheets[AKI] is None
    assert view.sheets[BEN].cleared == last.sheet(BEN).cleared
    assert view.sheets[BEN].owed == 0


@rule("dicolony", 17, 26)
def test_building_follows_the_tenth_turn():
    table = Table.laid_out(2)
    for turn in range(1, 10):
        assert table.state.turn == turn
        table = table.everybody_clears(next_roll=(1 + turn % 6, 1 + turn % 5, 1 + turn % 4, 1 + turn % 3))
    assert table.state.turn == 10
    after = table.everybody_clears()
    assert after.state.turn == 10
    assert after.state.stage in ("build", "over")
    assert "opened" in after.event_kinds
    assert "rolled" not in after.event_kinds
    assert all(len(sheet.turns) == 10 for sheet in after.state.sheets)


def test_action_of_another_stage_is_refused(table: Table):
    assert table.refuses(AKI, "build A O1").code == "clear-first"
    finished = table.clearing(AKI, "orange O1", "red R2")
    assert finished.refuses(AKI, "clear green G3").code == "finished-already"
    building = table.opened("O3 O* R3 G3 G* Y3")
    assert building.waiting_for == (AKI,)
    assert building.refuses(AKI, "clear green G3").code == "cleared-already"
    assert building.refuses(BEN, "build A O3").code == "finished-already"
    over = table.opened()
    assert over.refuses(AKI, "clear green G3").code == "game-over"


@rule("dicolony", "A25")
def test_default_takes_the_first_legal_pair(table: Table):
    table = table.with_cleared(AKI, "O1").rolling(1, 2, 3, 4)
    taken = []
    for _ in range(2):
        action = GAME.rules.default_action(table.state, AKI)
        taken.append(GAME.rules.notation(action))
        table = table.does(AKI, taken[-1])
    assert taken == ["clear orange O*", "clear red R2"]


def test_choices_are_secret(table: Table):
    view = table.seen_by(AKI)
    assert GAME.talk.prompt(view, AKI).key == "clear"
    assert GAME.rules.chooses_in_secret(view, AKI)
    once = table.clearing(AKI, "orange O1")
    assert GAME.talk.prompt(once.seen_by(AKI), AKI).key == "clear-second"
    assert len(GAME.talk.prompt(once.seen_by(AKI), AKI).facts["dice"]) == 3
    twice = once.clearing(AKI, "red R2")
    assert GAME.talk.prompt(twice.seen_by(AKI), AKI).key == "wait"
    short = table.with_cleared(AKI, "O4 G4 O* G* R1 R* *1 Y1 Y*").rolling(4, 1, 4, 1)
    assert GAME.talk.prompt(short.seen_by(AKI), AKI).key == "clear-only"
