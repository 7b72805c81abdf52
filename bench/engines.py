"""Random actions a second of each game on one core, ``legal_actions`` and ``apply_action`` included."""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import Any

from engines import GAMES
from engines.core import AnyGame, FastChance, Seat

RUNS = 7
SECONDS = 0.6
"""Seconds of a run, at least; the median of several short runs is steadier than one long run."""


def measure() -> dict[str, Any]:
    """Return for each game ``actions_per_s`` (median, slowest, fastest run), actions a game, choices an action."""
    return {key: _measured(rules) for key, rules in sorted(GAMES.items())}


def _measured(rules: AnyGame) -> dict[str, Any]:
    _run(rules, 0, SECONDS / 4)  # warm-up: caches and tables are filled on first use
    runs = [_run(rules, seed, SECONDS) for seed in range(RUNS)]
    rates = sorted(run["actions"] / run["seconds"] for run in runs)
    games, actions = (sum(run[what] for run in runs) for what in ("games", "actions"))
    return {
        "actions_per_s": round(median(rates)),
        "slowest_run": round(rates[0]),
        "fastest_run": round(rates[-1]),
        "actions_per_game": round(actions / games, 1),
        "choices_per_action": round(sum(run["choices"] for run in runs) / actions, 1),
        "seats": rules.seats[-1],
    }


def _run(rules: AnyGame, seed: int, seconds: float) -> dict[str, float]:
    """Play whole games at a full table, one after another, for some seconds."""
    chance, options, seats = FastChance(f"bench/{seed}"), rules.Options(), rules.seats[-1]
    games = actions = choices = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        state = rules.initial_state(options, seats, chance).state
        while awaited := rules.current_players(state):
            seat = Seat(awaited[0])
            legal = rules.legal_actions(state, seat)
            state = rules.apply_action(state, seat, chance.pick(legal), chance).state
            actions += 1
            choices += len(legal)
        games += 1
    return {"seconds": spent, "games": games, "actions": actions, "choices": choices}
