"""Clearing two spaces with two of four dice (rules 20-25, 50-52, A11-A14, A23)."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.core import FastChance, IllegalAction, ScriptedChance, Seat
from engines.dicolony import GAME
from engines.dicolony.actions import Clear
from engines.dicolony.clearing import marks
from engines.dicolony.printed.sheet import grid

from .table import AKI, BEN, CHIE, Table, land

rule = pytest.mark.rule
EXAMPLE = "O1 G4"
FULL_BUT_ORANGE_LINE = "R1 R2 R3 R4 R5 R6 R* G1 G2 G3 G4 G5 G6 G* Y1 Y2 Y3 Y4 Y5 Y6 Y* *1 *2 *3 *4 *5 *6"


@rule("dicolony", 19, 21)
def test_die_clears_its_crossing(table: Table):
    table = table.rolling(3, 3, 6, 1)
    for seat in (AKI, BEN, CHIE):
        assert table.clears(seat) == ("orange O3", "red R3", "green G6", "yellow Y1")
    assert table.clearing(AKI, "green G6").cleared(AKI) == "G6"


@rule("dicolony", 20, 23, "A23")
def test_turn_is_finished_after_two_dice(table: Table):
    first = table.clearing(AKI, "yellow Y4")
    assert first.waiting_for == (AKI, BEN, CHIE)
    assert first.clears(AKI) == ("orange O1", "red R2", "green G3")
    second = first.clearing(AKI, "red R2")
    assert second.cleared(AKI) == "R2 Y4"
    assert second.waiting_for == (BEN, CHIE)
    assert second.offers(AKI) == ()


@rule("dicolony", 22, 25)
def test_rulebook_example_of_clearing(table: Table):
    table = Table.laid_out(turn=3).with_cleared(AKI, EXAMPLE).rolling(1, 2, 4, 5)
    assert table.clears(AKI) == ("orange O*", "orange *1", "red R2", "green G*", "green *4", "yellow Y5")
    after = table.clearing(AKI, "orange *1", "green G*")
    assert after.cleared(AKI) == "O1 *1 G* G4"
    assert after.sheet(AKI).turns == (0, 0, land("*1 G*"))
    assert after.state.turn == 3


@rule("dicolony", 22)
def test_cleared_star_leaves_the_other_star(table: Table):
    table = table.with_cleared(AKI, "O1 O*").rolling(1, 2, 4, 5)
    assert table.clears(AKI)[0] == "orange *1"
    assert table.refuses(AKI, "clear orange O*").code == "space-cleared"


@rule("dicolony", 50)
def test_die_is_blocked_if_crossing_and_stars_are_cleared(table: Table):
    table = table.with_cleared(AKI, "O1 O* *1").rolling(1, 2, 4, 5)
    assert not any(each.startswith("orange") for each in table.clears(AKI))
    for space in ("O1", "O*", "*1"):
        assert table.refuses(AKI, f"clear orange {space}").code == "die-blocked"


@rule("dicolony", "A12")
def test_two_dice_cannot_clear_the_same_star(table: Table):
    table = table.with_cleared(AKI, "O4 G4 O* G*").rolling(4, 2, 4, 5)
    assert {"orange *4", "green *4"} <= set(table.clears(AKI))
    after = table.clearing(AKI, "orange *4")
    assert after.clears(AKI) == ("red R2", "yellow Y5")
    assert after.refuses(AKI, "clear green *4").code == "die-blocked"


@rule("dicolony", 20, "A12")
def test_die_is_used_once(table: Table):
    after = table.with_cleared(AKI, "O1").rolling(1, 2, 4, 5).clearing(AKI, "orange O*")
    assert after.refuses(AKI, "clear orange *1").code == "die-used"


@rule("dicolony", 21, "A13")
def test_star_is_refused_while_crossing_is_free(table: Table):
    refusal = table.refuses(AKI, "clear orange O*")
    assert refusal.code == "crossing-free"
    assert set(refusal.facts) == {"die", "space"}


def test_die_clears_no_other_space(table: Table):
    for elsewhere in ("O2", "R1", "R*", "*2"):
        assert table.refuses(AKI, f"clear orange {elsewhere}").code == "not-that-die"


@rule("dicolony", 51, "A11")
def test_first_choice_must_leave_a_second(table: Table):
    """Orange 4 can clear the star of orange or of 4, green 4 only that of 4; the other dice are blocked."""
    table = table.with_cleared(AKI, "O4 G4 G* R1 R* *1 Y1 Y*").rolling(4, 1, 4, 1)
    assert table.clears(AKI) == ("orange O*", "green *4")
    assert table.refuses(AKI, "clear orange *4").code == "leaves-no-second"
    assert table.clearing(AKI, "green *4").clears(AKI) == ("orange O*",)


@rule("dicolony", 52, "A14")
def test_one_usable_die_clears_one_space(table: Table):
    table = table.with_cleared(AKI, "O4 G4 O* G* R1 R* *1 Y1 Y*").rolling(4, 1, 4, 1)
    assert table.clears(AKI) == ("orange *4", "green *4")
    after = table.clearing(AKI, "orange *4")
    assert AKI not in after.waiting_for
    assert after.offers(AKI) == ()


@rule("dicolony", 52, "A14", "A33")
def test_player_without_usable_die_is_finished_publicly(table: Table):
    table = table.with_cleared(AKI, FULL_BUT_ORANGE_LINE + " O1 O2 O*")
    after = table.everybody_clears(next_roll=(1, 1, 1, 1))
    short = [event for event in after.events if event.kind == "short"]
    assert [(event.seat, event.count, event.visible_to) for event in short] == [(AKI, 0, None)]
    assert after.waiting_for == (BEN, CHIE)
    assert after.sheet(AKI).turns[-1] == 0
    assert after.everybody_clears().state.turn == 3


@rule("dicolony", 52, "A14")
def test_turn_resolves_if_nobody_can_use_a_die():
    table = Table.laid_out(1).with_cleared(AKI, FULL_BUT_ORANGE_LINE + " O1 O2 O3 O4")
    table = table.rolling(1, 5, 5, 6)
    assert table.clears(AKI) == ("orange O*",)
    chance = ScriptedChance.rolls((1, 2, 3, 4), (2, 2, 2, 2), (5, 1, 1, 1))
    step = GAME.rules.apply_action(table.state, AKI, GAME.rules.parse("clear orange O*"), chance)
    assert chance.done()
    assert step.state.turn == 4
    assert [event.count for event in step.events if event.kind == "short"] == [0, 0, 1]
    assert GAME.rules.current_players(step.state) == (AKI,)
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
@pytest.mark.parametrize(
    ("die", "space"), [("", "O1"), ("blue", "O1"), ("orange", ""), ("orange", "**"), ("orange", "Z9")]
)
def test_impossible_die_or_space_is_refused(table: Table, die: str, space: str):
    with pytest.raises(IllegalAction):
        GAME.rules.apply_action(table.rolling(1, 2, 3, 4).state, AKI, Clear(die=die, space=space), ScriptedChance())


@pytest.mark.parametrize("seat", [-1, -3, 3, 99])
def test_seat_beside_the_table_is_refused(table: Table, seat: int):
    """Seat -1 cleared the land of the last player."""
    state = table.rolling(1, 2, 3, 4).state
    for act in (
        lambda: GAME.rules.apply_action(state, Seat(seat), Clear(die="orange", space="O1"), ScriptedChance()),
        lambda: GAME.rules.resign(state, Seat(seat), ScriptedChance()),
    ):
        with pytest.raises(IllegalAction) as refused:
            act()
        assert refused.value.code == "no-such-seat"
