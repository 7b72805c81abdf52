"""Face-down chips (A24): shuffled by the session's chance, hidden from all views and events."""

from __future__ import annotations

import pytest

from engines.core import FastChance, Seat, SeededChance, seen_by
from engines.core.playable import policies
from engines.octa import GAME
from engines.octa.state import Options, State

from .table import AKI, BEN, DAI, Table

rule = pytest.mark.rule


def random_game(seed: int, seats: int = 4):
    """The (state, seat, action) of each action of a random game."""
    chance, picker = FastChance(seed), FastChance(seed + 1)
    state, found = GAME.rules.initial_state(Options(), seats, chance).state, []
    while players := GAME.rules.current_players(state):
        action = picker.pick(GAME.rules.legal_actions(state, players[0]))
        found.append((state, players[0], action))
        state = GAME.rules.apply_action(state, players[0], action, chance).state
    return found


def shuffled(state: State, seed: int) -> State:
    """The state with its face-down chips in another order."""
    return GAME.rules.resample(state, None, FastChance(seed))


@rule("octa", "A24")
def test_views_have_no_face_down_chips(table: Table):
    for reader in (None, *(Seat(seat) for seat in range(4))):
        view = table.seen_by(reader)
        assert "pile" not in view.model_dump()
        assert not hasattr(view, "pile")
        assert len(view.chips) == 1


@rule("octa", 6, "A24")
def test_order_of_chips_changes_no_view():
    differing = 0
    for state, _, _ in random_game(3)[::4]:
        for seed in range(3):
            twin = shuffled(state, seed)
            differing += twin != state
            for reader in (None, AKI, DAI):
                assert GAME.rules.view(twin, reader) == GAME.rules.view(state, reader)
            assert GAME.rules.standings(twin) == GAME.rules.standings(state)
            mover = Seat(state.to_move)
            assert GAME.rules.legal_actions(twin, mover) == GAME.rules.legal_actions(state, mover)
            assert sorted(twin.pile) == sorted(state.pile)
    assert differing > 20


@rule("octa", "A24")
def test_order_of_chips_changes_no_event_before_its_round():
    for state, seat, action in random_game(5):
        steps = [
            GAME.rules.apply_action(each, seat, action, FastChance(9))
            for each in (state, *(shuffled(state, seed) for seed in range(2)))
        ]
        first = steps[0]
        for step in steps[1:]:
            if step.state.round == state.round:
                assert seen_by(step.events, None) == seen_by(first.events, None)
                assert GAME.rules.view(step.state, None) == GAME.rules.view(first.state, None)
            before, after = first.before_chance, step.before_chance
            assert (before is None) == (after is None)
            if before is not None and after is not None:
                assert GAME.rules.view(before, None) == GAME.rules.view(after, None), "a preview shows no chip"


@rule("octa", "A24")
def test_chips_are_shuffled_in_secret():
    """Records omit the shuffle until the game is over; then it can be verified."""
    chance = SeededChance(bytes(32), "session")
    state = GAME.rules.initial_state(Options(), 4, chance).state
    assert [draw.kind for draw in chance.log] == ["shuffle", "roll", "roll"]
    drawn = tuple(index + 1 for index in chance.log[0].results)
    assert (state.chips[0].route, *state.pile) == drawn


@rule("octa", "A24")
def test_revealed_chip_is_a_barrier(table: Table):
    """Undo does not reach past the step that reveals it, with or without dice."""
    table = table.round_over()
    assert table.step.barrier
    without_dice = Table.laid_out(2).plays("roll", "done").plays("roll", "done")
    assert without_dice.event_kinds == ("chip-taken", "sorted")
    assert without_dice.step.barrier


def test_all_events_are_public():
    for state, seat, action in random_game(7):
        step = GAME.rules.apply_action(state, seat, action, FastChance(1))
        assert all(event.visible_to is None for event in step.events)


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_policy_depends_on_no_face_down_chip(name, table: Table):
    table = table.with_marker(AKI, 2, 3).with_marker(BEN, 4, 5)
    legal = GAME.rules.legal_actions(table.state, AKI)
    choices = {
        policies(GAME)[name](GAME.rules.view(state, AKI), legal, FastChance(3))
        for state in (table.state, *(shuffled(table.state, seed) for seed in range(5)))
    }
    assert len(choices) == 1
