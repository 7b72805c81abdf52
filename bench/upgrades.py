"""The upgrade of 10,000 open tables to a later version of their rules, as at the start of the bot."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import structlog

from bot.config import Limits
from bot.services import Services
from bot.session.model import Actor
from bot.store import Connection, Store
from bot.tables.all_tables import Tables
from bot.tables.upgrade_pass import AT_ONCE
from engines import GAMES
from engines.core import FastChance
from engines.core.playable import Playable

TABLES = 10_000
PLAYED = 20
PEOPLE = tuple(Actor(11 + seat, f"P{seat}") for seat in range(6))
NO_LIMITS = Limits(tables_per_person=TABLES, tables_per_server=TABLES, burst_lobbies=TABLES)


def measure() -> dict[str, Any]:
    """Return seconds, tables per second, and the milliseconds of a batch: presses at its tables wait for it."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    with TemporaryDirectory() as folder:
        return asyncio.run(_measured(Path(folder) / "bench.db", TABLES))


async def _measured(path: Path, count: int) -> dict[str, Any]:
    store = await Store.open(path)
    try:
        await _filled(store, count)
        later = {key: _later(game) for key, game in GAMES.items()}
        tables = Tables(store, later)
        outdated = await tables.outdated()
        started, batches = perf_counter(), list[float]()
        for first in range(0, len(outdated), AT_ONCE):
            began = perf_counter()
            await tables.upgrade(outdated[first : first + AT_ONCE])
            batches.append(1000 * (perf_counter() - began))
        took = perf_counter() - started
        if tables.set_aside:
            raise RuntimeError(f"not upgraded: {next(iter(tables.set_aside.items()))}")
        slow = quantiles(batches, n=100)[98] if len(batches) > 1 else batches[0]
        return {
            "tables": len(outdated),
            "seconds": round(took, 1),
            "tables_per_s": round(len(outdated) / took),
            "batch_ms_p99": round(slow, 1),
        }
    finally:
        await store.close()


def _later(game: Playable) -> Playable:
    """Return the game with one version more, in which nothing of a stored state changes."""

    def upgrade(self: Any, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        return state

    body = {"rules_version": game.rules.rules_version + 1, "upgrade": upgrade}
    return replace(game, rules=type(f"Later{type(game.rules).__name__}", (type(game.rules),), body)())


async def _filled(store: Store, count: int) -> None:
    """Play a table of each game into the middle of it, and copy them to ``count`` tables."""
    services = Services(store, limits=NO_LIMITS)
    played = [await _played(services, key, number) for number, key in enumerate(sorted(GAMES))]
    await services.close()

    def copy(db: Connection) -> None:
        for number in range(len(played), count):
            _copied(db, played[number % len(played)], number)

    await store.write(copy)


async def _played(services: Services, key: str, number: int) -> str:
    rules = GAMES[key].rules
    host, *others = PEOPLE[: rules.seats[-1]]
    session = await services.lobbies.open(key, 1, 100 + number, host, "en", interaction_id=10 * number + 1)
    for at, actor in enumerate(others):
        await services.lobbies.join(session.id, actor, interaction_id=10 * number + 2 + at)
    session = await services.moves.begin(session.id, host)
    mind = FastChance(key)
    for _ in range(PLAYED):
        seat = session.movers[0]
        action = mind.pick(rules.legal_actions(session.state, seat))
        moved = await services.moves.act(
            session.id, PEOPLE[seat], rules.notation(action), decision=None, interaction_id=None
        )
        session = moved.session
        if not session.movers:
            raise RuntimeError(f"{key} ended before {PLAYED} actions")
    return session.id


def _copied(db: Connection, session_id: str, number: int) -> None:
    name = f"t{number:09d}"
    for table, fresh in (
        ("sessions", {"id": name, "channel_id": 10_000 + number}),
        ("players", {}),
        ("clocks", {}),
    ):
        columns = [column for (column,) in db.execute("SELECT name FROM pragma_table_info(?)", (table,))]
        fresh = fresh or {"session_id": name}
        chosen = ", ".join(f"'{fresh[each]}'" if each in fresh else each for each in columns)
        key = "id" if table == "sessions" else "session_id"
        db.execute(f"INSERT INTO {table} SELECT {chosen} FROM {table} WHERE {key} = ?", (session_id,))
