"""Sheets are secret until the tenth turn is over (rule 54): views, events and resampled states."""

from __future__ import annotations

import pytest

from engines.core import FastChance, Seat, Step, policies, seen_by
from engines.dicolony import GAME
from engines.dicolony.clearing import marks, max_clearings
from engines.dicolony.state import Options, State

from ..golden import GoldenRecords
from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


def random_game(seed: int, seats: int = 3, actions: int = 10_000) -> list[tuple[State, Seat, Step[State]]]:
    """The (state, acting seat, step) of each action of a random game."""
    chance, picker = FastChance(seed), FastChance(seed + 1)
    state, found = GAME.initial_state(Options(), seats, chance).state, []
    while GAME.current_players(state) and len(found) < actions:
        seat = picker.pick(GAME.current_players(state))
        step = GAME.apply_action(state, seat, picker.pick(GAME.legal_actions(state, seat)), chance)
        found.append((state, seat, step))
        state = step.state
    return found


@rule("dicolony", 54)
def test_view_shows_only_the_own_sheet(table: Table):
    table = table.clearing(AKI, "orange O1", "red R2").clearing(BEN, "green G3")
    assert [sheet is not None for sheet in table.seen_by(AKI).sheets] == [True, False, False]
    assert table.seen_by(None).sheets == (None, None, None)
    assert table.seen_by(AKI).sheets[AKI] == table.sheet(AKI)


@rule("dicolony", 54)
def test_choices_of_others_change_no_view_or_event(table: Table):
    table = table.with_cleared(BEN, "O1")
    one = table.clearing(BEN, "orange O*", "red R2").clearing(CHIE, "orange O1")
    other = table.clearing(BEN, "green G3", "yellow Y4").clearing(CHIE, "yellow Y4")
    for reader in (AKI, None):
        assert one.seen_by(reader) == other.seen_by(reader)
        assert seen_by(one.events, reader) == seen_by(other.events, reader) == ()
    assert GAME.standings(one.state) == GAME.standings(other.state)
    assert one.waiting_for == other.waiting_for == (AKI, CHIE)


@rule("dicolony", 23, 54)
def test_table_sees_only_who_has_finished(table: Table):
    first = table.clearing(AKI, "orange O1")
    second = first.clearing(AKI, "red R2")
    for after in (first, second):
        assert seen_by(after.events, None) == seen_by(after.events, BEN) == ()
        assert [event.kind for event in seen_by(after.events, AKI)] == ["cleared"]
        assert after.seen_by(BEN) == table.seen_by(BEN)
    assert (first.waiting_for, second.waiting_for) == ((AKI, BEN, CHIE), (BEN, CHIE))


@rule("dicolony", 26, 54)
def test_sheets_are_open_after_the_tenth_turn():
    table = Table.laid_out(2).opened("O3 O* R3 G3 G* Y3", "O1")
    assert table.state.stage == "build"
    for reader in (AKI, BEN, None):
        assert [sheet.cleared for sheet in table.seen_by(reader).sheets] == [
            sheet.cleared for sheet in table.state.sheets
        ]


@rule("dicolony", 54)
@pytest.mark.parametrize("seed", range(4))
def test_public_events_of_turns_name_no_space(seed):
    for state, _, step in random_game(seed):
        if state.stage == "clear" and step.state.stage == "clear":
            kinds = {event.kind for event in seen_by(step.events, None)}
            assert kinds <= {"rolled", "short"}


@rule("dicolony", 54)
@pytest.mark.parametrize("seed", range(3))
def test_resampled_state_looks_the_same_to_the_reader(seed):
    game = random_game(seed)
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
def test_resampled_sheet_could_have_been_played():
    for state, _, _ in random_game(7)[10::15]:
        if state.stage != "clear":
            continue
        for true, sheet in zip(state.sheets, GAME.resample(state, None, FastChance(1)).sheets, strict=True):
            assert [spaces.bit_count() for spaces in sheet.turns] == [spaces.bit_count() for spaces in true.turns]
            cleared = 0
            for dice, spaces in zip(state.rolls, sheet.turns, strict=True):
                if dice != state.rolls[-1]:
                    assert spaces.bit_count() == max_clearings(cleared, dice)
                assert not cleared & spaces
                assert spaces in reachable(cleared, dice)
                cleared |= spaces
            assert sheet.cleared == cleared


def reachable(cleared: int, dice: tuple[int, ...], used: tuple[int, ...] = ()) -> set[int]:
    """All sets of spaces that a turn, finished or not, may have cleared."""
    found = {0}
    for die, space in marks(cleared, dice, used):
        found |= {1 << space | more for more in reachable(cleared | 1 << space, dice, (*used, die))}
    return found


@rule("dicolony", 52, 54, "A33")
@pytest.mark.parametrize("name", ["no-die-at-all", "short-of-dice"])
def test_sheet_short_of_dice_is_not_revealed(name):
    """Resampling keeps all public facts about the sheet and still finds several sheets."""
    seat, states = None, []
    for played in GoldenRecords(GAME, __file__).replayed(name):
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


def test_resampled_places_could_have_been_chosen():
    two = "O3 O* R3 G3 G* Y3"
    table = Table.laid_out(3).opened(two, two, two).does(AKI, "build A G3")
    others = {GAME.resample(table.state, BEN, FastChance(seed)).sheets[AKI] for seed in range(20)}
    assert len(others) == 2
    assert table.sheet(AKI) in others
    assert all(sheet.cleared == table.sheet(AKI).cleared for sheet in others)
    assert GAME.resample(table.state, AKI, FastChance(1)).sheets[AKI] == table.sheet(AKI)


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_policy_depends_on_no_other_sheet(name, table: Table):
    table = table.with_cleared(AKI, "O1 R2 G3").with_cleared(BEN, "Y4")
    legal = GAME.legal_actions(table.state, AKI)
    choices = {
        policies(GAME)[name](GAME.view(state, AKI), legal, FastChance(3))
        for state in (table.state, *(GAME.resample(table.state, AKI, FastChance(seed)) for seed in range(5)))
    }
    assert len(choices) == 1
