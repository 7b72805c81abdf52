"""Face-down chips (A24): shuffled by the session's chance, hidden from all views and events."""

from __future__ import annotations

import pytest

from engines.core import FastChance, Seat, SeededChance, seen_by
from engines.octa import GAME
from engines.octa.state import Options

from .table import Table

rule = pytest.mark.rule


@rule("octa", "A24")
def test_chips_are_shuffled_in_secret():
    """Records omit the shuffle until the game is over; then it can be verified."""
    chance = SeededChance(bytes(32), "session")
    state = GAME.rules.initial_state(Options(), 4, chance).state
    assert [draw.kind for draw in chance.log] == ["shuffle", "roll", "roll"]
    drawn = tuple(index + 1 for index in chance.log[0].results)
    assert (state.chips[0].route, *state.pile) == drawn
    assert "pile" not in GAME.rules.view(state, None).model_dump()


@rule("octa", 6, "A24")
def test_order_of_chips_changes_nothing_that_is_seen_before_their_round(table: Table):
    """Not the views, standings and choices, not the events of a step, and not its preview."""
    state, chance, differing = table.state, FastChance(3), 0
    while players := GAME.rules.current_players(state):
        [seat] = players
        twin = GAME.rules.resample(state, None, FastChance(4))
        differing += twin != state
        assert sorted(twin.pile) == sorted(state.pile)
        legal = GAME.rules.legal_actions(state, seat)
        assert GAME.rules.legal_actions(twin, seat) == legal
        assert GAME.rules.standings(twin) == GAME.rules.standings(state)
        for reader in (None, *map(Seat, range(4))):
            assert GAME.rules.view(twin, reader) == GAME.rules.view(state, reader)
        action = chance.pick(legal)
        step, other = (GAME.rules.apply_action(each, seat, action, FastChance(9)) for each in (state, twin))
        assert all(event.visible_to is None for event in step.events), "all events are public"
        if step.state.round == state.round:
            assert seen_by(other.events, None) == seen_by(step.events, None)
            assert GAME.rules.view(other.state, None) == GAME.rules.view(step.state, None)
        if step.before_chance is not None:
            assert GAME.rules.view(other.before_chance, None) == GAME.rules.view(step.before_chance, None)
        state = step.state
    assert differing > 20
