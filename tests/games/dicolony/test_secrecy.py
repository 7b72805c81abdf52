"""The others' sheets (rule 54): what can be seen, told or guessed before the tenth turn is over, and what not."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core import FastChance, Seat, Step, policies, seen_by
from engines.core.records import load, replay
from engines.dicolony import GAME
from engines.dicolony.clearing import marks, most
from engines.dicolony.state import Options, State

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule
RECORDS = Path(__file__).parent / "records"


def played(seed: int, seats: int = 3, actions: int = 10_000) -> list[tuple[State, Seat, Step[State]]]:
    """A random game: (state, who acted, the step)."""
    chance, mind = FastChance(seed), FastChance(seed + 1)
    state, found = GAME.initial_state(Options(), seats, chance).state, []
    while GAME.current_players(state) and len(found) < actions:
        seat = mind.pick(GAME.current_players(state))
        step = GAME.apply_action(state, seat, mind.pick(GAME.legal_actions(state, seat)), chance)
        found.append((state, seat, step))
        state = step.state
    return found


@rule("dicolony", 54)
def test_one_sees_the_own_sheet_and_no_other(table: Table):
    table = table.clearing(AKI, "orange O1", "red R2").clearing(BEN, "green G3")
    assert [sheet is not None for sheet in table.seen_by(AKI).sheets] == [True, False, False]
    assert table.seen_by(None).sheets == (None, None, None)
    assert table.seen_by(AKI).sheets[AKI] == table.sheet(AKI)


@rule("dicolony", 54)
def test_whatever_the_others_choose_one_sees_and_is_told_the_same(table: Table):
    table = table.with_cleared(BEN, "O1")
    one = table.clearing(BEN, "orange O*", "red R2").clearing(CHIE, "orange O1")
    other = table.clearing(BEN, "green G3", "yellow Y4").clearing(CHIE, "yellow Y4")
    for reader in (AKI, None):
        assert one.seen_by(reader) == other.seen_by(reader)
        assert seen_by(one.events, reader) == seen_by(other.events, reader) == ()
    assert GAME.standings(one.state) == GAME.standings(other.state)
    assert one.waiting_for == other.waiting_for == (AKI, CHIE)


@rule("dicolony", 23, 54)
def test_the_table_sees_who_has_finished_and_nothing_else(table: Table):
    first = table.clearing(AKI, "orange O1")
    second = first.clearing(AKI, "red R2")
    for after in (first, second):
        assert seen_by(after.events, None) == seen_by(after.events, BEN) == ()
        assert [event.kind for event in seen_by(after.events, AKI)] == ["cleared"]
        assert after.seen_by(BEN) == table.seen_by(BEN)
    assert (first.waiting_for, second.waiting_for) == ((AKI, BEN, CHIE), (BEN, CHIE))


@rule("dicolony", 26, 54)
def test_after_the_tenth_turn_the_sheets_lie_open():
    table = Table.laid_out(2).harvested("O3 O* R3 G3 G* Y3", "O1")
    assert table.state.stage == "build"
    for reader in (AKI, BEN, None):
        assert [sheet.cleared for sheet in table.seen_by(reader).sheets] == [
            sheet.cleared for sheet in table.state.sheets
        ]


@rule("dicolony", 54)
@pytest.mark.parametrize("seed", range(4))
def test_no_public_event_of_the_ten_turns_names_a_space(seed):
    for state, _, step in played(seed):
        if state.stage == "clear" and step.state.stage == "clear":
            kinds = {event.kind for event in seen_by(step.events, None)}
            assert kinds <= {"rolled", "short"}


@rule("dicolony", 54)
@pytest.mark.parametrize("seed", range(3))
def test_other_sheets_that_fit_all_that_is_open_look_the_same(seed):
    game = played(seed)
    differing = 0
    for state, seat, _ in game[::5]:
        for reader in (None, AKI, BEN):
            twin = GAME.resample(state, reader, FastChance(seed))
            assert GAME.view(twin, reader) == GAME.view(state, reader)
            assert GAME.current_players(twin) == GAME.current_players(state)
            assert GAME.standings(twin) == GAME.standings(state)
            differing += twin != state
            if reader == seat:
                assert GAME.legal_actions(twin, seat) == GAME.legal_actions(state, seat)
    assert differing > len(game[::5])


@rule("dicolony", 20, 51, 54)
def test_a_sheet_made_up_could_have_been_played():
    for state, _, _ in played(7)[10::15]:
        if state.stage != "clear":
            continue
        for true, sheet in zip(state.sheets, GAME.resample(state, None, FastChance(1)).sheets, strict=True):
            assert [spaces.bit_count() for spaces in sheet.turns] == [spaces.bit_count() for spaces in true.turns]
            cleared = 0
            for dice, spaces in zip(state.rolls, sheet.turns, strict=True):
                if dice != state.rolls[-1]:
                    assert spaces.bit_count() == most(cleared, dice)
                assert not cleared & spaces
                assert spaces in reachable(cleared, dice)
                cleared |= spaces
            assert sheet.cleared == cleared


def reachable(cleared: int, dice: tuple[int, ...], used: tuple[int, ...] = ()) -> set[int]:
    """What a turn may have cleared when it is over, or when it is not."""
    found = {0}
    for die, space in marks(cleared, dice, used):
        found |= {1 << space | more for more in reachable(cleared | 1 << space, dice, (*used, die))}
    return found


@rule("dicolony", 52, 54, "A33")
@pytest.mark.parametrize("name", ["no-die-at-all", "short-of-dice"])
def test_a_sheet_known_to_be_short_of_dice_is_still_not_given_away(name):
    """All that the table knows of it is kept, and yet there are others like it."""
    seat, states = None, []
    for played in replay(GAME, load((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))):
        short = [event.seat for event in played.step.events if event.kind == "short"]
        seat = short[0] if short else seat
        if seat is not None and played.step.state.stage == "clear":
            states.append(played.step.state)
    for state in (states[0], states[len(states) // 2], states[-1]):
        true, others = state.sheets[seat], set()
        for seed in range(6):
            twin = GAME.resample(state, None, FastChance(seed))
            sheet = twin.sheets[seat]
            assert [turn.bit_count() for turn in sheet.turns] == [turn.bit_count() for turn in true.turns]
            assert sheet.owed == true.owed
            cleared = 0
            for dice, spaces in zip(state.rolls, sheet.turns, strict=True):
                assert spaces in reachable(cleared, dice)
                cleared |= spaces
            assert sheet.cleared == cleared
            others.add(sheet)
        assert len(others) > 3


def test_places_made_up_could_have_been_chosen():
    two = "O3 O* R3 G3 G* Y3"
    table = Table.laid_out(3).harvested(two, two, two).does(AKI, "build A G3")
    others = {GAME.resample(table.state, BEN, FastChance(seed)).sheets[AKI] for seed in range(20)}
    assert len(others) == 2
    assert table.sheet(AKI) in others
    assert all(sheet.cleared == table.sheet(AKI).cleared for sheet in others)
    assert GAME.resample(table.state, AKI, FastChance(1)).sheets[AKI] == table.sheet(AKI)


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_computer_player_is_given_no_other_sheet(name, table: Table):
    table = table.with_cleared(AKI, "O1 R2 G3").with_cleared(BEN, "Y4")
    legal = GAME.legal_actions(table.state, AKI)
    choices = {
        policies(GAME)[name](GAME.view(state, AKI), legal, FastChance(3))
        for state in (table.state, *(GAME.resample(table.state, AKI, FastChance(seed)) for seed in range(5)))
    }
    assert len(choices) == 1
