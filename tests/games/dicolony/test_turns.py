"""Clearing two spaces with two of four dice, all at once (rules 17-26, 50-52, A11-A14, A23-A25)."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.core import FastChance, IllegalAction, ScriptedChance, Seat
from engines.dicolony import GAME
from engines.dicolony.actions import Clear
from engines.dicolony.clearing import marks
from engines.dicolony.printed.sheet import grid
from engines.dicolony.state import Sheet

from .table import AKI, BEN, CHIE, Table, land

rule = pytest.mark.rule
FULL_BUT_ORANGE_LINE = "R1 R2 R3 R4 R5 R6 R* G1 G2 G3 G4 G5 G6 G* Y1 Y2 Y3 Y4 Y5 Y6 Y* *1 *2 *3 *4 *5 *6"
TWO = ("orange O1", "red R2")
"""A whole turn with the quiet roll."""


@rule("dicolony", 17, 19, 20, 21, 23, "A13", "A23", "A25")
def test_turn_is_two_dice_on_their_crossings(table: Table):
    rolled = table.rolling(3, 3, 6, 1)
    for seat in (AKI, BEN, CHIE):
        assert rolled.clears(seat) == ("orange O3", "red R3", "green G6", "yellow Y1")
    assert rolled.clearing(AKI, "green G6").cleared(AKI) == "G6"
    refusal = table.refuses(AKI, "clear orange O*")
    assert (refusal.code, set(refusal.facts)) == ("crossing-free", {"die", "space"})
    for elsewhere in ("O2", "R1", "R*", "*2"):
        assert table.refuses(AKI, f"clear orange {elsewhere}").code == "not-that-die"
    assert table.refuses(AKI, "build A O1").code == "clear-first"
    first = table.clearing(AKI, "yellow Y4")
    assert first.waiting_for == (AKI, BEN, CHIE)
    assert first.clears(AKI) == ("orange O1", "red R2", "green G3")
    second = first.clearing(AKI, "red R2")
    assert (second.cleared(AKI), second.sheet(AKI).turns) == ("R2 Y4", (land("R2 Y4"),))
    assert table.sheet(BEN) == Sheet(turns=(0,), owed=2)
    assert (second.waiting_for, second.offers(AKI)) == ((BEN, CHIE), ())
    assert second.refuses(AKI, "clear green G3").code == "finished-already"
    absent = table.with_cleared(AKI, "O1").rolling(1, 2, 3, 4)
    for taken in ("clear orange O*", "clear red R2"):
        assert GAME.rules.notation(GAME.rules.default_action(absent.state, AKI)) == taken
        absent = absent.does(AKI, taken)


@rule("dicolony", 20, 21, 22, 25, 50, "A12")
def test_die_of_a_cleared_crossing_clears_a_star_of_its_line():
    """The rulebook's example."""
    table = Table.laid_out(turn=3).with_cleared(AKI, "O1 G4").rolling(1, 2, 4, 5)
    assert table.clears(AKI) == ("orange O*", "orange *1", "red R2", "green G*", "green *4", "yellow Y5")
    after = table.clearing(AKI, "orange *1", "green G*")
    assert (after.cleared(AKI), after.state.turn) == ("O1 *1 G* G4", 3)
    assert after.sheet(AKI).turns == (0, 0, land("*1 G*"))
    assert table.clearing(AKI, "orange O*").refuses(AKI, "clear orange *1").code == "die-used"
    one = table.with_cleared(AKI, "O1 O*")
    assert one.clears(AKI)[0] == "orange *1"
    assert one.refuses(AKI, "clear orange O*").code == "space-cleared"
    blocked = table.with_cleared(AKI, "O1 O* *1")
    assert not any(each.startswith("orange") for each in blocked.clears(AKI))
    for space in ("O1", "O*", "*1"):
        assert blocked.refuses(AKI, f"clear orange {space}").code == "die-blocked"
    shared = table.with_cleared(AKI, "O4 G4 O* G*").rolling(4, 2, 4, 5)
    assert {"orange *4", "green *4"} <= set(shared.clears(AKI))
    after = shared.clearing(AKI, "orange *4")
    assert after.clears(AKI) == ("red R2", "yellow Y5")
    assert after.refuses(AKI, "clear green *4").code == "die-blocked"


