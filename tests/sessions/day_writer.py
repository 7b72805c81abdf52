"""A process that plays the dice of the day through the end of a month, until somebody kills it.

``python -m tests.sessions.day_writer DATABASE``: as ``writer.py``, but each line on its standard input is the time
at which a writer begins (seconds since 1970). It prints its process id, then ``<time> <date> <user> <score>`` of
every acknowledged press; the score is ``-`` unless the press has brought a result.
"""

from __future__ import annotations

import itertools
import os
from pathlib import Path
from random import Random

from bot.rows.daily import ServerRow
from bot.session import strong
from bot.session.model import Actor, Phase
from bot.session.private_board import OWN
from engines.core.opponents.computers import STRONG, Searching

from .test_first_hour import turn_of
from .world import Clock, World
from .writer import main

GUILD, CHANNEL = 701, 7010
STEP = 20.0
"""Seconds between two presses."""


async def write(path: str, line: str) -> None:
    vars(strong)["SEARCHERS"] = {STRONG: Searching(10)}  # the strong player hardly thinks
    world = await World.open(Path(path), Clock(float(line), random_bytes=os.urandom))
    world.unplug()  # notices stay where they can be counted
    services = world.services
    await world.scheduler.tick()
    if await services.daily.server(GUILD) is None:
        await services.daily.tell(ServerRow(GUILD, CHANNEL, "en", 0, 1, ""))
    print(os.getpid(), flush=True)
    for user in itertools.count(1):
        who = Actor(user, f"P{user}")
        session = (await services.attempts.begin(who, "en", apart=False)).session
        await services.attempts.count_here(user, GUILD, on=True)
        while session.phase is Phase.PLAYING:
            world.clock.now += STEP
            await world.scheduler.tick()
            session = (await services.tables.boards.load(session.id)).session  # the day may be closed
            parts, decision = turn_of(session, Random(f"{user}/{session.row}")), session.decisions[OWN]
            session = (
                await services.moves.act_line(session.id, who, parts, decision=decision, interaction_id=None)
            ).session
            is_result = session.phase is Phase.OVER and session.kind.competes
            score = session.rules.standings(session.state)[OWN].score if is_result else "-"
            print(world.clock.now, session.date, user, score, flush=True)


if __name__ == "__main__":
    main(write)
