"""The computer players that every game has, and playing games out quickly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from .chance import Chance, FastChance
from .game import AnyGame, Outcome, Policy
from .model import Seat


def random_policy(view: Any, legal: Sequence[Any], chance: Chance) -> Any:
    """Return any legal action, all equally likely."""
    return chance.pick(legal)


def policies(game: AnyGame) -> Mapping[str, Policy]:
    """Return the computer players of a game by name."""
    return {**game.policies, "random": random_policy}


@dataclass(frozen=True, slots=True)
class Playout:
    """A game played to its end by computer players."""

    state: Any
    outcome: Outcome
    actions: int
    turns: int


class EndlessGame(RuntimeError):
    """A game that did not end within its bound, which is a fault of its rules."""


def play_out(
    game: AnyGame, options: BaseModel, table: Sequence[Policy], seed: int | str, bound: int = 20_000
) -> Playout:
    """Play one seeded game, one policy a seat; EndlessGame after ``bound`` actions."""
    chance = FastChance(f"{seed}/table")
    minds = [FastChance(f"{seed}/{seat}") for seat in range(len(table))]
    state = game.initial_state(options, len(table), chance).state
    actions = 0
    while players := (game.asked(state) or game.current_players(state)):
        if actions >= bound:
            raise EndlessGame(f"{game.key}: no end after {bound} actions")
        seat = players[0]
        choice = table[seat](game.view(state, Seat(seat)), game.legal_actions(state, seat), minds[seat])
        state = game.apply_action(state, seat, choice, chance).state
        actions += 1
    outcome = game.outcome(state)
    assert outcome is not None, "nobody owes an action, so the game is over"
    return Playout(state, outcome, actions, game.turns(state))
