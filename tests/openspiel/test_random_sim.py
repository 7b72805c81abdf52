"""OpenSpiel's own test of a game, run on ours: legality, ends, clones, strings, undo by history, serialisation."""

from __future__ import annotations

import pickle

import pyspiel
import pytest

from engines import GAMES

from .adapter import register

GAMES_AND_TABLES = [
    pytest.param(key, seats, id=f"{key}-{seats}")
    for key, game in sorted(GAMES.items())
    for seats in sorted({game.rules.seats[0], game.rules.seats[-1]})
]


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), GAMES_AND_TABLES)
def test_random_sim_test_passes(key: str, seats: int) -> None:
    game = pyspiel.load_game(register(GAMES[key].rules), {"players": seats, "seed": 7})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("key", "seats"), GAMES_AND_TABLES)
def test_game_is_deterministic(key: str, seats: int) -> None:
    def played(seed: int) -> list[str]:
        state = pyspiel.load_game(register(GAMES[key].rules), {"players": seats, "seed": seed}).new_initial_state()
        told = [str(state)]
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[len(told) * 7 % len(legal)])
            told.append(str(state))
        return told

    assert played(1) == played(1)
    assert played(1) != played(2)


@pytest.mark.parametrize(("key", "seats"), GAMES_AND_TABLES)
def test_clones_are_independent(key: str, seats: int) -> None:
    state = pyspiel.load_game(register(GAMES[key].rules), {"players": seats, "seed": 3}).new_initial_state()
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[-1])
    assert str(state) == before != str(copy)
    assert pickle.loads(pickle.dumps(state.box)).state == state.box.state
