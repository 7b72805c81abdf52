"""A process that looks after a league and plays for half of its people, until somebody kills it.

``python -m tests.soak.league_worker DATABASE FOLDER NUMBER``: for every line on its standard input it forks a
worker, as tests/sessions/writer.py does. FOLDER has the time, which the parent advances, and the people. A worker
prints its process id, then ``<time> <presses>`` after each look; when it was killed, its parent prints ``dead``.
"""

from __future__ import annotations

import asyncio
import json
import math
import mmap
import os
import secrets
import select
import struct
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from zlib import crc32

import structlog

from bot.cluster.claims import Leased
from bot.cluster.membership import Member
from bot.config import Address
from bot.delivery.notifier import Notifier
from bot.delivery.outgoing import PanelMessage, PanelUpdate
from bot.delivery.publisher import Publisher
from bot.delivery.scheduler import Scheduler
from bot.features.league import rows, service
from bot.features.league.running import run
from bot.rows.commitment import CommitmentRow
from bot.rows.messages import NoticeRow
from bot.rows.threads import ThreadRow
from bot.services import Services
from bot.session.model import Actor, PanelKind, Phase, Refused, Session
from bot.session.rules import DAY
from bot.store import Store
from engines.core import IllegalAction
from tests.sessions.writer import serve
from tests.toys_simultaneous import WALK

GUILD, CHANNEL = 1, 1
GOAL, MOST = 20, 6
"""Points that win a game, and those of the best turn; a computer player makes about three a turn."""
STAYS, SILENT, LEAVES, OFF = "stays", "silent", "leaves", "off"


