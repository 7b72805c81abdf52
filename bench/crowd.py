"""A database with 100,000 open and 1,000,000 finished tables: a start, a tick, a press, and the bytes of it.

The tables are copies, made by SQL, of one that goes on and of one that is over, with channels, people and times of
their own. A finished table keeps the newest two rows of its log, which nothing here reads.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import structlog

from bot.config import Address, Limits
from bot.delivery.publisher import Publisher
from bot.delivery.scheduler import Scheduler
from bot.services import Services
from bot.session.model import Phase
from bot.store import Connection, Store
from bot.store.drivers import dialect
from tests import postgres

from .sessions import NullSender, begun, peak_kilobytes
from .stores import Playing

OPEN, FINISHED = 100_000, 1_000_000
UNSENT = 100
"""Open tables whose panel waits to be sent."""
AT_ONCE = 10_000
"""Tables that one statement copies."""
PEOPLE = 50_000
DAY = 86400.0
PRESSES = 50


def measure() -> dict[str, Any]:
    """Return the figures of either kind of database; a reason without a server."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with TemporaryDirectory() as folder:
        figures: dict[str, Any] = {"open": OPEN, "finished": FINISHED}
        figures["sqlite"] = asyncio.run(measured(Path(folder) / "crowd.db", Path(folder) / "empty.db"))
    if missing := postgres.why_missing():
        return {**figures, "postgres": missing}
    with postgres.own(is_quick=False) as server:
        figures["postgres"] = asyncio.run(measured(server.new(), server.new()))
    return figures


async def measured(full: Path | Address, empty: Path | Address) -> dict[str, Any]:
    """Fill one database and start a process on each, twice: the first start finds nothing in memory."""
    begun_at = perf_counter()
    size = await fill(full, OPEN, FINISHED)
    figures: dict[str, Any] = {"filled_in_s": round(perf_counter() - begun_at), "gb": round(size / 1e9, 2)}
    for name, database in (("first", full), ("second", full), ("empty", empty)):
        figures[name] = await _started(database)
    return figures


# --- the tables --------------------------------------------------------------------------------------------------

_NUMBERS = "WITH RECURSIVE numbers (i) AS (SELECT {first} UNION ALL SELECT i + 1 FROM numbers WHERE i < {last})"
_USER = f"1000000 + (numbers.i * 7 + user_id * 104729) % {PEOPLE}"
"""Everybody has a seat at several tables."""


def _id(kind: str) -> str:
    return f"'{kind}' || CAST(100000000 + numbers.i AS TEXT)"


async def fill(database: Path | Address, open_: int, finished: int) -> int:
    """Fill an empty database; return its bytes."""
    store = await Store.open(database)
    services = Services(store, limits=Limits(tables_per_server=1_000_000))
    running = (await begun(services, 0)).session
    over, playing, chance = (await begun(services, 1)).session, Playing(services, 0.0, count(1)), Random(1)
    while over.phase is Phase.PLAYING:
        over = await playing.press(over, chance)
    now = store.clock()
    await services.close()
    for kind, template, number in (("o", running.id, open_), ("f", over.id, finished)):
        for first in range(1, number + 1, AT_ONCE):
            last = min(first + AT_ONCE - 1, number)
            await store.write(lambda db, kind=kind, of=template, at=(first, last): _copy(db, kind, of, at, now))
    await store.write(_analysed)
    size = await store.read(dialect.size)
    await store.close()
    return size


