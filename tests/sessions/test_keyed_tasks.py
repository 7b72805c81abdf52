"""Work on demand: no call gets lost, and closing ends whatever the moment."""

from __future__ import annotations

import asyncio

from bot.tables.tasks import KeyedTasks
from tests.hanging import HANG


async def test_a_call_during_a_run_leads_to_another_run() -> None:
    runs: list[str] = []

    async def run(key: str) -> None:
        runs.append(key)
        if len(runs) == 1:
            errands.ask(key)

    errands = KeyedTasks("test", run)
    errands.ask("a")
    await errands.settle()
    assert runs == ["a", "a"]


async def test_closing_ends_even_in_the_moment_of_a_call() -> None:
    """A task that is cancelled before its first step never gets to its own ``finally``."""
    runs: list[str] = []

    async def run(key: str) -> None:
        runs.append(key)

    errands = KeyedTasks("test", run)
    errands.ask("a")
    async with asyncio.timeout(HANG):
        await errands.close()
    assert runs == []


async def test_nothing_is_taken_after_closing() -> None:
    runs: list[str] = []

    async def run(key: str) -> None:
        runs.append(key)

    errands = KeyedTasks("test", run)
    await errands.close()
    errands.ask("a")
    await errands.settle()
    assert runs == []


async def test_a_run_that_fails_does_not_keep_the_next_one_away() -> None:
    runs: list[str] = []

    async def run(key: str) -> None:
        runs.append(key)
        if len(runs) == 1:
            raise OSError("down")

    errands = KeyedTasks("test", run)
    errands.ask("a")
    await errands.settle()
    errands.ask("a")
    await errands.settle()
    assert runs == ["a", "a"]
