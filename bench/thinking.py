"""What thoughts and ready-made turns cost those who press, and how long they take.

Ten tables think without a pause, in one process or on one thread, while others press. Rounds with and without
thoughts take turns, so that both meet the same machine.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from bot.workers import Closed, Thinkers
from engines import GAMES
from engines.core import Action, FastChance, Seat
from engines.core.game import Step
from engines.core.opponents.computers import Reacting, Searching
from engines.core.opponents.matches import play_match
from engines.core.opponents.search import search
from engines.core.opponents.suggestions import ready_made
from engines.core.playable import Playable, policies, strongest_policy

from .sessions import begin, close, open_services, spread, time_of

TABLES, PRESSES, ROUNDS, SECONDS = 10, 40, 6, 2.0
SUGGESTIONS = 10
"""Ready-made turns of each game that are timed, about."""


def measure() -> dict[str, Any]:
    """Return milliseconds of presses with and without thoughts, and the seconds of a thought by game."""
    games = sorted(GAMES.items())
    figures: dict[str, Any] = {"thought": {key: thought(game) for key, game in games}}
    figures["suggestion_cpu_s"] = {key: suggestion(game) for key, game in games}
    for name, processes in (("process", 1), ("thread", 0)):
        with TemporaryDirectory() as folder:
            figures[name] = asyncio.run(presses(Path(folder) / "bench.db", processes))
    return figures


def thought(game: Playable) -> dict[str, Any]:
    """Return processor seconds and actions of the first thought of a game with its own budget."""
    state = game.rules.initial_state(game.rules.Options(), game.rules.seats[-1], FastChance("bench")).state
    seat = game.rules.current_players(state)[0]
    start = process_time()
    result = search(game, state, seat, FastChance("bench"), game.mind.heuristics.budget)
    return {"cpu_s": round(process_time() - start, 2), "actions": result.actions}


def suggestion(game: Playable) -> dict[str, float]:
    """Return the processor seconds of ready-made turns, spread over a game of the first policy: median and most."""
    seats, choices = game.rules.seats[len(game.rules.seats) // 2], list[tuple[Any, Seat]]()
    player = Reacting(policies(game)[strongest_policy(game)])

    def watch(state: Any, seat: Seat, action: Action, step: Step[Any]) -> None:
        if len(game.rules.legal_actions(state, seat)) > 1 and game.mind.heuristics.is_worth_searching(state, seat):
            choices.append((state, seat))

    play_match(game, game.rules.options_for(game.rules.Options(), seats), [player] * seats, "bench", watch=watch)
    seconds = list[float]()
    for state, seat in choices[:: max(1, len(choices) // SUGGESTIONS)]:
        start = process_time()
        ready_made(game, state, seat, "bench", "bench")
        seconds.append(process_time() - start)
    return {"median": round(median(seconds), 3), "most": round(max(seconds), 3)}


async def presses(path: Path, processes: int) -> dict[str, Any]:
    """Press with and without ten tables that think, in turn."""
    store, services = await open_services(path, processes)
    tables = [await begin(services, number) for number in range(PRESSES)]
    thinkers, taken = services.thinkers, dict[bool, list[float]]()
    await think(thinkers, "first")
    for number in range(2 * ROUNDS):
        tables = [await table.later() for table in tables]
        thinking = number % 2 == 1
        thoughts = [asyncio.create_task(endless(thinkers, name)) for name in range(TABLES if thinking else 0)]
        for table in tables:
            await asyncio.sleep(SECONDS / PRESSES)
            taken.setdefault(thinking, []).append(await time_of(table.press()))
        for one in thoughts:
            one.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
    await close(store, services)
    without, beside = spread(taken[False]), spread(taken[True])
    ratios = {key: round(beside[key] / without[key], 2) for key in without}
    return {"without_ms": without, "beside_ms": beside, "x": ratios}


async def endless(thinkers: Thinkers, name: int) -> None:
    with suppress(Closed):
        while True:
            await think(thinkers, str(name))


async def think(thinkers: Thinkers, name: str) -> float:
    """Think about the first turn of the first registered game; return the seconds."""
    game = next(iter(GAMES.values()))
    state = game.rules.initial_state(game.rules.Options(), game.rules.seats[-1], FastChance(name)).state
    start = perf_counter()
    await thinkers.line(Searching(), game, state, Seat(game.rules.current_players(state)[0]), name)
    return perf_counter() - start
