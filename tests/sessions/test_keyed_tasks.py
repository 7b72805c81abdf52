"""Tasks on demand: no call is lost, and close always returns."""

from __future__ import annotations

import asyncio

from bot.tables.tasks import KeyedTasks
from tests.hanging import HANG


async def test_call_during_a_run_causes_another_run() -> None:
    runs: list[str] = []

    async def run(key: str) -> None:
        runs.append(key)
        if len(runs) == 1:
            tasks.ask(key)

    tasks = KeyedTasks("test", run)
    tasks.ask("a")
    await tasks.settle()
    assert runs == ["a", "a"]


async def test_close_returns_right_after_a_call() -> None:
    """A task cancelled before its first step never reaches its ``finally``."""
    runs: list[str] = []

    async def run(key: str) -> None:
        runs.append(key)

    tasks = KeyedTasks("test", run)
    tasks.ask("a")
    async with asyncio.timeout(HANG):
        await tasks.close()
    assert runs == []


async def test_calls_after_close_are_ignored() -> None:
    runs: list[str] = []

    async def run(key: str) -> None:
        runs.append(key)

    tasks = KeyedTasks("test", run)
    await tasks.close()
    tasks.ask("a")
    await tasks.settle()
    assert runs == []


async def test_failed_run_does_not_prevent_the_next() -> None:
    runs: list[str] = []

    async def run(key: str) -> None:
        runs.append(key)
        if len(runs) == 1:
            raise OSError("down")

    tasks = KeyedTasks("test", run)
    tasks.ask("a")
    await tasks.settle()
    tasks.ask("a")
    await tasks.settle()
    assert runs == ["a", "a"]
