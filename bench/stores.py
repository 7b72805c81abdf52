"""Presses to committed, sustained on 200 tables: SQLite, PostgreSQL, and PostgreSQL with two processes.

Each waits for the disk. Who plays at a table presses as soon as the last press is committed; games that end are
followed by new ones. Choosing what to press is in the figures, Discord and pictures are not.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

import structlog

from bot.config import Address, Limits
from bot.services import Services
from bot.session.model import Actor, Phase, Session
from bot.store import Store
from tests import postgres

from .sessions import begun

TABLES = 200
SECONDS = 60.0
WARM_UP = 2.0
TAKEN_BACK = 0.2
"""How many of the presses that can be taken back are."""


def measure() -> dict[str, Any]:
    """Return for each kind presses a second, their milliseconds and the processor's; a reason without a server."""
    with TemporaryDirectory() as folder:
        figures: dict[str, Any] = {"tables": TABLES, "seconds": SECONDS}
        figures["sqlite"] = asyncio.run(_processes(Path(folder) / "bench.db", 1))
    if missing := postgres.why_missing():
        return {**figures, "postgres": missing}
    with postgres.own(is_quick=False) as server:
        for name, processes in (("postgres", 1), ("postgres_two_processes", 2)):
            figures[name] = asyncio.run(_processes(server.new(), processes))
    for name in ("postgres", "postgres_two_processes"):
        figures[name]["x"] = round(figures[name]["presses_a_second"] / figures["sqlite"]["presses_a_second"], 2)
    return figures


async def _processes(database: Path | Address, number: int) -> dict[str, Any]:
    """Play in this many processes at once, each at its share of the tables."""
    place = database.url if isinstance(database, Address) else str(database)
    started = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.stores", place, str(first), str(TABLES // number), str(SECONDS),
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )
        for first in range(0, TABLES, TABLES // number)
    ]  # fmt: skip
    for process in started:  # all have begun their games before the first one presses
        assert process.stdout is not None
        await process.stdout.readline()
    said = await asyncio.gather(*(process.communicate(b"go\n") for process in started))
    figures = [json.loads(out) for out, _ in said]
    presses = sum(one["presses"] for one in figures)
    return {
        "presses_a_second": round(presses / SECONDS),
        "p50_ms": max(one["p50_ms"] for one in figures),
        "p99_ms": max(one["p99_ms"] for one in figures),
        "cpu_ms_a_press": round(1000 * sum(one["cpu_s"] for one in figures) / presses, 2),
    }


# --- one process -------------------------------------------------------------------------------------------------


@dataclass
class Playing:
    """What has been pressed so far."""

    services: Services
    end: float
    interactions: count[int]
    pressed: list[tuple[float, float]] = field(default_factory=list)
    """When a press was committed, and its seconds."""

    async def at(self, number: int, session: Session) -> None:
        """Play on until the end, one game after the other in this channel."""
        chance = Random(number)
        while perf_counter() < self.end:
            session = await self.press(session, chance)
            if session.phase is not Phase.PLAYING:
                session = (await begun(self.services, number)).session

    async def press(self, session: Session, chance: Random) -> Session:
        """Press a legal button as the first player awaited, and sometimes take it back."""
        seat = session.movers[0]
        player, rules = session.players[seat], session.rules
        assert player.user_id is not None
        notation = rules.notation(chance.choice(rules.legal_actions(session.state, seat)))
        of = {"decision": session.decisions[seat], "interaction_id": next(self.interactions)}
        actor, begun_at = Actor(player.user_id, player.name), perf_counter()
        if session.takebacks[seat] is not None and chance.random() < TAKEN_BACK:
            played = await self.services.moves.undo(session.id, actor, **of)
        else:
            played = await self.services.moves.act(session.id, actor, notation, **of)
        now = perf_counter()
        self.pressed.append((now, now - begun_at))
        return played.session


async def _played(place: str, first: int, tables: int, seconds: float) -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    store = await Store.open(Address.parse(place) if "://" in place else Path(place))
    services = Services(store, limits=Limits(tables_per_server=1_000_000))
    games = [(await begun(services, number)).session for number in range(first, first + tables)]
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    end = perf_counter() + WARM_UP + seconds
    playing = Playing(services, end, count(10**15 * (1 + first)))
    before = process_time()
    await asyncio.gather(*(playing.at(first + at, session) for at, session in enumerate(games)))
    cpu = process_time() - before
    measured = [spent for at, spent in playing.pressed if end - seconds < at <= end]
    cuts = quantiles(measured, n=100)
    figures = {
        "presses": len(measured),
        "p50_ms": round(1000 * cuts[49], 1),
        "p99_ms": round(1000 * cuts[98], 1),
        "cpu_s": cpu * len(measured) / len(playing.pressed),
    }
    print(json.dumps(figures), flush=True)
    await services.close()
    await store.close()


if __name__ == "__main__":
    asyncio.run(_played(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