@rule("dicolony", 51, 52, "A11", "A14")
def test_first_choice_must_leave_a_second_if_there_is_one(table: Table):
    """Orange 4 can clear the star of orange or of 4, green 4 only that of 4; the other dice are blocked."""
    table = table.with_cleared(AKI, "O4 G4 G* R1 R* *1 Y1 Y*").rolling(4, 1, 4, 1)
    assert table.clears(AKI) == ("orange O*", "green *4")
    assert table.refuses(AKI, "clear orange *4").code == "leaves-no-second"
    assert table.clearing(AKI, "green *4").clears(AKI) == ("orange O*",)
    one = table.with_cleared(AKI, "O4 G4 O* G* R1 R* *1 Y1 Y*").rolling(4, 1, 4, 1)
    assert one.clears(AKI) == ("orange *4", "green *4")
    after = one.clearing(AKI, "orange *4")
    assert (AKI in after.waiting_for, after.offers(AKI)) == (False, ())


@rule("dicolony", 52, "A14", "A33")
def test_player_without_usable_die_is_finished_publicly(table: Table):
    full = table.with_cleared(AKI, FULL_BUT_ORANGE_LINE + " O1 O2 O*")
    after = full.everybody_clears(next_roll=(1, 1, 1, 1))
    short = [event for event in after.events if event.kind == "short"]
    assert [(event.seat, event.count, event.visible_to) for event in short] == [(AKI, 0, None)]
    assert (after.waiting_for, after.sheet(AKI).turns[-1]) == ((BEN, CHIE), 0)
    assert after.everybody_clears().state.turn == 3
    alone = Table.laid_out(1).with_cleared(AKI, FULL_BUT_ORANGE_LINE + " O1 O2 O3 O4").rolling(1, 5, 5, 6)
    assert alone.clears(AKI) == ("orange O*",)
    chance = ScriptedChance.rolls((1, 2, 3, 4), (2, 2, 2, 2), (5, 1, 1, 1))
    step = GAME.rules.apply_action(alone.state, AKI, GAME.rules.parse("clear orange O*"), chance)
    assert chance.done(), "turns in which nobody can use a die are over at once"
    assert (step.state.turn, GAME.rules.current_players(step.state)) == (4, (AKI,))
    assert [event.count for event in step.events if event.kind == "short"] == [0, 0, 1]
    assert step.before_chance is not None
    assert (step.before_chance.turn, step.before_chance.stage) == (2, "roll")


@rule("dicolony", 20, 21, 22, 50, 51)
def test_legal_clearings_agree_with_naive_search():
    """On random sheets, playable pairs are all pairs that clear two spaces, or single clearings if none does."""
    picker = FastChance(3)
    lands = list(grid().number.values())
    for _ in range(300):
        cleared = sum(1 << number for number in picker.shuffle(lands)[: picker.pick(range(10, 34))])
        dice = picker.roll(4, 6)
        assert sequences(cleared, dice) == naive_sequences(cleared, dice)


def sequences(cleared: int, dice: tuple[int, ...]) -> set[tuple[tuple[int, int], ...]]:
    """All sequences of marks that can be played in a turn."""
    found = set()
    for first in marks(cleared, dice, ()):
        later = marks(cleared | 1 << first[1], dice, (first[0],))
        found |= {(first, second) for second in later} or {(first,)}
    return found


def naive_sequences(cleared: int, dice: tuple[int, ...]) -> set[tuple[tuple[int, int], ...]]:
    """The same, by trying all ordered pairs of dice."""

    def can(die: int, done: int) -> set[str]:
        letter, face = "ORGY"[die], str(dice[die])
        if not land(letter + face) & done:
            return {letter + face}
        return {star for star in (letter + "*", "*" + face) if not land(star) & done}

    pairs, singles = set(), set()
    for one, other in permutations(range(4), 2):
        for first in can(one, cleared):
            singles.add(((one, grid().number[first]),))
            for second in can(other, cleared | land(first)):
                pairs.add(((one, grid().number[first]), (other, grid().number[second])))
    return pairs or singles


