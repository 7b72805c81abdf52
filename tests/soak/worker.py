"""One process of the soak: it plays at random at all tables, and delivers to a stand-in for Discord."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import structlog

from bot.cluster import cluster as cluster_module
from bot.cluster import membership
from bot.cluster.claims import Leased
from bot.cluster.cluster import Cluster
from bot.cluster.membership import Member
from bot.config import Address, Limits
from bot.delivery.notifier import Notifier, nonce
from bot.delivery.outgoing import PanelMessage, PanelUpdate
from bot.delivery.publisher import Publisher
from bot.delivery.scheduler import Scheduler
from bot.rows.commitment import CommitmentRow
from bot.rows.messages import NoticeRow
from bot.rows.threads import ThreadRow
from bot.services import Services
from bot.session.model import Actor, PanelKind, Phase, Refused, Session
from bot.session.views import pov_of
from bot.store import Store

GAMES = ("micronesia", "octa", "dicolony")
HANDS, TICK, SEATS = 3, 0.5, 3
PLENTY = Limits(tables_per_person=10**6, tables_per_server=10**6, burst_lobbies=10**6)


class Discord:
    """The way to the stand-in: lines of JSON on a socket, one answer to each."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._one = asyncio.Lock()

    async def tell(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        async with self._one:
            self._writer.write(json.dumps(facts).encode() + b"\n")
            await self._writer.drain()
            answer: dict[str, Any] = json.loads(await self._reader.readline())
            return answer

    async def send(self, update: PanelUpdate) -> PanelMessage | None:
        if update.kind is PanelKind.WAITS:
            return update.previous
        session = update.session
        facts = {"session": session.id, "kind": update.kind.value, "row": session.row, "nonce": update.nonce}
        answer = await self.tell(facts)
        is_earlier = update.attempt > 0 and answer["row"] != session.row
        return PanelMessage(session.channel_id, answer["id"], time.time(), is_earlier)

    async def post_commitment(self, session: Session, row: CommitmentRow) -> PanelMessage:
        answer = await self.tell({"session": session.id, "kind": "hash", "row": -1, "nonce": f"h{session.id}"})
        return PanelMessage(session.channel_id, answer["id"], time.time())

    async def announce(self, session: Session, thread: ThreadRow) -> int:
        answer = await self.tell({"session": session.id, "kind": "thread", "row": -1, "nonce": f"t{session.id}"})
        return int(answer["id"])

    async def start_thread(self, session: Session, thread: ThreadRow) -> int:
        assert thread.message_id is not None, "a thread starts from its announcement, and has its id"
        return thread.message_id

    async def deliver(self, notice: NoticeRow) -> bool:
        await self.tell({"session": str(notice.session_id), "kind": "notice", "row": 0, "nonce": nonce(notice)})
        return True


@dataclass
class Worker:
    services: Services
    discord: Discord
    tables: int
    random: Random

    async def plays(self) -> None:
        """Play at one table after the other, as people do who press again when nothing came."""
        while True:
            number = self.random.randrange(self.tables)
            try:
                await self._press(number)
            except Refused:
                pass
            except Exception as error:  # the database may be away, as it is meant to be
                structlog.get_logger().info("press-failed", error=repr(error)[:200])
            await asyncio.sleep(0.01)

    async def _press(self, number: int) -> None:
        channel, people = 1000 + number, [Actor(100 * number + seat + 1, f"P{seat}") for seat in range(SEATS)]
        session = await self.services.tables.in_channel(channel)
        if session is None:
            game = GAMES[number % len(GAMES)]
            session = await self.services.lobbies.open(game, 1, channel, people[0], "en")
        if session.phase is Phase.LOBBY:
            seated = {player.user_id for player in session.players}
            for actor in people:
                if actor.user_id not in seated:
                    session = await self.services.lobbies.join(session.id, actor)
            await self.services.moves.begin(session.id, people[0])
            return
        seat = self.random.choice(session.movers)
        user = session.players[seat].user_id
        actor = next(one for one in people if one.user_id == user)
        pov = pov_of(session, actor.user_id)
        notation = session.rules.notation(self.random.choice(pov.legal))
        interaction, decision = self.random.getrandbits(60), session.decisions[seat]
        for attempt in (1, 2):
            try:
                await self.services.moves.act(
                    session.id, actor, notation, decision=decision, interaction_id=interaction
                )
                break
            except Refused:
                raise
            except Exception:
                if attempt == 2:
                    raise
        await self.discord.tell({"acknowledged": interaction, "session": session.id})


async def run(url: str, socket: str, tables: int, lease: float) -> None:
    membership.LEASE, membership.BEAT = lease, lease / 4
    cluster_module.BEAT = lease / 4  # type: ignore[attr-defined]
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    discord = Discord(*await asyncio.open_unix_connection(socket))
    store = await Store.open(Address.parse(url), patience=60.0)
    member = Member(store, "1.0")
    cluster = Cluster(store, member)
    beating = asyncio.create_task(cluster.run())
    await cluster.changed.wait()
    services = Services(store, limits=PLENTY, claims=Leased(store, member))
    publisher = Publisher(services.tables, services.reachability, discord, store.clock)
    notifier = Notifier(services.tables, services.reachability, discord)
    scheduler = Scheduler(services)
    await services.resume()

    async def polls() -> None:
        while True:
            try:
                await publisher.poll()
                await notifier.poll()
                await scheduler.tick()
            except Exception as error:  # as in the bot's loops
                structlog.get_logger().info("poll-failed", error=repr(error)[:200])
            await asyncio.sleep(TICK)

    worker = Worker(services, discord, tables, Random())
    hands = [asyncio.create_task(worker.plays()) for _ in range(HANDS if tables else 0)]
    polling = asyncio.create_task(polls())
    await stop.wait()
    for task in (*hands, polling):
        task.cancel()
    await asyncio.gather(*hands, polling, return_exceptions=True)
    await services.close()
    await asyncio.gather(publisher.close(5.0), notifier.close(5.0))
    beating.cancel()
    await cluster.leave()
    await store.close()


if __name__ == "__main__":
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.INFO))
    asyncio.run(run(sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4])))
