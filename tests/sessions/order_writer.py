"""A process in whose game every turn is played by order, until somebody kills it; started as ``writer`` is.

It prints the row and the score after each turn. Its clock goes on by a minute a turn.
"""

from __future__ import annotations

import os
from dataclasses import replace

from bot.services import Services
from bot.store import Store
from bot.tables.ahead import DELAY
from tests.toys_simultaneous import WALK

from .firing import orders
from .world import Clock
from .writer import AKI, BEN, main, table


async def write(path: str, _: str) -> None:
    clock = Clock()
    services = Services(await Store.open(path, clock=clock), {"walk": replace(WALK, takes_orders=True)})
    session = await table(services)
    clock.now = session.changed_at
    print(os.getpid(), session.id, flush=True)
    while True:
        mover, other = ((AKI, BEN), (BEN, AKI))[session.movers[0]]
        if await services.orders.at(session.id, other.user_id) is None:
            await orders(services, session, other, "go 2", "rest")
        if await services.orders.at(session.id, mover.user_id) is None:
            await services.moves.act_line(
                session.id, mover, ["go 1", "rest"], decision=None, interaction_id=10_000 + session.row
            )
        else:
            clock.now += DELAY
            await services.ahead.attend(session.id)
        session = await services.tables.load(session.id)
        print(session.row, sum(session.state.scores), flush=True)


if __name__ == "__main__":
    main(write)
