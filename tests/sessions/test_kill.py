"""kill -9, at any moment: what was acknowledged is there, and nothing is there twice."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from bot.sessions.audit import session_faults
from engines.core.records import replay

from .house import GAMES_HERE, House

ROUNDS = 20


def play_until_killed(path: Path, rows: int) -> tuple[str, int, int]:
    """Let a process write until it has said ``rows`` rows, kill it; its session, and the last row it has said."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.sessions.writer", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        session = process.stdout.readline().strip()
        said = [process.stdout.readline() for _ in range(rows)]
        process.kill()
        # What had been said and not yet read counts too; the last line may be cut.
        said += [line for line in process.stdout if line.endswith("\n")]
    row, score = said[-1].split()
    return session, int(row), int(score)


async def test_after_kill_9_every_acknowledged_action_is_there(tmp_path: Path) -> None:
    path = tmp_path / "sainome.db"
    moments = random.Random(9)
    for _ in range(ROUNDS):
        session_id, row, score = play_until_killed(path, moments.randint(1, 12))
        house = await House.open(path)
        try:
            session = await house.service.load(session_id)
            assert session.row in (row, row + 1), "at most one that was committed and not yet said"
            record = await house.service.record(session_id, public=False)
            states = [step.step.state for step in replay(session.rules, record)]
            assert states[-1] == session.state
            assert sum(states[row].scores) == score
            assert [fault async for fault in session_faults(house.store, GAMES_HERE)] == []
        finally:
            await house.close()
