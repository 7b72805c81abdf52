"""The cost of a press with 200 sessions, of a start with 10,000 open ones, of a growing session and a daily."""

from __future__ import annotations

import asyncio
import logging
import resource
import subprocess
import sys
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import structlog

from bot.config import Limits
from bot.delivery.outgoing import PanelMessage, PanelUpdate
from bot.delivery.publisher import Publisher
from bot.rows.commitment import CommitmentRow
from bot.rows.daily import AttemptRow
from bot.rows.threads import ThreadRow
from bot.services import Services
from bot.session import codec
from bot.session.model import Actor, Session
from bot.session.preview import preview
from bot.store import Connection, Store, bot_state
from bot.store.games import daily_attempts, log, sessions
from bot.store.games.clocks import CLOCKS
from bot.store.games.log import LOG
from bot.workers.thinkers import sensible_count
from engines import GAMES

AT_ONCE, ROUNDS = 200, 3
OPEN = 10_000
EARLY, LATE, REPEATS = 5, 500, 60
PLAYERS, TRIES = 2000, 60
"""Results of a day, and tries that are begun."""


def measure() -> dict[str, Any]:
    """Return ``press``, ``start``, ``growth`` and ``daily``; the keys name milliseconds, seconds and megabytes."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    figures: dict[str, Any] = {}
    for part in (press, start, growth, daily):
        with TemporaryDirectory() as folder:
            figures[part.__name__] = asyncio.run(part(Path(folder) / "bench.db"))
    return figures


async def press(path: Path) -> dict[str, Any]:
    """Press in 200 sessions within two seconds, then all at once; and the same number of bare commits.

    There is one writer: of 200 commits at once the last waits for all others, whatever a press does. ``over`` is
    the time of a press beyond a bare commit.
    """
    store, services = await open_services(path)
    tables = [await begin(services, number) for number in range(AT_ONCE)]
    figures: dict[str, Any] = {"sessions": AT_ONCE}
    for name, seconds in (("within_2_s", 2.0), ("same_moment", 0.0)):
        pressed: list[float] = []
        bare: list[float] = []
        for _ in range(ROUNDS):
            tables = [await table.later() for table in tables]
            bare += await _all(seconds, [_bare(store, table) for table in tables])
            pressed += await _all(seconds, [table.press() for table in tables])
        press, commit = spread(pressed), spread(bare)
        over = {key: round(press[key] - commit[key], 2) for key in press}
        figures[name] = {"press_ms": press, "commit_ms": commit, "over_ms": over}
    await close(store, services)
    return figures


async def _all(seconds: float, work: Sequence[Awaitable[None]]) -> list[float]:
    """Return the seconds of each; they start evenly spread over ``seconds``."""

    async def later(number: int, one: Awaitable[None]) -> float:
        await asyncio.sleep(seconds * number / len(work))
        return await time_of(one)

    return await asyncio.gather(*(later(number, one) for number, one in enumerate(work)))


async def start(path: Path) -> dict[str, Any]:
    """Start a process on a database with 10,000 open games, and on an empty one."""
    store, services = await open_services(path)
    table = await begin(services, 0)
    row = await store.read(lambda db: sessions.get(db, table.session.id))
    entries = await store.read(lambda db: log.since(db, table.session.id, -1))
    assert row is not None

    def multiply(db: Connection) -> None:
        for number in range(1, OPEN):
            name = f"bench{number:05}"
            sessions.insert(db, replace(row, id=name, channel_id=number))
            for entry in entries:
                LOG.insert(db, entry, session_id=name)
            for running in row.clocks:
                CLOCKS.put(db, replace(running, session_id=name))

    await store.write(multiply)
    await close(store, services)
    empty = path.with_name("empty.db")
    return {"open_sessions": OPEN, "full": await _start_process(path), "empty": await _start_process(empty)}


async def growth(path: Path) -> dict[str, Any]:
    """Play and take back the same action at row 5 of one session and at row 500 of another, in turn."""
    store, services = await open_services(path)
    tables = {EARLY: await begin(services, 0), LATE: await _age(store, await begin(services, 1))}
    costs: dict[int, list[float]] = {EARLY: [], LATE: []}
    for _ in range(REPEATS):
        for age, table in tables.items():
            costs[age].append(await time_of(table.press()))
            await table.take_back()
    await close(store, services)
    early, late = (1000 * median(costs[age]) for age in (EARLY, LATE))
    return {f"action_{EARLY}_ms": round(early, 2), f"action_{LATE}_ms": round(late, 2), "x": round(late / early, 2)}


async def daily(path: Path) -> dict[str, Any]:
    """Begin a try of the dice of the day and press once on it; count the results of many people."""
    store, services = await open_services(path)
    day = await services.daily.current()

    def finish(db: Connection) -> None:
        for number in range(1, PLAYERS + 1):
            score = 10 + number % 25
            row = AttemptRow(day.date, number, None, 0.0, 1.0, score, "[]", False, False, None)
            daily_attempts.ATTEMPTS.insert(db, row)

    await store.write(finish)
    spread_s = await time_of(services.daily.spread(day.date))
    begun, pressed = list[float](), list[float]()
    for number in range(TRIES):
        who = Actor(10_000 + number, "Guest")
        begun.append(await time_of(services.attempts.begin(who, "en", apart=False)))
        board = await services.attempts.begin(who, "en", apart=False)
        pressed.append(await time_of(Table.of(services, board.session).press()))
    await close(store, services)
    figures = {"begin_ms": spread(begun), "press_ms": spread(pressed)}
    return {"players": PLAYERS, **figures, "spread_ms": round(1000 * spread_s, 2)}


# --- tables ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Table:
    """A running game, its awaited player, and their next action."""

    services: Services
    session: Session
    actor: Actor
    notation: str

    @classmethod
    def of(cls, services: Services, session: Session) -> Table:
        """Return the session with an action that can be taken back, if there is one."""
        player = session.players[session.movers[0]]
        assert player.user_id is not None
        legal = session.rules.legal_actions(session.state, player.seat)
        notations = [session.rules.notation(action) for action in legal]
        open_ones = (each for each in notations if not preview(session, player.seat, each).is_final)
        actor = Actor(player.user_id, player.name)
        return cls(services, session, actor, next(open_ones, notations[0]))

    async def press(self) -> None:
        await self.services.moves.act(
            self.session.id, self.actor, self.notation, decision=None, interaction_id=None
        )

    async def take_back(self) -> None:
        await self.services.moves.undo(self.session.id, self.actor, decision=None, interaction_id=None)

    async def later(self) -> Table:
        return Table.of(self.services, await self.services.tables.load(self.session.id))


async def begin(services: Services, number: int) -> Table:
    """Begin a full table of the first registered game, in its own channel."""
    game = next(iter(GAMES.values()))
    people = [Actor(1000 * number + seat, f"Guest {seat}") for seat in range(game.rules.seats[-1])]
    lobby = await services.lobbies.open(game.key, 1, number, people[0], "en")
    for actor in people[1:]:
        await services.lobbies.join(lobby.id, actor)
    return Table.of(services, await services.moves.begin(lobby.id, people[0]))


async def _age(store: Store, table: Table) -> Table:
    """Return the table with 500 rows in its log: an action and its takeback, repeated."""
    await table.press()
    await table.take_back()
    now = await table.services.tables.load(table.session.id)
    acted, undone = await store.read(lambda db: log.since(db, now.id, now.row - 2))

    def age(db: Connection) -> None:
        for row in range(now.row + 1, LATE, 2):
            LOG.insert(db, replace(acted, row=row), session_id=now.id)
            LOG.insert(db, replace(undone, row=row + 1), session_id=now.id)
        sessions.save(db, codec.update(now, replace(now, row=LATE)))

    await store.write(age)
    return await table.later()


async def open_services(path: Path, thinkers: int | None = None) -> tuple[Store, Services]:
    """``thinkers``: as for ``Services``; None: as many as the bot starts."""
    store = await Store.open(path)
    count = sensible_count() if thinkers is None else thinkers
    return store, Services(store, limits=Limits(tables_per_server=1_000_000), thinkers=count)


async def close(store: Store, services: Services) -> None:
    await services.close()
    await store.close()


async def _bare(store: Store, table: Table) -> None:
    """Write the smallest change (SQLite does not write an unchanged value)."""
    await store.write(lambda db: bot_state.put(db, table.session.id, str(table.session.row)))


async def time_of(work: Awaitable[object]) -> float:
    begun = perf_counter()
    await work
    return perf_counter() - begun


def spread(seconds: Sequence[float]) -> dict[str, float]:
    cuts = quantiles(seconds, n=100)
    return {"p50": round(1000 * cuts[49], 2), "p99": round(1000 * cuts[98], 2)}


# --- a start in its own process ----------------------------------------------------------------------------------


async def _start_process(path: Path) -> dict[str, float]:
    """Return the seconds from the start of a process until it is ready, and its memory."""
    begun = perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.sessions", str(path), stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    kilobytes = int(await process.stdout.readline())
    seconds = perf_counter() - begun
    await process.wait()
    return {"seconds": round(seconds, 2), "rss_mb": round(kilobytes / 1024)}


def peak_kilobytes() -> int:
    """Return the peak memory of this process. On Linux ru_maxrss includes the parent's before the fork."""
    status = Path("/proc/self/status")
    if status.exists():
        return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmHWM:"))
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


class NullSender:
    async def announce(self, session: Session, thread: ThreadRow) -> int:
        return 1

    async def start_thread(self, session: Session, thread: ThreadRow) -> int:
        return 1

    async def post_commitment(self, session: Session, row: CommitmentRow) -> PanelMessage:
        return PanelMessage(session.channel_id, 1, 0.0)

    async def send(self, update: PanelUpdate) -> PanelMessage | None:
        return None


async def _start(path: Path) -> None:
    """Do all that a start does before Discord is involved."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    store, services = await open_services(path)
    publisher = Publisher(services.tables, services.reachability, NullSender(), store.clock)
    await publisher.start()
    await services.resume()
    print(peak_kilobytes(), flush=True)
    await publisher.close()
    await close(store, services)


if __name__ == "__main__":
    asyncio.run(_start(Path(sys.argv[1])))
