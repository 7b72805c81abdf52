"""Memory: PSS of the bot and its processes after presses over all games, by default and in one process."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from .wire.people import People
from .wire.process import running

TABLES = 20
MARKS = (0, 500, 1000, 2000)
"""Interactions after which the memory is noted."""
ALONE = {"SAINOME_DRAWERS": "0", "SAINOME_THINKERS": "0"}


def measure() -> dict[str, Any]:
    """Return the megabytes by interactions, with the default settings and in one process."""
    return {"default": asyncio.run(measured()), "one_process": asyncio.run(measured(ALONE))}


async def measured(more: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Return the megabytes of all processes and of each after so many interactions. ``more``: settings."""
    people = People(TABLES)
    with TemporaryDirectory() as folder:
        async with people.server.serving(), running(people.server, Path(folder), more) as bot:
            megabytes, left = dict[str, Any](), list(MARKS)

            async def gate() -> None:
                while left and len(people.asked) >= left[0]:
                    processes = bot.memory_mb
                    megabytes[str(left.pop(0))] = {"all": round(sum(processes.values()), 1), **processes}

            await people.play(gate, lambda: not left)
            return megabytes
