"""Sheets are secret until the tenth turn is over (rule 54): views, events and resampled states."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy

import pytest

from engines.core import FastChance, Seat, Step, seen_by
from engines.core.playable import policies
from engines.dicolony import GAME
from engines.dicolony.resampling import aims_of, owed_by_turn, search_turns
from engines.dicolony.scoring import final_scores
from engines.dicolony.state import Options, Sheet, State

from ..golden import GoldenRecords
from .ledger import Ledger
from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


def random_game(
    seed: int, seats: int = 3, actions: int = 10_000, chance: FastChance | None = None
) -> list[tuple[State, Seat, Step[State]]]:
    """The (state, acting seat, step) of each action of a random game."""
    chance, picker = chance or FastChance(seed), FastChance(seed + 1)
    state, found = GAME.rules.initial_state(Options(), seats, chance).state, []
    while GAME.rules.current_players(state) and len(found) < actions:
        seat = picker.pick(GAME.rules.current_players(state))
        step = GAME.rules.apply_action(state, seat, picker.pick(GAME.rules.legal_actions(state, seat)), chance)
        found.append((state, seat, step))
        state = step.state
    return found


@rule("dicolony", 23, 26, 54)
def test_table_sees_only_who_has_finished_until_the_tenth_turn_is_over(table: Table):
    first = table.clearing(AKI, "orange O1")
    second = first.clearing(AKI, "red R2")
    for after in (first, second):
        assert seen_by(after.events, None) == seen_by(after.events, BEN) == ()
        assert [event.kind for event in seen_by(after.events, AKI)] == ["cleared"]
        assert after.seen_by(BEN) == table.seen_by(BEN)
        assert after.seen_by(None).sheets == (None, None, None)
        assert after.seen_by(AKI).sheets == (after.sheet(AKI), None, None)
    assert (first.waiting_for, second.waiting_for) == ((AKI, BEN, CHIE), (BEN, CHIE))
    other = table.clearing(AKI, "green G3", "yellow Y4")
    assert other.seen_by(BEN) == second.seen_by(BEN)
    for seed in range(5):
        guesses = {GAME.rules.resample(each.state, BEN, FastChance(seed)) for each in (table, first)}
        assert len(guesses) == 1, "the choices of a turn are not counted"
    opened = Table.laid_out(2).opened("O3 O* R3 G3 G* Y3", "O1")
    assert opened.state.stage == "build"
    for reader in (AKI, BEN, None):
        for shown, sheet in zip(opened.seen_by(reader).sheets, opened.state.sheets, strict=True):
            assert shown.cleared == sheet.cleared


def counts(sheet: Sheet) -> tuple[list[int], bool]:
    """What the table knows of a sheet: the spaces cleared in each finished turn and owed in this one (A33), and
    whether choices are still owed."""
    *finished, last = (spaces.bit_count() for spaces in sheet.turns)
    return [*finished, last + sheet.owed], sheet.owed > 0


@rule("dicolony", 52, 54, "A33")
@pytest.mark.parametrize("name", ["no-die-at-all", "short-of-dice"])
def test_sheet_short_of_dice_is_not_revealed(name):
    """Guesses agree with the log and find several sheets; where the lot finds none, the search does."""
    seat, states, ledgers = None, [], []
    for played in GoldenRecords(GAME.rules, __file__).replayed(name):
        events = seen_by(played.step.events, None)
        ledger = deepcopy(ledgers[-1]) if ledgers else Ledger(GAME.rules.view(played.step.state, None), None)
        ledger.read(events)
        ledgers.append(ledger)
        states.append(played.step.state)
        seat = next((event.seat for event in events if event.kind == "short"), seat)
    turns = [at for at, state in enumerate(states) if state.stage == "clear" and ledgers[at].short]
    for at in (turns[0], turns[len(turns) // 2], turns[-1]):
        guesses = [GAME.rules.resample(states[at], None, FastChance(seed)) for seed in range(6)]
        assert [ledgers[at].refutation(guess) for guess in guesses] == [""] * 6
        assert len({guess.sheets[seat] for guess in guesses}) > 3
    rolls = states[turns[-1]].rolls
    for sheet in states[turns[-1]].sheets:
        owed = owed_by_turn(sheet, rolls)
        assert counts(search_turns(rolls, owed, sheet.owed > 0, aims_of(rolls, owed))) == counts(sheet)


class Clustered(FastChance):
    """Dice that show few faces, so that players run short of them."""

    def __init__(self, seed: int, faces: Sequence[int]) -> None:
        super().__init__(seed)
        self.faces = faces

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        return tuple(self.pick(self.faces) for _ in range(count)) if sides == 6 else super().roll(count, sides)


FAIR, FEW, UNEVEN = (1, 2, 3, 4, 5, 6), (1, 2, 3), (1, 1, 1, 1, 1, 2, 3, 4, 5, 6)


@rule("dicolony", 54)
@pytest.mark.parametrize(
    ("faces", "seed"), [(FAIR, 0), ((1, 2), 5), (FEW, 11), (FEW, 21), (UNEVEN, 8), (UNEVEN, 20)]
)
def test_guess_depends_on_what_the_reader_knows_alone(faces, seed):
    """States that a reader cannot tell apart have the same guesses, which fit all that the table knows."""
    for state, _, _ in random_game(seed, chance=Clustered(seed, faces))[::4]:
        for reader in (None, AKI):
            for number in range(3):
                guess = GAME.rules.resample(state, reader, FastChance(number))
                again = GAME.rules.resample(guess, reader, FastChance(number))
                assert again == guess, f"turn {state.turn}, {state.stage}: the guess of {reader} saw a true sheet"
                if state.stage == "clear":
                    assert [*map(counts, guess.sheets)] == [*map(counts, state.sheets)]


def test_guessed_rivals_are_not_weaker_than_computers():
    """Weaker ones made every reader believe in wins that did not come."""
    true, guessed = list[int](), list[int]()
    for seed in range(8):
        chance = FastChance(seed)
        state = GAME.rules.initial_state(Options(), 3, chance).state
        while state.turn < 10:
            state = played_greedily(state, chance)
        guess = GAME.rules.resample(state, AKI, chance)
        true += rivals_at_the_end(state, chance)
        guessed += rivals_at_the_end(guess, chance)
    assert sum(guessed) > sum(true) - len(true)


def played_greedily(state: State, chance: FastChance) -> State:
    """The state after the next decision of a normal computer player."""
    seat = GAME.rules.current_players(state)[0]
    action = policies(GAME)["greedy"](GAME.rules.view(state, seat), GAME.rules.legal_actions(state, seat), chance)
    return GAME.rules.apply_action(state, seat, action, chance).state


def rivals_at_the_end(state: State, chance: FastChance) -> list[int]:
    """The final points of all but the first seat."""
    while GAME.rules.current_players(state):
        state = played_greedily(state, chance)
    return [score.total for score in final_scores(state)[1:]]


def test_guess_of_a_table_that_no_turns_explain_can_be_played_on():
    """A stored table may be impossible by the dice; its guess has no land, and owes what is waited for."""
    table = Table.laid_out(3, turn=4).clearing(BEN, "orange O1", "red R2")
    guess = GAME.rules.resample(table.state, AKI, FastChance(1))
    assert GAME.rules.current_players(guess) == table.waiting_for
    assert [sheet.cleared for sheet in guess.sheets] == [0, 0, 0]
    assert GAME.rules.legal_actions(guess, CHIE)


def test_resampled_places_could_have_been_chosen():
    two = "O3 O* R3 G3 G* Y3"
    table = Table.laid_out(3).opened(two, two, two).does(AKI, "build A G3")
    others = {GAME.rules.resample(table.state, BEN, FastChance(seed)).sheets[AKI] for seed in range(20)}
    assert len(others) == 2
    assert table.sheet(AKI) in others
    assert all(sheet.cleared == table.sheet(AKI).cleared for sheet in others)
    assert GAME.rules.resample(table.state, AKI, FastChance(1)).sheets[AKI] == table.sheet(AKI)
