"""Actions a second of each game on one core: at random, by its computer player, and in the searcher's playouts.

Processor time, so that other work on the machine does not count; ``legal_actions``, ``view`` and ``apply_action``
are included as far as a player needs them.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, TypeAlias

from engines import GAMES
from engines.core import Action, Chance, FastChance, Seat
from engines.core.playable import Playable, policies, strongest_policy

RUNS = 7
SECONDS = 0.6
"""Seconds of a run, at least; the median of several short runs is steadier than one long run."""


Player: TypeAlias = Callable[[Playable, Any, Seat, Chance], Action]


def measure() -> dict[str, Any]:
    """Return for each game ``actions_per_s`` at random (median, slowest, fastest run), actions a game;
    ``policy_per_s`` and ``playout_per_s`` (medians)."""
    return {key: _measured(game) for key, game in sorted(GAMES.items())}


def _measured(game: Playable) -> dict[str, Any]:
    runs = _runs(game, at_random)
    rates = sorted(run["actions"] / run["seconds"] for run in runs)
    games, actions = (sum(run[what] for run in runs) for what in ("games", "actions"))
    figures: dict[str, Any] = {
        "actions_per_s": round(median(rates)),
        "slowest_run": round(rates[0]),
        "fastest_run": round(rates[-1]),
        "actions_per_game": round(actions / games, 1),
        "seats": game.rules.seats[-1],
    }
    for name, player in (("policy_per_s", by_policy), ("playout_per_s", by_reply)):
        figures[name] = round(median(run["actions"] / run["seconds"] for run in _runs(game, player)))
    return figures


def at_random(game: Playable, state: Any, seat: Seat, chance: Chance) -> Action:
    return chance.pick(game.rules.legal_actions(state, seat))


def by_policy(game: Playable, state: Any, seat: Seat, chance: Chance) -> Action:
    """The choice of the first policy, ``greedy`` where there is one."""
    policy = policies(game)[strongest_policy(game)]
    return policy(game.rules.view(state, seat), game.rules.legal_actions(state, seat), chance)


def by_reply(game: Playable, state: Any, seat: Seat, chance: Chance) -> Action:
    """What a seat answers in the searcher's playouts."""
    return game.mind.heuristics.reply(state, seat, chance) or by_policy(game, state, seat, chance)


def _runs(game: Playable, player: Player) -> list[dict[str, float]]:
    _run(game, player, 0, SECONDS / 4)  # warm-up: caches and tables are filled on first use
    return [_run(game, player, seed, SECONDS) for seed in range(RUNS)]


def _run(game: Playable, player: Player, seed: int, seconds: float) -> dict[str, float]:
    """Play whole games at a full table, one after another, for some seconds."""
    chance, options, seats = FastChance(f"bench/{seed}"), game.rules.Options(), game.rules.seats[-1]
    games = actions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        state = game.rules.initial_state(options, seats, chance).state
        while awaited := game.rules.asked(state) or game.rules.current_players(state):
            action = player(game, state, awaited[0], chance)
            state = game.rules.apply_action(state, awaited[0], action, chance).state
            actions += 1
        games += 1
    return {"seconds": spent, "games": games, "actions": actions}