@rule("dicolony", 2, "A1")
def test_impossible_die_space_or_seat_is_refused(table: Table):
    """Seat -1 cleared the land of the last player."""
    state, chance = table.rolling(1, 2, 3, 4).state, ScriptedChance()
    for die, space in (("", "O1"), ("blue", "O1"), ("orange", ""), ("orange", "**"), ("orange", "Z9")):
        with pytest.raises(IllegalAction):
            GAME.rules.apply_action(state, AKI, Clear(die=die, space=space), chance)
    for seat in map(Seat, (-1, -3, 3, 99)):
        with pytest.raises(IllegalAction, match="no-such-seat"):
            GAME.rules.apply_action(state, seat, Clear(die="orange", space="O1"), chance)
        with pytest.raises(IllegalAction, match="no-such-seat"):
            GAME.rules.resign(state, seat, chance)


@rule("dicolony", 18, 19, 24, 54, "A24")
def test_last_clearing_of_a_turn_rolls_the_next_dice(table: Table):
    """Hidden choices can be undone up to it, and those of others do not prevent it."""
    first = table.clearing(CHIE, "orange O1")
    second = first.clearing(CHIE, "red R2")
    third = second.clearing(AKI, "green G3", "yellow Y4")
    assert (third.waiting_for, third.state.turn) == ((BEN,), 1)
    for early in (first, second, third):
        assert (early.step.hidden, early.step.barrier, early.step.publish) == (True, False, False)
        assert early.step.before_chance is None
    one = third.clearing(BEN, "orange O1", "yellow Y4", next_roll=(6, 6, 5, 5))
    assert (one.step.hidden, one.step.barrier, one.step.publish) == (True, True, True)
    assert (one.state.turn, one.state.rolls[-1], one.waiting_for) == (2, (6, 6, 5, 5), (AKI, BEN, CHIE))
    assert one.kinds == ("cleared", "rolled")
    other = third.clearing(BEN, "orange O1", "yellow Y4", next_roll=(1, 1, 1, 1))
    assert one.step.before_chance == other.step.before_chance
    assert one.step.before_chance.stage == "roll"
    assert one.step.before_chance.sheets[BEN].cleared


@rule("dicolony", 17, 24, 26)
def test_building_follows_the_tenth_turn():
    table = Table.laid_out(2)
    for turn in range(1, 10):
        assert table.state.turn == turn
        table = table.everybody_clears(next_roll=(1 + turn % 6, 1 + turn % 5, 1 + turn % 4, 1 + turn % 3))
    after = table.everybody_clears()
    assert after.state.turn == 10
    assert after.state.stage in ("build", "over")
    assert "opened" in after.kinds
    assert "rolled" not in after.kinds
    assert all(len(sheet.turns) == 10 for sheet in after.state.sheets)
    last = Table.laid_out(2, turn=10).clearing(AKI, *TWO).clearing(BEN, *TWO)
    assert last.kinds[:2] == ("cleared", "opened")
    before = last.step.before_chance
    view = GAME.rules.view(before, BEN)
    assert (before.stage, view.sheets[AKI]) == ("clear", None), "the preview hides the sheets of others"
    assert (view.sheets[BEN].cleared, view.sheets[BEN].owed) == (last.sheet(BEN).cleared, 0)


def test_choices_are_secret_and_asked_one_by_one(table: Table):
    once = table.clearing(AKI, "orange O1")
    short = table.with_cleared(AKI, "O4 G4 O* G* R1 R* *1 Y1 Y*").rolling(4, 1, 4, 1)
    for each, key in ((table, "clear"), (once, "clear-second"), (once.clearing(AKI, "red R2"), "wait")):
        assert GAME.talk.prompt(each.seen_by(AKI), AKI).key == key
    assert GAME.rules.chooses_in_secret(table.seen_by(AKI), AKI)
    assert len(GAME.talk.prompt(once.seen_by(AKI), AKI).facts["dice"]) == 3
    assert GAME.talk.prompt(short.seen_by(AKI), AKI).key == "clear-only"
