"""The real process under load: processor time a press, answers and public pictures, at full speed and at a rate."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

from .wire.people import People
from .wire.process import Bot, running

TABLES = 20
WARM_UP, SECONDS = 15.0, 45.0
"""The first are not measured: caches are filled on first use."""
RATE, RATE_TABLES = 14.0, 40
"""Presses a second, of all tables together."""
DRAWERS = ("0", "1", "2")
"""The numbers of drawing processes that are compared."""


def measure() -> dict[str, Any]:
    """Return the figures at full speed, also by the number of drawers, and at the rate."""
    return {
        "full_speed": asyncio.run(_figures(TABLES, None)),
        "full_speed_by_drawers": {
            number: asyncio.run(_figures(TABLES, None, {"SAINOME_DRAWERS": number})) for number in DRAWERS
        },
        f"{RATE:g}_a_second": asyncio.run(_figures(RATE_TABLES, RATE)),
    }


async def _figures(tables: int, rate: float | None, more: Mapping[str, str] | None = None) -> dict[str, Any]:
    """``more``: settings."""
    people = People(tables)
    with TemporaryDirectory() as folder:
        async with people.server.serving(), running(people.server, Path(folder), more) as bot:
            return await _play(people, bot, rate)


async def _play(people: People, bot: Bot, rate: float | None) -> dict[str, Any]:
    begun = time.perf_counter()
    due = begun
    measuring = begun + WARM_UP
    end = measuring + SECONDS

    async def gate() -> None:
        nonlocal due
        if rate is not None:
            due = max(due + 1 / rate, time.perf_counter() - 1)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    playing = asyncio.ensure_future(people.play(gate, lambda: time.perf_counter() > end))
    await asyncio.sleep(WARM_UP)
    cpu, beside, asked, pictures = bot.cpu, bot.own_cpu, len(people.asked), people.server.pictures
    public = [len(table.public) for table in people.tables]
    own = time.process_time()
    await asyncio.sleep(SECONDS)
    cpu, beside = bot.cpu - cpu, bot.own_cpu - beside
    own, pictures = time.process_time() - own, people.server.pictures - pictures
    seen = people.asked[asked:]
    shown = [each for table, first in zip(people.tables, public, strict=True) for each in table.public[first:]]
    await playing
    presses = len(seen)
    lines = bot.log()
    return {
        "presses": presses,
        "presses_a_second": round(presses / SECONDS, 1),
        "cpu_ms_a_press": round(1000 * cpu / presses, 1),
        "beside_drawers_ms": round(1000 * beside / presses, 1),
        "cores": round(cpu / SECONDS, 2),
        "cores_of_the_harness": round(own / SECONDS, 2),
        "pictures_sent_a_press": round(pictures / presses, 2),
        "acknowledged_ms": _spread([one.acknowledged - one.sent for one in seen if one.acknowledged]),
        "words_ms": _spread([one.answered - one.sent for one in seen if one.answered]),
        "own_picture_ms": _spread([one.pictured - one.sent for one in seen if one.pictured]),
        "public_picture_ms": _spread(shown),
        "lost": sum(one.acknowledged is None or one.acknowledged - one.sent > 3 for one in seen),
        "memory_mb": round(sum(bot.memory_mb.values()), 1),
        "log_lines": len(lines),
        "tracebacks": sum("Traceback" in line for line in lines),
    }


def _spread(seconds: Sequence[float]) -> dict[str, float]:
    if len(seconds) < 2:
        return {}
    cuts = quantiles(seconds, n=100)
    return {"n": len(seconds), "p50": round(1000 * cuts[49]), "p99": round(1000 * cuts[98])}


if __name__ == "__main__":
    import json

    print(json.dumps(asyncio.run(_figures(TABLES, float(sys.argv[1]) if sys.argv[1:] else None)), indent=2))
