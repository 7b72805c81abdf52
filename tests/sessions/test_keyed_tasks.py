"""Tasks on demand: no call is lost, and close always returns."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.tasks import KeyedTasks
from tests.hanging import HANG


class Tasks(KeyedTasks):
    """Whose first run asks for another one, or fails."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__("test", self.run)
        self.runs, self.fails = list[str](), fails

    async def run(self, key: str) -> None:
        self.runs.append(key)
        if self.fails and len(self.runs) == 1:
            raise OSError("down")
        if len(self.runs) == 1:
            self.ask(key)


@pytest.mark.parametrize("fails", [False, True])
async def test_call_during_or_after_a_run_causes_another_run(fails: bool) -> None:
    tasks = Tasks(fails)
    tasks.ask("a")
    await tasks.settle()
    assert tasks.runs == ["a"] * (1 if fails else 2)
    tasks.ask("a")
    await tasks.settle()
    assert tasks.runs == ["a"] * (2 if fails else 3)


async def test_close_returns_right_after_a_call_and_later_calls_are_ignored() -> None:
    """A task cancelled before its first step never reaches its ``finally``."""
    tasks = Tasks()
    tasks.ask("a")
    async with asyncio.timeout(HANG):
        await tasks.close()
    tasks.ask("a")
    await tasks.settle()
    assert tasks.runs == []
