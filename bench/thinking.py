"""What thoughts of strong computer players cost those who press, and how long a thought takes.

Ten tables think without a pause, in one process or on one thread, while others press. Rounds with and without
thoughts take turns, so that both meet the same machine.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from bot.workers import Closed, Thinkers
from engines import GAMES
from engines.core import FastChance, Seat
from engines.core.opponents.computers import Searching
from engines.core.opponents.search import search
from engines.core.playable import Playable

from .sessions import begun, close, opened, spread, timed

TABLES, PRESSES, ROUNDS, SECONDS = 10, 40, 6, 2.0


def measure() -> dict[str, Any]:
    """Return milliseconds of presses with and without thoughts, and the seconds of a thought by game."""
    figures: dict[str, Any] = {"thought": {key: thought(game) for key, game in sorted(GAMES.items())}}
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


async def presses(path: Path, processes: int) -> dict[str, Any]:
    """Press with and without ten tables that think, in turn."""
    store, services = await opened(path)
    tables = [await begun(services, number) for number in range(PRESSES)]
    thinkers, taken = Thinkers(processes), dict[bool, list[float]]()
    await think(thinkers, "first")
    for number in range(2 * ROUNDS):
        tables = [await table.later() for table in tables]
        thinking = number % 2 == 1
        thoughts = [asyncio.create_task(endless(thinkers, name)) for name in range(TABLES if thinking else 0)]
        for table in tables:
            await asyncio.sleep(SECONDS / PRESSES)
            taken.setdefault(thinking, []).append(await timed(table.press()))
        for one in thoughts:
            one.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
    thinkers.close()
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
