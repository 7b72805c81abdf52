"""kill -9 at any moment: every acknowledged action is stored exactly once."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.history.audit import board_faults
from bot.history.daily import day_faults
from bot.session.daily import GRACE, start_of
from bot.session.model import Session
from engines.core.history.replay import replay
from tests.toys_simultaneous import WALK

from .day_writer import STEP
from .firing import is_awaited, turns
from .world import GAMES_HERE, Clock, World

pytestmark = pytest.mark.slow

ROUNDS = 10
MIDNIGHT = start_of("2026-12-01")
"""The end of a day and of a month."""


@pytest.fixture
def writers(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Writers of a module; ``writer`` unless another one is asked for."""
    module = getattr(request, "param", "writer")
    with subprocess.Popen(
        [sys.executable, "-m", f"tests.sessions.{module}", str(tmp_path / "sainome.db")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            os.killpg(process.pid, signal.SIGKILL)  # the writer that it forked, too


def play_until_killed(writers: subprocess.Popen[str], rows: int) -> tuple[str, int, int]:
    """Kill a writer after ``rows`` acknowledged rows; return its session and its last acknowledged row."""
    assert writers.stdin is not None
    assert writers.stdout is not None
    print("write", file=writers.stdin, flush=True)
    pid, session = writers.stdout.readline().split()
    said = [writers.stdout.readline() for _ in range(rows)]
    assert not {"", "dead\n"} & {*said}, "the writer has ended by itself"
    os.kill(int(pid), signal.SIGKILL)
    # Acknowledged rows that were not read yet count too.
    while (line := writers.stdout.readline()) != "dead\n":
        assert line, "the writers have ended"
        said.append(line)
    row, score = said[-1].split()
    return session, int(row), int(score)


@asynccontextmanager
async def after_kill(
    writers: subprocess.Popen[str], folder: Path, rows: int
) -> AsyncIterator[tuple[World, Session, int, int]]:
    """Open the world after a kill: its session, and row and score that were acknowledged last."""
    session_id, row, score = play_until_killed(writers, rows)
    world = await World.open(folder / "sainome.db")
    try:
        yield world, await world.services.tables.load(session_id), row, score
        assert await world.faults() == []
    finally:
        await world.close()


async def test_every_acknowledged_action_survives_kill_9(writers: subprocess.Popen[str], tmp_path: Path) -> None:
    moments = random.Random(9)
    for _ in range(ROUNDS):
        async with after_kill(writers, tmp_path, moments.randint(1, 12)) as (world, session, row, score):
            assert session.row in (row, row + 1), "at most one that was committed and not yet said"
            record = await world.services.history.record(session.id, public=False)
            states = [step.step.state for step in replay(session.rules, record)]
            assert states[-1] == session.state
            assert sum(states[row].scores) == score


@pytest.mark.parametrize("writers", ["order_writer"], indirect=True)
async def test_orders_fire_once_or_not_at_all_by_kill_9(
    writers: subprocess.Popen[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every turn is a whole line, by order or by hand, and what waits for a seat that is asked is looked at."""
    monkeypatch.setitem(GAMES_HERE, "walk", replace(WALK, takes_orders=True))
    moments = random.Random(9)
    for _ in range(ROUNDS):
        async with after_kill(writers, tmp_path, moments.randint(1, 6)) as (world, session, row, score):
            assert session.row in (row, row + 2), "at most one turn that was committed and not yet said"
            assert sum(session.state.scores) - score in (0, 1, 2)
            stood = await turns(world.store, session.id)
            assert [seat for seat, *_ in stood] == [at % 2 for at in range(len(stood))], "each turn is played once"
            lines = {(by_order, line) for _, by_order, line in stood}
            assert lines <= {(True, ("go 2", "rest")), (False, ("go 1", "rest"))}, "and whole"
            assert await is_awaited(world.store, session)
    assert sum(by_order for _, by_order, _ in stood) > ROUNDS


@pytest.mark.parametrize("writers", ["day_writer"], indirect=True)
async def test_no_result_of_a_day_is_lost_by_kill_9(writers: subprocess.Popen[str], tmp_path: Path) -> None:
    """At any moment, and when the day and month change, and when the old day is closed."""
    moments, changes = random.Random(9), [MIDNIGHT, MIDNIGHT + GRACE]
    now, results = MIDNIGHT - 600, dict[tuple[str, int], int]()
    while now < MIDNIGHT + 2 * GRACE:
        said = play_day_until_killed(writers, now, moments.randint(1, 8), changes)
        now = float(said[-1][0])
        for _, date, user, score in said:
            if score != "-":
                assert (date, int(user)) not in results, "a second result"
                results[date, int(user)] = int(score)
        world = await World.open(tmp_path / "sainome.db", Clock(now))
        try:
            results = await check_day(world, results)
            world.unplug()
            if now >= MIDNIGHT + 2 * GRACE:
                await world.scheduler.tick()
                rows = await world.sql("SELECT facts FROM notices WHERE kind = 'daily'")
                assert [json.loads(str(facts))["date"] for (facts,) in rows] == ["2026-11-30"]
        finally:
            await world.close()
    assert not changes
    assert {date for date, _ in results} == {"2026-11-30", "2026-12-01"}


def play_day_until_killed(
    writers: subprocess.Popen[str], now: float, presses: int, changes: list[float]
) -> list[list[str]]:
    """Kill a writer after so many presses, or right before the first of these changes; return what it has said."""
    assert writers.stdin is not None
    assert writers.stdout is not None
    print(now, file=writers.stdin, flush=True)
    pid, said = int(writers.stdout.readline()), list[list[str]]()
    while len(said) < presses:
        said.append(writers.stdout.readline().split())
        if changes and float(said[-1][0]) + STEP >= changes[0]:
            del changes[0]
            break
    os.kill(pid, signal.SIGKILL)
    return [*said, *(line.split() for line in iter(writers.stdout.readline, "dead\n"))]


async def check_day(world: World, results: dict[tuple[str, int], int]) -> dict[tuple[str, int], int]:
    """Return all stored results: those that were said, and at most one that was not said yet."""
    rows = await world.sql("SELECT date, user_id, score FROM daily_tries WHERE score IS NOT NULL")
    held = {(str(date), int(str(user))): int(str(score)) for date, user, score in rows}
    assert held.items() >= results.items()
    assert len(held) <= len(results) + 1
    for faults in (day_faults, board_faults):
        assert [fault async for fault in faults(world.store, GAMES_HERE)] == []
    return held
