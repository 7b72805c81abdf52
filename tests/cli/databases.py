"""Databases in which something was played, and what somebody does to them."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from bot.services import Services
from bot.session.model import Actor, Session
from bot.store import Store
from engines import GAMES
from engines.core import FastChance

PEOPLE = tuple(Actor(11 + seat, name) for seat, name in enumerate(("Aki", "Ben", "Cho", "Dee", "Eve", "Fay")))
AKI = PEOPLE[0]


@asynccontextmanager
async def opened(path: Path, **how: Any) -> AsyncIterator[Services]:
    """Open a database as the bot does; without a game on it, it is migrated."""
    store = await Store.open(path)
    services = Services(store, **how)
    try:
        yield services
    finally:
        await services.close()
        await store.close()


async def migrate(path: Path) -> None:
    async with opened(path):
        pass


async def begun(services: Services, key: str, channel: int) -> Session:
    """Begin a game of as few people as it needs."""
    session = await services.lobbies.open(key, 1, channel, AKI, "en")
    for actor in PEOPLE[1 : GAMES[key].rules.seats.start]:
        await services.lobbies.join(session.id, actor)
    return await services.moves.begin(session.id, AKI)


async def act(services: Services, session: Session, chance: FastChance | None = None) -> Session:
    """Play the first legal action of whoever is awaited, or one by chance."""
    seat = session.movers[0]
    legal = session.rules.legal_actions(session.state, seat)
    notation = session.rules.notation(chance.pick(legal) if chance else legal[0])
    actor = next(one for one in PEOPLE if one.user_id == session.players[seat].user_id)
    return (await services.moves.act(session.id, actor, notation, decision=None, interaction_id=None)).session


def tamper(path: Path, sql: str) -> None:
    """Write past the guards of the database, as a broken disk or a curious person could."""
    with closing(sqlite3.connect(path)) as db, db:
        for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
            db.execute(f"DROP TRIGGER {name}")
        assert db.execute(sql).rowcount != 0
