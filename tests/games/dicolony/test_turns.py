"""All at once: order, finishing, taking back, the tenth turn, absence (rules 17, 19, 23, 24, 26, A24, A25)."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.core import ScriptedChance
from engines.dicolony import GAME

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@rule("dicolony", 19, 24)
def test_everybody_owes_two_spaces_and_the_last_pen_brings_the_next_dice(table: Table):
    assert table.waiting_for == (AKI, BEN, CHIE)
    table = table.clearing(CHIE, "orange O1", "red R2").clearing(AKI, "green G3", "yellow Y4")
    assert table.waiting_for == (BEN,)
    assert table.state.turn == 1
    after = table.clearing(BEN, "orange O1", "yellow Y4", next_roll=(6, 6, 5, 5))
    assert after.waiting_for == (AKI, BEN, CHIE)
    assert (after.state.turn, after.state.rolls[-1]) == (2, (6, 6, 5, 5))
    assert after.told == ("cleared", "rolled")


@rule("dicolony", 19, 24)
def test_the_order_in_which_players_finish_changes_nothing(table: Table):
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
                after = GAME.apply_action(after, seat, GAME.parse("clear " + notation), chance).state
            ends.add(after)
    assert len(ends) == 1


@rule("dicolony", 24, 54, "A24")
def test_choices_are_hidden_and_only_the_last_pen_is_a_barrier(table: Table):
    """The house lets anybody take back hidden choices up to a barrier; others' hidden choices do not close it."""
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
def test_the_dice_are_the_last_effect_of_the_last_pen(table: Table):
    table = table.clearing(AKI, "orange O1", "red R2").clearing(BEN, "orange O1", "red R2")
    one = table.clearing(CHIE, "orange O1", "red R2", next_roll=(1, 1, 1, 1))
    other = table.clearing(CHIE, "orange O1", "red R2", next_roll=(6, 6, 6, 6))
    assert one.step.before_chance == other.step.before_chance
    assert one.step.before_chance.stage == "roll"
    assert one.step.before_chance.sheets[CHIE].cleared


@rule("dicolony", 24, 26)
def test_before_the_sheets_are_opened_the_last_pen_is_still_one_s_own():
    """What a preview of the very last clearing shows: the own mark, and nobody else's sheet."""
    table = Table.laid_out(2, turn=10).clearing(AKI, "orange O1", "red R2")
    last = table.clearing(BEN, "orange O1", "red R2")
    assert last.told[0] == "cleared"
    assert "opened" in last.told
    before = last.step.before_chance
    assert before.stage == "clear"
    sight = GAME.view(before, BEN)
    assert sight.sheets[AKI] is None
    assert sight.sheets[BEN].cleared == last.sheet(BEN).cleared
    assert sight.sheets[BEN].owed == 0


@rule("dicolony", 17, 26)
def test_after_ten_turns_no_land_is_cleared_any_more():
    table = Table.laid_out(2)
    for turn in range(1, 10):
        assert table.state.turn == turn
        table = table.everybody_clears(next_roll=(1 + turn % 6, 1 + turn % 5, 1 + turn % 4, 1 + turn % 3))
    assert table.state.turn == 10
    after = table.everybody_clears()
    assert after.state.turn == 10
    assert after.state.stage in ("build", "over")
    assert "opened" in after.told
    assert "rolled" not in after.told
    assert all(len(sheet.turns) == 10 for sheet in after.state.sheets)


def test_clearing_and_building_have_their_time(table: Table):
    assert table.refuses(AKI, "build A O1").code == "clear-first"
    finished = table.clearing(AKI, "orange O1", "red R2")
    assert finished.refuses(AKI, "clear green G3").code == "finished-already"
    building = table.harvested("O3 O* R3 G3 G* Y3")
    assert building.waiting_for == (AKI,)
    assert building.refuses(AKI, "clear green G3").code == "cleared-already"
    assert building.refuses(BEN, "build A O3").code == "finished-already"
    over = table.harvested()
    assert over.refuses(AKI, "clear green G3").code == "game-over"


@rule("dicolony", "A25")
def test_for_an_absent_player_the_first_legal_pair_is_taken(table: Table):
    table = table.with_cleared(AKI, "O1").rolling(1, 2, 3, 4)
    taken = []
    for _ in range(2):
        action = GAME.default_action(table.state, AKI)
        taken.append(GAME.notation(action))
        table = table.does(AKI, taken[-1])
    assert taken == ["clear orange O*", "clear red R2"]


def test_what_is_asked_is_for_the_own_eyes(table: Table):
    asked = GAME.prompt(table.seen_by(AKI), AKI)
    assert (asked.key, asked.private) == ("clear", True)
    once = table.clearing(AKI, "orange O1")
    assert GAME.prompt(once.seen_by(AKI), AKI).key == "clear-second"
    assert len(GAME.prompt(once.seen_by(AKI), AKI).facts["dice"]) == 3
    twice = once.clearing(AKI, "red R2")
    assert GAME.prompt(twice.seen_by(AKI), AKI).key == "wait"
    short = table.with_cleared(AKI, "O4 G4 O* G* R1 R* *1 Y1 Y*").rolling(4, 1, 4, 1)
    assert GAME.prompt(short.seen_by(AKI), AKI).key == "clear-only"