class Time:
    """Seconds since 1970 in a file: all processes have the same, and it stands still while they work."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(bytes(8))
        with path.open("r+b") as file:
            self._bytes = mmap.mmap(file.fileno(), 8)

    def __call__(self) -> float:
        return float(struct.unpack("d", self._bytes[:8])[0])

    def set(self, now: float) -> None:
        self._bytes[:8] = struct.pack("d", now)


@dataclass(frozen=True)
class Person:
    user_id: int
    strength: float
    """From N(0, 1)."""
    pace: float
    """Hours that they take for a turn, on average."""
    how: str = STAYS
    cycle: int = 0
    """The cycle in which they vanish, and the share of its length after which they do."""
    moment: float = 0.0

    @property
    def actor(self) -> Actor:
        return Actor(self.user_id, f"P{self.user_id}")

    def is_gone(self, cycle: rows.Cycle, now: float) -> bool:
        """Whether they have vanished by now."""
        if self.how == STAYS or cycle.started_at is None or cycle.number < self.cycle:
            return False
        return cycle.number > self.cycle or now >= cycle.started_at + self.moment * cycle.weeks * 7 * DAY

    def turn(self, chance: Random) -> tuple[str, ...]:
        """Return what they do in a turn: the stronger, the farther.

        Between two people a standard deviation apart the stronger one is before the other in about 7 of 10 games.
        """
        far = min(max(round(MOST / 2 + self.strength / 2 + chance.gauss(0.0, 1.5)), 0), MOST)
        return (*("go 2",) * (far // 2), *("go 1",) * (far % 2), "rest")


def read_people(folder: Path) -> dict[int, Person]:
    return {facts["user_id"]: Person(**facts) for facts in json.loads((folder / "people").read_text())}


class Wire:
    """Takes all messages; a thread and its message have the same id in each process."""

    def __init__(self, clock: Time) -> None:
        self._clock = clock

    async def send(self, update: PanelUpdate) -> PanelMessage | None:
        if update.kind is PanelKind.WAITS:
            return update.previous
        return PanelMessage(update.session.channel_id, secrets.randbits(50), self._clock())

    async def post_commitment(self, session: Session, row: CommitmentRow) -> PanelMessage:
        return PanelMessage(session.channel_id, secrets.randbits(50), self._clock())

    async def announce(self, session: Session, thread: ThreadRow) -> int:
        return 1_000_000 + crc32(session.id.encode())

    async def start_thread(self, session: Session, thread: ThreadRow) -> int:
        assert thread.message_id is not None
        return thread.message_id

    async def deliver(self, notice: NoticeRow) -> bool:
        return True


class Worker:
    """One process of the bot, and the people whose presses it gets."""

    def __init__(self, store: Store, clock: Time, folder: Path, number: int) -> None:
        self._clock, self._number, self._people = clock, number, read_people(folder)
        self._member = Member(store, "1.0")
        self._services = Services(store, {"walk": WALK}, claims=Leased(store, self._member), posted=True)
        self._services.presence.look = self._look
        told = (self._services.computers.turns, self._services.beacon_rounds.posted)
        wire = Wire(clock)
        tables, reachability = self._services.tables, self._services.reachability
        self._publisher = Publisher(tables, reachability, wire, clock, asyncio.sleep, *told)
        self._notifier = Notifier(tables, reachability, wire, asyncio.sleep)
        self._scheduler = Scheduler(self._services, outage=math.inf)
        self._cycle: rows.Cycle | None = None
        self._random = Random()

    async def _look(self, guild_id: int, user_ids: Sequence[int]) -> Mapping[int, bool | None]:
        """Say who is on the server, as Discord does."""
        now, cycle = self._clock(), self._cycle
        return {
            user_id: not (
                cycle is not None and self._people[user_id].how == OFF and self._people[user_id].is_gone(cycle, now)
            )
            for user_id in user_ids
        }

    async def look(self) -> int:
        """Do what is due, and let people press; return the number of their presses that were played."""
        await self._member.beat()
        running = await self._services.store.read(partial(rows.going_on))
        pressed = 0
        for cycle_id in running:
            ladder = await service.load(self._services.tables, cycle_id)
            self._cycle = ladder.cycle
            await asyncio.gather(run(self._services), self._leave(cycle_id, ladder.members))
            pressed = await self._press(cycle_id)
        await self._scheduler.tick()
        await self._services.resume()
        await self._services.settle()
        await self._publisher.poll()
        await self._notifier.poll()
        await self._publisher.settle()
        await self._notifier.settle()
        await self._services.settle()
        return pressed

    async def _leave(self, cycle_id: str, members: Sequence[rows.Member]) -> None:
        assert self._cycle is not None
        for member in members:
            person = self._people[member.user_id]
            if person.how == LEAVES and self._is_mine(person) and person.is_gone(self._cycle, self._clock()):
                with suppress(Refused):
                    await service.leave(self._services.tables, cycle_id, person.user_id)

    async def _press(self, cycle_id: str) -> int:
        ladder = await service.load(self._services.tables, cycle_id)
        open_ = [table.session_id for group in ladder.groups for table in group.tables if table.is_open]
        return sum([await self._turn(ladder.cycle, session_id) for session_id in open_ if session_id is not None])

    async def _turn(self, cycle: rows.Cycle, session_id: str) -> bool:
        """Let the person whose turn it is play it, if they look in now; return whether they have."""
        session = await self._services.tables.load(session_id)
        if session.phase is not Phase.PLAYING:
            return False
        player = session.players[session.movers[0]]
        person = None if player.person is None else self._people[player.person]
        if person is None or not self._is_mine(person) or person.is_gone(cycle, self._clock()):
            return False
        if self._random.random() > 1 / person.pace:
            return False
        try:
            await self._services.moves.act_line(
                session_id,
                person.actor,
                person.turn(self._random),
                decision=session.decisions[player.seat],
                interaction_id=self._random.getrandbits(60),
            )
        except (Refused, IllegalAction):
            return False  # the table has changed meanwhile
        return True

    def _is_mine(self, person: Person) -> bool:
        return person.user_id % 2 == self._number


def address(database: str) -> Path | Address:
    return Address.parse(database) if "://" in database else Path(database)


async def work(database: str, folder: Path, number: int) -> None:
    clock = Time(folder / "time")
    store = await Store.open(address(database), clock=clock, patience=60.0)
    worker, seen = Worker(store, clock, folder, number), 0.0
    print(os.getpid(), flush=True)
    parent = select.poll()
    parent.register(sys.stdin, select.POLLHUP)
    while not any(event & select.POLLHUP for _, event in parent.poll(0)):  # who is killed there leaves none here
        now = clock()
        if now == seen:
            await asyncio.sleep(0.002)
            continue
        try:
            pressed = await worker.look()
        except Exception as error:
            # As in the bot's loops: what has failed is tried again at the next look, and the parent counts it.
            structlog.get_logger().exception("look-failed")
            print("failed", repr(error)[:200].replace("\n", " "), flush=True)
        else:
            seen = now
            print(now, pressed, flush=True)


def main() -> None:
    database, folder, number = sys.argv[1:]
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    serve(lambda line: work(database, Path(folder), int(number)))


if __name__ == "__main__":
    main()
