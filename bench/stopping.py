"""Stopping: the seconds from SIGTERM to the end of the real process under load, and what it logs meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from .wire.people import People
from .wire.process import running

TABLES, SECONDS = 20, 20.0
"""Tables pressed at full speed, and for how long until the signal."""


def measure() -> dict[str, Any]:
    return asyncio.run(_figures())


async def _figures() -> dict[str, Any]:
    people = People(TABLES, hasty=True)
    with TemporaryDirectory() as folder:
        async with people.server.serving(), running(people.server, Path(folder)) as bot:
            playing = asyncio.ensure_future(people.play(_at_once, lambda: False))
            await asyncio.sleep(SECONDS)
            before, begun, cpu = len(bot.log()), time.perf_counter(), bot.cpu
            bot.terminate()
            code = await bot.ended()
            seconds = time.perf_counter() - begun
            playing.cancel()
            await asyncio.wait({playing})
            lines = bot.log()[before:]
    return {
        "presses": len(people.asked),
        "cpu_s_before": round(cpu, 1),
        "exit_code": code,
        "seconds": round(seconds, 1),
        "log_lines": len(lines),
        "tracebacks": sum("Traceback" in line for line in lines),
        "lines": Counter(" ".join(line.split()[1:4]) for line in lines).most_common(12),
    }


async def _at_once() -> None:
    """Press without waiting."""