def _copy(db: Connection, kind: str, template: str, numbers: tuple[int, int], now: float) -> None:
    """Copy the rows of a table to new tables of these numbers, the first and the last."""
    first, last = numbers
    ago = f"{now} - (numbers.i % 900000) * 0.96"  # the last ten days
    session: Mapping[str, str] = {
        "id": _id(kind),
        "channel_id": "10000000 + numbers.i * 2" + (" + 1" if kind == "f" else ""),
        "guild_id": "numbers.i % 5000",
        "created_at": ago,
        "changed_at": ago,
    }
    due = f"{now} + 600 + (numbers.i * 7919 % 600000) * 1.0"
    own: dict[str, Mapping[str, str]] = {
        "sessions": session,
        "players": {"user_id": _USER},
        "log": {"interaction_id": "NULL"},
        "clocks": {"user_id": _USER, "started_at": ago, "due_at": due, "next_at": due},
        "results": {"user_id": _USER, "guild_id": "numbers.i % 5000", "ended_at": ago, "nth": "numbers.i"},
        "turn_times": {},
        "commitments": {},
        "places": {"user_id": _USER},
    }
    for table, changed in own.items():
        if kind == "f" and table == "clocks":
            continue
        names = dialect.columns(db, table)
        values = {"session_id": _id(kind), **changed}
        chosen = ", ".join(values.get(name, f"t.{name}") for name in names)
        few = f" AND t.row >= (SELECT row - 1 FROM sessions WHERE id = '{template}')" if table == "log" else ""
        db.execute(
            f"{_NUMBERS.format(first=first, last=last)} INSERT INTO {table} ({', '.join(names)}) "
            f"SELECT {chosen} FROM {table} AS t CROSS JOIN numbers "
            f"WHERE t.{'id' if table == 'sessions' else 'session_id'} = '{template}'{few}"
        )
    if kind == "o":
        db.execute(
            f"{_NUMBERS.format(first=first, last=last)} INSERT INTO outbox (session_id, kind, created_at) "
            f"SELECT {_id(kind)}, 'board', {now} FROM numbers WHERE i <= {UNSENT}"
        )


def _analysed(db: Connection) -> None:
    """As PostgreSQL does by itself; SQLite has no statistics in a bot either."""
    if dialect.is_postgres(db):
        db.execute("ANALYZE")


# --- a process on it ---------------------------------------------------------------------------------------------


async def _started(database: Path | Address) -> dict[str, Any]:
    """Return what a new process finds, and the seconds until it is ready."""
    place = database.url if isinstance(database, Address) else str(database)
    begun_at = perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.crowd", place, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    await process.stdout.readline()
    seconds = perf_counter() - begun_at
    out, _ = await process.communicate()
    return {"start_s": round(seconds, 2), **json.loads(out)}


async def _start(place: str) -> None:
    """Do all that a start does before Discord is involved, then a tick and presses at one table."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    store = await Store.open(Address.parse(place) if "://" in place else Path(place))
    services = Services(store, limits=Limits(tables_per_server=1_000_000))
    publisher = Publisher(services.tables, services.reachability, NullSender(), store.clock)
    await services.resume()
    await publisher.start()
    print("ready", flush=True)
    figures: dict[str, float] = {"start_cpu_s": round(sum(os.times()[:2]), 2)}
    await publisher.settle()
    scheduler = Scheduler(services)
    for name, work in (("tick", scheduler.tick), ("next_due", scheduler.next_due)):
        begun_at = perf_counter()
        await work()
        figures[f"{name}_ms"] = round(1000 * (perf_counter() - begun_at), 1)
    table = await begun(services, os.getpid())
    begun_at = perf_counter()
    for _ in range(PRESSES):
        await table.press()
        await table.take_back()
    figures["press_ms"] = round(1000 * (perf_counter() - begun_at) / (2 * PRESSES), 2)
    begun_at = perf_counter()
    figures["tables_of_one"] = len(await services.tables.of_user(1_000_007))
    figures["of_one_ms"] = round(1000 * (perf_counter() - begun_at), 1)
    figures["rss_mb"] = round(peak_kilobytes() / 1024)
    print(json.dumps(figures), flush=True)
    await publisher.close()
    await services.close()
    await store.close()


if __name__ == "__main__":
    asyncio.run(_start(sys.argv[1]))
