"""The real process against the bench's Discord on loopback: it is played at, and it stops in order and quietly."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from bench.wire.people import PLAYS, People
from bench.wire.process import running
from bot.command_tree import verbs

pytestmark = pytest.mark.slow

JSON_LINES = {"SAINOME_LOG_JSON": "true"}


def test_people_know_the_verbs_of_the_bot() -> None:
    assert set(PLAYS) <= set(verbs())


async def test_people_play_at_a_table(tmp_path: Path) -> None:
    people = People(1)
    async with people.server.serving(), running(people.server, tmp_path, JSON_LINES) as bot:
        await people.play(_at_once, lambda: bool(people.tables[0].public))
        assert all(asked.acknowledged for asked in people.asked)
        bot.terminate()
        assert await bot.ended() == 0
        assert not [line for line in bot.log() if "Traceback" in line]


async def test_process_stops_in_order_under_load(tmp_path: Path) -> None:
    """Stopped while presses, pictures and deliveries are under way at every table."""
    people = People(10, hasty=True)
    async with people.server.serving(), running(people.server, tmp_path, JSON_LINES) as bot:
        stopping = asyncio.Event()

        async def gate() -> None:
            if not stopping.is_set() and sum(bool(table.public) for table in people.tables) >= 3:
                stopping.set()
                bot.terminate()

        playing = asyncio.ensure_future(people.play(gate, lambda: False))
        await stopping.wait()
        code = await bot.ended()
        playing.cancel()
        await asyncio.wait({playing})
        lines = [json.loads(line) for line in bot.log()]
    events = [line["event"] for line in lines]
    assert code == 0
    assert events[-1] == "bot-stopped"
    after = lines[events.index("stop-begun") + 1 :]
    assert {line["event"] for line in after} <= {
        "interactions-cancelled", "outbox-left", "panel-left", "panel-failed", "notice-failed", "picture-dropped",
        "farewell-missing", "bot-stopped",
    }  # fmt: skip
    assert not [line for line in lines if "exception" in line]


async def _at_once() -> None:
    """Press without waiting."""
