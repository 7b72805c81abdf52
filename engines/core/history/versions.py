"""Rules that change while games run: stored states of earlier versions, played on under the present one.

An upgrade goes version by version through ``Game.upgrade``, on stored JSON alone: the classes of earlier versions
are gone. Whatever it gives is checked before anybody plays on from it.
"""

from __future__ import annotations

import json
from typing import Any

from pydantic import ValidationError

from ..errors import NotUpgradable
from ..game import AnyGame
from ..model import Seat


def upgrade_state(game: AnyGame, state: str, options: str, version: int, seats: int) -> Any:
    """Return the stored state of a game that goes on, as a state of the present version.

    ``state`` and ``options`` are JSON as version ``version`` stored them. NotUpgradable says what fails.
    """
    return resume_state(game, _upgrade_json(game, state, options, version), seats)


def final_state(game: AnyGame, state: str, options: str, version: int) -> Any:
    """Return the last state of a game that ended under an earlier version, to be shown; NotUpgradable if it cannot.

    Whether the present rules would have ended it in the same way, they cannot know: compare with the stored result.
    """
    try:
        last = game.State.model_validate_json(_upgrade_json(game, state, options, version))
        if game.outcome(last) is None:
            raise NotUpgradable("by the present rules the game is not over")
        game.standings(last)
        game.view(last, None)
    except NotUpgradable:
        raise
    except Exception as error:
        # The boundary to a state that the present rules did not make.
        raise NotUpgradable(f"its end cannot be shown: {type(error).__name__}") from error
    return last


def _upgrade_json(game: AnyGame, state: str, options: str, version: int) -> str:
    """Return the JSON of a state after all upgrades from ``version`` on."""
    if version > game.rules_version:
        raise NotUpgradable(f"version {version} is newer than {game.rules_version}, which is here")
    try:
        raw = json.loads(state)
        for number in range(version, game.rules_version):
            raw = game.upgrade(raw, json.loads(options), number)
        return json.dumps(raw)
    except NotUpgradable:
        raise
    except Exception as error:
        # The boundary to an upgrade: whatever it raises concerns this one table.
        raise NotUpgradable(f"the upgrade from version {version} failed: {type(error).__name__}") from error


def resume_state(game: AnyGame, state: str, seats: int) -> Any:
    """Return a state of the present version from which a game goes on; NotUpgradable if none can from this JSON."""
    try:
        after = game.State.model_validate_json(state)
    except ValueError as error:
        raise NotUpgradable(f"the upgrade gave no state: {_reason(error)}") from error
    try:
        _check(game, after, seats)
    except NotUpgradable:
        raise
    except Exception as error:
        # The boundary to a state that the rules did not make themselves.
        raise NotUpgradable(f"the rules fail after the upgrade: {type(error).__name__}") from error
    return after


def _check(game: AnyGame, state: Any, seats: int) -> None:
    """Raise NotUpgradable unless the game goes on from this state for all its seats."""
    if game.outcome(state) is not None:
        raise NotUpgradable("the upgrade has ended the game")
    movers = game.current_players(state)
    if not movers:
        raise NotUpgradable("nobody is to move after the upgrade")
    for seat in (*movers, *game.asked(state)):
        if not 0 <= seat < seats or not game.legal_actions(state, seat):
            raise NotUpgradable(f"seat {seat} has nothing to choose after the upgrade")
    if len(game.standings(state)) not in (0, seats):
        raise NotUpgradable("the upgrade has changed the number of seats")
    for reader in (None, *map(Seat, range(seats))):
        game.view(state, reader)


def _reason(error: Exception) -> str:
    """Return where and why, without the value: it may be a secret."""
    if not isinstance(error, ValidationError):
        return type(error).__name__
    first = error.errors(include_input=False, include_url=False)[0]
    return f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
