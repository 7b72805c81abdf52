"""What an upgrade must keep, on one captured state of an earlier version.

Each check raises AssertionError or NotUpgradable.
"""

from __future__ import annotations

import json
from typing import Any

from engines.core import AnyGame, FastChance, Seat
from engines.core.history.versions import upgrade_state
from engines.core.playable import Playable
from tests.upgrades import Captured

from .walk import Hanging, PatientChance

SEED = bytes(range(32))


def state_of(game: AnyGame, case: Captured, state: dict[str, Any], version: int) -> Any:
    """Return a captured state as one of the present version."""
    given = json.dumps(state), json.dumps(case.options)
    after = upgrade_state(game, *given, version, case.seats)
    assert upgrade_state(game, *given, version, case.seats) == after, (
        "an upgrade depends on nothing but its arguments"
    )
    return after


def keeps_the_game(game: Playable, case: Captured, version: int) -> Any:
    """Check that no piece is lost and that everybody can go on; return the state."""
    after = state_of(game.rules, case, case.state, version)
    assert game.rules.State.model_validate_json(after.model_dump_json()) == after
    pieces = dict(game.rules.conserved(after))
    for name, count in case.conserved.items():
        assert pieces.get(name, count) == count, f"{name}: {pieces[name]} after the upgrade, {count} before"
    assert game.rules.outcome(after) is None
    for seat in game.rules.current_players(after):
        legal = game.rules.legal_actions(after, seat)
        assert game.rules.default_action(after, seat) in legal
        for action in legal[:: 1 + len(legal) // 8]:
            game.rules.apply_action(after, seat, action, PatientChance(SEED, "upgrade"))
        assert game.talk.prompt(game.rules.view(after, seat), seat).key != "wait"
    return after


def keeps_secrets(game: Playable, case: Captured, version: int) -> None:
    """Check that two states that looked the same to a reader still do."""
    if case.twin is None:
        return
    one, other = (state_of(game.rules, case, state, version) for state in (case.state, case.twin))
    reader = None if case.reader is None else Seat(case.reader)
    assert game.rules.view(one, reader) == game.rules.view(other, reader), f"the upgrade shows {reader} a secret"
    assert game.rules.current_players(one) == game.rules.current_players(other), "whose turn it is tells a secret"
    assert game.rules.turns(one) == game.rules.turns(other)
    if reader is None:
        assert game.rules.standings(one) == game.rules.standings(other)
        return
    assert game.rules.legal_actions(one, reader) == game.rules.legal_actions(other, reader), (
        "the choices tell a secret"
    )
    assert game.talk.prompt(game.rules.view(one, reader), reader) == game.talk.prompt(
        game.rules.view(other, reader), reader
    )


def plays_to_the_end(game: AnyGame, state: Any, bound: int, seed: int = 1) -> None:
    """Check that random players end the game from this state, and that anybody can leave it."""
    chance, mind = PatientChance(SEED, "upgrade"), FastChance(seed)
    for seat in game.current_players(state):
        game.resign(state, seat, PatientChance(SEED, "leaving"))
    for _ in range(bound):
        owing = game.current_players(state)
        if not owing:
            break
        seat = mind.pick(owing)
        chance.begin_step()
        state = game.apply_action(state, seat, mind.pick(game.legal_actions(state, seat)), chance).state
    if game.outcome(state) is None:
        raise Hanging(f"{game.key}: no end within {bound} actions after the upgrade")
