"""kill -9 at any moment: every acknowledged action is stored exactly once."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.history.audit import session_faults
from engines.core.history.replay import replay

from .world import GAMES_HERE, World

pytestmark = pytest.mark.slow

ROUNDS = 20


@pytest.fixture
def writers(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.sessions.writer", str(tmp_path / "sainome.db")],
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
    os.kill(int(pid), signal.SIGKILL)
    # Acknowledged rows that were not read yet count too.
    said += iter(writers.stdout.readline, "dead\n")
    row, score = said[-1].split()
    return session, int(row), int(score)


async def test_every_acknowledged_action_survives_kill_9(writers: subprocess.Popen[str], tmp_path: Path) -> None:
    moments = random.Random(9)
    for _ in range(ROUNDS):
        session_id, row, score = play_until_killed(writers, moments.randint(1, 12))
        world = await World.open(tmp_path / "sainome.db")
        try:
            session = await world.services.tables.load(session_id)
            assert session.row in (row, row + 1), "at most one that was committed and not yet said"
            record = await world.services.history.record(session_id, public=False)
            states = [step.step.state for step in replay(session.rules, record)]
            assert states[-1] == session.state
            assert sum(states[row].scores) == score
            assert [fault async for fault in session_faults(world.store, GAMES_HERE)] == []
        finally:
            await world.close()
