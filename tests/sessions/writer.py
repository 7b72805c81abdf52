"""A process that plays and plays, and says which rows are committed, until somebody kills it.

``python -m tests.sessions.writer DATABASE``: prints the session's id, then ``<row> <score>`` of every acknowledged
action, one a line.
"""

from __future__ import annotations

import asyncio
import sys

import structlog

from bot.sessions.model import Actor
from bot.sessions.service import SessionService
from bot.store import Store
from tests.toys_simultaneous import Walk

AKI, BEN = Actor(11, "Aki"), Actor(12, "Ben")


async def main(path: str) -> None:
    store = await Store.open(path)
    service = SessionService(store, {"walk": Walk()})
    session = await service.in_channel(1)
    if session is None:
        lobby = await service.open("walk", 1, 1, AKI, "en")
        await service.join(lobby.id, BEN)
        await service.set_option(lobby.id, AKI, "goal", "100000")
        session = await service.begin(lobby.id, AKI)
    print(session.id, flush=True)
    while True:
        actor = (AKI, BEN)[session.movers[0]]
        notation = ("go 2", "gamble")[session.row % 2]
        played = await service.act(session.id, actor, notation, decision=None, interaction_id=10_000 + session.row)
        session = played.session
        print(session.row, sum(session.state.scores), flush=True)


if __name__ == "__main__":
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    asyncio.run(main(sys.argv[1]))
