"""The soak: processes on one PostgreSQL database, killed one after the other, and the checks at the end."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections import Counter, defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bot.history.audit import session_faults
from bot.store import Connection, Store
from tests import postgres
from tests.hanging import HANG

PROJECT = Path(__file__).parents[2]


@dataclass
class Plan:
    """What happens, in seconds; with ``by_presses`` in acknowledged presses, however slow the machine is."""

    seconds: float = 300.0
    processes: int = 3
    tables: int = 60
    kill_every: float = 5.0
    cut_every: float = 7.0
    restarts: int = 2
    lease: float = 20.0
    """Always in seconds."""
    by_presses: bool = False


@dataclass
class Discord:
    """The stand-in: what was sent under a nonce is not sent again."""

    sent: dict[str, dict[str, Any]] = field(default_factory=dict)
    panels: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    acknowledged: dict[int, str] = field(default_factory=dict)
    pressed: asyncio.Event = field(default_factory=asyncio.Event)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            while line := await reader.readline():
                if not line.endswith(b"\n"):
                    return
                writer.write(json.dumps(self._answer(json.loads(line))).encode() + b"\n")
                await writer.drain()
        writer.close()

    def _answer(self, facts: dict[str, Any]) -> dict[str, Any]:
        if "acknowledged" in facts:
            self.acknowledged[facts["acknowledged"]] = facts["session"]
            self.pressed.set()
            return {}
        if facts["nonce"] not in self.sent:
            self.sent[facts["nonce"]] = {"id": len(self.sent) + 1, "row": facts["row"]}
            if facts["kind"] == "board":
                self.panels[facts["session"]].append(facts["row"])
        return self.sent[facts["nonce"]]


class House:
    def __init__(self, plan: Plan, server: postgres.Server, folder: Path) -> None:
        self.plan = plan
        self.server = server
        self.address = server.new()
        name = self.address.shown.rpartition("/")[2]
        self._name = name
        server.sql(f"ALTER DATABASE {name} SET synchronous_commit = on")  # what is acknowledged outlives a restart
        self.discord = Discord()
        self.socket = str(folder / "discord")
        self.log = folder / "log"
        self.random = Random(1)
        self.figures: Counter[str] = Counter()
        self._workers: list[asyncio.subprocess.Process] = []
        self._watches: set[asyncio.Task[None]] = set()

    async def play(self) -> list[str]:
        """Play, kill, restart and cut; then let everything be delivered. Return what must not be."""
        server = await asyncio.start_unix_server(self.discord.serve, self.socket)
        async with server:
            for _ in range(self.plan.processes):
                await self._start()
            await self._disturb()
            await asyncio.gather(*[self._dismiss(worker, signal.SIGTERM) for worker in self._workers])
            await self._deliver_the_rest()
            return await self._faults()

    async def _start(self, tables: int | None = None) -> None:
        with self.log.open("ab") as log:
            worker = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.soak.worker",
                self.address.url,
                self.socket,
                str(self.plan.tables if tables is None else tables),
                str(self.plan.lease),
                cwd=PROJECT,
                env={**os.environ, "PYTHONPATH": str(PROJECT)},
                stdout=log,
                stderr=log,
            )
        self._workers.append(worker)
        watch = asyncio.create_task(self._replace_if_it_ends(worker, tables))
        self._watches.add(watch)
        watch.add_done_callback(self._watches.discard)

    async def _replace_if_it_ends(self, worker: asyncio.subprocess.Process, tables: int | None) -> None:
        """Count a process that ends by itself, and start another one, as an operator's supervisor does."""
        await worker.wait()
        if worker in self._workers:
            self._workers.remove(worker)
            self.figures["ended"] += 1
            await self._start(tables)

    async def _dismiss(self, worker: asyncio.subprocess.Process, number: signal.Signals) -> None:
        """End a process; no other one takes its place."""
        if worker in self._workers:
            self._workers.remove(worker)
        with suppress(ProcessLookupError):  # it has ended by itself in this moment
            worker.send_signal(number)
        await worker.wait()

    async def _disturb(self) -> None:
        plan, begun = self.plan, time.monotonic()
        due = [(at, "kill") for at in _times(plan.kill_every, plan.seconds)]
        due += [(at, "cut") for at in _times(plan.cut_every, plan.seconds)]
        due += [(plan.seconds * (number + 1) / (plan.restarts + 1), "restart") for number in range(plan.restarts)]
        for at, what in sorted(due):
            await self._until(begun, at)
            self.figures[what] += 1
            if what == "kill":
                await self._dismiss(self.random.choice(self._workers), signal.SIGKILL)
                await self._start()
            elif what == "cut":
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"
                await asyncio.to_thread(self.server.sql, cut.format(self._name))
            else:
                await asyncio.to_thread(self.server.stop)
                await asyncio.to_thread(self.server.start)
        await self._until(begun, plan.seconds)

    async def _until(self, begun: float, at: float) -> None:
        """Wait for a moment, or for that many acknowledged presses."""
        if not self.plan.by_presses:
            await asyncio.sleep(max(0.0, begun + at - time.monotonic()))
            return
        async with asyncio.timeout(HANG):
            while len(self.discord.acknowledged) < at:
                self.discord.pressed.clear()
                await self.discord.pressed.wait()

    async def _deliver_the_rest(self) -> None:
        """Let one process deliver what is left, when the claims of the killed ones have lapsed."""
        await self._start(0)
        store = await Store.open(self.address)
        try:
            async with asyncio.timeout(HANG):
                while await store.read(_undelivered):  # noqa: ASYNC110  (what it waits for is another process's)
                    await asyncio.sleep(0.2)
        finally:
            await store.close()
            await asyncio.gather(*[self._dismiss(worker, signal.SIGTERM) for worker in self._workers])

    async def _faults(self) -> list[str]:
        store = await Store.open(self.address)
        try:
            faults = [fault async for fault in session_faults(store)]
            rows = await store.read(_interactions)
            newest = await store.read(_rows)
        finally:
            await store.close()
        lost = [each for each in self.discord.acknowledged if rows[each] == 0]
        faults += [f"acknowledged and lost: {each}" for each in lost]
        faults += [f"applied {times} times: {each}" for each, times in rows.items() if times > 1]
        for session, told in self.discord.panels.items():
            if told != sorted(set(told)):
                faults.append(f"table {session}: told out of order or twice: {told}")
            if told[-1:] != [newest.get(session, told[-1])]:
                faults.append(f"table {session}: row {newest[session]} was not told, but {told[-1]}")
        self.figures["acknowledged"] = len(self.discord.acknowledged)
        self.figures["applied"] = sum(rows.values())
        self.figures["panels"] = sum(map(len, self.discord.panels.values()))
        self.figures["tables"] = len(self.discord.panels)
        return faults


def _times(every: float, until: float) -> list[float]:
    return [every * number for number in range(1, int(until / every) + 1) if every * number < until]


def _undelivered(db: Connection) -> int:
    return sum(
        int(db.execute(f"SELECT count(*) FROM {table} WHERE parked IS NULL").fetchone()[0])
        for table in ("outbox", "notices")
    )


def _interactions(db: Connection) -> Counter[int]:
    found = db.execute("SELECT interaction_id FROM log WHERE interaction_id IS NOT NULL")
    return Counter(each for (each,) in found.fetchall())


def _rows(db: Connection) -> dict[str, int]:
    """Return the newest published row of each table that is played."""
    found = db.execute("SELECT id, published_row FROM sessions WHERE phase = 'playing'")
    return dict(found.fetchall())


async def soak(plan: Plan) -> tuple[Counter[str], list[str], str]:
    """Play; return what happened, what must not have, and the processes' logs."""
    with postgres.own() as server, TemporaryDirectory() as folder:
        house = House(plan, server, Path(folder))
        faults = await house.play()
        return house.figures, faults, house.log.read_text()
