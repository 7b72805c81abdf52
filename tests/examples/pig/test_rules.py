"""Pig's rules, statement by statement, and a recorded game for every reason of ending."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core import IllegalAction, ScriptedChance, Seat
from engines.core.history.records import load
from engines.core.history.replay import replay
from engines.core.history.verdict import verify
from engines.core.opponents.matches import play_out

from . import GAME
from .game import Hold, Options, Roll, State, cautious

rule = pytest.mark.rule
RULES = GAME.rules
AKI, BEN = Seat(0), Seat(1)
ENGINE = Path(__file__).parent / "game.py"
RECORDS = Path(__file__).parent / "records"
ENDINGS = {"target": (2, 1, 3), "last-left": (1, 2)}
"""By reason: the ranks by seat."""


def table(seats: int = 2, **fields: object) -> State:
    state = RULES.initial_state(Options(), seats, ScriptedChance()).state
    return state.evolve(**fields)


def roll(state: State, face: int) -> State:
    step = RULES.apply_action(state, Seat(state.to_move), Roll(), ScriptedChance.rolls((face,)))
    assert step.before_chance == state
    return step.state


def hold(state: State) -> State:
    return RULES.apply_action(state, Seat(state.to_move), Hold(), ScriptedChance()).state


@rule("pig", 1, 2)
def test_everybody_begins_with_nothing_and_turns_go_around():
    state = table(3)
    assert (state.scores, RULES.current_players(state)) == ((0, 0, 0), (AKI,))
    movers = []
    for _ in range(4):
        movers.append(state.to_move)
        state = roll(state, 1)
    assert movers == [0, 1, 2, 0]


@rule("pig", 3)
def test_a_turn_begins_with_a_roll():
    assert RULES.legal_actions(table(), AKI) == (Roll(),)
    assert RULES.legal_actions(roll(table(), 3), AKI) == (Hold(), Roll())
    with pytest.raises(IllegalAction, match="not-now"):
        hold(table())


@rule("pig", 4)
def test_rolls_add_up():
    state = roll(roll(table(), 6), 2)
    assert (state.pot, state.scores, state.to_move) == (8, (0, 0), AKI)


@rule("pig", 5)
def test_a_one_costs_the_pot_and_the_turn():
    state = roll(roll(table(scores=(7, 0)), 6), 1)
    assert (state.pot, state.scores, state.to_move) == (0, (7, 0), BEN)


@rule("pig", 6)
def test_holding_banks_the_pot_and_ends_the_turn():
    state = hold(roll(table(scores=(7, 0)), 6))
    assert (state.pot, state.scores, state.to_move) == (0, (13, 0), BEN)


@rule("pig", 7)
@pytest.mark.parametrize("target", [25, 50, 100])
def test_the_target_wins_at_once(target):
    state = table(options=Options(target=target), scores=(target - 5, 0))
    assert RULES.outcome(hold(roll(state, 4))) is None
    outcome = RULES.outcome(hold(roll(state, 5)))
    assert (outcome.ranks, outcome.reason, outcome.winners) == ((1, 2), "target", (AKI,))


@rule("pig", "A1")
def test_the_others_go_on_without_a_leaver():
    state = roll(table(3), 6)
    after = RULES.resign(state, AKI, ScriptedChance()).state
    assert (after.pot, after.scores, after.to_move) == (0, (0, 0, 0), BEN)
    assert roll(roll(after, 1), 1).to_move == BEN
    last = RULES.outcome(RULES.resign(after, Seat(2), ScriptedChance()).state)
    assert (last.reason, last.winners) == ("last-left", (BEN,))


@rule("pig", "A2")
def test_an_absent_player_rolls_once_and_holds():
    assert RULES.default_action(table(), AKI) == Roll()
    assert RULES.default_action(roll(table(), 2), AKI) == Hold()


def test_the_computer_player_holds_at_20_or_when_that_wins():
    assert cautious(table(pot=19), (), None) == Roll()
    assert cautious(table(pot=20), (), None) == Hold()
    assert cautious(table(pot=5, scores=(45, 0)), (), None) == Hold()
    assert play_out(GAME, Options(), [cautious] * 6, seed=1).outcome.reason == "target"


@pytest.mark.parametrize("reason", ENDINGS)
def test_a_recorded_game_ends_as_it_did(reason):
    record = load((RECORDS / f"{reason}.jsonl").read_text(encoding="utf-8"))
    *_, last = replay(RULES, record)
    outcome = RULES.outcome(last.step.state)
    assert (outcome.reason, outcome.ranks) == (reason, ENDINGS[reason])
    assert verify(record).honest


def test_the_engine_has_at_most_150_lines():
    assert len(ENGINE.read_text(encoding="utf-8").splitlines()) <= 150
