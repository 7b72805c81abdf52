"""A process that plays and plays, and says which rows are committed, until somebody kills it.

``python -m tests.sessions.writer DATABASE``: for every line on its standard input it forks a writer (so that the
imports are paid for once). A writer prints its process id, the session's id, then ``<row> <score>`` of every
acknowledged action, one a line; when it was killed, its parent prints ``dead``.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import structlog

from bot.services import Services
from bot.session.model import Actor, Session
from bot.store import Store
from tests.toys_simultaneous import WALK

AKI, BEN = Actor(11, "Aki"), Actor(12, "Ben")


async def table(services: Services) -> Session:
    """Return the long game of Walk; begin it if there is none."""
    session = await services.tables.in_channel(1)
    if session is None:
        lobby = await services.lobbies.open("walk", 1, 1, AKI, "en")
        await services.lobbies.set_option(lobby.id, AKI, "goal", "100000")
        await services.lobbies.join(lobby.id, BEN)
        session = await services.moves.begin(lobby.id, AKI)
    return session


async def write(path: str, _: str) -> None:
    services = Services(await Store.open(path), {"walk": WALK})
    session = await table(services)
    print(os.getpid(), session.id, flush=True)
    while True:
        actor, row = (AKI, BEN)[session.movers[0]], session.row
        played = await services.moves.act(
            session.id, actor, ("go 2", "gamble")[row % 2], decision=None, interaction_id=10_000 + row
        )
        session = played.session
        print(session.row, sum(session.state.scores), flush=True)


def serve(write: Callable[[str], Coroutine[Any, Any, None]]) -> None:
    """Fork a writer for each line of the standard input."""
    for line in sys.stdin:
        child = os.fork()
        if not child:
            asyncio.run(write(line))
        os.waitpid(child, 0)
        print("dead", flush=True)


def main(write: Callable[[str, str], Coroutine[Any, Any, None]]) -> None:
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    serve(partial(write, sys.argv[1]))


if __name__ == "__main__":
    main(write)
